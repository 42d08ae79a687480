"""Finding, opening and joining tables, and what is there to see."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from amunre.bots import BotKind, known_bots
from amunre.bots.lines import COMMAND
from amunre.rules.catalogue import EXPANSIONS, TITLES, Option, all_modules, all_titles, title_of
from amunre.rules.versions import newest
from amunre.server.accounts import join_table, leave_table
from amunre.server.bodies import (
    Acknowledged,
    BotInfo,
    Catalogue,
    ExpansionInfo,
    OpenTable,
    OptionInfo,
    SeatBot,
    Seated,
    Sit,
    TableList,
    TableListed,
    TitleInfo,
)
from amunre.server.callers import Caller, Role, forget_seat_keys, must_be_host, must_sit, seat_of
from amunre.server.entitlement import must_be_heard, must_be_welcome
from amunre.server.errors import DeniedFor
from amunre.server.lists import (
    DEFAULT_ON_PAGE,
    AfterPage,
    OfTitle,
    OnPage,
    WithPlayer,
    listed,
    next_page,
    read_wanted,
    readable,
)
from amunre.server.quotas import counted
from amunre.server.routes.shared import FAILURES, TableId, TheCaller, TheSite
from amunre.server.site import Site
from amunre.store.finding import Found, public_tables
from amunre.tables import seating
from amunre.tables.draft import Draft, deny
from amunre.tables.host import head_of
from amunre.tables.keys import keep_seat_key
from amunre.tables.settings import ComponentSet, Settings
from amunre.tables.sight import TableSeen, last_public, seen_by
from amunre.tables.table import OPEN, Table

TOKEN_BYTES = 32
ME, FREE = "me", "open"


@get("/catalogue", responses=FAILURES)
async def catalogue() -> Catalogue:
    """Titles, expansions, options and bots."""
    titles = []
    for title in TITLES.values():
        own = [expansion for expansion in EXPANSIONS.values() if expansion.title == title.name]
        expansions = [ExpansionInfo(expansion.name, told(expansion.options)) for expansion in own]
        mixes = {name: title_of(name).players for name in all_titles() if name.split("+")[0] == title.name}
        options = told(title.options)
        titles.append(TitleInfo(title.name, title.summary, title.players, options, expansions, mixes))
    bots = [
        BotInfo(name, public_summary(kind), kind.titles, kind.source) for name, kind in known_bots().items()
    ]
    return Catalogue(titles, bots, newest(all_modules()))


def told(options: dict[str, Option]) -> list[OptionInfo]:
    return [OptionInfo(name, option.summary, option.values) for name, option in options.items()]


def public_summary(kind: BotKind) -> str:
    """A command line is the operator's business."""
    return kind.summary if kind.source != COMMAND else "a program of this server"


@get("/tables", responses=FAILURES)
async def list_tables(
    site: TheSite,
    status: Annotated[
        Literal["open", "running", "finished"], QueryParameter(description="Which tables to list.")
    ] = "open",
    title: OfTitle = "",
    player: WithPlayer = "",
    after: AfterPage = "",
    count: OnPage = DEFAULT_ON_PAGE,
) -> TableList:
    """Tables that are shown to everybody, those at which something has happened last on top.

    Of open tables those that somebody can join; a page of them may so be shorter than was asked for.
    """
    wanted = read_wanted((status,), title, player, after, count)
    found = await site.host.read_list(partial(public_tables, wanted=wanted))
    tables = [listed(one) for one in await readable(site.host, found)]
    return TableList(
        [table for table in tables if status != OPEN or is_joinable(table)], next_page(found, wanted)
    )


def is_joinable(table: TableListed) -> bool:
    """Whether people wait there for somebody, and there is a seat to take."""
    people = any(name and not bot for name, bot in zip(table.seats, table.bots, strict=True))
    return people and "" in table.seats


@asynccontextmanager
async def room_for(
    site: Site, caller: Caller, tokens: Sequence[str], has_bots: bool = True
) -> AsyncIterator[None]:
    """While a game begins. If bots play in it, raises Denied if the caller is at enough such games."""
    if not has_bots:
        yield
        return
    async with site.presence.one_by_one(caller.key):
        running = await site.presence.own_games(caller, tokens)
        if len(running) >= site.settings.bot_tables:
            text = "You have {count} games with bots running; go on with one, or give one up first."
            lines = [line_of(table) for table in running]
            raise DeniedFor("too_many_games", text, {"count": len(running)}, lines)
        yield


def own_set(data: OpenTable) -> ComponentSet | msgspec.UnsetType:
    """The corrections of the printed figures that a table is opened with."""
    own = data.components
    return msgspec.UNSET if own is None or not own.figures else ComponentSet(own.name, dict(own.figures))


def line_of(table: Table) -> TableListed:
    head = head_of(table, None)
    return listed(Found(table.id, head.status, head.summary, last_public(table)))


def take_seat(draft: Draft, caller: Caller, name: str, wanted: int | None, entropy: str) -> tuple[int, str]:
    """Sit down, as an account or as a guest with a token; stored with the entry or not at all."""
    account = caller.account
    if account is not None:
        if seat_of(draft.table, caller.ids) is not None:
            deny("sits_already", "You sit at this table already.")
        # under no other name than its own, or a guest's and an account's could not be told apart
        seat = seating.sit(draft, account.name, wanted, account.id, entropy)
        draft.also.append(join_table(account.id, draft.table.id, seat))
        return seat, ""
    seat = seating.sit(draft, name, wanted, "", entropy)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    draft.also.append(keep_seat_key(draft.table.id, seat, token))
    return seat, token


