"""The ``officials`` module: two scribes each, and officials from the provinces one does not keep."""

from __future__ import annotations

from amunre.kernel.ruleset import Module
from amunre.rules.base.cards import Card
from amunre.rules.base.setup import joined_by
from amunre.rules.expansions.officials import deck, resolving, scribes, two_players

SCRIBES_EACH = 2
PROVINCES_PER_PLAYER = 4
"""7 or 3 provinces are blocked, and a deck of 8 or 12 is left for 2 or 3 players (officials-2)."""

OFFICIALS = Module(
    name="officials",
    summary="two scribes each, and officials from the provinces one does not keep",
    version=2,
    requires=("anniversary",),
    replaces={"scribes_each": SCRIBES_EACH, "provinces_per_player": PROVINCES_PER_PLAYER},
    wraps={
        "favour_deck": joined_by("officials"),
        "gift_counts": two_players.with_fewer_gifts,
        "gold_awards": two_players.with_fewer_points,
    },
    phases=deck.PHASES,
    replaces_phases=resolving.PHASES,
    frames=resolving.FRAMES,
    inserts={
        "set_up": (("deal_provinces", "shuffle_officials"),),
        "round": (("provinces", "set_out_officials"),),
        "game": (("new_kingdom", "shuffle_officials"),),
    },
    questions=resolving.QUESTIONS,
    offers=scribes.OFFERS,
    effects={**resolving.EFFECTS, **scribes.EFFECTS},
    reasons={**resolving.REASONS, **scribes.REASONS},
    tables={"cards": {resolving.DELEGATION: Card("auction")}},
    slices=deck.SLICES,
    actions=(*resolving.ACTIONS, *scribes.ACTIONS),
    events=(*deck.EVENTS, *resolving.EVENTS),
)
