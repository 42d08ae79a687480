"""The bounds of the card game: its province cards must be able to deal the rulebook's examples (canon 9)."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from .model import CardSet, ProvinceCard

EXAMPLES = "from the rulebook's examples"
OUR_CHOICE = "our own choice"
FIGURES = ("ankhs", "fields", "caravans", "pyramids")
COST_OF_FOUR = 15
_MOST_PRINTED = 8
_FIELDS_FOR_A_POINT = 9

Hand = tuple[ProvinceCard, ...]


def card_bounds(cards: CardSet) -> list[str]:
    """One sentence for each bound that is broken, saying where the bound comes from."""
    kingdoms = {
        number: [card for card in cards.cards.values() if card.kingdom == number] for number in (1, 2, 3)
    }
    found = []
    if cards.costs[3] != COST_OF_FOUR:
        found.append(f"card_cost.4 is {cards.costs[3]}, but should be {COST_OF_FOUR} ({EXAMPLES}).")
    if not has_first_example(kingdoms[1]):
        found.append(f"The cards of kingdom 1 cannot be dealt as in the example ({EXAMPLES}).")
    for number, ankhs, fields, most in ((2, 8, 10, _MOST_PRINTED), (3, 3, 7, None)):
        fitting = hands(kingdoms[number], ankhs, fields)
        if not any(most is None or printed(hand) <= most for hand in fitting):
            found.append(
                f"No three cards of kingdom {number} have {ankhs} ankhs and {fields} fields ({EXAMPLES})."
            )
    for own in kingdoms.values():
        found.extend(dominated(own))
    return found


def total(cards: Iterable[ProvinceCard], figure: str) -> int:
    return sum(getattr(card, figure) for card in cards)


def printed(cards: Iterable[ProvinceCard]) -> int:
    return total(cards, "pyramids")


def hands(cards: list[ProvinceCard], ankhs: int, fields: int) -> list[Hand]:
    """Three cards with exactly so many ankhs and fields together."""
    return [
        hand
        for hand in combinations(cards, 3)
        if total(hand, "ankhs") == ankhs and total(hand, "fields") == fields
    ]


def has_first_example(cards: list[ProvinceCard]) -> bool:
    """Four hands side by side: purple, yellow, and blue and red with many fields and equally few ankhs."""
    purple = [hand for hand in hands(cards, 8, 3) if any(card.ankhs == 1 for card in hand)]
    yellow = [
        hand
        for hand in combinations(cards, 3)
        if (total(hand, "fields"), total(hand, "caravans")) == (6, 1) and printed(hand) <= 2
    ]
    rich = [hand for hand in combinations(cards, 3) if total(hand, "fields") >= _FIELDS_FOR_A_POINT]
    return any(
        total(blue, "ankhs") == total(red, "ankhs") < total(other, "ankhs") <= total(first, "ankhs")
        and disjoint(first, other, blue, red)
        for first in purple
        for other in yellow
        if disjoint(first, other)
        for blue, red in combinations(rich, 2)
    )


def disjoint(*several: Hand) -> bool:
    names = [card.name for hand in several for card in hand]
    return len(set(names)) == len(names)


def dominated(cards: list[ProvinceCard]) -> Iterator[str]:
    """Cards that another of the kingdom equals in everything and beats in something."""
    for card in cards:
        for other in cards:
            pairs = [(getattr(card, figure), getattr(other, figure)) for figure in FIGURES]
            if all(mine <= theirs for mine, theirs in pairs) and any(mine < theirs for mine, theirs in pairs):
                yield f"card.{other.name} is better than card.{card.name} in every way ({OUR_CHOICE})."
