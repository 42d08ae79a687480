"""Commands for whoever checks or keeps games: verify, export, import."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from amunre.cli_database import Where, readable_store, store_errors, store_options
from amunre.inputs import beginning, read_bytes

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from amunre.notation import GameFile
    from amunre.tables.audit import Audit
    from amunre.tables.table import Table as LogTable
    from amunre.tables.verify import Verdict

SOUND, DIFFERENT = 0, 1

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
out_option = click.option(
    "-o", "--out", metavar="FILE", type=click.Path(path_type=Path), help="Write there, not to the terminal."
)


# Verify


@click.command()
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), metavar="[FILE...]")
@store_options
@click.option("--head", metavar="HEX", default="", help="A head that you noted; it must be in the log.")
@json_option
def verify(files: tuple[Path, ...], where: Where, head: str, as_json: bool) -> None:
    """Play recorded games again and compare.

    FILE is a game file or the record of a table. Without any, or with --data or --database, every table of a
    server is checked, and the database itself.
    """
    from amunre.tui.checking import as_data, judged, verify_file

    if where.is_named or not files:
        sys.exit(verify_store(where.url(), as_json))
    codes = []
    verdicts = []
    for path in files:
        if not is_record(path):
            if head:
                raise click.UsageError(f"{path} is not a record; --head is for records.")
            if as_json:
                found = judged(path)
                codes.append(found.code)
                verdicts.append(as_data(path, found))
            else:
                codes.append(verify_file(path))
            continue
        verdict = verdict_on(path, head)
        codes.append(SOUND if verdict.sound else DIFFERENT)
        verdicts.append({"file": str(path), **plain(verdict)})
        if not as_json:
            show_verdict(path, verdict)
    if as_json:
        click.echo(json.dumps(verdicts, indent=2))
    sys.exit(max(codes))


def plain(value: Any) -> Any:
    from msgspec import to_builtins

    return to_builtins(value)


def is_record(path: Path) -> bool:
    """Whether a file is JSON; game files begin with a line of their own."""
    try:
        return beginning(path, 64).lstrip()[:1] in (b"{", b"[")
    except OSError:
        return False  # the check of game files says what is wrong with it


def verdict_on(path: Path, head: str) -> Verdict:
    from amunre.tables.verify import verify_record

    return verify_record(read_document(path), head)


def read_document(path: Path) -> bytes:
    """A record as it is, or one sentence about a file that cannot be read."""
    from amunre.tables.record import LARGEST
    from amunre.tui.saves import unreadable

    try:
        return read_bytes(path, LARGEST)
    except OSError as problem:
        raise unreadable(path, problem) from None


def table_of_record(path: Path) -> LogTable:
    """The table that a record tells of, if the record is sound."""
    from amunre.tables.record import RecordError
    from amunre.tables.verify import Unsound, check_record

    try:
        _, table = check_record(read_document(path))
    except (Unsound, RecordError) as problem:
        raise click.ClickException(f"{path}: {problem}") from None
    return table


def read_game_or_record(path: Path) -> GameFile:
    """A game file, or the game that the record of a table holds."""
    from amunre.notation import read_game
    from amunre.tui import saves

    if not is_record(path):
        return saves.read(path)
    table = table_of_record(path)
    from amunre.tables.draft import Denied
    from amunre.tables.record import game_text

    try:
        return read_game(game_text(table))
    except Denied as denied:
        raise click.ClickException(f"{path}: {denied.text}") from None


def show_verdict(path: Path, verdict: Verdict) -> None:
    if not verdict.sound:
        click.echo(f"{path}: DIFFERS, {verdict.reason}")
        return
    click.echo(f"{path}: sound; table {verdict.table}, {verdict.status}, {verdict.entries} entries")
    for text in verdict.checked:
        click.echo(f"  - {text}")
    if verdict.wordless:
        click.echo(
            f"  Entries without a name, message or title, which was removed: {numbers(verdict.wordless)}."
        )
    if verdict.believed:
        click.echo(
            f"  In entries {numbers(verdict.believed)} it was part of what is hashed, so their links prove"
            " nothing any more: their time, seat and kind are believed. All that follows is bound as before."
        )
    click.echo(f"  head {verdict.head}")
    if verdict.noted is None:
        click.echo("  Compare it with a head you noted (--head): nothing else shows a log forged as a whole.")
    else:
        click.echo(f"  The head you noted is that of entry {verdict.noted}; all up to there is as it was.")


def numbers(entries: Sequence[int]) -> str:
    return ", ".join(str(entry) for entry in entries)


def verify_store(url: str, as_json: bool) -> int:
    """Check a whole database; the exit code."""
    with store_errors():
        from amunre.store.looking import looking_at
        from amunre.tables.audit import audit

        with looking_at(url) as connection:
            found = audit(connection)
    if as_json:
        click.echo(json.dumps({"sound": not found.faults, **plain(found)}, indent=2))
    else:
        show_audit(found)
        click.echo(summed_up(found))
    return DIFFERENT if found.faults else SOUND


def show_audit(found: Audit) -> None:
    """Every fault; and if there is one, what is sound all the same."""
    for fault in found.faults:
        click.echo(f"DIFFERS: {fault}")
    for table_id, head in found.heads.items() if found.faults else ():
        click.echo(f"sound: table {table_id}, head {head}")
    for note in found.notes:
        click.echo(f"not checked: {note}")


def summed_up(found: Audit) -> str:
    from amunre.tui.words import plural

    entries = "1 entry" if found.entries == 1 else f"{found.entries} entries"
    return f"sound: {plural(len(found.heads), 'table')} with {entries}."


# Export and import


@click.command()
@click.argument("table", required=False)
@click.option("--all", "everything", is_flag=True, help="Every game that is over, into the folder of --out.")
@click.option("--as", "form", type=click.Choice(["record", "game"]), default="record", show_default=True)
@click.option("--seat", type=int, metavar="K", help="Of a running game: what this seat has seen.")
@click.option("--schema", is_flag=True, help="Print the JSON Schema of records instead.")
@store_options
@out_option
def export(
    table: str | None,
    everything: bool,
    form: str,
    seat: int | None,
    schema: bool,
    where: Where,
    out: Path | None,
) -> None:
    """Write a table as a record that anybody can verify, or as a game file.

    Of a running game only what one seat, or everybody, has seen is written.
    """
    if schema:
        from amunre.tables import record

        put(json.dumps(record.schema(), indent=2) + "\n", out)
        return
    if (table is None) == (not everything):
        raise click.UsageError("name a TABLE, or say --all.")
    with readable_store(where.url()) as connection:
        if everything:
            export_all(connection, form, out)
        else:
            put(exported(connection, str(table), form, seat), out)


def exported(connection: Connection, table_id: str, form: str, seat: int | None) -> str:
    from amunre.kernel.messages import SPECTATOR
    from amunre.store import log
    from amunre.tables.draft import Denied
    from amunre.tables.record import game_text, record_for, write_record
    from amunre.tables.verify import Unsound, check_log

    stored = log.load(connection, table_id)
    if stored is None:
        raise click.ClickException(f"there is no table {table_id}.")
    try:
        table = check_log(table_id, stored.seed, stored.rows)
        if seat is not None and not 0 <= seat < table.players:
            raise click.ClickException(f"this table has seats 0 to {table.players - 1}.")
        viewer = SPECTATOR if seat is None else seat
        return game_text(table) if form == "game" else write_record(record_for(table, stored.rows, viewer))
    except Denied as denied:
        raise click.ClickException(denied.text) from None
    except Unsound as problem:
        raise click.ClickException(f"table {table_id} is damaged: {problem}") from None


def export_all(connection: Connection, form: str, out: Path | None) -> None:
    from sqlalchemy import select

    from amunre.store import schema
    from amunre.tables.record import ENDED

    if out is None:
        raise click.UsageError("--all needs a folder to write into: --out DIR.")
    columns = schema.tables.c
    ended = connection.scalars(select(columns.id).where(columns.status.in_(ENDED))).all()
    suffix = ".json" if form == "record" else ".amunre"
    for table_id in ended:
        put(exported(connection, table_id, form, None), out / f"{table_id}{suffix}")
    click.echo(f"{len(ended)} games were written to {out}.", err=True)


def put(text: str, out: Path | None) -> None:
    from amunre.tui.saves import write

    if out is None:
        click.echo(text, nl=False)
    else:
        write(out, text)


@click.command("import")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@store_options
@click.option("--head", metavar="HEX", default="", help="A head that you noted; it must be in the record.")
def import_(files: tuple[Path, ...], where: Where, head: str) -> None:
    """Bring records and game files into a server's database; the server must not be running.

    Everything is played again first, and nothing is kept that does not verify.
    """
    with store_errors():
        from amunre.store.engine import open_database
        from amunre.store.upgrade import upgrade

        store = open_database(where.url(new=True))
        try:
            upgrade(store)
            codes = []
            for path in files:
                code, text = store.write(partial(bring, path=path, head=head)).result()
                click.echo(f"{path}: {text}")  # now that it is stored
                codes.append(code)
        finally:
            store.close()
    sys.exit(max(codes))


def bring(connection: Connection, path: Path, head: str) -> tuple[int, str]:
    """Keep one file; the exit code and what to say."""
    from amunre.tables.host import now_us
    from amunre.tables.importing import import_game, import_record
    from amunre.tables.record import RecordError
    from amunre.tables.verify import Unsound

    try:
        text = read_document(path).decode()
        if is_record(path):
            return SOUND, f"imported as table {import_record(connection, text, now_us(), head)}, verified"
        name = import_game(connection, text, now_us())
    except click.ClickException as problem:
        return DIFFERENT, f"NOT IMPORTED, {problem.message}"
    except (Unsound, RecordError, UnicodeError) as problem:
        return DIFFERENT, f"NOT IMPORTED, {problem}"
    return SOUND, f"imported as game {name}; its moves are legal, its deal cannot be verified"


COMMANDS = (verify, export, import_)
