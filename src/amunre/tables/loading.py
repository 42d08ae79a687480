"""A table as its stored log has it: whatever does not fit is found here, before anybody is shown anything."""

from __future__ import annotations

from amunre.kernel.errors import Refused
from amunre.store.chain import Row, first_fault
from amunre.store.log import Stored
from amunre.tables.carrying import let_happen, unknown_rules
from amunre.tables.damage import LogBroken, RulesUnknown
from amunre.tables.entries import TableOpened, entry_of
from amunre.tables.fair import commitment
from amunre.tables.recovering import recovered
from amunre.tables.snapshot import restored
from amunre.tables.table import Table


def fold(table_id: str, seed: bytes, rows: list[Row]) -> Table:
    """The table that a log leads to."""
    table = Table(table_id, seed)
    continue_with(table, rows)
    return table


def continue_with(table: Table, rows: list[Row]) -> None:
    """Let stored rows happen; they must fit on, and the game must come out as it did at first."""
    fault = first_fault(table.id, rows, table.seq + 1, table.at, table.link)
    if fault is not None:
        raise LogBroken(f"table {table.id}: {fault}")
    for row in rows:
        try:
            entry = entry_of(row.body, row.words)
            unknown = unknown_rules(table, entry)
            if unknown is not None:
                raise RulesUnknown(f"table {table.id}: {unknown}.")
            audience = let_happen(table, entry, row)
        except (Refused, ValueError, LookupError, TypeError) as problem:
            raise LogBroken(f"table {table.id}: entry {row.seq} cannot be read: {problem}") from problem
        if audience is not None and (table.proof != row.proof or audience != row.audience):
            raise LogBroken(f"table {table.id}: entry {row.seq} leads to another game than it did.")
        table.link = row.link
    must_be_removed(table, rows)


def must_be_removed(table: Table, rows: list[Row]) -> None:
    """A row that is said to be redacted has a link that proves nothing, and is believed only if a later one,
    which is proved by its own, says that words were taken out of it."""
    for row in rows:
        if row.redacted and row.seq not in table.wordless:
            raise LogBroken(f"table {table.id}: entry {row.seq} is said to be redacted, and nobody did that.")


def table_of(table_id: str, stored: Stored) -> Table:
    """The table that is stored, by the quickest way that can be trusted."""
    if not is_seed_kept(table_id, stored):
        raise LogBroken(f"table {table_id}: its seed is not the one that was promised.")
    table = restored(table_id, stored) or Table(table_id, stored.seed)
    continue_with(table, stored.rows[table.seq + 1 :])
    must_be_removed(table, stored.rows)  # also of those that the snapshot stands for
    if not table.is_lost:
        return table
    before = recovered(table_id, stored)
    if before is not None:
        continue_with(before, stored.rows[before.seq + 1 :])
    return table if before is None or (before.is_lost and before.known is None) else before


def is_seed_kept(table_id: str, stored: Stored) -> bool:
    """Whether the seed is the one to which the first entry is committed."""
    opened = entry_of(stored.rows[0].body, stored.rows[0].words)
    return isinstance(opened, TableOpened) and opened.commitment == commitment(stored.seed, table_id)
