"""Glory in the market and cards that change a harvest (promos-2, promos-4, promos-5)."""

from __future__ import annotations

from amunre.bots.greedy.rates import card_worth, gold_worth, point_worth
from amunre.bots.greedy.reading import Reading
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.prices import price
from amunre.rules.expansions.promos.glory import GLORY, PlayGlory


def kept_glory(reading: Reading) -> float:
    if reading.is_last_round:
        return gold_worth(reading)
    return reading.weights.kept_glory[reading.table.kingdom == 2]


def glory_points(reading: Reading) -> int:
    """The most points that glory could buy, gold aside; 0 without the card."""
    return reading.parts.expansions["promos"]["glory_points"] if GLORY in reading.hand else 0


def best_glory(reading: Reading, purse: list[float], gold: int) -> tuple[float, int]:
    """What so much gold is worth at the end of the market turn, and the points to buy with it."""
    best, bought = purse[gold], 0
    for count in range(1, glory_points(reading) + 1):
        if price(count) <= gold:
            worth = purse[gold - price(count)] + count * point_worth(reading) - kept_glory(reading)
            if worth > best:
                best, bought = worth, count
    return best, bought


def purse_with_glory(reading: Reading, purse: list[float]) -> list[float]:
    if GLORY not in reading.hand:
        return purse
    return [best_glory(reading, purse, gold)[0] for gold in range(len(purse))]


def play_glory(reading: Reading, legal: Legal, purse: list[float]) -> Action | None:
    """Glory as the last thing of the turn, if it pays."""
    count = best_glory(reading, purse, reading.gold)[1]
    return PlayGlory(count) if count and PlayGlory(count) in legal else None


def drawn_worth(reading: Reading, card: str) -> float:
    """What a harvest card brings besides income."""
    if card != "popularity":
        return 0.0
    drawn = reading.parts.expansions["promos"]["popularity_cards"]
    return sum(card_worth(reading, taken) for taken in range(drawn))
