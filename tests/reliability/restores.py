"""Crashes a server and restores a backup, again and again: ``python -m tests.reliability.restores``.

Each time many games are played, a backup is taken meanwhile, the games go on, and the server is killed. Then
the backup is restored and a server started on it. Every move that was acknowledged before the backup began
must be there exactly once, no entry may be damaged, and playing goes on.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import click
from click.testing import CliRunner

from amunre.cli import main as amunre
from amunre.store.engine import StoreError
from amunre.store.looking import looking_at
from amunre.tables.audit import audit
from tests.reliability.kills import Auditor
from tests.reliability.lives import Lives
from tests.reliability.players import Acks, Group

COPY = "copy"
"""The planted bug: the backup is copied over the database, and the rest is left as it lies there."""


class Report:
    """What a run has come to."""

    def __init__(self) -> None:
        self.crashes = 0
        self.acks = 0
        self.before = 0
        """Moves that had been acknowledged before the last backup of each crash."""
        self.after = 0
        """Moves that were acknowledged after it, which nobody promises to keep."""
        self.faults: list[str] = []
        self.seconds = 0.0

    def words(self) -> str:
        return (
            f"{self.crashes} crashes, {self.acks} moves acknowledged, {self.before} looked for after "
            f"restoring, {self.after} acknowledged after a backup and before its crash, "
            f"{len(self.faults)} faults, {self.seconds:.0f} seconds"
        )


def call(*arguments: object) -> str:
    """Run a command; what is wrong if it fails."""
    result = CliRunner().invoke(amunre, [str(argument) for argument in arguments])
    return "" if result.exit_code == 0 else f"{arguments[0]}: {result.output} {result.exception!r}"


async def play(groups: list[Group], seconds: float, acks: Acks, least: int) -> None:
    """Let everybody play for a while, longer on a machine on which little happens."""
    stop = asyncio.Event()
    wanted, until = acks.count + least, time.monotonic() + 120
    playing = [asyncio.ensure_future(group.play(stop)) for group in groups]
    await asyncio.sleep(seconds)
    while acks.count < wanted and not acks.refused and time.monotonic() < until:
        await asyncio.sleep(0.05)
    stop.set()
    await asyncio.gather(*playing)


async def one_life(groups: list[Group], lives: Lives, acks: Acks, file: Path, seconds: float) -> Told | str:
    """Play, take a backup while that goes on, play on, die; what was acknowledged when the backup began."""
    await play(groups, seconds, acks, 5)
    before = {table: list(told) for table, told in acks.told.items()}
    backup = asyncio.to_thread(call, "backup", file, "--data", file.parent / "site")
    fault, _ = await asyncio.gather(backup, play(groups, seconds, acks, 5))
    lives.kill()
    for group in groups:
        group.wire.close()
    return fault or before


Told = dict[str, list[tuple[int, str]]]


def put_back(file: Path, site: Path, mutant: str) -> str:
    if mutant == COPY:
        shutil.copy(file, site / "server.db")
        return ""
    return call("restore", file, "--data", site)


def losses(site: Path, before: Told) -> tuple[list[str], dict[str, Counter[tuple[int, str]]]]:
    """Sentences for what is lost or damaged, and what is stored."""
    auditor = Auditor(site / "server.db", Acks())
    try:
        found = auditor.faults()
        with looking_at(f"sqlite:///{site / 'server.db'}") as connection:
            found += audit(connection).faults
    except (sqlite3.Error, StoreError) as problem:
        return [f"the database cannot be read: {problem}"], {}
    for table, told in before.items():
        for seat, cid in told:
            times = auditor.stored.get(table, Counter())[seat, cid]
            if times != 1:
                found.append(
                    f"{table}: move {cid} was acknowledged before the backup and is there {times} times."
                )
    return found, auditor.stored


def go_on_from(stored: dict[str, Counter[tuple[int, str]]], groups: list[Group], acks: Acks) -> None:
    """What came after the backup has never been: its tables are forgotten, and so are its moves."""
    acks.told = {table: list(names) for table, names in stored.items() if names}
    for group in groups:
        group.pending = None
        if group.table not in stored:
            group.table, group.tokens = "", []


def is_begun(site: Path) -> set[str]:
    with closing(sqlite3.connect(f"file:{site / 'server.db'}?mode=ro", uri=True)) as database:
        return {table for (table,) in database.execute("SELECT id FROM tables WHERE status = 'running'")}


def run(crashes: int, games: int, seed: str, mutant: str = "", show: bool = False) -> Report:
    """So many crashes with a restore after each; stops at the first fault."""
    rng = random.Random(seed)
    report, acks = Report(), Acks()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        site = folder / "site"
        lives = Lives(site)
        groups = [Group(number, lives.port, acks, seed) for number in range(games)]
        try:
            while report.crashes < crashes and not report.faults:
                lives.begin()
                count, file = acks.count, folder / f"{report.crashes}.db"
                told = asyncio.run(one_life(groups, lives, acks, file, rng.uniform(0.1, 0.4)))
                report.crashes += 1
                if isinstance(told, str):
                    report.faults.append(told)
                    break
                known = sum(map(len, told.values()))
                report.before += known
                report.after += max(0, sum(map(len, acks.told.values())) - known)
                report.acks += acks.count - count
                fault = put_back(file, site, mutant)
                found, stored = losses(site, told)
                report.faults += [*acks.refused, *([fault] if fault else []), *found]
                begun = is_begun(site) if not report.faults else set()
                go_on_from({table: names for table, names in stored.items() if table in begun}, groups, acks)
                file.unlink()
                if show:
                    click.echo(f"\r{report.crashes}/{crashes} crashes", nl=False, err=True)
        finally:
            lives.close()
    report.seconds = time.monotonic() - began
    return report


@click.command()
@click.option("--crashes", default=100, show_default=True)
@click.option("--games", default=50, show_default=True, help="Games that are played at the same time.")
@click.option("--seed", default="restores", show_default=True)
@click.option("--mutant", type=click.Choice(["", COPY]), default="", help="A planted bug to be caught.")
def main(crashes: int, games: int, seed: str, mutant: str) -> None:
    """Crash a server under load, restore a backup, and look for anything lost or damaged."""
    report = run(crashes, games, seed, mutant, sys.stderr.isatty())
    for fault in report.faults[:20]:
        click.echo(fault)
    click.echo(report.words())
    sys.exit(1 if report.faults else 0)


if __name__ == "__main__":
    main()
