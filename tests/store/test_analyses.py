"""The line of analyses is fair to all who ask, and belongs to all workers together."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, insert, text

from amunre.store import analyses, schema
from amunre.store.analyses import DONE, FAILED, WAITING, Asker, Claimed, Full, Kept, Key
from amunre.store.engine import Database, open_database
from amunre.store.upgrade import upgrade
from amunre.store.workers import Worker, end_life, show_life

T = TypeVar("T")
ANN = Asker(b"here", b"Ann")
BEA = Asker(b"here", b"Bea")
EVE = Asker(b"elsewhere", b"Eve")
TOTAL = 10


class Store:
    """A database with tables, and the line in it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def do(self, work: Callable[[Connection], T]) -> T:
        return self.database.write(work).result()

    def tables(self, count: int) -> None:
        row = {"seq": 0, "opened_at": 0, "changed_at": 0, "status": "finished", "listed": True, "summary": ""}
        rows = [{"id": f"t{number}"} | row for number in range(count)]
        self.do(lambda connection: connection.execute(insert(schema.tables), rows))

    def ask(self, asker: Asker, *numbers: int) -> None:
        for number in numbers:
            key = Key(f"t{number}", 0)
            self.do(lambda connection, key=key: analyses.ask(connection, key, asker, TOTAL))  # type: ignore[misc]

    def claim(self, worker: str = "w") -> Claimed | None:
        return self.do(lambda connection: analyses.claim(connection, worker))

    def judge(self, worker: str = "w", decisions: int = 3) -> str:
        """One decision of whatever is next, each analysis having so many; its table."""
        claimed = self.claim(worker)
        assert claimed is not None
        done = claimed.kept.done + 1
        status = DONE if done >= decisions else WAITING
        kept = replace(claimed.kept, status=status, done=done, spent_ms=100 * done)
        assert self.do(lambda connection: analyses.keep(connection, claimed.key, worker, kept))
        return claimed.key.table_id

    def find(self, number: int) -> Kept | None:
        return self.do(lambda connection: analyses.find(connection, Key(f"t{number}", 0)))

    def in_line(self) -> set[str]:
        return {one.key.table_id for one in self.do(analyses.line)}


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'server.db'}"
    else:
        url = request.getfixturevalue("postgres_url")
    database = open_database(url)
    upgrade(database)
    found = Store(database)
    found.tables(140)
    yield found
    database.close()


def live(store: Store, worker: str) -> None:
    if store.database.shared:
        store.do(lambda connection: show_life(connection, Worker(worker, "host", 1, 1, "serving")))


# Whose turn it is


def test_a_callers_25_analyses_delay_anothers_first_one_by_no_more_than_one(store: Store) -> None:
    store.ask(EVE, *range(25))
    for _ in range(4):
        store.judge()  # the first is done, and the second begun
    store.ask(ANN, 30)
    served = [store.judge() for _ in range(6)]
    assert Counter(served)["t30"] == 3, "every other decision is hers"
    assert store.find(30) == Kept(DONE, 3, TOTAL, 300, "[]")


def test_what_one_caller_asks_for_is_done_in_that_order(store: Store) -> None:
    store.ask(EVE, 2, 0, 1)
    assert [store.judge() for _ in range(9)] == ["t2"] * 3 + ["t0"] * 3 + ["t1"] * 3


def test_an_address_is_served_as_often_as_any_other_whoever_asks_from_there(store: Store) -> None:
    store.ask(EVE, 0)
    for number in range(1, 10):
        store.ask(Asker(b"many", b"caller %d" % number), number)
    served = [store.judge(decisions=8) for _ in range(16)]
    assert Counter(served)["t0"] == 8


def test_callers_of_one_address_are_served_by_turns(store: Store) -> None:
    store.ask(ANN, *range(10))
    store.ask(BEA, 20)
    assert Counter(store.judge(decisions=5) for _ in range(10)) == {"t0": 5, "t20": 5}


def test_asking_for_more_does_not_bring_the_next_turn_sooner(store: Store) -> None:
    store.ask(ANN, 0)
    store.ask(EVE, 1)
    served = []
    for number in range(2, 12):
        served.append(store.judge(decisions=100))
        store.ask(EVE, number)
    assert Counter(served) == {"t0": 5, "t1": 5}


# Many workers


