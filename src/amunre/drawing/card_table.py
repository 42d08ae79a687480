"""The table of the card game as a picture: what is for auction, and a row for each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from amunre.drawing.card_words import CardScene, describe, heading, situation
from amunre.drawing.palette import style_sheet
from amunre.drawing.svg import ID, Markup, at, circle, element, fitting, joined, label, path, rect, written
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.rules.cardgame.view import StackView
from amunre.rules.components import ProvinceCard

WIDTH = 1100
HEAD = 64
CARD_W, CARD_H = 216, 104
PEEK = 30
"""How much of a covered card can be seen."""
SEAT_W = 380
GAP = 16
TOP = HEAD + 20
GOLD_W, GOLD_H = 26, 34
ROW_H = CARD_H + 2 * PEEK + 28


def card_picture(rules: Ruleset, view: View, names: Sequence[str]) -> str:
    """A position of the card game."""
    scene = CardScene(rules, view, names)
    rows = TOP + (CARD_H + 66 if scene.table.up else 0)
    height = rows + ROW_H * len(names) + GAP
    return element(
        "svg",
        element("title", written(heading(scene)), id=f"{ID}title"),
        element("desc", written(describe(scene)), id=f"{ID}desc"),
        style_sheet(),
        rect(0, 0, WIDTH, height, "f-paper"),
        draw_head(scene),
        draw_auction(scene),
        *(draw_seat(scene, seat, rows + ROW_H * number) for number, seat in enumerate(scene.table.order)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        class_="picture",
        role="img",
        aria_labelledby=f"{ID}title {ID}desc",
    )


def draw_head(scene: CardScene) -> Markup:
    parts = [
        label(22, 40, "Amun-Re", 25, "f-ink carved"),
        label(180, 38, heading(scene).removeprefix("Amun-Re, "), 16, "f-ink bold"),
        path(f"M0 {HEAD} H{WIDTH}", "line s-edge", stroke_width=2),
    ]
    low, middle, high = scene.cards.flood
    spans = (f"to {low - 1}", f"{low}-{middle - 1}", f"{middle}-{high - 1}", f"from {high}")
    for level, span in enumerate(spans, 1):
        x = WIDTH - 460 + 112 * (level - 1)
        here = level == scene.table.level
        parts.append(rect(x, 16, 104, 34, "f-water" if here else "f-tile", rx=8))
        parts.append(
            label(
                x + 52, 38, f"{level}: {span}", 14, "f-on_water bold" if here else "f-soft", anchor="middle"
            )
        )
    return joined(parts)


def draw_auction(scene: CardScene) -> Markup:
    """The cards for auction in a row, each with the gold card that lies at it."""
    parts = []
    for number, name in enumerate(scene.table.up):
        x = GAP + (CARD_W - 6) * number
        parts.append(draw_card(scene.printed(name), x, TOP, CARD_W - 16))
        for seat, who in enumerate(scene.table.seats):
            if who.bid_on == name:
                parts.append(gold_card(who.bid, x, TOP + CARD_H + 8, "f-gold"))
                text = fitting(scene.names[seat], CARD_W - 60, 15)
                parts.append(label(x + GOLD_W + 10, TOP + CARD_H + 30, text, 15, f"f-seat{seat} bold"))
    return joined(parts)


def draw_card(card: ProvinceCard, x: float, y: float, width: float) -> Markup:
    """A card with all that is printed on it."""
    return at(
        x,
        y,
        rect(0, 0, width, CARD_H, "f-tile s-edge", rx=10, stroke_width=1.5),
        label(12, 22, card.name.capitalize(), 15, "f-ink bold"),
        label(width - 12, 22, "I" * card.kingdom, 13, "f-soft carved", anchor="end"),
        row_of(pyramid, card.pyramids, 12, 32, 18),
        row_of(ankh, card.ankhs, 12, 54, 18),
        row_of(field, card.fields, 12, 80, 19),
        label(width - 12, 66, "caravan", 13, "f-camel bold", anchor="end") if card.caravans else Markup(""),
    )


def row_of(draw: Callable[[], Markup], count: int, x: float, y: float, step: float) -> Markup:
    return joined(at(x + step * number, y, draw()) for number in range(count))


def pyramid() -> Markup:
    return path("M0 15 L8 0 L16 15 Z", "f-shade s-edge", stroke_width=1)


def ankh() -> Markup:
    return path(
        "M7 9 C2 5 3 0 7 0 C11 0 12 5 7 9 V20 M2 12 H12", "line s-favour", stroke_width=2.4, fill="none"
    )


def field() -> Markup:
    return joined(
        (
            rect(0, 0, 16, 14, "f-field s-furrow", rx=2, stroke_width=1),
            path("M3 5 H13 M3 9 H13", "line s-furrow", stroke_width=1),
        )
    )


def gold_card(value: int, x: float, y: float, colour: str) -> Markup:
    ink = "f-on_gold bold" if colour == "f-gold" else "f-soft"
    return joined(
        (
            rect(x, y, GOLD_W, GOLD_H, f"{colour} s-edge", rx=4, stroke_width=1),
            label(x + GOLD_W / 2, y + 23, value, 16, ink, anchor="middle"),
        )
    )


def draw_seat(scene: CardScene, seat: int, y: float) -> Markup:
    who = scene.table.seats[seat]
    doing = situation(scene, seat)
    parts = [
        rect(GAP, y, WIDTH - 2 * GAP, ROW_H - 14, "f-papyrus", rx=12),
        circle(GAP + 24, y + 28, 11, f"f-seat{seat}"),
        label(GAP + 46, y + 35, fitting(scene.names[seat], 190, 20), 20, "f-ink bold"),
        label(SEAT_W - 20, y + 35, f"{who.points} points", 17, "f-ink bold", anchor="end"),
        label(GAP + 18, y + 62, fitting(doing, SEAT_W - 40, 14), 14, "f-ink"),
        label(GAP + 18, y + 88, "reserve", 13, "f-soft"),
        *(gold_card(card, GAP + 84 + 30 * n, y + 68, "f-gold") for n, card in enumerate(who.reserve)),
        label(GAP + 18, y + 128, "spent", 13, "f-soft"),
        *(gold_card(card, GAP + 84 + 30 * n, y + 108, "f-idle") for n, card in enumerate(who.spent)),
    ]
    parts += [
        draw_stack(scene, stack, SEAT_W + GAP + (CARD_W + GAP) * number, y + 8)
        for number, stack in enumerate(who.stacks)
    ]
    return joined(parts)


def draw_stack(scene: CardScene, stack: StackView, x: float, y: float) -> Markup:
    """An extended province: covered cards show their names and pyramids only; tokens stand as a number."""
    parts = []
    *covered, top = stack.cards
    for number, name in enumerate(covered):
        card = scene.printed(name)
        parts.append(
            at(
                x,
                y + PEEK * number,
                rect(0, 0, CARD_W, PEEK + 20, "f-idle s-edge", rx=10, stroke_width=1.5),
                label(12, 21, card.name.capitalize(), 13, "f-soft"),
                row_of(pyramid, card.pyramids, CARD_W - 12 - 18 * card.pyramids, 8, 18),
            )
        )
    parts.append(draw_card(scene.printed(top), x, y + PEEK * len(covered), CARD_W))
    if stack.tokens:
        place = y + PEEK * len(covered) + 46
        words = f"+{stack.tokens} tokens" if stack.tokens > 1 else "+1 token"
        parts.append(label(x + CARD_W - 12, place, words, 14, "f-ink bold", anchor="end"))
    return joined(parts)
