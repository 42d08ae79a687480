"""Damage to a database file is found, or it is harmless: every log then has the head that it had."""

from __future__ import annotations

import hashlib
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from amunre.store.engine import StoreError
from amunre.store.looking import back_up, looking_at
from amunre.tables.audit import audit
from tests.support.stored import filled

FEW, MANY = 60, 1_000


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One file, without a write-ahead log beside it."""
    folder = tmp_path_factory.mktemp("damage")
    filled(folder)
    back_up(f"sqlite:///{folder / 'server.db'}", folder / "original.db")
    return folder / "original.db"


def heads_of(path: Path) -> dict[str, str] | None:
    """The heads of all tables if the database is found sound, otherwise ``None``."""
    try:
        with looking_at(f"sqlite:///{path}") as connection:
            found = audit(connection)
    except StoreError:
        return None
    return None if found.faults else found.heads


def flip_bits(original: Path, folder: Path, count: int, seed: int) -> tuple[int, int]:
    """Flip one bit at a time; how often it was found, and how often it was harmless by its heads."""
    rng = random.Random(seed)
    whole = original.read_bytes()
    heads = heads_of(original)
    assert heads is not None
    found = harmless = 0
    path = folder / "flipped.db"
    for _ in range(count):
        place = rng.randrange(len(whole) * 8)
        changed = bytearray(whole)
        changed[place // 8] ^= 1 << place % 8
        path.write_bytes(changed)
        after = heads_of(path)
        found += after is None
        harmless += after == heads
        assert after in (None, heads), f"bit {place} went unnoticed"
    return found, harmless


def test_flipped_bits_are_found_or_harmless(original: Path, tmp_path: Path) -> None:
    found, harmless = flip_bits(original, tmp_path, FEW, 1)
    assert found + harmless == FEW
    assert found > FEW // 4


@pytest.mark.slow
def test_a_thousand_flipped_bits_are_found_or_harmless(original: Path, tmp_path: Path) -> None:
    found, harmless = flip_bits(original, tmp_path, MANY, 2)
    assert found + harmless == MANY


Edit = Callable[[sqlite3.Connection, random.Random], None]


def some_row(connection: sqlite3.Connection, rng: random.Random) -> tuple[str, int]:
    found: tuple[str, int] = rng.choice(connection.execute("SELECT table_id, seq FROM entries").fetchall())
    return found


def change_a_value(connection: sqlite3.Connection, rng: random.Random) -> None:
    column = rng.choice(["at", "audience", "body", "salt", "proof", "link", "seq"])
    row = some_row(connection, rng)
    (old,) = connection.execute(f"SELECT {column} FROM entries WHERE table_id=? AND seq=?", row).fetchone()
    new: object
    if isinstance(old, int):
        new = old + rng.choice((-1, 1, 1000))
    elif isinstance(old, bytes):
        new = bytes([old[0] ^ 1, *old[1:]])
    elif column == "body":
        place = rng.randrange(len(old))
        new = old[:place] + chr(ord(old[place]) ^ 1) + old[place + 1 :]
    else:
        new = old[1:] + "0" if old else "00"
    connection.execute(f"UPDATE OR REPLACE entries SET {column}=? WHERE table_id=? AND seq=?", (new, *row))


def drop_a_row(connection: sqlite3.Connection, rng: random.Random) -> None:
    connection.execute("DELETE FROM entries WHERE table_id=? AND seq=?", some_row(connection, rng))


def drop_the_last_row(connection: sqlite3.Connection, rng: random.Random) -> None:
    table_id, _ = some_row(connection, rng)
    last = "(SELECT max(seq) FROM entries WHERE table_id=?)"
    connection.execute(f"DELETE FROM entries WHERE table_id=? AND seq={last}", (table_id, table_id))


def swap_two_bodies(connection: sqlite3.Connection, rng: random.Random) -> None:
    table_id, seq = some_row(connection, rng)
    others = connection.execute("SELECT table_id, seq FROM entries WHERE seq != ?", (seq,)).fetchall()
    other = rng.choice(others)
    read = "SELECT body FROM entries WHERE table_id=? AND seq=?"
    one, two = (connection.execute(read, row).fetchone()[0] for row in ((table_id, seq), other))
    if one == two:
        drop_a_row(connection, rng)
        return
    write = "UPDATE entries SET body=? WHERE table_id=? AND seq=?"
    connection.execute(write, (two, table_id, seq))
    connection.execute(write, (one, *other))


def move_a_row_to_another_table(connection: sqlite3.Connection, rng: random.Random) -> None:
    row = some_row(connection, rng)
    others = connection.execute("SELECT id FROM tables WHERE id != ?", row[:1]).fetchall()
    connection.execute(
        "UPDATE OR REPLACE entries SET table_id=? WHERE table_id=? AND seq=?", (*rng.choice(others), *row)
    )


def change_a_seed(connection: sqlite3.Connection, rng: random.Random) -> None:
    table_id, _ = some_row(connection, rng)
    connection.execute("UPDATE secrets SET seed=? WHERE table_id=?", (rng.randbytes(32), table_id))


def change_what_stands_beside_the_log(connection: sqlite3.Connection, rng: random.Random) -> None:
    table_id, _ = some_row(connection, rng)
    change = rng.choice(
        [
            "seq = seq + 1",
            "opened_at = opened_at + 1",
            "changed_at = changed_at - 1",
            "status = 'lost'",
            "listed = NOT listed",
            "summary = summary || ' '",
            "due_at = CASE WHEN due_at IS NULL THEN 1 END",
        ]
    )
    connection.execute(f"UPDATE tables SET {change} WHERE id=?", (table_id,))


def drop_a_table(connection: sqlite3.Connection, rng: random.Random) -> None:
    table_id, _ = some_row(connection, rng)
    connection.execute("DELETE FROM tables WHERE id=?", (table_id,))


def put_nonsense(connection: sqlite3.Connection, rng: random.Random) -> None:
    column = rng.choice(["at", "audience", "body", "salt", "proof", "link"])
    value = rng.choice([b"\xff\xfe", "nonsense", 1.5, 2**62])
    connection.execute(
        f"UPDATE entries SET {column}=? WHERE table_id=? AND seq=?", (value, *some_row(connection, rng))
    )


EDITS: tuple[Edit, ...] = (
    change_a_value,
    drop_a_row,
    drop_the_last_row,
    swap_two_bodies,
    move_a_row_to_another_table,
    change_a_seed,
    change_what_stands_beside_the_log,
    drop_a_table,
    put_nonsense,
)


def edit_rows(original: Path, folder: Path, count: int, seed: int) -> None:
    rng = random.Random(seed)
    whole = original.read_bytes()
    path = folder / "edited.db"
    for number in range(count):
        path.write_bytes(whole)
        edit = EDITS[number % len(EDITS)]
        connection = sqlite3.connect(path)
        with connection:
            edit(connection, rng)
        connection.close()
        assert path.read_bytes() != whole
        assert heads_of(path) is None, f"{edit.__name__} (number {number}) went unnoticed"


def test_edited_rows_are_found(original: Path, tmp_path: Path) -> None:
    edit_rows(original, tmp_path, FEW, 3)


@pytest.mark.slow
def test_a_thousand_edited_rows_are_found(original: Path, tmp_path: Path) -> None:
    edit_rows(original, tmp_path, MANY, 4)


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
