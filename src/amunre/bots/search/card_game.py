"""What the search knows of the card game. A game is short, so ideas are played out to its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from amunre.bots.cards.income import building_worth, reserve_worth
from amunre.bots.cards.offering import judged_offers
from amunre.bots.cards.player import CardBot
from amunre.bots.cards.reading import Reading, WorldReading
from amunre.bots.cards.weights import WEIGHTS, Weights
from amunre.bots.cards.worth import bid_price, province_worths
from amunre.bots.protocol import Bot
from amunre.bots.search.craft import Idea, Standings, ideas_of
from amunre.kernel.engine import legal as legal_set
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.cardgame.auction import BidCard
from amunre.rules.cardgame.income import BuildPyramids, LayReserve
from amunre.rules.cardgame.table import table

MOST = 6
"""Ideas at most."""
LIKED = 0.05
"""Points that a card of the reserve is worth beside another division of the same gold."""
DOUBT = 1.5
"""Points by which a final result is allowed to be luck."""
SETTLED = frozenset({"pyramid"})
"""A question that is the same whatever one answers."""


class CardGame:
    """Greedy plays on in imagined worlds; rivals offer more or less freely each time."""

    def __init__(self, rules: Ruleset, weights: Weights = WEIGHTS) -> None:
        self.rules = rules
        self.bot = CardBot(rules, 0, weights)

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
        """Judged on the imagined table itself."""
        assert isinstance(bot, CardBot)
        return bot.judge(WorldReading(self.rules, bot.weights, bot.averages, state, seat), legal)

    def guess(
        self, company: list[Bot], state: State, seats: list[int], rng: random.Random
    ) -> dict[int, Action]:
        return {seat: self.answer(company[seat], state, seat, legal_set(state, seat), rng) for seat in seats}

    def stage(self, state: State) -> int:
        return 0

    def standings(self, state: State) -> Standings:
        return Standings([float(points) for points in table(state).points], DOUBT)

    def refine(self, state: State, seen: View, rng: random.Random) -> None:
        """Nothing but the decks is hidden, and they are shuffled fairly."""

    def ideas(self, seen: View, legal: Legal) -> list[Idea]:
        groups = legal.groups
        if len(groups) == 1 and len(groups[0]) == 1:
            return [Idea(next(iter(groups[0])), 0.0)]
        reading = self.bot.read(seen)
        own = self.bot.judge(reading, legal)
        if reading.kind in SETTLED:
            return [Idea(own, 0.0)]
        return ideas_of(own, JUDGED.get(reading.kind, every)(reading, legal), 1.0, MOST)


def bids(reading: Reading, legal: Legal) -> dict[Action, float]:
    """What is left of each province after the gold card."""
    worths, price = province_worths(reading), bid_price(reading)
    found = [action for action in legal if isinstance(action, BidCard)]
    return {bid: worths[bid.province] - bid.card * price for bid in found}


def offers(reading: Reading, legal: Legal) -> dict[Action, float]:
    return dict(judged_offers(reading).items())


def buildings(reading: Reading, legal: Legal) -> dict[Action, float]:
    found = [action for action in legal if isinstance(action, BuildPyramids)]
    return {action: building_worth(reading, action.count) for action in found}


def reserves(reading: Reading, legal: Legal) -> dict[Action, float]:
    """How a reserve is liked says little about points, so all count nearly alike."""
    found = [action for action in legal if isinstance(action, LayReserve)]
    return {action: LIKED * reserve_worth(reading, action.cards) for action in found}


def every(reading: Reading, legal: Legal) -> dict[Action, float]:
    return dict.fromkeys(legal, 0.0)


JUDGED: dict[str, Callable[[Reading, Legal], dict[Action, float]]] = {
    "bid": bids,
    "offer": offers,
    "build": buildings,
    "prepare": reserves,
}
"""What each answer is worth by judgement alone, in points."""
