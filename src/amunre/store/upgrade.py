"""Brings a database to the form that this version knows; one that is newer is left alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from amunre.store.engine import Database, StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 0x616D756E
"""Key of the lock under which one worker at a time upgrades a PostgreSQL database."""


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS))
    found.set_main_option("path_separator", "os")
    return found


@cache
def newest() -> str:
    return str(ScriptDirectory.from_config(config()).get_current_head())


@cache
def known_forms() -> frozenset[str]:
    """Every form of a database that this version knows."""
    return frozenset(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())


def unknown_form(present: str) -> str | None:
    """Why a form is none that this version can work with or bring to its own, or ``None``."""
    if present in known_forms():
        return None
    if present.isdecimal() and present > newest():  # forms are numbered in their order, in four digits
        return (
            f"the database has form {present}, which is newer than this version of amunre knows; "
            "install the newer version again."
        )
    return (
        f"the database has form {present}, which no version of amunre has written; restore a backup, "
        "or use another --data or --database."
    )


def version_of(connection: Connection) -> str | None:
    """The form of a database. One that says several has none that is known."""
    found = MigrationContext.configure(connection).get_current_heads()
    return " and ".join(sorted(map(str, found))) or None


def unnamed_form(connection: Connection) -> str | None:
    """Why a database that says no form is none to begin in, or ``None``."""
    if not inspect(connection).has_table("tables"):
        return None
    return "the database does not say which form it has, though there are tables in it; restore a backup."


def upgrade(database: Database) -> None:
    """Run what is missing, in one transaction."""
    database.write(upgrade_within).result()


def must_be_newest(database: Database) -> None:
    """For who may change nothing, because others are at work with the form that is there."""
    present = database.read(version_of).result()
    if present != newest():
        raise StoreError(
            f"the database has form {present} and this version needs {newest()}; restart the server."
        )


def upgrade_within(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # the others wait until the first is done
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
    present = version_of(connection)
    fault = unnamed_form(connection) if present is None else unknown_form(present)
    if fault is not None:
        raise StoreError(fault)
    chosen = config()
    chosen.attributes["connection"] = connection
    command.upgrade(chosen, "head")
