"""The ``statues`` module: statues in provinces, each with a power for whoever controls it."""

from __future__ import annotations

from amunre.kernel.ruleset import Module, SliceSpec
from amunre.rules.base.setup import joined_by
from amunre.rules.expansions.statues import arrival, horus, powers, ptah, slice, thoth

STATUES = Module(
    name="statues",
    summary="statues in provinces, each with a power for whoever controls it",
    version=2,
    requires=("anniversary",),
    wraps={
        "favour_deck": joined_by("statues"),
        "province_gained": arrival.with_its_statue,
        "lay_stones": horus.with_horus,
        "card_limit": ptah.for_both_purchases,
        "may_buy_again": ptah.or_ptah,
        "after_purchase": ptah.noting_ptah,
        "deliver_cards": thoth.with_thoth,
        "more_with_stones": horus.or_horus,
        "gift_counts": powers.with_set,
        "more_with_gifts": horus.or_horus_with_gifts,
        "harvest_bonus": powers.with_osiris,
        "temples_in": powers.with_isis,
        "scheme_worth": powers.with_sobek,
    },
    phases={**arrival.PHASES, **powers.PHASES, **horus.PHASES, **thoth.PHASES},
    inserts={
        "set_up": (("deal_provinces", "shuffle_statues"),),
        "round": (("provinces", "place_statues"), ("clear_auction", "bastet")),
    },
    frames=(*horus.FRAMES, *thoth.FRAMES),
    questions={**horus.QUESTIONS, **thoth.QUESTIONS},
    offers=horus.OFFERS,
    effects={**horus.EFFECTS, **thoth.EFFECTS},
    reasons={**horus.REASONS, **thoth.REASONS},
    tables={"cards": powers.CARDS, "statues": slice.POWERS},
    slices={
        "statues": SliceSpec(
            slice.create, slice.show, slice.imagine, slice.scramble, slice.audit, slice.complete
        ),
    },
    actions=(*horus.ACTIONS, *thoth.ACTIONS),
    events=(*arrival.EVENTS, *powers.EVENTS, *horus.EVENTS, *thoth.EVENTS, *ptah.EVENTS),
)
