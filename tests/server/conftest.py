"""One server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import PATIENT, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), **PATIENT) as found:
        yield found
