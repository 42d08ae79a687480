"""How strong bots are, from who came before whom: one fit of all games, and a rating that goes game by game.

The fit is Bradley–Terry over every two different bots at a table. If places follow Plackett–Luce, any two of
a table follow Bradley–Terry with the same strengths, so tables of any size can be thrown together. Two who
share a place count as half won. Games of one deal are alike, and so are the pairs of one game: the intervals
treat each deal as one observation (a sandwich estimate with Student's quantiles), and do not pretend that it
is many. From fewer than ``FEWEST_DEALS`` no interval is told at all.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations

import msgspec

from amunre.kernel.errors import SetupError

ELO = 400 / math.log(10)
"""Points of the Elo scale for a factor of e in strength."""
ANCHOR_RATING = 1000.0
USUAL_ANCHORS = ("random", "greedy")
VIRTUAL_DRAWS = 1.0
"""Between any two bots that have met, so that one which never loses has a rating all the same."""
SURE = 1.959964
"""Standard errors on both sides of a 95 % interval, where there are very many deals."""
FEWEST_DEALS = 5
"""With fewer the spread between deals is hardly known, and an interval would be worth nothing."""
STEPS = 100
SMALL = 1e-10

Matrix = list[list[float]]


class Ranking(msgspec.Struct, frozen=True):
    """A game as far as ratings go."""

    bots: tuple[str, ...]
    places: tuple[int, ...]
    deal: Hashable
    """Games of one deal are one observation."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength with its 95 % interval, on the Elo scale; the anchor's is given and has no width."""

    bot: str
    elo: float
    low: float | None
    """None, like ``high``, where there were too few deals to tell."""
    high: float | None
    games: int
    """Seats that it has played."""
    beaten: float
    """Rivals of other kinds that it came before, of all that it met; shared places count half."""


class Online(msgspec.Struct, frozen=True):
    """What is believed of a bot after the last game: middle and spread."""

    bot: str
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A strength that the bot almost surely has."""
        return self.mu - 3 * self.sigma


class Meetings:
    """Who met whom, and who came first."""

    def __init__(self, games: Iterable[Ranking]) -> None:
        self.names: list[str] = []
        self.met: dict[tuple[int, int], float] = defaultdict(float)
        """How often the two met, the smaller number first."""
        self.won: dict[tuple[int, int], float] = defaultdict(float)
        """How often the first of them came before the second."""
        self.by_deal: dict[Hashable, dict[tuple[int, int], tuple[float, float]]] = {}
        self.seats: dict[int, int] = defaultdict(int)
        numbers: dict[str, int] = {}
        for game in games:
            seats = [numbers.setdefault(name, len(numbers)) for name in game.bots]
            for seat in seats:
                self.seats[seat] += 1
            for one, other in combinations(range(len(seats)), 2):
                if seats[one] != seats[other]:
                    self.count(game, seats, one, other)
        self.names = list(numbers)
        self.deals = list(self.by_deal)
        """The real ones; the draws that are added below do not count as deals."""
        for pair in list(self.met):
            self.note(("virtual", pair), pair, VIRTUAL_DRAWS / 2, VIRTUAL_DRAWS)

    def count(self, game: Ranking, seats: list[int], one: int, other: int) -> None:
        if seats[one] > seats[other]:
            one, other = other, one
        mine, theirs = game.places[one], game.places[other]
        won = 0.5 if mine == theirs else float(mine < theirs)
        self.note(game.deal, (seats[one], seats[other]), won, 1.0)

    def note(self, deal: Hashable, pair: tuple[int, int], won: float, met: float) -> None:
        self.met[pair] += met
        self.won[pair] += won
        pairs = self.by_deal.setdefault(deal, {})
        before = pairs.get(pair, (0.0, 0.0))
        pairs[pair] = (before[0] + won, before[1] + met)

    def beaten(self, number: int) -> float:
        """Share of rivals that came behind, the virtual draws left out."""
        won = met = 0.0
        for pair, count in self.met.items():
            if number in pair:
                ahead = self.won[pair] - VIRTUAL_DRAWS / 2
                real = count - VIRTUAL_DRAWS
                won += ahead if pair[0] == number else real - ahead
                met += real
        return won / met if met else 0.0


def fit(
    games: Sequence[Ranking], anchor: str | None = None, anchor_rating: float = ANCHOR_RATING
) -> list[Rating]:
    """Ratings of all bots, the strongest first."""
    meetings = Meetings(games)
    names = meetings.names
    if len(names) < 2:
        raise SetupError("ratings need games between at least two different bots.")
    fixed = names.index(anchor_of(names, anchor))
    check_connected(meetings)
    strengths = maximum(meetings, fixed)
    spread = errors(meetings, strengths, fixed)
    deals = deals_behind(meetings, fixed)
    found = []
    for number, name in enumerate(names):
        elo = anchor_rating + ELO * strengths[number]
        low = high = None
        if deals[number] >= FEWEST_DEALS:
            around = ELO * quantile(deals[number] - 1) * spread[number]
            low, high = elo - around, elo + around
        found.append(Rating(name, elo, low, high, meetings.seats[number], meetings.beaten(number)))
    return sorted(found, key=lambda rating: (-rating.elo, rating.bot))


def anchor_of(names: Sequence[str], wanted: str | None) -> str:
    if wanted is not None and wanted not in names:
        raise SetupError(f"{wanted} has played no game, so nothing can be measured by it.")
    usual = [name for name in USUAL_ANCHORS if name in names]
    return wanted or (usual[0] if usual else sorted(names)[0])


def check_connected(meetings: Meetings) -> None:
    """Strengths can be compared only where a chain of games leads from each bot to each other."""
    reached, edge = {0}, {0}
    while edge:
        edge = {
            two
            for pair in meetings.met
            for one, two in (pair, pair[::-1])
            if one in edge and two not in reached
        }
        reached |= edge
    alone = [name for number, name in enumerate(meetings.names) if number not in reached]
    if alone:
        raise SetupError(f"no games connect {', '.join(alone)} with {meetings.names[0]}.")


def deals_behind(meetings: Meetings, fixed: int) -> list[float]:
    """For each bot, how many deals tell how it compares with the anchor.

    They are those of the thinnest link in the best chain of meetings between the two.
    """
    links: dict[tuple[int, int], int] = defaultdict(int)
    for deal in meetings.deals:
        for pair in meetings.by_deal[deal]:
            links[pair] += 1
    found: dict[int, float] = {fixed: math.inf}
    while len(found) < len(meetings.names):
        deals, nearest = max(
            (min(found[near], count), far)
            for pair, count in links.items()
            for near, far in (pair, pair[::-1])
            if near in found and far not in found
        )
        found[nearest] = deals
    return [found[number] for number in range(len(meetings.names))]


def quantile(freedom: float) -> float:
    """Student's factor for a 95 % interval, by the expansion of Cornish and Fisher; within 0.01 from 4 on."""
    z = SURE
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def chance(ahead: float) -> float:
    """That a bot which is stronger by so much comes first."""
    if ahead >= 0:
        return 1 / (1 + math.exp(-ahead))
    return math.exp(ahead) / (1 + math.exp(ahead))


