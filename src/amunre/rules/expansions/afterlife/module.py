"""The ``afterlife`` module: tombs built of tiles, with rewards and full rows."""

from __future__ import annotations

from amunre.kernel.ruleset import Module, SliceSpec
from amunre.rules.base.setup import joined_by
from amunre.rules.expansions.afterlife import building, gifts, market, sight, tombs

AFTERLIFE = Module(
    name="afterlife",
    summary="tombs built of tiles, with rewards and full rows",
    version=2,
    requires=("anniversary",),
    wraps={"favour_deck": joined_by("afterlife"), "more_with_gifts": gifts.more_with_gifts},
    phases=building.PHASES,
    inserts={
        "set_up": (("deal_hands", "shuffle_tiles"),),
        "game": (("gold_scoring", "tomb_scoring"),),
    },
    offers={**market.OFFERS, **gifts.OFFERS},
    effects={**market.EFFECTS, **gifts.EFFECTS},
    reasons={**market.REASONS, **gifts.REASONS},
    tables={
        "cards": market.CARDS,
        "kinds": market.KINDS,
        "tiles": building.TILES,
        "last_scoring": {"tomb_rows": building.row_items},
    },
    slices={
        "afterlife": SliceSpec(
            tombs.create, sight.show, sight.imagine, sight.scramble, tombs.audit, tombs.complete
        )
    },
    actions=(*market.ACTIONS, *gifts.ACTIONS),
    events=(*building.EVENTS, *market.EVENTS, *gifts.EVENTS),
)
