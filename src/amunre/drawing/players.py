"""The players in turn order, with as much of their hands as the view shows."""

from __future__ import annotations

from collections import Counter

from amunre.drawing.glyphs import glyph
from amunre.drawing.layout import PANEL_W, PANEL_X, SEAT_GAP, SEAT_Y, seat_step
from amunre.drawing.scene import WINNER, Scene
from amunre.drawing.svg import Markup, at, fitting, joined, label, path, rect, title, use, width_of
from amunre.drawing.words import describe_seat, held, place

_BAND = 46
_TEXT_X = _BAND + 12
_ROOM = PANEL_W - _TEXT_X - 8
_TIGHT, _ROOMY = (57, 80, 98, 115), (60, 88, 108, 127)
"""Heights of goods, provinces, doings and the first small line, with five players and with fewer."""
_ROOMY_FROM, _LINE = 160, 14
_GOODS_X, _MORE_GOODS_X = (0, 54, 102, 155), (0, 46, 86, 126, 164)
"""Where gold, cards, pyramids and stones stand, and with a Pharaoh's tokens behind them."""
UNKNOWN = "?"
_SOURCES = {"west_bank": "banks", "east_bank": "banks", "tomb_rows": "tomb"}


def draw_players(scene: Scene) -> Markup:
    step = seat_step(scene.seen.players)
    return joined(
        at(PANEL_X, SEAT_Y + step * rank, _seat(scene, seat, rank + 1, step - SEAT_GAP))
        for rank, seat in enumerate(scene.table.order)
    )


def _seat(scene: Scene, seat: int, rank: int, height: float) -> Markup:
    roomy = height >= _ROOMY_FROM
    goods, lands, doing, first = _ROOMY if roomy else _TIGHT
    texts = ((_hand(scene, seat), ", "), (_statues(scene, seat), ", "), (_province_cards(scene, seat), ", "))
    lines = [line for text, mark in (*texts, (scored(scene, seat), " · ")) for line in broken(text, mark)]
    fit = [(first + _LINE * number, line) for number, line in enumerate(lines)]
    return joined(
        (
            title(describe_seat(scene, seat)),
            _frame(height, scene.is_asked(seat)),
            _band(seat, rank, height),
            _name_and_points(scene, seat),
            _goods(scene, seat, goods),
            label(_TEXT_X, lands, fitting(_lands(scene, seat), _ROOM, 13), 13),
            _doing(scene, seat, doing),
            *(label(_TEXT_X, y, fitting(line, _ROOM, 12), 12, "f-soft") for y, line in fit if y < height - 4),
        )
    )


def _frame(height: float, asked: bool) -> Markup:
    """A player who is asked has a double frame."""
    if not asked:
        return rect(0, 0, PANEL_W, height, "f-tile s-edge", rx=9, stroke_width=1.4)
    return joined(
        (
            rect(-3, -3, PANEL_W + 6, height + 6, "f-tile s-alert", rx=11, stroke_width=3),
            rect(1, 1, PANEL_W - 2, height - 2, "line s-alert", rx=8, stroke_width=1),
        )
    )


def _band(seat: int, rank: int, height: float) -> Markup:
    d = f"M9 0 H{_BAND} V{height} H9 A9 9 0 0 1 0 {height - 9} V9 A9 9 0 0 1 9 0 Z"
    return joined(
        (
            path(d, f"f-seat{seat}"),
            glyph(seat, _BAND / 2, 34, 1.45),
            label(_BAND / 2, height - 16, f"{rank}.", 22, "f-on_seat carved", anchor="middle"),
        )
    )


def _name_and_points(scene: Scene, seat: int) -> Markup:
    return joined(
        (
            label(_TEXT_X, 28, fitting(scene.names[seat], _ROOM - 68, 19), 19, "f-ink carved"),
            label(PANEL_W - 12, 33, scene.table.seats[seat].points, 31, "f-ink bold", anchor="end"),
            label(PANEL_W - 12, 47, "points", 12, "f-soft", anchor="end"),
        )
    )


