"""What the master knows beyond the searcher: what things are worth, how rivals bid, what they can pay."""

from __future__ import annotations

import random
from dataclasses import replace

from amunre.bots.greedy import afterlife, officials
from amunre.bots.greedy.player import GreedyBot
from amunre.bots.greedy.reading import WorldReading
from amunre.bots.protocol import Bot
from amunre.bots.search.board_game import ROUTINE, BoardGame
from amunre.bots.search.craft import Standings
from amunre.bots.search.outlook import PLANNED, expected_points
from amunre.bots.search.purses import likely_purse
from amunre.bots.strategist.auction import Hall, best_bid, imagined_halls
from amunre.bots.strategist.player import StrategistBot
from amunre.bots.strategist.rivals import Purse
from amunre.bots.strategist.weights import MASTERLY, SEARCHING, Weights
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View


def numbers_for(rules: Ruleset) -> Weights:
    """Those of two were found without tombs, and lose to the searcher's with them."""
    players = rules.config.players
    return SEARCHING if players == 2 and afterlife.PART in rules.slices else MASTERLY[players]


class Bidding(StrategistBot):
    """One seat of one imagined world. What the provinces of an auction are worth to whom is the same for all
    ideas and every bid, so it is found out once."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        super().__init__(rules, 0, weights)
        self.halls: dict[tuple[int, tuple[str, ...]], list[Hall]] = {}
        """By round and provinces; the latter may be chosen by players, one after the other."""

    def bid(self, reading: WorldReading, legal: Legal) -> Action:
        auction = reading.round, tuple(reading.table.up)
        if auction not in self.halls:
            self.halls[auction] = imagined_halls(reading)
        return best_bid(reading, legal, self.halls[auction])


class Mastery(BoardGame):
    """Better numbers; in imagined worlds rivals bid with a plan and hold what the open table makes likely."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, ROUTINE, numbers_for(rules))

    def rival(self, rng: random.Random) -> Bot:
        varied = super().rival(rng)
        assert isinstance(varied, StrategistBot)
        assert isinstance(varied.weights, Weights)
        # one mood a world instead of three in every world: as varied, and a third of the work
        mood = rng.uniform(varied.weights.moods[0], varied.weights.moods[-1])
        return Bidding(self.rules, replace(varied.weights, moods=(mood,)))

    def answer(self, bot: Bot, state: State, seat: int, legal: Legal, rng: random.Random) -> Action:
        assert isinstance(bot, Bidding)
        reading = WorldReading(self.rules, bot.weights, bot.outlook, state, seat)
        if reading.kind == "bid" and reading.part(officials.PART) is None:
            return bot.bid(reading, legal)
        return GreedyBot.judge(bot, reading, legal, rng)

    def standings(self, state: State) -> Standings:
        if state.outcome is not None:
            return super().standings(state)
        return expected_points(state, PLANNED[state.players])

    def purse(self, seen: View, seat: int) -> Purse:
        """A hidden purse: what the open table makes likely."""
        return likely_purse(self.rules, seen, seat)
