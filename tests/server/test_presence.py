"""Nobody is turned away for what others behind the same address have left: under a clock of our own."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from amunre.rules.catalogue import all_titles, title_of
from amunre.server.app import make_app
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from amunre.store.salvage import every_name
from amunre.tables.draft import Draft
from amunre.tables.entries import SeatGivenToBot
from amunre.tables.playing import move
from tests.server.running import JSON, PATIENCE

MINUTE = 60 * 1_000_000
HERE = 15
"""Minutes after which a game is put aside, as it is set by default."""


class Room:
    """A server in this process whose clock stands still until it is told; everybody has the same address."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        # bots do not move by themselves: what is put aside does not hang on how quick they are
        self.site = Site(ServerSettings(data=str(folder), bot_delay=10**6, **settings))
        self.now = self.site.host.clock()
        self.site.host.clock = lambda: self.now
        self.client: TestClient[Litestar] = TestClient(make_app(self.site))

    def later(self, minutes: float) -> None:
        self.now += int(minutes * MINUTE)

    def sweep(self) -> None:
        with self.client.portal() as portal:
            portal.call(self.site.presence.put_aside_all)

    def begin(self, own: tuple[str, ...] = (), **wish: Any) -> httpx.Response:
        """A browser without cookies asks for a game against bots; ``own`` are tokens that it has."""
        body = {"title": "classic", "players": 3, "seats": ["me", "greedy", "greedy"], "player": "Ann"}
        return self.client.post("/api/tables", json=body | {"begin": True, "own": own} | wish)

    def begun(self, *own: str, **wish: Any) -> JSON:
        """A game against bots in which the guest is asked first."""
        while True:
            answer = self.begin(own, **wish)
            assert answer.status_code == 201, answer.text
            seated: JSON = answer.json()
            if seated["table"]["prompt"] is not None:
                return seated
            self.act(seated, "votes", about="end")

    def act(self, seated: JSON, what: str, **body: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {seated['token']}"}
        return self.client.post(f"/api/tables/{seated['table']['id']}/{what}", json=body, headers=headers)

    def look(self, seated: JSON) -> JSON:
        headers = {"Authorization": f"Bearer {seated['token']}"}
        found: JSON = self.client.get(f"/api/tables/{seated['table']['id']}", headers=headers).json()
        return found

    def play(self, seated: JSON) -> httpx.Response:
        prompt = self.look(seated)["prompt"]
        action = prompt["choices"][0]["texts"][0]
        return self.act(seated, "moves", decision=prompt["decision"], action=action, cid=f"c{self.now}")

    @contextmanager
    def watched(self, seated: JSON, token: str) -> Iterator[None]:
        """While somebody looks on; until the server knows that nobody does any more."""
        with self.client.websocket_connect(f"/api/tables/{seated['table']['id']}/socket") as socket:
            socket.send_json({"type": "hello", "token": token})
            while socket.receive_json()["type"] != "state":
                pass
            yield
        until = time.monotonic() + PATIENCE
        while self.site.hub.channels and time.monotonic() < until:
            time.sleep(0.01)

    def listed(self, status: str) -> list[str]:
        found = self.client.get("/api/tables", params={"status": status}).json()["tables"]
        return [str(table["id"]) for table in found]


def room_in(folder: Path, **settings: Any) -> Iterator[Room]:
    room = Room(folder, **settings)
    with room.client:
        yield room


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    yield from room_in(tmp_path)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Room]:
    """Room for four games of one address."""
    yield from room_in(tmp_path, bot_tables_per_address=4)


def test_what_others_behind_the_address_have_begun_counts_for_nobody_else(room: Room) -> None:
    for _ in range(12):
        room.begun()
    assert room.begin().status_code == 201, "a browser that has no games"


def test_a_browser_has_few_games_that_it_is_at_and_is_told_which(room: Room) -> None:
    games = [room.begun() for _ in range(3)]
    tokens = [game["token"] for game in games]
    before = room.listed("open") + room.listed("running")
    refused = room.begin(own=tuple(tokens))
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_games")
    told = refused.json()["tables"]
    assert {table["id"] for table in told} == {game["table"]["id"] for game in games}
    assert told[0]["status"] == "running"
    assert sorted(room.listed("open") + room.listed("running")) == sorted(before), "no table is left behind"
    assert room.act(games[0], "votes", about="end").status_code == 200
    assert room.begin(own=tuple(tokens)).status_code == 201, "one was given up"