def _goods(scene: Scene, seat: int, y: float) -> Markup:
    """Gold, favour cards, and what stands in the player's provinces."""
    who = scene.table.seats[seat]
    lands = scene.lands_of(seat)
    built = sum(scene.laid(name).pyramids for name in lands)
    stones = sum(scene.laid(name).stones for name in lands)
    court = scene.extras.court
    items: list[tuple[Markup, str | int]] = [
        (use("coin", 9, 0), UNKNOWN if who.gold is None else who.gold),
        (use("card", 9, 0), UNKNOWN if who.cards is None else who.cards),
        (use("pyramid", 7, 8, 0.42), built),
        (use("stone", 8, 7, 0.95), stones),
    ]
    items += [(use("token", 9, 0, 0.9), court.tokens[seat])] if court else []
    return joined(
        at(_TEXT_X + x, y, icon, label(21, 5.5, value, 16, "f-ink bold"))
        for x, (icon, value) in zip(_MORE_GOODS_X if court else _GOODS_X, items, strict=True)
    )


def _lands(scene: Scene, seat: int) -> str:
    return " · ".join(place(name) for name in scene.lands_of(seat)) or "no province yet"


def _doing(scene: Scene, seat: int, y: float) -> Markup:
    """What the player is asked, with an arrow; a sealed choice as a scroll; what lies open."""
    situation, lying = scene.situation(seat), ", ".join(scene.open_cards(seat))
    parts: list[Markup] = []
    x = float(_TEXT_X)
    if scene.is_asked(seat):
        parts.append(path(f"M{x} {y - 10} L{x + 9} {y - 4.5} L{x} {y + 1} Z", "f-alert"))
        x += 15
    elif scene.has_sealed(seat):
        parts.append(use("scroll", x + 11, y - 5))
        x += 28
    if situation:
        parts.append(_situation(scene, seat, x, y))
        x += width_of(situation, 14) + 6
    if lying:
        parts.append(label(x, y, fitting(lying, PANEL_W - x - 8, 13), 13))
    return joined(parts)


def _situation(scene: Scene, seat: int, x: float, y: float) -> Markup:
    text = scene.situation(seat)
    if text != WINNER:
        return label(x, y, text, 13, "f-alert bold" if scene.is_asked(seat) else "f-ink bold")
    width = width_of(text, 14) + 22
    pill = rect(x, y - 15, width, 21, "f-ink", rx=10.5)
    return joined((pill, label(x + width / 2, y, text, 14, "f-paper bold", anchor="middle")))


def broken(text: str, mark: str) -> list[str]:
    """The text in lines that fit, broken after a mark; a comma is kept, other marks are not."""
    lines: list[str] = []
    for word in text.split(mark) if text else []:
        longer = f"{lines[-1]}{mark}{word}" if lines else word
        if lines and width_of(longer + ",", 12) <= _ROOM:
            lines[-1] = longer
        else:
            lines.append(word)
    end = "," if mark == ", " else ""
    return [*(line + end for line in lines[:-1]), *lines[-1:]]


def _hand(scene: Scene, seat: int) -> str:
    """One's own cards by name; those of others are never in the view."""
    who = scene.table.seats[seat]
    if who.dealt:
        return f"choose: {' or '.join(who.dealt)}".replace("_", "/")
    return "" if who.hand is None else f"hand: {held(who.hand)}"


def _statues(scene: Scene, seat: int) -> str:
    found = scene.statues_of(seat)
    return f"statue{'s' if len(found) > 1 else ''}: {', '.join(found)}" if found else ""


def _province_cards(scene: Scene, seat: int) -> str:
    """Province cards in one's own hand."""
    if seat != scene.seen.viewer or not scene.table.held:
        return ""
    return f"province cards: {', '.join(place(name) for name in scene.table.held)}"


def scored(scene: Scene, seat: int) -> str:
    """Where the points came from: ``scored: pyramids 6 · sets 3 · banks 5``."""
    sums: Counter[str] = Counter()
    for item in scene.table.items:
        if item.seat == seat:
            source = "schemes" if item.source.startswith("scheme") else item.source
            sums[_SOURCES.get(source, source)] += item.points
    parts = [f"{source} {points}" for source, points in sums.items() if points]
    return f"scored: {' · '.join(parts)}" if parts else ""
