"""What happened, told in full sentences: a template for every event, filled from what a viewer may know.

A template holds ``{field}``, ``{field:noun}`` for a number with its noun, ``<card>`` for the name of a card,
and ``[bid|bids]`` for a verb that follows the event's seat: the first form goes with "you". Our names of
things give way to those of the edition at the table. Of several templates the first whose fields the viewer
knows, and which are not empty, is taken; so the private one stands before the public one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from amunre.drawing.expansions import official_words
from amunre.rules.base.cards import THEFT
from amunre.tui import card_sentences, expansion_sentences
from amunre.tui.people import People
from amunre.tui.terms import Terms
from amunre.tui.words import KINGDOMS, capital, listed, place, places, plural, tiles, with_more

Entry = Mapping[str, Any]
"""An event as a log shows it: its type and the fields the viewer may know."""

SENTENCES: dict[str, tuple[str, ...]] = {
    # set-up
    "hand_dealt": ("{seat} [begin|begins] with {gold} gold, {cards} and <theft>.",),
    "schemes_dealt": (
        "{seat} [are|is] dealt the start schemes {cards}.",
        "{seat} [are|is] dealt {count:start scheme}.",
    ),
    "schemes_left": ("Start schemes that leave the game unseen: {count}.",),
    "scheme_kept": (
        "{seat} [keep|keeps] the scheme {kept} and [give|gives] up {given_up}.",
        "{seat} [keep|keeps] one start scheme and [give|gives] up the other.",
    ),
    "favour_deck_shuffled": ("The favour deck is shuffled: {count:card}.",),
    "province_deck_shuffled": ("The province deck is shuffled: {count:province}.",),
    "provinces_blocked": ("Blocked for the whole game: {provinces}.", "No province is blocked."),
    "order_drawn": ("The first turn order is {order}.",),
    # sealed choices
    "choice_sealed": ("{seat} [have|has] sealed a choice: {choice}.", "{seat} [have|has] sealed a choice."),
    "choice_changed": ("{seat} [have|has] changed the sealed choice to {choice}.",),
    # auction
    "round_began": ("Round {round} begins, in the {kingdom}.",),
    "provinces_came_up": ("Up for auction: {provinces}.",),
    "blessing_set_out": ("A blessing lies face down in {province}: {count:favour card}.",),
    "bid_placed": ("{seat} [bid|bids] {amount} for {province}.",),
    "bribery_played": ("{seat} [play|plays] <bribery>.",),
    "protection_played": ("{seat} [play|plays] <protection>.",),
    "passed": ("{seat} [keep|keeps] the leading bid and [pass|passes].",),
    "bid_paid": ("{seat} [pay|pays] {price} gold.",),
    "province_taken": ("{seat} [take|takes] control of {province}.",),
    "blessing_cards_taken": (
        "{seat} [take|takes] up the blessing of {province}: {cards}.",
        "{seat} [take|takes] up the blessing of {province}: {count:favour card}.",
    ),
    "blessing_gold_taken": ("{seat} [take|takes] the blessing of {province}: {gold} gold.",),
    "auction_cleared": ("The auction is over; discarded: {discarded}.", "The auction is over."),
    # pieces and cards
    "stone_placed": ("{seat} [put|puts] a stone into {province}{makes_pyramid}.",),
    "pyramid_built": ("{seat} [build|builds] a pyramid in {province} out of {stones} stones.",),
    "farmer_placed": ("{seat} [put|puts] a farmer {on_field} {province}.",),
    "cards_drawn": ("{seat} [draw|draws] {cards}.", "{seat} [draw|draws] {count:favour card}."),
    "deck_reshuffled": ("The discards are shuffled into a new favour deck: {count:card}.",),
    "card_sold": ("{seat} [sell|sells] {card} for 1 gold.",),
    "card_discarded": ("{seat} [play|plays] {card}.",),
    # market
    "bought": ("{seat} [buy|buys] {kind} for {price} gold.",),
    "market_turn_ended": ("{seat} [are|is] done in the market.",),
    # offering
    "offerings_revealed": ("The offerings are opened: {offers}.",),
    "influence_used": ("{seat} [move|moves] the collective offering by {change}.",),
    "temple_moved": (
        "The collective offering is {collective}, so the temple stands on position {position}.",
    ),
    "order_changed": ("The new turn order is {order}.",),
    "laid_cards_resolved": ("{seat} [discard|discards] {cards}.",),
    "theft_paid": ("{seat} [take|takes] {gold} gold for <theft>.",),
    "gifts_divided": ("{seat} [take|takes] {cards:favour card} out of {gifts:gift}.",),
    "offering_ended": ("The offering is over.",),
    # harvest
    "harvest_card_played": ("{seat} [play|plays] {card} on {province}.",),
    "harvested": (
        "{seat} [harvest|harvests] {gold} gold: {items}.",
        "{seat} [harvest|harvests] nothing.",
    ),
    # scoring
    "scored": ("{items}.", "Nobody scores."),
    "scheme_shown": ("{seat} [show|shows] the scheme {card}.",),
    "scheme_turn_ended": ("{seat} [show|shows] no more schemes.",),
    "cards_sold_at_the_end": ("The last sales are opened: {sold}.",),
    "gold_shown": ("All gold is shown: {gold}.",),
    # kingdoms
    "kingdom_ended": ("The {kingdom} ends: scribes and farmers leave, stones and pyramids stay.",),
    "game_ended": ("The game is over: {points}. {winners}.",),
    **expansion_sentences.SENTENCES,
    **card_sentences.SENTENCES,
}

_FIELD = re.compile(r"\{(\w+)(?::([^}]*))?\}")
_CARD = re.compile(r"<(\w+)>")
_VERB = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")


def sentence(entry: Entry, people: People) -> str:
    """One event as a sentence."""
    templates = SENTENCES.get(entry["type"])
    if templates is None:  # a module without sentences of its own is still told
        parts = (f"{name} {value}" for name, value in entry.items() if name != "type")
        return capital(f"{entry['type'].replace('_', ' ')}: {', '.join(parts)}.")
    template = next((text for text in templates if is_known(text, entry)), templates[-1])
    form = 1 if entry.get("seat") == people.viewer else 2
    terms = people.terms
    text = _VERB.sub(lambda match: match[form], terms.things(template))
    text = _CARD.sub(lambda match: terms.card(match[1]), text)
    return capital(_FIELD.sub(lambda match: fill(match, entry, people), text))


def is_known(template: str, entry: Entry) -> bool:
    """Whether the viewer knows every field of the template, and none of them is empty."""
    return all(entry.get(name) not in (None, (), [], "") for name, _ in _FIELD.findall(template))


def fill(match: re.Match[str], entry: Entry, people: People) -> str:
    name, noun = match[1], match[2]
    value = entry[name]
    if noun:
        return plural(value, noun)
    tell = FIELDS.get(f"{entry['type']}.{name}") or FIELDS.get(name)
    return tell(value, entry, people) if tell else str(value)


# How fields are told


def offer_words(offer: Entry, terms: Terms) -> str:
    words = f"{offer['gold']} gold" if offer["gold"] else terms.card(THEFT)
    words += f" with {listed(map(terms.card, offer['played']))}" if offer.get("played") else ""
    return words + (f" (selling {terms.cards(offer['sold'])})" if offer.get("sold") else "")


def offers(value: Any, entry: Entry, people: People) -> str:
    return listed(
        f"{people.name(seat)} {offer_words(offer, people.terms)}" for seat, offer in enumerate(value)
    )


def choice(value: Any, entry: Entry, people: People) -> str:
    """A sealed action of one's own, as the log keeps it."""
    if value.get("type") in card_sentences.CHOICES:
        return card_sentences.CHOICES[value["type"]](value)
    if "gold" in value:
        return offer_words(value, people.terms)
    if "cards" in value:
        return f"selling {people.terms.cards(value['cards'])}"
    if "province" in value:
        return f"putting up {place(value['province'])}"
    return f"keeping {people.terms.card(value['card'])}" if "card" in value else str(value)


