"""What the search knows of the board game, any edition and expansion."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from amunre.bots.greedy import officials
from amunre.bots.greedy.auction import judge_for, surplus
from amunre.bots.greedy.market import purchases
from amunre.bots.greedy.player import GreedyBot
from amunre.bots.greedy.reading import Reading, WorldReading
from amunre.bots.protocol import Bot
from amunre.bots.search.craft import Idea, Standings, ideas_of
from amunre.bots.search.outlook import expected_points
from amunre.bots.strategist.auction import imagined_halls, judged_bids
from amunre.bots.strategist.balance import Chances, balanced_offers
from amunre.bots.strategist.offering import best_offer, judged_offers
from amunre.bots.strategist.player import StrategistBot
from amunre.bots.strategist.rivals import Purse, usual_purse
from amunre.bots.strategist.weights import Weights, searching_weights
from amunre.kernel.engine import legal as legal_set
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.board import board
from amunre.rules.base.cards import SellCard
from amunre.rules.base.turns import Done
from amunre.rules.base.view import table_view

MOST = 8
"""Ideas at most."""
GOLD_POINTS = {"bid": 0.08, "market": 0.1}
"""Points that a gold of judgement comes to in play-outs: in these questions less than elsewhere."""
OTHER_POINTS = 0.3
"""The same for every other question."""
LAST_DOUBT = 3.0
"""Points by which a final result is allowed to be luck."""
ROUTINE = frozenset({
    "pay", "place_farmer", "lay_stone", "schemes", "last_sale", "thoth", "start_scheme", "harvest",
    "keep_bid",
})  # fmt: skip
"""Questions that the strategist answers well enough, or that a look to the end of the round cannot answer."""
SETTLED = ROUTINE | {"place_stone", "influence"}
"""Those that are left to the strategist where there is little time: they come often, or decide little."""


class BoardGame:
    """The strategist plays on in imagined worlds; rivals value things a little differently each time."""

    def __init__(
        self, rules: Ruleset, settled: frozenset[str] = SETTLED, weights: Weights | None = None
    ) -> None:
        self.rules = rules
        self.settled = settled
        self.weights = weights or searching_weights(rules.config.players)
        self.bot = StrategistBot(rules, 0, self.weights)

    def company(self, rng: random.Random) -> list[Bot]:
        return [self.rival(rng) for _ in range(self.rules.config.players)]

    def rival(self, rng: random.Random) -> Bot:
        weights = self.weights
        keen = rng.uniform(0.85, 1.2)
        a, b, c, d, e, f = weights.point
        varied = replace(
            weights,
            bid_share=weights.bid_share * rng.uniform(0.85, 1.15),
            point=(a * keen, b * keen, c * keen, d * keen, e * keen, f * keen),
            card=weights.card * rng.uniform(0.8, 1.25),
        )
        return StrategistBot(self.rules, 0, varied)

    def answer(self, bot: Bot, state: State, seat: int, legal: Legal, rng: random.Random) -> Action:
        """Judged on the imagined table itself: whatever a judgement tries there it puts back."""
        assert isinstance(bot, GreedyBot)
        reading = WorldReading(self.rules, bot.weights, bot.outlook, state, seat)
        return GreedyBot.judge(bot, reading, legal, rng)

    def guess(
        self, company: list[Bot], state: State, seats: list[int], rng: random.Random
    ) -> dict[int, Action]:
        """Sealed choices are those of strategists. An offering answers what everybody may offer, which is
        found out once for the world."""
        chosen: dict[int, Action] = {}
        chances: dict[int, Chances] = {}
        for seat in seats:
            bot = company[seat]
            assert isinstance(bot, StrategistBot)
            reading = WorldReading(self.rules, bot.weights, bot.outlook, state, seat)
            if reading.kind == "offer":
                chances = chances or balanced_offers(reading)
                chosen[seat] = best_offer(reading, chances)
            else:
                chosen[seat] = bot.judge(reading, legal_set(state, seat), rng)
        return chosen

    def stage(self, state: State) -> int:
        return max(board(state).round, 1)  # what is chosen before the first round belongs to it

    def standings(self, state: State) -> Standings:
        if state.outcome is not None:
            return Standings([float(points) for points in board(state).points], LAST_DOUBT)
        return expected_points(state)

    def refine(self, state: State, seen: View, rng: random.Random) -> None:
        """Where purses are hidden, rivals have about as much gold as the bot reckons with."""
        table = board(state)
        for seat, one in enumerate(table_view(seen).seats):
            if one.gold is None:
                bid = sum(max(amount, 0) for amount in one.bids)
                table.gold[seat] = max(bid, round(rng.gauss(*self.purse(seen, seat))))

    def purse(self, seen: View, seat: int) -> Purse:
        """A hidden purse: what is usual in the round."""
        is_auction = any(frame.phase == "auction" for frame in seen.flow)
        return usual_purse(max(table_view(seen).round, 1), is_auction)

    def ideas(self, seen: View, legal: Legal) -> list[Idea]:
        groups = legal.groups
        if len(groups) == 1 and len(groups[0]) == 1:
            return [Idea(next(iter(groups[0])), 0.0)]
        reading = Reading(self.rules, self.bot.weights, self.bot.outlook, seen)
        own = self.bot.judge(reading, legal, random.Random(0))
        if reading.kind in self.settled:
            return [Idea(own, 0.0)]
        judged = JUDGED.get(reading.kind, every)(reading, legal, own)
        return ideas_of(own, judged, GOLD_POINTS.get(reading.kind, OTHER_POINTS), MOST)


Judged = Callable[[Reading, Legal, Action], dict[Action, float]]
"""What each answer is worth by judgement alone, in gold."""


def bids(reading: Reading, legal: Legal, own: Action) -> dict[Action, float]:
    if reading.part(officials.PART) is None:
        return dict(judged_bids(reading, legal, imagined_halls(reading)).items())
    judge = judge_for(reading)
    plain = [bid for bid in legal if isinstance(bid, PlaceBid) and not bid.bribery and not bid.protection]
    return {bid: surplus(reading, judge, bid) for bid in plain}


def offers(reading: Reading, legal: Legal, own: Action) -> dict[Action, float]:
    judged = judged_offers(reading, balanced_offers(reading))
    return {offer: worth for offer, worth in judged.items() if offer in legal}


def wares(reading: Reading, legal: Legal, own: Action) -> dict[Action, float]:
    """Purchases by what the turn would be worth with them; cards are played when the strategist says."""
    judged: dict[Action, float] = {}
    for choice in purchases(reading, legal):
        action = choice.action or Done()
        judged[action] = max(choice.worth, judged.get(action, choice.worth))
    return judged if own in judged else {}


def every(reading: Reading, legal: Legal, own: Action) -> dict[Action, float]:
    """Where nothing is reckoned for each answer, all but one's own count as a little worse; none sells."""
    plain = [action for action in legal if not isinstance(action, SellCard)]
    return dict.fromkeys(plain, -1.0) | {own: 0.0} if len(plain) <= 2 * MOST else {}


JUDGED: dict[str, Judged] = {"bid": bids, "offer": offers, "market": wares}