def test_no_two_workers_have_one_analysis_at_hand(store: Store) -> None:
    if not store.database.shared:
        pytest.skip("SQLite has one worker")
    workers = [f"w{number}" for number in range(4)]
    for worker in workers:
        live(store, worker)
    for number in range(40):
        store.ask(Asker(b"%d" % (number % 5), b"%d" % (number % 7)), number)
    lock, held, twice = threading.Lock(), set[Key](), list[Key]()

    def work(worker: str) -> None:
        for _ in range(30):
            claimed = store.claim(worker)
            assert claimed is not None
            with lock:
                twice.extend({claimed.key} & held)
                held.add(claimed.key)
            kept = replace(claimed.kept, done=claimed.kept.done + 1)
            with lock:
                held.remove(claimed.key)
            assert store.do(lambda connection: analyses.keep(connection, claimed.key, worker, kept))  # noqa: B023

    threads = [threading.Thread(target=work, args=(worker,)) for worker in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not twice
    done = store.do(lambda c: c.scalar(text("SELECT sum(done) FROM analyses")))
    assert done == 4 * 30, "no decision was lost"


def test_what_a_dead_worker_had_at_hand_is_taken_up_by_another(store: Store) -> None:
    store.ask(ANN, 0)
    live(store, "first")
    assert store.claim("first") is not None
    if store.database.shared:
        assert store.claim("second") is None, "the first one lives"
        assert not store.do(lambda connection: analyses.is_any_free(connection, "second"))
        store.do(lambda connection: end_life(connection, "first"))
    assert store.do(lambda connection: analyses.is_any_free(connection, "second"))
    claimed = store.claim("second")
    assert claimed is not None
    late = replace(claimed.kept, done=7)
    assert not store.do(lambda connection: analyses.keep(connection, claimed.key, "first", late))
    assert store.find(0) == claimed.kept, "whoever was thought dead stores nothing any more"


def test_a_worker_goes_on_with_what_it_could_not_store(store: Store) -> None:
    store.ask(ANN, 0)
    live(store, "w")
    assert store.claim() == store.claim()


def test_what_a_worker_lets_go_of_is_free_at_once(store: Store) -> None:
    store.ask(ANN, 0)
    live(store, "first")
    store.claim("first")
    store.do(lambda connection: analyses.let_go(connection, "first"))
    assert store.claim("second") is not None


# Limits


def test_a_caller_an_address_and_the_site_have_so_many_in_line(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.ask(ANN, *range(25))
    with pytest.raises(Full) as full:
        store.ask(ANN, 25)
    assert (full.value.whose, full.value.count) == ("caller", 25)
    store.ask(ANN, 0)  # is there already
    for number in range(25, 100):
        store.ask(Asker(b"here", b"%d" % number), number)
    with pytest.raises(Full) as full:
        store.ask(Asker(b"here", b"another"), 100)
    assert (full.value.whose, full.value.count) == ("caller", 100)
    store.ask(EVE, 100)
    monkeypatch.setattr(analyses, "MOST_IN_LINE", 101)
    with pytest.raises(Full) as full:
        store.ask(Asker(b"there", b"Cem"), 101)
    assert (full.value.whose, full.value.count) == ("site", 101)
    for _ in range(3):
        store.judge(decisions=1)
    store.ask(ANN, 102)


def test_the_oldest_outcomes_are_forgotten_and_nothing_that_is_in_line(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "KEPT", 3)
    for number in range(5):
        store.ask(EVE, number)
        store.judge(decisions=1)
    store.ask(ANN, 5)
    store.ask(EVE, 6)
    assert [number for number in range(9) if store.find(number)] == [3, 4, 5, 6]
    assert store.in_line() == {"t5", "t6"}
    for _ in range(2):
        store.judge(decisions=1)
    store.ask(EVE, 7)
    assert [number for number in range(9) if store.find(number)] == [5, 6, 7]


def test_one_that_failed_is_begun_anew_and_one_that_is_done_is_not(store: Store) -> None:
    store.ask(ANN, 0, 1)
    claimed = store.claim()
    assert claimed is not None
    failed = replace(claimed.kept, status=FAILED)
    store.do(lambda connection: analyses.keep(connection, claimed.key, "w", failed))
    store.judge(decisions=1)
    store.ask(ANN, 0, 1)
    assert store.in_line() == {"t0"}


def test_what_another_version_has_kept_is_not_read_and_can_be_asked_for_again(store: Store) -> None:
    store.ask(ANN, 0, 1)
    store.judge(decisions=1)
    store.do(lambda connection: connection.execute(text("UPDATE analyses SET form = 0")))
    assert store.find(0) is None
    assert store.claim() is None
    assert store.in_line() == set()
    store.ask(ANN, 0, 1)
    assert store.in_line() == {"t0", "t1"}


def test_who_has_asked_is_not_kept_longer_than_it_is_in_line(store: Store) -> None:
    store.ask(ANN, 0)
    store.judge(decisions=1)
    kept = store.do(lambda connection: connection.execute(text("SELECT address, caller FROM analyses")).all())
    assert [tuple(row) for row in kept] == [(None, None)]


def test_a_table_that_is_deleted_takes_its_analyses_along(store: Store) -> None:
    store.ask(ANN, 0)
    store.do(lambda connection: connection.execute(text("DELETE FROM tables WHERE id = 't0'")))
    assert store.find(0) is None
