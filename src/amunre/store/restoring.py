"""Putting a backup in the place of a database, so that whatever interrupts it leaves the old or the new one.

SQLite keeps what was written last in a file beside the database (``-wal``) and would play it into any file of
that name. So before the copy gets the name, what is there is made one file again and the rest is moved away.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import NullPool, create_engine
from sqlalchemy.exc import DatabaseError

from amunre.store.engine import BUSY_MS, StoreError, lock_of, take_lease
from amunre.store.looking import NO_TABLES, copy_database
from amunre.store.upgrade import newest, upgrade_within, version_of

BESIDE = ("-wal", "-shm")
"""Endings of the files that belong to a database in use."""


@contextmanager
def staged(backup: Path, place: Path) -> Iterator[Path]:
    """A copy of a backup beside a database that nobody uses meanwhile, of our form and on the disk."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.exists() and backup.exists() and backup.samefile(place):
        raise StoreError(f"{backup} is the database itself, and no backup of it.")
    lease = take_lease(lock_of(place))
    copy = place.with_name(f".{place.name}.restoring")
    try:
        forget(copy)  # of a restore that was interrupted; we are alone here
        os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        belong(copy, place)
        copy_database(backup, copy)
        bring_up_to_date(copy)
        sync(copy)
        yield copy
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        raise StoreError(f"the backup could not be restored: {reason}.") from problem
    finally:
        with suppress(OSError):
            forget(copy)
        os.close(lease)


def put_in_place(copy: Path, place: Path) -> Path | None:
    """Let the copy be the database; where the one that was there is kept, if there was one."""
    kept = keep(place) if place.exists() else None
    move_away(place, kept or unused(place))
    sync(place.parent)
    os.replace(copy, place)
    sync(place.parent)
    return kept


def keep(place: Path) -> Path:
    """Give a database a second name, under which it stays; it is one file afterwards if it can be read."""
    kept = unused(place)
    try:
        for ending in BESIDE:  # as they were found, should anybody want to look at that
            with suppress(FileNotFoundError):
                shutil.copy2(beside(place, ending), beside(kept, ending))
                belong(beside(kept, ending), place)
                sync(beside(kept, ending))
        fold(place)
        try:
            os.link(place, kept)
        except OSError:  # not every file system has second names
            shutil.copy2(place, kept)
            belong(kept, place)
            sync(kept)
    except BaseException:
        with suppress(OSError):
            forget(kept)
        raise
    return kept


def fold(place: Path) -> None:
    """Let SQLite bring what lies beside a database into it; one that cannot be read stays as it is."""
    try:
        with closing(sqlite3.connect(place, timeout=BUSY_MS / 1000, isolation_level=None)) as connection:
            (is_busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.OperationalError as problem:
        raise StoreError(f"the database that is there could not be closed: {problem}.") from problem
    except sqlite3.DatabaseError:
        return
    if is_busy:
        raise StoreError(f"{place} is in use by another program; stop that one first.")


def move_away(place: Path, kept: Path) -> None:
    """What still lies beside a database belongs to the one that was there."""
    for ending in BESIDE:
        with suppress(FileNotFoundError):
            os.replace(beside(place, ending), beside(kept, ending))


def bring_up_to_date(path: Path) -> None:
    """Backups may be older than this program; raises StoreError if it is the other way round."""
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    try:
        with engine.begin() as connection:
            present = version_of(connection)
            if present is None:
                raise StoreError(NO_TABLES)
            if present != newest():
                upgrade_within(connection)
    except DatabaseError as problem:
        raise StoreError(f"the backup cannot be read: {problem.orig}.") from problem
    finally:
        engine.dispose()


def unused(place: Path) -> Path:
    """A dated name beside a database under which nothing is kept yet."""
    stem = f"{place.name}.{time.strftime('%Y-%m-%d-%H%M%S', time.gmtime())}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 100))]
    free = (place.with_name(name) for name in names)
    return next(path for path in free if not any(beside(path, ending).exists() for ending in ("", *BESIDE)))


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def forget(path: Path) -> None:
    for ending in ("", "-journal", *BESIDE):
        beside(path, ending).unlink(missing_ok=True)


def belong(path: Path, place: Path) -> None:
    """What root writes must be the server's, or it could not use it."""
    if os.geteuid() == 0:
        owner = (place if place.exists() else place.parent).stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def sync(path: Path) -> None:
    """Wait until the disk has a file, or the names in a folder."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
