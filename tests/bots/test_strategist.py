"""What the strategist makes of its rivals, and that it plays better than greedy for it."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

import pytest

from amunre.arena.simulate import simulate
from amunre.bots.greedy.forecast import MOST
from amunre.bots.greedy.reading import Reading, WorldReading
from amunre.bots.strategist import StrategistBot
from amunre.bots.strategist.auction import Bidder, Hall
from amunre.bots.strategist.offering import gifts_for, likely_offers, totals_of
from amunre.bots.strategist.rivals import Purse, purse_of, rival_readings
from amunre.bots.strategist.weights import WEIGHTS
from amunre.kernel.game import Game
from amunre.kernel.state import digest
from amunre.rules.base.board import board
from tests.support import bots

CALM, THRIFTY = replace(WEIGHTS, thrift=0.0), replace(WEIGHTS, thrift=1.0)
LADDER = [0, 1, 3, 6, 10, 15, 21, 28, 36]


game_at = partial(bots.game_at, bot="strategist", seed="plans")


def reading_of(game: Game, seat: int) -> Reading:
    bot = StrategistBot(game.rules, seat)
    return Reading(game.rules, bot.weights, bot.outlook, game.view(seat))


# Strength


def test_strategists_beat_greedy_rivals() -> None:
    summary = simulate("anniversary", 4, 40, "strength", ["strategist", "greedy", "strategist", "greedy"])
    assert summary.mean_points["strategist"] > summary.mean_points["greedy"] + 1.0
    assert summary.wins["strategist"] > 22


@pytest.mark.parametrize("title", ["classic", "revised", "anniversary+statues"])
def test_strategists_beat_greedy_rivals_in_other_titles(title: str) -> None:
    summary = simulate(title, 3, 20, "titles", ["strategist", "greedy", "greedy"])
    assert summary.mean_points["strategist"] > summary.mean_points["greedy"]


def test_greedy_beats_beginners_and_beginners_beat_random_bots() -> None:
    summary = simulate("anniversary", 4, 12, "steps", ["greedy", "beginner", "greedy", "beginner"])
    assert summary.mean_points["greedy"] > summary.mean_points["beginner"] + 3
    summary = simulate("anniversary", 4, 4, "steps", ["beginner", "random", "beginner", "random"])
    assert summary.mean_points["beginner"] > 2 * summary.mean_points["random"]
    assert summary.wins["beginner"] == 4


# Auctions in its head


def test_an_auction_ends_with_everybody_alone_where_most_is_left() -> None:
    bidders = [Bidder({"a": 9.0, "b": 8.0}, 20, CALM), Bidder({"a": 12.0, "b": 2.0}, 20, CALM)]
    places, amounts = ["a", ""], [0, -1]
    Hall(bidders, (0, 1), LADDER).play_out(places, amounts, 1)
    # the second seat outbids for a, and the first moves to b at no cost
    assert places == ["b", "a"]
    assert amounts == [0, 1]


def test_a_rival_without_gold_gives_way() -> None:
    rich, poor = Bidder({"a": 9.0, "b": 8.0}, 20, THRIFTY), Bidder({"a": 9.0, "b": 4.0}, 0, THRIFTY)
    places, amounts = ["a", ""], [3, -1]
    Hall([rich, poor], (0, 1), LADDER).play_out(places, amounts, 1)
    assert places == ["a", "b"]


# Rivals


def test_hidden_purses_are_guessed_and_open_ones_are_read() -> None:
    game, seat = game_at("bid", 2, memory="open")
    rival = (seat + 1) % 4
    assert purse_of(reading_of(game, seat), rival) == Purse(board(game.state).gold[rival], 0)
    game, seat = game_at("bid", 2)
    assert purse_of(reading_of(game, seat), (seat + 1) % 4).spread > 0


def test_a_purse_holds_less_than_its_mean_more_often_than_more() -> None:
    assert Purse(10, 0).holds(10) == 1
    assert Purse(10, 0).holds(11) == 0
    assert Purse(10, 5).holds(5) > Purse(10, 5).holds(10) == 0.5 > Purse(10, 5).holds(15)


def test_chances_of_offers_add_up_to_one_and_stay_within_an_open_purse() -> None:
    game, seat = game_at("offer", 2, memory="open")
    for rival in rival_readings(reading_of(game, seat)):
        chances = likely_offers(rival)
        assert sum(chances.values()) == pytest.approx(1)
        gold = board(game.state).gold[rival.seat]
        assert not any(chance for amount, chance in chances.items() if amount > gold)


def test_totals_count_theft_as_gold_taken() -> None:
    assert totals_of([{0: 0.5, 2: 0.5}, {1: 1.0}], theft=3) == {-2: 0.5, 3: 0.5}


def test_more_gold_never_brings_fewer_gifts() -> None:
    game, seat = game_at("offer", 1)
    reading = reading_of(game, seat)
    chances = {rival.seat: likely_offers(rival) for rival in rival_readings(reading)}
    gifts = [gifts_for(reading, amount, chances) for amount in range(1, MOST + 1)]
    assert gifts == sorted(gifts)
    assert 1 <= gifts[0] < gifts[-1] <= 3


@pytest.mark.parametrize("kind", ["bid", "market", "place_stone", "offer", "gift_cards", "harvest"])
def test_whatever_a_judgement_tries_on_a_table_it_puts_back(kind: str) -> None:
    """A search lets it judge on the imagined table itself."""
    game, seat = game_at(kind, 2)
    bot = StrategistBot(game.rules, seat)
    reading = WorldReading(game.rules, bot.weights, bot.outlook, game.state, seat)
    before = digest(game.state)
    bot.judge(reading, game.legal(seat), random.Random(0))
    assert digest(game.state) == before
