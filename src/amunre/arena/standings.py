"""What a tournament's games add up to, and a picture of the ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence

import msgspec

from amunre.arena.ratings import Online, Ranking, Rating, anchor_of, fit, online
from amunre.arena.tournament import GameResult, Plan, label_of
from amunre.drawing.svg import Markup, element, number, written

WIDTH, ROW, LEFT, RIGHT, TOP = 760.0, 34.0, 150.0, 40.0, 64.0
TICKS = 6


class Standing(msgspec.Struct, frozen=True):
    """A bot's games in figures."""

    bot: str
    seats: int
    won: int
    """Seats that came first, alone or shared."""
    mean_place: float
    mean_points: float
    lost_moves: int
    """Moves that were made by chance because the bot failed."""


class Rated(msgspec.Struct, frozen=True):
    """Both ratings of all bots in some games."""

    games: int
    deals: int
    anchor: str
    """The bot whose rating was given, and by which the others are measured."""
    ratings: list[Rating]
    online: list[Online]


def in_plan_order(results: Sequence[GameResult]) -> list[GameResult]:
    """Games in the order of the plan, whichever ended first."""
    return sorted(results, key=lambda result: result.key)


def rankings(logs: Iterable[tuple[Plan, Sequence[GameResult]]]) -> list[Ranking]:
    """All games of some tournaments; plans with the same seed have the same deals.

    Equal games of equal bots prove no more than one of them, and are taken once.
    """
    found: dict[Hashable, Ranking] = {}
    for plan, results in logs:
        options = tuple(sorted(plan.options.items()))
        for result in in_plan_order(results):
            deal = (plan.title, plan.players, options, plan.seed, result.deal)
            found.setdefault((deal, result.bots, result.digest), Ranking(result.bots, result.places, deal))
    return list(found.values())


def rated(games: Sequence[Ranking], anchor: str | None, rating: float) -> Rated:
    names = sorted({name for game in games for name in game.bots})
    deals = len({game.deal for game in games})
    return Rated(len(games), deals, anchor_of(names, anchor), fit(games, anchor, rating), online(games))


def span(rating: Rating) -> tuple[float, float]:
    """Its interval, or the rating alone where the interval is not known."""
    low = rating.elo if rating.low is None else rating.low
    return low, rating.elo if rating.high is None else rating.high


def check_comparable(plan: Plan, anchor: str | None) -> None:
    """Refuse a tournament whose games could not be rated, before they are played."""
    tables = [tuple(map(label_of, line_up)) for line_up in plan.line_ups]
    fit([Ranking(table, tuple(range(len(table))), 0) for table in tables], anchor)


def standings(results: Sequence[GameResult]) -> list[Standing]:
    """All bots, those with the better places first."""
    seats: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
    for result in results:
        for name, place, points, lost in zip(
            result.bots, result.places, result.points, result.lost, strict=True
        ):
            seats[name].append((place, points, lost))
    found = []
    for name, rows in seats.items():
        places = [place for place, _, _ in rows]
        found.append(
            Standing(
                bot=name,
                seats=len(rows),
                won=places.count(1),
                mean_place=round(sum(places) / len(rows), 3),
                mean_points=round(sum(points for _, points, _ in rows) / len(rows), 3),
                lost_moves=sum(lost for _, _, lost in rows),
            )
        )
    return sorted(found, key=lambda standing: (standing.mean_place, standing.bot))


def picture(ratings: Sequence[Rating], heading: str) -> str:
    """An SVG with a dot for every rating and a line for its interval; it fits on light and dark pages."""
    low = min(span(rating)[0] for rating in ratings)
    high = max(span(rating)[1] for rating in ratings)
    room = max(high - low, 1.0)
    height = TOP + ROW * len(ratings) + 40

    def x(elo: float) -> float:
        return LEFT + (elo - low) / room * (WIDTH - LEFT - RIGHT)

    parts: list[Markup] = [text(20, 30, heading, size=18)]
    for tick in range(TICKS):
        elo = low + room * tick / (TICKS - 1)
        parts.append(line(x(elo), TOP - 14, x(elo), height - 30, "#8884"))
        parts.append(text(x(elo), height - 12, f"{elo:.0f}", anchor="middle", size=12))
    for place, rating in enumerate(ratings):
        y = TOP + ROW * place
        parts.append(text(LEFT - 16, y + 5, rating.bot, anchor="end"))
        left, right = span(rating)
        parts.append(line(x(left), y, x(right), y, "#0c6570", 3))
        dot = element("circle", cx=x(rating.elo), cy=y, r=7, fill="#a5301b")
        says = f"{rating.bot}: {rating.elo:.0f}"
        if rating.low is not None:
            says += f", from {left:.0f} to {right:.0f}"
        parts.append(element("g", element("title", written(says)), dot))
    size = f"0 0 {number(WIDTH)} {number(height)}"
    body = element("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=size, role="img")
    return f"{body}\n"


def text(x: float, y: float, words: str, anchor: str = "start", size: float = 15) -> Markup:
    return element(
        "text",
        written(words),
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        font_family="sans-serif",
        fill="#777",
    )


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> Markup:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, stroke_width=width)
