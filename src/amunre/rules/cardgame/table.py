"""The table of the card game: province cards, gold cards, pyramids. Nearly all of it is open (R63)."""

from __future__ import annotations

import msgspec

from amunre.kernel.state import State
from amunre.rules.components import CardSet, Components, ProvinceCard
from amunre.rules.shared.points import ScoreItem

NAME = "cardgame"
"""Of the module and of its slice."""
NOBODY = -1
GOLD_CARDS = tuple(range(9))
"""Everybody owns these nine (card-setup-2)."""
KINGDOMS = (1, 2, 3)
PROVINCES_EACH = 3


class CardConfig(msgspec.Struct, frozen=True):
    """What a card game was composed with."""

    components: Components
    players: int

    @property
    def provinces(self) -> dict[str, ProvinceCard]:
        """The province cards by the names under which they are typed."""
        return self.components.card_set.cards


class CardTable:
    """State of the table. Seats index lists; the last card of a deck is drawn first."""

    __slots__ = (
        "auction",
        "bid_on",
        "bids",
        "boxes",
        "collective",
        "decks",
        "gold",
        "items",
        "kingdom",
        "level",
        "offered",
        "order",
        "points",
        "reserves",
        "stacks",
        "tokens",
        "up",
        "won",
    )

    def __init__(self, players: int) -> None:
        self.kingdom = 0
        """1 to 3; 0 during the set-up."""
        self.auction = 0
        """1 to 3 within the kingdom."""
        self.order = list(range(players))
        """Seats in turn order; first is the Pharaoh."""
        self.decks: list[list[str]] = [[] for _ in KINGDOMS]
        self.boxes: list[list[str]] = [[] for _ in KINGDOMS]
        """Province cards of each kingdom that left the game unseen."""
        self.up: list[str] = []
        """Province cards for auction."""
        self.reserves: list[list[int]] = [[] for _ in range(players)]
        """Gold cards that lie open before each seat, rising. What is neither here nor out is spent."""
        self.bids = [NOBODY] * players
        """The gold card that each seat has out."""
        self.bid_on = [""] * players
        """The province card it lies at."""
        self.won = [""] * players
        """A province card that has been won and not laid yet."""
        self.stacks: list[list[list[str]]] = [[] for _ in range(players)]
        """Extended provinces of each seat: cards from the lowest to the uppermost."""
        self.tokens: list[list[int]] = [[] for _ in range(players)]
        """Pyramid tokens on each of them."""
        self.offered = [NOBODY] * players
        """Worth of the opened offerings of this kingdom, -1 before."""
        self.collective = 0
        self.level = 0
        """Flood level, 1 to 4; 0 before the first offering."""
        self.gold = [0] * players
        """Gold as a number, between income and Preparation."""
        self.points = [0] * players
        self.items: list[ScoreItem] = []

    def copy(self) -> CardTable:
        new = CardTable.__new__(CardTable)
        new.kingdom = self.kingdom
        new.auction = self.auction
        new.order = self.order.copy()
        new.decks = [deck.copy() for deck in self.decks]
        new.boxes = [box.copy() for box in self.boxes]
        new.up = self.up.copy()
        new.reserves = [reserve.copy() for reserve in self.reserves]
        new.bids = self.bids.copy()
        new.bid_on = self.bid_on.copy()
        new.won = self.won.copy()
        new.stacks = [[stack.copy() for stack in stacks] for stacks in self.stacks]
        new.tokens = [tokens.copy() for tokens in self.tokens]
        new.offered = self.offered.copy()
        new.collective = self.collective
        new.level = self.level
        new.gold = self.gold.copy()
        new.points = self.points.copy()
        new.items = self.items.copy()
        return new

    def tops(self, seat: int) -> list[str]:
        """Uppermost cards; only these show ankhs, fields and caravans (card-extension-2)."""
        return [stack[-1] for stack in self.stacks[seat]]

    def spent(self, seat: int) -> list[int]:
        """The spent pile, which anybody can work out (R63)."""
        return [card for card in GOLD_CARDS if card not in self.reserves[seat] and card != self.bids[seat]]

    def put_back(self, seat: int, card: int) -> None:
        """A gold card returns to the open reserve."""
        self.reserves[seat] = sorted([*self.reserves[seat], card])


def table(state: State) -> CardTable:
    found: CardTable = state.slices[NAME]
    return found


def card_set(state: State) -> CardSet:
    config: CardConfig = state.rules.config
    return config.components.card_set


def create(state: State) -> CardTable:
    return CardTable(state.players)


def ankhs_of(state: State, seat: int) -> int:
    cards = card_set(state).cards
    return sum(cards[name].ankhs for name in table(state).tops(seat))


def fields_of(state: State, seat: int) -> int:
    cards = card_set(state).cards
    return sum(cards[name].fields for name in table(state).tops(seat))


def caravans_of(state: State, seat: int) -> int:
    cards = card_set(state).cards
    return sum(cards[name].caravans for name in table(state).tops(seat))


def pyramids_of(state: State, seat: int) -> list[int]:
    """Pyramids in each extended province: printed on all of its cards, and tokens (R20)."""
    cards = card_set(state).cards
    found = table(state)
    return [
        tokens + sum(cards[name].pyramids for name in stack)
        for stack, tokens in zip(found.stacks[seat], found.tokens[seat], strict=True)
    ]
