"""What the search knows of the board game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from amunre.bots.greedy.auction import judge_for, surplus
from amunre.bots.greedy.player import GreedyBot
from amunre.bots.greedy.reading import Reading
from amunre.bots.protocol import Bot
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.board import board
from amunre.rules.base.offers import Offer
from amunre.rules.base.view import table_view

MOST = 8
"""Candidates at most."""
AMOUNTS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20)
"""Offerings that are tried."""
GOLD, CARD = 0.28, 0.7
"""Points that gold and a card are worth at the end of the Old Kingdom."""
DOUBTS = (9.0, 4.0)


class BoardGame:
    """Knowledge of the board game, any edition and expansion."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.bot = GreedyBot(rules, 0)

    def company(self, seat: int, rng: random.Random) -> list[Bot]:
        """Rivals value points and provinces a little differently from world to world."""
        players = self.rules.config.players
        return [self.bot if one == seat else self.rival(one, rng) for one in range(players)]

    def rival(self, seat: int, rng: random.Random) -> Bot:
        weights = self.bot.weights
        taste = rng.uniform(0.8, 1.25)
        varied = replace(
            weights,
            bid_share=weights.bid_share * rng.uniform(0.85, 1.15),
            point=tuple(point * taste for point in weights.point),
            card=weights.card * rng.uniform(0.8, 1.25),
        )
        other = GreedyBot.__new__(GreedyBot)
        other.name, other.rules, other.weights, other.outlook = "greedy", self.rules, varied, self.bot.outlook
        return other

    def stage(self, state: State) -> int:
        return board(state).kingdom

    def standings(self, state: State) -> list[float]:
        table = board(state)
        if state.outcome is not None:
            return [*(float(points) for points in table.points), DOUBTS[1]]
        expected = [
            points + GOLD * table.gold[seat] + CARD * table.cards_held(seat)
            for seat, points in enumerate(table.points)
        ]
        return [*expected, DOUBTS[0]]

    def refine(self, state: State, seen: View, rng: random.Random) -> None:
        table = board(state)
        for seat, one in enumerate(table_view(seen).seats):
            if one.gold is None:
                bid = sum(max(amount, 0) for amount in one.bids)
                table.gold[seat] = max(bid, round(rng.gauss(12, 5)), 0)

    def candidates(self, seen: View, legal: Legal) -> list[Action]:
        groups = legal.groups
        if len(groups) == 1 and len(groups[0]) == 1:
            return [next(iter(groups[0]))]
        reading = Reading(self.rules, self.bot.weights, self.bot.outlook, seen)
        own = self.bot.choose(seen, legal, random.Random(0))
        kind = reading.kind
        if kind in SETTLED:
            return [own]
        others = (TRIES.get(kind) or every)(reading, legal, own)
        return list(dict.fromkeys([own, *others]))[:MOST]


def bids(reading: Reading, legal: Legal, own: Action) -> list[Action]:
    judge = judge_for(reading)
    plain = [bid for bid in legal if isinstance(bid, PlaceBid) and not bid.bribery and not bid.protection]
    ranked = sorted(plain, key=lambda bid: -surplus(reading, judge, bid))
    lowest: dict[tuple[str, str], PlaceBid] = {}
    for bid in ranked:
        lowest.setdefault((bid.province, bid.leaving), bid)
    first = list(lowest.values())[:4]
    jumps = [bid for bid in ranked if bid not in first and (bid.province in {one.province for one in first[:2]})]
    return [*first, *jumps[:4]]


def offers(reading: Reading, legal: Legal, own: Action) -> list[Action]:
    assert isinstance(own, Offer)
    tried = [Offer(gold, own.played if gold and own.gold or gold == own.gold else ()) for gold in AMOUNTS]
    other = [Offer(own.gold)] if own.played else [Offer(own.gold, ("influence",))]
    return [offer for offer in (*other, *tried) if offer in legal]


def every(reading: Reading, legal: Legal, own: Action) -> list[Action]:
    return list(legal) if len(legal) <= 2 * MOST else []


def purchases(reading: Reading, legal: Legal, own: Action) -> list[Action]:
    found = [action for action in legal if type(action).__name__ in ("BuyCards", "BuyFarmers", "BuyStones", "Done")]
    if hasattr(own, "count"):
        near = [a for a in found if type(a) is type(own) and 0 < abs(a.count - own.count) <= 1]
    else:
        near = []
    first = {}
    rest = []
    for action in found:
        if type(action) is not type(own):
            rest.append(action)
    rest.sort(key=lambda a: getattr(a, "count", 0))
    done = [a for a in rest if not hasattr(a, "count")]
    rest = [a for a in rest if hasattr(a, "count")]
    return [*near, *done, *rest[:5]]


SETTLED = {"pay", "place_farmer", "schemes", "last_sale", "thoth"}
TRIES: dict[str, Callable[[Reading, Legal, Action], list[Action]]] = {
    "bid": bids,
    "offer": offers,
    "market": purchases,
}
