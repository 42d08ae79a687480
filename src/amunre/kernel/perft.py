"""Counting positions: how many sequences of decisions a position allows. A fingerprint of move generation."""

from __future__ import annotations

from amunre.kernel.engine import apply, legal
from amunre.kernel.state import State


def perft(state: State, depth: int) -> int:
    """Sequences of exactly ``depth`` actions; where several seats choose at once, the lowest goes first."""
    if depth == 0:
        return 1
    seat = min((seat for seat in state.open if seat not in state.sealed), default=None)
    if seat is None:
        return 0
    allowed = legal(state, seat)
    if depth == 1:
        return len(allowed)
    total = 0
    for action in allowed:
        after = state.copy()
        apply(after, seat, action, allowed)
        total += perft(after, depth - 1)
    return total
