"""``amunre admin``: accounts, networks and reports."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import click

from amunre.cli_asking import Asker, asking
from amunre.cli_store import json_option

SPAN = re.compile(r"(\d{1,5})\s*([mhdw])")
UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}

reason_option = click.option(
    "--reason", required=True, metavar="TEXT", help="Why; whom it concerns can read it."
)
yes_option = click.option("--yes", is_flag=True, help="Do not ask whether you are sure.")


def read_until(context: click.Context, option: click.Parameter, text: str | None) -> int | None:
    """A time for the server: so long from now, or a day."""
    if text is None:
        return None
    span = SPAN.fullmatch(text.strip().lower())
    try:
        if span is not None:
            at = datetime.now(UTC) + timedelta(**{UNITS[span[2]]: int(span[1])})
        else:
            at = datetime.fromisoformat(text)
            at = at if at.tzinfo is not None else at.replace(tzinfo=UTC)
    except (ValueError, OverflowError):
        raise click.BadParameter("give a time such as 12h, 7d or 2027-01-31.") from None
    return int(at.timestamp() * 1e6)


until_option = click.option(
    "--until", metavar="TIME", callback=read_until, help="For so long, as in 12h or 7d, or until a day (UTC)."
)


def moment(at: int | None) -> str:
    """A time of the server's for people."""
    return "not known" if at is None else f"{datetime.fromtimestamp(at / 1e6, UTC):%Y-%m-%d %H:%M} UTC"


def until(at: int | None) -> str:
    return "until it is lifted" if at is None else f"until {moment(at)}"


def act(site: Asker, name: str, what: str, body: Any = None) -> Any:
    """Do something to the account of a name."""
    return site.post(f"/admin/accounts/{site.account(name)['id']}/{what}", body)


# Finding


@click.command()
@click.argument("name", default="")
@json_option
@asking
def accounts(name: str, as_json: bool, site: Asker) -> None:
    """List accounts, or those whose names begin with NAME."""
    found = all_pages(site, "/admin/accounts", "accounts", name=name)
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    for account in found:
        click.echo(line_of(account))
    click.echo("1 account." if len(found) == 1 else f"{len(found)} accounts.")


def all_pages(site: Asker, path: str, field: str, **query: Any) -> list[Any]:
    page = site.get(path, count=100, **query)
    found = list(page[field])
    while page["next"]:
        page = site.get(path, count=100, after=page["next"], **query)
        found += page[field]
    return found


def line_of(account: Any) -> str:
    words = ["administrator"] if account["administrator"] else []
    for kind in ("banned", "muted"):
        if account[kind] is not None:
            words.append(f"{kind} {until(account[kind]['until'])}: {account[kind]['reason']}")
    return ", ".join([f"{account['name']}  {account['id']}, since {moment(account['created_at'])}", *words])


@click.command()
@click.argument("name")
@json_option
@asking
def account(name: str, as_json: bool, site: Asker) -> None:
    """Say all that administrators may know of the account NAME."""
    found = site.get(f"/admin/accounts/{site.account(name)['id']}")
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    click.echo(line_of(found))
    for session in found["sessions"]:
        click.echo(f"logged in since {moment(session['began_at'])}")
    for table in found["tables"]:
        seat = "got up" if table["gone"] else f"seat {table['seat']}"
        click.echo(f"table {table['id']}  {table['title']}, {table['status']}, {seat}")
    for report in found["reports"]:
        click.echo(report_line(report))
    for done in found["acts"]:
        click.echo(act_line(done))


def act_line(done: Any) -> str:
    who, about = done["who_name"] or done["who"], done["about_name"] or done["about"]
    facts = {name: value for name, value in done["facts"].items() if value is not None and name != "until"}
    told = "".join(f", {name} {value}" for name, value in facts.items())
    if done["facts"].get("until") is not None:
        told += f", {until(done['facts']['until'])}"
    because = f": {done['reason']}" if done["reason"] else ""
    return f"{moment(done['at'])}  {who}: {done['what']} {done['kind']} {about}{told}{because}"


# Accounts and networks


@click.command()
@click.argument("name", required=False)
@click.option("--network", metavar="CIDR", help="Guests of a network instead, as in 203.0.113.0/24.")
@until_option
@reason_option
@asking
def ban(name: str | None, network: str | None, until: int | None, reason: str, site: Asker) -> None:
    """Keep the account NAME out: its sessions end at once, and nobody can log in to it.

    With --network, guests from there can watch, but not open tables, sit down or talk, and nobody can
    register.
    """
    if (name is None) == (network is None):
        raise click.UsageError("name an account or a --network, and one of them.")
    body = {"until": until, "reason": reason}
    if network is not None:
        site.post("/admin/bans", {"network": network, **body})
        click.echo(f"Guests from {network} are kept out.")
    else:
        click.echo(f"{act(site, str(name), 'ban', body)['name']} is banned.")


