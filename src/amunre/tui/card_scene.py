"""A view of the card game, ready to be drawn."""

from __future__ import annotations

from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.rules.cardgame.pyramids import PlacePyramids
from amunre.rules.cardgame.scoring import kingdom_items
from amunre.rules.cardgame.table import PROVINCES_EACH, ankhs_of, caravans_of, fields_of, pyramids_of
from amunre.rules.cardgame.view import CardSeatView, card_view
from amunre.rules.components import ProvinceCard
from amunre.rules.shared.points import ScoreItem
from amunre.tui.people import People
from amunre.tui.scene import AnyScene

PHASES = {
    "set_up": "Set-up",
    "auction": "Auction",
    "offering": "Offering",
    "income": "Income",
    "points": "Points",
}


class CardScene(AnyScene):
    PHASES = PHASES
    KINGDOMS = {1: "kingdom 1", 2: "kingdom 2", 3: "kingdom 3"}  # noqa: RUF012 - declared in the base class
    WHEN_SCORED = "points come after each kingdom"
    TIE_BREAK = "pyramids"

    def __init__(self, title: str, rules: Ruleset, seen: View, people: People) -> None:
        super().__init__(title, rules, seen, people)
        self.table = card_view(seen)
        self.cards = self.components.card_set

    @property
    def items(self) -> list[ScoreItem]:
        return list(self.table.items)

    def points_of(self, seat: int) -> int:
        return self.table.seats[seat].points

    def tie_break(self, seat: int) -> int:
        return sum(self.pyramids(seat))

    def left_to_do(self) -> int:
        frame = self.seen.flow[-1]
        return frame.left if isinstance(frame, PlacePyramids) else 0

    def if_scored_now(self) -> list[ScoreItem]:
        """Nothing is worth counting before everybody has three provinces."""
        whole = all(len(seat.stacks) == PROVINCES_EACH for seat in self.table.seats)
        return kingdom_items(self.imagined) if whole else []

    def printed(self, card: str) -> ProvinceCard:
        return self.cards.cards[card]

    def own(self) -> CardSeatView | None:
        return self.table.seats[self.seen.viewer] if self.seen.viewer >= 0 else None

    def ankhs(self, seat: int) -> int:
        return ankhs_of(self.imagined, seat)

    def fields(self, seat: int) -> int:
        return fields_of(self.imagined, seat)

    def caravans(self, seat: int) -> int:
        return caravans_of(self.imagined, seat)

    def pyramids(self, seat: int) -> list[int]:
        return pyramids_of(self.imagined, seat)

    def bid_at(self, card: str) -> tuple[int, int] | None:
        """Whose gold card lies at a province card, and which."""
        for seat, who in enumerate(self.table.seats):
            if who.bid_on == card:
                return seat, who.bid
        return None
