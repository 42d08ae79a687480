"""What administrators have taken from somebody, asked before it is done."""

from __future__ import annotations

from amunre.server.callers import Caller
from amunre.server.restrictions import must_not_be_banned_from, must_not_be_muted
from amunre.server.site import Site


async def must_be_welcome(site: Site, caller: Caller) -> None:
    """Guests may come from anywhere but from banned networks; whoever is logged in is known anyway."""
    if caller.account is None:
        await must_be_welcome_from(site, caller)


async def must_be_welcome_from(site: Site, caller: Caller) -> None:
    """Whoever has no account yet."""
    now = site.host.clock()
    await site.host.read(lambda database: must_not_be_banned_from(database, caller.address, now))


async def must_be_heard(site: Site, caller: Caller) -> None:
    """Whoever wants to say something that others read."""
    await must_be_welcome(site, caller)
    account, now = caller.account, site.host.clock()
    if account is not None:
        await site.host.read(lambda database: must_not_be_muted(database, account.id, now))
