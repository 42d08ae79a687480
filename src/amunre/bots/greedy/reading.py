"""What the bot reads out of its view once, at the start of every choice."""

from __future__ import annotations

from typing import Any, NamedTuple

from amunre.bots.greedy.forecast import Forecast
from amunre.bots.greedy.weights import Weights
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.board import Config
from amunre.rules.base.laid import laid_out
from amunre.rules.base.view import table_view

ROUNDS_IN_A_KINGDOM = 3
LAST_ROUND = 6
PROVINCES_IN_A_KINGDOM = 3
"""Everybody wins one province a round (game-1, auction-8)."""


class Outlook(NamedTuple):
    """What to expect of the offering in the first two rounds of a kingdom, and in the third."""

    ordinary: Forecast
    scoring: Forecast


class Reading:
    """A view with the handful of facts that nearly every judgement starts from."""

    __slots__ = (
        "_table",
        "forecast",
        "gold",
        "hand",
        "harvests",
        "outlook",
        "own",
        "parts",
        "round",
        "rules",
        "seat",
        "seen",
        "table",
        "weights",
    )

    def __init__(self, rules: Ruleset, weights: Weights, outlook: Outlook, seen: View) -> None:
        config: Config = rules.config
        self.rules = rules
        self.weights = weights
        self.outlook = outlook
        self.seen = seen
        self.seat = seen.viewer
        self.table = table_view(seen)
        self.parts = config.components
        me = self.table.seats[self.seat]
        self.gold = me.gold or 0
        self.hand = me.hand or {}
        self.own = [name for name, province in self.table.provinces.items() if province.owner == self.seat]
        self.round = max(self.table.round, 1)
        self.harvests = ROUNDS_IN_A_KINGDOM - (self.round - 1) % ROUNDS_IN_A_KINGDOM
        """Harvests until the next scoring, this round's included."""
        self.forecast = outlook.scoring if self.harvests == 1 else outlook.ordinary
        """What to expect of this round's offering."""
        self._table: State | None = None

    @property
    def is_scoring_round(self) -> bool:
        return self.harvests == 1

    @property
    def is_last_round(self) -> bool:
        return self.round == LAST_ROUND

    @property
    def kind(self) -> str:
        """Kind of the question this seat is asked."""
        return next(decision.kind for decision in self.seen.decisions if decision.seat == self.seat)

    def part(self, name: str) -> Any:
        """What an expansion shows, or ``None`` if the game is played without it."""
        return self.seen.parts.get(name)

    @property
    def turn(self) -> tuple[int, ...]:
        """The public numbers of the market turn in progress."""
        return next(frame.data for frame in reversed(self.seen.flow) if frame.phase == "market_turn")

    @property
    def in_market(self) -> bool:
        return any(frame.phase == "market_turn" for frame in self.seen.flow)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The public numbers of what is being done just now, such as gifts or pieces left."""
        return self.seen.flow[-1].data

    def temples_ahead(self, harvests: int) -> float:
        """Sum of the temple positions to expect in the last so many rounds of the kingdom."""
        return (harvests - 1) * self.outlook.ordinary.temple + self.outlook.scoring.temple

    def farmers(self, name: str) -> int:
        """All farmers of a province (R12)."""
        province = self.table.provinces[name]
        return province.farmers + province.extra_farmers + self.parts.provinces[name].printed_farmers

    def all_farmers(self) -> int:
        return sum(self.farmers(name) for name in self.own)

    def free_fields(self) -> int:
        provinces = self.table.provinces
        return sum(self.parts.provinces[name].fields - provinces[name].farmers for name in self.own)

    @property
    def copied(self) -> State:
        """A table of our own with the public pieces on it, so that the rules can judge banks and schemes."""
        if self._table is None:
            self._table = laid_out(self.rules, self.seen)
        return self._table

    def share_table(self, other: Reading) -> None:
        """Judge on the table that another reading has laid out already."""
        self._table = other.copied

    def lay_out(self, world: State) -> None:
        """Judge on a table that was made up whole, as a search does."""
        self._table = world
