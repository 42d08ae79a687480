"""amunre admin, every command of it, as an operator types it: while the server runs and while it does not."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest
from click.testing import CliRunner

from amunre.cli import main
from amunre.cli_admin import admin
from amunre.tables.keys import new_id
from amunre.tables.verify import verify_record
from tests.server.running import PATIENT, Member, Running, open_table, running, sit, three_guests

TIME = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC")
LONG_AGO = "2020-01-31"
STOPPED = 130
"""What a command ends with that is not gone on with."""


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Typed(Protocol):
    """A way to type a command."""

    def __call__(self, arguments: list[str], answer: str) -> Said: ...


def here(arguments: list[str], answer: str = "") -> Said:
    """In this process, which asks a server that runs."""
    found = CliRunner().invoke(main, arguments, input=answer)
    return Said(found.exit_code, found.stdout, found.stderr)


APART = """
import json, sys
from tests.cli.test_admin_commands import here
for line in sys.stdin:
    print(json.dumps(here(*json.loads(line))), flush=True)
"""


@contextmanager
def apart() -> Iterator[Typed]:
    """In a process of its own, which is the server for a moment where none runs."""
    process = subprocess.Popen(
        [sys.executable, "-c", APART], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )

    def typed(arguments: list[str], answer: str) -> Said:
        assert process.stdin is not None
        assert process.stdout is not None
        print(json.dumps([arguments, answer]), file=process.stdin, flush=True)
        return Said(*json.loads(process.stdout.readline()))

    with process:
        yield typed


class Operator:
    """Whoever types the commands, and which ones they were."""

    def __init__(self, folder: Path, typed: Typed) -> None:
        self.folder = folder
        self.typed = typed
        self.used: set[str] = set()

    def asks(self, *arguments: str, answer: str = "") -> Said:
        self.used.add(arguments[0])
        return self.typed(["admin", *arguments, "--data", str(self.folder)], answer)

    def gets(self, *arguments: str) -> list[str]:
        """The lines of a command that does what it should, with TIME for every time."""
        found = self.asks(*arguments)
        assert found.code == 0, found
        assert found.err == "", found
        return TIME.sub("TIME", found.out).splitlines()

    def data(self, *arguments: str) -> Any:
        found = self.asks(*arguments, "--json")
        assert (found.code, found.err) == (0, ""), found
        return json.loads(found.out)

    def is_refused(self, *arguments: str) -> str:
        """In one sentence."""
        found = self.asks(*arguments)
        assert (found.code, found.out) == (2, ""), found
        assert len(found.err.splitlines()) == 1, found
        return found.err.removeprefix("amunre: ").strip()


class Things(NamedTuple):
    """What there is to look after."""

    ids: dict[str, str]
    """Of accounts, by name."""
    plays: str
    """A game of three guests, of whom the second has shouted and was reported."""
    waits: str
    """Ann's private table called Friday, with a guest called Guy and a bot."""
    over: str
    other: str


def things_on(server: Running) -> Things:
    people = {name: Member(server, name).register() for name in ("Ann", "Bea", "Cem", "Dan")}
    guests = three_guests(server, player="Gus")
    guests[1].post("/chat", text="SHOUTING", cid="a")
    report = {"seat": 1, "kind": "abuse", "text": "shouts", "message": guests[0].look()["head"]}
    guests[0].post("/report", **report).raise_for_status()
    waits = people["Ann"].open_table(name="Friday", listed=False, seats=["me", "greedy", "open"])
    sit(server, waits, "Guy")
    over = three_guests(server)
    for guest in over:
        assert guest.post("/votes", about="end").status_code == 200
    ids = {name: member.id for name, member in people.items()}
    return Things(ids, guests[0].table, waits, over[0].table, open_table(server, player="Zoe").table)


