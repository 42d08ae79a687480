"""The table: what lies on the board and before the players. One slice, shared by all board-game modules."""

from __future__ import annotations

from bisect import insort

import msgspec

from amunre.kernel.state import State
from amunre.rules.base.points import points
from amunre.rules.components import Components, Province
from amunre.rules.shared.points import ScoreItem

NOBODY = -1
ROUNDS_IN_A_KINGDOM = 3
LAST_ROUND = 2 * ROUNDS_IN_A_KINGDOM
"""A game is two kingdoms of three rounds each (game-1)."""


class Config(msgspec.Struct, frozen=True):
    """What a board game was composed with; fixed from the first card to the last point."""

    components: Components
    players: int

    @property
    def provinces(self) -> dict[str, Province]:
        """The provinces of the game by the names under which they are typed."""
        return self.components.provinces


class Board:
    """State of the table. Seats index lists, province and card names are keys of dicts."""

    __slots__ = (
        "amounts",
        "blessings",
        "blocked",
        "box",
        "bribery",
        "collective",
        "dealt",
        "deck",
        "discards",
        "extra_farmers",
        "farmers",
        "fresh",
        "given_up",
        "gold",
        "gone",
        "hands",
        "harvest_cards",
        "items",
        "kingdom",
        "laid",
        "lands",
        "offered",
        "order",
        "points",
        "protection",
        "province_deck",
        "pyramids",
        "round",
        "scribes",
        "shown",
        "stones",
        "temple",
        "up",
        "used",
    )

    def __init__(self, players: int, provinces: dict[str, Province], scribes_each: int) -> None:
        self.kingdom = 0
        """1 Old, 2 New."""
        self.round = 0
        """1 to 6 over both kingdoms."""
        self.order = list(range(players))
        """Seats in turn order; first is the start player."""
        self.temple = 0
        """1 to 4; 0 while the temple stands off the track."""
        self.gold = [0] * players
        self.points = [0] * players
        self.hands: list[dict[str, int]] = [{} for _ in range(players)]
        """Favour cards in hand, counts above 0 only. Theft is not listed: it never leaves its owner (R51)."""
        self.deck: list[str] = []
        """Favour deck; the last card is drawn first."""
        self.discards: list[str] = []
        self.dealt: list[list[str]] = [[] for _ in range(players)]
        """Start schemes that a seat still has to choose from."""
        self.given_up: list[str] = [""] * players
        """The start scheme each seat gave up, known to that seat alone."""
        self.gone: list[str] = []
        """Start schemes that nobody was dealt; they left the game unseen."""
        self.province_deck: list[str] = []
        self.up: list[str] = []
        """Provinces for auction this round, in the order they came up."""
        self.used: list[str] = []
        """Provinces auctioned in this kingdom."""
        self.blocked: list[str] = []
        """Provinces shown and taken out at set-up."""
        self.box: list[str] = []
        """Provinces that left the game unseen."""
        self.lands: list[list[str]] = [[] for _ in range(players)]
        """Provinces that each seat controls, in alphabetical order."""
        self.farmers = dict.fromkeys(provinces, 0)
        """Farmers on fields."""
        self.extra_farmers = dict.fromkeys(provinces, 0)
        """Farmers beside the fields, printed ones not included."""
        self.stones = dict.fromkeys(provinces, 0)
        self.pyramids = dict.fromkeys(provinces, 0)
        self.blessings: dict[str, list[str]] = {}
        """Favour cards lying face down in provinces for auction, seen by nobody."""
        self.fresh: list[str] = []
        """Those of them that came up in this round."""
        self.scribes = [""] * (players * scribes_each)
        """Province in which each scribe stands; a seat's scribes are ``seat``, ``seat + players`` ..."""
        self.amounts = [NOBODY] * len(self.scribes)
        """The bid of each scribe."""
        self.bribery = [0] * players
        """For each seat: 0 not played this auction, 1 in force, 2 used up."""
        self.protection = [0] * len(self.scribes)
        """For each scribe, likewise."""
        self.offered = [NOBODY] * players
        """Revealed offering: gold, 0 for theft, -1 before the reveal."""
        self.laid: list[list[str]] = [[] for _ in range(players)]
        """Favour cards that lie open from the offering and are not resolved yet."""
        self.collective = 0
        self.harvest_cards: dict[str, str] = {}
        """Cards played on provinces in the harvest turn in progress."""
        self.shown: list[str] = []
        """Schemes shown by the seat whose scheme turn it is."""
        self.items: list[ScoreItem] = []

    def copy(self) -> Board:
        new = Board.__new__(Board)
        new.kingdom = self.kingdom
        new.round = self.round
        new.order = self.order.copy()
        new.temple = self.temple
        new.gold = self.gold.copy()
        new.points = self.points.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.deck = self.deck.copy()
        new.discards = self.discards.copy()
        new.dealt = [cards.copy() for cards in self.dealt]
        new.gone = self.gone.copy()
        new.given_up = self.given_up.copy()
        new.province_deck = self.province_deck.copy()
        new.up = self.up.copy()
        new.used = self.used.copy()
        new.blocked = self.blocked.copy()
        new.box = self.box.copy()
        new.lands = [names.copy() for names in self.lands]
        new.farmers = self.farmers.copy()
        new.extra_farmers = self.extra_farmers.copy()
        new.stones = self.stones.copy()
        new.pyramids = self.pyramids.copy()
        new.blessings = {province: cards.copy() for province, cards in self.blessings.items()}
        new.scribes = self.scribes.copy()
        new.amounts = self.amounts.copy()
        new.bribery = self.bribery.copy()
        new.protection = self.protection.copy()
        new.offered = self.offered.copy()
        new.laid = [cards.copy() for cards in self.laid]
        new.fresh = self.fresh.copy()
        new.collective = self.collective
        new.harvest_cards = self.harvest_cards.copy()
        new.shown = self.shown.copy()
        new.items = self.items.copy()
        return new

    @property
    def owner(self) -> dict[str, int]:
        """The seat that controls each province, ``NOBODY`` where none does."""
        owners = dict.fromkeys(self.stones, NOBODY)
        for seat, names in enumerate(self.lands):
            for name in names:
                owners[name] = seat
        return owners

    def take_province(self, seat: int, province: str) -> None:
        insort(self.lands[seat], province)

    def scribes_of(self, seat: int) -> range:
        return range(seat, len(self.scribes), len(self.gold))

    def cards_held(self, seat: int) -> int:
        """Favour cards in hand that can be sold: all but theft."""
        return sum(self.hands[seat].values())

    def take_card(self, seat: int, card: str) -> None:
        hand = self.hands[seat]
        hand[card] = hand.get(card, 0) + 1

    def drop_card(self, seat: int, card: str) -> None:
        hand = self.hands[seat]
        if hand[card] == 1:
            del hand[card]
        else:
            hand[card] -= 1

    def discard_card(self, seat: int, card: str) -> None:
        """Out of a hand onto the face-up discards."""
        self.drop_card(seat, card)
        self.discards.append(card)


def board(state: State) -> Board:
    table: Board = state.slices["base"]
    return table


def components(state: State) -> Components:
    config: Config = state.rules.config
    return config.components


def create(state: State) -> Board:
    return Board(state.players, components(state).provinces, points(state).scribes_each)


def provinces_in_hand(state: State, seat: int) -> list[str]:
    """Province cards that a seat holds; those who only look on hold none."""
    deck = board(state).province_deck
    places = points(state).provinces_held(state.players, len(deck), seat) if seat >= 0 else ()
    return [deck[place] for place in places]


def empty_fields(state: State, province: str) -> int:
    return components(state).provinces[province].fields - board(state).farmers[province]


def farmers_in(state: State, province: str) -> int:
    """All farmers of a province: on fields, beside them, and printed ones (R12)."""
    table = board(state)
    printed = components(state).provinces[province].printed_farmers
    return table.farmers[province] + table.extra_farmers[province] + printed
