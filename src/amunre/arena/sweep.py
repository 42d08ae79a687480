"""A quick look at every title: random games with every invariant after every event, for every change."""

from __future__ import annotations

from collections.abc import Sequence

from amunre.arena.checks import Checker
from amunre.arena.combinations import Combination, Round, few_switches
from amunre.arena.match import play_match
from amunre.kernel.game import Game

CLOSER_LOOKS = 0.01
"""Share of the positions at which legal sets, refusals and views are tried out, few for the sake of speed."""


def sweep(games_each: int, titles: Sequence[str] = ()) -> dict[str, int]:
    """Play so many random games of every title and player count; the events that were checked, by table.

    Options go round from game to game. A fault raises, and its sentence names the game.
    """
    checked: dict[str, int] = {}
    lap = 0
    games: dict[str, int] = {}
    tables = Round(tuple(titles))
    while not games or min(games.values()) < games_each:
        for one in tables.lap(lap):
            name = f"{one.title}/{one.players}"
            if games.setdefault(name, 0) < games_each:
                game = play_watched(one, f"sweep/{games[name]}")
                games[name] += 1
                checked[name] = checked.get(name, 0) + len(game.events)
        lap += 1
    return checked


def sweep_switches(games_each: int, title: str) -> dict[str, int]:
    """Play so many random games with every switch of a title alone and with every two; events, by table."""
    return {
        one.label: sum(len(play_watched(one, f"switches/{number}").events) for number in range(games_each))
        for one in few_switches(title)
    }


def play_watched(table: Combination, seed: str) -> Game:
    """A random game in which everything is checked after every event."""
    setup = table.setup(seed)
    try:
        return play_match(setup, ["random"] * table.players, Checker(seed, CLOSER_LOOKS))
    except Exception as fault:
        fault.add_note(f"in {table.label}, seed {seed}")
        raise
