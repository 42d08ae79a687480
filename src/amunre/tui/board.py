"""The map along the Nile, as a grid or as a list."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from amunre.rules.base.board import NOBODY
from amunre.rules.components import Province
from amunre.tui.scene import AUCTION, Scene
from amunre.tui.screen import NARROW, SEAT_STYLES, Signs, fit, fitting, is_in_words, pad, shortened, signs_of
from amunre.tui.words import listed, place, places, plural

GRID = (
    ("damanhur", "buto", "mendes", "avaris"),
    ("baharya", "memphis", "amarna", ""),
    ("dakhla", "abydos", "thebes", "sawu"),
    ("kharga", "edfu", "abu", "berenike"),
)
"""West desert, west bank, east bank, east desert; Lower Egypt ends below the second row."""
LAST_LOWER_ROW = 1
LEAST_LINES = 4
"""Of a cell, so that the map keeps its shape."""
PROTECTED = "!"
"""Behind a bid that protection guards."""
_ONE = re.compile(r"\b1 ")
"""Said of one farmer, which needs no number."""


class Wording(NamedTuple):
    """How wide a cell is and how its figures are called."""

    width: int
    farmers: str
    icons: str
    pays: str
    temple: str
    mine: str
    caravan: str
    blessing: tuple[str, str, str]
    """Cards, stones and gold; an underline becomes an s in the plural."""
    bids: str
    official: str
    nile: int


IN_WORDS = (" card_", " stone_", " gold")
WIDE = Wording(
    22, "farmers ", "icons ", "pays ", "temple ", "mine ", "caravan ", IN_WORDS, "bids ", "official ", 2
)
SHORT = Wording(16, "farm ", "ic ", "pays", "tem ", "mine ", "car ", ("c", "s", "g"), "", "brings ", 2)


def draw_map(console: Console, scene: Scene) -> list[Text]:
    """The map for the width of the terminal."""
    if is_in_words(console):
        return list_provinces(console, scene)
    words = WIDE if console.width >= NARROW else SHORT
    signs = signs_of(console)
    lines = [ruler(signs, words, "top")]
    for number, row in enumerate(GRID):
        lines += grid_row(scene, signs, words, row)
        kind = "border" if number == LAST_LOWER_ROW else "middle"
        lines.append(ruler(signs, words, kind if number < len(GRID) - 1 else "bottom"))
    return lines


def ruler(signs: Signs, words: Wording, kind: str) -> Text:
    left, cross, right = signs.corners[kind]
    stroke = (signs.border if kind == "border" else signs.line) * (words.width + 1)
    half = f"{left}{stroke}{cross}{stroke}{right}"
    line = Text(half, "dim")
    line.append(signs.nile * words.nile, "blue")
    line.append(half, "dim")
    if kind == "border":
        line.stylize("not dim")
    return line


def grid_row(scene: Scene, signs: Signs, words: Wording, row: tuple[str, ...]) -> list[Text]:
    cells = [cell(scene, signs, words, name) for name in row]
    blank = Text(" " * words.width)
    lines = []
    for parts in zip_longest(*cells, fillvalue=blank):
        line = Text()
        for number, part in enumerate(parts):
            if number == 2:
                line.append(signs.wall, "dim").append(signs.nile * words.nile, "blue")
            line.append(signs.wall, "dim").append(" ").append_text(part)
        lines.append(line.append(signs.wall, "dim"))
    return lines


def cell(scene: Scene, signs: Signs, words: Wording, name: str) -> list[Text]:
    """Name and icons; farmers and pay; buildings and features; what is going on; perhaps an official.

    Four lines or more: where there is no room for a figure beside another it stands below it.
    """
    if not name:
        return [Text(" " * words.width)] * LEAST_LINES
    if name in scene.table.blocked or name in scene.table.out:
        gone = "blocked" if name in scene.table.blocked else "out of play"
        told = [f"  {place(name)}", f"  {gone}", *[""] * (LEAST_LINES - 2)]
        return [pad(Text(text, "dim"), "", words.width) for text in told]
    return [
        *fit(heads(scene, signs, words, name), words.width),
        *fit(fields(scene, words, name), words.width),
        *fit([(buildings(scene, signs, name), features(scene, words, name))], words.width),
        *fit(business(scene, signs, words, name), words.width, "bold"),
        *official(scene, words, name),
    ]


def heads(scene: Scene, signs: Signs, words: Wording, name: str) -> list[tuple[Text, str]]:
    icons = scene.printed(name).icons
    line = name_line(scene, signs, name)
    return [(line, f"{words.icons}{icons}"), (line, str(icons))] if icons else [(line, "")]


def name_line(scene: Scene, signs: Signs, name: str) -> Text:
    """The owner's sign, the Pharaoh if he is there, and the name."""
    owner = scene.laid(name).owner
    here = signs.pharaoh if scene.extras.has_pharaoh(name) else " "
    if owner == NOBODY:
        style = "bold reverse" if name in scene.table.up else "bold"
        return Text(f" {here}").append(place(name), style)
    style = SEAT_STYLES[owner]
    return Text(signs.seats[owner], style).append(here, "bold").append(place(name), style)


