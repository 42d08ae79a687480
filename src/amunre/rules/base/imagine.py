"""Other tables that a viewer could not tell from the true one: drawn from a view, or by changing a state.

``imagine`` serves search: it knows a view only. ``scramble`` serves tests: it changes what R13 calls hidden
in a true state without asking the view, so that a view that shows too much is found out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from amunre.kernel.chance import Rng
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.bids import UNPLAYED
from amunre.rules.base.board import NOBODY, Board, board, components, create
from amunre.rules.base.points import points
from amunre.rules.base.view import TableView, table_view
from amunre.rules.shared.dealing import shuffled

PURSE = 30
"""Hidden gold is imagined below this; nobody is known to hold more or less."""


class Unknown(NamedTuple):
    """How much lies where the viewer cannot look."""

    others: tuple[int, ...]
    """Seats whose hands are hidden."""
    hand_sizes: Sequence[int | None]
    gold: Sequence[int | None]
    dealt: Sequence[int]
    has_given_up: Sequence[bool]
    blessings: dict[str, int]
    deck: int
    gone: int
    asked: tuple[int, ...]
    """Others who are being asked something."""
    paying: tuple[int, ...]
    """Others who must sell cards to pay."""


def imagine(state: State, seen: View, rng: Rng) -> Board:
    """A table that agrees with a view."""
    shown = table_view(seen)
    table = create(state)
    copy_public(table, shown)
    others = tuple(seat for seat, one in enumerate(shown.seats) if one.hand is None)
    deal_hidden(
        state,
        table,
        Unknown(
            others=others,
            hand_sizes=[one.cards for one in shown.seats],
            gold=[one.gold for one in shown.seats],
            dealt=[one.dealt_count for one in shown.seats],
            has_given_up=[one.has_given_up for one in shown.seats],
            blessings={name: one.blessing_cards for name, one in shown.provinces.items()},
            deck=shown.favour_deck,
            gone=shown.gone,
            asked=tuple(decision.seat for decision in seen.decisions if decision.seat in others),
            paying=tuple(decision.seat for decision in seen.decisions if decision.kind == "pay"),
        ),
        rng,
    )
    places = places_held(state, shown.province_deck, seen.viewer)
    deal_provinces(table, shown.province_deck, shown.out, dict(zip(places, shown.held, strict=True)), rng)
    return table


def scramble(state: State, viewer: int, rng: Rng, same_past: bool) -> Board:
    """The true table with all that is hidden from the viewer dealt anew.

    ``same_past`` keeps what could be worked out from public events: gold, card counts (R64), province order.
    """
    true = board(state)
    counted = same_past or points(state).others_gold_and_counts(state) or state.outcome is not None
    others = tuple(seat for seat in range(state.players) if seat != viewer)
    unknown = Unknown(
        others=others,
        hand_sizes=[true.cards_held(seat) if counted else None for seat in range(state.players)],
        gold=[true.gold[seat] if counted or seat == viewer else None for seat in range(state.players)],
        dealt=[len(cards) for cards in true.dealt],
        has_given_up=[bool(card) for card in true.given_up],
        blessings={name: len(cards) for name, cards in true.blessings.items()},
        deck=len(true.deck),
        gone=len(true.gone),
        asked=tuple(seat for seat in state.open if seat in others),
        paying=tuple(seat for seat, decision in state.open.items() if decision.kind == "pay"),
    )
    table = true.copy()
    table.blessings, table.deck, table.gone = {}, [], []
    for seat in others:
        table.hands[seat], table.dealt[seat], table.given_up[seat] = {}, [], ""
    deal_hidden(state, table, unknown, rng)
    size = len(true.province_deck)
    if not same_past or points(state).provinces_held(state.players, size, 0):
        out = tuple(sorted(true.box)) if true.kingdom == 2 else ()
        held = {place: true.province_deck[place] for place in places_held(state, size, viewer)}
        deal_provinces(table, size, out, held, rng)
    return table


def copy_public(table: Board, shown: TableView) -> None:
    """What the view shows, the viewer's own cards included."""
    table.kingdom, table.round, table.temple = shown.kingdom, shown.round, shown.temple
    table.order = list(shown.order)
    table.collective = shown.collective
    table.up, table.fresh, table.used = list(shown.up), list(shown.fresh), list(shown.used)
    table.blocked = list(shown.blocked)
    table.discards = list(shown.discards)
    table.harvest_cards = dict(shown.harvest_cards)
    table.shown = list(shown.shown)
    table.items = list(shown.items)
    for name, province in shown.provinces.items():
        if province.owner != NOBODY:
            table.take_province(province.owner, name)
        table.farmers[name] = province.farmers
        table.extra_farmers[name] = province.extra_farmers
        table.stones[name] = province.stones
        table.pyramids[name] = province.pyramids
    for seat, one in enumerate(shown.seats):
        table.points[seat], table.gold[seat] = one.points, one.gold or 0
        for place, scribe in enumerate(table.scribes_of(seat)):
            table.scribes[scribe], table.amounts[scribe] = one.scribes[place], one.bids[place]
            table.protection[scribe] = one.protection[place]
        table.bribery[seat], table.offered[seat] = one.bribery, one.offered
        table.laid[seat] = list(one.laid)
        table.hands[seat] = dict(one.hand or {})
        table.dealt[seat] = list(one.dealt or ())
        table.given_up[seat] = one.given_up or ""


