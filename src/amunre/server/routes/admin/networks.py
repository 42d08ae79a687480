"""Networks from which guests can neither play nor talk, and nobody can register."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection

from amunre.server import restrictions
from amunre.server.administrators import noted
from amunre.server.bodies_admin import BanNetwork, NetworkBans
from amunre.server.routes.admin.accounts import must_be_ahead
from amunre.server.routes.admin.shared import TheAdministrator
from amunre.server.routes.shared import FAILURES, TheSite
from amunre.tables.draft import deny


@get("/bans", responses=FAILURES)
async def list_bans(site: TheSite) -> NetworkBans:
    """The networks that are banned, the latest first."""
    now = site.host.clock()
    return NetworkBans(await site.host.read(lambda database: restrictions.network_bans(database, now)))


@post("/bans", status_code=200, responses=FAILURES)
async def ban_network(
    data: JSONBody[BanNetwork], site: TheSite, administrator: TheAdministrator
) -> NetworkBans:
    """Ban a network. Guests there can watch and play on, but not open tables, sit down or talk."""
    network = str(restrictions.read_network(data.network))
    must_be_ahead(site, data.until)
    now = site.host.clock()
    note = noted(administrator, now, "ban", "network", network, data.reason, until=data.until)

    def store(database: Connection) -> NetworkBans:
        restrictions.ban_network(database, network, now, data.until, data.reason)
        note(database)
        return NetworkBans(restrictions.network_bans(database, now))

    return await site.host.write(store)


@delete("/bans", status_code=200, responses=FAILURES)
async def unban_network(
    site: TheSite,
    administrator: TheAdministrator,
    network: Annotated[str, QueryParameter(description="As the list has it.", max_length=43)],
) -> NetworkBans:
    """Lift the ban of a network."""
    name = str(restrictions.read_network(network))
    now = site.host.clock()
    note = noted(administrator, now, "unban", "network", name)

    def store(database: Connection) -> NetworkBans:
        if not restrictions.lift_network(database, name):
            deny("not_restricted", "Nothing of the kind is in force.")
        note(database)
        return NetworkBans(restrictions.network_bans(database, now))

    return await site.host.write(store)


router = Router("", route_handlers=[list_bans, ban_network, unban_network])
