"""``amunre drain``: let workers of a server go and others take their place, without anybody noticing."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from amunre.cli_database import Where, readable_store, store_options

if TYPE_CHECKING:
    from amunre.store.workers import Worker

LONGEST = 120.0
"""Seconds in which a worker must have left and another one come."""
LOOK = 0.3


def at_work(url: str) -> list[Worker]:
    """The workers of this machine that serve a database."""
    from amunre.store.workers import workers_alive

    with readable_store(url) as connection:
        found = workers_alive(connection)
    here = socket.gethostname()[:80]
    return [worker for worker in found if worker.host == here and worker.state == "serving"]


def tell(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGUSR1)
    except ProcessLookupError:
        raise click.ClickException(f"there is no process {pid} any more.") from None
    except PermissionError:
        raise click.ClickException(f"process {pid} is not yours; be the server's user or root.") from None


def wait_for(url: str, leaving: Sequence[Worker], number: int) -> None:
    """Until those are gone and so many others are there; tells of each that goes."""
    until = time.monotonic() + LONGEST
    left = {worker.id: worker.pid for worker in leaving}
    while True:
        present = at_work(url)
        for gone in left.keys() - {worker.id for worker in present}:
            click.echo(f"worker {left.pop(gone)} leaves.")
            until = time.monotonic() + LONGEST
        if not left and len(present) >= number:
            return
        if time.monotonic() > until:
            missing = ", ".join(map(str, left.values()))
            what = f"worker {missing} does not leave" if left else "no other worker has come"
            raise click.ClickException(f"{what}; the server's log says why.")
        time.sleep(LOOK)


@click.command()
@click.argument("workers", nargs=-1, type=int, metavar="[PROCESS...]")
@store_options
def drain(workers: tuple[int, ...], where: Where) -> None:
    """Replace the workers of a server on this machine, one by one, while games go on.

    The new ones run what is installed now. PROCESS names single workers by the numbers of their processes.
    Needs PostgreSQL: with SQLite a server is one process, which is restarted instead.
    """
    from sqlalchemy.engine import make_url

    url = where.url()
    if make_url(url).get_backend_name() == "sqlite":
        raise click.ClickException(
            "one process alone can serve an SQLite file; restart it, which takes seconds and loses nothing."
        )
    present = at_work(url)
    if not present:
        raise click.ClickException("no worker on this machine serves that database.")
    unknown = set(workers) - {worker.pid for worker in present}
    if unknown:
        known = ", ".join(str(worker.pid) for worker in present)
        raise click.ClickException(f"{min(unknown)} is no worker here; these are: {known}.")
    if workers:
        for worker in present:
            if worker.pid in workers:
                tell(worker.pid)
                wait_for(url, [worker], len(present))
    else:
        for parent in sorted({worker.parent for worker in present}):
            tell(parent)
        wait_for(url, present, len(present))
    click.echo(f"{len(present)} workers serve.")


COMMANDS = (drain,)
