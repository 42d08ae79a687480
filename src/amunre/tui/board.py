"""The map along the Nile, as a grid or as a list."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from amunre.rules.base.board import NOBODY
from amunre.rules.components import Province
from amunre.tui.scene import AUCTION, Scene
from amunre.tui.screen import LIST_ONLY, NARROW, SEAT_STYLES, Signs, fitting, pad, signs_of
from amunre.tui.words import listed, place, plural

GRID = (
    ("damanhur", "buto", "mendes", "avaris"),
    ("baharya", "memphis", "amarna", ""),
    ("dakhla", "abydos", "thebes", "sawu"),
    ("kharga", "edfu", "abu", "berenike"),
)
"""West desert, west bank, east bank, east desert; Lower Egypt ends below the second row."""
LAST_LOWER_ROW = 1
PROTECTED = "!"
"""Behind a bid that protection guards."""


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
SHORT = Wording(16, "farm ", "ic ", "pays", "tem ", "mine ", "car ", ("c", "s", "g"), "", "", 2)


def draw_map(console: Console, scene: Scene) -> list[Text]:
    """The map for the width of the terminal."""
    if console.width < LIST_ONLY:
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
    waiting = scene.extras.officials.placed if scene.extras.officials else {}
    height = 5 if any(name in waiting for name in row) else 4
    cells = [cell(scene, signs, words, name, height) for name in row]
    lines = []
    for parts in zip(*cells, strict=True):
        line = Text()
        for number, part in enumerate(parts):
            if number == 2:
                line.append(signs.wall, "dim").append(signs.nile * words.nile, "blue")
            line.append(signs.wall, "dim").append(" ").append_text(part)
        lines.append(line.append(signs.wall, "dim"))
    return lines


def cell(scene: Scene, signs: Signs, words: Wording, name: str, height: int) -> list[Text]:
    """Name and icons; farmers and pay; buildings and features; what is going on; perhaps an official."""
    blank = Text(" " * words.width)
    if not name:
        return [blank] * height
    if name in scene.table.blocked or name in scene.table.out:
        gone = "blocked" if name in scene.table.blocked else "out of the game"
        head, foot = (pad(Text(f"  {text}", "dim"), "", words.width) for text in (place(name), gone))
        return [head, foot, *[blank] * (height - 2)]
    printed = scene.printed(name)
    icons = f"{words.icons}{printed.icons}" if printed.icons else ""
    lines = [
        pad(name_line(scene, signs, name), icons, words.width),
        pad(Text(farmers(scene, words, name)), pay(scene, words, name), words.width),
        pad(buildings(scene, signs, name), features(scene, words, name), words.width),
        pad(business(scene, signs, words, name), scene.extras.statue_in(name), words.width, "bold"),
    ]
    return [*lines, official(scene, words, name)] if height > len(lines) else lines


def name_line(scene: Scene, signs: Signs, name: str) -> Text:
    """The owner's sign, the Pharaoh if he is there, and the name."""
    owner = scene.laid(name).owner
    here = signs.pharaoh if scene.extras.has_pharaoh(name) else " "
    if owner == NOBODY:
        style = "bold reverse" if name in scene.table.up else "bold"
        return Text(f" {here}").append(place(name), style)
    style = SEAT_STYLES[owner]
    return Text(signs.seats[owner], style).append(here, "bold").append(place(name), style)


def official(scene: Scene, words: Wording, name: str) -> Text:
    """What the Officials card of an open province brings."""
    found = "+".join(scene.extras.official_in(name)).replace("1 ", "")
    return pad(Text(f"{words.official}{found}" if found else "", "italic"), "", words.width)


def farmers(scene: Scene, words: Wording, name: str) -> str:
    """Farmers on fields, fields, and farmers beside them: ``farmers 2/4+1``."""
    printed, laid = scene.printed(name), scene.laid(name)
    beside = laid.extra_farmers + printed.printed_farmers
    if not printed.fields and not beside:
        return "no fields"
    return f"{words.farmers}{laid.farmers}/{printed.fields}" + (f"+{beside}" if beside else "")


def pay(scene: Scene, words: Wording, name: str) -> str:
    gold = scene.pays(name) if scene.laid(name).owner != NOBODY and scene.table.temple else 0
    return f"{words.pays}{gold}" if gold else ""


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


def business(scene: Scene, signs: Signs, words: Wording, name: str) -> Text:
    """The last line: bids while it is up for auction, otherwise who holds it."""
    if name in scene.table.up and scene.laid(name).owner == NOBODY:
        bids = scene.bids_on(name)
        if not bids:
            return Text("for auction" if scene.phase == AUCTION else "still open", "italic")
        text = Text(words.bids)
        for number, (seat, amount) in enumerate(bids):
            text.append(" " if number else "")
            guard = PROTECTED if scene.is_protected(name, seat) else ""
            text.append(f"{signs.seats[seat]}{amount}{guard}", SEAT_STYLES[seat])
        return text
    owner = scene.laid(name).owner
    return Text("") if owner == NOBODY else Text(scene.people.name(owner), SEAT_STYLES[owner])


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
    parts = [status(scene, name), f"{laid.farmers} of {plural(printed.fields, 'field')} farmed"]
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
    parts += guests(scene, name)
    return f"{place(name)} ({printed.bank}, {printed.region} Egypt): {', '.join(parts)}."


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
    guard = " with protection" if scene.is_protected(name, seat) else ""
    return f"{scene.people.name(seat)} {amount}{guard}"
