"""What the greedy bot of the card game makes of its view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from amunre.arena.simulate import simulate
from amunre.bots import make_bot
from amunre.bots.cards.offering import Chances, choose_offer, favour, guess, sums_of, together
from amunre.bots.cards.reading import Averages, Reading, even_height
from amunre.bots.cards.weights import WEIGHTS
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View
from amunre.rules.cardgame.auction import BidCard
from amunre.rules.cardgame.income import BuildPyramids, LayReserve
from amunre.rules.cardgame.offering import OfferCards
from amunre.rules.cardgame.view import card_view
from amunre.rules.catalogue import ruleset
from amunre.rules.components import standard
from amunre.rules.setup import Setup, start


class Moment(NamedTuple):
    kind: str
    seen: View
    allowed: Legal
    action: Action


def one_game(seed: str, players: int) -> Iterator[Moment]:
    game = start(Setup(title="cardgame", players=players, seed=seed))
    bots = [make_bot("greedy", game.rules, seat) for seat in range(players)]
    dice = random.Random(seed)
    while game.outcome is None:
        seat = game.waiting_for[0]
        seen, allowed = game.view(seat), game.legal(seat)
        action = bots[seat].choose(seen, allowed, dice)
        yield Moment(game.state.open[seat].kind, seen, allowed, action)
        game.play(seat, action)


@cache
def moments() -> tuple[Moment, ...]:
    return tuple(moment for number in range(6) for moment in one_game(f"m{number}", 2 + number % 4))


def test_greedy_beats_three_random_rivals() -> None:
    summary = simulate("cardgame", 4, 60, "strength", ["greedy", "random", "random", "random"])
    assert summary.wins["greedy"] >= 54
    assert summary.mean_points["greedy"] > summary.mean_points["random"] + 6


def test_points_that_were_lost_are_counted_as_lost() -> None:
    summary = simulate("cardgame", 4, 20, "lost", ["random"] * 4)
    assert summary.mean_points_by_source["random"]["fewest_ankhs"] == -0.75


def test_a_bid_is_the_lowest_card_that_does() -> None:
    for moment in moments():
        if isinstance(moment.action, BidCard):
            cards = [
                action.card
                for action in moment.allowed
                if isinstance(action, BidCard) and action.province == moment.action.province
            ]
            assert moment.action.card == min(cards)


def test_nobody_offers_two_cards_where_one_of_them_is_the_0() -> None:
    offers = [moment.action for moment in moments() if isinstance(moment.action, OfferCards)]
    assert offers
    assert all(0 not in offer.cards for offer in offers)


def test_pyramids_are_built_in_the_first_kingdoms() -> None:
    built = [moment.action.count for moment in moments() if isinstance(moment.action, BuildPyramids)]
    assert sum(built) / len(built) > 3


def test_a_reserve_has_several_cards() -> None:
    for moment in moments():
        if isinstance(moment.action, LayReserve) and card_view(moment.seen).kingdom == 0:
            assert moment.action.cards == (0, 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("heights", "tokens", "height"),
    [((0, 0, 0), 3, 1.0), ((1, 2, 3), 1, 2.0), ((1, 2, 3), 3, 3.0), ((1, 2, 3), 6, 4.0), ((0, 5, 5), 4, 4.0)],
)
def test_pyramids_spread_evenly(heights: tuple[int, ...], tokens: float, height: float) -> None:
    assert even_height([float(each) for each in heights], tokens) == height


def test_sums_and_guesses_cover_what_a_reserve_can_offer() -> None:
    assert sorted(sums_of((0, 2, 5))) == [0, 2, 5, 7]
    chances = dict(guess((0, 2, 5), 8.0))
    assert sum(chances.values()) == pytest.approx(1)
    assert chances[0] > chances[2] > chances[7]
    totals = together([guess((0, 1), 8.0), guess((0, 2), 8.0)], 16)
    assert sorted(totals) == [0, 1, 2, 3]
    assert sum(totals.values()) == pytest.approx(1)
    enough = together([guess((0, 1), 8.0), guess((0, 2), 8.0)], 2)
    assert sorted(enough) == [0, 1, 2]
    assert enough[2] == pytest.approx(totals[2] + totals[3])


def test_a_tie_is_worth_more_to_whoever_is_earlier() -> None:
    seen = next(moment.seen for moment in moments() if moment.kind == "offer" and moment.seen.players == 3)
    rules = ruleset("cardgame", 3, {})
    worths = []
    for place in (0, 2):
        order = card_view(seen).order
        reading = Reading(rules, WEIGHTS, Averages(standard().card_set), seen)
        reading.seat = order[place]
        surely: Chances = ((3, 1.0),)
        rivals = [(seat, surely) for seat in order if seat != reading.seat]
        worths.append(favour(reading, 3, rivals))
    assert worths == [3.0, 1.0]


def test_an_offer_is_made_of_the_reserve() -> None:
    for moment in moments():
        if moment.kind == "offer":
            reading = Reading(
                ruleset("cardgame", moment.seen.players, {}),
                WEIGHTS,
                Averages(standard().card_set),
                moment.seen,
            )
            assert choose_offer(reading, moment.allowed) in moment.allowed
