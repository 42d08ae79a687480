"""Records with random damage: none crashes, none takes long, none is believed."""

from __future__ import annotations

import json
import random
import time
from copy import deepcopy
from typing import Any

import pytest

from amunre.tables.verify import verify_record
from tests.support.honest import LIVE, played
from tests.support.tampering import rechain

FEW, MANY = 150, 5_000
VALUES: list[Any] = [None, True, -1, 0, 1, 2**63, 1e300, "", "x", "\x00", [], {}, [[]], {"type": "pass"}]


@pytest.fixture(scope="module")
def document() -> str:
    return played("classic", 3, "mutated", clock=LIVE, bots=1, extras=0.2).document()


def some_place(found: Any, rng: random.Random) -> tuple[Any, Any]:
    """A container somewhere in the document, and a key in it."""
    while True:
        key = rng.choice(list(found)) if isinstance(found, dict) else rng.randrange(len(found))
        if not isinstance(found[key], dict | list) or not found[key] or rng.random() < 0.2:
            return found, key
        found = found[key]


def mutate(found: dict[str, Any], rng: random.Random) -> None:
    container, key = some_place(found, rng)
    way = rng.randrange(4)
    if way == 0:
        container[key] = deepcopy(rng.choice(VALUES))
    elif way == 1:
        del container[key]
    elif way == 2 and isinstance(container, list):
        container.insert(key, deepcopy(rng.choice([*container, *VALUES])))
    elif isinstance(container[key], bool | int):
        container[key] += rng.choice((-1, 1))
    else:
        container[key] = deepcopy(rng.choice(list(found.values())))


def run(document: str, count: int, seed: int) -> None:
    """Half of them with all links made anew, where that is possible at all."""
    rng = random.Random(seed)
    honest = json.loads(document)
    slowest = 0.0
    believed = 0
    for _ in range(count):
        found = json.loads(document)
        for _ in range(rng.choice((1, 1, 2, 5))):
            mutate(found, rng)
        rewritten = rng.random() < 0.5
        if rewritten:
            try:
                rechain(found)
            except (KeyError, TypeError, ValueError, AttributeError):
                rewritten = False
        began = time.perf_counter()
        verdict = verify_record(json.dumps(found))
        slowest = max(slowest, time.perf_counter() - began)
        if verdict.sound and found != honest:
            believed += 1
            assert rewritten  # without the links made anew nothing passes
            assert not verify_record(json.dumps(found), honest["head"]).sound  # and then the noted head tells
    assert slowest < 1
    assert believed < count / 10


def test_damaged_records_are_refused(document: str) -> None:
    run(document, FEW, 1)


@pytest.mark.slow
def test_many_damaged_records_are_refused(document: str) -> None:
    run(document, MANY, 2)


def test_cut_and_noisy_bytes_are_refused(document: str) -> None:
    rng = random.Random(3)
    whole = document.encode()
    for _ in range(FEW):
        place = rng.randrange(len(whole))
        noisy = whole[:place] + rng.randbytes(rng.randrange(1, 4)) + whole[place + rng.randrange(4) :]
        assert noisy == whole or not verify_record(noisy).sound
        assert not verify_record(whole[: place - 2]).sound
