"""Damage to a database file is found, or it is harmless: every log then has the head that it had."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path

import pytest

from amunre.store.looking import looking_at
from amunre.tables.audit import audit
from tests.volume.damage import edit_rows, flip_bits, heads_of, sound_database

COUNT = 150
"""Of each kind; `make damage` does many more."""


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sound_database(tmp_path_factory.mktemp("damage"))


def test_flipped_bits_are_found_or_harmless(original: Path, tmp_path: Path) -> None:
    found, harmless = flip_bits(original, tmp_path, COUNT, 1)
    assert found + harmless == COUNT
    assert found > COUNT * 2 // 5, "of many pages the bits are of snapshots, which are only a cache"


def test_edited_rows_are_found(original: Path, tmp_path: Path) -> None:
    edit_rows(original, tmp_path, COUNT, 3)


def test_a_forged_snapshot_is_found(original: Path, tmp_path: Path) -> None:
    """One that would be used, and leads elsewhere."""
    path = tmp_path / "forged.db"
    path.write_bytes(original.read_bytes())
    connection = sqlite3.connect(path)
    (body,) = connection.execute("SELECT body FROM snapshots WHERE table_id='table-s-slow'").fetchone()
    text = body.partition(" ")[2].replace('"chats":', '"chats":1', 1)
    forged = f"{hashlib.sha256(text.encode()).hexdigest()} {text}"
    with connection:
        connection.execute("UPDATE snapshots SET body=? WHERE table_id='table-s-slow'", (forged,))
    connection.close()
    with looking_at(f"sqlite:///{path}") as look:
        assert audit(look).faults == ["table table-s-slow: its snapshot leads to another table than its log."]


def test_without_any_snapshot_all_is_as_sound(original: Path, tmp_path: Path) -> None:
    path = tmp_path / "bare.db"
    path.write_bytes(original.read_bytes())
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("DELETE FROM snapshots")
    connection.close()
    assert heads_of(path) == heads_of(original) is not None
