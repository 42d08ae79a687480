"""What the master knows beyond the searcher: what things are worth, how rivals bid, and what they can pay."""

from __future__ import annotations

import random
from functools import partial
from itertools import compress
from operator import not_
from statistics import mean

import msgspec
import pytest

from amunre.arena.match import play_on
from amunre.bots import make_bot
from amunre.bots.greedy.reading import WorldReading
from amunre.bots.search.board_game import BoardGame
from amunre.bots.search.mastery import Bidding, Mastery
from amunre.bots.search.outlook import FEATURES, PLANNED, RATES
from amunre.bots.search.playout import imagine
from amunre.bots.search.purses import FACTS, MOMENTS, likely_purse, moment_of
from amunre.bots.search.purses import RATES as PURSE_RATES
from amunre.bots.strategist import StrategistBot
from amunre.bots.strategist.rivals import usual_purse
from amunre.bots.strategist.weights import MASTERLY, Weights, searching_weights, usual_weights
from amunre.kernel.engine import apply, legal
from amunre.rules.base.board import NOBODY, board
from amunre.rules.base.view import table_view
from amunre.rules.setup import Setup, start
from tests.support import bots
from tests.support.bots import quick_bot

game_at = partial(bots.game_at, bot="strategist", seed="mastery")
GAMES = 24


# Numbers


@pytest.mark.parametrize(
    ("title", "players"),
    [("anniversary+officials", 2), ("anniversary", 3), ("anniversary", 4), ("classic", 5)],
)
def test_its_numbers_alone_beat_those_of_the_strategist(title: str, players: int) -> None:
    lead = 0.0
    for number in range(GAMES):
        game = start(Setup(title=title, players=players, seed=f"numbers/{number // 2}"))
        masterly = [seat % 2 == number % 2 for seat in range(players)]
        weights = [MASTERLY[players] if own else usual_weights(players) for own in masterly]
        play_on(game, [StrategistBot(game.rules, seat, one) for seat, one in enumerate(weights)])
        assert game.outcome is not None
        points = game.outcome.points
        lead += mean(compress(points, masterly)) - mean(compress(points, map(not_, masterly)))
    assert lead / GAMES > 1.0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_master_has_them_for_ideas_and_for_everybody_in_its_worlds(players: int) -> None:
    title = "anniversary+officials" if players == 2 else "anniversary"
    craft = Mastery(start(Setup(title=title, players=players, seed="numbers")).rules)
    assert craft.bot.weights == MASTERLY[players]
    for bot in craft.company(random.Random(1)):
        assert isinstance(bot, Bidding)
        assert bot.weights.thrift == MASTERLY[players].thrift
        assert bot.weights.fields == MASTERLY[players].fields


def test_with_tombs_two_players_have_those_of_the_searcher() -> None:
    """The master's for two were found without tombs; there they lose."""
    mixes = {"anniversary+officials": MASTERLY[2], "anniversary+officials+afterlife": searching_weights(2)}
    for title, numbers in mixes.items():
        assert Mastery(start(Setup(title=title, players=2, seed="tombs")).rules).weights == numbers


# Bids


def test_rivals_in_imagined_worlds_bid_like_strategists_through_a_whole_auction() -> None:
    """They keep what they found out about provinces, which must not change a single bid."""
    game, seat = game_at("bid", 2)
    craft, rng = Mastery(game.rules), random.Random(1)
    company = craft.company(rng)
    world = imagine(game.rules, craft, game.view(seat), company, rng)
    bids = 0
    while board(world).round == 2 and any(frame.phase == "auction" for frame in world.stack):
        one = next(iter(world.open))
        allowed, bot = legal(world, one), company[one]
        answer = craft.answer(bot, world, one, allowed, rng)
        if world.open[one].kind == "bid":
            assert isinstance(bot, Bidding)
            assert isinstance(bot.weights, Weights)
            fresh = StrategistBot(game.rules, 0, bot.weights)
            reading = WorldReading(game.rules, fresh.weights, fresh.outlook, world, one)
            assert answer == fresh.judge(reading, allowed, rng)
            bids += 1
        apply(world, one, answer, allowed)
    assert bids > 4


