"""Who is asking, and what they are at a table. This is the one place that decides it.

A request with a bearer token is a guest's, whatever cookies come with it; without one, a session cookie makes
it an account's; otherwise it is a spectator's. Whoever's seat a bot has taken over sees what spectators see
until the seat is claimed back.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from amunre.kernel.messages import SPECTATOR
from amunre.server.bodies import Account
from amunre.server.devices import device_cookie
from amunre.server.door import is_operator
from amunre.server.sessions import account_of_session
from amunre.store import schema
from amunre.store.engine import StorageDamaged, Work
from amunre.tables.draft import Draft, deny
from amunre.tables.host import Host
from amunre.tables.keys import seat_of_key, token_digest
from amunre.tables.table import Holder, Table

Connection = ASGIConnection[Any, Any, Any, Any]
LONGEST_TOKEN = 200
FORWARDED = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip")
"""Headers of a proxy: with one of them, somebody else is asking than whoever is connected."""


class Caller(msgspec.Struct, frozen=True):
    """Somebody at the other end of a connection."""

    address: str
    token: str = ""
    """A guest's seat token as it was sent; it may open a seat here or not."""
    account: Account | None = None
    ids: frozenset[str] = frozenset()
    """Of the account, and of those that have become part of it."""
    session: bytes = b""
    """Digest of the session's token."""
    device: str = ""
    """What the browser says it is known by (``devices``), true or not."""
    operator: bool = False
    """Whether it is whoever runs the server, by a door of their own (``door``)."""

    @property
    def key(self) -> str:
        """The name under which limits are counted."""
        return f"account {self.account.id}" if self.account else f"address {self.address}"


class Role(msgspec.Struct, frozen=True):
    """What a caller is at one table."""

    viewer: int
    """Whose view the caller gets: a seat or the spectator."""
    seat: int | None = None
    holder: Holder | None = None
    """Who sat there when the caller was recognised."""


def session_cookie(https: bool) -> str:
    return "__Host-amunre" if https else "amunre"


def address_of(connection: Connection) -> str:
    """Where a caller comes from."""
    return household(connection.client.host if connection.client else "nowhere")


def household(address: str) -> str:
    """What counts as one address: a household has a whole /64 of IPv6."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return address if found.is_loopback else str(IPv6Network((int(found), 64), strict=False))


def is_from_here(address: str, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether this machine itself asks, and not somebody for whom a proxy on it does."""
    try:
        here = ip_address(household(address)).is_loopback
    except ValueError:
        return False
    return here and not any(name in FORWARDED for name, _ in headers)


async def find_caller(connection: Connection, host: Host, https: bool) -> Caller:
    """Who is asking, from address, header and cookie."""
    if is_operator(connection.scope):
        return Caller("operator", operator=True)
    address = address_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Caller(address, token=token.strip()[:LONGEST_TOKEN])
    cookie, device = (connection.cookies.get(named(https), "") for named in (session_cookie, device_cookie))
    nobody = Caller(address, device=device[:LONGEST_TOKEN])
    if not 0 < len(cookie) <= LONGEST_TOKEN:
        return nobody
    digest, now = token_digest(cookie), host.clock()
    try:
        found = await host.read(lambda database: account_of_session(database, digest, now))
    except StorageDamaged:  # whoever it is can log in anew
        found = None
    if found is None:
        return nobody
    account, ids = found
    return msgspec.structs.replace(nobody, account=account, ids=ids, session=digest)


async def role_at(table: Table, caller: Caller, host: Host) -> Role:
    """What a caller is at a table. The table must have been looked up before the key is."""
    if caller.token:
        seat = await host.read(lambda database: seat_of_key(database, table.id, caller.token))
        if seat is None:
            deny("bad_token", "This token opens no seat at this table.")
        return role_of_seat(table, seat)
    seat = seat_of(table, caller.ids)
    return Role(SPECTATOR) if seat is None else role_of_seat(table, seat)


def seat_of(table: Table, ids: Container[str]) -> int | None:
    """The seat of an account."""
    seats = enumerate(table.seats)
    return next((seat for seat, one in seats if one is not None and one.account and one.account in ids), None)


def role_of_seat(table: Table, seat: int) -> Role:
    holder = table.seats[seat]
    if holder is None:
        return Role(SPECTATOR)
    return Role(SPECTATOR if holder.bot else seat, seat, holder)


def host_seat(table: Table) -> int | None:
    """The seat of the host: of all persons at the table, the one who has sat there the longest."""
    arrivals = table.arrivals()
    persons = [seat for seat, holder in enumerate(table.seats) if holder is not None and holder.person]
    return min(persons, key=arrivals.__getitem__, default=None)


def must_sit(draft: Draft, role: Role) -> int:
    """The caller's seat, if it is still the caller's."""
    if role.seat is None:
        deny("not_seated", "You do not sit at this table.")
    if draft.table.seats[role.seat] != role.holder:
        deny("seat_changed", "Your seat has changed hands; look again.")
    return role.seat


def must_play(draft: Draft, role: Role) -> int:
    """The caller's seat, if no bot plays it."""
    seat = must_sit(draft, role)
    if role.viewer == SPECTATOR:
        deny("bot_plays", "A bot plays your seat; claim it back first.")
    return seat


def must_be_host(draft: Draft, role: Role) -> int:
    seat = must_sit(draft, role)
    if host_seat(draft.table) != seat:
        deny("not_the_host", "Only the host, who has sat here the longest, may do that.")
    return seat


def forget_seat_keys(table_id: str, seat: int) -> Work[None]:
    """A seat is free: the token that opened it opens nothing any more."""

    def store(database: Any) -> None:
        columns = schema.seat_keys.c
        database.execute(schema.seat_keys.delete().where(columns.table_id == table_id, columns.seat == seat))

    return store
