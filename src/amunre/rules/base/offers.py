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
    """A sealed offering: some gold, or 0 for theft, perhaps with cards played and cards sold for it."""

    gold: int
    played: tuple[str, ...] = ()
    """Offering cards such as influence that are laid with it, in alphabetical order."""
    sold: tuple[str, ...] = ()
    """Favour cards sold as part of the choice, in alphabetical order."""
    notation: ClassVar[str] = "offer {gold:gold} [with {played:cards}] [selling {sold:cards}]"


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
    """All offers with the same cards played: for gold or for theft, selling nothing or at least one card."""

    __slots__ = ("gold", "hand", "played", "selling", "theft")

    def __init__(
        self, gold: int, hand: dict[str, int], played: tuple[str, ...], theft: bool, selling: bool
    ) -> None:
        self.gold = gold
        self.played = played
        self.theft = theft
        self.selling = selling
        self.hand = hand.copy()
        for card in played:  # a card that is played cannot be sold as well
            self.hand[card] -= 1
            if not self.hand[card]:
                del self.hand[card]

    def __len__(self) -> int:
        every = bundle_count(self.hand) if self.selling else 1
        if self.theft:
            return every - self.selling
        # over all bundles: 1 to gold plus one for each card sold, half of all cards on average
        sold = every * sum(self.hand.values()) // 2 if self.selling else 0
        return every * self.gold + sold - (self.gold if self.selling else 0)

    def __iter__(self) -> Iterator[Action]:
        for sold in bundles(self.hand) if self.selling else ((),):
            if bool(sold) == self.selling:
                for gold in (0,) if self.theft else range(1, self.gold + len(sold) + 1):
                    yield Offer(gold, self.played, sold)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Offer)
            and action.played == self.played
            and bool(action.sold) == self.selling
            and (action.gold == 0) == self.theft
            and is_bundle(self.hand, action.sold)
            and 0 <= action.gold <= self.gold + len(action.sold)
        )

    def sample(self, rng: Rng) -> Action:
        sold: tuple[str, ...] = ()
        while bool(sold) != self.selling:
            sold = random_bundle(self.hand, rng)
        gold = 0 if self.theft else 1 + int(rng.random() * (self.gold + len(sold)))
        return Offer(gold, self.played, sold)


def offer_groups(state: State, seat: int) -> list[Group]:
    """Every way to offer, grouped by the cards played, by gold or theft, and by selling or not."""
    table = board(state)
    gold, hand = table.gold[seat], table.hands[seat]
    cards = state.rules.tables["cards"]
    playable = {card: 1 for card in hand if cards[card].window == "offering"}
    groups: list[Group] = []
    for played in bundles(playable):
        theft_only = any(cards[card].with_theft_only for card in played)
        for theft in (True,) if theft_only else (True, False):
            for selling in (False, True):
                group = Offers(gold, hand, played, theft, selling)
                if len(group):
                    groups.append(group)
    return groups


def why_no_offer(state: State, seat: int, action: Offer) -> Refusal:
    table = board(state)
    hand = table.hands[seat]
    cards = state.rules.tables["cards"]
    if action.gold < 0:
        return Refusal("offer_too_low", "offering-1", "Offer at least 1 gold, or theft.")
    for named in (action.played, action.sold):
        if list(named) != sorted(named):
            return Refusal("not_in_order", "game-3", "Name cards in alphabetical order.")
    for card in action.played:
        if card not in cards or cards[card].window != "offering" or card == THEFT:
            return Refusal(
                "not_an_offering_card", "offering-3", "{card} is not laid with an offering.", {"card": card}
            )
        if action.played.count(card) > 1:
            return Refusal(
                "already_played", "game-4", "Only one {card} may be laid with an offering.", {"card": card}
            )
        if card not in hand:
            return Refusal("card_not_held", "offering-3", "You do not hold {card}.", {"card": card})
        if cards[card].with_theft_only and action.gold:
            return Refusal(
                "needs_theft", cards[card].with_theft_only, "{card} is laid with theft only.", {"card": card}
            )
    if THEFT in action.sold:
        return Refusal("theft_not_sold", "game-3", "Theft is never sold: it stays with its owner.")
    for card in action.sold:
        if action.sold.count(card) > hand.get(card, 0) - action.played.count(card):
            return Refusal("card_not_held", "game-3", "You have no {card} left to sell.", {"card": card})
    worth = table.gold[seat] + len(action.sold)
    return Refusal("cannot_pay", "offering-1", "You have {gold} gold to offer.", {"gold": worth})


def why_no_influence(state: State, seat: int, action: Influence) -> Refusal:
    return Refusal("up_or_down", "R30", "Influence goes up or down; it cannot change nothing.")