def information(meetings: Meetings, strengths: list[float], fixed: int) -> Matrix:
    """The curvature of the likelihood; the anchor's row is that of a number that is known."""
    size = len(strengths)
    found = [[0.0] * size for _ in range(size)]
    for (one, other), met in meetings.met.items():
        p = chance(strengths[one] - strengths[other])
        weight = met * p * (1 - p)
        for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            found[row][column] += sign * weight
    for number in range(size):
        found[fixed][number] = found[number][fixed] = float(number == fixed)
    return found


def slope(
    pairs: dict[tuple[int, int], tuple[float, float]], strengths: list[float], fixed: int
) -> list[float]:
    """How the likelihood of some meetings rises with each strength."""
    found = [0.0] * len(strengths)
    for (one, other), (won, met) in pairs.items():
        surprise = won - met * chance(strengths[one] - strengths[other])
        found[one] += surprise
        found[other] -= surprise
    found[fixed] = 0.0
    return found


def maximum(meetings: Meetings, fixed: int) -> list[float]:
    """The strengths that explain the games best, by Newton's method; the anchor's is 0."""
    pairs = {pair: (meetings.won[pair], met) for pair, met in meetings.met.items()}
    strengths = [0.0] * len(meetings.names)
    for _ in range(STEPS):
        step = product(inverse(information(meetings, strengths, fixed)), slope(pairs, strengths, fixed))
        largest = max(map(abs, step))
        scale = min(1.0, 1.0 / largest) if largest else 0.0  # far from the top a whole step could overshoot
        strengths = [old + scale * change for old, change in zip(strengths, step, strict=True)]
        if largest < SMALL:
            break
    return strengths


def errors(meetings: Meetings, strengths: list[float], fixed: int) -> list[float]:
    """Standard errors, with each deal as one observation.

    The virtual draws pull ratings towards each other, which puts them off by about as much as the draws add
    here. Without them the intervals of a few one-sided games would be too narrow.
    """
    size = len(strengths)
    curved = inverse(information(meetings, strengths, fixed))
    middle = [[0.0] * size for _ in range(size)]
    for pairs in meetings.by_deal.values():
        rise = slope(pairs, strengths, fixed)
        for row in range(size):
            for column in range(size):
                middle[row][column] += rise[row] * rise[column]
    deals = len(meetings.deals)
    few = deals / max(1, deals - 1)
    found = []
    for number in range(size):
        weights = curved[number] if number != fixed else [0.0] * size
        variance = sum(a * b for a, b in zip(weights, product(middle, weights), strict=True))
        found.append(math.sqrt(max(0.0, few * variance)))
    return found


def product(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """By elimination; there are as many rows as bots, so nothing cleverer is needed."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda number: abs(rows[number][column]))
        rows[column], rows[best] = rows[best], rows[column]
        lead = rows[column][column]
        rows[column] = [value / lead for value in rows[column]]
        for number in range(size):
            factor = rows[number][column]
            if number != column and factor:
                rows[number] = [
                    value - factor * first for value, first in zip(rows[number], rows[column], strict=True)
                ]
    return [row[size:] for row in rows]


def online(games: Iterable[Ranking]) -> list[Online]:
    """Ratings after all games in their order (openskill's full Bradley–Terry, which is right about ties).

    A bot in several seats of a game is rated in each of them and keeps the middle of what comes out.
    """
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull()
    known: dict[str, tuple[float, float]] = {}
    for game in games:
        if len(set(game.bots)) < 2:
            continue
        before = [known.get(name, (model.mu, model.sigma)) for name in game.bots]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        for name in set(game.bots):
            own = [team[0] for seat, team in enumerate(after) if game.bots[seat] == name]
            known[name] = (
                sum(rated.mu for rated in own) / len(own),
                sum(rated.sigma for rated in own) / len(own),
            )
    found = [Online(name, mu, sigma) for name, (mu, sigma) in known.items()]
    return sorted(found, key=lambda rated: (-rated.ordinal, rated.bot))