def look_after(operator: Operator, things: Things, folder: Path) -> None:
    """Do everything there is to do, in an order in which it can be done."""
    look_after_accounts(operator, things)
    look_after_networks(operator)
    look_after_reports(operator, things)
    look_at_tables(operator, things)
    act_on_tables(operator, things, folder)
    read_the_log(operator, things)
    lose_accounts(operator, things)
    assert operator.used == set(admin.commands), "every command"


def look_after_accounts(operator: Operator, things: Things) -> None:
    ann, bea = things.ids["Ann"], things.ids["Bea"]
    assert operator.gets("grant", "ann") == ["Ann is an administrator."]
    assert operator.gets("accounts", "a") == [f"Ann  {ann}, since TIME, administrator", "1 account."]
    assert [one["name"] for one in operator.data("accounts")] == ["Ann", "Bea", "Cem", "Dan"]
    assert operator.gets("ban", "Bea", "--until", "7d", "--reason", "Spam") == ["Bea is banned."]
    assert operator.gets("mute", "Bea", "--reason", "Spam too") == ["Bea is muted."]
    assert operator.gets("account", "Bea")[0] == (
        f"Bea  {bea}, since TIME, banned until TIME: Spam, muted until it is lifted: Spam too"
    )
    assert operator.gets("unban", "Bea") == ["Bea can log in again."]
    assert operator.gets("unmute", "Bea") == ["Bea can talk again."]
    assert operator.is_refused("unmute", "Bea") == "Nothing of the kind is in force."
    past = operator.is_refused("ban", "Bea", "--until", LONG_AGO, "--reason", "Spam")
    assert past == "That time is past; give one that is ahead."
    assert operator.gets("rename", "Bea", "Beatrix", "--reason", "wish") == ["Bea is Beatrix now."]
    found = operator.asks("reset-password", "Beatrix")
    assert found.code == 0
    assert re.fullmatch(r"\S{10,}\n", found.out), "the code alone, so that it can be piped"
    assert TIME.sub("TIME", found.err) == "It is good once, until TIME.\n"
    told = operator.gets("account", "Beatrix")
    assert told[0] == f"Beatrix  {bea}, since TIME"
    assert [line.partition("operator: ")[2].split()[0] for line in told if "operator: " in line] == [
        "reset-password", "rename", "unmute", "unban", "mute", "ban",
    ]  # fmt: skip
    assert f"table {things.waits}  classic, open, seat 0" in operator.gets("account", "Ann")
    assert operator.data("account", "Ann")["administrator"] is True
    assert operator.gets("revoke", "Ann") == ["Ann is no administrator."]
    assert operator.is_refused("grant", "Nobody") == "there is no account named Nobody."


def look_after_networks(operator: Operator) -> None:
    network = "203.0.113.0/24"
    told = operator.gets("ban", "--network", network, "--reason", "Floods")
    assert told == [f"Guests from {network} are kept out."]
    assert operator.gets("bans") == [f"{network}  since TIME, until it is lifted: Floods"]
    assert [one["network"] for one in operator.data("bans")] == [network]
    assert operator.gets("unban", "--network", network) == [f"Guests from {network} are welcome again."]
    assert operator.gets("bans") == []
    found = operator.asks("ban", "--reason", "Spam")
    assert (found.code, found.out) == (2, "")
    assert "name an account or a --network, and one of them." in found.err


def look_after_reports(operator: Operator, things: Things) -> None:
    [report] = operator.data("reports")
    line = (
        f"TIME  report {report['id']}: abuse, Bea, table {things.plays}, seat 1. "
        'They said: "SHOUTING" Gus says: shouts'
    )
    assert operator.gets("reports") == [line, "1 report."]
    told = operator.gets("settle", report["id"], "acted", "--note", "Has been told")
    assert told == ["The report is settled."]
    assert operator.gets("reports") == ["0 reports."]
    assert operator.gets("reports", "--settled") == [f"{line} acted. Has been told", "1 report."]
    assert operator.is_refused("settle", report["id"], "acted") == "That report is settled already."


