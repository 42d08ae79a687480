"""Damage to databases and records at volume: what is not harmless must be found.

``make damage N=1000`` flips so many bits of a database file one at a time, edits so many rows, and damages
five times as many records. The tests do the same with fewer.
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from amunre.store.engine import StoreError
from amunre.store.looking import back_up, looking_at
from amunre.tables.audit import audit
from amunre.tables.verify import verify_record
from tests.support.honest import LIVE, played
from tests.support.stored import filled
from tests.support.tampering import rechain

PAGE = 4096
VALUES: list[Any] = [None, True, -1, 0, 1, 2**63, 1e300, "", "x", "\x00", [], {}, [[]], {"type": "pass"}]


def sound_database(folder: Path) -> Path:
    """One file with some tables, without a write-ahead log beside it."""
    filled(folder)
    back_up(f"sqlite:///{folder / 'server.db'}", folder / "original.db")
    return folder / "original.db"


def sound_record() -> str:
    return played("classic", 3, "mutated", clock=LIVE, bots=1, extras=0.2).document()


# A database


def heads_of(path: Path) -> dict[str, str] | None:
    """The heads of all tables if the database is found sound, otherwise ``None``."""
    try:
        with looking_at(f"sqlite:///{path}") as connection:
            found = audit(connection)
    except StoreError:
        return None
    return None if found.faults else found.heads


def full_pages(whole: bytes) -> list[int]:
    """Pages of a database in which most is written: much of so small a file is room for rows to come."""
    pages = range(len(whole) // PAGE)
    return [number for number in pages if whole[number * PAGE : (number + 1) * PAGE].count(0) < PAGE // 2]


def flip_bits(original: Path, folder: Path, count: int, seed: int) -> tuple[int, int]:
    """Flip one bit at a time, every tenth anywhere and the others where something is stored; how often it was
    found, and how often it was harmless by its heads."""
    rng = random.Random(seed)
    whole = original.read_bytes()
    full = full_pages(whole)
    heads = heads_of(original)
    assert heads is not None
    found = harmless = 0
    path = folder / "flipped.db"
    for number in range(count):
        page = rng.randrange(len(whole) // PAGE) if number % 10 == 0 else rng.choice(full)
        place = 8 * PAGE * page + rng.randrange(8 * PAGE)
        changed = bytearray(whole)
        changed[place // 8] ^= 1 << place % 8
        path.write_bytes(changed)
        after = heads_of(path)
        found += after is None
        harmless += after == heads
        assert after in (None, heads), f"bit {place} went unnoticed"
    return found, harmless


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


# A record


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


def bare(document: dict[str, Any]) -> dict[str, Any]:
    """A record without what lies beside its rows."""
    rows = [{name: row[name] for name in row if name != "words"} for row in document["rows"]]
    return document | {"rows": rows}


def damage_records(document: str, count: int, seed: int) -> None:
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
        began = time.process_time()
        verdict = verify_record(json.dumps(found))
        slowest = max(slowest, time.process_time() - began)
        if verdict.wordless and not rewritten:  # what was said may be left out, and it is said that it was
            assert all(bare(found)[field] == bare(honest)[field] for field in honest)
        elif verdict.sound and found != honest:
            believed += 1
            assert rewritten  # without the links made anew nothing passes
            assert not verify_record(json.dumps(found), honest["head"]).sound  # and then the noted head tells
    assert slowest < 1
    assert believed < count / 10


def main() -> None:
    parser = argparse.ArgumentParser(description="Damage databases and records, and see that it is found.")
    parser.add_argument("--count", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=2)
    chosen = parser.parse_args()
    count, seed = chosen.count, chosen.seed
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        original = sound_database(folder)
        found, harmless = flip_bits(original, folder, count, seed)
        print(f"{count} flipped bits: {found} found, {harmless} harmless.", flush=True)
        edit_rows(original, folder, count, seed)
        print(f"{count} edited rows: all found.", flush=True)
    damage_records(sound_record(), 5 * count, seed)
    print(f"{5 * count} damaged records: none believed. {time.monotonic() - began:.0f} s.")


if __name__ == "__main__":
    main()
