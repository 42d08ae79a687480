"""The 2023 edition without the parts that players may leave out (those are modules beside this file)."""

from __future__ import annotations

from amunre.kernel.ruleset import Module
from amunre.kernel.state import State
from amunre.rules.base.auction import nothing_set_out
from amunre.rules.base.bids import endless_ladder
from amunre.rules.base.board import board
from amunre.rules.base.claims import draw_blessing
from amunre.rules.components import Components
from amunre.rules.editions.anniversary import passing


def favour_deck(parts: Components) -> dict[str, int]:
    """36 cards; here with the start architects and without federation, which other modules settle (R36)."""
    cards = dict(parts.decks["new"])
    cards["architect"] += parts.decks["start"]["architect"]
    del cards["federation"]
    return cards


def after_buying(state: State, seat: int, bought: bool) -> list[tuple[str, bool]]:
    """Not on a field, and only once something was bought this turn (market-7, R31)."""
    return [(province, False) for province in board(state).lands[seat]] if bought else []


ANNIVERSARY = Module(
    name="anniversary",
    summary="the 2023 edition",
    version=2,
    requires=("base",),
    replaces={
        "favour_deck": favour_deck,
        "ladder": endless_ladder,
        "leader_question": passing.leader_question,
        "set_out_blessing": nothing_set_out,
        "blessing_cards": draw_blessing,
        "cultivation_places": after_buying,
    },
    questions=passing.QUESTIONS,
    effects=passing.EFFECTS,
    reasons=passing.REASONS,
    actions=passing.ACTIONS,
)
