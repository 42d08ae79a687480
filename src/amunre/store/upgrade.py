"""Brings a database to the form that this version knows; one that is newer is left alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

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


def newer_form(present: str) -> str:
    return (
        f"the database has form {present}, which is newer than this version of amunre knows; "
        "install the newer version again."
    )


def version_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


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
    if present is not None and present not in known_forms():
        raise StoreError(newer_form(present))
    chosen = config()
    chosen.attributes["connection"] = connection
    command.upgrade(chosen, "head")
