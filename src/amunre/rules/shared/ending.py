"""The end of a game: who has won, and what decided it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.state import Outcome

SHARED = "shared"


class GameEnded(Event, frozen=True):
    """The result, and what decided between the best players."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    decided_by: str
    audience: ClassVar[Audience] = EVERYONE


def finish(tx: Transaction, strengths: Mapping[str, Sequence[int]]) -> None:
    """End the game. ``strengths`` are figures by seat, the weightiest (``points``) first; more is better."""
    outcome = outcome_of(strengths)
    tx.emit(GameEnded(outcome.winners, outcome.places, outcome.points, outcome.decided_by))
    tx.finish(outcome)


def outcome_of(strengths: Mapping[str, Sequence[int]]) -> Outcome:
    strength = list(zip(*strengths.values(), strict=True))
    places = tuple(1 + sum(other > mine for other in strength) for mine in strength)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    best, second = sorted(strength, reverse=True)[:2]
    decided_by = SHARED
    for name, mine, other in zip(strengths, best, second, strict=True):
        if mine != other:
            decided_by = name
            break
    return Outcome(winners, places, tuple(strengths["points"]), decided_by)
