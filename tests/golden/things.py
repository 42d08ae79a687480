"""Cards, statues, Officials cards and tiles that have had their effect in a game, told from its events."""

from __future__ import annotations

from collections.abc import Iterator

from amunre.kernel.game import Game
from amunre.kernel.messages import Event
from amunre.kernel.ruleset import Ruleset
from amunre.rules.base.auction import BriberyPlayed, ProtectionPlayed, RoundBegan
from amunre.rules.base.cards import CardDiscarded
from amunre.rules.base.gifts import GiftsDivided
from amunre.rules.base.harvest import HarvestCardPlayed, Harvested
from amunre.rules.base.offering import InfluenceUsed, LaidCardsResolved, TheftPaid
from amunre.rules.base.scoring import SchemeShown
from amunre.rules.expansions.afterlife.building import TileBuilt
from amunre.rules.expansions.afterlife.market import AfterlifePlayed
from amunre.rules.expansions.officials.resolving import OfficialServed
from amunre.rules.expansions.statues.arrival import StatuePlaced, StatueTaken
from amunre.rules.expansions.statues.horus import HorusPaid
from amunre.rules.expansions.statues.powers import BastetPaid
from amunre.rules.expansions.statues.ptah import BoughtAgain
from amunre.rules.expansions.statues.thoth import DiscardedForThoth
from amunre.rules.shared.points import Scored

FIRST_ROUND_OF_THE_NEW_KINGDOM = 4
SOBEK_POINTS = 4
KINDS = {"cards": "card", "statues": "statue", "tiles": "tile"}
"""Tables whose rows must all be shown, and what one row is called."""


def things_of(rules: Ruleset) -> set[str]:
    """All there are in a title: ``card glory``, ``statue isis``, ``official two_cards``, ``tile point``."""
    found = {f"{kind} {name}" for table, kind in KINDS.items() for name in rules.tables.get(table, ())}
    if "officials" in rules.modules:
        found |= {f"official {name}" for name in rules.config.components.officials}
    return found


def things_used(game: Game) -> set[str]:
    """Those of them that a game shows at work."""
    used = {thing for event in game.events for thing in simply_used(event)}
    where: dict[str, str] = {}
    owner: dict[str, int] = {}
    for event in game.events:
        match event:
            case RoundBegan(round=round) if round == FIRST_ROUND_OF_THE_NEW_KINGDOM:
                owner.clear()
            case StatuePlaced(statue, province):
                where[province] = statue
            case StatueTaken(seat, statue, _):
                owner[statue] = seat
            case GiftsDivided(seat, _, _) if owner.get("set") == seat:
                used.add("statue set")
            case Scored(items):
                for item in items:
                    if item.source == "temples" and where.get(item.province) == "isis":
                        used.add("statue isis")
                    if item.source.startswith("scheme_") and item.points == SOBEK_POINTS:
                        used.add("statue sobek")
            case _:
                pass
    return used


def simply_used(event: Event) -> Iterator[str]:
    """What an event shows by itself."""
    match event:
        case CardDiscarded(_, card) | HarvestCardPlayed(_, card, _) | SchemeShown(_, card):
            yield f"card {card}"
        case LaidCardsResolved(_, cards):
            yield from (f"card {card}" for card in cards)
        case OfficialServed(_, _, card, _):
            yield f"official {card}"
        case TileBuilt(_, tile):
            yield f"tile {tile}"
        case Harvested(_, items):
            yield from (f"statue {source}" for _, source, _ in items if source == "osiris")
        case _:
            if type(event) in BY_KIND:
                yield BY_KIND[type(event)]


BY_KIND: dict[type[Event], str] = {
    BriberyPlayed: "card bribery",
    ProtectionPlayed: "card protection",
    InfluenceUsed: "card influence",
    TheftPaid: "card theft",
    AfterlifePlayed: "card afterlife",
    HorusPaid: "statue horus",
    BastetPaid: "statue bastet",
    DiscardedForThoth: "statue thoth",
    BoughtAgain: "statue ptah",
}
