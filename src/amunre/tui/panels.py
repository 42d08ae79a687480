"""What stands around the map: the round, the temple, the players, one's own hand, the discards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from rich.console import Console
from rich.table import Table
from rich.text import Text

from amunre.rules.base.board import LAST_ROUND
from amunre.rules.base.cards import THEFT
from amunre.tui import annex
from amunre.tui.board import draw_map
from amunre.tui.scene import Scene
from amunre.tui.screen import NARROW, SEAT_STYLES, fitting, signs_of
from amunre.tui.words import KINGDOMS, capital, listed, place, plural

UNKNOWN = "?"


def draw(console: Console, scene: Scene) -> None:
    """The whole table."""
    console.print(heading(console, scene))
    console.print(temple_line(console, scene))
    for line in draw_map(console, scene):
        console.print(line)
    console.print(players_table(console, scene))
    for line in annex.draw_annex(console, scene):
        console.print(line)
    for text in piles(scene):
        console.print(fitting(console, text))


def heading(console: Console, scene: Scene) -> Text:
    parts = [scene.phase_in_words]
    if scene.table.kingdom:
        parts = [KINGDOMS[scene.table.kingdom], f"round {scene.table.round} of {LAST_ROUND}", *parts]
    dot = signs_of(console).dot
    whole = dot.join([scene.title, *parts])
    if len(whole) <= console.width:
        return Text(whole, "bold")
    edition, *modules = scene.title.split("+")
    return Text(dot.join([f"{edition} + {plural(len(modules), 'expansion')}", *parts]), "bold")


def temple_line(console: Console, scene: Scene) -> Text:
    """The temple track with the present position in brackets: ``1: to 2  [2: 3-12]  3: 13-22  4: 23-``."""
    bounds = scene.track()
    ranges = [f"to {bounds[0] - 1}"]
    ranges += [f"{low}-{high - 1}" for low, high in pairwise(bounds)]
    ranges.append(f"from {bounds[-1]}")
    text = Text("temple ")
    for position, span in enumerate(ranges, 1):
        here = position == scene.table.temple
        text.append("  ").append(
            f"[{position}: {span}]" if here else f"{position}: {span}", "bold" if here else ""
        )
    caravans = listed(str(position) for position in scene.components.caravan_positions)
    rest = f"caravans pay on {caravans}" if scene.table.temple else "not on the track yet"
    text.append(f"    {rest}", "dim")
    return text


def players_table(console: Console, scene: Scene) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    more = annex.columns(scene)
    numbers = ("points", "gold", "cards", *more)
    for name in ("", "player", *numbers, "provinces", ""):
        is_number = name in numbers
        table.add_column(
            name, justify="right" if is_number else "left", no_wrap=is_number or name == "player"
        )
    for number, seat in enumerate(scene.table.order, 1):
        who = scene.table.seats[seat]
        name = scene.people.name(seat)
        table.add_row(
            str(number),
            Text(f"{signs_of(console).seats[seat]} {name}", SEAT_STYLES[seat]),
            str(who.points),
            UNKNOWN if who.gold is None else str(who.gold),
            UNKNOWN if who.cards is None else str(who.cards),
            *(cells[seat] for cells in more.values()),
            holdings(console, scene, seat),
            situation(scene, seat),
        )
    return table


def holdings(console: Console, scene: Scene, seat: int) -> str:
    names = [place(name) for name in scene.provinces_of(seat)]
    if console.width < NARROW:
        return " ".join(name[:4] for name in names)
    return ", ".join(names)


def situation(scene: Scene, seat: int) -> str:
    """What lies before a player just now, in a few words."""
    who = scene.table.seats[seat]
    card = scene.terms.card
    words = []
    if who.offered >= 0:
        words.append(f"offered {who.offered}" if who.offered else card(THEFT))
    words += map(card, who.laid)
    words += [card("bribery")] if who.bribery == 1 else []
    words += [card("protection")] if 1 in who.protection else []
    for decision in scene.seen.decisions:
        if decision.seat == seat:
            words.append("has chosen" if decision.sealed else "to decide")
    return ", ".join(words)


def piles(scene: Scene) -> list[str]:
    """The hand of the viewer, the deck and the discards."""
    table = scene.table
    lines = []
    own = scene.own()
    if own is not None and own.hand is not None:
        lines.append(hand_line(scene))
    discards = listed(scene.terms.held(Counter(table.discards)), "none")
    count = f" ({len(table.discards)})" if table.discards else ""
    lines.append(
        f"{capital(scene.terms.things('favour deck'))} {table.favour_deck} · discards{count}: {discards}"
    )
    return lines + annex.piles(scene)


def hand_line(scene: Scene) -> str:
    return f"Your hand: {holding(scene)}"


def holding(scene: Scene) -> str:
    """All that the viewer holds in hand: ``architect, theft · 20 gold``."""
    own = scene.own()
    assert own is not None
    assert own.hand is not None
    dealt = (
        [f"start schemes to choose from: {listed(map(scene.terms.typed_card, own.dealt))}"]
        if own.dealt
        else []
    )
    cards = ", ".join([*scene.terms.typed_held(own.hand), scene.terms.typed_card(THEFT)])
    return " · ".join([cards, f"{own.gold} gold", *annex.possessions(scene), *dealt])


def narrate(console: Console, lines: list[str], people_names: dict[str, int]) -> None:
    """Sentences with the names of seats in their colours."""
    bullet = signs_of(console).bullet
    for line in lines:
        text = Text(fitting(console, f"{bullet} {line}"))
        for name, seat in people_names.items():
            text.highlight_words([name, name.capitalize()], SEAT_STYLES[seat])
        console.print(text)
