"""Tables that agree with a view: cards, deck orders and hidden gold are drawn anew (for search and tests)."""

from __future__ import annotations

from collections import Counter

from amunre.kernel.chance import Rng
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.bids import UNPLAYED
from amunre.rules.base.board import Board, components, create
from amunre.rules.base.points import points
from amunre.rules.base.view import TableView, table_view

PURSE = 30
"""Hidden gold is imagined below this; nobody is known to hold more or less."""


def imagine(state: State, seen: View, rng: Rng) -> Board:
    shown = table_view(seen)
    table = create(state)
    copy_public(table, shown)
    unseen = unseen_cards(state, shown)
    set_schemes_aside(state, table, shown, unseen, rng)
    deal_unseen(table, seen, shuffled(list(unseen.elements()), rng))
    imagine_gold(table, seen, rng)
    imagine_provinces(table, shown, rng)
    return table


def shuffled(items: list[str], rng: Rng) -> list[str]:
    keyed = sorted((rng.random(), item) for item in items)
    return [item for _, item in keyed]


def copy_public(table: Board, shown: TableView) -> None:
    table.kingdom, table.round, table.temple = shown.kingdom, shown.round, shown.temple
    table.order = list(shown.order)
    table.collective = shown.collective
    table.up, table.used = list(shown.up), list(shown.used)
    table.blocked = list(shown.blocked)
    table.discards = list(shown.discards)
    table.harvest_cards = dict(shown.harvest_cards)
    table.shown = list(shown.shown)
    table.items = list(shown.items)
    for name, province in shown.provinces.items():
        table.owner[name] = province.owner
        table.farmers[name] = province.farmers
        table.extra_farmers[name] = province.extra_farmers
        table.stones[name] = province.stones
        table.pyramids[name] = province.pyramids
    for seat, one in enumerate(shown.seats):
        table.points[seat] = one.points
        table.scribes[seat], table.amounts[seat] = one.scribe, one.bid
        table.bribery[seat], table.protection[seat] = one.bribery, one.protection
        table.offered[seat], table.influence[seat] = one.offered, one.influence
        table.hands[seat] = dict(one.hand or {})
        table.dealt[seat] = list(one.dealt or ())
        table.given_up[seat] = one.given_up or ""


def unseen_cards(state: State, shown: TableView) -> Counter[str]:
    """Every favour card of the game that the viewer does not see."""
    unseen = Counter(points(state).favour_deck(components(state)))
    unseen.update(points(state).start_cards(state))
    unseen.subtract(shown.discards)
    for one in shown.seats:
        unseen["bribery"] -= one.bribery != UNPLAYED
        unseen["protection"] -= one.protection != UNPLAYED
        unseen["influence"] -= one.influence
        unseen.subtract(one.hand or {})
        unseen.subtract(one.dealt or ())
        unseen.subtract([one.given_up] if one.given_up else [])
    return unseen


def set_schemes_aside(state: State, table: Board, shown: TableView, unseen: Counter[str], rng: Rng) -> None:
    """Start schemes that were given up, left undealt, or are still to be chosen from."""
    cards = state.rules.tables["cards"]
    pool = Counter(
        {
            card: min(count, unseen[card])
            for card, count in points(state).start_cards(state).items()
            if cards[card].holds is not None
        }
    )
    schemes = shuffled(list(pool.elements()), rng)
    table.gone = [schemes.pop() for _ in range(shown.gone)]
    unseen.subtract(table.gone)
    for seat, one in enumerate(shown.seats):
        if one.hand is None:
            table.dealt[seat] = [schemes.pop() for _ in range(one.dealt_count)]
            unseen.subtract(table.dealt[seat])
            if one.has_given_up:
                table.given_up[seat] = schemes.pop()
                unseen[table.given_up[seat]] -= 1


def deal_unseen(table: Board, seen: View, cards: list[str]) -> None:
    """Face-down blessings, the deck, and the hands of the others."""
    shown = table_view(seen)
    for name, province in shown.provinces.items():
        if province.blessing_cards:
            table.blessings[name] = [cards.pop() for _ in range(province.blessing_cards)]
    table.deck = [cards.pop() for _ in range(shown.favour_deck)]
    others = [seat for seat, one in enumerate(shown.seats) if one.hand is None]
    for seat in others:
        for _ in range(shown.seats[seat].cards or 0):
            table.take_card(seat, cards.pop())
    # what is left lies in hands of unknown size; whoever is asked something holds a card if there is one
    asked = [decision.seat for decision in seen.decisions if decision.seat in others]
    for place, card in enumerate(cards):
        table.take_card((asked + others)[place % len(asked + others)], card)


def imagine_gold(table: Board, seen: View, rng: Rng) -> None:
    """Known gold, or any amount with which the seat can still pay its bid."""
    paying = {decision.seat for decision in seen.decisions if decision.kind == "pay"}
    for seat, one in enumerate(table_view(seen).seats):
        held = table.cards_held(seat)
        if one.gold is not None:
            table.gold[seat] = one.gold
        elif seat in paying:
            table.gold[seat] = max(0, one.bid - 1 - int(rng.random() * held))
        else:
            table.gold[seat] = max(one.bid, 0) + int(rng.random() * PURSE)


def imagine_provinces(table: Board, shown: TableView, rng: Rng) -> None:
    """The province deck, and what left the game unseen."""
    known = {*shown.up, *shown.used, *shown.blocked, *shown.out}
    unseen = shuffled([name for name in shown.provinces if name not in known], rng)
    table.province_deck = unseen[: shown.province_deck]
    table.box = [*shown.out, *unseen[shown.province_deck :]]
