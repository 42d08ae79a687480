"""Points after each kingdom, and the end (card-points-1 to card-points-4, end-1)."""

from __future__ import annotations

from amunre.kernel.engine import Transaction
from amunre.kernel.phases import Once, Phase
from amunre.kernel.state import State
from amunre.rules.cardgame.pyramids import lowest
from amunre.rules.cardgame.table import ankhs_of, card_set, fields_of, pyramids_of, table
from amunre.rules.shared.ending import GameEnded, finish
from amunre.rules.shared.points import Scored, ScoreItem


def score_kingdom(tx: Transaction) -> None:
    tx.emit(Scored(tuple(kingdom_items(tx.state))))


def kingdom_items(state: State) -> list[ScoreItem]:
    """The points of the kingdom as the table lies, seat after seat in turn order."""
    return [item for seat in table(state).order for item in seat_items(state, seat)]


def seat_items(state: State, seat: int) -> list[ScoreItem]:
    """Every point and every loss of a seat; a kingdom never counts below 0 (card-points-4)."""
    cards = card_set(state)
    sources = [("pyramids", lowest(state, seat)[0], min(pyramids_of(state, seat)), "card-points-1")]
    if fields_of(state, seat) >= cards.fields_needed:
        sources.append(("fields", "", cards.fields_points, "card-points-2"))
    if seat == table(state).order[0]:
        sources.append(("pharaoh", "", cards.pharaoh_points, "card-points-3"))
    if seat == fewest_ankhs(state):
        sources.append(("fewest_ankhs", "", -cards.ankhs_loss, "card-points-4"))
    below = -sum(points for _, _, points, _ in sources)
    if below > 0:
        sources.append(("not_below_0", "", below, "card-points-4"))
    kingdom = table(state).kingdom
    return [
        ScoreItem(seat, kingdom, source, province, points, rule)
        for source, province, points, rule in sources
        if points
    ]


def fewest_ankhs(state: State) -> int:
    """Exactly one seat: among those with fewest visible ankhs the last in turn order (card-points-4)."""
    return min(reversed(table(state).order), key=lambda seat: ankhs_of(state, seat))


def end_game(tx: Transaction) -> None:
    """Most points, then most pyramids, then the first in turn order: there is one winner (end-1)."""
    state = tx.state
    order = table(state).order
    pyramids = [sum(pyramids_of(state, seat)) for seat in range(state.players)]
    earlier = [-order.index(seat) for seat in range(state.players)]
    finish(tx, {"points": table(state).points, "pyramids": pyramids, "order": earlier})


PHASES: dict[str, Phase] = {"points": Once(score_kingdom), "the_end": Once(end_game)}
EVENTS = (Scored, GameEnded)
