"""Commands for whoever looks after the tables of a server: list, patch, pin."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from amunre.cli_database import Where, readable_store, store_errors, store_options
from amunre.cli_store import json_option, plain

if TYPE_CHECKING:
    from amunre.tables.planning import Plan

dry_run_option = click.option("--dry-run", is_flag=True, help="Change nothing; say what would be done.")
tables_argument = click.argument("tables", nargs=-1, metavar="[TABLE...]")


@click.group("tables")
def tables_group() -> None:
    """List the tables of a server, and decide what becomes of games whose rules have changed."""


def plans_of(where: Where, wanted: Sequence[str] = ()) -> list[Plan]:
    """What becomes of these tables, or of all; a name that is none is an error."""
    with readable_store(where.url()) as connection:
        from amunre.tables.planning import plans

        found = plans(connection, list(wanted) or None)
    unknown = set(wanted) - {one.table for one in found}
    if unknown:
        raise click.ClickException(f"there is no table {min(unknown)}.")
    return found


def told(one: Plan) -> str:
    pinned = ", pinned" if one.pinned else ""
    rules = one.rules or "not known"
    return f"{one.table}  {one.title}, {one.status}{pinned}, rules {rules}: {one.sentence}."


@tables_group.command("list")
@click.option("--all", "everything", is_flag=True, help="Also tables at which nothing goes on any more.")
@store_options
@json_option
def list_(everything: bool, where: Where, as_json: bool) -> None:
    """List tables, with their rules and what this program would do with them."""
    found = [one for one in plans_of(where) if everything or one.status not in ("finished", "abandoned")]
    if as_json:
        click.echo(json.dumps([plain(one) | {"sentence": one.sentence} for one in found], indent=2))
        return
    for one in found:
        click.echo(told(one))
    click.echo(f"{len(found)} tables." if len(found) != 1 else "1 table.")


@tables_group.command()
@tables_argument
@dry_run_option
@store_options
def patch(tables: tuple[str, ...], dry_run: bool, where: Where) -> None:
    """Let running games go on under other rules.

    TABLE is brought to the newest rules, also where its own are still there, and is no longer pinned. Without
    any, every running game goes on that needs it and is not pinned; a server does that by itself as soon as
    somebody comes to the table. With SQLite the server must be stopped.
    """
    found = plans_of(where, tables)
    if tables:
        wanted = [one for one in found if one.newer or one.what in ("goes on", "goes back", "closed")]
    else:
        wanted = [one for one in found if one.what in ("goes on", "goes back")]
    for one in wanted:
        goal = f" ({one.rules} becomes {one.newer})" if one.newer else ""
        how = "goes back a little" if one.what == "goes back" else "goes on where it is"
        click.echo(f"{one.table}  {how}{goal}.")
    for one in found:
        if tables and one not in wanted:
            click.echo(f"{one.table}  {one.sentence}; nothing is to be done.")
    if not dry_run and wanted:
        with store_errors():
            asyncio.run(patch_all(where.url(), [one.table for one in wanted], bool(tables)))
    number = len(wanted)
    click.echo(f"{number} of {len(found)} {'would go' if dry_run else 'go'} on under other rules.")


async def patch_all(url: str, table_ids: Sequence[str], to_newest: bool) -> None:
    from amunre.store.engine import open_database
    from amunre.tables.host import Host
    from amunre.tables.planning import bring_up_to_date

    database = open_database(url)
    try:
        host = Host(database)
        for table_id in table_ids:
            if to_newest:
                await bring_up_to_date(host, table_id)
            else:
                await host.table(table_id)
    finally:
        database.close()


@tables_group.command()
@click.argument("tables", nargs=-1, required=True, metavar="TABLE...")
@click.option("--release", is_flag=True, help="Take the pin out again.")
@dry_run_option
@store_options
def pin(tables: tuple[str, ...], release: bool, dry_run: bool, where: Where) -> None:
    """Keep games to the rules that they are played by.

    Where this program does not have them any more, a pinned game stays closed until one that has them serves
    it. With SQLite the server must be stopped; with PostgreSQL workers look when they next read the table.
    """
    found = plans_of(where, tables)
    for one in found:
        click.echo(f"{one.table}  is {'released' if release else 'pinned to ' + (one.rules or 'its rules')}.")
    if dry_run:
        return
    with store_errors():
        from amunre.store import log
        from amunre.store.engine import open_database

        database = open_database(where.url())
        try:
            for one in found:
                name = one.table
                database.write(lambda connection, name=name: log.pin(connection, name, not release)).result()  # type: ignore[misc]
        finally:
            database.close()


COMMANDS = (tables_group,)
