"""``amunre admin``: tables and whoever sits there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from amunre.cli_admin_people import act_line, all_pages, moment, reason_option, report_line, yes_option
from amunre.cli_asking import Asker, asking
from amunre.cli_store import json_option, put

table_argument = click.argument("table")
seat_argument = click.argument("seat", type=click.IntRange(0, 9))


# Finding


@click.command()
@click.option("--state", type=click.Choice(["open", "running", "ended"]), help="Only those.")
@click.option("--title", metavar="TITLE", help="Only of this title, with or without expansions.")
@click.option(
    "--player", metavar="NAME", help="Only where somebody sits whose name, or a word of it, begins so."
)
@json_option
@asking
def tables(state: str | None, title: str | None, player: str | None, as_json: bool, site: Asker) -> None:
    """List tables, also those that no public list has; where something has happened last is on top."""
    found = all_pages(site, "/admin/tables", "tables", state=state, title=title, player=player)
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    for table in found:
        click.echo(line_of(table))
    click.echo("1 table." if len(found) == 1 else f"{len(found)} tables.")


def line_of(table: Any) -> str:
    called = f' "{table["name"]}"' if table["name"] else ""
    unlisted = "" if table["listed"] else ", not listed"
    names = ", ".join(table["names"]) or "nobody"
    return (
        f"{table['id']}{called}  {table['title']}, {table['status']}{unlisted}, opened "
        f"{moment(table['created_at'])}, last at {moment(table['at'])}: {names}"
    )


@click.command()
@table_argument
@json_option
@asking
def table(table: str, as_json: bool, site: Asker) -> None:
    """Say all that administrators may know of the table TABLE: who sits there, what was said, reports, and
    what administrators have done. Never a hand, nor what is sealed."""
    found = site.get(f"/admin/tables/{table}")
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    click.echo(line_of(found))
    for person in found["people"]:
        click.echo(person_line(person))
    for said in found["said"]:
        click.echo(said_line(said))
    for report in found["reports"]:
        click.echo(report_line(report))
    for done in found["acts"]:
        click.echo(act_line(done))


def person_line(person: Any) -> str:
    seat = f"seat {person['seat']}"
    if person["kind"] == "free":
        return f"{seat}  free"
    account = person["account"]
    kind = person["kind"] if account is None else f"account {account['name']} {account['id']}"
    words = [kind if person["kind"] != "bot" else f"bot {person['bot']}"]
    if person["kind"] != "bot" and person["bot"]:
        words.append("a bot plays")
    if person["muted"]:
        words.append("muted")
    return f"{seat}  {person['name'] or '(name removed)'}, {', '.join(words)}"


def said_line(said: Any) -> str:
    who = "an administrator" if said["seat"] is None else f"{said['name']} (seat {said['seat']})"
    return f"{moment(said['at'])}  message {said['number']}, {who}: {said['text']}"


# Acting


@click.command()
@table_argument
@reason_option
@asking
def close(table: str, reason: str, site: Asker) -> None:
    """End the table TABLE without a result; everybody there is told, and why."""
    site.post(f"/admin/tables/{table}/close", {"reason": reason})
    click.echo(f"Table {table} is closed.")


@click.command("delete-table")
@table_argument
@reason_option
@yes_option
@asking
def delete_table(table: str, reason: str, yes: bool, site: Asker) -> None:
    """Delete the table TABLE for good, whatever its state, damaged or not; only reports outlive it."""
    if not yes:
        click.confirm(f"This cannot be undone. Delete table {table}?", abort=True)
    site.raw("POST", f"/admin/tables/{table}/delete", {"reason": reason})
    click.echo(f"Table {table} is deleted.")


@click.command()
@table_argument
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False))
@asking
def export(table: str, file: Path | None, site: Asker) -> None:
    """Write the record of a game that is over, also of a private one, into FILE or to the terminal."""
    put(site.raw("GET", f"/admin/tables/{table}/record").body.decode(), file)


def act(site: Asker, table: str, seat: int, what: str, reason: str) -> str:
    """Do something to a seat; who sits there."""
    found = site.post(f"/admin/tables/{table}/seats/{seat}/{what}", {"reason": reason})
    return person_line(found["people"][seat])


@click.command("mute-seat")
@table_argument
@seat_argument
@reason_option
@asking
def mute_seat(table: str, seat: int, reason: str, site: Asker) -> None:
    """Take the chat from a SEAT, at the table TABLE alone."""
    click.echo(act(site, table, seat, "mute", reason))


@click.command("unmute-seat")
@table_argument
@seat_argument
@reason_option
@asking
def unmute_seat(table: str, seat: int, reason: str, site: Asker) -> None:
    """Give the chat back to a SEAT."""
    click.echo(act(site, table, seat, "unmute", reason))


@click.command("remove-seat")
@table_argument
@seat_argument
@reason_option
@asking
def remove_seat(table: str, seat: int, reason: str, site: Asker) -> None:
    """Send whoever has a SEAT away: before the game it is free, and later a bot plays on, for good."""
    click.echo(act(site, table, seat, "remove", reason))


COMMANDS = (tables, table, close, delete_table, export, mute_seat, unmute_seat, remove_seat)
