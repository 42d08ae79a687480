"""Records with random damage: none crashes, none takes long, none is believed."""

from __future__ import annotations

import random

import pytest

from amunre.tables.verify import verify_record
from tests.volume.damage import damage_records, sound_record

COUNT = 500
"""`make damage` does many more."""


@pytest.fixture(scope="module")
def document() -> str:
    return sound_record()


def test_damaged_records_are_refused(document: str) -> None:
    damage_records(document, COUNT, 1)


def test_cut_and_noisy_bytes_are_refused(document: str) -> None:
    rng = random.Random(3)
    whole = document.encode()
    for _ in range(150):
        place = rng.randrange(len(whole))
        noisy = whole[:place] + rng.randbytes(rng.randrange(1, 4)) + whole[place + rng.randrange(4) :]
        assert noisy == whole or not verify_record(noisy).sound
        assert not verify_record(whole[: place - 2]).sound
