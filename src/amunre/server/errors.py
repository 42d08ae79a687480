"""Every failure as ``{code, text, rule?}`` with a stable code and a fitting status."""

from __future__ import annotations

import traceback
from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)

from amunre.kernel.errors import Facts, Refused
from amunre.server.bodies import TableListed
from amunre.store.engine import StorageFailed
from amunre.tables.damage import LogBroken, RulesUnknown
from amunre.tables.draft import Denied

log = structlog.get_logger("amunre")

REFUSED = 422
"""A rule of the game or of the table says no."""
STATUSES = {
    "no_such_table": 404,
    "no_such_moment": 404,
    "no_such_account": 404,
    "no_such_report": 404,
    "no_such_message": 404,
    "not_logged_in": 401,
    "bad_token": 401,
    "bad_login": 401,
    "not_seated": 403,
    "not_the_host": 403,
    "no_guest": 403,
    "bot_plays": 403,
    "was_removed": 403,
    "private_table": 403,
    "not_for_you": 403,
    "foreign_origin": 403,
    "not_an_admin": 403,
    "operators_only": 403,
    "is_an_admin": 403,
    "sits_here": 403,
    "banned": 403,
    "muted": 403,
    "banned_network": 403,
    "bad_code": 401,
    "both_sit_there": 409,
    "settled_already": 409,
    "not_restricted": 409,
    "so_already": 409,
    "has_ended": 409,
    "wrong_database": 421,
    "superseded": 409,
    "seat_changed": 409,
    "seat_taken": 409,
    "sits_already": 409,
    "table_full": 409,
    "name_taken": 409,
    "account_exists": 409,
    "has_begun": 409,
    "not_running": 409,
    "still_running": 409,
    "put_aside": 409,
    "stopped_early": 409,
    "other_rules": 409,
    "too_large": 413,
    "bad_request": 400,
    "wrong_host": 400,
    "no_such_page": 404,
    "too_deep": 400,
    "bad_page": 400,
    "too_slow": 408,
    "fault": 500,
    "too_busy": 503,
    "too_many": 429,
    "puzzle_needed": 429,
    "too_many_games": 429,
    "too_many_tables": 429,
    "too_many_guest_tables": 429,
    "too_many_analyses": 429,
    "analyses_full": 429,
    "too_many_connections": 429,
}
"""Status of each code that does not simply mean refused."""
PLACES = {None: "body", "data": "body"}
"""What the framework calls the body as a whole."""
LONGEST = 200
"""Characters that are told of one fault; a field that nobody knows may have any name."""
CODES = {401: "not_logged_in", 403: "forbidden", 413: "too_large"}
"""Codes for failures that the framework finds, by status."""
NOTHING_HERE = "There is nothing at this address."


class PuzzleSeen(msgspec.Struct, frozen=True):
    """Work to be done before a password is looked at, as ``LogIn`` says."""

    text: str
    bits: int
    rounds: int


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was not done. Programs read the code, people the text."""

    code: str
    text: str
    rule: str | None = None
    """Paragraph of the rules or ruling that says no, where one does."""
    facts: Facts = {}
    """What the text tells, by name: numbers, and provinces, cards and the like as actions name them."""
    tables: list[TableListed] | None = None
    """The caller's own running games, where there are too many."""
    puzzle: PuzzleSeen | None = None
    """What has to be solved first."""


class DeniedFor(Denied):
    """Something is denied because of certain tables of the caller's own, or until a puzzle is solved."""

    def __init__(
        self,
        code: str,
        sentence: str,
        facts: Facts | None = None,
        tables: list[TableListed] | None = None,
        puzzle: PuzzleSeen | None = None,
    ) -> None:
        super().__init__(code, sentence, facts)
        self.tables = tables
        self.puzzle = puzzle


def status_of(code: str) -> int:
    return STATUSES.get(code, REFUSED)


def problem_of(fault: Exception, request_id: str = "") -> tuple[int, Problem]:
    """What a caller is told of an exception."""
    if isinstance(fault, DeniedFor):
        problem = Problem(fault.code, fault.text, facts=fault.facts, tables=fault.tables, puzzle=fault.puzzle)
        return status_of(fault.code), problem
    if isinstance(fault, Denied):
        return status_of(fault.code), Problem(fault.code, fault.text, facts=fault.facts)
    if isinstance(fault, Refused):
        why = fault.refusal
        return status_of(why.code), Problem(why.code, why.text, why.rule, why.facts)
    if isinstance(fault, StorageFailed):
        return 503, Problem(fault.code, str(fault))
    if isinstance(fault, RulesUnknown):
        text = (
            "This game is played by rules that this server does not have; it stays closed until the operator "
            "has installed them or lets it go on under others."
        )
        return 503, Problem("rules_unknown", text)
    if isinstance(fault, LogBroken):
        text = "What is stored of this table is damaged; it stays closed until the operator has looked at it."
        return 500, Problem("table_closed", text)
    if isinstance(fault, NotFoundException):
        return 404, Problem("no_such_page", NOTHING_HERE)
    if isinstance(fault, MethodNotAllowedException):
        return 405, Problem("no_such_method", "This address does not take that method.")
    if isinstance(fault, ValidationException):
        return 400, Problem("bad_request", sentence_of(fault))
    if isinstance(fault, HTTPException):
        return fault.status_code, Problem(CODES.get(fault.status_code, "bad_request"), fault.detail)
    text = "The server has made a mistake; it is in its log, under {request}."
    return problem_of(Denied("fault", text, {"request": request_id}))


def sentence_of(fault: ValidationException) -> str:
    """Which part of a request does not fit; values that were sent are not repeated."""
    parts = [part for part in fault.extra or [] if isinstance(part, dict)]
    if any(part.get("message") == "'data'" for part in parts):  # the framework's word: no body is there
        return "The request needs a body, as it is documented."
    told = [
        f"{PLACES.get(part.get('key'), part.get('key'))}: {part.get('message', '')}"[:LONGEST]
        for part in parts
    ]
    return "; ".join(told) or "The request is not of the form that is documented."


def forget_frames(fault: BaseException | None) -> None:
    """Exceptions know frames that know exceptions: the collector would have to part them after refusals."""
    while fault is not None:
        for frame, _ in traceback.walk_tb(fault.__traceback__):
            for held in list(frame.f_locals.values()):
                if isinstance(held, msgspec.ValidationError):  # the framework collects one for each field
                    traceback.clear_frames(held.__traceback__)
                    held.__traceback__ = None
        fault.__traceback__ = None
        fault = fault.__cause__ or fault.__context__


def answer(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    """The handler for all exceptions of all routes."""
    request_id = request.scope.get("state", {}).get("request_id", "")
    status, problem = problem_of(fault, request_id)
    if status == 500:
        log.error("fault", request=request_id, exc_info=fault)
    forget_frames(fault)
    headers = {}
    if isinstance(fault, HTTPException) and fault.headers and status == 405:
        headers = dict(fault.headers)
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)
