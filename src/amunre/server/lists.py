"""What lists of tables are asked for, and how their lines look."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, TypeVar

import msgspec
from litestar.params import QueryParameter

from amunre.rules.catalogue import TITLES
from amunre.server.bodies import TableListed
from amunre.store.finding import MOST_ON_A_PAGE, Found, Wanted, read_place
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Denied, deny
from amunre.tables.host import Host, Summary, head_of

F = TypeVar("F", bound=Found)
DEFAULT_ON_PAGE = 50
LONGEST_NAME = 80
OfTitle = Annotated[str, QueryParameter(description="A title, with or without expansions; empty for all.")]
WithPlayer = Annotated[
    str,
    QueryParameter(
        description="How the name of somebody who sits there begins, or a word of it.",
        max_length=LONGEST_NAME,
    ),
]
AfterPage = Annotated[
    str, QueryParameter(description="The ``next`` of the page before.", max_length=LONGEST_NAME)
]
OnPage = Annotated[int, QueryParameter(description="Tables on a page.", ge=1, le=MOST_ON_A_PAGE)]


def read_wanted(statuses: Sequence[str], title: str, player: str, after: str, count: int) -> Wanted:
    """What was asked for; raises Denied where it makes no sense."""
    if title.split("+")[0] not in ("", *TITLES):
        deny("no_such_title", "There is no such title.")
    try:
        place = read_place(after)
    except ValueError:
        deny("bad_page", "No page ends there; begin with the first.")
    return Wanted(statuses=statuses, title=title, player=player, after=place, count=count)


def next_page(found: Sequence[Found], wanted: Wanted) -> str:
    """Behind which place the next page begins; empty if there is none."""
    return str(found[-1].place) if len(found) == wanted.count else ""


async def readable(host: Host, found: Sequence[F]) -> list[F]:
    """Lines that can be shown: a damaged one is made anew from its table's log, if that is sound."""
    kept = []
    for one in found:
        try:
            msgspec.json.decode(one.summary, type=Summary)
        except (ValueError, TypeError, RecursionError):
            with suppress(LogBroken, Denied):
                summary = head_of(await host.table(one.id), None).summary
                host.damage.name(one.id, "its line in the list of tables is not what was written")
                kept.append(msgspec.structs.replace(one, summary=summary))
        else:
            kept.append(one)
    return kept


def listed(found: Found) -> TableListed:
    summary = msgspec.json.decode(found.summary, type=Summary)
    return TableListed(
        id=found.id, status=found.status, at=found.changed_at, **msgspec.structs.asdict(summary)
    )
