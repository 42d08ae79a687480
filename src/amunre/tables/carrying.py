"""Games whose rules have changed since they were played: what can be read of them, and how they go on.

A program plays a game by the versions of the modules that it began with as long as it has them. Where it no
longer has, the log is played by the rules there are; as soon as that leads to another game than it did, the
rest is passed over, up to an entry that says how the game stood (``RulesPatched``). A running game gets such
an entry from the first server that meets it. How the game stood is known from the snapshot that a program
with the old rules has left: its events are compared with the proofs in the log.
"""

from __future__ import annotations

from amunre.kernel.errors import Refused, SetupError
from amunre.kernel.state import digest
from amunre.rules.catalogue import title_of
from amunre.rules.setup import brought_to, start
from amunre.rules.versions import by_module, is_exact, newest, played_by
from amunre.store.chain import Row
from amunre.tables.draft import Draft
from amunre.tables.entries import GameStarted, TableOpened
from amunre.tables.entry import Entry
from amunre.tables.patched import Gap, Known, RulesPatched
from amunre.tables.resuming import position_of
from amunre.tables.table import RUNNING, Logged, Table

UNPLAYABLE = (Refused, ValueError, LookupError, TypeError, AttributeError)
"""What playing by other rules than a game was played by may lead to."""


def let_happen(table: Table, entry: Entry, row: Row) -> int | None:
    """Let a stored entry happen; the seat that alone may know of it, or EVERYONE, as it is worked out here.

    ``None`` where nothing can be worked out, because this program does not have the rules of the game.
    """
    if table.is_lost and not isinstance(entry, RulesPatched):
        pass_over(table, entry, row)
        return None
    before = None if is_played_exactly(table, entry) else table.copy()
    try:
        audience = table.evolve(entry, row.at, row.salt)
    except UNPLAYABLE:
        if before is None:
            raise
    else:
        if before is None or (table.proof == row.proof and audience == row.audience):
            return audience
    table.__dict__.update(before.__dict__)
    lose(table)
    pass_over(table, entry, row)
    return None


def is_played_exactly(table: Table, entry: Entry) -> bool:
    """Whether this program has the rules by which an entry is played."""
    if isinstance(entry, RulesPatched):
        return is_exact(title_of(table.settings.title).versioned, entry.after)
    return table.is_exact


def pass_over(table: Table, entry: Entry, row: Row) -> None:
    """Let an entry happen apart from what it does in the game."""
    number = len(table.log)
    table.at = row.at
    entry.pass_over(table)
    cid = getattr(entry, "cid", "")
    if cid:
        table.cids[entry.seat, cid] = number  # type: ignore[attr-defined]
    table.log.append(Logged(entry, row.at, row.audience, ()))
    table.digest = bytes.fromhex(row.proof)
    *gaps, last = table.gaps or (Gap(-1, -2),)
    grows = last.last == number - 1 and not last.told
    table.gaps = (*gaps, Gap(last.first, number)) if grows else (*table.gaps, Gap(number, number))


def lose(table: Table) -> None:
    """From here on nobody knows how the game stands."""
    if table.game is not None:
        table.known = Known(table.game, table.timer.written(), table.seq)
    table.game, table.is_lost = None, True
    table.asked, table.earlier = {}, ()
    table.timer.waiting = frozenset()


def unknown_rules(table: Table, entry: Entry) -> str | None:
    """What to do about rules that this program does not have at all, or ``None`` if it has them."""
    if isinstance(entry, TableOpened):
        title, versions = entry.settings.title, entry.rules_version
    elif isinstance(entry, RulesPatched):
        title, versions = table.settings.title, entry.after
    else:
        return None
    try:
        by_module(title_of(title).versioned, versions)
    except SetupError as problem:
        return f"{str(problem).rstrip('.')}; use the version of amunre that the game was played with"
    return None


# Going on


def needs_patch(table: Table) -> bool:
    """Whether a game can be gone on with under other rules only, and no entry says so yet."""
    return table.status == RUNNING and (table.is_lost or table.goes_on_from > table.patched_at)


def last_known(table: Table) -> Known:
    """The game as it was known last; where nothing is, as the rules of today deal it."""
    if table.game is not None:
        return Known(table.game, table.timer.written(), table.seq)
    if table.known is not None:
        return table.known
    dealt = next(number for number, logged in enumerate(table.log) if isinstance(logged.entry, GameStarted))
    return Known(start(brought_to(table.dealt(), after_of(table))), table.timer.written(), dealt)


def after_of(table: Table, all_newest: bool = False) -> dict[str, int]:
    """The versions by which a game goes on: its own where this program has them, or the newest of all."""
    modules = title_of(table.settings.title).versioned
    return newest(modules) if all_newest else played_by(modules, table.versions)


def patch(draft: Draft, all_newest: bool = False) -> None:
    """Go on with a running game under the rules there are."""
    table = draft.table
    modules = title_of(table.settings.title).versioned
    known, after = last_known(table), after_of(table, all_newest)
    state = known.game.state
    draft.emit(
        RulesPatched(
            before=by_module(modules, table.versions),
            after=after,
            whole=known.number == table.seq,
            kept=known.number,
            position=position_of(brought_to(table.dealt(), after), state),
            state=digest(state),
            clocks=known.clocks,
        )
    )
