"""Popularity and export: a province gives something else than its income (rules promos-4 and promos-5)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Effects, Reasons
from amunre.kernel.state import State
from amunre.rules.base.board import board, components
from amunre.rules.base.cards import draw
from amunre.rules.base.harvest import HarvestCard, Item, play_harvest_card, why_no_harvest_card


class PlayPopularity(Action, frozen=True):
    """A province pays nothing; draw favour cards at once."""

    province: str
    notation: ClassVar[str] = "popularity {province:province}"


class PlayExport(Action, frozen=True):
    """A province counts as nothing but a caravan."""

    province: str
    notation: ClassVar[str] = "export {province:province}"


def no_income(state: State, province: str) -> list[Item]:
    """Neither farmers nor mine nor caravan pay (promos-4)."""
    return []


def draw_for_popularity(tx: Transaction, seat: int) -> None:
    """The card lies on the discards already (R72); what is drawn may be played at once (R54, promos-4)."""
    draw(tx, seat, components(tx.state).expansions["promos"]["popularity_cards"])


def caravan_income(state: State, province: str) -> list[Item]:
    """Pays at the positions at which caravans pay, and nothing at others (promos-5)."""
    parts = components(state)
    pays = board(state).temple in parts.caravan_positions
    return [(province, "export", parts.expansions["promos"]["export_gold"])] if pays else []


HARVEST_CARDS = {
    "popularity": HarvestCard(PlayPopularity, no_income, "promos-4", draw_for_popularity),
    "export": HarvestCard(PlayExport, caravan_income, "promos-5"),
}
ACTIONS = (PlayPopularity, PlayExport)
EFFECTS: Effects = dict.fromkeys(ACTIONS, play_harvest_card)
REASONS: Reasons = {"harvest": dict.fromkeys(ACTIONS, why_no_harvest_card)}
