"""Reasons that many refusals share. Legality itself is decided by legal sets alone."""

from __future__ import annotations

from amunre.kernel.errors import Refusal
from amunre.kernel.state import State
from amunre.rules.base.board import NOBODY, board


def not_owned(state: State, seat: int, province: str, rule: str) -> Refusal | None:
    """The refusal for a province that is unknown or not the seat's own, if it is one of these."""
    owner = board(state).owner.get(province)
    if owner is None:
        return Refusal("unknown_province", rule, "There is no province called {name}.", {"name": province})
    if owner != seat:
        if owner == NOBODY:
            text = "{province} must be a province of your own, but nobody controls it."
        else:
            text = "{province} must be a province of your own, but another player controls it."
        return Refusal("not_your_province", rule, text, {"province": province})
    return None


def not_held(state: State, seat: int, card: str, rule: str) -> Refusal | None:
    """The refusal for a card that is not in the seat's hand."""
    if card not in state.rules.tables["cards"]:
        return Refusal("unknown_card", rule, "There is no favour card called {name}.", {"name": card})
    if card not in board(state).hands[seat]:
        return Refusal("card_not_held", rule, "You do not hold {card}.", {"card": card})
    return None
