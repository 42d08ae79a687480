"""What a seat does in the game and beside it. Every handler is one command of ``amunre.tables``."""

from __future__ import annotations

from collections.abc import Callable

from litestar import Router, get, post, put
from litestar.params import JSONBody

from amunre.server.bodies import (
    Acknowledged,
    Chat,
    Holiday,
    Leave,
    Move,
    Nudge,
    OpenTable,
    Orders,
    Rematch,
    Seated,
    Undo,
    Vote,
)
from amunre.server.callers import Caller, Role, must_play, must_sit
from amunre.server.entitlement import must_be_heard, must_be_welcome
from amunre.server.quotas import counted
from amunre.server.routes.shared import FAILURES, TableId, TheCaller, TheSite
from amunre.server.routes.tables import ME, free, same_again, seat_all
from amunre.tables import company, orders, playing, seating
from amunre.tables.draft import Draft, deny
from amunre.tables.sight import OrdersSeen, orders_of, seen_by
from amunre.tables.table import OPEN, RUNNING
from amunre.tables.thinking import is_quick

CHAT_COST = 3


@post("/tables/{table_id:str}/moves", status_code=200, responses=FAILURES)
async def move(table_id: TableId, data: JSONBody[Move], site: TheSite, caller: TheCaller) -> Acknowledged:
    """Answer the decision that the table asks of you. The same cid again gives the same answer."""

    def work(draft: Draft, role: Role) -> int:
        return playing.move(draft, must_play(draft, role), data.decision, data.cid, data.action)

    done = await site.act(table_id, caller, work)
    site.metrics.moves.inc()
    return done


@post("/tables/{table_id:str}/undo", status_code=200, responses=FAILURES)
async def undo(table_id: TableId, data: JSONBody[Undo], site: TheSite, caller: TheCaller) -> Acknowledged:
    """Take back your last action, as long as it has shown nothing."""
    return await site.act(
        table_id, caller, lambda draft, role: playing.undo(draft, must_play(draft, role), data.cid)
    )


@get("/tables/{table_id:str}/orders", responses=FAILURES)
async def get_orders(table_id: TableId, site: TheSite, caller: TheCaller) -> OrdersSeen:
    """Your standing orders."""
    table, role = await site.look(table_id, caller)
    if role.seat is None or role.viewer != role.seat:
        deny("not_seated", "You do not play at this table.")
    return orders_of(table, role.seat) or OrdersSeen([], False)


@put("/tables/{table_id:str}/orders", responses=FAILURES)
async def put_orders(
    table_id: TableId, data: JSONBody[Orders], site: TheSite, caller: TheCaller
) -> Acknowledged:
    """Replace your standing orders; nobody else learns of them."""

    def work(draft: Draft, role: Role) -> int:
        seat = must_play(draft, role)
        bids = tuple((bid.province, bid.highest) for bid in data.bids)
        return orders.give_orders(draft, seat, bids, data.pass_while_leading, data.cid)

    return await site.act(table_id, caller, work)


@post("/tables/{table_id:str}/chat", status_code=200, responses=FAILURES)
async def chat(table_id: TableId, data: JSONBody[Chat], site: TheSite, caller: TheCaller) -> Acknowledged:
    """Say something to everybody at the table."""

    def work(draft: Draft, role: Role) -> int:
        return company.say(draft, must_sit(draft, role), data.text, data.cid)

    await must_be_heard(site, caller)
    return await site.act(table_id, caller, work, CHAT_COST)


@post("/tables/{table_id:str}/nudge", status_code=200, responses=FAILURES)
async def nudge(table_id: TableId, data: JSONBody[Nudge], site: TheSite, caller: TheCaller) -> Acknowledged:
    """Remind a player that the table waits."""
    return await site.act(
        table_id, caller, lambda draft, role: company.nudge(draft, must_play(draft, role), data.seat)
    )


@post("/tables/{table_id:str}/votes", status_code=200, responses=FAILURES)
async def vote(table_id: TableId, data: JSONBody[Vote], site: TheSite, caller: TheCaller) -> Acknowledged:
    """Vote on ending the game without a result, or on a bot for somebody; it takes everybody else's yes."""
    about = data.about if data.seat is None else f"{data.about} {data.seat}"
    return await site.act(
        table_id, caller, lambda draft, role: company.vote(draft, must_play(draft, role), about, data.yes)
    )


