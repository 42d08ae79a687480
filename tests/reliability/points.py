"""Interrupts a restore at every point: ``python -m tests.reliability.points``.

A child process does the work and is killed before its first call that could change a file, another before its
second, and so on until one gets through; then the same with calls that fail because the disk is full. With
``--calls`` it is the command itself, killed at every system call that changes a file, also those of SQLite.
After each the folder is what a server would find: the old database or the new one, whole. Then the restore is
done again and must come to its end.
"""

from __future__ import annotations

import errno
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import click

from amunre.cli_keeping import restore_file
from amunre.store.engine import StoreError, open_database
from amunre.store.looking import back_up, looking_at
from amunre.tables.audit import audit
from tests.support.honest import Played
from tests.support.stored import keep, new_store

SYSTEM = {"open", "write", "fsync", "rename", "replace", "link", "unlink", "remove", "chown", "fchown"}
SYSTEM |= {"chmod", "utime", "mkdir", "sendfile", "copy_file_range", "ftruncate"}
SQLITE = {"connect", "execute", "backup"}
"""What changes files; reading is done through cursors and changes none."""
PASSED = 2
"""Flag in the exit code of a child that was not struck."""
FAILED, KILLED, DONE = "failed", "killed", "done"


def is_point(called: Any) -> bool:
    """Whether a function asks something of the system or of SQLite that an interruption could fall on."""
    name, owner = getattr(called, "__name__", ""), getattr(called, "__self__", None)
    if isinstance(owner, sqlite3.Connection):
        return name in SQLITE
    return getattr(called, "__module__", "") in ("posix", "_sqlite3") and name in SYSTEM | SQLITE


def strike_at(number: int, strike: Callable[[Any], None]) -> None:
    """From now on, strike just before call number so much."""
    count = 0

    def look(frame: FrameType, event: str, called: Any) -> None:
        nonlocal count
        if event == "c_call" and is_point(called):
            count += 1
            if count == number:
                strike(called)

    sys.setprofile(look)


def kill(called: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fill_disk(called: Any) -> None:
    if isinstance(getattr(called, "__self__", None), sqlite3.Connection):
        raise sqlite3.OperationalError("database or disk is full")
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def note_and_strike(struck: list[Any], called: Any, strike: Callable[[Any], None]) -> None:
    struck.append(called)
    strike(called)


Files = tuple[Path, Path]
"""A backup, and a database."""


def restore(files: Files, number: int = 0, strike: Callable[[Any], None] = kill) -> tuple[str, bool]:
    """Restore in a child process; how it ended, and whether it had fewer points than the one to strike at."""
    child = os.fork()
    if child == 0:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        struck: list[Any] = []
        try:
            strike_at(number, lambda called: note_and_strike(struck, called, strike))
            code = restore_file(*files, anyway=False)
        except (StoreError, OSError, sqlite3.Error):
            code = 1
        sys.setprofile(None)
        os._exit(code | (0 if struck else PASSED))
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return KILLED, False
    code = os.WEXITSTATUS(status)
    return (FAILED if code & 1 else DONE), bool(code & PASSED)


def heads(path: Path) -> dict[str, str]:
    """The heads of a database as a server finds it; raises AssertionError if it is not sound."""
    open_database(f"sqlite:///{path}").close()
    with looking_at(f"sqlite:///{path}") as connection:
        found = audit(connection)
    assert not found.faults, found.faults
    return found.heads


def prepared(folder: Path) -> Files:
    """A backup; and a database with more in it, not all in one file, as a killed server leaves it."""
    (folder / "live").mkdir()
    store = new_store(folder / "live")
    keep(store, Played("classic", 3, "before"))
    back_up(store.url, folder / "backup.db")
    keep(store, Played("classic", 3, "after"))
    shutil.copytree(folder / "live", folder / "crashed")
    store.close()
    assert (folder / "crashed" / "server.db-wal").stat().st_size > 0
    return folder / "backup.db", folder / "crashed" / "server.db"


CHANGING = "write,pwrite64,fsync,fdatasync,rename,link,unlink,ftruncate,chown,fchown,sendfile,copy_file_range"


def traced(files: Files, number: int) -> tuple[str, bool]:
    """The command, killed when it makes its system call number so much of those that change a file."""
    backup, place = files
    command = [sys.executable, "-m", "amunre", "restore", str(backup), "--data", str(place.parent)]
    inject = f"inject={CHANGING}:signal=KILL:when={number}"
    tracer = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={CHANGING}", "-e", inject]
    done = subprocess.run([*tracer, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (DONE, True) if done.returncode == 0 else (KILLED, False)


Attempt = Callable[[Files, int], tuple[str, bool]]


def try_all(attempt: Attempt) -> tuple[int, int]:
    """Every point, one after the other; how many there were, and after how many the old database was there.

    Raises AssertionError at the first loss.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        backup, crashed = prepared(folder)
        new = heads(backup)
        shutil.copytree(crashed.parent, folder / "old")
        old = heads(folder / "old" / "server.db")
        assert old != new
        number = olds = 0
        is_passed = False
        while not is_passed:
            number += 1
            site = folder / str(number)
            shutil.copytree(crashed.parent, site)
            place = site / "server.db"
            ended, is_passed = attempt((backup, place), number)
            found = heads(place)
            assert found in ((new,) if ended == DONE else (old, new)), f"point {number}: {found}"
            olds += found == old
            assert restore((backup, place))[0] == DONE, f"point {number}: not restored afterwards"
            assert heads(place) == new, f"point {number}: not the backup"
            check_rest(site, old, new, found)
            shutil.rmtree(site)
        return number - 1, olds


def check_rest(site: Path, old: dict[str, str], new: dict[str, str], found: dict[str, str]) -> None:
    """What else lies there: kept databases that are whole, and no half of anything."""
    names = {path.name for path in site.iterdir()} - {"server.db", "server.db.lock"}
    assert not any("restoring" in name for name in names), names
    kept = [name for name in names if not name.endswith(("-wal", "-shm"))]
    states = [heads(site / name) for name in kept if not name.endswith(".lock")]
    assert found in states or old in states, names
    assert all(state in (old, new) for state in states), names


@click.command()
@click.option("--calls", is_flag=True, help="Kill the command at every system call (needs strace; slow).")
def main(calls: bool) -> None:
    """Interrupt a restore at every point and look what is left."""
    ways: dict[str, Attempt] = {
        "killed before": partial(restore, strike=kill),
        "failed with a full disk at": partial(restore, strike=fill_disk),
    }
    for what, attempt in ({"killed at": traced} if calls else ways).items():
        points, olds = try_all(attempt)
        click.echo(f"{what} each of {points} calls: {olds} times the old database whole, else the new one.")


if __name__ == "__main__":
    main()
