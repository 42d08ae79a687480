"""A SQLite driver that fails on command: before or after doing what it was asked."""

from __future__ import annotations

import sqlite3
from functools import partial
from typing import Any

import pytest
import sqlalchemy

from amunre.store import engine

IO_ERROR = "disk I/O error"


class Trouble:
    """Which of the coming calls fail. Calls are counted from ``begin`` on."""

    def __init__(self) -> None:
        self.calls = 0
        self.first = self.last = 0
        self.late = False
        self.text = IO_ERROR
        self.struck = 0

    def begin(self, first: int, count: int = 1, late: bool = False, text: str = IO_ERROR) -> None:
        """Let calls number ``first`` and following fail; ``late`` ones fail after their work is done."""
        self.calls, self.struck, self.late, self.text = 0, 0, late, text
        self.first, self.last = first, first + count - 1

    def end(self) -> None:
        self.first = self.last = 0

    def call(self, work: Any) -> Any:
        self.calls += 1
        strikes = self.first <= self.calls <= self.last
        if not strikes:
            return work()
        self.struck += 1
        if self.late:
            work()
        raise sqlite3.OperationalError(self.text)


class FaultyCursor(sqlite3.Cursor):
    connection: FaultyConnection

    def execute(self, *args: Any) -> Any:
        return self.connection.trouble.call(partial(super().execute, *args))

    def executemany(self, *args: Any) -> Any:
        return self.connection.trouble.call(partial(super().executemany, *args))


class FaultyConnection(sqlite3.Connection):
    trouble: Trouble

    def cursor(self, factory: Any = FaultyCursor) -> Any:
        return super().cursor(factory)

    def commit(self) -> None:
        self.trouble.call(super().commit)

    def rollback(self) -> None:
        self.trouble.call(super().rollback)


def plant(patch: pytest.MonkeyPatch) -> Trouble:
    """From now on databases are opened with the faulty driver."""
    trouble = Trouble()
    factory = type("Planted", (FaultyConnection,), {"trouble": trouble})
    honest = sqlalchemy.create_engine

    def create_engine(url: Any, **options: Any) -> Any:
        options["connect_args"] = {**options.get("connect_args", {}), "factory": factory}
        return honest(url, **options)

    patch.setattr(engine, "create_engine", create_engine)
    return trouble