def look_at_tables(operator: Operator, things: Things) -> None:
    def lines(*arguments: str) -> list[str]:
        *found, number = operator.gets("tables", *arguments)
        assert number == ("1 table." if len(found) == 1 else f"{len(found)} tables.")
        return [line.split()[0] for line in found]

    assert set(lines()) == {things.plays, things.waits, things.over, things.other}
    assert lines("--state", "running") == [things.plays]
    assert lines("--state", "ended") == [things.over]
    assert lines("--player", "guy") == [things.waits]
    assert lines("--title", "revised") == []
    assert [one["id"] for one in operator.data("tables", "--state", "ended")] == [things.over]
    first, *seats = operator.gets("table", things.waits)
    bot = operator.data("table", things.waits)["people"][1]["name"]
    assert first == (
        f'{things.waits} "Friday"  classic, open, not listed, opened TIME, last at TIME: Ann, {bot}, Guy'
    )
    assert operator.gets("tables", "--player", "guy") == [first, "1 table."]
    assert seats == [
        f"seat 0  Ann, account Ann {things.ids['Ann']}",
        f"seat 1  {bot}, bot greedy",
        "seat 2  Guy, guest",
    ]
    told = operator.gets("table", things.plays)
    assert told[1:4] == ["seat 0  Gus, guest", "seat 1  Bea, guest", "seat 2  Cem, guest"]
    assert re.fullmatch(r"TIME  message \d+, Bea \(seat 1\): SHOUTING", told[4])
    assert told[5].startswith("TIME  report ")
    assert operator.gets("table", things.other)[2:] == ["seat 1  free", "seat 2  free"]
    assert operator.is_refused("table", "none") == "There is no such table."
    assert operator.is_refused("tables", "--title", "chess") == "There is no such title."


def act_on_tables(operator: Operator, things: Things, folder: Path) -> None:
    because = ("--reason", "Shouts")
    assert operator.gets("mute-seat", things.plays, "1", *because) == ["seat 1  Bea, guest, muted"]
    assert operator.gets("unmute-seat", things.plays, "1", *because) == ["seat 1  Bea, guest"]
    away = ["seat 1  Bea, guest, a bot plays"]
    assert operator.gets("remove-seat", things.plays, "1", *because) == away
    again = "That is so already; nothing was changed."
    assert operator.is_refused("remove-seat", things.plays, "1", *because) == again
    assert operator.gets("remove-seat", things.waits, "2", *because) == ["seat 2  free"]
    told = operator.gets("table", things.plays)
    assert any(line.endswith("an administrator: Shouts") for line in told)
    assert told[-3:] == [
        f"TIME  operator: {what} table {things.plays}, seat 1: Shouts"
        for what in ("remove", "unmute", "mute")
    ]
    early = "There is a record when the game is over."
    assert operator.is_refused("export", things.plays) == early
    assert operator.gets("close", things.plays, *because) == [f"Table {things.plays} is closed."]
    assert operator.gets("table", things.plays)[0].startswith(f"{things.plays}  classic, abandoned, opened")
    over = "The game at this table is over already."
    assert operator.is_refused("close", things.plays, *because) == over
    file = folder / "record.json"
    for table in (things.over, things.plays):
        assert operator.gets("export", table, str(file)) == []
        document = file.read_text(encoding="utf-8")
        assert verify_record(document).sound
        assert json.loads(document)["table"] == table
        assert operator.asks("export", table).out == document
    kept = operator.asks("delete-table", things.other, *because, answer="n\n")
    assert (kept.code, "cannot be undone" in kept.out) == (STOPPED, True)
    assert operator.gets("table", things.other)[0].startswith(things.other)
    gone = operator.asks("delete-table", things.other, *because, answer="y\n")
    assert (gone.code, gone.out.endswith(f"Table {things.other} is deleted.\n")) == (0, True)
    assert operator.gets("delete-table", things.over, *because, "--yes") == [
        f"Table {things.over} is deleted."
    ]
    for table in (things.other, things.over):
        assert operator.is_refused("table", table) == "There is no such table."
        gone_already = operator.is_refused("delete-table", table, *because, "--yes")
        assert gone_already == "There is no such table."