NOUNS = {"cards": "favour card", "tiles": "tomb tile"}
"""Kinds that the market sells under a longer name; the others are called as they are."""


def purchase(value: Any, entry: Entry, people: People) -> str:
    return plural(entry["count"], people.terms.things(NOUNS.get(value, value.removesuffix("s"))))


def incomes(value: Any, entry: Entry, people: People) -> str:
    return ", ".join(
        f"{place(province)} {gold} ({people.terms.source(origin)})" for province, origin, gold in value
    )


def official(value: Any, entry: Entry, people: People) -> str:
    return listed(official_words(people.officials[value]))


def payments(value: Any, entry: Entry, people: People) -> str:
    return "" if value == 1 else f", which pays {value} times"


def score_items(value: Any, entry: Entry, people: People) -> str:
    """All points of one scoring, player by player."""
    told = []
    for seat in dict.fromkeys(item["seat"] for item in value):
        own = [item for item in value if item["seat"] == seat]
        total = sum(item["points"] for item in own)
        verb = "score" if seat == people.viewer else "scores"
        parts = ", ".join(score_item(item, people.terms) for item in own)
        told.append(f"{people.name(seat)} {verb} {total} ({parts})")
    return "; ".join(told)


def score_item(item: Entry, terms: Terms) -> str:
    where = f" {place(item['province'])}" if item["province"] else ""
    return f"{terms.source(item['source'])}{where} {item['points']}"