def test_a_refused_start_leaves_no_table_in_the_database(room: Room) -> None:
    tokens = tuple(room.begun()["token"] for _ in range(3))
    before = room.site.database.read(every_name).result()
    assert room.begin(own=tokens).status_code == 429
    bad = room.begin(seats=["me", "open", "greedy"])
    assert (bad.status_code, bad.json()["code"]) == (422, "seats_free")
    assert room.site.database.read(every_name).result() == before


def test_games_that_one_has_not_been_at_for_a_while_do_not_count(room: Room) -> None:
    tokens = tuple(room.begun()["token"] for _ in range(3))
    room.later(HERE - 1)
    assert room.begin(own=tokens).status_code == 429
    room.later(1)
    assert room.begin(own=tokens).status_code == 201


def test_tokens_of_nobody_and_tables_without_bots_do_not_count(room: Room) -> None:
    for _ in range(3):
        assert room.begin(own=("made up",) * 50).status_code == 201
    assert room.begin(own=("x",) * 51).status_code == 400


def test_an_abandoned_game_is_put_aside_and_opening_it_goes_on(room: Room) -> None:
    game = room.begun()
    room.later(HERE - 1)
    room.sweep()
    assert not room.look(game)["aside"]
    room.later(1)
    room.sweep()
    seen = room.look(game)
    assert (seen["aside"], seen["status"]) == (True, "running")
    assert seen["prompt"] == game["table"]["prompt"], "nothing is lost"
    assert game["table"]["id"] not in room.listed("running")
    assert room.look(game)["aside"], "reading changes nothing"
    assert room.act(game, "resume").status_code == 200
    assert not room.look(game)["aside"]
    assert game["table"]["id"] in room.listed("running")
    assert room.play(game).status_code == 200


def test_a_move_goes_on_with_a_game_put_aside(room: Room) -> None:
    game = room.begun()
    room.later(HERE)
    room.sweep()
    assert room.play(game).status_code == 200
    assert not room.look(game)["aside"]


def test_a_stranger_cannot_go_on_with_a_game(room: Room) -> None:
    game = room.begun()
    room.later(HERE)
    room.sweep()
    path = f"/api/tables/{game['table']['id']}/resume"
    assert room.client.post(path).status_code == 403
    assert room.look(game)["aside"]


def test_a_game_that_somebody_looks_at_is_not_put_aside(room: Room) -> None:
    game = room.begun()
    with room.watched(game, game["token"]):
        room.later(10 * HERE)
        room.sweep()
        assert not room.look(game)["aside"]
    room.later(HERE - 1)
    room.sweep()
    assert not room.look(game)["aside"], "somebody was there until the socket closed"
    room.later(1)
    room.sweep()
    assert room.look(game)["aside"]


def test_a_spectator_does_not_keep_a_game_going(room: Room) -> None:
    game = room.begun()
    with room.watched(game, ""):
        room.later(HERE)
        room.sweep()
        assert room.look(game)["aside"]


def test_a_list_that_asks_for_one_s_own_games_does_not_keep_them_going(room: Room) -> None:
    game = room.begun()
    room.later(HERE)
    room.look(game)
    room.sweep()
    assert room.look(game)["aside"]


def test_games_with_a_clock_or_without_bots_are_left_alone(room: Room) -> None:
    timed = room.begun(clock={"bank": 86_400})
    room.later(HERE)
    room.sweep()
    assert not room.look(timed)["aside"]


def test_what_was_put_aside_stays_so_over_a_restart(tmp_path: Path) -> None:
    before = Room(tmp_path)
    with before.client:
        game = before.begun()
        before.later(HERE)
        before.sweep()
    after = Room(tmp_path)
    with after.client:
        after.now = before.now + MINUTE
        assert after.look(game)["aside"]
        assert after.begin(own=(game["token"],) * 3).status_code == 201
        assert after.play(game).status_code == 200


def test_after_a_restart_the_log_says_when_somebody_was_at_a_game(tmp_path: Path) -> None:
    before = Room(tmp_path)
    with before.client:
        game = before.begun()
    after = Room(tmp_path)
    with after.client:
        after.now = before.now + (HERE - 1) * MINUTE
        after.sweep()
        assert not after.look(game)["aside"]
        after.later(1)
        after.sweep()
        assert after.look(game)["aside"]


