"""Sentences for the events of the card game; how templates work is told where they are filled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from amunre.tui.people import People
from amunre.tui.words import listed, plural

Entry = Mapping[str, Any]

SENTENCES: dict[str, tuple[str, ...]] = {
    "kingdom_deck_shuffled": ("The deck of {kingdom} is shuffled: {count:card}.",),
    "first_gold_given": ("{seat} [begin|begins] with {gold} gold.",),
    "auction_began": ("Auction {auction} of {kingdom} begins; up are {provinces}.",),
    "bid_returned": ("{seat} [are|is] outbid at {province} and [take|takes] back the {card}.",),
    "card_bid": ("{seat} [lay|lays] the {card} at {province}.",),
    "province_won": ("{seat} [win|wins] {province} with the {card}.",),
    "province_founded": ("{seat} [have|has] a new province: {province}.",),
    "province_extended": ("{seat} [lay|lays] {province} on {over}.",),
    "pharaoh_named": ("{seat} [are|is] Pharaoh with {ankhs:ankh}.",),
    "pyramids_placed": ("{seat} [set|sets] up {count:pyramid} at {province}.",),
    "offerings_opened": ("The offerings are opened: {offers}.",),
    "flood_came": ("All offerings together are {collective}, so the flood level is {level}.",),
    "favour_earned": ("{seat} [earn|earns] {count:pyramid} by favour.",),
    "income_taken": (
        "{seat} [take|takes] {gold} gold: fields {fields}, caravans {caravans}, reserve {reserve}.",
    ),
    "pyramids_bought": ("{seat} [build|builds] {count:pyramid} for {price} gold.",),
    "reserve_laid": ("{seat} [lay|lays] open a reserve worth {price}: {cards}.",),
}


def gold_cards(cards: Iterable[int]) -> str:
    """``0, 2 and 5``."""
    return listed((str(card) for card in cards), "nothing")


def offers(value: Any, entry: Entry, people: People) -> str:
    return "; ".join(f"{people.name(seat)} {gold_cards(cards)}" for seat, cards in enumerate(value))


def kingdom(value: Any, entry: Entry, people: People) -> str:
    return f"kingdom {value}"


CHOICES: dict[str, Callable[[Entry], str]] = {"offer_cards": lambda choice: gold_cards(choice["cards"])}
"""How sealed actions are told to whoever sealed them."""
FIELDS: dict[str, Callable[[Any, Entry, People], str]] = {
    "kingdom_deck_shuffled.kingdom": kingdom,
    "auction_began.kingdom": kingdom,
    "province_extended.over": lambda value, entry, people: str(value).capitalize(),
    "offerings_opened.offers": offers,
    "reserve_laid.cards": lambda value, entry, people: gold_cards(value),
}


def figures(ankhs: int, fields: int, caravans: int, pyramids: int) -> str:
    """``2 ankhs, 3 fields, a caravan, 1 pyramid``; what a card has none of is left out."""
    parts = [plural(count, noun) for count, noun in ((ankhs, "ankh"), (fields, "field")) if count]
    parts += [plural(caravans, "caravan")] if caravans else []
    parts += [plural(pyramids, "pyramid")] if pyramids else []
    return ", ".join(parts) or "nothing"
