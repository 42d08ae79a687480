"""Figures are those of all workers, are few and cheap, and are documented."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Connection

from amunre.server.metrics import PERIOD
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from amunre.store.engine import open_database
from amunre.store.figures import SiteFigures, site_figures
from amunre.store.upgrade import upgrade
from tests.server.running import (
    PATIENCE,
    PATIENT,
    Follower,
    Running,
    open_table,
    running,
    three_guests,
)
from tests.server.test_workers import children
from tests.support.postgres import Server

ROOT = Path(__file__).parents[2]
WORKERS = 3
REQUESTS = 60
LABELS = {"method", "route", "status", "kind", "state", "code", "le"}
OF_POSTGRES = {"amunre_database_wal_bytes"}
"""Where we may look."""
Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, postgres: Server) -> Iterator[Running]:
    settings = PATIENT | {"database": postgres.new_database(), "workers": str(WORKERS)}
    with running(tmp_path_factory.mktemp("metrics"), **settings) as found:
        yield found


def scraped(server: Running) -> Figures:
    """Over a new connection, so that any worker may answer."""
    answer = server.get("/metrics", headers={"Connection": "close"})
    assert answer.status_code == 200
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
        if not sample.name.endswith("_created")
    }


def figure(found: Figures, name: str, **labels: str) -> float:
    return found[name, tuple(sorted(labels.items()))]


def catalogues(found: Figures) -> float:
    labels = {"method": "GET", "route": "/api/catalogue", "status": "200"}
    return figure(found, "amunre_requests_total", **labels)


def ask_for_catalogues(server: Running) -> None:
    for _ in range(REQUESTS):
        server.get("/api/catalogue", headers={"Connection": "close"})


def until(reached: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.1)


def documented() -> dict[str, set[str]]:
    """The figures that the guide lists, with their labels."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").partition("### Figures")[2]
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `amunre_")]
    found = re.findall(r"`(amunre_\w+)(?:\{([\w,]+)\})?`", "".join(rows))
    return {name: set(labels.split(",")) - {""} for name, labels in found}


@pytest.mark.parametrize("kind", ["one worker", "several workers"])
def test_the_guide_lists_every_figure_with_its_labels(kind: str, request: pytest.FixtureRequest) -> None:
    server: Running = request.getfixturevalue("server" if kind == "one worker" else "site")
    guests = three_guests(server)
    guests[0].post("/chat", text="hello", cid="c1")
    found: dict[str, set[str]] = {}
    for name, labels in scraped(server):
        found.setdefault(re.sub(r"_(bucket|sum|count)$", "", name), set()).update(dict(labels))
    assert {name: labels - {"le"} for name, labels in found.items()} == documented()
    assert set().union(*found.values()) <= LABELS
    assert guests[0].table not in server.get("/metrics").text


def test_moves_commands_and_commits_are_counted(server: Running) -> None:
    before = scraped(server)
    guests = three_guests(server)
    guests[0].post("/chat", text="hello", cid="c1")
    mover = next(guest for guest in guests if guest.look()["seats"][guest.seat]["waited_for"])
    assert mover.move(*mover.first_choice()).status_code == 200
    after = scraped(server)

    def grown(name: str) -> float:
        return figure(after, name) - figure(before, name)

    assert grown("amunre_moves_total") == 1
    assert grown("amunre_acknowledgement_seconds_count") >= 5
    assert grown("amunre_commit_seconds_count") >= 5
    assert grown("amunre_commit_seconds_sum") > 0
    assert figure(after, "amunre_database_up") == 1
    assert figure(after, "amunre_database_bytes") > 10_000
    running_tables = ("amunre_tables", (("state", "running"),))
    until(lambda: scraped(server).get(running_tables, 0) >= 1)  # the database is asked now and then


def test_words_that_callers_make_up_are_no_labels(server: Running) -> None:
    for method in ("BREW", "PROPFIND", "REPORT", "MKCOL"):
        server.browser().request(method, "/api/tables")
    server.get("/api/tables/made-up-by-somebody")
    server.get("/made-up-too")
    methods, routes = set(), set()
    for name, labels in scraped(server):
        if name == "amunre_requests_total":
            methods.add(dict(labels)["method"])
            routes.add(dict(labels)["route"])
    assert methods <= {"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "other"}
    assert not any("made-up" in route for route in routes)


def test_every_worker_gives_the_figures_of_all(site: Running) -> None:
    before = catalogues(scraped(site)) if catalogues_known(site) else 0.0
    ask_for_catalogues(site)
    with watching(site, 9):
        time.sleep(2 * PERIOD)
        for found in [scraped(site) for _ in range(9)]:
            assert catalogues(found) - before == REQUESTS
            assert figure(found, "amunre_sockets") == 9
    until(lambda: figure(scraped(site), "amunre_sockets") == 0)
    until(lambda: {figure(scraped(site), "amunre_workers") for _ in range(9)} == {WORKERS})


@contextmanager
def watching(site: Running, count: int) -> Iterator[None]:
    """So many sockets that every worker has some."""
    table = open_table(site).table
    sockets = [Follower(site, table) for _ in range(count)]
    try:
        for one in sockets:
            one.until(1)
        yield
    finally:
        for one in sockets:
            one.socket.close()


def catalogues_known(site: Running) -> bool:
    return any(dict(labels).get("route") == "/api/catalogue" for _, labels in scraped(site))


@pytest.mark.slow
def test_workers_that_die_or_leave_take_no_count_with_them_and_leave_no_level_behind(site: Running) -> None:
    ask_for_catalogues(site)
    with watching(site, 12):
        until(lambda: figure(scraped(site), "amunre_sockets") == 12)
        counted = catalogues(scraped(site))
        before = children(site)
        for pid in list(before)[:2]:
            os.kill(pid, signal.SIGKILL)
        until(lambda: len(children(site)) == WORKERS and len(children(site) & before) == 1)
        until(lambda: figure(scraped(site), "amunre_sockets") < 12)
        assert [catalogues(scraped(site)) for _ in range(9)] == [counted] * 9

        site.process.send_signal(signal.SIGUSR1)
        until(lambda: any('"drained_workers"' in line for line in site.log))
        assert not children(site) & before
        until(lambda: figure(scraped(site), "amunre_sockets") == 0)
    time.sleep(2 * PERIOD)
    assert {figure(scraped(site), "amunre_sockets") for _ in range(9)} == {0}, "nobody came back"
    assert [catalogues(scraped(site)) for _ in range(9)] == [counted] * 9


@pytest.mark.slow
def test_a_scrape_of_many_workers_is_cheap(site: Running) -> None:
    def spent() -> float:
        ticks = 0
        for pid in children(site):
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    scraped(site)
    before, began = spent(), time.monotonic()
    for _ in range(50):
        site.get("/metrics")
    idle = 0.05 * (time.monotonic() - began) * WORKERS
    assert spent() - before < 50 * 0.05 + idle, "seconds of a processor for 50 scrapes"


def test_however_often_there_is_a_scrape_the_database_is_asked_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[SiteFigures] = []

    def counted(connection: Connection, now: int) -> SiteFigures:
        asked.append(site_figures(connection, now))
        return asked[-1]

    monkeypatch.setattr("amunre.server.metrics.site_figures", counted)
    monkeypatch.setattr("amunre.server.metrics.FRESH", 3600.0)

    async def run() -> None:
        one = Site(ServerSettings(data=str(tmp_path)))
        texts = await asyncio.gather(*(one.metrics.text() for _ in range(20)))
        assert all(b"amunre_database_up 1.0" in text for text in texts)
        await one.stop()

    asyncio.run(run())
    assert len(asked) == 1


@pytest.mark.slow
def test_without_a_database_a_scrape_says_so_at_once(tmp_path: Path, postgres: Server) -> None:
    name = postgres.new_database()
    with running(tmp_path, **PATIENT | {"database": name, "workers": "2"}) as server:
        assert figure(scraped(server), "amunre_database_up") == 1
        database = name.split("?")[0].rsplit("/", 1)[1]
        postgres.execute(f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
        postgres.cut_connections(name)
        began = time.monotonic()
        while figure(found := scraped(server), "amunre_database_up"):  # of a worker that has not asked since
            assert time.monotonic() - began < 60
            time.sleep(0.1)
        assert ("amunre_accounts", ()) not in found
        assert figure(found, "amunre_connections") >= 1
        postgres.execute(f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")
        until(lambda: figure(scraped(server), "amunre_database_up") == 1)


def test_figures_of_a_file_need_no_connection_of_their_own(tmp_path: Path) -> None:
    """One that has looked for tables, as at the start, knows a second database, for what is temporary."""
    database = open_database(f"sqlite:///{tmp_path / 'server.db'}")
    upgrade(database)
    found = database.write(lambda connection: site_figures(connection, 0)).result()
    assert found.wal_size is not None
    assert found.size > 4096
    database.close()