def test_an_address_with_too_many_games_has_the_one_left_longest_put_aside(small: Room) -> None:
    games = []
    for _ in range(4):
        games.append(small.begun())
        small.later(1)
    assert not any(small.look(game)["aside"] for game in games)
    assert small.play(games[0]).status_code == 200, "so it is not the oldest any more"
    small.begun()
    assert [small.look(game)["aside"] for game in games] == [False, True, False, False]
    small.act(games[1], "resume")
    assert [small.look(game)["aside"] for game in games] == [False, False, True, False]


def test_games_that_somebody_is_at_make_no_room_and_still_nobody_is_refused(small: Room) -> None:
    games = [small.begun() for _ in range(5)]
    assert sum(small.look(game)["aside"] for game in games) == 1
    attended = next(game for game in games if not small.look(game)["aside"])
    with small.watched(attended, attended["token"]):
        for _ in range(6):
            small.begun()
        assert not small.look(attended)["aside"]


def test_seats_handed_to_bots_run_into_the_same_bound(small: Room) -> None:
    """Otherwise a stranger keeps the bots thinking at as many tables as he likes."""
    games = [small.begun() for _ in range(4)]
    for game in games:
        assert small.act(game, "leave", bot="master").status_code == 200
    for _ in range(4):
        small.begun()
    assert all(small.look(game)["aside"] for game in games)


def test_a_club_behind_one_address_opens_more_tables_than_an_account_may(room: Room) -> None:
    for _ in range(2 * room.site.settings.tables_per_hour):
        assert room.begin().status_code == 201


def test_the_public_list_shows_only_tables_with_a_seat_to_take(room: Room) -> None:
    def opened(*seats: str) -> str:
        answer = room.begin(seats=["me", *seats], begin=False)
        assert answer.status_code == 201
        return str(answer.json()["table"]["id"])

    full, free = opened("greedy", "greedy"), opened("greedy", "open")
    assert free in room.listed("open")
    assert full not in room.listed("open")
    joined = room.client.post(f"/api/tables/{free}/seats", json={"name": "Bea"})
    assert (joined.status_code, joined.json()["seat"]) == (201, 2)
    assert free not in room.listed("open")


def test_the_catalogue_says_how_many_may_play_every_mix(room: Room) -> None:
    titles = room.client.get("/api/catalogue").json()["titles"]
    told = {name: counts for title in titles for name, counts in title["mixes"].items()}
    assert told == {name: list(title_of(name).players) for name in all_titles()}
    assert told["anniversary+officials+afterlife+statues+pharaoh+promos"] == [2, 3]
    assert told["anniversary+statues"] == [3, 4, 5]
    for name, counts in told.items():
        for players in (2, 3, 4, 5):
            seats = ["me"] + ["open"] * (players - 1)
            answer = room.begin(title=name, players=players, seats=seats, begin=False, listed=False)
            assert (answer.status_code == 201) == (players in counts), (name, players)


def bots_of(room: Room, seated: JSON) -> list[str]:
    return [seat["bot"] for seat in room.look(seated)["seats"]]


def test_a_few_who_leave_have_a_bot_that_takes_its_time_and_the_others_the_usual_one(room: Room) -> None:
    """Nobody is kept from leaving, and leaving is no way to have engines play at many tables."""
    games = [room.begun() for _ in range(5)]
    for game in games:
        assert room.act(game, "leave", bot="master").status_code == 200
    left = [next(bot for bot in bots_of(room, game) if bot != "greedy") for game in games[:3]]
    assert left == ["master"] * 3
    assert [bots_of(room, game) for game in games[3:]] == [["greedy"] * 3] * 2
    assert room.act(games[0], "claim").status_code == 200
    room.act(games[3], "claim")
    room.act(games[3], "leave", bot="searcher")
    assert "searcher" in bots_of(room, games[3]), "there is room again"
    refused = room.act(games[0], "leave", bot="nobody")
    assert (refused.status_code, refused.json()["code"]) == (422, "no_such_bot")


def test_those_who_leave_at_the_same_moment_are_counted_one_by_one(room: Room) -> None:
    games = [room.begun() for _ in range(9)]
    with ThreadPoolExecutor(9) as at_once:
        answers = list(at_once.map(lambda game: room.act(game, "leave", bot="searcher"), games))
    assert [answer.status_code for answer in answers] == [200] * 9
    assert sum("searcher" in bots_of(room, game) for game in games) == 3


