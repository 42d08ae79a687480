"""Commands for whoever keeps a server's database: backup, restore, doctor."""

from __future__ import annotations

import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from amunre.cli_database import Where, store_errors, store_options
from amunre.cli_store import DIFFERENT, SOUND, json_option, plain, show_audit, summed_up

if TYPE_CHECKING:
    from amunre.tables.audit import Audit


def audited(url: str) -> Audit:
    from amunre.store.looking import looking_at
    from amunre.tables.audit import audit

    with looking_at(url) as connection:
        return audit(connection)


def tell(what: object, found: Audit) -> None:
    """What is wrong with a database, or that it is sound."""
    show_audit(found)
    click.echo(f"{what}: {summed_up(found)}")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@store_options
def backup(file: Path, where: Where) -> None:
    """Copy a server's database, also while it is running, and check the copy.

    PostgreSQL is copied by its own pg_dump.
    """
    with store_errors():
        from amunre.store.looking import back_up, sqlite_file

        url = where.url()
        back_up(url, file)
        if sqlite_file(url) is None:
            click.echo(f"{file}: written by pg_dump; amunre restore puts it back.")
            return
        click.echo(f"{file} is a copy of {sqlite_file(url)}.", err=True)
        found = audited(f"sqlite:///{file.absolute()}")
    tell(file, found)
    sys.exit(DIFFERENT if found.faults else SOUND)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@store_options
@click.option("--anyway", is_flag=True, help="Also if some tables in it are damaged.")
def restore(file: Path, where: Where, anyway: bool) -> None:
    """Put a backup in the place of a server's database; no server may be using it.

    The backup is checked before and in its place. What was there is kept under a name with the date.
    """
    with store_errors():
        from amunre.store.looking import sqlite_file

        url = where.url()
        place = sqlite_file(url)
        code = restore_dumped(file, url) if place is None else restore_file(file, place.absolute(), anyway)
    sys.exit(code)


def restore_file(file: Path, place: Path, anyway: bool) -> int:
    from amunre.store.restoring import put_in_place, staged

    with staged(file, place) as copy:
        before = audited(f"sqlite:///{copy}")
        if not before.faults or anyway:
            kept = put_in_place(copy, place)
            after = audited(f"sqlite:///{place}")
    tell(file, before)
    if before.faults and not anyway:
        click.echo("Nothing was changed. Take an earlier backup, or say --anyway.")
        return DIFFERENT
    if before.latest:
        last = datetime.fromtimestamp(before.latest / 1e6, UTC)
        click.echo(f"The last entry in it is of {last:%Y-%m-%d %H:%M:%S} UTC.")
    if kept is not None:
        click.echo(f"What was in its place is kept whole as {kept}.")
    if (after.faults, after.heads) != (before.faults, before.heads):
        tell(place, after)
        click.echo("The copy is not in its place what it was before. Look at the disk before you go on.")
        return DIFFERENT
    click.echo(f"{place} is that backup now, checked again in its place. The server can be started.")
    return DIFFERENT if after.faults else SOUND


def restore_dumped(file: Path, url: str) -> int:
    from amunre.store.dumping import check_dump, restore_dump

    check_dump(url, file)
    kept = restore_dump(url, file)
    click.echo(f"What was in the database is kept as {kept}.")
    found = audited(url)
    tell("the database", found)
    return DIFFERENT if found.faults else SOUND


@click.command()
@store_options
@json_option
def doctor(where: Where, as_json: bool) -> None:
    """Look for what could trouble a server: versions, disk, clock, database."""
    with store_errors():
        from amunre.server.descriptors import allowed, shortage
        from amunre.server.settings import ServerSettings
        from amunre.tables.doctor import FAULT, OK, WARNING, Finding, examine

        found = examine(where.url(new=True))
        told = os.environ.get("AMUNRE_SOCKETS", "")
        sockets = int(told) if told.isdecimal() else ServerSettings().sockets
        short = shortage(sockets, allowed()[1])
        enough = f"{sockets} sockets can be open."
        found.append(Finding("sockets", WARNING if short else OK, short or enough))
    sick = any(finding.state == FAULT for finding in found)
    if as_json:
        click.echo(json.dumps({"well": not sick, "findings": plain(found)}, indent=2))
    else:
        for finding in found:
            click.echo(f"{finding.state:8}{finding.name:10}{finding.text}")
    sys.exit(DIFFERENT if sick else SOUND)


COMMANDS = (backup, restore, doctor)
