"""The greedy bot of the card game: reads the view and hands the question to the judgement that fits."""

from __future__ import annotations

import random
from collections.abc import Callable

from amunre.bots.cards.income import choose_building, choose_reserve
from amunre.bots.cards.offering import choose_offer
from amunre.bots.cards.reading import Averages, Reading
from amunre.bots.cards.weights import WEIGHTS, Weights
from amunre.bots.cards.worth import bid_price, open_places, province_worths, raised, usual_heights
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.rules.cardgame.auction import BidCard
from amunre.rules.cardgame.extension import ExtendProvince
from amunre.rules.cardgame.table import CardConfig


def choose_bid(reading: Reading, legal: Legal) -> Action:
    """The province that leaves most over the gold card for it."""
    bids = [action for action in legal if isinstance(action, BidCard)]
    worths, price = province_worths(reading), bid_price(reading)
    return max(bids, key=lambda bid: worths[bid.province] - bid.card * price)


def choose_place(reading: Reading, legal: Legal) -> Action:
    """Lay the card where its pyramids raise the lowest province most, and where few ankhs are covered."""
    card = reading.cards.cards[reading.won[reading.seat]]
    stacks, places = reading.stacks[reading.seat], open_places(reading)
    heights = usual_heights(reading, places)

    def worth(place: int) -> tuple[float, int]:
        covered = reading.cards.cards[stacks[place][-1]]
        return round(raised(reading, heights, place, card.pyramids), 9), -covered.ankhs

    return ExtendProvince(stacks[max(places, key=worth)][-1])


def choose_pyramid(reading: Reading, legal: Legal) -> Action:
    """Equal provinces are equal: any will do."""
    return next(iter(legal))


JUDGEMENTS: dict[str, Callable[[Reading, Legal], Action]] = {
    "bid": choose_bid,
    "extend": choose_place,
    "offer": choose_offer,
    "pyramid": choose_pyramid,
    "build": choose_building,
    "prepare": choose_reserve,
}


class CardBot:
    """Takes at every question what earns most by its own reckoning; it does not look ahead."""

    def __init__(self, rules: Ruleset, seat: int, weights: Weights = WEIGHTS) -> None:
        config: CardConfig = rules.config
        self.name = "greedy"
        self.rules = rules
        self.weights = weights
        self.averages = Averages(config.components.card_set)

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return self.judge(self.read(view), legal)

    def judge(self, reading: Reading, legal: Legal) -> Action:
        return JUDGEMENTS[reading.kind](reading, legal)

    def read(self, view: View) -> Reading:
        return Reading(self.rules, self.weights, self.averages, view)
