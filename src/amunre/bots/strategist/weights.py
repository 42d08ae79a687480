"""The strategist's numbers of taste and the master's, found by letting variants play each other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from amunre.bots.greedy import weights as greedy


@dataclass(frozen=True)
class Weights(greedy.Weights):
    """Greedy's numbers, tuned anew, and those of planning against rivals."""

    moods: tuple[float, ...] = (0.8, 1.0, 1.25)
    """How much keener or less keen on provinces the rivals are taken to be."""
    rich: float = 1.0
    """How much of its gold a rival is taken to spend on a province, if it has to."""
    envy: float = 0.29
    """How much an average rival's profit of an auction hurts."""
    model: float = 0.49
    """How far rivals are taken to reckon with their own interests in an offering, beside habit."""
    calm: float = 2.05
    """Gold of difference that makes one offering clearly likelier than another."""
    insight: int = 1
    """How often everybody is taken to think over what the others will offer."""


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
FOR_TWO = Weights(
    point=(2.94, 3.43, 3.39, 4.96, 5.04, 5.35),
    gold=(1.04, 0.97, 0.84, 1.0, 0.92, 0.55),
    offering_share=0.53,
    card=3.62,
    card_fades=0.21,
    last_card=1.73,
    icons=(0.0, 1.87, 3.01, 3.1, 3.62),
    bank_hopes=(0.93, 0.53, 0.37),
    set_share=1.06,
    unfinished=0.96,
    unfinished_last=0.28,
    scheme_hopes=(0.42, 0.64),
    thrift=0.56,
    bid_share=0.79,
    fields=1.06,
    caravan=0.94,
    mine=0.94,
    temples=1.06,
    stones=1.06,
    gift=3.18,
    last_gift=1.44,
    gift_share=1.06,
    patience=0.94,
    protect_from=5.04,
    moods=(0.8, 1.0, 1.24),
    rich=1.01,
    model=0.48,
    calm=1.94,
)


def usual_weights(players: int) -> Weights:
    """The strategist's: those of four are no better than greedy's with two players."""
    return FOR_TWO if players == 2 else WEIGHTS


def searching_weights(players: int) -> Weights:
    """The searcher's."""
    return replace(usual_weights(players), insight=3)


WITH_TWO = Weights(
    point=(3.56, 3.75, 4.16, 6.08, 6.17, 6.56),
    gold=(0.98, 0.82, 0.67, 0.78, 0.72, 0.53),
    offering_share=0.65,
    card=4.06,
    card_fades=0.19,
    last_card=1.9,
    icons=(0.0, 1.73, 3.69, 3.15, 3.77),
    bank_hopes=(1.07, 0.49, 0.32),
    set_share=0.98,
    unfinished=1.18,
    unfinished_last=0.23,
    scheme_hopes=(0.44, 0.6),
    thrift=0.54,
    bid_share=0.7,
    forced_sale=1.46,
    fields=1.29,
    caravan=0.74,
    mine=0.74,
    temples=1.3,
    stones=1.3,
    gift=3.42,
    last_gift=1.16,
    gift_share=1.2,
    patience=0.76,
    protect_from=5.1,
    moods=(0.69, 0.86, 1.05),
    rich=0.95,
    envy=0.28,
    model=0.54,
    calm=1.56,
    insight=3,
)
WITH_THREE = Weights(
    point=(2.48, 3.28, 3.19, 5.22, 5.33, 5.19),
    gold=(1.24, 1.1, 0.89, 1.1, 0.79, 0.56),
    offering_share=0.61,
    card=3.63,
    card_fades=0.22,
    last_card=1.65,
    icons=(0.0, 1.68, 2.9, 3.23, 3.68),
    bank_hopes=(0.99, 0.46, 0.38),
    set_share=0.8,
    unfinished=1.02,
    unfinished_last=0.26,
    scheme_hopes=(0.42, 0.69),
    thrift=0.65,
    bid_share=0.78,
    forced_sale=1.66,
    fields=1.01,
    caravan=0.89,
    mine=0.97,
    temples=1.06,
    stones=1.16,
    gift=2.51,
    last_gift=1.6,
    gift_share=0.8,
    patience=0.82,
    protect_from=4.97,
    moods=(0.64, 0.8, 1.07),
    rich=0.82,
    envy=0.29,
    model=0.56,
    calm=1.71,
    insight=3,
)
WITH_FOUR = Weights(
    point=(2.24, 2.96, 3.14, 4.81, 5.28, 5.04),
    gold=(1.2, 1.04, 0.91, 1.07, 0.97, 0.57),
    offering_share=0.57,
    card=3.94,
    card_fades=0.2,
    last_card=1.83,
    icons=(0.0, 1.9, 2.82, 2.85, 3.05),
    bank_hopes=(0.95, 0.54, 0.4),
    set_share=0.8,
    unfinished=1.0,
    unfinished_last=0.3,
    scheme_hopes=(0.48, 0.69),
    thrift=0.67,
    bid_share=0.77,
    forced_sale=1.77,
    fields=0.76,
    caravan=1.21,
    mine=1.09,
    temples=0.81,
    stones=1.13,
    gift=2.4,
    last_gift=1.56,
    gift_share=0.8,
    patience=0.85,
    protect_from=4.59,
    moods=(0.61, 0.8, 1.0),
    rich=0.8,
    model=0.57,
    calm=2.18,
    insight=3,
)
MASTERLY = {2: WITH_TWO, 3: WITH_THREE, 4: WITH_FOUR, 5: WITH_FOUR}
"""The master's, by the number of players."""
