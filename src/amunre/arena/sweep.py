"""A quick look at every title: random games with the audits of all slices, small enough for every change."""

from __future__ import annotations

from collections.abc import Sequence

from amunre.arena.checks import check_audits
from amunre.arena.combinations import Round
from amunre.arena.match import play_match


def sweep(games_each: int, titles: Sequence[str] = ()) -> dict[str, int]:
    """Play so many random games of every title and player count; the commands played, by table.

    Options go round from game to game. A fault raises, and its sentence names the game.
    """
    played: dict[str, int] = {}
    lap = 0
    games: dict[str, int] = {}
    tables = Round(tuple(titles))
    while not games or min(games.values()) < games_each:
        for one in tables.lap(lap):
            name = f"{one.title}/{one.players}"
            if games.setdefault(name, 0) < games_each:
                setup = one.setup(f"sweep/{games[name]}")
                try:
                    game = play_match(setup, ["random"] * one.players, check_audits)
                except Exception as fault:
                    fault.add_note(f"in {one.label}, seed {setup.seed}")
                    raise
                games[name] += 1
                played[name] = played.get(name, 0) + len(game.commands)
        lap += 1
    return played
