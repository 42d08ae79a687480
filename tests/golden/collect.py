"""Collects golden games: `python -m tests.golden.collect`. Existing files are kept; only gaps are filled.

A golden game is a finished game file that every later version must replay to the last digest.
"""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path

from amunre.arena.match import play_match
from amunre.kernel.game import Game
from amunre.kernel.messages import Action, Event
from amunre.notation import read_game, replay, write_game
from amunre.rules.base.board import Config
from amunre.rules.cardgame.table import CardConfig
from amunre.rules.catalogue import TITLES, ruleset, title_of
from amunre.rules.components import standard
from amunre.rules.setup import Setup, checked, start
from tests.golden.things import things_of, things_used
from tests.support.games import EDITIONS, SWITCHES, expansion_combinations, play_on

FOLDER = Path(__file__).parent / "games"
ATTEMPTS = 12
ENDS = {
    Config: ("points", "pyramids", "stones", "shared"),
    CardConfig: ("points", "pyramids", "order"),
}
"""What can decide a game, by the class of its configuration."""


def wanted() -> list[tuple[str, int, str, dict[str, str]]]:
    """Title, players, what decides the game, options: each must have its golden game."""
    rows: list[tuple[str, int, str, dict[str, str]]] = [
        (title.name, players, end, {})
        for title in TITLES.values()
        for players in title.players
        for end in ENDS[type(title.config(standard(), players))]
    ]
    rows += [("anniversary", 4, "points", {switch: "on"}) for switch in SWITCHES]
    rows += [("anniversary", 4, "points", {"track": "picture"})]
    rows += [(title, players, "points", options) for title, players, options in readings()]
    rows += [(title, 4, "points", {"memory": "open"}) for title in EDITIONS]
    rows += [(mix, players, "points", options) for mix, players, options in expansion_combinations()]
    return rows


def readings() -> list[tuple[str, int, dict[str, str]]]:
    """Choices between two readings of a rule: title, players, and each value of each of them."""
    return [
        *(("classic", 4, {"ladder": value}) for value in ("printed", "endless")),
        *(("revised", 4, {"ladder": value}) for value in ("printed", "endless")),
        *(("anniversary", 4, {"cultivation": value}) for value in ("bought", "anytime")),
        ("anniversary", 4, {"clockwise_order": "gifts"}),
        *(("anniversary+officials", 3, {"banks": value}) for value in ("all", "controlled")),
        *(("anniversary+afterlife", 4, {"tombs": value}) for value in ("group", "downward")),
    ]


def fullest_titles() -> list[str]:
    """Every title by itself and with all that goes together with it."""
    mixes = [mix for mix, _, _ in expansion_combinations()]
    return [*TITLES, *sorted({mix for mix in mixes if mix.count("+") != 1 or mix.startswith("revised")})]


def file_of(title: str, players: int, end: str, options: dict[str, str]) -> Path:
    chosen = "".join(f"-{name}-{value}" for name, value in options.items())
    return FOLDER / f"{title}-{players}-{end}{chosen}.amunre"


def random_game(setup: Setup) -> Game:
    game = start(setup)
    play_on(game, random.Random(setup.seed))
    return game


def kind_of(message: Action | Event) -> str:
    return str(type(message).__struct_config__.tag)


def kinds_in(game: Game) -> set[str]:
    """Kinds of action and event that occur in a game."""
    return {kind_of(command.action) for command in game.commands} | {kind_of(event) for event in game.events}


def games_of(title: str) -> list[Game]:
    """The golden games of a title, played again."""
    paths = [path for path in FOLDER.glob("*.amunre") if path.stem.startswith(f"{title}-")]
    return [replay(read_game(path.read_text(encoding="utf-8"))) for path in paths]


def kinds_shown(title: str) -> set[str]:
    """Kinds of action and event that occur in the golden games of a title."""
    return {kind for game in games_of(title) for kind in kinds_in(game)}


def kinds_needed(title: str) -> set[str]:
    """Kinds of action and event that can occur in a title."""
    rules = ruleset(title, title_of(title).players[0], {})
    never = {"blessing_set_out", "blessing_cards_taken"} if title.startswith("anniversary") else set()
    if "promos" not in rules.modules:
        never.add("laid_cards_resolved")  # without it every card laid with an offering is influence
    return {*rules.actions, *rules.events} - never


def fill_kinds(title: str) -> None:
    """Games that show what no other golden game of the title shows."""
    players = title_of(title).players[-1]
    for number in count():
        missing = kinds_needed(title) - kinds_shown(title)
        if not missing:
            return
        for attempt in count():
            setup = checked(Setup(title=title, players=players, seed=f"more{number}.{attempt}"))
            game = random_game(setup)
            if missing & kinds_in(game):
                path = FOLDER / f"{title}-{players}-more-{number}.amunre"
                path.write_text(write_game(setup, game), encoding="utf-8")
                print(path.name, "shows", ", ".join(sorted(missing & kinds_in(game))))
                break


def things_shown(title: str) -> set[str]:
    """Cards, statues, Officials cards and tiles at work in the golden games of a title."""
    return {thing for game in games_of(title) for thing in things_used(game)}


def things_needed(title: str) -> set[str]:
    return things_of(ruleset(title, title_of(title).players[0], {}))


def fill_things(title: str) -> None:
    """Games of better players, who use what random ones seldom do; of every few the one that shows most."""
    players = title_of(title).players[-1]
    for number in count():
        missing = things_needed(title) - things_shown(title)
        if not missing:
            return
        setups = [
            checked(Setup(title=title, players=players, seed=f"thing{number}.{attempt}"))
            for attempt in range(ATTEMPTS)
        ]
        found = [(setup, play_match(setup, ["greedy"] * players)) for setup in setups]
        setup, game = max(found, key=lambda row: len(missing & things_used(row[1])))
        path = FOLDER / f"{title}-{players}-things-{number}.amunre"
        path.write_text(write_game(setup, game), encoding="utf-8")
        print(path.name, "shows", ", ".join(sorted(missing & things_used(game))))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for title, players, end, options in wanted():
        path = file_of(title, players, end, options)
        if path.exists():
            continue
        for number in count():
            setup = checked(Setup(title=title, players=players, seed=f"golden{number}", options=options))
            game = random_game(setup)
            if game.outcome is not None and game.outcome.decided_by == end:
                path.write_text(write_game(setup, game), encoding="utf-8")
                print(path.name, "after", number + 1, "games")
                break
    for title in fullest_titles():
        fill_kinds(title)
        fill_things(title)


if __name__ == "__main__":
    main()
