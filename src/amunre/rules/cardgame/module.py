"""The card game as a module: the table of contents of its rules."""

from __future__ import annotations

from amunre.kernel.engine import ChoiceChanged, ChoiceSealed
from amunre.kernel.phases import Phase, Sequence
from amunre.kernel.ruleset import Module, SliceSpec
from amunre.rules.cardgame import (
    auction,
    audit,
    extension,
    imagine,
    income,
    offering,
    pyramids,
    scoring,
    setup,
    view,
)
from amunre.rules.cardgame.table import NAME, create

COURSE: dict[str, Phase] = {
    "game": Sequence("set_up", "kingdom", "kingdom", "kingdom", "the_end"),
    "kingdom": Sequence("auction", "auction", "auction", "offering", "income", "points"),
    "auction": Sequence("provinces", "bidding", "claims", "extension", "title"),
}
"""Three kingdoms of three auctions, an offering, a turn each and points (card-game-1)."""

CARDGAME = Module(
    name=NAME,
    summary="the card game of 2017",
    version=2,
    phases={
        **COURSE,
        **setup.PHASES,
        **auction.PHASES,
        **extension.PHASES,
        **pyramids.PHASES,
        **offering.PHASES,
        **income.PHASES,
        **scoring.PHASES,
    },
    frames=pyramids.FRAMES,
    questions={
        **auction.QUESTIONS,
        **extension.QUESTIONS,
        **pyramids.QUESTIONS,
        **offering.QUESTIONS,
        **income.QUESTIONS,
    },
    effects={**auction.EFFECTS, **extension.EFFECTS, **pyramids.EFFECTS, **income.EFFECTS},
    reasons={
        **auction.REASONS,
        **extension.REASONS,
        **pyramids.REASONS,
        **offering.REASONS,
        **income.REASONS,
    },
    slices={
        NAME: SliceSpec(create, view.show, imagine.imagine, imagine.scramble, audit.audit, imagine.complete)
    },
    actions=(
        *auction.ACTIONS,
        *extension.ACTIONS,
        *pyramids.ACTIONS,
        *offering.ACTIONS,
        *income.ACTIONS,
    ),
    events=(
        ChoiceSealed,
        ChoiceChanged,
        *setup.EVENTS,
        *auction.EVENTS,
        *extension.EVENTS,
        *pyramids.EVENTS,
        *offering.EVENTS,
        *income.EVENTS,
        *scoring.EVENTS,
    ),
)
