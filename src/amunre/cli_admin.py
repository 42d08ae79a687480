"""``amunre admin``: looking after a site. Every command asks a route of the server, as the web page does."""

from __future__ import annotations

import json
from typing import Any

import click

from amunre.cli_admin_people import COMMANDS as COMMANDS_FOR_PEOPLE
from amunre.cli_admin_people import act_line
from amunre.cli_admin_tables import COMMANDS as COMMANDS_FOR_TABLES
from amunre.cli_asking import Asker, asking
from amunre.cli_store import json_option


@click.group("admin")
def admin() -> None:
    """Look after a site: its accounts, its tables, and who may help you with it.

    It works while the server runs, on the same machine as the server's user or root, and while it is stopped.
    """


@admin.command()
@click.argument("name")
@asking
def grant(name: str, site: Asker) -> None:
    """Make the account NAME an administrator, who has a page for all of this in the web client."""
    account = site.account(name)
    site.post(f"/admin/accounts/{account['id']}/grant")
    click.echo(f"{account['name']} is an administrator.")


@admin.command()
@click.argument("name")
@asking
def revoke(name: str, site: Asker) -> None:
    """Make the administrator NAME an account like others."""
    account = site.account(name)
    site.post(f"/admin/accounts/{account['id']}/revoke")
    click.echo(f"{account['name']} is no administrator.")


@admin.command()
@click.option("--count", type=click.IntRange(1), default=50, show_default=True, help="How many.")
@json_option
@asking
def log(count: int, as_json: bool, site: Asker) -> None:
    """Say what administrators have done, the latest first."""
    found: list[Any] = []
    after = None
    while len(found) < count and after != "":
        page = site.get("/admin/acts", after=after, count=min(count - len(found), 100))
        found += page["acts"]
        after = page["next"]
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    for done in found:
        click.echo(act_line(done))


for command in (*COMMANDS_FOR_PEOPLE, *COMMANDS_FOR_TABLES):
    admin.add_command(command)

COMMANDS = (admin,)