def official(scene: Scene, words: Wording, name: str) -> list[Text]:
    """What the Officials card of an open province brings."""
    found = _ONE.sub("", "+".join(scene.extras.official_in(name)))
    wordings = [(Text(label + found, "italic"), "") for label in (words.official, "")]
    return fit(wordings, words.width) if found else []


def fields(scene: Scene, words: Wording, name: str) -> list[tuple[Text, str]]:
    """Farmers on fields, fields, and farmers beside them, as in ``farmers 2/4+1``; and what that pays."""
    printed, laid = scene.printed(name), scene.laid(name)
    beside = laid.extra_farmers + printed.printed_farmers
    has_none = not printed.fields and not beside
    label = "" if has_none else words.farmers
    told = (
        scene.terms.things("no fields")
        if has_none
        else f"{laid.farmers}/{printed.fields}" + (f"+{beside}" if beside else "")
    )
    gold = pay(scene, name)
    if not gold:
        return [(Text(label + told), ""), (Text(told), "")]
    return [
        (Text(label + told), f"{words.pays}{gold}"),
        (Text(told), f"{words.pays}{gold}"),
        (Text(told), str(gold)),
    ]


def pay(scene: Scene, name: str) -> int:
    return scene.pays(name) if scene.laid(name).owner != NOBODY and scene.table.temple else 0


def buildings(scene: Scene, signs: Signs, name: str) -> Text:
    laid = scene.laid(name)
    text = Text()
    if laid.pyramids:
        text.append(f"{signs.pyramid}{laid.pyramids}", "bold")
    if laid.stones:
        text.append(" " if laid.pyramids else "").append(signs.stone * laid.stones)
    return text


def features(scene: Scene, words: Wording, name: str) -> str:
    """Blessing, temples, mine and caravan, as far as printed in the province."""
    printed = scene.printed(name)
    found = blessing(printed, words.blessing)
    found += [
        f"{word}{count}"
        for count, word in (
            (printed.temples, words.temple),
            (printed.mine, words.mine),
            (printed.caravan, words.caravan),
        )
        if count
    ]
    return " ".join(found)


def blessing(printed: Province, words: tuple[str, str, str]) -> list[str]:
    """``+2 cards`` and ``+12 gold``, or shorter."""
    counts = (printed.blessing_cards, printed.blessing_stones, printed.blessing_gold)
    return [
        f"+{count}{word if count == 1 else word.replace('_', 's')}".replace("_", "")
        for count, word in zip(counts, words, strict=True)
        if count
    ]


