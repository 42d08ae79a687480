"""Offering and favour: sealed gold cards, the flood, pyramids (card-offering-1 to card-offering-4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import AskTogether, EachSeat, Once, Phase, Sequence
from amunre.kernel.ruleset import Question, Reasons
from amunre.kernel.state import SeatTurn, State
from amunre.rules.cardgame.pyramids import PlacePyramids
from amunre.rules.cardgame.table import card_set, table
from amunre.rules.shared.order import awards_by_rank, everybody, ranking, turn_order


class OfferCards(Action, frozen=True):
    """Seal an offering: any gold cards of your reserve, perhaps none (R60)."""

    cards: tuple[int, ...]
    """In rising order."""
    notation: ClassVar[str] = "offer {cards:numbers}"


class OfferingsOpened(Event, frozen=True):
    """All offerings are shown together and go to the spent piles."""

    offers: tuple[tuple[int, ...], ...]
    """The cards of each seat, in seat order."""
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = table(state)
        for seat, cards in enumerate(self.offers):
            found.reserves[seat] = [card for card in found.reserves[seat] if card not in cards]
            found.offered[seat] = sum(cards)
        found.collective = sum(found.offered)


class FloodCame(Event, frozen=True):
    """The offerings of all together set the flood level."""

    collective: int
    level: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table(state).level = self.level


class FavourEarned(Event, frozen=True):
    """Pyramids for an offering."""

    seat: int
    count: int
    audience: ClassVar[Audience] = EVERYONE


@lru_cache(maxsize=2048)
def parts_of(reserve: tuple[int, ...]) -> tuple[tuple[tuple[int, ...]], ...]:
    """Every way to take some cards of a reserve, none included, as rows of a legal set."""
    return tuple((cards,) for size in range(len(reserve) + 1) for cards in combinations(reserve, size))


def legal_offers(state: State, seat: int) -> Legal:
    return Legal([Choices(OfferCards, parts_of(tuple(table(state).reserves[seat])))])


def why_no_offer(state: State, seat: int, action: OfferCards) -> Refusal:
    if list(action.cards) != sorted(set(action.cards)):
        return Refusal("not_in_order", "card-offering-1", "Name each gold card once, in rising order.")
    missing = next(card for card in action.cards if card not in table(state).reserves[seat])
    return Refusal(
        "gold_card_not_there", "card-offering-1", "The {card} is not in your reserve.", {"card": missing}
    )


def open_offers(tx: Transaction, offers: dict[int, OfferCards]) -> None:
    tx.emit(OfferingsOpened(tuple(offer.cards for offer in offers.values())))


def flood(tx: Transaction) -> None:
    """0-5, 6-10, 11-15, 16 or more: level 1, 2, 3, 4 (card-offering-2)."""
    collective = table(tx.state).collective
    level = 1 + sum(collective >= bound for bound in card_set(tx.state).flood)
    tx.emit(FloodCame(collective, level))


def favours(state: State) -> dict[int, int]:
    """Pyramids by rank; an offering of 0 earns none, and a place is never shared (card-offering-3)."""
    found = table(state)
    cards = card_set(state)
    awards = cards.favour_of_two if state.players == 2 else cards.favour
    return awards_by_rank(ranking(found.order, found.offered), found.offered, awards)


def favour_turn(tx: Transaction, frame: SeatTurn) -> None:
    """Everybody sets up the pyramids earned, in turn order (R90)."""
    seat = frame.seat
    earned = favours(tx.state)[seat]
    tx.pop()
    if earned:
        tx.emit(FavourEarned(seat, earned))
        tx.push(PlacePyramids(seat=seat, left=earned))


PHASES: dict[str, Phase] = {
    "offering": Sequence("make_offerings", "flood", "favour"),
    "make_offerings": AskTogether("offer", everybody),
    "flood": Once(flood),
    "favour": EachSeat("favour_turn", turn_order),
    "favour_turn": favour_turn,
}
QUESTIONS = {
    "offer": Question(
        legal_offers,
        "Seal your offering: any cards of your reserve.",
        open_offers,
    )
}
REASONS: Reasons = {"offer": {OfferCards: why_no_offer}}
ACTIONS = (OfferCards,)
EVENTS = (OfferingsOpened, FloodCame, FavourEarned)
