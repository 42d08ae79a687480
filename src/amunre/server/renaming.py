"""Names that an account has no longer, and that stand at tables all the same."""

from __future__ import annotations

import structlog
from sqlalchemy import select

from amunre.server.merging import ids_of
from amunre.store import schema
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import SeatTaken
from amunre.tables.host import Host
from amunre.tables.personal import arrivals_of, remove_words

log = structlog.get_logger("amunre")


async def take_old_names(host: Host, account_id: str, name: str) -> None:
    """Remove, wherever an account sits or sat, the names that are not this one. It may be begun again."""
    members = schema.memberships.c
    wanted = select(members.table_id).where(members.account_id == account_id)
    tables = await host.read(lambda database: list(database.scalars(wanted)))
    ids = await host.read(lambda database: ids_of(database, account_id))

    def work(draft: Draft) -> None:
        table = draft.table
        taken = {number: table.log[number].entry for number in arrivals_of(table, *ids)}
        old = {
            number
            for number, entry in taken.items()
            if isinstance(entry, SeatTaken) and entry.said not in ("", name)
        }
        remove_words(draft, old)

    for table_id in sorted(tables):
        try:
            await host.change(table_id, work)
        except (Denied, LogBroken) as problem:
            log.error("not_renamed", table=table_id, account=account_id, problem=str(problem))
    await host.scrub()
