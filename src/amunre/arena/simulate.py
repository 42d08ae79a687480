"""Many games between bots, counted."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from amunre.arena.guarded import guarded_among
from amunre.arena.keeping import keep_record, record_of
from amunre.arena.match import check_bots, play_out, turned
from amunre.arena.workers import in_order
from amunre.bots.finding import code_of_others
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.rules.setup import Setup, checked, start
from amunre.rules.shared.points import table_of

BATCH = 10
"""Games that a process plays before it reports."""

Components = tuple[str, Mapping[str, object]]
"""A component set by name, with an owner's corrections (see ``amunre.rules.components``)."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What came of the games. Equal arguments give equal summaries, but for ``seconds``."""

    title: str
    players: int
    seed: str
    bots: tuple[str, ...]
    games: int
    seconds: float
    wins: dict[str, int]
    """By bot, games in which one of its seats came first, alone or shared."""
    wins_by_seat: tuple[int, ...]
    shared: int
    """Games with more than one winner."""
    mean_points: dict[str, float]
    placings: dict[str, tuple[int, ...]]
    """By bot, how often its seats came first, second and so on."""
    decisions_per_game: float
    mean_points_by_source: dict[str, dict[str, float]]
    """By bot and source of the points, a seat's average."""
    decided_by: dict[str, int]
    """What separated first from second, with the number of games."""
    lost_moves: dict[str, int]
    """By bot, moves that chance played because it failed."""
    faults: dict[str, dict[str, int]]
    """By bot, why it failed, and how often."""


class Tally(msgspec.Struct):
    """Whole numbers that add up in any order."""

    games: int = 0
    decisions: int = 0
    shared: int = 0
    seats: Counter[str] = msgspec.field(default_factory=Counter)
    wins: Counter[str] = msgspec.field(default_factory=Counter)
    seat_wins: Counter[int] = msgspec.field(default_factory=Counter)
    points: Counter[str] = msgspec.field(default_factory=Counter)
    places: Counter[tuple[str, int]] = msgspec.field(default_factory=Counter)
    sources: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    decided_by: Counter[str] = msgspec.field(default_factory=Counter)
    lost_moves: Counter[str] = msgspec.field(default_factory=Counter)
    faults: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)

    def count(self, game: Game, bots: Sequence[str]) -> None:
        """Add a finished game; ``bots`` are named by seat."""
        outcome = game.outcome
        assert outcome is not None
        self.games += 1
        self.decisions += len(game.commands)
        self.shared += len(outcome.winners) > 1
        self.wins.update({bots[seat] for seat in outcome.winners})
        self.seat_wins.update(outcome.winners)
        self.decided_by[outcome.decided_by] += 1
        for seat, name in enumerate(bots):
            self.seats[name] += 1
            self.points[name] += outcome.points[seat]
            self.places[name, outcome.places[seat]] += 1
        for item in table_of(game.state).items:
            self.sources[bots[item.seat], item.source] += item.points

    def add(self, other: Tally) -> None:
        for field in self.__struct_fields__:
            mine, theirs = getattr(self, field), getattr(other, field)
            if isinstance(mine, Counter):
                mine.update(theirs)  # adding counters would lose those below 0, and points can be lost
            else:
                setattr(self, field, mine + theirs)


class Batch(msgspec.Struct, frozen=True):
    """Games ``first`` to ``end - 1`` of a simulation."""

    setup: Setup
    """Its seed is the simulation's; each game adds its number."""
    bots: tuple[str, ...]
    first: int
    end: int
    keep: str = ""
    """The folder for game files, if they are wanted."""


def play_batch(batch: Batch) -> Tally:
    tally = Tally()
    for number in range(batch.first, batch.end):
        setup = msgspec.structs.replace(batch.setup, seed=f"{batch.setup.seed}/{number}")
        bots = turned(batch.bots, number)
        game = start(setup)
        players = play_out(game, bots)
        tally.count(game, bots)
        for player in guarded_among(players):
            tally.lost_moves[player.name] += player.lost
            tally.faults.update((player.name, fault.reason) for fault in player.faults)
        if batch.keep:
            keep_record(Path(batch.keep), f"game{number}", record_of(setup, game, bots))
    return tally


def simulate(
    title: str,
    players: int,
    games: int,
    seed: str,
    bots: Sequence[str],
    options: Mapping[str, str] | None = None,
    components: Components | None = None,
    progress: Callable[[int], None] | None = None,
    jobs: int = 1,
    keep: Path | None = None,
) -> Summary:
    """Play games ``seed/0``, ``seed/1`` ... with the bots moving round the table, and sum them up.

    ``progress`` is told after every batch how many games are done. Game files go into the folder ``keep``.
    """
    if games < 1:
        raise SetupError("simulate at least one game.")
    check_bots(bots, players)
    name, overrides = components or ("standard", {})
    setup = checked(
        Setup(
            title=title,
            players=players,
            seed=seed,
            options=dict(options or {}),
            components=name,
            overrides=dict(overrides),
        )
    )
    start(setup)  # what cannot be set up is refused before any process begins
    began = time.monotonic()
    tally = Tally()
    folder = str(keep) if keep is not None else ""
    batches = (
        Batch(setup, tuple(bots), first, min(first + BATCH, games), folder)
        for first in range(0, games, BATCH)
    )
    for part in in_order(play_batch, batches, jobs, code_of_others(bots)):
        tally.add(part)
        if progress is not None:
            progress(tally.games)
    return summary_of(tally, setup, tuple(bots), time.monotonic() - began)


def summary_of(tally: Tally, setup: Setup, bots: tuple[str, ...], seconds: float) -> Summary:
    names = list(dict.fromkeys(bots))
    places = range(1, setup.players + 1)
    return Summary(
        title=setup.title,
        players=setup.players,
        seed=setup.seed,
        bots=bots,
        games=tally.games,
        seconds=round(seconds, 3),
        wins={name: tally.wins[name] for name in names},
        wins_by_seat=tuple(tally.seat_wins[seat] for seat in range(setup.players)),
        shared=tally.shared,
        mean_points={name: mean(tally.points[name], tally.seats[name]) for name in names},
        placings={name: tuple(tally.places[name, place] for place in places) for name in names},
        decisions_per_game=mean(tally.decisions, tally.games),
        mean_points_by_source={name: dict(source_means(tally, name)) for name in names},
        decided_by=dict(sorted(tally.decided_by.items())),
        lost_moves={name: tally.lost_moves[name] for name in names},
        faults={name: dict(fault_counts(tally, name)) for name in names},
    )


def source_means(tally: Tally, name: str) -> Iterator[tuple[str, float]]:
    for bot, source in sorted(tally.sources):
        if bot == name:
            yield source, mean(tally.sources[bot, source], tally.seats[name])


def fault_counts(tally: Tally, name: str) -> Iterator[tuple[str, int]]:
    for (bot, reason), count in tally.faults.most_common():
        if bot == name:
            yield reason, count


def mean(total: int, count: int) -> float:
    return round(total / count, 3)
