"""Refusals: nothing that is not understood is passed over, and no more of it is repeated than needed."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

from amunre.server.errors import forget_frames
from amunre.tables.draft import Denied, deny
from tests.server.running import JSON, Guest, Running, three_guests


@pytest.fixture
def mover(server: Running) -> Guest:
    """Somebody whose turn it is."""
    return next(guest for guest in three_guests(server) if guest.look()["seats"][guest.seat]["waited_for"])


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"clock": {"bank": 60, "incremnt": 5}}, "clock: Object contains unknown field `incremnt`"),
        (
            {"components": {"name": "x", "figures": {}, "a": 1}},
            "components: Object contains unknown field `a`",
        ),
    ],
)
def test_no_unknown_field_is_taken_inside_another_either(server: Running, fields: JSON, text: str) -> None:
    body = {"title": "classic", "players": 3, "player": "Ann", **fields}
    answer = server.browser().post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["text"]) == (400, text)


def test_no_unknown_field_is_taken_inside_an_order_or_an_action(mover: Guest) -> None:
    order = {"province": "memphis", "highest": 3, "more": 1}
    answer = mover.client.put("/orders", json={"bids": [order], "cid": "o"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    choices = mover.look()["prompt"]["choices"]
    action = next(action for group in choices for action in group["actions"])
    answer = mover.move(mover.look()["prompt"]["decision"], action | {"more": 1})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_action")
    assert mover.move(mover.look()["prompt"]["decision"], action).status_code == 200


LONG = "m" * 60_000


@pytest.mark.parametrize(
    "action",
    [
        LONG,
        f"bid {LONG} 3",
        f"bid {LONG[:1_900]} 3",
        {"type": "place_bid", "province": LONG, "amount": 3},
        {"type": "place_bid", "province": "memphis", "amount": 3, LONG: 1},
        {"type": "place_bid", "province": "memphis", "amount": [LONG]},
        {"type": LONG},
    ],
)
def test_no_more_of_an_action_is_told_than_needed(mover: Guest, action: Any) -> None:
    answer = mover.move(mover.look()["prompt"]["decision"], action)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_action")
    assert len(answer.content) <= 500


class Marked:
    """Something that a frame holds."""


def test_a_refusal_that_is_answered_leaves_nothing_for_the_collector() -> None:
    held: list[weakref.ref[Marked]] = []

    def refuse() -> None:
        marked = Marked()
        held.append(weakref.ref(marked))
        try:
            deny("no", "No.")
        except Denied as refused:
            fault = refused  # so the exception knows this frame, which knows the exception
            raise ValueError from fault

    gc.disable()
    try:
        try:
            refuse()
        except ValueError as fault:
            forget_frames(fault)
        assert held[0]() is None
    finally:
        gc.enable()
