"""Following a table: what one has missed, a stream of lines, a socket; and the record of a finished game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, Router, WebSocket, get, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Stream

from amunre.server.bodies import Messages
from amunre.server.callers import Caller, Role, find_caller
from amunre.server.errors import problem_of
from amunre.server.frames import Hello, Ping, Pong, ServerFrame, Trouble, read_frame, write_frame
from amunre.server.hub import BAD_FRAME, DELETED, REASONS, STOPPING, Visit, Watcher, starting_point
from amunre.server.limits import Allowance
from amunre.server.routes.shared import FAILURES, TableId, TheCaller, TheSite, record_text, told
from amunre.server.site import Site
from amunre.store.engine import StorageFailed
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Denied, deny
from amunre.tables.record import ENDED, game_text
from amunre.tables.sight import messages_since
from amunre.tables.table import Table

HELLO_SECONDS = 5.0
HEARTBEAT = 20.0
"""Seconds after which a stream that has nothing to say sends an empty line."""
FRAMES_PER_20_SECONDS = 60
AT_ONCE = 20
"""Frames of a backlog after which others are served."""
REFUSED = 4003
NDJSON = "application/x-ndjson"

Since = Annotated[int, QueryParameter(ge=0, le=2**31, description="The last message you have.")]


@get("/tables/{table_id:str}/messages", responses=FAILURES)
async def get_messages(table_id: TableId, site: TheSite, caller: TheCaller, since: Since = 0) -> Messages:
    """What the caller has missed."""
    table, role = await site.look(table_id, caller)
    entries = len(table.log) - since
    missed = await told(entries, partial(messages_since, table, role.viewer, since))
    return Messages(role.viewer, len(table.messages(role.viewer)), missed)


@get("/tables/{table_id:str}/record", responses=FAILURES)
async def get_record(
    table_id: TableId,
    site: TheSite,
    caller: TheCaller,
    form: Annotated[Literal["game", "record"], QueryParameter(description="What is wanted.")] = "game",
) -> Response[str]:
    """A game that is over: its game file, or the whole record, which ``amunre verify`` checks.

    What a private table has left is for those who sat there.
    """
    table, role = await site.look(table_id, caller)
    if table.status not in ENDED or table.setup is None:
        deny("still_running", "There is a record when the game is over.")
    if not table.settings.listed and role.seat is None:
        deny("private_table", "The record of a private table is for those who sat there.")
    if form == "game":
        return Response(await asyncio.to_thread(game_text, table), media_type=MediaType.TEXT)
    return Response(await record_text(site, table), media_type=MediaType.JSON)


async def join(site: Site, table_id: str, caller: Caller, since: int, of: int | None = None) -> Watcher:
    """Become a watcher of a table as it stands at this very moment."""
    while True:
        table, role = await site.look(table_id, caller)
        present = site.host.tables.get(table_id, table)
        if is_still(role, present):
            if role.seat is not None:
                site.presence.note(present, caller.address)
            watcher = site.hub.join(present, caller, role, starting_point(present, role, since, of))
            if caller.account is not None:  # its session may have ended while it was on its way in
                await site.recheck_sessions(caller.account.id)
            return watcher


def is_still(role: Role, table: Table) -> bool:
    """Whether nobody has changed seats while the caller was looked up."""
    return role.seat is None or table.seats[role.seat] == role.holder


@get(
    "/tables/{table_id:str}/stream",
    responses={
        **{status: spec for status, spec in FAILURES.items() if status != 200},
        200: ResponseSpec(
            data_container=ServerFrame,
            media_type=NDJSON,
            description="One frame a line, for as long as you stay.",
        ),
    },
)
async def stream(table_id: TableId, site: TheSite, caller: TheCaller, since: Since = 0) -> Stream:
    """The same frames as over the socket, one a line, with an empty line now and then."""
    visit = site.hub.enter(caller.address)
    try:
        watcher = await join(site, table_id, caller, since)
    except BaseException:
        visit.leave()
        raise
    asyncio.get_running_loop().call_later(HEARTBEAT, leave_unread, site, watcher, visit)
    return Stream(lines_of(site, watcher, visit), media_type=NDJSON)


def leave_unread(site: Site, watcher: Watcher, visit: Visit) -> None:
    """A client that has gone before the first line never reaches the end of the stream either."""
    if not watcher.is_read:
        site.hub.leave(watcher)
        visit.leave()


async def backlog_of(watcher: Watcher) -> AsyncIterator[str]:
    """What is sent first, as long as the watcher is not let go. Others are served in between."""
    for place, frame in enumerate(watcher.backlog, 1):
        if watcher.closed_with is not None:
            return
        yield frame
        if not place % AT_ONCE:
            await asyncio.sleep(0)


async def lines_of(site: Site, watcher: Watcher, visit: Visit) -> AsyncIterator[str]:
    watcher.is_read = True
    try:
        async for frame in backlog_of(watcher):
            yield frame + "\n"
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    fresh = await watcher.queue.get()
            except TimeoutError:
                yield "\n"
                continue
            if fresh is None:
                yield write_frame(Trouble(*REASONS[watcher.closed_with or STOPPING])) + "\n"
                return
            yield fresh + "\n"
    finally:
        site.hub.leave(watcher)
        visit.leave()


@websocket("/tables/{table_id:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table_id: TableId) -> None:
    """Push. The guard has looked at the origin and counts us already; the first frame says who it is."""
    try:
        await attend(socket, table_id)
    finally:
        socket.receive, socket.send = empty_receive, empty_send  # its own know it: nothing would free them


async def attend(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """From accepting a socket until one side has had enough."""
    site: Site = socket.app.state.site
    await socket.accept()
    try:
        hello = await first_frame(socket)
        if hello is None:
            await end(socket, BAD_FRAME, "bad_hello", "Say hello first, within five seconds.")
            return
        caller = await find_caller(socket, site.host, site.settings.https)
        if hello.token:
            caller = Caller(caller.address, token=hello.token)
        watcher = await join(site, table_id, caller, hello.since, hello.viewer)
    except (Denied, LogBroken, StorageFailed) as fault:
        _, problem = problem_of(fault)
        await end(socket, REFUSED, problem.code, problem.text)
        return
    except WebSocketDisconnect:
        return
    try:
        await talk(socket, watcher)
    finally:
        site.hub.leave(watcher)


async def first_frame(socket: WebSocket[Any, Any, Any]) -> Hello | None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            frame = read_frame(await socket.receive_data("text"))
    except (TimeoutError, msgspec.DecodeError, KeyError, UnicodeError, RecursionError):
        return None
    return frame if isinstance(frame, Hello) else None


async def end(socket: WebSocket[Any, Any, Any], code: int, word: str, text: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(2):
            await socket.send_data(write_frame(Trouble(word, text)), "text")
            await socket.close(code, word)


async def talk(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """Read and write until one side has had enough."""
    work = (read(socket, watcher), write(socket, watcher), watcher.gone.wait())
    tasks = {asyncio.ensure_future(part) for part in work}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    code = watcher.closed_with
    if code is not None:
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(2):
                if code == DELETED:  # it cannot come back and be told then
                    await socket.send_data(write_frame(Trouble(*REASONS[code])), "text")
                await socket.close(code, REASONS[code][0])


async def read(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """Clients have nothing to say but ping; moves come by POST."""
    allowance = Allowance(FRAMES_PER_20_SECONDS, 20)
    with suppress(WebSocketDisconnect):
        while True:
            try:
                frame = read_frame(await socket.receive_data("text"))
            except (msgspec.DecodeError, KeyError, UnicodeError, RecursionError):
                frame = None
            if not isinstance(frame, Ping) or not allowance.use(""):
                watcher.close(BAD_FRAME)
                return
            watcher.push([write_frame(Pong())])


async def write(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        async for frame in backlog_of(watcher):
            await socket.send_data(frame, "text")
        while (fresh := await watcher.queue.get()) is not None:
            await socket.send_data(fresh, "text")


router = Router("", route_handlers=[get_messages, get_record, stream, socket])