def test_a_seat_that_the_clock_gives_to_a_bot_counts_too(small: Room) -> None:
    """Tables of guests who let their time run out are games with bots as any others."""
    games = []
    for _ in range(6):
        game = small.begin(seats=["me", "open", "open"], begin=False, clock={"bank": 60}).json()
        path = f"/api/tables/{game['table']['id']}"
        assert small.client.post(f"{path}/seats", json={"name": "Bea"}).status_code == 201
        assert small.client.post(f"{path}/seats", json={"name": "Cem"}).status_code == 201
        assert small.act(game, "start").status_code == 200
        games.append(game)
    with small.client.portal() as portal:
        for game in games:
            portal.call(give_all_to_bots, small, game["table"]["id"])
        until = time.monotonic() + PATIENCE
        while sum(small.look(game)["aside"] for game in games) < 2:
            assert time.monotonic() < until
            time.sleep(0.2)
    assert [small.look(game)["aside"] for game in games] == [True] * 2 + [False] * 4


async def give_all_to_bots(room: Room, table_id: str) -> None:
    def give(draft: Draft) -> None:
        for seat in range(3):
            draft.emit(SeatGivenToBot(seat, "greedy", "time"))

    await room.site.host.change(table_id, give)


def test_a_game_of_bots_alone_is_put_aside_though_they_play_on(room: Room) -> None:
    game = room.begun()
    assert room.act(game, "leave").status_code == 200
    room.later(HERE - 1)
    with room.client.portal() as portal:
        portal.call(let_a_bot_move, room, game["table"]["id"])
    room.sweep()
    assert not room.look(game)["aside"]
    room.later(1)
    room.sweep()
    assert room.look(game)["aside"]


async def let_a_bot_move(room: Room, table_id: str) -> None:
    def play(draft: Draft) -> None:
        table = draft.table
        seat = table.playing.waiting_for[0]
        action = msgspec.to_builtins(table.playing.legal(seat).sample(random.Random(1)))
        move(draft, seat, table.asked[seat].id, "bot:x", action, "bot")

    await room.site.host.change(table_id, play)


def test_games_with_bots_that_one_hosts_for_others_count_as_well(room: Room) -> None:
    log_in(room)
    answers = []
    for _ in range(4):
        wish = {"title": "classic", "players": 3, "seats": ["me", "open", "greedy"]}
        table = room.client.post("/api/tables", json=wish).json()["table"]["id"]
        cookies = dict(room.client.cookies)
        room.client.cookies.clear()
        assert room.client.post(f"/api/tables/{table}/seats", json={"name": "Bea"}).status_code == 201
        room.client.cookies.update(cookies)
        answers.append(room.client.post(f"/api/tables/{table}/start"))
    assert [answer.status_code for answer in answers] == [200] * 3 + [429]
    assert answers[-1].json()["code"] == "too_many_games"


@pytest.mark.parametrize("way", ["begin", "start"])
def test_games_that_begin_at_the_same_moment_are_counted_one_by_one(room: Room, way: str) -> None:
    log_in(room)
    wish = {"title": "classic", "players": 3, "seats": ["me", "greedy", "greedy"]}
    opened = [room.client.post("/api/tables", json=wish).json()["table"]["id"] for _ in range(9)]

    def go(table: str) -> int:
        if way == "start":
            return room.client.post(f"/api/tables/{table}/start").status_code
        return room.client.post("/api/tables", json=wish | {"begin": True}).status_code

    with ThreadPoolExecutor(9) as at_once:
        codes = sorted(at_once.map(go, opened))
    assert codes == [200 if way == "start" else 201] * 3 + [429] * 6


def log_in(room: Room) -> None:
    account = {"name": "Ada", "password": "correct horse"}
    assert room.client.post("/api/accounts", json=account).status_code == 201
    room.client.get("/api/me")
    room.client.headers["X-CSRF-Token"] = room.client.cookies["amunre-csrf"]


def test_bots_play_on_behalf_of_an_address_or_an_account_or_of_all_the_others(tmp_path: Path) -> None:
    before = Room(tmp_path)
    with before.client:
        games = [before.begun()["table"]["id"] for _ in range(2)]
        assert {before.site.presence.caller_of(game) for game in games} == {"testclient"}
    after = Room(tmp_path)
    with after.client:
        for game in games:
            after.client.get(f"/api/tables/{game}")
        assert {after.site.presence.caller_of(game) for game in games} == {""}, "nobody has come back yet"
        log_in(after)
        own = after.begin().json()["table"]["id"]
        assert after.site.presence.caller_of(own) == "testclient"
        after.site.presence.origin.clear()
        assert after.site.presence.caller_of(own).startswith("account ")