@post("/tables/{table_id:str}/leave", status_code=200, responses=FAILURES)
async def leave(table_id: TableId, data: JSONBody[Leave], site: TheSite, caller: TheCaller) -> Acknowledged:
    """Get up before the game, or leave the seat to a bot; that seat can be claimed back.

    Bots that take their time play for those who have left at a few tables of an address; beyond that the
    usual stand-in does.
    """

    bot = data.bot or seating.STAND_IN
    _, role = await site.look(table_id, caller)
    if is_quick(bot) or role.seat is None:
        return await site.act(table_id, caller, leaving(bot))
    async with site.presence.one_by_one(caller.address):
        stays = await site.presence.may_have_engine(caller.address, table_id)
        return await site.act(table_id, caller, leaving(bot, bot if stays else seating.STAND_IN))


def leaving(wanted: str, bot: str = "") -> Callable[[Draft, Role], None]:
    """Get up, or leave the seat to the bot that one wants, or to another in its place."""

    def work(draft: Draft, role: Role) -> None:
        seat = must_sit(draft, role)
        if draft.table.status == OPEN:
            free(draft, seat)
            return
        seating.check_level(wanted, draft.table.settings.title)
        seating.leave(draft, seat, bot or wanted)

    return work


@post("/tables/{table_id:str}/claim", status_code=200, responses=FAILURES)
async def claim(table_id: TableId, site: TheSite, caller: TheCaller) -> Acknowledged:
    """Take your seat back from the bot that plays it."""
    return await site.act(
        table_id, caller, lambda draft, role: seating.claim_back(draft, must_sit(draft, role))
    )


@post("/tables/{table_id:str}/resume", status_code=200, responses=FAILURES)
async def resume(table_id: TableId, site: TheSite, caller: TheCaller) -> Acknowledged:
    """Go on with a game that was put aside because nobody was at it; so does whatever else a seat does."""

    def work(draft: Draft, role: Role) -> None:
        must_sit(draft, role)  # whoever does anything goes on with the game

    return await site.act(table_id, caller, work)


@post("/tables/{table_id:str}/holiday", status_code=200, responses=FAILURES)
async def holiday(
    table_id: TableId, data: JSONBody[Holiday], site: TheSite, caller: TheCaller
) -> Acknowledged:
    """Stop your clock for some days, in slow games."""
    return await site.act(
        table_id, caller, lambda draft, role: company.take_holiday(draft, must_play(draft, role), data.days)
    )


@post("/tables/{table_id:str}/rematch", responses=FAILURES)
async def rematch(table_id: TableId, data: JSONBody[Rematch], site: TheSite, caller: TheCaller) -> Seated:
    """Open a further table with the same settings and bots; this table tells everybody where it is.

    Only the first call opens one; later ones are told to sit down there.
    """
    await must_be_welcome(site, caller)
    old, role = await site.look(table_id, caller)
    if role.seat is None or role.holder is None:
        deny("not_seated", "You do not sit at this table.")
    if old.status in (OPEN, RUNNING):
        deny("still_running", "A rematch can be opened when this game is over.")
    if old.rematch and await site.host.deleting.is_there(old.rematch):
        deny(
            "sits_already",
            "There is a rematch already: table {table}. Sit down there.",
            {"table": old.rematch},
        )
    await site.limits.use_table(caller, old.settings.listed)
    plan = same_again(old)
    plan[role.seat] = ME
    guest = caller if caller.account is not None else Caller(caller.address)
    wanted = OpenTable(
        title=old.settings.title,
        players=old.players,
        seats=plan,
        player=data.name or role.holder.name,
    )

    def work(draft: Draft) -> tuple[int, str]:
        draft.also.append(counted(site, guest, draft.table.id))
        return seat_all(draft, guest, wanted)

    table, (seat, token) = await site.host.open(old.settings, work)
    _, chosen = await site.host.change(
        table_id, lambda draft: company.open_rematch(draft, must_sit(draft, role), table.id, old.rematch)
    )
    if chosen != table.id:  # somebody else was quicker; nobody shall wait at the wrong table
        await site.host.change(table.id, lambda draft: free(draft, seat))
        deny("sits_already", "There is a rematch already: table {table}. Sit down there.", {"table": chosen})
    return Seated(seat, token, seen_by(table, seat, site.host.now_at(table)))


router = Router(
    "",
    route_handlers=[
        move,
        undo,
        get_orders,
        put_orders,
        chat,
        nudge,
        vote,
        leave,
        claim,
        resume,
        holiday,
        rematch,
    ],
)
