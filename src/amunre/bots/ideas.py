"""The idea behind a move, in words that do not give the move away: what a hint says first.

An idea has a code, under which other languages find their own sentence, and names what it is about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.rules.base.view import table_view

BOARD_FEATURES = (
    "fields",
    "temples",
    "mine",
    "caravan",
    "blessing_cards",
    "blessing_gold",
    "blessing_stones",
)
CARD_FEATURES = ("pyramids", "fields", "caravans", "ankhs")
BALANCE = "balance"
LITTLE = 3
"""An offering up to this is a small one."""


class Idea(msgspec.Struct, frozen=True):
    """What to think of; ``province`` is empty where the idea is about no place."""

    code: str
    province: str = ""


SENTENCES = {
    "place_bid-pyramids": "No province you can bid for has more pyramids than {province}.",
    "place_bid-fields": "Nothing you can bid for now has more room for farmers than {province}.",
    "place_bid-temples": "Look at the temples of {province}: they bring points.",
    "place_bid-mine": "{province} earns gold without any farmer.",
    "place_bid-caravan": "{province} lives on its caravan, which pays when the offering is low.",
    "place_bid-blessing_cards": "{province} brings favour cards at once.",
    "place_bid-blessing_gold": "{province} brings gold at once.",
    "place_bid-blessing_stones": "{province} brings stones at once.",
    "place_bid-balance": "{province} gives much for what it will cost.",
    "bid_card-fields": "No card you can bid for now has more fields than {province}.",
    "bid_card-caravans": "Look at the caravan of {province}.",
    "bid_card-pyramids": "{province} brings pyramids with it.",
    "bid_card-ankhs": "{province} has ankhs, and whoever has fewest of them loses points.",
    "bid_card-balance": "{province} gives much for what it will cost.",
    "put_up_province": "Put up what you would like to win yourself.",
    "pass": "Your bid is good where it stands.",
    "play_protection": "Somebody may want to outbid you; a card in your hand can stop that.",
    "guard_scribe": "One of your scribes stands well; a card in your hand can keep it there.",
    "choose_province": "Compare what you keep with what the official of the other province does for you.",
    "delegate": "The better official waits in the better province; a card changes that.",
    "sell_card": "One of your cards is worth more as gold now.",
    "buy_cards": "Your gold does most for you as favour cards.",
    "buy_farmers": "Farmers pay for themselves while harvests are left.",
    "buy_stones": "Stones bought now become pyramids in time for a scoring.",
    "buy_tiles": "Your tomb needs tiles before it can grow.",
    "done": "You have done what is worth doing; keep what is left.",
    "play_architect": "A card in your hand makes a pyramid of two stones.",
    "play_cultivation": "A card in your hand brings a farmer for nothing.",
    "play_glory": "What is left of your gold can become points.",
    "place_farmer": "Ask where a farmer will work longest and pay best.",
    "place_stone": "Ask where a stone completes a pyramid or a set, or takes a bank.",
    "build_with_horus": "Horus can spare you a stone here.",
    "discard_for_thoth": "Part with the card that helps you least.",
    "offer-theft": "Let the others pay this time.",
    "offer-little": "A small gift to the gods is enough this time.",
    "offer-much": "This offering is worth good gold.",
    "offer_cards-nothing": "Keep your gold this time; others will pay.",
    "offer_cards-some": "What you may gain here is worth some gold.",
    "influence-up": "A higher temple helps you more than the others.",
    "influence-down": "A lower temple helps you more than the others.",
    "take_cards": "Weigh cards against pieces: what do you need more before the next scoring?",
    "take_farmer": "A farmer earns more here than a stone would bring.",
    "take_stone": "A stone helps you more than a farmer would earn.",
    "take_tile": "One of your gifts does most in your tomb.",
    "afterlife_draw": "A card in your hand brings a tile.",
    "afterlife_build": "A card in your hand lets you build in your tomb.",
    "build_tile": "Something you hold is worth less than a tile in its place.",
    "play_treasury": "One of your provinces earns less than a card in your hand would pay.",
    "play_abundance": "A province with many farmers can earn more this time.",
    "play_popularity": "A harvest that brings little can bring cards instead.",
    "play_export": "One of your provinces would earn more as a caravan.",
    "collect_income": "Take the harvest as it is and keep your cards.",
    "keep_scheme": "Keep the scheme that you can plan for from the first auction on.",
    "show_scheme": "One of your schemes holds: show it.",
    "last_sale": "Cards are worth nothing after this; gold may be.",
    "extend_province": "Lay the card where its pyramids lift your lowest province.",
    "place_pyramid": "Pyramids count in whole rows: build where there are fewest.",
    "build_pyramids-none": "Keep your gold for the next auction.",
    "build_pyramids-some": "Your gold does most for you as pyramids.",
    "lay_reserve": "Many cards of middling worth leave you more ways to pay.",
}


def idea_of(rules: Ruleset, seen: View, legal: Legal, action: Action) -> Idea:
    """The idea behind an action of a legal set, for who sees this."""
    kind = str(action.__struct_config__.tag)
    fields = msgspec.structs.asdict(action)
    province = str(fields.get("province", ""))
    match kind:
        case "place_bid":
            stand = {name: one.pyramids for name, one in table_view(seen).provinces.items()}
            if is_first(stand, up_for_bids(legal, kind), province):
                return Idea(f"{kind}-pyramids", province)
            return Idea(f"{kind}-{merit(rules, legal, kind, province, BOARD_FEATURES)}", province)
        case "bid_card":
            return Idea(f"{kind}-{merit(rules, legal, kind, province, CARD_FEATURES)}", province)
        case "offer":
            gold = fields["gold"]
            return Idea(f"{kind}-{'theft' if not gold else 'little' if gold <= LITTLE else 'much'}")
        case "influence":
            return Idea(f"{kind}-{fields['direction']}")
        case "offer_cards":
            return Idea(f"{kind}-{'some' if any(fields['cards']) else 'nothing'}")
        case "build_pyramids":
            return Idea(f"{kind}-{'some' if fields['count'] else 'none'}")
        case _:
            return Idea(kind)


def merit(rules: Ruleset, legal: Legal, kind: str, province: str, features: Sequence[str]) -> str:
    """In what a province is first among all that can be bid for, as printed."""
    up, printed = up_for_bids(legal, kind), rules.config.provinces
    for feature in features:
        if is_first({name: getattr(printed[name], feature) for name in up}, up, province):
            return feature
    return BALANCE


def up_for_bids(legal: Legal, kind: str) -> set[str]:
    return {
        getattr(action, "province", "")
        for group in legal.groups
        for action in group
        if action.__struct_config__.tag == kind
    }


def is_first(values: Mapping[str, int], among: set[str], province: str) -> bool:
    """None has more, and not all have the same."""
    return values[province] == max(values[name] for name in among) > min(values[name] for name in among)


def sentence(idea: Idea) -> str:
    """The idea in English, or what can be said of any move."""
    text = SENTENCES.get(idea.code, "Compare what each choice brings you by the next scoring.")
    return text.format(province=idea.province.capitalize())
