"""Other tables that a viewer could not tell from the true one, and the rest of a hand-made one."""

from __future__ import annotations

from amunre.kernel.chance import Rng
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.cardgame.setup import deck_size
from amunre.rules.cardgame.table import PROVINCES_EACH, CardTable, create, table
from amunre.rules.cardgame.view import card_view
from amunre.rules.components import PROVINCE_CARDS
from amunre.rules.shared.dealing import shuffled


def imagine(state: State, seen: View, rng: Rng) -> CardTable:
    """A table that agrees with a view; only the decks have to be made up."""
    shown = card_view(seen)
    found = create(state)
    found.kingdom, found.auction = shown.kingdom, shown.auction
    found.order = list(shown.order)
    found.level, found.collective = shown.level, shown.collective
    found.up = list(shown.up)
    found.items = list(shown.items)
    for seat, one in enumerate(shown.seats):
        found.points[seat], found.gold[seat], found.offered[seat] = one.points, one.gold, one.offered
        found.reserves[seat] = list(one.reserve)
        found.bids[seat], found.bid_on[seat], found.won[seat] = one.bid, one.bid_on, one.won
        found.stacks[seat] = [list(stack.cards) for stack in one.stacks]
        found.tokens[seat] = [stack.tokens for stack in one.stacks]
    deal_decks(found, shown.decks, rng)
    return found


def scramble(state: State, viewer: int, rng: Rng, same_past: bool) -> CardTable:
    """The true table with the decks and boxes dealt anew; nobody knows anything of them."""
    found = table(state).copy()
    deal_decks(found, tuple(map(len, found.decks)), rng)
    return found


def deal_decks(found: CardTable, sizes: tuple[int, ...], rng: Rng) -> None:
    """Cards that nobody has seen lie in the deck of their kingdom or have left the game."""
    open_cards = cards_in_the_open(found)
    for place, (cards, size) in enumerate(zip(PROVINCE_CARDS.values(), sizes, strict=True)):
        unseen = shuffled([name for name in cards if name not in open_cards], rng)
        found.decks[place], found.boxes[place] = unseen[:size], unseen[size:]


def cards_in_the_open(found: CardTable) -> set[str]:
    stacked = {name for stacks in found.stacks for stack in stacks for name in stack}
    return {*found.up, *filter(None, found.won), *stacked}


# Positions made by hand


def complete(state: State) -> None:
    """Give every seat the province cards that it must have by now, and deal the rest.

    What a position names stays; missing cards are the first of their kingdom that nobody has.
    """
    found = table(state)
    for seat in range(state.players):
        fill_stacks(found, seat)
    open_cards = cards_in_the_open(found)
    for place, cards in enumerate(PROVINCE_CARDS.values()):
        on_top = [name for name in found.decks[place] if name not in open_cards]
        rest = [name for name in cards if name not in open_cards and name not in on_top]
        size = deck_size(state.players) - sum(name in open_cards for name in cards)
        deck = (on_top + rest)[:size]
        found.decks[place] = deck[::-1]
        found.boxes[place] = (on_top + rest)[size:]


def fill_stacks(found: CardTable, seat: int) -> None:
    """After so many auctions of a kingdom, so many provinces of a seat have a card of it."""
    stacks, tokens = found.stacks[seat], found.tokens[seat]
    for kingdom in range(1, found.kingdom + 1):
        wanted = found.auction if kingdom == found.kingdom else PROVINCES_EACH
        while kingdom == 1 and len(stacks) < wanted:
            stacks.append([])
            tokens.append(0)
        have = sum(len(stack) >= kingdom for stack in stacks)
        short = [stack for stack in stacks if len(stack) == kingdom - 1]
        for stack in short[: max(0, wanted - have)]:
            stack.append(free_card(found, kingdom))


def free_card(found: CardTable, kingdom: int) -> str:
    """The first card of a kingdom that nobody has and that is not to come up."""
    named = {*cards_in_the_open(found), *found.decks[kingdom - 1]}
    return next(name for name in PROVINCE_CARDS[kingdom] if name not in named)
