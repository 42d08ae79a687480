"""Golden tables: tables left in the middle that every version must replay and be able to play on."""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import msgspec
import pytest

from amunre.kernel.state import digest
from amunre.rules.catalogue import TITLES
from amunre.store.chain import Row
from amunre.store.log import Stored
from amunre.tables.entries import entry_of
from amunre.tables.entry import Entry, Worded
from amunre.tables.loading import fold
from amunre.tables.record import ENDED, read_row, whole_record
from amunre.tables.snapshot import restored, write_snapshot
from amunre.tables.table import OPEN, RUNNING, Table
from amunre.tables.thinking import task_for
from amunre.tables.verify import check_log, verify_record
from tests.golden.collect_tables import FOLDER, SUFFIX, file_of, make, read, wishes
from tests.support.honest import SECOND, Played

FILES = sorted(FOLDER.glob(f"*{SUFFIX}"))
FURTHER = 20


def log_of(path: Path) -> tuple[str, bytes, list[Row]]:
    record = read(path)
    return record.table, bytes.fromhex(record.seed), [read_row(row) for row in record.rows]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(SUFFIX))
def test_a_golden_table_replays_to_every_proof_and_plays_on(path: Path) -> None:
    table_id, seed, rows = log_of(path)
    table = check_log(table_id, seed, rows)  # every proof, link and audience is compared
    assert fold(table_id, seed, rows).proof == table.proof == rows[-1].proof
    assert whole_record(table, rows) == read(path)
    if table.game is not None:
        again = restored(table_id, Stored(seed, rows, (table.seq, write_snapshot(table))))
        assert again is not None
        assert again.playing.rules.modules == table.playing.rules.modules
        assert digest(again.playing.state) == digest(table.playing.state)
    if table.status == RUNNING:
        tasks = [task_for(table, seat, "random", 1) for seat in table.asked]
        assert all(task.versions == table.opened.rules_version for task in tasks)
        on = went_on(table, rows)
        assert check_log(table_id, seed, on.rows).proof == on.table.proof
        assert len(on.rows) >= len(rows) + FURTHER or on.table.status in ENDED


def went_on(table: Table, rows: list[Row]) -> Played:
    """Some further random actions."""
    on = Played.__new__(Played)
    on.rng, on.now, on.count = random.Random(table.id), rows[-1].at + SECOND, 10_000
    on.table, on.rows = table, list(rows)
    return on.play_on(FURTHER)


@pytest.mark.parametrize("path", [path for path in FILES if path.name.startswith(("finished", "abandoned"))])
def test_a_golden_table_that_is_over_verifies(path: Path) -> None:
    assert verify_record(gzip.decompress(path.read_bytes())).sound


def test_every_awkward_moment_has_a_golden_table() -> None:
    assert {file_of(wish) for wish in wishes()} == set(FILES)
    assert len(FILES) >= 40
    assert set(TITLES) <= {read(path).settings.title for path in FILES}


def test_most_golden_tables_were_left_in_the_middle() -> None:
    kinds: set[str] = set()
    running = 0
    for path in FILES:
        record = read(path)
        running += record.status == RUNNING
        assert record.status != OPEN
        kinds |= {row.entry["type"] for row in record.rows}
    assert running >= 40
    assert kinds >= {"move_undone", "orders_given", "orders_spent", "outage_ended", "holiday_taken"}
    assert kinds >= {"vote_cast", "game_started", "seed_revealed", "rematch_opened"}
    assert kinds >= {"seat_given_to_bot", "seat_claimed_back", "chat_said", "nudged", "game_abandoned"}


def test_golden_tables_are_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < 2 * 2**20


def test_a_golden_table_can_be_made_anew_in_the_same_way() -> None:
    wish = next(wish for wish in wishes() if wish.name == "reading-tombs-group")
    now, then = make(wish).rows, log_of(file_of(wish))[2]
    assert [plain(row) for row in now[1:]] == [plain(row) for row in then[1:]]  # the first names the versions


def plain(row: Row) -> Entry:
    """What a row says, with its words in it, as older logs have them."""
    entry = entry_of(row.body, row.words)
    return msgspec.structs.replace(entry, words=msgspec.UNSET) if isinstance(entry, Worded) else entry
