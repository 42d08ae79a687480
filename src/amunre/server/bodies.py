"""What is sent to the server and what it answers, beside tables as they are seen (``tables.sight``)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from amunre.arena.analysis import Analysis
from amunre.tables.figures import LARGEST, MOST_FIGURES, FigureSeen
from amunre.tables.host import Summary
from amunre.tables.settings import Clock
from amunre.tables.sight import BidOrder, Message, TableSeen

ShortText = Annotated[str, Meta(max_length=200)]
Cid = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A name that the client makes for one command, so that a repeat is known as one."""
SeatNumber = Annotated[int, Meta(ge=0, le=9)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something sent by a client."""


Figure = bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | ShortText


class OwnSet(Body, frozen=True, kw_only=True):
    """An owner's corrections of the printed figures, by their paths."""

    name: ShortText
    figures: Annotated[
        dict[ShortText, Figure | Annotated[list[Figure], Meta(max_length=30)]], Meta(max_length=MOST_FIGURES)
    ]


class ReadSet(Body, frozen=True, kw_only=True):
    """An owner's file, as text in TOML."""

    text: Annotated[str, Meta(max_length=2 * LARGEST)]


class SetRead(msgspec.Struct, frozen=True):
    """What a file changes; without any figure it changes nothing."""

    name: str
    figures: dict[str, Any]
    """To be sent back when a table is opened."""
    differences: list[FigureSeen]
    doubts: list[str]
    """Where figures are not as rulebooks and reviews say, a sentence each; the owner may know better."""


class FiguresSeen(msgspec.Struct, frozen=True):
    """What is not as in the standard set at a table."""

    name: str
    differences: list[FigureSeen]


class OpenTable(Body, frozen=True, kw_only=True):
    title: ShortText
    players: Annotated[int, Meta(ge=1, le=9)]
    options: dict[ShortText, ShortText] = {}
    clock: Clock = Clock()
    listed: bool = True
    hints: bool = True
    name: ShortText = ""
    """What the table is called."""
    seats: Annotated[list[ShortText], Meta(max_length=9)] = []
    """For each seat ``me``, ``open`` or a kind of bot; empty means me first and the others open."""
    player: ShortText = ""
    """What a guest is called; an account sits under its own name."""
    entropy: ShortText = ""
    """My contribution to the shuffle; the server makes one if empty."""
    components: OwnSet | None = None
    """Corrections of the printed figures, as ``POST /api/components`` gives them."""
    begin: bool = False
    """Whether the game begins at once; every seat must be taken. If it may not begin, no table is opened."""
    own: Annotated[list[ShortText], Meta(max_length=50)] = []
    """Tokens of other seats in the same browser: only its own running games with bots are counted."""


class Sit(Body, frozen=True, kw_only=True):
    name: ShortText = ""
    """What a guest is called; an account sits under its own name."""
    seat: SeatNumber | None = None
    entropy: ShortText = ""


class SeatBot(Body, frozen=True, kw_only=True):
    bot: ShortText
    seat: SeatNumber | None = None


class Move(Body, frozen=True, kw_only=True):
    """``action`` is text in notation, or the action's fields with its ``type``."""

    decision: ShortText
    cid: Cid
    action: str | dict[str, Any]


class Undo(Body, frozen=True, kw_only=True):
    cid: Cid


class AskHint(Body, frozen=True, kw_only=True):
    decision: ShortText
    cid: Cid


class AskAnalysis(Body, frozen=True, kw_only=True):
    seat: SeatNumber


class Orders(Body, frozen=True, kw_only=True):
    bids: Annotated[list[BidOrder], Meta(max_length=50)] = []
    pass_while_leading: bool = False
    cid: Cid


class Chat(Body, frozen=True, kw_only=True):
    text: Annotated[str, Meta(max_length=2_000)]
    cid: Cid


class Nudge(Body, frozen=True, kw_only=True):
    seat: SeatNumber


class Vote(Body, frozen=True, kw_only=True):
    about: Literal["end", "replace"]
    seat: SeatNumber | None = None
    """Whose seat a bot should take."""
    yes: bool = True


class Leave(Body, frozen=True, kw_only=True):
    bot: ShortText = ""
    """Kind of bot that should play on; empty takes the usual one."""


class Holiday(Body, frozen=True, kw_only=True):
    days: Annotated[int, Meta(ge=1, le=60)]


class Rematch(Body, frozen=True, kw_only=True):
    name: ShortText = ""
    """What a guest is called at the new table; the same as at this one if empty."""


class Register(Body, frozen=True, kw_only=True):
    name: ShortText
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class LogIn(Body, frozen=True, kw_only=True):
    name: ShortText
    password: ShortText
    puzzle: ShortText = ""
    """The ``text`` of the puzzle that was asked for, if one was."""
    answer: Annotated[str, Meta(max_length=20)] = ""
    """A word whose PBKDF2 (SHA-256, ``rounds``, the puzzle's text as salt) begins with ``bits`` zero bits."""


class ChangePassword(Body, frozen=True, kw_only=True):
    old: ShortText
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class ForgetMe(Body, frozen=True, kw_only=True):
    password: ShortText


class Acknowledged(msgspec.Struct, frozen=True):
    """It is stored. Numbers count the caller's own messages."""

    n: int
    """The message that tells of it."""
    head: int
    """The last message there is now."""


class HintGiven(msgspec.Struct, frozen=True):
    """Advice for the decision that is asked: first an idea, then a move. Numbers as in Acknowledged."""

    n: int
    head: int
    decision: str
    code: str
    """The idea as a word for programs, for instance ``place_bid-fields``."""
    province: str
    """What the idea is about, or empty."""
    idea: str
    """The idea in English."""
    action: dict[str, Any]
    text: str
    """The move in notation."""


class AnalysisSeen(msgspec.Struct, frozen=True):
    """How far the analysis of a seat is."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    total: int
    """Actions of the game that have been looked at, and all there are."""
    analysis: Analysis | None
    moments: list[int]
    """For every decision in it, the moment of the replay that its seat had before it."""
    place: int
    """Its place in line, by when it should be done: 1 is the next one; 0 if it is not in line."""
    waiting: int
    """Analyses of this site that are in line."""
    seconds: int | None
    """Roughly until it is done."""


class Seated(msgspec.Struct, frozen=True):
    """A seat, with the token that opens it. The token is shown this once; accounts need none."""

    seat: int
    token: str
    table: TableSeen


class Messages(msgspec.Struct, frozen=True):
    """What a viewer has missed; ``viewer`` is a seat, or -1 for spectators."""

    viewer: int
    head: int
    messages: list[Message]


class TableListed(Summary, frozen=True, kw_only=True):
    """A line in a list of tables."""

    id: str
    status: str
    at: int
    """When something last happened there that everybody knows of."""
    your_turn: bool = False
    """In the list of one's own tables: whether one is waited for."""


class TableList(msgspec.Struct, frozen=True):
    """A page of tables."""

    tables: list[TableListed]
    next: str
    """Give this as ``after`` for the next page; empty if this is the last."""


class Account(msgspec.Struct, frozen=True):
    id: str
    name: str


class Restriction(msgspec.Struct, frozen=True):
    """A ban or a mute that is in force."""

    at: int
    until: int | None
    """Nothing is until an administrator lifts it."""
    reason: str


class WhoAmI(msgspec.Struct, frozen=True):
    account: Account | None
    administrator: bool = False
    """Whether the account may do what is under ``/api/admin``."""
    muted: Restriction | None = None
    """Why the account may say nothing at any table."""


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    summary: str
    values: tuple[str, ...]
    """The first is the default."""


class ExpansionInfo(msgspec.Struct, frozen=True):
    name: str
    options: list[OptionInfo]
    """Those that come with it."""


class TitleInfo(msgspec.Struct, frozen=True):
    name: str
    summary: str
    players: tuple[int, ...]
    options: list[OptionInfo]
    expansions: list[ExpansionInfo]
    """Added to the title's name with ``+``, in this order."""
    mixes: dict[str, tuple[int, ...]]
    """Player counts of the title and of every mix of its expansions, by their full names."""


class BotInfo(msgspec.Struct, frozen=True):
    name: str
    summary: str
    titles: tuple[str, ...]
    """Titles it plays, without expansions; empty for all."""
    source: str
    """``amunre``, the package that brings it, or ``command``."""


class Catalogue(msgspec.Struct, frozen=True):
    titles: list[TitleInfo]
    bots: list[BotInfo]
    versions: dict[str, int]
    """Of the rules of every module."""


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    status: str
    damaged: int = 0
    """Tables that were found damaged; the log names them."""
