"""What the bot reads out of its view once, at the start of every choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from amunre.bots.greedy.forecast import Forecast
from amunre.bots.greedy.weights import Weights
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import F, Frame, State, innermost
from amunre.kernel.view import View
from amunre.rules.base.board import LAST_ROUND, ROUNDS_IN_A_KINGDOM, Config, board, farmers_in
from amunre.rules.base.laid import laid_out
from amunre.rules.base.points import points
from amunre.rules.base.prices import MarketTurn
from amunre.rules.base.view import SeatView, TableView, show_seat, table_view

PROVINCES_IN_A_KINGDOM = ROUNDS_IN_A_KINGDOM
"""Everybody wins one province a round (auction-8)."""


class Outlook(NamedTuple):
    """What to expect of the offering in the first two rounds of a kingdom, and in the third."""

    ordinary: Forecast
    scoring: Forecast


class Reading:
    """A view with the handful of facts that nearly every judgement starts from."""

    __slots__ = (
        "_table",
        "bank_wins",
        "flow",
        "forecast",
        "gold",
        "hand",
        "harvests",
        "outlook",
        "own",
        "parts",
        "players",
        "round",
        "rules",
        "seat",
        "seen",
        "table",
        "weights",
    )

    def __init__(self, rules: Ruleset, weights: Weights, outlook: Outlook, seen: View) -> None:
        self.seen = seen
        table = table_view(seen)
        self.table: TableView | WorldTable = table
        self.flow: Sequence[Frame] = seen.flow
        self.players = seen.players
        self._table: State | None = None
        me = table.seats[seen.viewer]
        self.gold = me.gold or 0
        self.hand = me.hand or {}
        self.own = [name for name, province in table.provinces.items() if province.owner == seen.viewer]
        self.settle(rules, weights, outlook, seen.viewer)

    def settle(self, rules: Ruleset, weights: Weights, outlook: Outlook, seat: int) -> None:
        """What follows from what was read."""
        config: Config = rules.config
        self.rules = rules
        self.weights = weights
        self.outlook = outlook
        self.seat = seat
        self.parts = config.components
        self.round = max(self.table.round, 1)
        self.harvests = ROUNDS_IN_A_KINGDOM - (self.round - 1) % ROUNDS_IN_A_KINGDOM
        """Harvests until the next scoring, this round's included."""
        self.forecast = outlook.scoring if self.harvests == 1 else outlook.ordinary
        """What to expect of this round's offering."""
        self.bank_wins: dict[tuple[object, ...], float] = {}
        """What was found out about banks: plans for stones ask the same many times."""

    def through_eyes_of(self, rival: int) -> Reading:
        """The table as a rival sees it, who has an empty hand for all we know."""
        seen = msgspec.structs.replace(self.seen, viewer=rival)
        reading = Reading(self.rules, self.weights, self.outlook, seen)
        reading._table = self.copied
        return reading

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

    def is_in(self, phase: str) -> bool:
        """Whether a phase is in progress."""
        return any(frame.phase == phase for frame in self.flow)

    def frame_of(self, kind: type[F]) -> F:
        """The phase of this kind in progress, with what it keeps."""
        found = innermost(self.flow, kind)
        assert found is not None  # asked only where a question says so
        return found

    @property
    def turn(self) -> MarketTurn:
        """The market turn in progress."""
        return self.frame_of(MarketTurn)

    @property
    def in_market(self) -> bool:
        return innermost(self.flow, MarketTurn) is not None

    def temples_ahead(self, harvests: int) -> float:
        """Sum of the temple positions to expect in the last so many rounds of the kingdom."""
        return (harvests - 1) * self.outlook.ordinary.temple + self.outlook.scoring.temple

    def farmers(self, name: str) -> int:
        """All farmers of a province (R12)."""
        province = table_view(self.seen).provinces[name]
        return province.farmers + province.extra_farmers + self.parts.provinces[name].printed_farmers

    def all_farmers(self) -> int:
        return sum(self.farmers(name) for name in self.own)

    def empty_fields(self, name: str) -> int:
        return self.parts.provinces[name].fields - table_view(self.seen).provinces[name].farmers

    def free_fields(self) -> int:
        return sum(self.empty_fields(name) for name in self.own)

    def stones_and_pyramids(self, name: str) -> tuple[int, int]:
        province = table_view(self.seen).provinces[name]
        return province.stones, province.pyramids

    @property
    def copied(self) -> State:
        """A table of our own with the public pieces on it, so that the rules can judge banks and schemes."""
        if self._table is None:
            self._table = laid_out(self.rules, self.seen)
        return self._table


class WorldReading(Reading):
    """The same of a world that was made up whole. No view lies in between: a search reads very many of them.

    Judgements try things out on the world itself and put them back.
    """

    __slots__ = ("_board", "_world")

    def __init__(self, rules: Ruleset, weights: Weights, outlook: Outlook, world: State, seat: int) -> None:
        table = board(world)
        self._world = self._table = world
        self._board = table
        self.table = WorldTable(world, seat)
        self.flow = world.stack
        self.players = world.players
        self.gold = table.gold[seat]
        self.hand = table.hands[seat]
        self.own = table.lands[seat].copy()
        self.settle(rules, weights, outlook, seat)

    def through_eyes_of(self, rival: int) -> Reading:
        reading = WorldReading(self.rules, self.weights, self.outlook, self._world, rival)
        reading.table = self.table
        reading.hand, reading.gold = {}, self.table.seats[rival].gold or 0
        return reading

    @property
    def kind(self) -> str:
        return self._world.open[self.seat].kind

    def part(self, name: str) -> Any:
        spec = self.rules.slices.get(name)
        return spec.view(self._world, self.seat) if spec is not None and spec.view is not None else None

    def farmers(self, name: str) -> int:
        return farmers_in(self._world, name)

    def empty_fields(self, name: str) -> int:
        return self.parts.provinces[name].fields - self._board.farmers[name]

    def stones_and_pyramids(self, name: str) -> tuple[int, int]:
        return self._board.stones[name], self._board.pyramids[name]


class WorldTable:
    """What a table shows to a seat, where no view of it was made."""

    __slots__ = ("collective", "kingdom", "order", "round", "seat", "temple", "up", "world")

    def __init__(self, world: State, seat: int) -> None:
        table = board(world)
        self.world = world
        self.seat = seat
        self.kingdom = table.kingdom
        self.round = table.round
        self.order = table.order
        self.temple = table.temple
        self.collective = table.collective
        self.up = table.up

    @property
    def seats(self) -> list[SeatView]:
        open_counts = points(self.world).others_gold_and_counts(self.world)
        table = board(self.world)
        return [show_seat(table, seat, self.seat, open_counts) for seat in range(self.world.players)]
