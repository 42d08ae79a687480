"""What the icons mean, and the piles. Nobody should have to look them up."""

from __future__ import annotations

from collections.abc import Callable

from amunre.drawing.court import official_card
from amunre.drawing.layout import HEIGHT, LEGEND_Y, PANEL_W, PANEL_X, SEAT_Y, seat_step
from amunre.drawing.scene import Scene
from amunre.drawing.svg import Markup, at, label, path, use
from amunre.drawing.tombs import tile
from amunre.drawing.words import counted, listed
from amunre.rules.components import Official

_AN_OFFICIAL = Official("an example", farmers=2)
_ROW = 30
_LINE = 16
_MARGIN = 14
_SMALLER = 0.8
_COLUMN = 148


def draw_legend(scene: Scene) -> Markup:
    entries = [*_entries(scene), *_expansion_entries(scene)]
    piles = _piles(scene)
    rows = (len(entries) + 1) // 2
    needed = _ROW * rows + _LINE * len(piles) + _MARGIN
    top = max(HEIGHT - needed, SEAT_Y + seat_step(scene.seen.players) * scene.seen.players)
    top = min(top, LEGEND_Y)
    low = HEIGHT - top - _MARGIN
    step = min(_ROW, (low - _LINE * len(piles)) / rows)
    tight = step < _ROW
    first = step * 0.6 if tight else 20
    parts = [
        at(_COLUMN * (place % 2), step * (place // 2) + first, _icon(icon, tight), *_text(words, tight))
        for place, (icon, words) in enumerate(entries)
    ]
    parts += [
        label(PANEL_W / 2, low - _LINE * above, text, 11.5, "f-ink", anchor="middle")
        for above, text in enumerate(reversed(piles))
    ]
    return at(PANEL_X, top, path(f"M0 0 H{PANEL_W}", "line s-edge", stroke_width=1.4), *parts)


def _icon(icon: Markup, tight: bool) -> Markup:
    """Where rows are narrow, icons are smaller; the middle stays where it is."""
    return at(2.6, 0, icon, scale=_SMALLER) if tight else icon


def _text(words: str, tight: bool) -> list[Markup]:
    first, _, second = words.partition("|")
    if tight or not second:
        return [label(32, 5, first, 12, "f-ink")]
    return [label(32, -1.5, first, 12, "f-ink"), label(32, 11.5, second, 11.5, "f-soft")]


def _entries(scene: Scene) -> list[tuple[Markup, str]]:
    components = scene.components
    positions = listed(str(position) for position in components.caravan_positions)
    icon: Callable[[str, float, float], Markup] = lambda name, dy, scale: use(name, 13, dy, scale)  # noqa: E731
    return [
        (icon("farmer", 12, 1), "farmer|gold = position"),
        (icon("printed-farmer", 12, 1), "printed farmer|stays for ever"),
        (icon("favour", 0, 1.15), "favour icon|one card to buy"),
        (icon("card", 0, 1), "favour card"),
        (icon("pylon", 12, 0.8), "temple|points = position"),
        (icon("ingot", 9, 0.72), "mine|gold each harvest"),
        (icon("camel", 12, 0.95), f"caravan|gold on {positions}"),
        (_ribbon(), "blessing|for the winner"),
        (icon("stone", 7, 0.95), "stone|three: a pyramid"),
        (icon("pyramid", 11, 0.56), f"pyramid|{counted(components.pyramid_points, 'point')}"),
    ]


def _expansion_entries(scene: Scene) -> list[tuple[Markup, str]]:
    extras = scene.extras
    found = []
    if extras.statues:
        found.append((use("statue-bastet", 13, 12, 0.76), "statue|owner's power"))
    if extras.officials:
        found.append((at(4, -13, official_card(_AN_OFFICIAL, 0, 0), scale=0.54), "official|if not kept"))
    if extras.court:
        found.append((use("token", 13, 0, 1.15), "Pharaoh, token|a gift for each"))
    if extras.tombs:
        found.append((tile("point", 13, 0), "tomb tile|1 point"))
    return found


def _ribbon() -> Markup:
    return path("M1 -7 H26 L21 0 L26 7 H1 L6 0 Z", "f-ribbon")


def _piles(scene: Scene) -> list[str]:
    """Of the base game, and in a second line those of expansions."""
    table, extras = scene.table, scene.extras
    base = (
        f"favour deck {table.favour_deck}",
        f"discards {len(table.discards)}",
        f"provinces to come {table.province_deck}",
    )
    more = [f"Officials {extras.officials.deck}"] if extras.officials else []
    more += [f"statues {extras.statues.deck}"] if extras.statues else []
    if extras.tombs:
        more.append(f"tiles {extras.tombs.stack}, discarded {len(extras.tombs.discards)}")
    return ["  ·  ".join(parts) for parts in (base, more) if parts]
