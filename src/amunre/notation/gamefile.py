"""Game files: headers, then one command a line, with comments and a digest that proves the line.

The grammar is in ``docs/notation.md``.
"""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from amunre.kernel.errors import Refused, SetupError
from amunre.kernel.game import Game
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.notation.actions import NotationError, read_action, write_action
from amunre.notation.versions import read_versions, write_versions
from amunre.rules.components import ComponentError
from amunre.rules.setup import Setup, checked, rules_of, start

FIRST_LINE = "amunre-game 1"
DIGEST_LETTERS = 12


class GameFileError(ValueError):
    """A file that is not a sound game; the sentence says where and why."""


class Move(NamedTuple):
    """One line of a game file."""

    line: int
    seat: int
    action: Action
    digest: str
    comment: str


class GameFile(NamedTuple):
    """A game file, read but not yet replayed."""

    setup: Setup
    headers: dict[str, str]
    """Headers that are not part of the set-up, such as date or event."""
    moves: list[Move]
    result: str
    notes: list[tuple[int, str]]
    """Comment lines of their own, each with the number of moves before it."""


_HEADER = re.compile(r'\[(\w+) (".*")\]')
_MOVE = re.compile(r"(\S+): ([^#{]+?)\s*(?:#([0-9a-f]{4,32}))?\s*(?:\{(.*)\})?")
_SETUP_HEADERS = (
    "title",
    "players",
    "seed",
    "options",
    "names",
    "components",
    "overrides",
    "rules",
    "result",
)


def result_text(game: Game) -> str:
    """``31 28 17 won by seat 0 (points)`` in numbers: points of all seats, winners, and what decided."""
    outcome = game.outcome
    if outcome is None:
        return "*"
    points = " ".join(str(points) for points in outcome.points)
    winners = ",".join(str(seat) for seat in outcome.winners)
    return f"{points} / {winners} / {outcome.decided_by}"


def write_game(
    setup: Setup,
    game: Game,
    comments: dict[int, str] | None = None,
    headers: dict[str, str] | None = None,
    notes: list[tuple[int, str]] | None = None,
) -> str:
    """The whole game as text; ``comments`` belong to commands by number."""
    setup = checked(setup)
    names = setup.seat_names()
    lines = [FIRST_LINE, *(header(key, value) for key, value in setup_headers(setup, game).items())]
    lines += [header(key, value) for key, value in (headers or {}).items()]
    lines.append("")
    digests = game.digests()
    for number, command in enumerate(game.commands):
        lines += [f"; {text}" for place, text in notes or [] if place == number]
        proof = digests[game.ends[number + 1] - 1][:DIGEST_LETTERS]
        text = (comments or {}).get(number, "")
        comment = f" {{{text}}}" if text else ""
        lines.append(f"{names[command.seat]}: {write_action(command.action)} #{proof}{comment}")
    lines += [f"; {text}" for place, text in notes or [] if place >= len(game.commands)]
    return "\n".join(lines) + "\n"


def header(key: str, value: str) -> str:
    return f"[{key} {json.dumps(value, ensure_ascii=False)}]"


def setup_headers(setup: Setup, game: Game) -> dict[str, str]:
    found = {
        "title": setup.title,
        "players": str(setup.players),
        "names": " ".join(setup.seat_names()),
        "seed": setup.seed,
        "options": " ".join(f"{name}={value}" for name, value in setup.options.items()),
        "components": setup.components,
        "overrides": json.dumps(setup.overrides, sort_keys=True) if setup.overrides else "",
        "rules": write_versions(setup.rules_version),
        "result": result_text(game),
    }
    return {key: value for key, value in found.items() if value}


def read_game(text: str) -> GameFile:
    """Read a game file without replaying it."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise GameFileError(f"this is not a game file: its first line must be '{FIRST_LINE}'.")
    headers: dict[str, str] = {}
    rows: list[tuple[int, str]] = []
    notes: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:], 2):
        stripped = line.strip()
        match = _HEADER.fullmatch(stripped)
        if match and not rows:
            headers[match[1]] = read_header(number, match[2])
        elif stripped.startswith(";"):
            notes.append((len(rows), stripped[1:].strip()))
        elif stripped:
            rows.append((number, stripped))
    setup, rules = read_setup(headers)
    moves = [read_move(setup, rules, number, row) for number, row in rows]
    own = {key: value for key, value in headers.items() if key not in _SETUP_HEADERS}
    return GameFile(setup, own, moves, headers.get("result", "*"), notes)


def read_header(number: int, quoted: str) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError:
        raise GameFileError(f"line {number}: the header's value is not closed or badly quoted.") from None


def read_setup(headers: dict[str, str]) -> tuple[Setup, Ruleset]:
    try:
        options = dict(pair.split("=", 1) for pair in headers.get("options", "").split())
        overrides: Any = json.loads(headers.get("overrides") or "{}")
        if not isinstance(overrides, dict):
            raise ValueError("overrides must be a table of figures")
        setup = checked(
            Setup(
                title=headers["title"],
                players=int(headers["players"]),
                seed=headers["seed"],
                options=options,
                names=tuple(headers.get("names", "").split()),
                components=headers.get("components", "standard"),
                overrides=overrides,
                rules_version=read_versions(headers.get("rules", "")),
            )
        )
        return setup, rules_of(setup)
    except KeyError as missing:
        raise GameFileError(f"the header {missing} is missing.") from None
    except (SetupError, ComponentError) as problem:
        raise GameFileError(f"the headers do not fit together: {problem}") from None
    except ValueError as problem:
        raise GameFileError(f"a header cannot be read: {problem}") from None


def read_move(setup: Setup, rules: Ruleset, number: int, row: str) -> Move:
    match = _MOVE.fullmatch(row)
    if match is None:
        raise GameFileError(f"line {number}: a move is written 'NAME: ACTION #DIGEST', not {row!r}.")
    seats = setup.seat_names()
    if match[1] not in seats:
        raise GameFileError(
            f"line {number}: nobody is called {match[1]!r}; the seats are {', '.join(seats)}."
        )
    try:
        action = read_action(rules, match[2])
    except NotationError as problem:
        raise GameFileError(f"line {number}: {problem}") from None
    return Move(number, seats.index(match[1]), action, match[3] or "", match[4] or "")


def replay(file: GameFile) -> Game:
    """Play the file's commands; every digest in it must fit, and so must the result."""
    game = start(file.setup)
    for move in file.moves:
        try:
            game.play(move.seat, move.action)
        except Refused as refused:
            why = f"{refused.refusal.text} ({refused.refusal.code}, {refused.refusal.rule})"
            raise GameFileError(f"line {move.line}: this action is not legal there. {why}") from None
    check_digests(file, game)
    if file.result != result_text(game):
        raise GameFileError(
            f"the result is given as '{file.result}' but the game ends '{result_text(game)}'."
        )
    return game


def check_digests(file: GameFile, game: Game) -> None:
    digests = game.digests()
    for number, move in enumerate(file.moves):
        if move.digest and not digests[game.ends[number + 1] - 1].startswith(move.digest):
            raise GameFileError(
                f"line {move.line}: the digest does not fit; this or an earlier line was changed."
            )
