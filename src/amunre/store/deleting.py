"""Deleting a table for good, with whatever is kept of it anywhere. Plain functions of a connection."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select

from amunre.store import analyses, schema
from amunre.store.log import NOTICE, Conflict, lease_of, tell_workers

DELETED = "deleted"
"""The notice with which workers hear that a table is gone."""
OUTLIVING = (schema.reports,)
"""What is kept though its table is gone."""
OF_TABLES = tuple(
    table
    for table in reversed(schema.metadata.sorted_tables)
    if "table_id" in table.c and table not in OUTLIVING
)
"""All that belongs to tables, so that nothing is forgotten when more is kept of them."""


def delete_table(connection: Connection, table_id: str, seq: int | None = None) -> bool:
    """Delete a table and tell all workers; whether there was anything of it, damaged or not.

    Where the number of its last entry is given, raises Conflict if the table has moved on since.
    """
    analyses.line_up(connection)  # before the rows, as all do who change the line
    # whoever is about to append waits here, and then finds no table
    last = connection.scalar(
        select(schema.tables.c.seq).where(schema.tables.c.id == table_id).with_for_update()
    )
    if seq is not None and last != seq:
        raise Conflict(table_id)
    leases, facts = f"{lease_of(table_id)} ", schema.facts.c.name
    works = [
        *(delete(table).where(table.c.table_id == table_id) for table in OF_TABLES),
        delete(schema.imports).where(schema.imports.c.id == table_id),
        delete(schema.facts).where(func.substr(facts, 1, len(leases)) == leases),
        delete(schema.tables).where(schema.tables.c.id == table_id),
    ]
    found = [connection.execute(work).rowcount > 0 for work in works]
    tell_workers(connection, f"{NOTICE}{DELETED} {table_id}")
    return any(found)
