"""What the master knows of the card game beyond the searcher."""

from __future__ import annotations

from amunre.bots.cards.weights import MASTERLY
from amunre.bots.search.card_game import CardGame
from amunre.bots.search.card_outlook import expected_points
from amunre.bots.search.craft import Standings
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.rules.cardgame.table import table


class CardMastery(CardGame):
    """Better numbers; ideas are played out to the end of the kingdom and judged by what it leaves behind.

    That is less luck than a whole game has, and less work, so the same time tells more.
    """

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, MASTERLY[rules.config.players])

    def stage(self, state: State) -> int:
        return max(table(state).kingdom, 1)

    def standings(self, state: State) -> Standings:
        if state.outcome is not None:
            return super().standings(state)
        return expected_points(state)