def seat_all(draft: Draft, caller: Caller, data: OpenTable) -> tuple[int, str]:
    """Seat those who are there from the start."""
    plan = data.seats or [ME] + [FREE] * (data.players - 1)
    if len(plan) != draft.table.players or plan.count(ME) != 1:
        deny("bad_seats", "Say for each seat who takes it: 'me' once, 'open' or a kind of bot.")
    mine = take_seat(draft, caller, data.player, plan.index(ME), data.entropy)
    for seat, word in enumerate(plan):
        if word not in (ME, FREE):
            seating.seat_bot(draft, word, seat)
    return mine


@post("/tables", responses=FAILURES)
async def open_table(data: JSONBody[OpenTable], site: TheSite, caller: TheCaller) -> Seated:
    """Open a table and sit down at it. Whoever has sat there the longest is the host."""
    await (must_be_heard if data.name else must_be_welcome)(site, caller)
    settings = Settings(
        title=data.title,
        players=data.players,
        options=data.options,
        clock=data.clock,
        listed=data.listed,
        hints=data.hints,
        name=data.name,
        components=own_set(data),
    )

    def work(draft: Draft) -> tuple[int, str]:
        draft.also.append(counted(site, caller, draft.table.id))
        seated = seat_all(draft, caller, data)
        if data.begin:
            seating.begin(draft)
        return seated

    async with room_for(site, caller, data.own, data.begin and len(data.seats) > 1):
        await site.limits.use_table(caller, data.listed and not data.begin)
        table, (seat, token) = await site.host.open(settings, work)
        site.presence.note(table, caller.address)
    await site.presence.make_room(caller.address, table.id)
    return Seated(seat, token, seen_by(table, seat, site.host.now_at(table)))


@get("/tables/{table_id:str}", responses=FAILURES)
async def get_table(table_id: TableId, site: TheSite, caller: TheCaller) -> TableSeen:
    """The table as the caller sees it."""
    table, role = await site.look(table_id, caller)
    return seen_by(table, role.viewer, site.host.now_at(table))


@post("/tables/{table_id:str}/seats", responses=FAILURES)
async def sit(table_id: TableId, data: JSONBody[Sit], site: TheSite, caller: TheCaller) -> Seated:
    """Sit down. A guest gets the token of the seat; it is not shown again."""
    site.limits.use(site.limits.actions, caller.key)
    await must_be_welcome(site, caller)
    if caller.token:  # a second seat with the first one's token would leave the caller with two names
        deny("sits_already", "This token has a seat; sit down without it.")
    table, (seat, token) = await site.host.change(
        table_id, lambda draft: take_seat(draft, caller, data.name, data.seat, data.entropy)
    )
    return Seated(seat, token, seen_by(table, seat, site.host.now_at(table)))


def free(draft: Draft, seat: int) -> None:
    """Free a seat, and let go of whatever opened it."""
    holder = seating.holder_of(draft, seat)
    seating.get_up(draft, seat)
    draft.also.append(forget_seat_keys(draft.table.id, seat))
    if holder.account:
        draft.also.append(leave_table(holder.account, draft.table.id))


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=FAILURES)
async def free_seat(table_id: TableId, seat: FromPath[int], site: TheSite, caller: TheCaller) -> Acknowledged:
    """Before the game: get up, or as the host send somebody away, a bot or a person."""

    def work(draft: Draft, role: Role) -> None:
        if must_sit(draft, role) != seat:
            must_be_host(draft, role)
        free(draft, seat)

    return await site.act(table_id, caller, work)


@post("/tables/{table_id:str}/bots", status_code=200, responses=FAILURES)
async def seat_bot(
    table_id: TableId, data: JSONBody[SeatBot], site: TheSite, caller: TheCaller
) -> Acknowledged:
    """As the host, let a bot sit down."""

    def work(draft: Draft, role: Role) -> None:
        must_be_host(draft, role)
        seating.seat_bot(draft, data.bot, data.seat)

    return await site.act(table_id, caller, work)


@post("/tables/{table_id:str}/start", status_code=200, responses=FAILURES)
async def start(table_id: TableId, site: TheSite, caller: TheCaller) -> Acknowledged:
    """As the host, begin the game; every seat must be taken."""
    table, role = await site.look(table_id, caller)
    persons, taken = len(table.persons()), sum(holder is not None for holder in table.seats)

    def work(draft: Draft, role: Role) -> None:
        must_be_host(draft, role)
        seating.begin(draft)

    async with room_for(site, caller, [], role.seat is not None and persons < taken):
        return await site.act(table_id, caller, work)


def same_again(table: Table) -> list[str]:
    """Who takes which seat at a further table of the same kind."""
    return [holder.bot if holder is not None and not holder.person else FREE for holder in table.seats]


router = Router(
    "", route_handlers=[catalogue, list_tables, open_table, get_table, sit, free_seat, seat_bot, start]
)
