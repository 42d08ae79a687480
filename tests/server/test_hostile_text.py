"""Text that no database or screen takes is the caller's mistake, on both databases."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import PATIENT, Running, open_table, running

NUL = "\0"
WIDE = "\ufdfa" * 20
"""Twenty characters on the screen, 360 when they are compared."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = dict(PATIENT)
    if request.param == "postgresql":
        settings["database"] = request.getfixturevalue("postgres").new_database()
    with running(tmp_path_factory.mktemp("text"), **settings) as found:
        yield found
        assert not [line for line in found.log if '"fault"' in line]


def is_refused(answer: httpx.Response) -> bool:
    problem = answer.json()
    return 400 <= answer.status_code < 500 and bool(problem["code"]) and bool(problem["text"])


@pytest.mark.parametrize("name", [NUL, f"a{NUL}b", WIDE, "\ud800", "\udfff" * 20, "\x1b[2J"])
@pytest.mark.parametrize("path", ["/api/accounts", "/api/login", "/api/tables"])
def test_a_name_that_cannot_be_stored_is_refused(server: Running, path: str, name: str) -> None:
    if path == "/api/tables":
        body = {"title": "classic", "players": 3, "player": name}
    else:
        body = {"name": name, "password": "correct horse"}
    headers = {"Content-Type": "application/json"}
    assert is_refused(server.browser().post(path, content=json.dumps(body), headers=headers))


@pytest.mark.parametrize("name", [NUL, WIDE])
def test_a_guest_whose_name_cannot_be_stored_does_not_sit_down(server: Running, name: str) -> None:
    table = open_table(server).table
    assert is_refused(server.browser().post(f"/api/tables/{table}/seats", json={"name": name}))


@pytest.mark.parametrize("table", ["%00", "a%00b", "%ff%fe", "%ed%a0%80", "a" * 5_000, "%F0%9F%98%80" * 40])
@pytest.mark.parametrize("rest", ["", "/messages", "/moments", "/stream", "/figures", "/forecast"])
def test_an_address_with_any_bytes_finds_no_table(server: Running, table: str, rest: str) -> None:
    assert is_refused(server.get(f"/api/tables/{table}{rest}"))


@pytest.mark.parametrize("text", ["%00", "%ff", "%ed%a0%80", "%EF%B7%BA" * 40])
@pytest.mark.parametrize("field", ["player", "title", "after", "status"])
def test_a_search_for_any_bytes_is_answered_or_refused(server: Running, field: str, text: str) -> None:
    answer = server.get(f"/api/tables?{field}={text}")
    assert answer.status_code == 200 or is_refused(answer)


@pytest.mark.parametrize("body", [b"\xff\xfe", b'{"name":"\xc3\x28"}', b'{"name":"\xed\xa0\x80"}', b"\0"])
def test_a_body_that_is_not_utf_8_is_refused(server: Running, body: bytes) -> None:
    for path in ("/api/accounts", "/api/login", "/api/tables", "/api/components"):
        headers = {"Content-Type": "application/json"}
        assert is_refused(server.browser().post(path, content=body, headers=headers))
