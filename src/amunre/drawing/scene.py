"""What there is to draw: one view, the public rules, and what follows from the two."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property

from amunre.drawing.expansions import Extras
from amunre.drawing.svg import clean
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View, determinize
from amunre.rules.base.bids import IN_FORCE, blocked_step
from amunre.rules.base.board import NOBODY
from amunre.rules.base.harvest import income
from amunre.rules.base.points import points
from amunre.rules.base.view import ProvinceView, table_view
from amunre.rules.components import Components, Province

AUCTION = "Auction"
ROUND_PHASES = (AUCTION, "Market", "Offering", "Harvest")
SCORING = "Scoring"
WINNER = "winner"
_PHASES = {
    "set_up": "Set-up",
    "provinces": AUCTION,
    "auction": AUCTION,
    "claims": AUCTION,
    "market": "Market",
    "offering": "Offering",
    "harvest": "Harvest",
    "scoring": SCORING,
    "gold_scoring": SCORING,
}
_TO_DO = {
    "bid": "to bid",
    "keep_bid": "leads: passes or protects",
    "pay": "sells cards to pay",
    "market": "to buy",
    "place_farmer": "places a farmer",
    "place_stone": "places a stone",
    "offer": "seals an offering",
    "influence": "uses influence",
    "gift_cards": "takes gifts",
    "gift": "takes gifts",
    "harvest": "to harvest",
    "schemes": "shows schemes",
    "last_sale": "sells cards",
    "start_scheme": "chooses a scheme",
    "gift_end": "ends the gifts",
    "keep_province": "keeps a province",
    "put_up_province": "puts up a province",
    "thoth": "discards for Thoth",
    "lay_stone": "lays a stone",
}


class Scene:
    """A view ready to be drawn. It holds no game, so it cannot show what the viewer may not know."""

    def __init__(self, rules: Ruleset, seen: View, names: Sequence[str]) -> None:
        self.rules = rules
        self.seen = seen
        self.names = tuple(clean(name) for name in names)
        self.table = table_view(seen)
        self.components: Components = rules.config.components
        self.extras = Extras(seen, self.components)

    @cached_property
    def _imagined(self) -> State:
        """A state that agrees with the view. Only questions whose answer is public may be put to it."""
        return determinize(self.rules, self.seen, random.Random(0))

    # The game

    @property
    def phase(self) -> str:
        if self.seen.outcome is not None:
            return "The end"
        return next((_PHASES[frame.phase] for frame in self.seen.flow if frame.phase in _PHASES), "")

    @property
    def kingdom(self) -> str:
        return ("", "Old Kingdom", "New Kingdom")[self.table.kingdom]

    def track(self) -> tuple[int, int, int]:
        """Lowest collective offerings of positions 2, 3 and 4."""
        return points(self._imagined).temple_track(self._imagined)

    # Provinces

    def printed(self, province: str) -> Province:
        return self.components.provinces[province]

    def laid(self, province: str) -> ProvinceView:
        return self.table.provinces[province]

    def why_closed(self, province: str) -> str:
        """Why a province does not take part, or nothing."""
        if province in self.table.blocked:
            return "blocked"
        return "out of the game" if province in self.table.out else ""

    def is_up(self, province: str) -> bool:
        """Whether it can still be bid for."""
        return self.is_open(province) and self.phase == AUCTION

    def is_open(self, province: str) -> bool:
        """Whether it is for auction, or was and nobody has kept it."""
        return province in self.table.up and self.laid(province).owner == NOBODY

    def pays(self, province: str) -> int:
        """What it would pay at a harvest now; all of it lies open."""
        return sum(gold for _, _, gold in income(self._imagined, province))

    def blessing(self, province: str) -> list[str]:
        """What its winner will receive, in words, for instance ``1 card`` and ``12 gold``."""
        printed = self.printed(province)
        if self.laid(province).owner != NOBODY:
            return []
        gifts = ((printed.blessing_cards, "card"), (printed.blessing_stones, "stone"))
        found = [f"{count} {word}{'s' if count > 1 else ''}" for count, word in gifts if count]
        return found + ([f"{printed.blessing_gold} gold"] if printed.blessing_gold else [])

    def bids_on(self, province: str) -> list[tuple[int, int]]:
        """Bids as (amount, seat), lowest first."""
        return sorted(
            (bid, seat)
            for seat, who in enumerate(self.table.seats)
            for scribe, bid in zip(who.scribes, who.bids, strict=True)
            if scribe == province
        )

    def steps(self, limit: int) -> list[int]:
        """Steps of the bid ladder up to a limit."""
        return points(self._imagined).ladder(self._imagined, limit)

    def blocked_step(self, province: str) -> int:
        """The step that protection closes, or -1."""
        bids = self.bids_on(province)
        return blocked_step(self._imagined, province, bids[-1][0]) if bids else NOBODY

    # Seats

    def lands_of(self, seat: int) -> list[str]:
        return [name for name, province in self.table.provinces.items() if province.owner == seat]

    def is_asked(self, seat: int) -> bool:
        return any(asked.seat == seat and not asked.sealed for asked in self.seen.decisions)

    def has_sealed(self, seat: int) -> bool:
        return any(asked.seat == seat and asked.sealed for asked in self.seen.decisions)

    def situation(self, seat: int) -> str:
        """What a seat is doing, in a few words; nothing if it waits."""
        if self.seen.outcome is not None:
            place = self.seen.outcome.places[seat]
            return WINNER if seat in self.seen.outcome.winners else f"place {place}"
        for asked in self.seen.decisions:
            if asked.seat == seat:
                return "has chosen" if asked.sealed else _TO_DO.get(asked.kind, "to decide")
        return ""

    def open_cards(self, seat: int) -> list[str]:
        """What lies open before a seat: its offering, and cards in force."""
        who = self.table.seats[seat]
        words = []
        if who.offered >= 0:
            words.append(f"offered {who.offered}" if who.offered else "theft")
        words += who.laid
        for card, forces in (("bribery", (who.bribery,)), ("protection", who.protection)):
            if IN_FORCE in forces:
                words.append(card)
        return words

    def statues_of(self, seat: int) -> list[str]:
        """The statues whose cards the seat has."""
        return [statue for name in self.lands_of(seat) if (statue := self.extras.statue_in(name))]
