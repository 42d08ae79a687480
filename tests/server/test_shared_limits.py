"""What one caller may do is the same however many workers there are, and so is who is at a game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from amunre.server.callers import Caller, Role
from amunre.server.limits import Use
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from amunre.tables.draft import Denied, Draft
from amunre.tables.seating import begin, seat_bot, sit
from amunre.tables.table import Table
from tests.server.running import PATIENT, Running, running
from tests.support.tables import fill, settings

MINUTE = 60 * 1_000_000
HERE = Caller("192.0.2.7")


class Two:
    """Two workers of a site, in this process: nothing is told before a test says so."""

    def __init__(self, url: str, **wanted: Any) -> None:
        self.sites = [Site(ServerSettings(database=url, bot_delay=10**6, **wanted)) for _ in range(2)]
        self.now = self.sites[0].host.clock()
        for site in self.sites:
            site.host.clock = lambda: self.now

    async def tell(self) -> None:
        """Twice: whoever told first has not heard yet what the other has to say."""
        for _ in range(2):
            for site in self.sites:
                assert site.neighbours is not None
                await site.neighbours.exchange()


def with_two(url: str, body: Callable[[Two], Awaitable[None]], **wanted: Any) -> None:
    async def run() -> None:
        two = Two(url, **wanted)
        await body(two)
        for site in two.sites:
            await site.stop()

    asyncio.run(run())


# Counting exactly


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, postgres: Any) -> Any:
    wanted = {
        "database": postgres.new_database(),
        "workers": "3",
        "accounts_per_hour": "4",
        "tables_per_hour": "1",
    }
    with running(tmp_path_factory.mktemp("strict"), **PATIENT | wanted) as found:
        yield found


def answers(server: Running, count: int, path: str, body: dict[str, Any]) -> list[int]:
    """Every request is a new connection, so that all workers take part."""
    client = server.browser()
    client.headers["Connection"] = "close"
    codes = []
    for number in range(count):
        named = {name: value.format(number) if name == "name" else value for name, value in body.items()}
        codes.append(client.post(path, json=named).status_code)
        client.cookies.clear()
    return codes


def test_wrong_passwords_are_counted_once_for_all_workers(strict: Running) -> None:
    codes = answers(strict, 12, "/api/login", {"name": "Nobody", "password": "a wrong one"})
    assert codes == [401] * 5 + [429] * 7


def test_accounts_and_tables_of_an_address_are_counted_once_for_all_workers(strict: Running) -> None:
    assert (
        answers(strict, 9, "/api/accounts", {"name": "Ann{}", "password": "battery staple"})
        == [201] * 4 + [429] * 5
    )
    table = {"title": "classic", "players": 3, "player": "Ann", "listed": False}
    assert answers(strict, 27, "/api/tables", table) == [201] * 20 + [429] * 7


def test_what_is_refused_takes_nothing_and_what_is_given_back_is_there_again(postgres_url: str) -> None:
    async def body(two: Two) -> None:
        here, there = (site.limits for site in two.sites)
        mine, all_of_us = Use(here.guesses, "me"), Use(here.guesses_from, "us", 8)
        assert await here.take(mine, all_of_us)
        assert await there.take(mine, all_of_us)
        assert not await here.take(mine, all_of_us), "16 of 20 are gone"
        for _ in range(3):
            assert await there.take(mine), "the refusal has taken nothing of mine"
        assert not await here.take(mine)
        await there.give_back(mine)
        assert await here.take(mine)

    with_two(postgres_url, body)


# Counting together


def test_actions_on_one_worker_are_missing_on_the_other(postgres_url: str) -> None:
    async def body(two: Two) -> None:
        here, there = (site.limits for site in two.sites)
        for _ in range(60):
            here.use(here.actions, "me")
        there.use(there.actions, "me")  # it cannot know yet
        await two.tell()
        for limits in (here, there):
            with pytest.raises(Denied):
                limits.use(limits.actions, "me", 30)  # half a minute's; some seconds may have passed
            limits.use(limits.actions, "somebody else", 30)

    with_two(postgres_url, body, actions_per_minute=60)


def test_sockets_of_an_address_count_on_all_workers_until_they_are_closed(postgres_url: str) -> None:
    async def body(two: Two) -> None:
        here, there = (site.hub for site in two.sites)
        mine = [here.enter(HERE.address) for _ in range(3)]
        other = there.enter(HERE.address)
        await two.tell()
        for hub in (here, there):
            with pytest.raises(Denied, match="too many connections"):
                hub.enter(HERE.address)
            hub.enter("somewhere else")
        mine[0].leave()
        await two.tell()
        other.leave()
        for _ in range(2):
            there.enter(HERE.address)

    with_two(postgres_url, body, sockets_per_address=4)


def test_sockets_of_a_seat_count_on_all_workers(postgres_url: str) -> None:
    async def body(two: Two) -> None:
        here, there = two.sites
        table, _ = await here.host.open(settings(), fill)
        for _ in range(3):
            here.hub.join(table, HERE, Role(-1), 0)
        there.hub.join(table, HERE, Role(-1), 0)
        await two.tell()
        for site in two.sites:
            with pytest.raises(Denied, match="too many connections"):
                site.hub.join(table, HERE, Role(-1), 0)

    with_two(postgres_url, body, sockets_per_caller=4)


def test_sockets_of_a_worker_that_has_ended_count_no_more(postgres_url: str) -> None:
    async def body(two: Two) -> None:
        here, there = two.sites
        for _ in range(3):
            here.hub.enter(HERE.address)
        there.hub.enter(HERE.address)
        await two.tell()
        assert here.neighbours is not None
        assert there.neighbours is not None
        await here.neighbours.leave()
        await there.neighbours.exchange()
        for _ in range(3):
            there.hub.enter(HERE.address)

    with_two(postgres_url, body, sockets_per_address=4)


# Who is at a game


def test_bots_come_to_the_games_of_a_caller_one_by_one_on_all_workers(postgres_url: str) -> None:
    async def body(two: Two) -> None:
        inside = 0

        async def begin_one(number: int) -> int:
            nonlocal inside
            async with two.sites[number % 2].presence.one_by_one(HERE.key):
                inside += 1
                at_once = inside
                await asyncio.sleep(0.01)
                inside -= 1
            return at_once

        assert await asyncio.gather(*map(begin_one, range(6))) == [1] * 6

    with_two(postgres_url, body)


def against_bots(draft: Draft) -> None:
    sit(draft, "Ann", 0)
    for seat in (1, 2):
        seat_bot(draft, "greedy", seat)
    begin(draft)


async def game(site: Site) -> Table:
    """A game against bots that waits for its player."""
    while True:
        table, _ = await site.host.open(settings(), against_bots)
        if table.playing.waiting_for == [0]:
            break
    site.presence.note(table, HERE.address)
    await site.presence.make_room(HERE.address, table.id)
    return table


def at(table: Table) -> Role:
    return Role(0, 0, table.seats[0])


def test_a_game_that_somebody_is_at_on_another_worker_is_not_put_aside(postgres_url: str) -> None:
    async def body(two: Two) -> None:
        here, there = two.sites
        table = await game(here)
        watcher = here.hub.join(table, HERE, at(table), 0)
        for _ in range(4):
            two.now += 10 * MINUTE
            await two.tell()
            for site in two.sites:
                await site.presence.put_aside_all()
        assert not (await there.host.table(table.id)).aside
        here.hub.let_go(watcher, 1012)
        two.now += 16 * MINUTE
        await there.presence.put_aside_all()
        assert (await here.host.table(table.id)).aside

    with_two(postgres_url, body)


def test_games_of_one_address_count_on_all_workers(postgres_url: str) -> None:
    async def body(two: Two) -> None:
        here, there = two.sites
        games = []
        for number in range(4):
            games.append(await game(two.sites[number % 2]))
            two.now += MINUTE
            await two.tell()
        attended = there.hub.join(games[0], HERE, at(games[0]), 0)
        there.presence.note(games[0], HERE.address)
        await two.tell()
        await game(here)
        asides = [(await there.host.table(table.id)).aside for table in games]
        assert asides == [False, True, False, False], (
            "of those that nobody is at, the one left alone the longest"
        )
        assert attended.closed_with is None

    with_two(postgres_url, body, bot_tables_per_address=4)