@click.command()
@click.argument("name", required=False)
@click.option("--network", metavar="CIDR", help="A network instead, as the list of bans has it.")
@asking
def unban(name: str | None, network: str | None, site: Asker) -> None:
    """Let the account NAME in again, or guests from a network."""
    if (name is None) == (network is None):
        raise click.UsageError("name an account or a --network, and one of them.")
    if network is not None:
        site.delete("/admin/bans", network=network)
        click.echo(f"Guests from {network} are welcome again.")
    else:
        click.echo(f"{act(site, str(name), 'unban')['name']} can log in again.")


@click.command()
@json_option
@asking
def bans(as_json: bool, site: Asker) -> None:
    """List the networks that are banned."""
    found = site.get("/admin/bans")["bans"]
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    for one in found:
        click.echo(f"{one['network']}  since {moment(one['at'])}, {until(one['until'])}: {one['reason']}")


@click.command()
@click.argument("name")
@until_option
@reason_option
@asking
def mute(name: str, until: int | None, reason: str, site: Asker) -> None:
    """Take the chat from the account NAME at every table, and titles of tables."""
    click.echo(f"{act(site, name, 'mute', {'until': until, 'reason': reason})['name']} is muted.")


@click.command()
@click.argument("name")
@asking
def unmute(name: str, site: Asker) -> None:
    """Let the account NAME talk again."""
    click.echo(f"{act(site, name, 'unmute')['name']} can talk again.")


@click.command()
@click.argument("name")
@click.argument("new")
@reason_option
@asking
def rename(name: str, new: str, reason: str, site: Asker) -> None:
    """Call the account NAME by the name NEW; the old one is removed from all of its tables."""
    done = act(site, name, "rename", {"name": new, "reason": reason})
    click.echo(f"{name} is {done['name']} now.")


@click.command("reset-password")
@click.argument("name")
@asking
def reset_password(name: str, site: Asker) -> None:
    """Print a code with which the owner of the account NAME can choose a new password, within a day."""
    found = act(site, name, "reset-password")
    click.echo(found["code"])
    click.echo(f"It is good once, until {moment(found['expires_at'])}.", err=True)


@click.command()
@click.argument("name")
@click.argument("into")
@yes_option
@asking
def merge(name: str, into: str, yes: bool, site: Asker) -> None:
    """Make the account NAME a part of the account INTO: its tables move over, and its name is free."""
    stays = site.account(into)
    if not yes:
        click.confirm(f"This cannot be undone. Make {name} a part of {stays['name']}?", abort=True)
    act(site, name, "merge", {"into": stays["id"]})
    click.echo(f"{name} is a part of {stays['name']} now.")


@click.command("delete-account")
@click.argument("name")
@reason_option
@yes_option
@asking
def delete_account(name: str, reason: str, yes: bool, site: Asker) -> None:
    """Close the account NAME for good, and remove all that it has written from all tables."""
    if not yes:
        click.confirm(f"This cannot be undone. Delete {name}?", abort=True)
    act(site, name, "delete", {"reason": reason})
    click.echo(f"{name} is deleted.")


# Reports


@click.command()
@click.option("--settled", is_flag=True, help="Those that are settled instead.")
@json_option
@asking
def reports(settled: bool, as_json: bool, site: Asker) -> None:
    """List what people have reported and nobody has settled yet, the oldest first."""
    found = all_pages(site, "/admin/reports", "reports", state="settled" if settled else "open")
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    for report in found:
        click.echo(report_line(report))
    click.echo("1 report." if len(found) == 1 else f"{len(found)} reports.")


def report_line(report: Any) -> str:
    who = report["account"]["name"] if report["account"] else report["name"] or "somebody"
    by = report["reporter"] or "somebody who looked on"
    said = f' They said: "{report["said"]}"' if report["said"] else ""
    text = f" {by} says: {report['text']}" if report["text"] else f" Reported by {by}."
    end = f" {report['outcome']}. {report['note']}".rstrip() if report["outcome"] else ""
    place = f"table {report['table']}, seat {report['seat']}"
    return (
        f"{moment(report['at'])}  report {report['id']}: {report['kind']}, {who}, {place}.{said}{text}{end}"
    )


@click.command()
@click.argument("report")
@click.argument("outcome", type=click.Choice(["acted", "dismissed"]))
@click.option("--note", default="", metavar="TEXT", help="For other administrators.")
@asking
def settle(report: str, outcome: str, note: str, site: Asker) -> None:
    """Say what has come of a REPORT. Its words are removed 30 days later."""
    site.post(f"/admin/reports/{report}/settle", {"outcome": outcome, "note": note})
    click.echo("The report is settled.")


COMMANDS = (
    accounts,
    account,
    ban,
    unban,
    bans,
    mute,
    unmute,
    rename,
    reset_password,
    merge,
    delete_account,
    reports,
    settle,
)
