"""Hints: what a bot would do in one's place, from what one's seat sees. Whoever asks is written down."""

from __future__ import annotations

from typing import Any

from amunre.kernel.errors import Refusal, Refused
from amunre.tables.draft import Draft, deny
from amunre.tables.entries import HintTaken
from amunre.tables.playing import check_cid
from amunre.tables.seating import must_play
from amunre.tables.table import Table


def hint_given(table: Table, seat: int, decision: str) -> int | None:
    """The number of the entry with the hint that a seat has had for a decision."""
    for number in range(table.seq, -1, -1):
        entry = table.log[number].entry
        if isinstance(entry, HintTaken) and (entry.seat, entry.decision) == (seat, decision):
            return number
    return None


def may_ask(draft: Draft, seat: int, decision: str, cid: str) -> int | None:
    """Refuse whoever may have no hint; otherwise the number of the one that was given already, if any."""
    check_cid(cid)
    must_play(draft, seat)
    table = draft.table
    if not table.settings.hints:
        deny("no_hints", "This table is played without hints.")
    asked = table.asked.get(seat)
    if asked is None:
        deny("not_your_turn", "You are asked nothing now.")
    if asked.id != decision:
        text = "This is about an earlier question; look at the present one."
        raise Refused(Refusal("superseded", "game-9", text))
    return hint_given(table, seat, decision)


def take_hint(draft: Draft, seat: int, decision: str, cid: str, action: dict[str, Any]) -> int:
    """Write down that a seat has had a hint; the number of the entry, the earlier one if it asks again."""
    given = may_ask(draft, seat, decision, cid)
    return draft.emit(HintTaken(seat, decision, action, cid)) if given is None else given
