"""The strategist's numbers of taste, found by letting 192 variants play each other for four generations."""

from __future__ import annotations

from dataclasses import dataclass

from amunre.bots.greedy import weights as greedy


@dataclass(frozen=True)
class Weights(greedy.Weights):
    """Greedy's numbers, tuned anew, and those of planning against rivals."""

    moods: tuple[float, ...] = (0.8, 1.0, 1.25)
    """How much keener or less keen on provinces the rivals are taken to be."""
    envy: float = 0.29
    """How much an average rival's profit of an auction hurts."""
    model: float = 0.49
    """How far rivals are taken to reckon with their own interests in an offering, beside habit."""
    calm: float = 2.05
    """Gold of difference that makes one offering clearly likelier than another."""


WEIGHTS = Weights(
    point=(2.77, 3.25, 3.2, 4.68, 4.75, 5.05),
    gold=(1.11, 1.03, 0.89, 1.06, 0.98, 0.57),
    card=3.42,
    card_fades=0.22,
    last_card=1.63,
    icons=(0.0, 1.76, 2.84, 3.21, 3.62),
    bank_hopes=(0.88, 0.5, 0.37),
    unfinished=0.91,
    unfinished_last=0.29,
    scheme_hopes=(0.43, 0.66),
    thrift=0.57,
    bid_share=0.8,
    protect_from=4.97,
)
