"""Moves, undo and standing orders: what a seat does in the game."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from amunre.kernel.errors import Refusal, Refused
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.notation import NotationError
from amunre.notation.choices import read_choice
from amunre.tables.draft import Draft, deny
from amunre.tables.entries import MovePlayed, MoveUndone, SeedRevealed
from amunre.tables.extras import must_have_extras
from amunre.tables.seating import must_play, must_run
from amunre.tables.table import RUNNING, Table

LONGEST_CID = 64
LONGEST_ACTION = 2_000
"""Bytes of an action as JSON; the longest that the games have are a tenth of it."""
BOTS_MOVE = ("bot", "fallback")
"""By whom a move is that a bot has made."""


def check_cid(cid: str) -> None:
    """Ids that the server itself makes have a colon, so that no client can take them first."""
    if not re.fullmatch(rf"[A-Za-z0-9_-]{{1,{LONGEST_CID}}}", cid):
        deny("bad_cid", f"A client id is 1 to {LONGEST_CID} plain letters, digits, dashes and underscores.")


def repeated(draft: Draft, seat: int, cid: str) -> int | None:
    """The number of the entry that this client id has led to already."""
    check_cid(cid)
    return draft.table.cids.get((seat, cid))


def action_of(rules: Ruleset, action: str | dict[str, Any]) -> Action:
    """An action out of its text or its fields. Refusals may repeat some of it, so it must be short."""
    if len(msgspec.json.encode(action)) > LONGEST_ACTION:
        deny("bad_action", "This is too long for an action.")
    try:
        return read_choice(rules, action)
    except NotationError as problem:
        deny("bad_action", str(problem))


def move(draft: Draft, seat: int, decision: str, cid: str, action: str | dict[str, Any], by: str = "") -> int:
    """Play an action that answers a decision; the number of its entry, also when it is a repeat."""
    earlier = draft.table.cids.get((seat, cid)) if by else repeated(draft, seat, cid)
    if earlier is not None:
        return earlier
    if by:
        must_run(draft)
    else:
        must_play(draft, seat)
    asked = draft.table.asked.get(seat)
    if (asked.id if asked is not None else "") != decision:
        text = "This answers an earlier question; look at the present one."
        raise Refused(Refusal("superseded", "game-9", text))
    if not by and seat in draft.table.playing.state.sealed:  # the choice is changed
        must_have_extras(draft, seat)
    played = action_of(draft.table.playing.rules, action)
    number = draft.emit(MovePlayed(seat, msgspec.to_builtins(played), cid, by))
    reveal_at_end(draft)
    return number


def undo(draft: Draft, seat: int, cid: str) -> int:
    """Take back one's last action; the number of the entry."""
    earlier = repeated(draft, seat, cid)
    if earlier is not None:
        return earlier
    must_play(draft, seat)
    refused = draft.table.playing.why_no_undo(seat)
    if refused is not None:
        raise Refused(refused)
    if is_bots(draft.table, seat):
        deny("bots_move", "A bot has made that move, so it stands.")
    if not draft.table.timer.can_undo(seat, draft.now):
        deny("no_time_left", "Taking that back would leave you no time.")
    must_have_extras(draft, seat)
    return draft.emit(MoveUndone(seat, cid))


def is_bots(table: Table, seat: int) -> bool:
    """Whether a bot has made the last move of a seat that stands."""
    undone = 0
    for logged in reversed(table.log):
        entry = logged.entry
        if isinstance(entry, MoveUndone) and entry.seat == seat:
            undone += 1
        elif isinstance(entry, MovePlayed) and entry.seat == seat:
            if not undone:
                return entry.by in BOTS_MOVE
            undone -= 1
    return False


def reveal_at_end(draft: Draft) -> None:
    """When the game is over, everybody may check the deal."""
    if draft.table.status not in (RUNNING,) and not draft.table.revealed:
        table, outcome = draft.table, draft.table.outcome
        draft.emit(SeedRevealed(table.seed.hex(), msgspec.UNSET if outcome is None else outcome))