def business(scene: Scene, signs: Signs, words: Wording, name: str) -> list[tuple[Text, str]]:
    """The last line: bids while it is up for auction, otherwise who holds it; and the statue there."""
    statue = scene.extras.statue_in(name)
    owner = scene.laid(name).owner
    if owner != NOBODY:
        whole = scene.people.name(owner)
        names = [whole, ""] if statue else [shortened(whole, words.width)]
        return [(Text(text, SEAT_STYLES[owner]), statue) for text in names]
    if name not in scene.table.up:
        return [(Text(), statue)]
    bids = scene.bids_on(name)
    if bids:
        return [(bids_line(scene, signs, name, bids, label), statue) for label in (words.bids, "")]
    told = ("for auction", "auction") if scene.phase == AUCTION else ("still open", "open")
    return [(Text(text, "italic"), statue) for text in told]


def bids_line(scene: Scene, signs: Signs, name: str, bids: list[tuple[int, int]], label: str) -> Text:
    text = Text(label)
    for number, (seat, amount) in enumerate(bids):
        text.append(" " if number else "")
        guard = PROTECTED if scene.is_protected(name, seat) else ""
        text.append(f"{signs.seats[seat]}{amount}{guard}", SEAT_STYLES[seat])
    return text


# For narrow terminals and for ears


def list_provinces(console: Console, scene: Scene) -> list[Text]:
    """One line a province, in words, from north to south."""
    return [Text(fitting(console, describe(scene, name))) for row in GRID for name in row if name]


def describe(scene: Scene, name: str) -> str:
    if name in scene.table.blocked:
        return f"{place(name)}: blocked."
    if name in scene.table.out:
        return f"{place(name)}: out of the game."
    printed, laid = scene.printed(name), scene.laid(name)
    parts = [f"{laid.farmers} of {plural(printed.fields, 'field')} farmed"]
    counts = (
        (laid.extra_farmers + printed.printed_farmers, "farmer beside them", "farmers beside them"),
        (laid.pyramids, "pyramid", "pyramids"),
        (laid.stones, "stone", "stones"),
        (printed.icons, "favour icon", "favour icons"),
        (printed.temples, "temple", "temples"),
    )
    parts += [f"{count} {one if count == 1 else many}" for count, one, many in counts if count]
    parts += [
        f"{word} {gold}" for word, gold in (("mine", printed.mine), ("caravan", printed.caravan)) if gold
    ]
    parts += [f"blessing {gift[1:]}" for gift in blessing(printed, IN_WORDS)]
    pays = pay(scene, name)
    told = [status(scene, name), *([f"pays {pays}"] if pays else [])]
    told += [*map(scene.terms.things, parts), *guests(scene, name), f"beside {places(printed.neighbours)}"]
    river = ", on the Nile" if printed.nile else ""
    return f"{place(name)} ({printed.bank}, {printed.region} Egypt{river}): {', '.join(told)}."


def guests(scene: Scene, name: str) -> list[str]:
    """What expansions have put there: a statue, an official, the Pharaoh."""
    extras = scene.extras
    parts = [f"statue of {extras.statue_in(name)}"] if extras.statue_in(name) else []
    official = extras.official_in(name)
    parts += [f"an official who brings {listed(official)}"] if official else []
    return parts + (["the Pharaoh is there"] if extras.has_pharaoh(name) else [])


def status(scene: Scene, name: str) -> str:
    bids = scene.bids_on(name)
    owner = scene.laid(name).owner
    if owner != NOBODY:
        return f"held by {scene.people.name(owner)}"
    if name in scene.table.up and scene.phase != AUCTION:
        return "still open"
    if name in scene.table.up:
        told = listed((bid_words(scene, name, seat, amount) for seat, amount in bids), "no bid")
        return f"for auction, {told}"
    return "held by nobody"


def bid_words(scene: Scene, name: str, seat: int, amount: int) -> str:
    guard = f" with {scene.terms.card('protection')}" if scene.is_protected(name, seat) else ""
    return f"{scene.people.name(seat)} {amount}{guard}"
