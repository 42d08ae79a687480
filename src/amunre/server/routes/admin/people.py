"""Finding accounts, making administrators, and what administrators have done."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import Router, get, post
from litestar.params import QueryParameter
from sqlalchemy import Connection

from amunre.server import people
from amunre.server.administrators import Administrator, noted
from amunre.server.bodies import Account
from amunre.server.bodies_admin import AccountList, AccountSeen, ActList
from amunre.server.routes.admin.shared import DEFAULT_ON_PAGE, AccountId, OnPage, TheAdministrator
from amunre.server.routes.shared import FAILURES, TheSite
from amunre.server.site import Site
from amunre.store.names import LONGEST_KEY


@get("/accounts", responses=FAILURES)
async def find_accounts(
    site: TheSite,
    name: Annotated[str, QueryParameter(description="How the name begins.", max_length=80)] = "",
    whole: Annotated[bool, QueryParameter(description="Whether that is the whole name.")] = False,
    after: Annotated[
        str, QueryParameter(description="The ``next`` of the page before.", max_length=LONGEST_KEY)
    ] = "",
    count: OnPage = DEFAULT_ON_PAGE,
) -> AccountList:
    """Accounts by their names, in the order of the alphabet."""
    now = site.host.clock()
    found = await site.host.read(
        lambda database: people.accounts_named(database, name, whole, after, count, now)
    )
    return AccountList(*found)


@get("/accounts/{account_id:str}", responses=FAILURES)
async def get_account(account_id: AccountId, site: TheSite) -> AccountSeen:
    """All that administrators see of an account."""
    now = site.host.clock()
    return await site.host.read(lambda database: people.account_seen(database, account_id, now))


@post("/accounts/{account_id:str}/grant", status_code=200, responses=FAILURES)
async def grant(account_id: AccountId, site: TheSite, administrator: TheAdministrator) -> Account:
    """Make an account an administrator of the site. For the operator alone."""
    return await set_admin(site, administrator, account_id, True)


@post("/accounts/{account_id:str}/revoke", status_code=200, responses=FAILURES)
async def revoke(account_id: AccountId, site: TheSite, administrator: TheAdministrator) -> Account:
    """Make an administrator an account like others. For the operator alone."""
    return await set_admin(site, administrator, account_id, False)


async def set_admin(site: Site, administrator: Administrator, account_id: str, admin: bool) -> Account:
    administrator.must_be_operator()
    note = noted(administrator, site.host.clock(), "grant" if admin else "revoke", "account", account_id)

    def store(database: Connection) -> Account:
        found = people.must_find(database, account_id)
        people.set_admin(database, account_id, admin)
        note(database)
        return found

    return await site.host.write(store)


@get("/acts", responses=FAILURES)
async def list_acts(
    site: TheSite,
    after: Annotated[
        int | None, QueryParameter(description="The ``next`` of the page before.", ge=1, le=2**31 - 1)
    ] = None,
    count: OnPage = DEFAULT_ON_PAGE,
) -> ActList:
    """What administrators have done, the latest first."""
    found = await site.host.read(partial(people.acts_before, before=after, count=count))
    return ActList(found, str(found[-1].id) if len(found) == count else "")


router = Router("", route_handlers=[find_accounts, get_account, grant, revoke, list_acts])
