"""Following a table: what one has missed, a stream of lines, a socket; and the record of a finished game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from amunre.kernel.errors import Refused
from amunre.notation import write_game
from amunre.server.bodies import Messages
from amunre.server.callers import Caller, Role, find_caller
from amunre.server.errors import problem_of
from amunre.server.frames import Hello, Ping, Pong, ServerFrame, Trouble, read_frame, write_frame
from amunre.server.hub import BAD_FRAME, REASONS, STOPPING, Watcher, starting_point
from amunre.server.limits import Allowance
from amunre.server.routes.shared import FAILURES
from amunre.server.site import Site
from amunre.store.engine import StorageFailed
from amunre.tables.draft import Denied, deny
from amunre.tables.sight import messages_since
from amunre.tables.table import FINISHED, Table

HELLO_SECONDS = 5.0
HEARTBEAT = 20.0
"""Seconds after which a stream that has nothing to say sends an empty line."""
FRAMES_PER_20_SECONDS = 60
LARGEST_FRAME = 8 * 1024
REFUSED = 4003
NDJSON = "application/x-ndjson"

Since = Annotated[int, Parameter(ge=0, le=2**31, description="The last message you have.")]


@get("/tables/{table_id:str}/messages", responses=FAILURES)
async def get_messages(table_id: str, site: Site, caller: Caller, since: Since = 0) -> Messages:
    """What the caller has missed."""
    table, role = await site.look(table_id, caller)
    missed = messages_since(table, role.viewer, since)
    return Messages(role.viewer, len(table.messages(role.viewer)), missed)


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=FAILURES)
async def get_record(table_id: str, site: Site, caller: Caller) -> Response[str]:
    """The game file of a finished game; that of a private table is for those who sat there."""
    table, role = await site.look(table_id, caller)
    if table.status != FINISHED or table.setup is None:
        deny("still_running", "There is a record when the game is over.")
    if not table.settings.listed and role.seat is None:
        deny("private_table", "The record of a private table is for those who sat there.")
    return Response(record_of(table), media_type=MediaType.TEXT)


def record_of(table: Table) -> str:
    """The game as a file that anybody can replay; players' names stand in headers of their own."""
    names = {f"player{seat}": holder.name for seat, holder in enumerate(table.seats) if holder is not None}
    return write_game(table.setup, table.playing, headers={"table": table.id, **names})  # type: ignore[arg-type]


async def join(site: Site, table_id: str, caller: Caller, since: int, of: int | None = None) -> Watcher:
    """Become a watcher of a table as it stands at this very moment."""
    while True:
        table, role = await site.look(table_id, caller)
        present = site.host.tables.get(table_id, table)
        if is_still(role, present):
            return site.hub.join(present, caller, role, starting_point(present, role, since, of))


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
async def stream(table_id: str, site: Site, caller: Caller, since: Since = 0) -> Stream:
    """The same frames as over the socket, one a line, with an empty line now and then."""
    watcher = await join(site, table_id, caller, since)
    return Stream(lines_of(site, watcher), media_type=NDJSON)


async def lines_of(site: Site, watcher: Watcher) -> AsyncIterator[str]:
    try:
        for frame in watcher.backlog:
            yield frame + "\n"
        while True:
            try:
                fresh = await asyncio.wait_for(watcher.queue.get(), HEARTBEAT)
            except TimeoutError:
                yield "\n"
                continue
            if fresh is None:
                yield write_frame(Trouble(*REASONS[watcher.closed_with or STOPPING])) + "\n"
                return
            yield fresh + "\n"
    finally:
        site.hub.leave(watcher)


@websocket("/tables/{table_id:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Push. The guard has looked at the origin before we get here; the first frame says who it is."""
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
    except (Denied, Refused, StorageFailed) as fault:
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
        text = await asyncio.wait_for(socket.receive_data("text"), HELLO_SECONDS)
        frame = read_frame(text)
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
    reading = asyncio.create_task(read(socket, watcher))
    writing = asyncio.create_task(write(socket, watcher))
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
    code = watcher.closed_with
    if code is not None:
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(2):
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
        for frame in watcher.backlog:
            await socket.send_data(frame, "text")
        watcher.backlog = []
        while (fresh := await watcher.queue.get()) is not None:
            await socket.send_data(fresh, "text")


router = Router("", route_handlers=[get_messages, get_record, stream, socket])
