"""Offering: sealed gold for Amun-Re, the temple, the new order, gifts (offering-1 to offering-8)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import AskTogether, EachSeat, Once, Phase, Sequence
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import Frame, SeatTurn, State
from amunre.rules.base.board import NOBODY, board, components
from amunre.rules.base.cards import SellCard, sales, why_no_sale
from amunre.rules.base.gifts import Gifts
from amunre.rules.base.offers import Influence, Offer, offer_groups, why_no_influence, why_no_offer
from amunre.rules.base.points import points
from amunre.rules.shared import order
from amunre.rules.shared.order import awards_by_rank, clockwise, everybody, turn_order


class OfferingsRevealed(Event, frozen=True):
    """All offerings open together; cards sold for them are shown (canon 4)."""

    offers: tuple[Offer, ...]
    """One for each seat, in seat order."""
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        theft = components(state).theft_gold
        table.collective = 0
        for seat, offer in enumerate(self.offers):
            for card in offer.sold:
                table.discard_card(seat, card)
            table.gold[seat] += len(offer.sold) - offer.gold
            table.offered[seat] = offer.gold
            table.laid[seat] = list(offer.played)
            for card in offer.played:
                table.drop_card(seat, card)
            table.collective += offer.gold if offer.gold else -theft


class InfluenceUsed(Event, frozen=True):
    """An influence card moves the collective offering and is discarded."""

    seat: int
    change: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.collective += self.change
        table.laid[self.seat].remove("influence")
        table.discards.append("influence")


class TempleMoved(Event, frozen=True):
    collective: int
    position: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).temple = self.position


class OrderChanged(Event, frozen=True):
    order: tuple[int, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).order = list(self.order)


class TheftPaid(Event, frozen=True):
    """A thief takes gold; the theft card returns to its owner's hand."""

    seat: int
    gold: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).gold[self.seat] += self.gold


class LaidCardsResolved(Event, frozen=True):
    """Cards that lay open from the offering have had their effect and go to the discards."""

    seat: int
    cards: tuple[str, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.laid[self.seat].clear()
        table.discards.extend(self.cards)


class OfferingEnded(Event, frozen=True):
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).offered = [NOBODY] * state.players


# Making offerings


def legal_offers(state: State, seat: int) -> Legal:
    return Legal(offer_groups(state, seat))


def reveal_offers(tx: Transaction, offers: dict[int, Offer]) -> None:
    tx.emit(OfferingsRevealed(tuple(offers.values())))


# Influence, in the order with which the round began


def influence_turn(tx: Transaction, frame: SeatTurn) -> None:
    seat = frame.seat
    if "influence" in board(tx.state).laid[seat]:
        tx.ask((seat,), "influence")
    else:
        tx.pop()


def legal_influence(state: State, seat: int) -> Legal:
    return Legal([Choices(Influence, [("up",), ("down",)]), *sales(state, seat)])


def play_influence(tx: Transaction, frame: Frame, seat: int, action: Influence) -> None:
    step = components(tx.state).influence_gold
    tx.emit(InfluenceUsed(seat, step if action.direction == "up" else -step))


# The temple moves, the order changes


def move_temple(tx: Transaction) -> None:
    state = tx.state
    collective = board(state).collective
    position = 1 + sum(collective >= bound for bound in points(state).temple_track(state))
    tx.emit(TempleMoved(collective, position))


def old_track(state: State) -> tuple[int, int, int]:
    return components(state).tracks["old"]


def ranking(state: State) -> list[int]:
    """Seats from the highest offering to the lowest; theft counts 0, ties stay in the order of the round."""
    table = board(state)
    return order.ranking(table.order, table.offered)


def three_two_one(state: State, ranked: list[int]) -> dict[int, int]:
    """First 3, second 2, every other offering of gold 1; theft none (offering-6)."""
    return awards_by_rank(ranked, board(state).offered, components(state).gifts)


def change_order(tx: Transaction, ranked: list[int]) -> None:
    state = tx.state
    new = points(state).next_order(state, ranked)
    if new != board(state).order:
        tx.emit(OrderChanged(tuple(new)))


def highest_leads_clockwise(state: State, ranked: list[int]) -> list[int]:
    """The highest offering starts the next round; if all are thieves the start player stays (offering-5)."""
    return clockwise(state.players, ranked[0]) if any(board(state).offered) else board(state).order


def gifts_then_thieves(state: State, ranked: list[int]) -> list[int]:
    """First, second, the others clockwise from the old start player, then theft's gold."""
    table = board(state)
    givers = [seat for seat in ranked if table.offered[seat]]
    others = [seat for seat in table.order if seat in givers[2:]]
    return givers[:2] + others + [seat for seat in table.order if not table.offered[seat]]


# Gifts and theft's gold, one seat after another


class Settlement(Frame, kw_only=True):
    """Gifts and theft's gold, one seat after another."""

    phase: str = "settlement"
    due: tuple[tuple[int, int], ...] = ()
    """Each seat in turn with its number of gifts; 0 gifts means theft's gold."""


def settle(tx: Transaction, frame: Settlement) -> None:
    state = tx.state
    if frame.step == 0:
        ranked = ranking(state)
        gifts = points(state).gift_counts(state, ranked)
        seats = points(state).settlement(state, ranked)
        frame.due = tuple((seat, gifts[seat]) for seat in seats)
        change_order(tx, ranked)
    else:
        resolve_laid_cards(tx, frame.due[frame.step - 1][0])
    if frame.step == len(frame.due):
        tx.pop()
        tx.emit(OfferingEnded())
        return
    seat, gifts_due = frame.due[frame.step]
    frame.step += 1
    if not board(state).offered[seat]:
        tx.emit(TheftPaid(seat, components(state).theft_gold))
    if gifts_due:
        tx.push(Gifts(seat=seat, left=gifts_due))


def resolve_laid_cards(tx: Transaction, seat: int) -> None:
    """Cards laid with an offering are discarded once their effect is over, behind the gifts."""
    laid = tuple(board(tx.state).laid[seat])
    if laid:
        tx.emit(LaidCardsResolved(seat, laid))


PHASES: dict[str, Phase] = {
    "offering": Sequence("make_offerings", "influence", "temple", "settlement"),
    "make_offerings": AskTogether("offer", everybody),
    "influence": EachSeat("influence_turn", turn_order),
    "influence_turn": influence_turn,
    "temple": Once(move_temple),
    "settlement": settle,
}
FRAMES = (Settlement,)
QUESTIONS = {
    "offer": Question(
        legal_offers,
        "Seal your offering: at least 1 gold, or theft.",
        reveal_offers,
    ),
    "influence": Question(
        legal_influence, "Your influence card must raise or lower the collective offering."
    ),
}
EFFECTS: Effects = {Influence: play_influence}
REASONS: Reasons = {
    "offer": {Offer: why_no_offer},
    "influence": {Influence: why_no_influence, SellCard: why_no_sale},
}
ACTIONS = (Offer, Influence)
EVENTS = (
    OfferingsRevealed,
    InfluenceUsed,
    TempleMoved,
    OrderChanged,
    LaidCardsResolved,
    TheftPaid,
    OfferingEnded,
)
