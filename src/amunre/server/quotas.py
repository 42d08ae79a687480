"""How many tables that go on one account, or the guests of one address, may have opened."""

from __future__ import annotations

from sqlalchemy import Connection

from amunre.kernel.errors import Facts
from amunre.server.callers import Caller
from amunre.server.limits import GUESTS
from amunre.server.neighbours import digest_of
from amunre.server.site import Site
from amunre.store.engine import Work
from amunre.store.quotas import TooMany, keep_opener
from amunre.tables.draft import deny

OF_ACCOUNT = (
    "You have opened {count} tables that are not over yet, and there can be no more. Finish one of them, or "
    "vote for its end; tables at which nobody sits end by themselves."
)
OF_GUESTS = (
    "Guests of your address have opened {count} tables that are not over yet, and there can be no more. "
    "Finish or end one of them, or log in."
)


def counted(site: Site, caller: Caller, table_id: str) -> Work[None]:
    """Count a new table for whoever opens it; raises Denied if they have too many, and it is not opened."""
    most = site.settings.tables_per_account
    is_guest = caller.account is None
    key = digest_of(site.csrf_secret, "opener", caller.key)

    def store(database: Connection) -> None:
        if not most:
            return
        try:
            keep_opener(database, table_id, key, most * (GUESTS if is_guest else 1))
        except TooMany as full:
            facts: Facts = {"count": full.count}
            if is_guest:
                deny("too_many_guest_tables", OF_GUESTS, facts)
            deny("too_many_tables", OF_ACCOUNT, facts)

    return store
