"""The ``pharaoh`` module: the Pharaoh rewards whoever wins the province of the last outbidding."""

from __future__ import annotations

from amunre.kernel.ruleset import Module
from amunre.rules.base.cards import Card
from amunre.rules.base.setup import joined_by
from amunre.rules.expansions.pharaoh import court

PHARAOH = Module(
    name="pharaoh",
    summary="the Pharaoh rewards whoever wins the province of the last outbidding",
    version=2,
    requires=("anniversary",),
    wraps={
        "favour_deck": joined_by("pharaoh"),
        "after_outbidding": court.with_a_visit,
        "gift_counts": court.with_tokens,
    },
    phases=court.PHASES,
    inserts={
        "round": (("clear_auction", "pharaoh_token"), ("harvest", "pharaoh_leaves")),
        "game": (("new_kingdom", "pharaoh_tokens_return"),),
    },
    tables={"cards": {"pharaohs_blessing": Card("scoring", court.enough_tokens)}},
    slices=court.SLICES,
    events=court.EVENTS,
)
