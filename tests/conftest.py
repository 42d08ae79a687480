"""Signals as a program in the foreground has them, and one PostgreSQL server for the tests that need one."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from tests.support.postgres import NoPostgres, Server


def pytest_configure() -> None:
    """What a shell starts in the background ignores Ctrl-C, and so would all that tests start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    try:
        server = Server()
    except NoPostgres as problem:
        if os.environ.get("CI") == "true":
            pytest.fail(str(problem))
        pytest.skip(str(problem))
    yield server
    server.remove()


@pytest.fixture
def postgres_url(postgres: Server) -> str:
    return postgres.new_database()
