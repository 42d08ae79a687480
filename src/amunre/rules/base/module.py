"""The board game as a module: the table of contents of its rules. Editions replace single answers.

Where editions differ, the answers given here are those of the 2003 game.
"""

from __future__ import annotations

from amunre.kernel.engine import ChoiceChanged, ChoiceSealed
from amunre.kernel.ruleset import Module, SliceSpec
from amunre.rules.base import (
    auction,
    audit,
    bids,
    cards,
    claims,
    gifts,
    harvest,
    imagine,
    kingdoms,
    market,
    offering,
    schemes,
    scoring,
    setup,
    stones,
    turns,
    view,
)
from amunre.rules.base.board import create
from amunre.rules.base.points import Points

BASE = Module(
    name="base",
    summary="what all editions of the board game share",
    points_type=Points,
    points={
        "favour_deck": setup.old_favour_deck,
        "start_cards": setup.no_start_cards,
        "deal_start_cards": setup.architect_from_the_deck,
        "deal_provinces": setup.all_provinces,
        "first_order": setup.clockwise_from_anybody,
        "ladder": bids.printed_ladder,
        "leader_question": auction.leader_just_passes,
        "scribe_moved": auction.cards_stay_in_force,
        "set_out_blessing": auction.set_out_cards,
        "blessing_cards": claims.take_set_out_cards,
        "cultivation_places": market.beside_the_fields,
        "temple_track": offering.old_track,
        "gift_counts": offering.three_two_one,
        "settlement": offering.gifts_then_thieves,
        "next_order": offering.highest_leads_clockwise,
        "bank_winners": scoring.best_province,
        "gold_awards": scoring.awards_by_place,
        "others_gold_and_counts": view.hidden,
    },
    phases={
        **kingdoms.PHASES,
        **setup.PHASES,
        **auction.PHASES,
        **claims.PHASES,
        **market.PHASES,
        **offering.PHASES,
        **gifts.PHASES,
        **harvest.PHASES,
        **scoring.PHASES,
    },
    questions={
        **auction.QUESTIONS,
        **claims.QUESTIONS,
        **market.QUESTIONS,
        **offering.QUESTIONS,
        **gifts.QUESTIONS,
        **harvest.QUESTIONS,
        **scoring.QUESTIONS,
    },
    tables={"cards": {**cards.CARDS, **schemes.SCHEMES}},
    slices={"base": SliceSpec(create, view.show, imagine.imagine, imagine.scramble, audit.audit)},
    actions=(
        *turns.ACTIONS,
        *cards.ACTIONS,
        *bids.ACTIONS,
        *market.ACTIONS,
        *offering.ACTIONS,
        *gifts.ACTIONS,
        *harvest.ACTIONS,
        *scoring.ACTIONS,
    ),
    events=(
        ChoiceSealed,
        ChoiceChanged,
        *setup.EVENTS,
        *cards.EVENTS,
        *auction.EVENTS,
        *claims.EVENTS,
        *stones.EVENTS,
        *market.EVENTS,
        *offering.EVENTS,
        *gifts.EVENTS,
        *harvest.EVENTS,
        *scoring.EVENTS,
        *kingdoms.EVENTS,
    ),
)