def last_sales(value: Any, entry: Entry, people: People) -> str:
    return "; ".join(f"{people.name(seat)}: {people.terms.cards(sold)}" for seat, sold in enumerate(value))


def by_seat(value: Any, entry: Entry, people: People) -> str:
    return listed(f"{people.name(seat)} {amount}" for seat, amount in enumerate(value))


def winners(value: Any, entry: Entry, people: People) -> str:
    who = capital(people.listed(value))
    if len(value) > 1:
        return f"{who} share the win"
    verb = "win" if value[0] == people.viewer else "wins"
    by = entry["decided_by"]
    return f"{who} {verb}" if by == "points" else f"{who} {verb}, {with_more(by)}"


FIELDS: dict[str, Callable[[Any, Entry, People], str]] = {
    "seat": lambda value, entry, people: people.name(value),
    "province": lambda value, entry, people: place(value),
    "provinces": lambda value, entry, people: places(value),
    "cards": lambda value, entry, people: people.terms.cards(value),
    "discarded": lambda value, entry, people: people.terms.cards(value),
    "card": lambda value, entry, people: people.terms.card(str(value)),
    "kept": lambda value, entry, people: people.terms.card(value),
    "given_up": lambda value, entry, people: people.terms.card(value),
    "order": lambda value, entry, people: ", ".join(people.name(seat) for seat in value),
    "kingdom": lambda value, entry, people: KINGDOMS[value],
    "on_field": lambda value, entry, people: people.terms.things(
        "on a field of" if value else "beside the fields of"
    ),
    "makes_pyramid": lambda value, entry, people: (
        people.terms.things(", where three stones become a pyramid") if value else ""
    ),
    "change": lambda value, entry, people: f"{value:+d}",
    "choice": choice,
    "kind": purchase,
    "offers": offers,
    "sold": last_sales,
    "points": by_seat,
    "winners": winners,
    "gold_shown.gold": by_seat,
    "harvested.items": incomes,
    "scored.items": score_items,
    "official_set_out.card": official,
    "official_dismissed.card": official,
    "official_served.card": official,
    "statue": lambda value, entry, people: capital(value),
    "tiles": lambda value, entry, people: tiles(value),
    "times": payments,
    **card_sentences.FIELDS,
}


def story(entries: list[dict[str, Any]], people: People) -> list[str]:
    """Sentences for a stretch of a log; the same thing several times in a row is told once."""
    lines: list[str] = []
    for kind, run in groupby(entries, key=lambda entry: str(entry["type"])):
        alike = list(run)
        if kind in TOGETHER and len(alike) > 1:
            lines.append(TOGETHER[kind](alike, people))
        else:
            lines += counted([sentence(entry, people) for entry in alike])
    return lines


def counted(told: list[str]) -> list[str]:
    runs = [(text, len(list(run))) for text, run in groupby(told)]
    return [f"{text[:-1]} ({n} times)." if n > 1 else text for text, n in runs]


def officials_wait(entries: list[dict[str, Any]], people: People) -> str:
    parts = (f"{place(one['province'])} {official(one['card'], one, people)}" for one in entries)
    return f"Officials wait: {'; '.join(parts)}."


TOGETHER: dict[str, Callable[[list[dict[str, Any]], People], str]] = {"official_set_out": officials_wait}
"""Events that are told in one sentence where several come in a row."""
