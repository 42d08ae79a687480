"""Tournaments: line-ups of bots that play the same deals from every seat, kept in a log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from typing import Protocol

import msgspec

from amunre.arena.guarded import MOVE_SECONDS, Fault, check_player, make_player
from amunre.arena.keeping import keep_record, record_of
from amunre.arena.match import play_on, turned
from amunre.arena.programs import check_name_is_free
from amunre.arena.runners import Runner
from amunre.kernel.errors import SetupError
from amunre.rules.catalogue import title_of
from amunre.rules.setup import Setup, checked, start
from amunre.rules.versions import Versions, by_module

LineUp = tuple[str, ...]
"""Bots by seat, each by name or as ``NAME=COMMAND``."""


class Plan(msgspec.Struct, frozen=True, kw_only=True, tag="tournament"):
    """What is played. With the same plan the same games come out, wherever they are played."""

    title: str
    players: int
    options: dict[str, str] = {}
    line_ups: tuple[LineUp, ...]
    seed: str
    move_seconds: float = MOVE_SECONDS
    rules_version: Versions = {}

    def __post_init__(self) -> None:
        """Logs of before have one number for all modules; the plan is the same."""
        with suppress(SetupError):  # checked when a game is set up
            versions = by_module(title_of(self.title).versioned, self.rules_version)
            msgspec.structs.force_setattr(self, "rules_version", versions)


class GameResult(msgspec.Struct, frozen=True, kw_only=True, tag="game"):
    """One line of a log: a game, who sat where and what came of it."""

    deal: int
    line_up: int
    rotation: int
    """So many seats further than in the line-up sits each bot."""
    bots: tuple[str, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat; those who share a place have the same."""
    points: tuple[int, ...]
    decided_by: str
    decisions: int
    lost: tuple[int, ...]
    """By seat, moves that the bot lost to chance because it failed."""
    faults: tuple[Fault, ...]
    digest: str
    """End of the chain of digests: the same digest means the same game, move by move."""

    @property
    def key(self) -> tuple[int, int, int]:
        return self.deal, self.line_up, self.rotation

    @property
    def name(self) -> str:
        """The key in words; its file is called so if the game is kept."""
        return f"deal{self.deal}-lineup{self.line_up}-rotation{self.rotation}"


class Played(msgspec.Struct, frozen=True):
    """A game on its way from where it was played."""

    result: GameResult
    record: str
    """The game file, or nothing if nobody wants it."""


class Shard(msgspec.Struct, frozen=True):
    """One line-up at one deal, in some rotations."""

    plan: Plan
    deal: int
    line_up: int
    rotations: tuple[int, ...]
    keep: bool
    """Whether game files are wanted."""


