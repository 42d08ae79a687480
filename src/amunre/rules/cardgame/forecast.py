"""What players may reckon with: points as the table lies, and the income at every level of the flood."""

from __future__ import annotations

from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.cardgame.imagine import imagine
from amunre.rules.cardgame.income import income_of
from amunre.rules.cardgame.scoring import kingdom_items
from amunre.rules.cardgame.table import NAME, PROVINCES_EACH, card_set, table
from amunre.rules.shared.forecast import NOTHING, Forecast, Income, forecast_of
from amunre.rules.shared.laid import STILL, blank_table
from amunre.rules.shared.points import ScoreItem

SOURCES = ("fields", "caravan", "reserve")
"""Where income comes from, in the order in which the rules give it."""


def forecast(rules: Ruleset, seen: View) -> Forecast:
    """Nearly everything lies open, so this is the same for everybody (R63)."""
    if seen.outcome is not None:
        return NOTHING
    state = blank_table(rules, seen.players)
    state.slices[NAME] = imagine(state, seen, STILL)
    found = table(state)
    level = found.level

    def items_at(position: int) -> list[ScoreItem]:
        found.level = position
        return still_to_score(state)

    def income_at(position: int) -> list[Income]:
        found.level = position
        return [
            Income(seat, "", source, gold)
            for seat in range(state.players)
            for source, gold in zip(SOURCES, income_of(state, seat), strict=True)
            if gold
        ]

    return forecast_of(items_at, income_at, card_set(state).flood, level, 0)


def still_to_score(state: State) -> list[ScoreItem]:
    """Nothing before everybody has all provinces, because the lowest counts, and nothing twice."""
    found = table(state)
    if any(len(stacks) < PROVINCES_EACH for stacks in found.stacks):
        return []
    return [item for item in kingdom_items(state) if item not in found.items]
