"""Whom administrators keep out, and whom they keep from talking. Plain functions of a connection."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network

from sqlalchemy import Connection, delete, insert, select

from amunre.server.bodies import Restriction
from amunre.server.bodies_admin import NetworkBan
from amunre.store import schema
from amunre.tables.draft import deny

BAN, MUTE = "ban", "mute"
WIDEST = {4: 8, 6: 16}
"""Bits that a banned network has at least; with fewer it would be half of the world."""
HOUSEHOLD = 64
"""Bits of an IPv6 network that one household has, which is as narrow as we tell callers apart."""


def shown(at: int) -> str:
    """A time in the sentence of a refusal."""
    return f"{datetime.fromtimestamp(at / 1e6, UTC):%Y-%m-%d %H:%M} UTC"


# Accounts


def restrictions_of(
    connection: Connection, account_ids: Collection[str], now: int
) -> dict[tuple[str, str], Restriction]:
    """The bans and mutes of some accounts that are in force, by account and kind."""
    columns = schema.restrictions.c
    asked = select(schema.restrictions).where(columns.account_id.in_(account_ids))
    return {
        (row.account_id, row.kind): Restriction(row.at, row.until, row.reason)
        for row in connection.execute(asked)
        if row.until is None or row.until > now
    }


def restrict(
    connection: Connection, account_id: str, kind: str, now: int, until: int | None, reason: str
) -> None:
    """In the place of the one before."""
    lift(connection, account_id, kind)
    connection.execute(
        insert(schema.restrictions).values(
            account_id=account_id, kind=kind, at=now, until=until, reason=reason
        )
    )


def lift(connection: Connection, account_id: str, kind: str) -> bool:
    """Whether there was one."""
    columns = schema.restrictions.c
    wanted = delete(schema.restrictions).where(columns.account_id == account_id, columns.kind == kind)
    return connection.execute(wanted).rowcount > 0


def must_not_be_banned(connection: Connection, account_id: str, now: int) -> None:
    """For whoever has said the right password."""
    found = restrictions_of(connection, [account_id], now).get((account_id, BAN))
    if found is None:
        return
    if found.until is None:
        deny("banned", "This account is banned from this site: “{reason}”.", {"reason": found.reason})
    text = "This account is banned from this site until {until}: “{reason}”."
    deny("banned", text, {"until": shown(found.until), "reason": found.reason})


def must_not_be_muted(connection: Connection, account_id: str, now: int) -> None:
    found = restrictions_of(connection, [account_id], now).get((account_id, MUTE))
    if found is None:
        return
    if found.until is None:
        deny("muted", "An administrator has taken the chat from you: “{reason}”.", {"reason": found.reason})
    text = "An administrator has taken the chat from you until {until}: “{reason}”."
    deny("muted", text, {"until": shown(found.until), "reason": found.reason})


# Networks


def read_network(text: str) -> IPv4Network | IPv6Network:
    """A network that can be banned, as wide as a household at least; raises Denied if it is none."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        deny("bad_network", "This is neither an address nor a network, as in 203.0.113.0/24.")
    if found.version == 6 and found.prefixlen > HOUSEHOLD:
        found = found.supernet(new_prefix=HOUSEHOLD)
    if found.prefixlen < WIDEST[found.version]:
        deny(
            "network_too_wide",
            "That is too much of the world; give {bits} bits or more behind the stroke.",
            {"bits": WIDEST[found.version]},
        )
    return found


def network_bans(connection: Connection, now: int) -> list[NetworkBan]:
    """Those in force, the latest first."""
    columns = schema.network_bans.c
    return [
        NetworkBan(network=row.network, at=row.at, until=row.until, reason=row.reason)
        for row in connection.execute(select(schema.network_bans).order_by(columns.at.desc()))
        if row.until is None or row.until > now
    ]


def ban_network(connection: Connection, network: str, now: int, until: int | None, reason: str) -> None:
    """In the place of the ban before."""
    lift_network(connection, network)
    connection.execute(
        insert(schema.network_bans).values(network=network, at=now, until=until, reason=reason)
    )


def lift_network(connection: Connection, network: str) -> bool:
    """Whether there was one."""
    wanted = delete(schema.network_bans).where(schema.network_bans.c.network == network)
    return connection.execute(wanted).rowcount > 0


def must_not_be_banned_from(connection: Connection, address: str, now: int) -> None:
    """For guests: whether they may open tables, sit down, talk and register from where they are."""
    try:
        own = ip_network(address, strict=False)
    except ValueError:  # it is no address
        return
    for ban in network_bans(connection, now):
        network = ip_network(ban.network)
        if network.version == own.version and own.subnet_of(network):  # type: ignore[arg-type]
            deny(
                "banned_network",
                "Guests cannot play or talk from your network, and nobody can register there: “{reason}”.",
                {"reason": ban.reason},
            )
