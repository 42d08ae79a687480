"""Who may look after the site, and the record of what they have done.

An administrator is an account that the operator has made one, or the operator, who comes in by a door of
their own. Everybody else is told the same, whatever they ask for, before it is even read.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from sqlalchemy import Connection, insert, select

from amunre.server.bodies import Account
from amunre.server.callers import find_caller
from amunre.store import schema
from amunre.store.engine import Work
from amunre.tables.draft import deny

OPERATOR = "operator"
Kind = Literal["account", "network", "report", "table"]
"""What something can be done to."""


class Administrator(msgspec.Struct, frozen=True):
    """Who is about to do something for the site."""

    account: Account | None
    """Nothing for the operator."""

    @property
    def who(self) -> str:
        return OPERATOR if self.account is None else self.account.id

    def must_be_operator(self) -> None:
        if self.account is not None:
            deny("operators_only", "Only the operator may do that, with the command amunre admin.")


def is_admin(connection: Connection, account_id: str) -> bool:
    columns = schema.accounts.c
    found = connection.scalar(select(columns.admin).where(columns.id == account_id))
    return bool(found)


async def must_administer(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard of routes: it is asked before anything else of a request is looked at."""
    if connection.scope.get("method") == "OPTIONS":  # which methods there are is no secret
        return
    site = connection.app.state.site
    caller = await find_caller(connection, site.host, site.settings.https)
    account = caller.account
    if not caller.operator:
        if account is None:
            deny("not_an_admin", "That is for the administrators of this site.")
        if not await site.host.read(lambda database: is_admin(database, account.id)):
            deny("not_an_admin", "That is for the administrators of this site.")
    connection.scope["state"]["administrator"] = Administrator(account)


def noted(
    by: Administrator, now: int, what: str, kind: Kind, about: str, reason: str = "", **facts: Any
) -> Work[None]:
    """Write down what an administrator does, in the same step as it is done."""

    def store(connection: Connection) -> None:
        connection.execute(
            insert(schema.admin_acts).values(
                at=now,
                who=by.who,
                what=what,
                kind=kind,
                about=about,
                reason=reason,
                facts=msgspec.json.encode(facts).decode(),
            )
        )

    return store
