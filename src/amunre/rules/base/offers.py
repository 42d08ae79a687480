"""The sealed offering itself: what may be offered and why not (rules offering-1 to offering-3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import ClassVar

from amunre.kernel.chance import Rng
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Group
from amunre.kernel.messages import Action
from amunre.kernel.state import State
from amunre.rules.base.board import board
from amunre.rules.base.cards import THEFT


class Offer(Action, frozen=True):
    """A sealed offering: some gold, or 0 for theft, perhaps with influence and with cards sold for it."""

    gold: int
    influence: bool = False
    sold: tuple[str, ...] = ()
    """Favour cards sold as part of the choice, in alphabetical order."""
    notation: ClassVar[str] = "offer {gold:gold} [influence=influence] [selling {sold:cards}]"


class Influence(Action, frozen=True):
    """Raise or lower the collective offering; never 0 (R30)."""

    direction: str
    notation: ClassVar[str] = "influence {direction:up|down}"


def bundles(hand: dict[str, int]) -> Iterator[tuple[str, ...]]:
    """Every way to take some cards of a hand, none included, each in alphabetical order."""
    cards = sorted(hand)
    for counts in product(*(range(hand[card] + 1) for card in cards)):
        yield tuple(card for card, count in zip(cards, counts, strict=True) for _ in range(count))


def bundle_count(hand: dict[str, int]) -> int:
    count = 1
    for held in hand.values():
        count *= held + 1
    return count


def random_bundle(hand: dict[str, int], rng: Rng) -> tuple[str, ...]:
    """A random bundle; every bundle can come up."""
    return tuple(card for card in sorted(hand) for _ in range(int(rng.random() * (hand[card] + 1))))


def is_bundle(hand: dict[str, int], cards: tuple[str, ...]) -> bool:
    return list(cards) == sorted(cards) and all(cards.count(card) <= hand.get(card, 0) for card in set(cards))


class Offers:
    """All offers with or without influence, either selling nothing or selling at least one card."""

    __slots__ = ("gold", "hand", "influence", "selling")

    def __init__(self, gold: int, hand: dict[str, int], influence: bool, selling: bool) -> None:
        self.gold = gold
        self.influence = influence
        self.selling = selling
        self.hand = hand.copy()
        if influence:  # the card that is played cannot be sold as well
            self.hand["influence"] -= 1
            if not self.hand["influence"]:
                del self.hand["influence"]

    @staticmethod
    def groups(gold: int, hand: dict[str, int]) -> list[Group]:
        influence = (False, True) if "influence" in hand else (False,)
        groups: list[Group] = []
        for with_influence in influence:
            groups.append(Offers(gold, hand, with_influence, False))
            selling = Offers(gold, hand, with_influence, True)
            if selling.hand:
                groups.append(selling)
        return groups

    def __len__(self) -> int:
        if not self.selling:
            return self.gold + 1  # theft, or 1 to all of the gold
        # over all bundles: theft, or 1 to gold plus one for each card sold; half of all cards on average
        every = bundle_count(self.hand)
        with_empty = every * (self.gold + 1) + every * sum(self.hand.values()) // 2
        return with_empty - (self.gold + 1)

    def __iter__(self) -> Iterator[Action]:
        for sold in bundles(self.hand) if self.selling else ((),):
            if bool(sold) == self.selling:
                for gold in range(self.gold + len(sold) + 1):
                    yield Offer(gold, self.influence, sold)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Offer)
            and action.influence == self.influence
            and bool(action.sold) == self.selling
            and is_bundle(self.hand, action.sold)
            and 0 <= action.gold <= self.gold + len(action.sold)
        )

    def sample(self, rng: Rng) -> Action:
        sold: tuple[str, ...] = ()
        while bool(sold) != self.selling:
            sold = random_bundle(self.hand, rng)
        return Offer(int(rng.random() * (self.gold + len(sold) + 1)), self.influence, sold)


def why_no_offer(state: State, seat: int, action: Offer) -> Refusal:
    table = board(state)
    hand = table.hands[seat]
    if action.gold < 0:
        return Refusal("offer_too_low", "offering-1", "Offer at least 1 gold, or theft.")
    if THEFT in action.sold:
        return Refusal("theft_not_sold", "game-3", "Theft is never sold: it stays with its owner.")
    if action.influence and "influence" not in hand:
        return Refusal("card_not_held", "offering-3", "You do not hold influence.")
    if list(action.sold) != sorted(action.sold):
        return Refusal("not_in_order", "game-3", "Name the cards you sell in alphabetical order.")
    for card in action.sold:
        spare = hand.get(card, 0) - (action.influence and card == "influence")
        if action.sold.count(card) > spare:
            return Refusal("card_not_held", "game-3", f"You have no {card} left to sell.")
    worth = table.gold[seat] + len(action.sold)
    return Refusal("cannot_pay", "offering-1", f"You have {worth} gold to offer.")


def why_no_influence(state: State, seat: int, action: Influence) -> Refusal:
    return Refusal("up_or_down", "R30", "Influence goes up or down; it cannot change nothing.")
