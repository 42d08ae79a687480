"""One PostgreSQL server for the tests that need one, and a fresh database for each."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.support.postgres import NoPostgres, Server


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
