"""Fit the gold that strategists hold to what everybody can see of them (see bots/search/purses.py).

python tools/purses.py --games 150
"""

from __future__ import annotations

import argparse
import random

from fit import Line, fit, spread

from amunre.bots import make_bot
from amunre.bots.search.purses import MOMENTS, facts
from amunre.rules.base.board import board
from amunre.rules.base.view import table_view
from amunre.rules.setup import Setup, start

Rows = dict[tuple[str, int], list[Line]]
"""Facts and gold, by the first question of a moment and the round."""


def watch(seed: str, rows: Rows) -> None:
    """Play a game and write down all purses whenever a moment comes."""
    game = start(Setup(title="anniversary", players=4, seed=seed))
    bots = [make_bot("strategist", game.rules, seat) for seat in range(4)]
    dice, seen = random.Random(seed), set()
    while game.outcome is None:
        seat, table = game.waiting_for[0], board(game.state)
        key = (game.state.open[seat].kind, table.round)
        if key[0] in MOMENTS and key not in seen:
            seen.add(key)
            shown = table_view(game.view(seat))
            for one in range(4):
                rows.setdefault(key, []).append((facts(game.rules, shown, one), table.gold[one]))
        game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), dice))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", default="purse")
    arguments = parser.parse_args()
    rows: Rows = {}
    for number in range(arguments.games):
        watch(f"{arguments.seed}-{number}", rows)
    for moment in MOMENTS:
        print(f'    "{moment}": (')
        for number in range(1, 7):
            lines = rows[moment, number]
            rates = [round(rate, 2) for rate in fit(lines, 0.01)]
            print(f"        ({', '.join(map(str, [*rates, round(spread(lines, rates), 1)]))}),")
        print("    ),")


if __name__ == "__main__":
    main()
