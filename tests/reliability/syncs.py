"""Watches the system calls of a server at work: ``python -m tests.reliability.syncs``.

For every move that is acknowledged, the trace must show in this order: its bytes are written to the log file
of the database, that file is synced and the sync has returned, and only then the answer begins to leave. A
killed process cannot show this, because the system keeps what a dead process has written.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
import tempfile
import threading
from pathlib import Path

import click

from tests.reliability.lives import Lives
from tests.reliability.mutants import MUTANTS
from tests.reliability.players import Acks, Group

CALLS = "read,readv,recvfrom,recvmsg,write,writev,sendto,sendmsg,pwrite64,pwritev,fsync,fdatasync"
LONGEST = 6_000
"""Bytes of each call that are looked at: a page of the database, or a request."""
LINE = re.compile(r"(\d+) +(?:<\.\.\. )?(\w+)(?:\((.*)| resumed>(.*))")
HANDLE = re.compile(r"(\d+)<([^>]*)>")
NAME = re.compile(r'\\"cid\\": ?\\"(g\d+-\d+)\\"')
READS = {"read", "readv", "recvfrom", "recvmsg"}
SENDS = {"write", "writev", "sendto", "sendmsg"}
SYNCS = {"fsync", "fdatasync"}


class Trace:
    """Follows a trace line by line and judges every acknowledgement."""

    def __init__(self) -> None:
        self.writes = 0
        """Writes to the log file so far."""
        self.synced = 0
        """Of these, how many a finished sync covers."""
        self.begun: dict[str, int] = {}
        """By thread: writes that the sync under way will cover."""
        self.written: dict[str, int] = {}
        """By move: the write that first holds it."""
        self.asked: dict[str, str] = {}
        """By connection: the move it waits to hear of."""
        self.good = 0
        self.bad: list[str] = []

    def line(self, text: str) -> None:
        found = LINE.match(text)
        if found is None:
            return
        thread, call, begins, resumes = found.groups()
        if call in SYNCS:
            if begins is not None and "-wal>" in begins:
                self.begun[thread] = self.writes
            if resumes is not None or "unfinished" not in text:
                self.synced = max(self.synced, self.begun.pop(thread, 0))
            return
        arguments = begins if begins is not None else resumes
        handle = HANDLE.match(arguments)
        if call in ("pwrite64", "pwritev"):
            if handle is not None and handle[2].endswith("-wal"):
                self.writes += 1
                for name in NAME.findall(arguments.replace('\\":\\"', '\\": \\"')):
                    self.written.setdefault(name, self.writes)
        elif call in READS:
            self.heard(arguments, handle)
        elif call in SENDS and handle is not None and handle[1] in self.asked and "HTTP/1.1 " in arguments:
            self.judge(self.asked.pop(handle[1]))

    def heard(self, arguments: str, handle: re.Match[str] | None) -> None:
        """A request has come in; one that the trace broke off names no connection and is not counted."""
        name = NAME.search(arguments)
        if handle is not None and name is not None and "POST" in arguments:
            self.asked[handle[1]] = name[1]

    def judge(self, name: str) -> None:
        place = self.written.get(name)
        if place is None:
            self.bad.append(f"move {name} was acknowledged before it was written.")
        elif place > self.synced:
            self.bad.append(f"move {name} was acknowledged before its write was synced.")
        else:
            self.good += 1


async def play_until(groups: list[Group], wanted: int, trace: Trace) -> None:
    """Let everybody play until enough acknowledgements have been judged."""
    stop = asyncio.Event()
    playing = [asyncio.ensure_future(group.play(stop)) for group in groups]
    while trace.good + len(trace.bad) < wanted and not any(task.done() for task in playing):
        await asyncio.sleep(0.2)
    stop.set()
    await asyncio.gather(*playing)
    for group in groups:
        group.wire.close()


def follow(handle: int, trace: Trace) -> None:
    with os.fdopen(handle, errors="replace") as lines:
        for text in lines:
            trace.line(text)


def run(wanted: int, games: int, mutant: str = "") -> Trace:
    """Play until so many acknowledgements have been judged."""
    trace, acks = Trace(), Acks()
    with tempfile.TemporaryDirectory() as folder:
        out, into = os.pipe()
        tracer = (
            "strace",
            "-f",
            "-y",
            "-qq",
            "-s",
            str(LONGEST),
            "-e",
            f"trace={CALLS}",
            "-e",
            "signal=none",
        )
        reading = threading.Thread(target=follow, args=(out, trace))
        reading.start()
        lives = Lives(Path(folder), mutant, (*tracer, "-o", f"/proc/{os.getpid()}/fd/{into}"))
        groups = [Group(number, lives.port, acks, "syncs") for number in range(games)]
        try:
            lives.begin()
            asyncio.run(play_until(groups, wanted, trace))
        finally:
            lives.kill()
            lives.close()
            os.close(into)
            reading.join()
    trace.bad += acks.refused
    return trace


def has_tracer() -> bool:
    return shutil.which("strace") is not None


@click.command()
@click.option("--moves", default=10_000, show_default=True)
@click.option("--games", default=20, show_default=True)
@click.option("--mutant", type=click.Choice(sorted(MUTANTS)), default="", help="A planted bug to be caught.")
def main(moves: int, games: int, mutant: str) -> None:
    """Check that a sync lies between the write and the acknowledgement of every move."""
    if not has_tracer():
        raise click.ClickException("strace is not installed: apt-get install strace.")
    trace = run(moves, games, mutant)
    for fault in trace.bad[:20]:
        click.echo(fault)
    click.echo(f"{trace.good} of {trace.good + len(trace.bad)} acknowledgements left after a finished sync.")
    sys.exit(1 if trace.bad else 0)


if __name__ == "__main__":
    main()