def read_the_log(operator: Operator, things: Things) -> None:
    assert operator.gets("log", "--count", "2") == [
        f"TIME  operator: delete table {things.over}, title classic, status abandoned: Shouts",
        f"TIME  operator: delete table {things.other}, title classic, status open: Shouts",
    ]
    acts = [act["what"] for act in reversed(operator.data("log"))]
    assert acts == [
        "grant", "ban", "mute", "unban", "unmute", "rename", "reset-password", "revoke",
        "ban", "unban", "settle",
        "mute", "unmute", "remove", "remove", "close", "delete", "delete",
    ]  # fmt: skip


def lose_accounts(operator: Operator, things: Things) -> None:
    assert operator.gets("merge", "Dan", "Ann", "--yes") == ["Dan is a part of Ann now."]
    assert operator.asks("merge", "Beatrix", "Ann", answer="n\n").code == STOPPED
    assert operator.gets("delete-account", "Cem", "--reason", "Spam", "--yes") == ["Cem is deleted."]
    assert operator.asks("delete-account", "Beatrix", "--reason", "Spam", answer="n\n").code == STOPPED
    assert [one["name"] for one in operator.data("accounts")] == ["Ann", "Beatrix"]


def test_a_site_is_looked_after_while_its_server_runs(tmp_path: Path) -> None:
    with running(tmp_path / "data", **PATIENT) as server:
        look_after(Operator(server.folder, here), things_on(server), tmp_path)
        assert server.get("/healthz").status_code == 200


@pytest.mark.slow
def test_a_site_is_looked_after_while_its_server_is_stopped(tmp_path: Path) -> None:
    """With the same words; and the server then finds it so."""
    with running(tmp_path / "data", **PATIENT) as server:
        things = things_on(server)
    with apart() as typed:
        look_after(Operator(server.folder, typed), things, tmp_path)
    with running(tmp_path / "data", **PATIENT) as server:
        assert server.get(f"/api/tables/{things.plays}").json()["status"] == "abandoned"
        assert server.get(f"/api/tables/{things.over}").json()["code"] == "no_such_table"
        assert Member(server, "Beatrix").log_in().status_code == 200
        assert Member(server, "Cem").log_in().status_code == 401


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("site"), **PATIENT) as found:
        yield found


def test_a_reason_is_needed_for_what_harms_somebody(server: Running) -> None:
    there = ("--data", str(server.folder))
    for command in ("ban", "mute", "rename", "delete-account"):
        found = here(["admin", command, "Ann", *(["Bea"] if command == "rename" else []), *there])
        assert (found.code, found.out) == (2, ""), command
        assert "--reason" in found.err
    for command in ("close", "delete-table", "mute-seat", "unmute-seat", "remove-seat"):
        found = here(["admin", command, "T", *(["1"] if command.endswith("seat") else []), *there])
        assert (found.code, found.out) == (2, ""), command
        assert "--reason" in found.err


def test_no_command_is_without_its_help() -> None:
    for name, command in admin.commands.items():
        assert command.help, name
        found = CliRunner().invoke(main, ["admin", name, "--help"])
        assert found.exit_code == 0
        assert "--data" in found.output, name


def test_a_list_of_many_tables_comes_as_one(server: Running) -> None:
    opened = {open_table(server, player="Many").table for _ in range(103)}
    asked = ["admin", "tables", "--player", "many", "--json", "--data", str(server.folder)]
    found = json.loads(here(asked).out)
    assert {one["id"] for one in found} == opened
    assert len(found) == 103


def test_nothing_is_called_like_an_option() -> None:
    assert not any(new_id().startswith("-") for _ in range(10_000))
