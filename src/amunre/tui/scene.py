"""What there is to draw: one view, the public rules, and what follows from the two."""

from __future__ import annotations

import random
from functools import cached_property
from typing import ClassVar

from amunre.drawing.expansions import Extras
from amunre.kernel.engine import Transaction
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View, determinize
from amunre.rules.base.bids import IN_FORCE
from amunre.rules.base.gifts import Gifts
from amunre.rules.base.harvest import income
from amunre.rules.base.placing import Placing
from amunre.rules.base.points import points
from amunre.rules.base.scoring import score_provinces
from amunre.rules.base.view import ProvinceView, SeatView, table_view
from amunre.rules.components import Components, Province
from amunre.rules.shared.points import Scored, ScoreItem
from amunre.tui.people import People
from amunre.tui.terms import terms_of
from amunre.tui.words import KINGDOMS

AUCTION = "Auction"
PROVINCES_EACH = 3
PHASES = {
    "set_up": "Set-up",
    "provinces": AUCTION,
    "auction": AUCTION,
    "claims": AUCTION,
    "market": "Market",
    "offering": "Offering",
    "harvest": "Harvest",
    "scoring": "Scoring",
    "gold_scoring": "Gold scoring",
}


class AnyScene:
    """A view ready to be drawn. It holds no state of the game, so it cannot show anything hidden."""

    PHASES: ClassVar[dict[str, str]]
    KINGDOMS: ClassVar[dict[int, str]]
    WHEN_SCORED: ClassVar[str]
    TIE_BREAK: ClassVar[str]
    """What the ranking shows beside the points."""

    def __init__(self, title: str, rules: Ruleset, seen: View, people: People) -> None:
        self.title = title
        self.rules = rules
        self.seen = seen
        self.people = people
        self.components: Components = rules.config.components
        self.terms = terms_of(title)

    @cached_property
    def imagined(self) -> State:
        """A state that agrees with the view, for questions whose answer hangs on open things only."""
        return determinize(self.rules, self.seen, random.Random(0))

    @property
    def phase(self) -> str:
        if self.seen.outcome is not None:
            return "the end"
        names = [self.PHASES[frame.phase] for frame in self.seen.flow if frame.phase in self.PHASES]
        return names[0] if names else "between rounds"

    @property
    def items(self) -> list[ScoreItem]:
        """Every point so far."""
        raise NotImplementedError

    def points_of(self, seat: int) -> int:
        raise NotImplementedError

    def tie_break(self, seat: int) -> int:
        raise NotImplementedError

    @property
    def phase_in_words(self) -> str:
        """The phase as the edition at the table calls it."""
        return self.terms.things(self.phase)

    def left_to_do(self) -> int:
        """How many pieces or gifts are left at a question that is asked for one after the other."""
        raise NotImplementedError

    def if_scored_now(self) -> list[ScoreItem]:
        """What would score at this moment; all of it lies open."""
        raise NotImplementedError


class Scene(AnyScene):
    """A view of the board game."""

    PHASES = PHASES
    KINGDOMS = KINGDOMS
    WHEN_SCORED = "provinces score after rounds 3 and 6"
    TIE_BREAK = "gold"

    def __init__(self, title: str, rules: Ruleset, seen: View, people: People) -> None:
        super().__init__(title, rules, seen, people)
        self.table = table_view(seen)
        self.extras = Extras(seen, self.components)

    @property
    def items(self) -> list[ScoreItem]:
        return list(self.table.items)

    def points_of(self, seat: int) -> int:
        return self.table.seats[seat].points

    def tie_break(self, seat: int) -> int:
        return self.table.seats[seat].gold or 0

    def own(self) -> SeatView | None:
        return self.table.seats[self.seen.viewer] if self.seen.viewer >= 0 else None

    def provinces_of(self, seat: int) -> list[str]:
        return [name for name, province in self.table.provinces.items() if province.owner == seat]

    def pays(self, province: str) -> int:
        """What a province would pay with the temple where it stands."""
        return sum(gold for _, _, gold in income(self.imagined, province))

    def track(self) -> tuple[int, int, int]:
        return points(self.imagined).temple_track(self.imagined)

    def printed(self, province: str) -> Province:
        return self.components.provinces[province]

    def laid(self, province: str) -> ProvinceView:
        return self.table.provinces[province]

    def bids_on(self, province: str) -> list[tuple[int, int]]:
        """Bids in a province as (seat, amount), highest first."""
        found = [
            (seat, bid)
            for seat, who in enumerate(self.table.seats)
            for scribe, bid in zip(who.scribes, who.bids, strict=True)
            if scribe == province
        ]
        return sorted(found, key=lambda pair: -pair[1])

    def is_protected(self, province: str, seat: int) -> bool:
        """Whether protection is in force for the seat's scribe there."""
        who = self.table.seats[seat]
        return any(
            scribe == province and force == IN_FORCE
            for scribe, force in zip(who.scribes, who.protection, strict=True)
        )

    def left_to_do(self) -> int:
        """How many pieces or gifts are left at a question that is asked for one after the other."""
        frame = self.seen.flow[-1]
        if isinstance(frame, Placing):
            return frame.farmers or frame.stones
        return frame.left if isinstance(frame, Gifts) and frame.step else 0

    def if_scored_now(self) -> list[ScoreItem]:
        """Pyramids, sets, banks and temples as they would score at this moment; all of it lies open."""
        tx = Transaction(self.imagined.copy())
        score_provinces(tx)
        found = [item for event in tx.events if isinstance(event, Scored) for item in event.items]
        return [item for item in found if item.source != "sets" or self.has_all_provinces(item.seat)]

    def has_all_provinces(self, seat: int) -> bool:
        """A set takes a pyramid in each of three provinces (scoring-3); nobody has them before round 3."""
        return len(self.provinces_of(seat)) >= PROVINCES_EACH
