"""All that a running server consists of, and the few steps that handlers share."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection

from amunre.bots.lines import named_commands
from amunre.kernel.messages import SPECTATOR
from amunre.server.analyst import Analyst
from amunre.server.bodies import Acknowledged
from amunre.server.callers import Caller, Role, must_sit, role_at, role_of_seat
from amunre.server.forgetting import Forgetting
from amunre.server.hub import Hub, Watcher
from amunre.server.limits import Limits
from amunre.server.metrics import Metrics
from amunre.server.neighbours import Neighbours
from amunre.server.passwords import nobodys_hash
from amunre.server.presence import Presence
from amunre.server.sessions import ENDED, accounts_of_sessions, end_sessions
from amunre.server.settings import ServerSettings
from amunre.server.tidying import keep_tidy
from amunre.store import log
from amunre.store.engine import Database, StorageDamaged, StorageFailed, Work, open_database
from amunre.store.log import NOTICE, tell_workers
from amunre.store.upgrade import newest, upgrade, version_of
from amunre.tables.company import take_up
from amunre.tables.draft import Draft
from amunre.tables.expiry import Days, Expiry
from amunre.tables.host import Host
from amunre.tables.keeper import Keeper
from amunre.tables.moments import Past
from amunre.tables.patience import going_on
from amunre.tables.sight import place_of
from amunre.tables.states import WANTED
from amunre.tables.table import Table
from amunre.tables.thinking import Thinkers, allow

if TYPE_CHECKING:
    from amunre.tables.following import Follower

T = TypeVar("T")
CSRF_SECRET = "csrf_secret"
HANDED_OVER = "handed_over"
"""The notice that a worker does nothing unasked any more."""
AT_ONCE = 500
"""Sessions that are asked about in one query."""
RUN_OUT = 60.0
"""Seconds between two looks whether sessions have run out whose sockets are still open."""


class Site:
    """One server: its database, tables, bots and watchers."""

    def __init__(self, settings: ServerSettings, prepare: Callable[[Database], None] = upgrade) -> None:
        self.settings = settings
        commands = named_commands(settings.bot_commands)
        allow(commands)
        self.database = open_database(settings.database_url())
        try:
            prepare(self.database)
            self.csrf_secret = secret_of(self.database)
        except BaseException:
            self.database.close()
            raise
        self.door_secret = hashlib.sha256(f"doors {self.csrf_secret}".encode()).digest()
        """Signs puzzles and what browsers are known by; the same for all workers, and over restarts."""
        self.host = Host(self.database, delay=settings.bot_delay)
        self.past = Past()
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds, commands)
        self.hub = Hub(
            self.host.now_at, settings.sockets, settings.sockets_per_caller, settings.sockets_per_address
        )
        self.limits = Limits(
            settings.requests_per_minute,
            settings.tables_per_hour,
            settings.actions_per_minute,
            settings.accounts_per_hour,
            settings.guesses,
        )
        self.presence = Presence(
            self.host,
            self.hub,
            settings.aside_after,
            settings.bot_tables_per_address,
            settings.bot_tables,
        )
        self.expiry = Expiry(
            self.host,
            Days(
                settings.expire_open_days,
                settings.expire_aside_days,
                settings.expire_bots_days,
                settings.expire_untimed_days,
                settings.expire_closed_days,
            ),
        )
        self.forgetting = Forgetting(self.host)
        self.keeper = Keeper(self.host, self.thinkers, self.presence.caller_of)
        self.hub.left = self.note_leaving
        self.metrics = Metrics(self.host, self.hub, self.thinkers, self.keeper)
        self.host.listeners.append(self.hub.note)
        self.host.deleting.listeners.append(self.hub.end_table)
        self.follower: Follower | None = None
        """Hears what other workers do, where there are any."""
        self.neighbours: Neighbours | None = None
        """Shares limits and presence with them."""
        if self.database.shared:
            self.neighbours = Neighbours(self.host, self.hub, self.limits, self.presence, self.csrf_secret)
        self.analyst = Analyst(self.host, self.neighbours.me.id if self.neighbours else "")

    async def start(self) -> None:
        await asyncio.to_thread(nobodys_hash)  # or the first stranger to log in would wait longer
        if self.database.shared:
            from amunre.tables.following import Follower  # needs the driver of PostgreSQL

            self.follower = Follower(self.host)
            self.follower.notices |= {ENDED: self.recheck_sessions, HANDED_OVER: self.keeper.take_over}
            self.follower.notices[WANTED] = self.host.states.leave
            self.follower.after_gap.append(self.recheck_sessions)
            self.follower.start()
        await self.keeper.start()
        if self.neighbours is not None:
            self.neighbours.start()
        self.analyst.start()
        await self.forgetting.start()
        self.metrics.start()
        self.keeper.start_task(self.presence.watch())
        self.keeper.start_task(self.expiry.watch())
        self.keeper.start_task(self.watch_sessions())
        self.keeper.start_task(keep_tidy(self.host))

    async def stop(self) -> None:
        """Nothing is lost: whatever was acknowledged is in the log."""
        self.hub.close()
        if self.follower is not None:
            await self.follower.stop()
        await self.keeper.stop()
        await self.forgetting.stop()
        with suppress(StorageFailed):
            await self.host.states.leave_all()
        await self.analyst.close()
        if self.neighbours is not None:
            await self.neighbours.leave()
        await self.metrics.stop()
        self.database.close()

    async def hand_over(self) -> None:
        """Leave to other workers, at once, what the server itself has to do."""
        if self.neighbours is not None:
            self.neighbours.me = self.neighbours.me._replace(state="leaving")
        await self.keeper.let_go()
        with suppress(StorageFailed):
            await self.host.states.leave_all()
        await self.analyst.close()
        await self.host.write(lambda database: tell_workers(database, f"{NOTICE}{HANDED_OVER} "))

    async def is_ready(self) -> bool:
        """Whether the database answers and has the form we know; StorageFailed if it can store nothing."""
        if self.database.health.trouble is not None:
            raise self.database.health.trouble
        return await self.host.read(version_of) == newest()

    async def look(self, table_id: str, caller: Caller) -> tuple[Table, Role]:
        """A table and what the caller is there."""
        table = await self.host.table(table_id)
        return table, await role_at(table, caller, self.host)

    async def end_sessions(
        self, account_id: str, session: bytes | None = None, also: Work[None] | None = None
    ) -> None:
        """End one session of an account, or all of them, and close their sockets here and everywhere.

        What ends them (another password) may be stored in the same step.
        """
        await self.ending_sessions(account_id, also or (lambda database: None), session)

    async def ending_sessions(self, account_id: str, work: Work[T], session: bytes | None = None) -> T:
        """Store something in the step with which sessions end; what comes of it."""

        def store(database: Connection) -> T:
            done = work(database)
            end_sessions(database, account_id, session)
            return done

        done = await self.host.write(store)
        await self.recheck_sessions(account_id)
        return done

    async def recheck_sessions(self, account_id: str = "") -> None:
        """Close the sockets of sessions that have ended, of one account or of all."""
        sessions = list(self.hub.sessions(account_id))
        now = self.host.clock()
        for start in range(0, len(sessions), AT_ONCE):
            some = set(sessions[start : start + AT_ONCE])
            self.hub.end_sessions(some - await self.alive_of(some, now))

    async def watch_sessions(self) -> None:
        """Nobody tells of those that end by themselves."""
        while True:
            await asyncio.sleep(RUN_OUT)
            with going_on("sessions"):
                await self.recheck_sessions()

    async def alive_of(self, sessions: set[bytes], now: int) -> set[bytes]:
        """Which sessions go on; one that cannot be read does not."""
        try:
            return set(await self.host.read(partial(accounts_of_sessions, digests=sessions, now=now)))
        except StorageDamaged:
            if len(sessions) == 1:
                return set()
            return {one for one in sessions if await self.alive_of({one}, now)}

    def note_leaving(self, watcher: Watcher) -> None:
        """Whoever sits at a table was there until the socket closed."""
        table = self.host.tables.get(watcher.table_id)
        if table is not None and watcher.seat is not None:
            self.presence.note(table, watcher.caller.address)

    async def act(
        self, table_id: str, caller: Caller, work: Callable[[Draft, Role], int | None], cost: float = 1
    ) -> Acknowledged:
        """Let a caller change a table. ``work`` gives the number of its entry; nothing means the last."""
        _, role = await self.look(table_id, caller)
        self.limits.use(self.limits.actions, f"{caller.key} {table_id} {role.seat}", cost)

        def do(draft: Draft) -> int | None:
            if role.seat is not None:
                take_up(draft, must_sit(draft, role))  # whoever does something goes on with a game put aside
            return work(draft, role)

        table, number = await self.host.change(table_id, do)
        if role.seat is not None:
            self.presence.note(table, caller.address)
        await self.presence.make_room(caller.address, table_id)
        viewer = SPECTATOR if role.seat is None else role_of_seat(table, role.seat).viewer
        head = len(table.messages(viewer))
        return Acknowledged(head if number is None else place_of(table, number, viewer), head)


def secret_of(database: Database) -> str:
    """Without a place to keep it, open pages have to be reloaded after a restart, and that is all."""
    try:
        return database.write(csrf_secret).result()
    except StorageFailed:
        return secrets.token_hex(32)


def csrf_secret(connection: Connection) -> str:
    """Kept, so that pages that are open while the server restarts go on working."""
    return log.agreed_fact(connection, CSRF_SECRET, secrets.token_hex(32))
