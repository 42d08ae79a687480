"""Copies of PostgreSQL databases, by its own programs where they are installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

from sqlalchemy import NullPool, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from amunre.store.engine import StoreError, postgres_url

DUMP = ("pg_dump", "--format=custom", "--no-owner", "--no-acl")
RESTORE = ("pg_restore", "--clean", "--if-exists", "--no-owner", "--no-acl", "--single-transaction")
"""In one transaction: whatever interrupts it, what was there is there."""


def dump(url: str, target: Path) -> None:
    """Copy a live database as it is at one moment; the copy appears whole or not at all."""
    if target.exists():
        raise StoreError(f"{target} exists already; choose another name.")
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.part")
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        run(url, [*DUMP, f"--file={part}"], f"pg_dump --format=custom --file={target}")
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def check_dump(url: str, backup: Path) -> None:
    """Raises StoreError if a file is no copy that can be restored, or somebody is using the database."""
    if not backup.is_file():
        raise StoreError(f"there is no backup at {backup}.")
    run(url, ["pg_restore", "--list", str(backup)], f"pg_restore --clean {backup}", connects=False)
    others = sessions_of(url)
    if others:
        raise StoreError(f"{others} connections to the database are open; stop every server that uses it.")


def restore_dump(url: str, backup: Path) -> Path:
    """Keep a copy of what is there beside the backup, then put the backup in its place; the copy."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S", time.gmtime())
    kept = backup.with_name(f"{backup.name}.before-{stamp}")
    dump(url, kept)
    run(url, [*RESTORE, str(backup)], f"pg_restore --clean --if-exists --single-transaction {backup}")
    return kept


def sessions_of(url: str) -> int:
    """How many others are connected to the database."""
    engine = create_engine(postgres_url(url), poolclass=NullPool)
    mine = "datname = current_database() AND pid <> pg_backend_pid()"
    try:
        with engine.connect() as connection:
            return int(connection.scalar(text(f"SELECT count(*) FROM pg_stat_activity WHERE {mine}")) or 0)
    except DatabaseError as problem:
        raise StoreError(f"the database cannot be read: {problem.orig}.") from problem
    finally:
        engine.dispose()


def run(url: str, command: list[str], by_hand: str, connects: bool = True) -> None:
    """One of PostgreSQL's programs; what it complains of is one sentence. The password is no argument, which
    others on the machine could read."""
    parsed = make_url(url).set(drivername="postgresql")
    secret = {} if parsed.password is None else {"PGPASSWORD": str(parsed.password)}
    address = parsed.set(password=None).render_as_string()
    if shutil.which(command[0]) is None:
        where = f"{command[0]} is not installed here; where it is, run"
        raise StoreError(f"{where}: {by_hand} --dbname={address}")
    if connects:
        command = [*command, f"--dbname={address}"]
    done = subprocess.run(command, env=os.environ | secret, capture_output=True, text=True, errors="replace")
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise StoreError(lines[0] if lines else f"{command[0]} ended with {done.returncode}.")