def test_with_officials_rivals_bid_with_two_scribes() -> None:
    game = start(Setup(title="anniversary+officials", players=3, seed="scribes"))
    rng = random.Random(0)
    while game.state.open[game.waiting_for[0]].kind != "bid":
        game.play(game.waiting_for[0], game.legal(game.waiting_for[0]).sample(rng))
    seat = game.waiting_for[0]
    bot = quick_bot("master", game.rules, seat)
    assert bot.choose(game.view(seat), game.legal(seat), rng) in game.legal(seat)


def test_rivals_bid_for_whatever_provinces_an_idea_puts_up() -> None:
    """Each province put up makes another auction; what was found out about one is no use in the next."""
    game, seat = game_at("put_up_province", 2, "revised+expert")
    bot = quick_bot("master", game.rules, seat, 400)
    assert bot.choose(game.view(seat), game.legal(seat), random.Random(0)) in game.legal(seat)


def test_the_outlook_of_both_companies_has_a_rate_for_every_feature() -> None:
    for rates in PLANNED.values():
        assert set(rates) == set(RATES)
        assert all(len(row) == len(FEATURES) + 1 for row in rates.values())
        assert rates != RATES


def test_master_and_searcher_judge_the_end_of_a_game_alike_and_its_middle_not() -> None:
    game, _ = game_at("bid", 3)
    searcher, master = BoardGame(game.rules), Mastery(game.rules)
    assert master.standings(game.state) != searcher.standings(game.state)
    while game.outcome is None:
        seat = game.waiting_for[0]
        game.play(seat, game.legal(seat).sample(random.Random(0)))
    assert master.standings(game.state) == searcher.standings(game.state)


# Purses


def test_purses_are_known_before_the_first_auction() -> None:
    game, seat = game_at("bid", 1)
    rival = (seat + 1) % 4
    assert likely_purse(game.rules, game.view(seat), rival) == (20.0, 0.0)


def test_there_is_a_rate_for_every_moment_round_and_fact() -> None:
    assert set(PURSE_RATES) == set(MOMENTS)
    assert all(len(rows) == 6 for rows in PURSE_RATES.values())
    assert all(len(row) == len(FACTS) + 1 for rows in PURSE_RATES.values() for row in rows)


def test_who_has_bought_has_less_than_who_has_not() -> None:
    game, seat = game_at("market", 1)
    order = table_view(game.view(seat)).order
    assert [moment_of(game.view(seat), one) for one in order[1:]] == ["market"] * 3
    bot = make_bot("strategist", game.rules, seat)
    while game.waiting_for[0] == seat:
        game.play(seat, bot.choose(game.view(seat), game.legal(seat), random.Random(0)))
    seen = game.view(game.waiting_for[0])
    assert moment_of(seen, seat) == "offer"
    assert moment_of(seen, order[2]) == "market"


def test_an_offering_that_lies_open_is_paid() -> None:
    game, seat = game_at("gift_cards", 3)
    seen = game.view(seat)
    table = table_view(seen)
    rival = max(set(range(4)) - {seat}, key=lambda one: table.seats[one].offered)
    sealed = tuple(msgspec.structs.replace(one, offered=NOBODY) for one in table.seats)
    before = msgspec.structs.replace(seen, parts={"base": msgspec.structs.replace(table, seats=sealed)})
    paid = likely_purse(game.rules, before, rival).mean - likely_purse(game.rules, seen, rival).mean
    assert 0 < paid <= table.seats[rival].offered


@pytest.mark.parametrize("kind", ["bid", "offer"])
def test_what_lies_open_tells_more_of_purses_than_habit(kind: str) -> None:
    """Over three games: the true gold lies closer to the estimate than to what is usual in the round."""
    fitted = usual = 0.0
    for number in range(3):
        game = start(Setup(title="anniversary", players=4, seed=f"gold-{number}"))
        bots = [make_bot("strategist", game.rules, seat) for seat in range(4)]
        asked: set[int] = set()
        while game.outcome is None:
            seat, table = game.waiting_for[0], board(game.state)
            if game.state.open[seat].kind == kind and table.round not in asked:
                asked.add(table.round)
                for one in set(range(4)) - {seat}:
                    likely = likely_purse(game.rules, game.view(seat), one)
                    habit = usual_purse(table.round, kind == "bid")
                    fitted += (likely.mean - table.gold[one]) ** 2
                    usual += (habit.mean - table.gold[one]) ** 2
            game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), random.Random(0)))
    assert fitted < 0.8 * usual
