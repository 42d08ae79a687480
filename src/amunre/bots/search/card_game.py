"""What the search knows of the card game. A game is short, so candidates are played out to its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from amunre.bots.cards.income import building_worth, reserve_worth
from amunre.bots.cards.offering import judged_offers
from amunre.bots.cards.player import CardBot
from amunre.bots.cards.reading import Reading
from amunre.bots.cards.worth import province_worth
from amunre.bots.protocol import Bot
from amunre.bots.search.craft import Standings
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View, view
from amunre.rules.cardgame.auction import BidCard
from amunre.rules.cardgame.income import BuildPyramids, LayReserve
from amunre.rules.cardgame.table import table

MOST = 6
"""Candidates at most."""
DOUBT = 1.5
"""Points by which a final result is allowed to be luck."""
SETTLED = {"pyramid"}
"""A question that is the same whatever one answers."""


class CardGame:
    """Greedy plays on in imagined worlds; rivals offer more or less freely each time."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.bot = CardBot(rules, 0)

    def company(self, rng: random.Random) -> list[Bot]:
        return [self.rival(rng) for _ in range(self.rules.config.players)]

    def rival(self, rng: random.Random) -> Bot:
        weights = self.bot.weights
        free, thrift = rng.uniform(0.6, 1.6), rng.uniform(0.7, 1.4)
        one, two, three = weights.offers
        old, middle, new = weights.gold
        varied = replace(
            weights,
            offers=(one * free, two * free, three * free),
            gold=(old * thrift, middle * thrift, new * thrift),
        )
        return CardBot(self.rules, 0, varied)

    def answer(self, bot: Bot, state: State, seat: int, legal: Legal, rng: random.Random) -> Action:
        return bot.choose(view(state, seat), legal, rng)

    def stage(self, state: State) -> int:
        return 0

    def standings(self, state: State) -> Standings:
        return Standings([float(points) for points in table(state).points], DOUBT)

    def refine(self, state: State, seen: View, rng: random.Random) -> None:
        """Nothing but the decks is hidden, and they are shuffled fairly."""

    def candidates(self, seen: View, legal: Legal) -> list[Action]:
        groups = legal.groups
        if len(groups) == 1 and len(groups[0]) == 1:
            return [next(iter(groups[0]))]
        own = self.bot.choose(seen, legal, random.Random(0))
        reading = self.bot.read(seen)
        if reading.kind in SETTLED:
            return [own]
        tries = TRIES.get(reading.kind, every)(reading, legal)
        return list(dict.fromkeys([own, *tries]))[:MOST]


def bids(reading: Reading, legal: Legal) -> list[Action]:
    """For each province the cheapest cards first, by what is left after them."""
    worths = {name: province_worth(reading, name) for name in reading.table.up}
    found = [action for action in legal if isinstance(action, BidCard)]
    return [*sorted(found, key=lambda bid: bid.card * reading.gold_worth - worths[bid.province])]


def offers(reading: Reading, legal: Legal) -> list[Action]:
    judged = judged_offers(reading)
    return [*sorted(judged, key=lambda offer: -judged[offer])]


def buildings(reading: Reading, legal: Legal) -> list[Action]:
    counts = [action.count for action in legal if isinstance(action, BuildPyramids)]
    return [BuildPyramids(count) for count in sorted(counts, key=lambda one: -building_worth(reading, one))]


def reserves(reading: Reading, legal: Legal) -> list[Action]:
    found = [action for action in legal if isinstance(action, LayReserve)]
    return [*sorted(found, key=lambda action: -reserve_worth(reading, action.cards))]


def every(reading: Reading, legal: Legal) -> list[Action]:
    return list(legal)


TRIES: dict[str, Callable[[Reading, Legal], list[Action]]] = {
    "bid": bids,
    "offer": offers,
    "build": buildings,
    "prepare": reserves,
}
