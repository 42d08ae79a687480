"""Kills the server again and again while many games are played: ``python -m tests.reliability.kills``.

After every kill the database file is read as it lies there. Every move that was ever acknowledged must be in
its table's log exactly once, numbers must be dense and every link of every chain must fit. Then the server is
started again and the players go on; what was sent and not answered is sent again under the same client id.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import click

from amunre.store.chain import START, Row, link_of
from tests.reliability.lives import Lives
from tests.reliability.mutants import MUTANTS
from tests.reliability.players import Acks, Group


class Auditor:
    """Reads the database between two lives and says what is wrong with it."""

    def __init__(self, path: Path, acks: Acks) -> None:
        self.path = path
        self.acks = acks
        self.links: dict[str, tuple[int, bytes]] = {}
        """How far each table's chain has been checked."""
        self.stored: dict[str, Counter[tuple[int, str]]] = {}
        """Client ids found in each log."""
        self.entries = 0

    def faults(self) -> list[str]:
        """Sentences for all that is lost, doubled, missing or changed since the last look."""
        found = self.acks.refused.copy()
        database = sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)
        try:
            for (table,) in database.execute("SELECT id FROM tables").fetchall():
                found += self.follow(database, table)
        finally:
            database.close()
        for table, told in self.acks.fresh.items():
            for seat, cid in told:
                times = self.stored.get(table, Counter())[seat, cid]
                if times != 1:
                    found.append(f"{table}: move {cid} was acknowledged and is stored {times} times.")
        self.acks.fresh = {}
        return found

    def follow(self, database: sqlite3.Connection, table: str) -> list[str]:
        seq, link = self.links.get(table, (-1, START))
        found = []
        names = self.stored.setdefault(table, Counter())
        query = (
            "SELECT seq, at, audience, body, salt, proof, link FROM entries"
            " WHERE table_id = ? AND seq > ? ORDER BY seq"
        )
        for fields in database.execute(query, (table, seq)):
            row = Row(*fields)
            if row.seq != seq + 1:
                found.append(f"{table}: entry {seq + 1} is missing.")
            if row.link != link_of(link, table, row):
                found.append(f"{table}: the link of entry {row.seq} does not fit.")
            body = json.loads(row.body)
            if body["type"] == "move_played":
                name = (body["seat"], body["cid"])
                names[name] += 1
                if names[name] > 1:
                    found.append(f"{table}: move {body['cid']} is stored twice.")
            seq, link = row.seq, row.link
            self.entries += 1
        self.links[table] = (seq, link)
        return found


class Report:
    """What a run has come to."""

    def __init__(self) -> None:
        self.kills = 0
        self.acks = 0
        self.unanswered = 0
        self.games = 0
        self.repeats = 0
        self.entries = 0
        self.faults: list[str] = []
        self.seconds = 0.0

    def words(self) -> str:
        return (
            f"{self.kills} kills, {self.acks} moves acknowledged, {self.entries} entries, {self.games} games "
            f"ended, {self.repeats} repeats, {self.unanswered} moves sent again after a kill, "
            f"{len(self.faults)} faults, {self.seconds:.0f} seconds"
        )


async def live_a_while(groups: list[Group], lives: Lives, seconds: float) -> None:
    """Let everybody play, then kill the server while they do."""
    stop = asyncio.Event()
    playing = [asyncio.ensure_future(group.play(stop)) for group in groups]
    await asyncio.sleep(seconds)
    lives.kill()
    stop.set()
    await asyncio.gather(*playing)
    for group in groups:
        group.wire.close()


def run(
    kills: int, games: int, seed: str, mutant: str, show: bool, longest: float = 0.8, moves: int = 0
) -> Report:
    """So many kills under so many games, more until so many moves have been acknowledged.

    Stops at the first kill that shows a fault.
    """
    rng = random.Random(seed)
    report, acks = Report(), Acks()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        lives = Lives(Path(folder), mutant)
        groups = [Group(number, lives.port, acks, seed) for number in range(games)]
        auditor = Auditor(Path(folder) / "server.db", acks)
        try:
            while report.kills < kills or acks.count < moves:
                before = acks.count
                lives.begin()
                asyncio.run(live_a_while(groups, lives, rng.uniform(0.05, longest)))
                if acks.count == before:
                    longest *= 1.5  # on a slow machine so short a life ends before anybody has moved
                report.kills += 1
                report.unanswered += sum(group.pending is not None for group in groups)
                report.faults += auditor.faults()
                if show and report.kills % 10 == 0:
                    click.echo(f"\r{report.kills}/{kills} kills, {acks.count} moves", nl=False, err=True)
                if report.faults:
                    break
        finally:
            lives.close()
    report.acks, report.entries = acks.count, auditor.entries
    report.games = sum(group.games for group in groups)
    report.repeats = sum(group.repeats for group in groups)
    report.seconds = time.monotonic() - began
    return report


@click.command()
@click.option("--kills", default=1_000, show_default=True)
@click.option("--games", default=200, show_default=True, help="Games that are played at the same time.")
@click.option("--seed", default="kills", show_default=True)
@click.option("--mutant", type=click.Choice(sorted(MUTANTS)), default="", help="A planted bug to be caught.")
@click.option("--longest", default=0.8, show_default=True, help="Seconds of the longest life.")
def main(kills: int, games: int, seed: str, mutant: str, longest: float) -> None:
    """Kill the server under load and look for anything lost or doubled."""
    report = run(kills, games, seed, mutant, sys.stderr.isatty(), longest)
    for fault in report.faults[:20]:
        click.echo(fault)
    click.echo(report.words())
    sys.exit(1 if report.faults else 0)


if __name__ == "__main__":
    main()
