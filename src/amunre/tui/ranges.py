"""Groups of many actions in a few lines such as ``bid thebes 3|6|10``, and what actions cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice

from msgspec.structs import asdict

from amunre.kernel.legal import Choices, Group
from amunre.kernel.messages import Action
from amunre.notation import usage, write_action
from amunre.rules.base.last_sale import LastSales
from amunre.rules.base.offers import Offers
from amunre.rules.base.prices import BuyCards, BuyFarmers, BuyStones, price
from amunre.rules.cardgame.offering import OfferCards
from amunre.rules.expansions.afterlife.gifts import BuildTile, PaidTiles, TakeTile
from amunre.rules.expansions.afterlife.market import AfterlifeBuild, BuyTiles
from amunre.rules.expansions.promos.glory import PlayGlory
from amunre.tui.words import held, listed

PRICED = (BuyCards, BuyFarmers, BuyStones, BuyTiles, PlayGlory)
BUILDING = (TakeTile, AfterlifeBuild)
MOST_SHOWN = 8
"""So many actions of a group of an unknown kind are shown as examples."""


def priced(action: Action) -> str:
    """What an action costs, where its words do not say."""
    return f" ({price(action.count)} gold)" if isinstance(action, PRICED) else ""


def ranges(group: Group) -> list[str]:
    """A group of actions in a few lines."""
    if isinstance(group, Offers):
        return [offers(group)]
    if isinstance(group, LastSales):
        return [f"last sale nothing, or {some_of(group.hand)}"]
    if isinstance(group, Choices) and group.make is OfferCards:
        return [gold_offers(group)]
    if isinstance(group, PaidTiles):
        return [paid_tiles(group)]
    if isinstance(group, Choices) and group.make in BUILDING:
        return [building(group)]
    if isinstance(group, Choices) and group.rows:
        return choices(group)
    return [write_action(action) for action in islice(iter(group), MOST_SHOWN)]


def gold_offers(group: Choices) -> str:
    """``offer nothing, or some of 0, 2 and 5, joined with commas``."""
    cards = sorted({card for row in group.rows for card in row[0]})
    return f"offer nothing, or some of {listed(map(str, cards))}, joined with commas"


def offers(group: Offers) -> str:
    most = group.gold + sum(group.hand.values()) if group.selling else group.gold
    words = "offer theft" if group.theft else f"offer 1-{most}"
    words += f" with {','.join(group.played)}" if group.played else ""
    if not group.selling:
        return words
    if sum(group.hand.values()) == 1:
        (card,) = group.hand
        return f"{words} selling {card}"
    why = "" if group.theft else "1 more for each card sold; "
    return f"{words} selling CARDS ({why}cards joined with commas)"


def some_of(hand: Mapping[str, int]) -> str:
    """``river``, or ``some of architect and river ×2, joined with commas``."""
    cards = listed(held(hand))
    return f"some of {cards}, joined with commas" if sum(hand.values()) > 1 else cards


def building(group: Choices) -> str:
    """``take tile TILE ROW PLACE: gold or stone on 1 2, 1 3 or 2 1``."""
    tiles = dict.fromkeys(row[0] for row in group.rows)
    spaces = dict.fromkeys((row[1], row[2]) for row in group.rows)
    return f"{usage(group.make)}: {one_of(tiles)} on {spaces_words(spaces)}"


def paid_tiles(group: PaidTiles) -> str:
    goods = listed(held(group.goods))
    where = f"{one_of(group.tiles)} on {spaces_words(group.spaces)}"
    return f"{usage(BuildTile)}: {where}; paid with two others of {goods}, joined with a comma"


def spaces_words(spaces: Iterable[tuple[int, int]]) -> str:
    return one_of(f"{row} {place}" for row, place in spaces)


def one_of(words: Iterable[str]) -> str:
    """``a, b or c``."""
    *most, last = list(words)
    return f"{', '.join(most)} or {last}" if most else last


def choices(group: Choices) -> list[str]:
    """Actions that differ in one number only share a line; so do those that differ in one word."""
    actions = list(group)
    if len(actions) == 1 or not any(type(value) is int for value in asdict(actions[0]).values()):
        verb = group.make.notation.split("{")[0].strip()
        rest = [write_action(action).removeprefix(verb).strip() for action in actions]
        return [f"{verb} {' | '.join(rest)}".strip()]
    lines: dict[tuple[str, ...], list[Action]] = {}
    for action in actions:
        words = write_action(action).split()
        number = number_in(words)
        # the noun behind a number may be in the singular; "1 stone" and "2 stones" belong together
        tail = [word.removesuffix("s") if i == number + 1 else word for i, word in enumerate(words)]
        lines.setdefault((*tail[:number], *tail[number + 1 :]), []).append(action)
    return [in_one_line(alike) for alike in lines.values()]


def number_in(words: list[str]) -> int:
    return next(place for place, word in enumerate(words) if word.isdigit())


def in_one_line(actions: list[Action]) -> str:
    """The words of the last of these actions, with the numbers of all."""
    texts = [write_action(action).split() for action in actions]
    words = texts[-1]
    place = number_in(words)
    words[place] = span([text[place] for text in texts])
    first, last = actions[0], actions[-1]
    cost = ""
    if isinstance(first, PRICED) and isinstance(last, PRICED) and first != last:
        cost = f" ({price(first.count)} to {price(last.count)} gold)"
    return " ".join(words) + cost


def span(numbers: list[str]) -> str:
    """``1-7`` for a run, otherwise every step."""
    values = [int(number) for number in numbers]
    if len(values) > 2 and values == list(range(values[0], values[-1] + 1)):
        return f"{values[0]}-{values[-1]}"
    return "|".join(numbers)
