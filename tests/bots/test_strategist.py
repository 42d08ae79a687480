"""What the strategist makes of its rivals, and that it plays better than greedy for it."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

import pytest

from amunre.arena.simulate import simulate
from amunre.bots.greedy.forecast import position
from amunre.bots.greedy.reading import Reading, WorldReading
from amunre.bots.strategist import StrategistBot
from amunre.bots.strategist.auction import Bidder, Hall
from amunre.bots.strategist.balance import (
    answer,
    balanced_offers,
    gifts_for,
    interests_of,
    temple_worths,
    totals_of,
)
from amunre.bots.strategist.rivals import Purse, purse_of
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


def test_a_strategist_beats_greedy_between_two() -> None:
    wins = points = 0.0
    for seats in (["strategist", "greedy"], ["greedy", "strategist"]):
        summary = simulate("anniversary+officials", 2, 20, "two", seats)
        wins += summary.wins["strategist"]
        points += summary.mean_points["strategist"] - summary.mean_points["greedy"]
    assert wins > 20
    assert points > 2


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
    balance = balanced_offers(reading_of(game, seat))
    assert set(balance) == {0, 1, 2, 3}
    for rival, chances in balance.items():
        assert sum(chances) == pytest.approx(1)
        assert not any(chances[board(game.state).gold[rival] + 1 :])


@pytest.mark.parametrize("number", [1, 2, 3, 5, 6])
def test_in_a_balance_nobody_would_change_much(number: int) -> None:
    """More thought changes ever less, and everybody would answer as everybody was taken to."""
    game, seat = game_at("offer", number)
    reading = reading_of(game, seat)

    def offers(insight: int) -> dict[int, list[float]]:
        reading.weights = replace(WEIGHTS, insight=insight)
        return balanced_offers(reading)

    def change(one: dict[int, list[float]], other: dict[int, list[float]]) -> float:
        return max(abs(a - b) for who in one for a, b in zip(one[who], other[who], strict=True))

    balance = offers(40)
    distances = [change(offers(insight), balance) for insight in (0, 1, 3, 10)]
    assert distances == sorted(distances, reverse=True)
    assert distances[0] > 0.1 > 0.05 > distances[2]
    answers = {who: answer(interests_of(reading.through_eyes_of(who)), balance, WEIGHTS) for who in range(4)}
    assert change(answers, balance) < 0.01


def test_what_pays_more_for_a_rival_is_likelier() -> None:
    """With many farmers a seat wants the temple high, with none it steals more often."""
    game, seat = game_at("offer", 2, memory="open")
    rival = (seat + 1) % 4
    table = board(game.state)
    table.gold = [12] * 4
    means = []
    for farmers in (0, 5):
        for name in table.lands[rival]:
            table.farmers[name] = farmers
        chances = balanced_offers(reading_of(game, seat))[rival]
        means.append(sum(gold * chance for gold, chance in enumerate(chances)))
    assert means[0] + 0.5 < means[1]


def test_totals_count_theft_as_gold_taken() -> None:
    assert totals_of([[0.5, 0.0, 0.5], [0.0, 1.0]], theft=3) == {-2: 0.5, 3: 0.5}


def test_the_temple_is_worth_what_its_likely_positions_are() -> None:
    """Against all sums that the others may come to, one by one."""
    game, seat = game_at("offer", 3)
    reading = reading_of(game, seat)
    others = {who: chances for who, chances in balanced_offers(reading).items() if who != seat}
    stakes = [1.0, 4.0, 6.0, 11.0]
    worths = temple_worths(reading, stakes, others)
    theft = reading.parts.theft_gold
    totals = totals_of(list(others.values()), theft)
    for amount, worth in enumerate(worths):
        places = {total: position(reading.forecast.track, total + (amount or -theft)) for total in totals}
        assert worth == pytest.approx(
            sum(chance * stakes[places[total] - 1] for total, chance in totals.items()), abs=0.02
        )


def test_more_gold_never_brings_fewer_gifts() -> None:
    game, seat = game_at("offer", 1)
    reading = reading_of(game, seat)
    others = {who: chances for who, chances in balanced_offers(reading).items() if who != seat}
    nothing, *gifts = gifts_for(reading, others)
    assert nothing == 0
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