def round_robin(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Everybody meets everybody: all tables of different bots, or where they are too few, all pairs of them
    that share a table as evenly as it goes, an odd seat being taken by each of the two in turn."""
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise SetupError("a tournament needs at least two different bots.")
    if len(names) >= players:
        return tuple(combinations(names, players))
    found: list[LineUp] = []
    for pair in combinations(names, 2):
        for first in range(1 if players % 2 == 0 else 2):
            found.append(tuple(pair[(first + seat) % 2] for seat in range(players)))
    return tuple(found)


def make_plan(
    title: str,
    players: int,
    line_ups: Sequence[LineUp],
    seed: str,
    options: dict[str, str] | None = None,
    move_seconds: float = MOVE_SECONDS,
) -> Plan:
    """A plan that can be played; SetupError with a sentence that names the fix otherwise."""
    setup = checked(Setup(title=title, players=players, seed=seed, options=options or {}))
    for line_up in line_ups:
        if len(line_up) != players:
            raise SetupError(f"{players} players need {players} bots, not {len(line_up)}.")
        for name in line_up:
            check_player(name, setup.title)
            if "=" in name:
                check_name_is_free(label_of(name))
    check_line_ups_differ(line_ups)
    labels: dict[str, str] = {}
    for name in {name for line_up in line_ups for name in line_up}:
        label = label_of(name)
        if labels.setdefault(label, name) != name:
            raise SetupError(f"two different bots are called {label}.")
    return Plan(
        title=setup.title,
        players=players,
        options=setup.options,
        line_ups=tuple(line_ups),
        seed=seed,
        move_seconds=move_seconds,
    )


def check_line_ups_differ(line_ups: Sequence[LineUp]) -> None:
    """A line-up is played in every seating, so its bots in another order are the same games once more."""
    known: dict[LineUp, LineUp] = {}
    for line_up in line_ups:
        seatings = {turned(line_up, rotation) for rotation in range(len(line_up))}
        again = next((known[seating] for seating in seatings if seating in known), None)
        if again is not None:
            same = "" if again == line_up else f" is {','.join(again)} in another seating, and"
            raise SetupError(f"the line-up {','.join(line_up)}{same} would be counted twice.")
        known[line_up] = line_up


def label_of(name: str) -> str:
    """What a bot is called in results."""
    return name.partition("=")[0].strip()


def rotations_of(line_up: LineUp) -> tuple[int, ...]:
    """Every seating of a line-up once: four equal bots have one, two pairs sitting crosswise have two."""
    first: dict[LineUp, int] = {}
    for rotation in range(len(line_up)):
        first.setdefault(turned(line_up, rotation), rotation)
    return tuple(first.values())


def shards_of(plan: Plan, deals: int, done: set[tuple[int, int, int]], keep: bool = False) -> Iterator[Shard]:
    """All that is still to be played, deal by deal."""
    for deal in range(deals):
        for number, line_up in enumerate(plan.line_ups):
            left = tuple(turn for turn in rotations_of(line_up) if (deal, number, turn) not in done)
            if left:
                yield Shard(plan, deal, number, left, keep)


def games_in(plan: Plan, deals: int) -> int:
    return deals * sum(len(rotations_of(line_up)) for line_up in plan.line_ups)


def play_shard(shard: Shard) -> list[Played]:
    """Play the games of a shard; runs anywhere."""
    return [
        play_one(shard.plan, shard.deal, shard.line_up, rotation, shard.keep) for rotation in shard.rotations
    ]


def play_one(plan: Plan, deal: int, line_up: int, rotation: int, keep: bool = False) -> Played:
    """A game. Every line-up gets the same deals, and every bot each of its seats."""
    bots = turned(plan.line_ups[line_up], rotation)
    labels = tuple(label_of(name) for name in bots)
    setup = Setup(title=plan.title, players=plan.players, options=plan.options, seed=f"{plan.seed}/{deal}")
    game = start(setup)
    players = [make_player(name, game.rules, seat, plan.move_seconds) for seat, name in enumerate(bots)]
    try:
        play_on(game, players)
    finally:
        for player in players:
            player.close()
    outcome = game.outcome
    assert outcome is not None
    result = GameResult(
        deal=deal,
        line_up=line_up,
        rotation=rotation,
        bots=labels,
        places=outcome.places,
        points=outcome.points,
        decided_by=outcome.decided_by,
        decisions=len(game.commands),
        lost=tuple(player.lost for player in players),
        faults=tuple(fault for player in players for fault in player.faults),
        digest=game.digests()[-1],
    )
    return Played(result, record_of(setup, game, labels) if keep else "")


class Keeper(Protocol):
    """Where results go; see ``amunre.arena.log``."""

    results: list[GameResult]

    def add(self, results: Iterable[GameResult]) -> None: ...


def play_tournament(
    plan: Plan, deals: int, runner: Runner, log: Keeper, keep: Path | None = None
) -> Iterator[int]:
    """Play what the log does not hold yet; tells after every shard how many games there are.

    Game files go into the folder ``keep``, if there is one.
    """
    done = {result.key for result in log.results}
    yield len(done)
    for games in runner.map_unordered(play_shard, shards_of(plan, deals, done, keep is not None)):
        if keep is not None:
            for game in games:
                keep_record(keep, game.result.name, game.record)
        log.add(game.result for game in games)
        yield len(log.results)