def deal_hidden(state: State, table: Board, unknown: Unknown, rng: Rng) -> None:
    """Put every card that does not lie open somewhere it may be, and gold into hidden purses."""
    unseen = unseen_cards(state, table)
    set_schemes_aside(state, table, unknown, unseen, rng)
    cards = shuffled(list(unseen.elements()), rng)
    for name, count in unknown.blessings.items():
        if count:
            table.blessings[name] = [cards.pop() for _ in range(count)]
    table.deck = [cards.pop() for _ in range(unknown.deck)]
    for seat in unknown.others:
        for _ in range(unknown.hand_sizes[seat] or 0):
            table.take_card(seat, cards.pop())
    # what is left lies in hands of unknown size; whoever is asked something holds a card if there is one
    places = unknown.asked + unknown.others
    for place, card in enumerate(cards):
        table.take_card(places[place % len(places)], card)
    for seat, gold in enumerate(unknown.gold):
        table.gold[seat] = purse(table, unknown, seat, rng) if gold is None else gold


def unseen_cards(state: State, table: Board) -> Counter[str]:
    """Every favour card of the game that does not lie on the table yet."""
    unseen = Counter(points(state).favour_deck(components(state)))
    unseen.update(points(state).start_cards(state))
    unseen.subtract(table.discards)
    unseen["bribery"] -= sum(force != UNPLAYED for force in table.bribery)
    unseen["protection"] -= sum(force != UNPLAYED for force in table.protection)
    for seat in range(state.players):
        unseen.subtract(table.laid[seat])
        unseen.subtract(table.hands[seat])
        unseen.subtract(table.dealt[seat])
        unseen.subtract(filter(None, [table.given_up[seat]]))
    return unseen


def set_schemes_aside(state: State, table: Board, unknown: Unknown, unseen: Counter[str], rng: Rng) -> None:
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
    table.gone = [schemes.pop() for _ in range(unknown.gone)]
    unseen.subtract(table.gone)
    for seat in unknown.others:
        table.dealt[seat] = sorted(schemes.pop() for _ in range(unknown.dealt[seat]))
        unseen.subtract(table.dealt[seat])
        if unknown.has_given_up[seat]:
            table.given_up[seat] = schemes.pop()
            unseen[table.given_up[seat]] -= 1


def purse(table: Board, unknown: Unknown, seat: int, rng: Rng) -> int:
    """Some gold with which the seat can still pay its bid, or just cannot if it is being asked to pay."""
    bid = sum(max(table.amounts[scribe], 0) for scribe in table.scribes_of(seat))
    if seat in unknown.paying:
        return max(0, bid - 1 - int(rng.random() * table.cards_held(seat)))
    return bid + int(rng.random() * PURSE)


def places_held(state: State, size: int, viewer: int) -> range:
    return points(state).provinces_held(state.players, size, viewer) if viewer >= 0 else range(0)


def deal_provinces(table: Board, size: int, out: tuple[str, ...], held: dict[int, str], rng: Rng) -> None:
    """The province deck with what the viewer holds of it in place, and what left the game unseen."""
    known = {*table.up, *table.used, *table.blocked, *out, *held.values()}
    unseen = shuffled([name for name in table.stones if name not in known], rng)
    rest = size - len(held)
    table.province_deck = unseen[:rest]
    table.box = [*out, *unseen[rest:]]
    for place in sorted(held):
        table.province_deck.insert(place, held[place])
