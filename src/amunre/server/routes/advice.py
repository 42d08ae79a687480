"""Advice from a bot, for those who ask: a hint while they play, an analysis when the game is over."""

from __future__ import annotations

import zlib
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from amunre.bots import HINT_BOT
from amunre.bots.ideas import idea_of, sentence
from amunre.notation import write_action
from amunre.server.bodies import AnalysisSeen, AskAnalysis, AskHint, HintGiven
from amunre.server.callers import Caller, Role, must_play
from amunre.server.neighbours import digest_of
from amunre.server.routes.shared import FAILURES, TableId, TheCaller, TheSite
from amunre.server.site import Site
from amunre.store.analyses import Asker
from amunre.tables.company import take_up
from amunre.tables.draft import Draft, deny, deny_other_rules
from amunre.tables.entries import HintTaken
from amunre.tables.hints import may_ask, take_hint
from amunre.tables.playing import action_of
from amunre.tables.sight import place_of
from amunre.tables.table import ABANDONED, FINISHED, Table
from amunre.tables.thinking import task_for

HINT_COST = 5
"""A bot has to think, so a hint counts for several moves."""


@post("/tables/{table_id:str}/hint", status_code=200, responses=FAILURES)
async def hint(table_id: TableId, data: JSONBody[AskHint], site: TheSite, caller: TheCaller) -> HintGiven:
    """What a quick bot would do in your place, from what you see: an idea, and a move.

    Only you are told that you have asked; when the game is over, everybody sees how often you did. The same
    question gets the same hint. Tables opened with ``hints`` off have none.
    """
    _, role = await site.look(table_id, caller)
    site.limits.use(site.limits.actions, f"{caller.key} {table_id} {role.seat}", HINT_COST)

    def ask(draft: Draft) -> tuple[int, int | None]:
        seat = must_play(draft, role)
        take_up(draft, seat)
        return seat, may_ask(draft, seat, data.decision, data.cid)

    table, (seat, number) = await site.host.change(table_id, ask)
    if number is not None:
        return hint_given(table, seat, number)
    seed = zlib.crc32(data.decision.encode())  # asked again before it is stored, it is the same
    action, chosen = await site.thinkers.choose(task_for(table, seat, HINT_BOT, seed), caller.address)
    if not chosen:
        deny("no_hint", "No bot has an answer to that now.")
    table, taken = await site.host.change(
        table_id,
        lambda draft: take_hint(draft, must_play(draft, role), data.decision, data.cid, action),
    )
    return hint_given(table, seat, taken)


def hint_given(table: Table, seat: int, number: int) -> HintGiven:
    """What is told of a hint that is stored."""
    entry = table.log[number].entry
    assert isinstance(entry, HintTaken)
    rules = table.playing.rules
    action = action_of(rules, entry.action)
    idea = idea_of(rules, table.playing.view(seat), table.playing.legal(seat), action)
    return HintGiven(
        n=place_of(table, number, seat),
        head=len(table.messages(seat)),
        decision=entry.decision,
        code=idea.code,
        province=idea.province,
        idea=sentence(idea),
        action=entry.action,
        text=write_action(action),
    )


async def finished(site: Site, table_id: str, caller: Caller, seat: int) -> tuple[Table, Role]:
    """A table whose game is over, if the caller may have its record."""
    table, role = await site.look(table_id, caller)
    if table.status == ABANDONED:
        deny("stopped_early", "Only games that were played to their end are looked at; this one was stopped.")
    if table.status != FINISHED:
        deny("still_running", "There is an analysis when the game is over.")
    if table.goes_on_from >= 0:
        deny_other_rules()
    if not table.settings.listed and role.seat is None:
        deny("private_table", "What a private table has left is for those who sat there.")
    if seat >= table.players:
        deny("no_such_seat", "This table has seats 0 to {last}.", {"last": table.players - 1})
    return table, role


@post("/tables/{table_id:str}/analysis", status_code=200, responses=FAILURES)
async def begin_analysis(
    table_id: TableId, data: JSONBody[AskAnalysis], site: TheSite, caller: TheCaller
) -> AnalysisSeen:
    """Have the decisions of a seat in a finished game judged; those who sat there may ask for it."""
    _, role = await site.look(table_id, caller)
    if role.seat is None:
        deny("not_seated", "You do not sit at this table.")
    table, _ = await finished(site, table_id, caller, data.seat)
    site.limits.use(site.limits.actions, f"{caller.key} {table_id} {role.seat}", HINT_COST)
    return await site.analyst.begin(table, data.seat, asker(site, caller, table))


@get("/tables/{table_id:str}/analysis", responses=FAILURES)
async def get_analysis(
    table_id: TableId,
    site: TheSite,
    caller: TheCaller,
    seat: Annotated[int, QueryParameter(ge=0, le=9, description="Whose decisions.")] = 0,
) -> AnalysisSeen:
    """How far the analysis of a seat is, with its verdicts so far. Reading begins none."""
    table, _ = await finished(site, table_id, caller, seat)
    return await site.analyst.seen(table, seat)


def asker(site: Site, caller: Caller, table: Table) -> Asker:
    """Who asks, as the line of analyses knows it: guests of one address are told apart by their tables."""
    who = f"table {table.id}" if caller.account is None else caller.key
    return Asker(*(digest_of(site.csrf_secret, "analysis", name) for name in (caller.address, who)))


router = Router("", route_handlers=[hint, begin_analysis, get_analysis])
