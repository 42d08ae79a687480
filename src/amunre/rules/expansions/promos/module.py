"""The ``promos`` module: four more favour cards: glory, greed, popularity, export."""

from __future__ import annotations

from amunre.kernel.ruleset import Module
from amunre.rules.base.cards import Card
from amunre.rules.base.setup import joined_by
from amunre.rules.expansions.promos import glory, greed, harvest

PROMOS = Module(
    name="promos",
    summary="four more favour cards: glory, greed, popularity, export",
    version=2,
    requires=("anniversary",),
    wraps={"favour_deck": joined_by("promos"), "gift_counts": greed.with_greed},
    offers=glory.OFFERS,
    effects={**glory.EFFECTS, **harvest.EFFECTS},
    reasons={**glory.REASONS, **harvest.REASONS},
    tables={
        "cards": {
            glory.GLORY: Card("market"),
            greed.GREED: Card("offering", with_theft_only="promos-3"),
            **dict.fromkeys(harvest.HARVEST_CARDS, Card("harvest")),
        },
        "harvest": harvest.HARVEST_CARDS,
    },
    actions=(*glory.ACTIONS, *harvest.ACTIONS),
)
