"""What the operator can find in the log: where a request came from and its number, and nothing of players."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Request

from amunre.server.errors import answer
from amunre.server.logs import shown
from tests.server.running import PATIENCE, PATIENT, Follower, Running, open_table, running

PROXY = {"proxies": "127.0.0.1"}
MADE = 16
"""Letters of a number that we make ourselves."""


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy, which is whoever asks here."""
    with running(tmp_path_factory.mktemp("proxied"), **(PATIENT | PROXY)) as found:
        yield found


def logged(server: Running, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first line of the log that is wanted, as soon as it is there."""
    for line in server.log:
        found: dict[str, Any] = json.loads(line)
        if wanted(found):
            return found
    while True:
        line = server.lines.get(timeout=PATIENCE)
        found = json.loads(line)
        if wanted(found):
            return found


@pytest.mark.parametrize(
    ("address", "short"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/48"),
        ("127.0.0.1", "127.0.0.1"),
    ],
)
def test_addresses_are_shortened_so_that_many_share_one(address: str, short: str) -> None:
    assert shown(address, "short") == {"address": short}
    assert shown(address, "none") == {}
    assert shown("203.0.113.77", "whole") == {"address": "203.0.113.77"}
    assert shown("somebody's secret", "whole") == {}


def test_a_request_is_logged_with_its_number_and_network(proxied: Running) -> None:
    headers = {"X-Forwarded-For": "203.0.113.77", "X-Request-ID": "front-17.a:b_c"}
    assert proxied.get("/api/catalogue", headers=headers).headers["x-request-id"] == "front-17.a:b_c"
    line = logged(proxied, lambda line: line.get("request") == "front-17.a:b_c")
    assert (line["event"], line["address"], line["status"]) == ("request", "203.0.113.0/24", 200)
    assert "203.0.113.77" not in "".join(proxied.log)


@pytest.mark.parametrize("given", ["", "a b", "x" * 65, "a\tb", "<script>", "\xe9"])
def test_a_number_of_another_form_is_not_taken(proxied: Running, given: str) -> None:
    headers = {"X-Request-ID": given.encode("latin-1")}
    taken = proxied.get("/api/catalogue", headers=headers).headers["x-request-id"]
    assert len(taken) == MADE
    assert taken.isalnum()


def test_a_number_is_taken_from_nobody_but_the_proxy(server: Running) -> None:
    first, second = (server.get("/healthz", headers={"X-Request-ID": "mine"}) for _ in range(2))
    assert len({first.headers["x-request-id"], second.headers["x-request-id"], "mine"}) == 3


def test_a_socket_is_logged_when_it_opens_and_with_its_code_when_it_closes(proxied: Running) -> None:
    follower = Follower(proxied, open_table(proxied).table)
    follower.until(1)
    opened = logged(proxied, lambda line: line["event"] == "socket_opened")
    follower.socket.close(1000)
    closed = logged(
        proxied, lambda line: line["event"] == "socket_closed" and line["request"] == opened["request"]
    )
    assert closed["seconds"] >= 0
    assert isinstance(closed["code"], int)
    assert closed["address"] == opened["address"] == "127.0.0.1"


def test_addresses_stay_out_of_the_log_if_the_operator_says_so(tmp_path: Path) -> None:
    with running(tmp_path, **(PATIENT | PROXY | {"log_addresses": "none"})) as server:
        answered = server.get("/healthz", headers={"X-Forwarded-For": "203.0.113.77"})
        line = logged(server, lambda line: line.get("request") == answered.headers["x-request-id"])
        assert "address" not in line


def test_a_bot_that_failed_is_told_in_fields() -> None:
    say = """
import logging
from amunre.server.logs import set_up_logs
set_up_logs("info")
logging.getLogger("amunre.tables").warning("bot_failed", extra={"bot": "mine", "kind": "TimeoutError"})
"""
    told = subprocess.run([sys.executable, "-c", say], capture_output=True, text=True, check=True).stderr
    line = json.loads(told)
    assert (line["event"], line["bot"], line["kind"]) == ("bot_failed", "mine", "TimeoutError")


def test_whoever_meets_a_fault_can_quote_where_it_is_in_the_log() -> None:
    scope: Any = {"type": "http", "headers": [], "state": {"request_id": "abc"}}
    answered = answer(Request(scope), RuntimeError("what somebody has sent"))
    problem = answered.content
    assert (answered.status_code, problem.code, problem.facts) == (500, "fault", {"request": "abc"})
    assert problem.text.endswith("under abc.")
