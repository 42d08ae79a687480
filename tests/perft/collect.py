"""Writes the perft tables: `python -m tests.perft.collect`. Files are replaced: look at the difference.

For every title and player count the table has the first positions of each kind of decision in random games.
"""

from __future__ import annotations

import random
from pathlib import Path

from amunre.kernel.perft import perft
from amunre.kernel.state import State
from amunre.notation import write_position
from amunre.rules.catalogue import TITLES, ruleset
from amunre.rules.setup import Setup, checked, start
from amunre.rules.shared.points import table_of
from tests.support.games import play_on

FOLDER = Path(__file__).parent
DEPTHS = (1, 2, 3)
MOST_NODES = 600
"""Nodes one level above the last that is counted: keeps the everyday test quick."""
GAMES = 2
ONLY_WITH_EXPANSIONS = {"gift_end"}


def counts(state: State) -> list[int]:
    """Counts for rising depths, as long as they stay small enough for everyday tests."""
    found: list[int] = []
    for depth in DEPTHS:
        if found and found[-1] > MOST_NODES:
            break
        found.append(perft(state, depth))
    return found


def entries(title: str, players: int) -> list[tuple[str, str, list[int]]]:
    seen: dict[str, tuple[str, str, list[int]]] = {}
    asked: set[str] = set()
    number = 0
    while number < GAMES or asked != set(ruleset(title, players, {}).questions) - ONLY_WITH_EXPANSIONS:
        setup = checked(Setup(title=title, players=players, seed=f"perft{number}"))
        game = start(setup)
        rng = random.Random(f"{title}{players}{number}")
        while game.outcome is None:
            kind = game.decisions[0].kind
            kingdom = max(table_of(game.state).kingdom, 1)
            name = f"{title}-{players} game {number} kingdom {kingdom} {kind}"
            if name not in seen and (number < GAMES or kind not in asked):
                seen[name] = (name, write_position(setup, game.state), counts(game.state))
            asked.add(kind)
            play_on(game, rng, 1)
        number += 1
    return list(seen.values())


def main() -> None:
    for title in TITLES.values():
        lines = []
        for players in title.players:
            for name, position, found in entries(title.name, players):
                lines += [f"id {name}", position]
                lines += [f"perft {depth} {nodes}" for depth, nodes in enumerate(found, 1)]
                lines.append("")
        (FOLDER / f"{title.name}.perft").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
