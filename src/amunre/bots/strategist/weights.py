"""The strategist's numbers of taste, found by letting thousands of variants play each other."""

from __future__ import annotations

from dataclasses import dataclass

from amunre.bots.greedy import weights as greedy


@dataclass(frozen=True)
class Weights(greedy.Weights):
    """Greedy's numbers, tuned anew, and those of planning against rivals."""

    moods: tuple[float, ...] = (0.8, 1.0, 1.25)
    """How much keener or less keen on provinces the rivals are taken to be."""
    envy: float = 0.3
    """How much an average rival's profit of an auction hurts."""
    model: float = 0.6
    """How far rivals are taken to reckon with their own interests in an offering, beside habit."""
    calm: float = 2.0
    """Gold of difference that makes one offering clearly likelier than another."""


WEIGHTS = Weights()
