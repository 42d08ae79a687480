"""The last sale of favour cards, sealed and at the same time for all (rule scoring-8, R33)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from amunre.kernel.chance import Rng
from amunre.kernel.errors import Refusal
from amunre.kernel.messages import Action
from amunre.kernel.state import State
from amunre.rules.base.board import board
from amunre.rules.base.offers import bundle_count, bundles, is_bundle, random_bundle


class LastSale(Action, frozen=True):
    """Cards to sell, in alphabetical order; perhaps none."""

    cards: tuple[str, ...]
    notation: ClassVar[str] = "last sale {cards:cards}"


class LastSales:
    """Every bundle of a hand."""

    __slots__ = ("hand",)

    def __init__(self, hand: dict[str, int]) -> None:
        self.hand = hand.copy()

    def __len__(self) -> int:
        return bundle_count(self.hand)

    def __iter__(self) -> Iterator[Action]:
        return (LastSale(cards) for cards in bundles(self.hand))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, LastSale) and is_bundle(self.hand, action.cards)

    def sample(self, rng: Rng) -> Action:
        return LastSale(random_bundle(self.hand, rng))


def why_no_last_sale(state: State, seat: int, action: LastSale) -> Refusal:
    if list(action.cards) != sorted(action.cards):
        return Refusal("not_in_order", "scoring-8", "Name the cards you sell in alphabetical order.")
    hand = board(state).hands[seat]
    short = next(card for card in action.cards if action.cards.count(card) > hand.get(card, 0))
    if short == "theft":
        return Refusal("theft_not_sold", "game-3", "Theft is never sold: it stays with its owner.")
    return Refusal("card_not_held", "scoring-8", "You do not hold that many of {card}.", {"card": short})
