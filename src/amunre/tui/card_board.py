"""The table of the card game: what is for auction, the players, and their provinces."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from rich.console import Console
from rich.table import Table
from rich.text import Text

from amunre.kernel.messages import Action
from amunre.rules.cardgame.income import BuildPyramids, cost
from amunre.tui.card_scene import CardScene
from amunre.tui.card_sentences import figures, gold_cards
from amunre.tui.screen import SEAT_STYLES, fitting, is_in_words, signs_of
from amunre.tui.words import listed, place

PHASE_OF_BIDS = "Auction"
LAST = 3
"""Of the kingdoms, and of the auctions in one."""


def draw(console: Console, scene: CardScene) -> None:
    """The whole table."""
    console.print(heading(console, scene))
    console.print(flood_line(scene))
    for line in up_lines(console, scene):
        console.print(line)
    if not is_in_words(console):
        console.print(players_table(console, scene))
    else:
        for seat in scene.table.order:
            console.print(Text(player_line(scene, seat)))
    for line in province_lines(console, scene):
        console.print(line)
    console.print(Text(fitting(console, decks_line(scene))))


def heading(console: Console, scene: CardScene) -> Text:
    parts = [scene.title]
    if scene.table.kingdom:
        parts.append(f"kingdom {scene.table.kingdom} of {LAST}")
    if scene.phase == PHASE_OF_BIDS:
        parts.append(f"auction {scene.table.auction} of {LAST}")
    else:
        parts.append(scene.phase)
    return Text(signs_of(console).dot.join(parts), "bold")


def flood_line(scene: CardScene) -> Text:
    """The flood levels with the present one in brackets: ``1: to 5  [2: 6-10]  3: 11-15  4: from 16``."""
    bounds = scene.cards.flood
    spans = [f"to {bounds[0] - 1}", *(f"{low}-{high - 1}" for low, high in pairwise(bounds))]
    text = Text("flood ")
    for level, span in enumerate([*spans, f"from {bounds[-1]}"], 1):
        here = level == scene.table.level
        text.append(f"  [{level}: {span}]" if here else f"  {level}: {span}", "bold" if here else "")
    caravans = listed(str(level) for level in scene.cards.caravan_levels)
    text.append(f"    caravans pay at {caravans}", "dim")
    return text


def up_lines(console: Console, scene: CardScene) -> list[Text]:
    """A line for each province card for auction: what it has and whose gold card lies there."""
    lines = []
    for card in scene.table.up:
        line = Text(f"  {place(card)}: ", "bold").append(describe(scene, card), "not bold")
        bid = scene.bid_at(card)
        if bid is None:
            line.append(" - no bid", "dim")
        else:
            seat, gold = bid
            sign = signs_of(console).seats[seat]
            line.append(f" - {sign} {scene.people.name(seat)} {gold}", SEAT_STYLES[seat])
        lines.append(line)
    return [Text("For auction:", "dim"), *lines] if lines else []


def describe(scene: CardScene, card: str) -> str:
    printed = scene.printed(card)
    return figures(printed.ankhs, printed.fields, printed.caravans, printed.pyramids)


def players_table(console: Console, scene: CardScene) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    numbers = ("points", "ankhs", "fields", "caravans")
    for name in ("", "player", *numbers, "reserve", "spent", ""):
        table.add_column(name, justify="right" if name in numbers else "left")
    for number, seat in enumerate(scene.table.order, 1):
        who = scene.table.seats[seat]
        table.add_row(
            str(number),
            Text(f"{signs_of(console).seats[seat]} {scene.people.name(seat)}", SEAT_STYLES[seat]),
            str(who.points),
            str(scene.ankhs(seat)),
            str(scene.fields(seat)),
            str(scene.caravans(seat)),
            " ".join(map(str, who.reserve)) or "-",
            " ".join(map(str, who.spent)) or "-",
            situation(scene, seat),
        )
    return table


def player_line(scene: CardScene, seat: int) -> str:
    """The same in words, for narrow terminals and for ears."""
    who = scene.table.seats[seat]
    visible = figures(scene.ankhs(seat), scene.fields(seat), scene.caravans(seat), 0)
    more = situation(scene, seat)
    name = scene.people.name(seat).capitalize()
    return f"{name}: {who.points} points, {visible}, reserve {gold_cards(who.reserve)}" + (
        f"; {more}." if more else "."
    )


def situation(scene: CardScene, seat: int) -> str:
    """What lies before a player just now, in a few words."""
    who = scene.table.seats[seat]
    words = ["Pharaoh"] if seat == scene.table.order[0] else []
    words += [f"offered {who.offered}"] if who.offered >= 0 else []
    words += [f"{who.gold} gold"] if who.gold else []
    words += [f"has won {place(who.won)}"] if who.won else []
    for decision in scene.seen.decisions:
        if decision.seat == seat:
            words.append("has chosen" if decision.sealed else "to decide")
    return ", ".join(words)


def province_lines(console: Console, scene: CardScene) -> list[Text]:
    """The extended provinces of everybody, uppermost card first, with all their pyramids."""
    signs = signs_of(console)
    lines = []
    for seat in scene.table.order:
        stacks = scene.table.seats[seat].stacks
        heights = scene.pyramids(seat)
        parts = [
            f"{' on '.join(place(card) for card in reversed(stack.cards))} {signs.pyramid}{height}"
            for stack, height in zip(stacks, heights, strict=True)
        ]
        if parts:
            text = Text(f"{signs.seats[seat]} {scene.people.name(seat)}: ", SEAT_STYLES[seat])
            lines.append(text.append("; ".join(parts), "not bold default"))
    return lines


def decks_line(scene: CardScene) -> str:
    decks = [f"kingdom {number}: {size}" for number, size in enumerate(scene.table.decks, 1)]
    return f"Decks · {' · '.join(decks)}"


def list_provinces(console: Console, scene: CardScene) -> list[Text]:
    """Every card that lies open, in words."""
    cards = [
        *scene.table.up,
        *(card for seat in scene.table.seats for stack in seat.stacks for card in stack.cards),
    ]
    return [Text(fitting(console, f"{place(card)}: {describe(scene, card)}.")) for card in cards]


def holding(scene: CardScene) -> str:
    own = scene.own()
    assert own is not None
    gold = f" · {own.gold} gold" if own.gold else ""
    return f"reserve {gold_cards(own.reserve)} · spent {gold_cards(own.spent)}{gold}"


def notes(scene: CardScene) -> Callable[[Action], str]:
    """What stands behind an action in a menu: the price of pyramids."""

    def note(action: Action) -> str:
        if isinstance(action, BuildPyramids):
            return f" ({cost(scene.cards.costs, action.count)} gold)"
        return ""

    return note


def legend(console: Console, scene: CardScene) -> str:
    signs = signs_of(console)
    return (
        f"{signs.pyramid}4 are all pyramids of an extended province, printed ones and tokens. Only the "
        "uppermost card of a province shows its ankhs, fields and caravan. Whoever stands first in the list "
        "is Pharaoh."
    )
