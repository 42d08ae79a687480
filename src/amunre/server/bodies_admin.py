"""What administrators of a site are told and what they say; and reports, which reach them from tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from amunre.server.bodies import Account, Body, Restriction, ShortText

Reason = Annotated[str, Meta(min_length=1, max_length=500)]
"""Why, in the administrator's words. Those whom it concerns can read it."""
Note = Annotated[str, Meta(max_length=500)]
Moment = Annotated[int, Meta(ge=0, le=2**53)]
"""Microseconds since 1970, UTC."""
ReportKind = Literal["abuse", "spam", "cheating", "name", "other"]
Outcome = Literal["acted", "dismissed"]


# What is asked for


class Restrict(Body, frozen=True, kw_only=True):
    """Ban or mute an account."""

    until: Moment | None = None
    """Nothing is until somebody lifts it."""
    reason: Reason


class BanNetwork(Body, frozen=True, kw_only=True):
    network: Annotated[str, Meta(min_length=1, max_length=43)]
    """An address or a network, as in 203.0.113.0/24 or 2001:db8::/48."""
    until: Moment | None = None
    reason: Reason


class Rename(Body, frozen=True, kw_only=True):
    name: ShortText
    reason: Reason


class Merge(Body, frozen=True, kw_only=True):
    into: ShortText
    """The id of the account that stays."""


class Because(Body, frozen=True, kw_only=True):
    """A step that harms somebody, and why it is taken."""

    reason: Reason


class Recover(Body, frozen=True, kw_only=True):
    """Choose a new password with a code that an administrator has given out."""

    name: ShortText
    code: ShortText
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class ReportSeat(Body, frozen=True, kw_only=True):
    """Something about the person in a seat, for the administrators."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    kind: ReportKind
    text: Annotated[str, Meta(max_length=500)] = ""
    message: Annotated[int, Meta(ge=1, le=2**31)] | None = None
    """The number of what that person has said, among the caller's own messages."""


class SettleReport(Body, frozen=True, kw_only=True):
    outcome: Outcome
    note: Note = ""


# What is answered


class NetworkBan(Restriction, frozen=True, kw_only=True):
    network: str


class NetworkBans(msgspec.Struct, frozen=True):
    bans: list[NetworkBan]


class AccountListed(msgspec.Struct, frozen=True, kw_only=True):
    """A line in the list of accounts."""

    id: str
    name: str
    created_at: int
    administrator: bool
    banned: Restriction | None
    muted: Restriction | None


class AccountList(msgspec.Struct, frozen=True):
    """A page of accounts."""

    accounts: list[AccountListed]
    next: str
    """Give this as ``after`` for the next page; empty if this is the last."""


class SessionSeen(msgspec.Struct, frozen=True):
    """A device that is logged in. Of what kind it is and where is not kept."""

    began_at: int | None
    """Not known of those from before this was kept."""
    expires_at: int | None


class TableOfAccount(msgspec.Struct, frozen=True):
    """A table at which an account sits, or sat and got up before the game."""

    id: str
    status: str
    title: str
    seat: int | None
    gone: bool
    at: int
    """When something last happened there that everybody knows of."""


class ReportSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A report as administrators see it."""

    id: str
    at: int
    kind: ReportKind
    text: str
    table: str
    seat: int
    name: str
    """Under which the reported person sat there."""
    account: Account | None
    """The reported person's, if it is still there; nothing for guests."""
    said: str
    """The reported words; empty if the report is about none, or when they have been removed again."""
    reporter: str
    """Under which name; empty for somebody who looked on."""
    reporter_account: Account | None
    status: Literal["open", "settled"]
    outcome: Outcome | None
    note: str
    settled_at: int | None


class ReportList(msgspec.Struct, frozen=True):
    """A page of reports, the oldest open or the latest settled first."""

    reports: list[ReportSeen]
    next: str


class ReportTaken(msgspec.Struct, frozen=True):
    """A report has reached the administrators."""

    id: str


class AccountSeen(AccountListed, frozen=True, kw_only=True):
    """All that administrators see of an account."""

    sessions: list[SessionSeen]
    tables: list[TableOfAccount]
    """The latest hundred."""
    reports: list[ReportSeen]
    """About it, the latest hundred."""
    acts: list[Act]
    """What administrators have done to it, the latest hundred."""


class Code(msgspec.Struct, frozen=True):
    """A code with which somebody may choose a new password, once. It is shown this one time."""

    code: str
    expires_at: int


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """What an administrator has done."""

    id: int
    at: int
    who: str
    """The id of an account, or ``operator``."""
    who_name: str
    """Empty for the operator, and for who is not there any more."""
    what: str
    """A word, for instance ``ban``."""
    kind: Literal["account", "network", "report", "table"]
    """To what it was done."""
    about: str
    """To which one."""
    about_name: str
    """The name of an account that is still there."""
    reason: str
    facts: dict[str, Any]
    """What else there is to know, by name."""


class ActList(msgspec.Struct, frozen=True):
    """A page of acts, the latest first."""

    acts: list[Act]
    next: str
    """Give this as ``after`` for the next page; empty if this is the last."""


class AdminSummary(msgspec.Struct, frozen=True, kw_only=True):
    """The site in figures."""

    open_reports: int
    tables_open: int
    tables_running: int
    """Those that were put aside among them."""
    accounts: int
    network_bans: int
    version: str
    """Of the server."""


class TableAdminListed(msgspec.Struct, frozen=True, kw_only=True):
    """A line in the list of all tables, also of those that are shown to nobody else."""

    id: str
    status: str
    title: str
    """What is played there."""
    name: str
    """What the table is called."""
    listed: bool
    persons: int
    """Seats that people play now."""
    bots: int
    """Seats that bots play now, for people or on their own."""
    created_at: int
    at: int
    """When something last happened there that everybody knows of."""
    names: list[str]
    """Of all who sit there, bots among them."""


class TableAdminList(msgspec.Struct, frozen=True):
    """A page of tables, those at which something has happened last on top."""

    tables: list[TableAdminListed]
    next: str
    """Give this as ``after`` for the next page; empty if this is the last."""


class PersonAtTable(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and who has it."""

    seat: int
    name: str
    """Empty where nobody sits, and for who was forgotten."""
    kind: Literal["guest", "account", "bot", "free"]
    account: Account | None
    """If it is still there."""
    bot: str
    """Kind of bot that plays now, on its own or for a person."""
    muted: bool
    """At this table."""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """What was said at a table, for all to read."""

    number: int
    """Among the messages that everybody gets."""
    at: int
    seat: int | None
    """Nothing for an administrator who gives a reason."""
    name: str
    """Of whoever sat there then."""
    text: str


class TableAdministered(TableAdminListed, frozen=True, kw_only=True):
    """All that administrators see of a table, which is nothing that its spectators could not know but whose
    account sits where."""

    people: list[PersonAtTable]
    said: list[Said]
    """The latest two hundred, the first of them on top."""
    reports: list[ReportSeen]
    """About people there, the latest hundred."""
    acts: list[Act]
    """What administrators have done to it, the latest hundred."""
