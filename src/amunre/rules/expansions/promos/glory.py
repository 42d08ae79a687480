"""Glory: points for gold, as the last thing of a market turn (rule promos-2)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Effects, Reasons
from amunre.kernel.state import Frame, State
from amunre.rules.base.board import board, components
from amunre.rules.base.cards import CardDiscarded
from amunre.rules.base.market import Bought
from amunre.rules.base.prices import affordable, price, too_dear
from amunre.rules.base.refusals import not_held
from amunre.rules.base.turns import DONE
from amunre.rules.shared.points import Scored, ScoreItem

GLORY = "glory"
RULE = "promos-2"


class PlayGlory(Action, frozen=True):
    """Buy points, and do no more in this market turn (R70)."""

    count: int
    notation: ClassVar[str] = "glory {count:number} point(s)"


def most_points(state: State) -> int:
    return components(state).expansions["promos"]["glory_points"]


def glory_offered(state: State, seat: int) -> list[Group]:
    """As many points as the gold pays for; without the gold for one there is nothing to buy."""
    table = board(state)
    count = affordable(table.gold[seat], most_points(state)) if GLORY in table.hands[seat] else 0
    return [Choices(PlayGlory, [(n,) for n in range(1, count + 1)])] if count else []


def play_glory(tx: Transaction, frame: Frame, seat: int, action: PlayGlory) -> None:
    """Discard the card, pay the market's price, score at once, end the turn (R70)."""
    kingdom = board(tx.state).kingdom
    tx.emit(CardDiscarded(seat, GLORY))
    tx.emit(Bought(seat, "points", action.count, price(action.count)))
    tx.emit(Scored((ScoreItem(seat, kingdom, GLORY, "", action.count, RULE),)))
    frame.step = DONE


def why_no_glory(state: State, seat: int, action: PlayGlory) -> Refusal:
    missing = not_held(state, seat, GLORY, RULE)
    if missing is not None:
        return missing
    if not 1 <= action.count <= most_points(state):
        return Refusal(
            "not_that_many_points", RULE, "Points that glory buys: 1 to {most}.", {"most": most_points(state)}
        )
    return too_dear(price(action.count), board(state).gold[seat], RULE)


OFFERS = {"market": glory_offered}
EFFECTS: Effects = {PlayGlory: play_glory}
REASONS: Reasons = {"market": {PlayGlory: why_no_glory}}
ACTIONS = (PlayGlory,)
