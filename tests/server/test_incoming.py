"""What is looked for in a body before any parser sees it, and what that may cost."""

from __future__ import annotations

import time

import pytest

from amunre.server.incoming import LARGEST_BODY, depth_of, fault_of, has_nul
from tests.server.running import Running

MILLISECONDS = 1_000
MOST_MS = 20
"""What no body may cost; the processor's time counts, so that other programs do not."""

UNITS = [
    *(b'\\"', b'"', b'""', b"[]", b"[", b"]", b"{", b"\\", b'\\\\"', b'["\\""]', b"\\u0000", b"a"),
    "é".encode(),
]
NO_TEXT = [b'{"text": "\xff"}', "{}".encode("utf-16"), rb'{"text": "\u0000"}', b"\xed\xa0\x80"]


@pytest.mark.parametrize(
    ("text", "depth"),
    [
        (b"", 0),
        (b'{"a": [1, {"b": []}]}', 4),
        (b'{"a": "[[[[", "b": "\\"[[["}', 1),
        (b"[][][]", 1),
        (b'["\\\\", [["\\\\\\"", "["]]]', 3),
        (b'"[[[[[', 0),
    ],
)
def test_depth_is_counted_outside_of_strings(text: bytes, depth: int) -> None:
    assert depth_of(text) == depth


@pytest.mark.parametrize(
    "unit",
    [
        b'\\"',
        b'"',
        b'""',
        b"[]",
        b"[",
        b"]",
        b"{",
        b"\\",
        b'\\\\"',
        b'["\\""]',
        b"\\u0000",
        b"a",
        "é".encode(),
    ],
)
@pytest.mark.parametrize("first", [b"", b'"', b"["])
def test_no_body_takes_long_to_look_over(first: bytes, unit: bytes) -> None:
    body = first + unit * ((LARGEST_BODY - 1) // len(unit))
    costs = []
    for _ in range(3):
        began = time.thread_time()
        fault_of(body)
        costs.append((time.thread_time() - began) * MILLISECONDS)
    assert min(costs) < MOST_MS


def test_the_character_nul_is_found_and_nothing_else() -> None:
    assert has_nul(rb'{"a": "x\u0000"}')
    assert has_nul(rb'{"a": "\\\u0000"}')
    assert not has_nul(rb'{"a": "\\u0000"}')
    assert not has_nul(rb'{"a": "\u00000"}'.replace(b"00000", b"0001"))


@pytest.mark.parametrize(
    "body", [b'{"text": "\xff"}', "{}".encode("utf-16"), rb'{"text": "\u0000"}', b"\xed\xa0\x80"]
)
def test_what_is_not_text_is_a_bad_request_on_every_route(server: Running, body: bytes) -> None:
    for path in ("/api/tables", "/api/login", "/api/components", "/api/tables/x/moves"):
        answer = server.browser().post(path, content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), path


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/a%00b/messages", "/%00", "/rules/%00"])
def test_there_is_nothing_at_an_address_with_nul(server: Running, path: str) -> None:
    answer = server.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")
