"""What a fuzzed server has: tables of every kind with their tokens, accounts, an administrator.

They are made in the usual ways, and renewed while the fuzzing goes on, because much of it is used up.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from contextlib import suppress
from random import Random
from typing import Any

import httpx

from amunre.store.engine import open_database
from amunre.tables.company import say
from amunre.tables.draft import Draft
from amunre.tables.host import Host
from tests.server.running import JSON, PATIENCE, Guest, Member, Running, choices, open_table, sit

EVERYTHING = "anniversary+afterlife+statues+pharaoh+promos"
LARGE = 0.15
"""Of all requests about tables: how many are about the largest ones."""
PASSWORD = "correct horse"
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
PICTURE = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
NAMES = itertools.count()


class Place:
    """A table and the tokens of its seats."""

    def __init__(self, table: str, tokens: list[str]) -> None:
        self.table, self.tokens = table, tokens
        self.asked: dict[str, tuple[str, list[str]]] = {}
        """By token, the decision that its seat was asked last and some answers."""

    def note(self, token: str, seen: JSON) -> None:
        """What a look at the table has told."""
        if seen.get("prompt"):
            self.asked[token] = seen["prompt"]["decision"], choices(seen)[:40]


class Somebody:
    """An account that is logged in."""

    def __init__(self, member: Member) -> None:
        self.name, self.id = member.name, member.id
        self.csrf = member.csrf()
        self.cookie = "; ".join(f"{name}={value}" for name, value in member.client.cookies.items())


class World:
    """All that requests can be about."""

    def __init__(self, server: Running, title: str = EVERYTHING) -> None:
        self.server = server
        self.title = title
        """Of the longest games."""
        self.places: list[Place] = []
        """Those that stay: the largest."""
        self.passing: list[Place] = []
        """Those that are used up."""
        self.members: list[Somebody] = []
        self.spare: list[Somebody] = []
        """Accounts whose loss is no loss."""

    def build(self) -> None:
        administrator = Member(self.server, "Chief").register().made_administrator()
        self.administrator = Somebody(administrator)
        for _ in range(4):
            member = Member(self.server, next_name()).register()
            for _ in range(2):
                member.open_table(title="cardgame", players=2)
            self.members.append(Somebody(member))
        finished = [self.left_to_bots(self.title, 5, name=PICTURE * 8), self.left_to_bots("cardgame", 5)]
        self.places = [*finished, self.opened(EVERYTHING, 5, start=True)]
        for place in finished:
            self.wait_for_end(place)
        self.renew()

    def renew(self) -> None:
        """Further tables and accounts in the place of the oldest passing ones."""
        for title, players, start in (("classic", 3, True), (EVERYTHING, 5, True), ("revised", 4, False)):
            self.passing.append(self.opened(title, players, start))
        self.passing = self.passing[-9:]
        fresh = [Somebody(Member(self.server, next_name()).register()) for _ in range(2)]
        self.spare = [*fresh, *self.spare][:6]

    def opened(self, title: str, players: int, start: bool) -> Place:
        first = open_table(self.server, title=title, players=players, player="Ann")
        guests = [first, *(sit(self.server, first.table, ALPHABET[seat] * 3) for seat in range(1, players))]
        if start:
            assert first.client.post("/start").status_code == 200
        place = Place(first.table, [guest.token for guest in guests])
        if start:
            for guest in guests:
                place.note(guest.token, guest.look())
        close(guests)
        return place

    def left_to_bots(self, title: str, players: int, **wish: Any) -> Place:
        """A game that bots play to its end."""
        seats = ["me", *["random"] * (players - 1)]
        guest = open_table(self.server, title=title, players=players, seats=seats, begin=True, **wish)
        assert guest.post("/leave", bot="random").status_code == 200
        close([guest])
        return Place(guest.table, [guest.token])

    def wait_for_end(self, place: Place) -> None:
        deadline = time.monotonic() + PATIENCE
        while self.server.get(f"/api/tables/{place.table}").json()["status"] == "running":
            assert time.monotonic() < deadline, "the bots never came to an end"
            time.sleep(0.1)

    def place(self, rng: Random) -> Place:
        return rng.choice(self.places if rng.random() < LARGE else self.passing)

    def somebody(self, rng: Random) -> Somebody:
        return rng.choice(self.members if rng.random() < 0.8 else self.spare)


def crowd(database_url: str, places: list[Place], chats: int) -> None:
    """Say as much at tables as can be said, while no server runs: that is quicker than to ask one."""

    def talk(draft: Draft) -> None:
        for said in range(chats):
            say(draft, said % max(1, len(draft.table.persons())), PICTURE * 71, f"said{said}")

    async def change() -> None:
        database = open_database(database_url)
        try:
            host = Host(database)
            for place in places:
                await host.change(place.table, talk)
        finally:
            database.close()

    asyncio.run(change())


def next_name() -> str:
    """A name of letters that nobody has."""
    number, name = next(NAMES), ""
    while number or not name:
        number, letter = divmod(number, len(ALPHABET))
        name += ALPHABET[letter]
    return f"Member {name}"


def close(guests: list[Guest]) -> None:
    for guest in guests:
        with suppress(httpx.HTTPError):
            guest.client.close()
