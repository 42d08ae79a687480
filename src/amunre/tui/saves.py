"""Where games are kept, and writing them so that a crash or a full disk never costs a game."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

import click

from amunre.inputs import MIB, beginning, read_text
from amunre.notation import GameFile, GameFileError, read_game
from amunre.notation.gamefile import FIRST_LINE

SUFFIX = ".amunre"
UNFINISHED = '[result "*"]'
MOST_OFFERED = 9
LARGEST_GAME = 2 * MIB
"""Of a game file; the longest games take some 50 kB."""


def data_folder() -> Path:
    """``AMUNRE_DATA`` if it is set, otherwise where the system keeps such things."""
    chosen = os.environ.get("AMUNRE_DATA")
    if chosen:
        return Path(chosen)
    import platformdirs

    return platformdirs.user_data_path("amunre", appauthor=False)


def saves_folder() -> Path:
    return data_folder() / "saves"


def new_path(title: str) -> Path:
    """A name that no saved game has yet, beginning with the time."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{title}"
    path = saves_folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = saves_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def write(path: Path, text: str) -> None:
    """Replace the file in one step: readers find the old game or the new one, never half of either."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def may_replace(path: Path) -> bool:
    """Whether there is nothing at that place, or only another game."""
    if not path.exists():
        return True
    try:
        return beginning(path, LARGEST_GAME).split(b"\n", 1)[0].strip() == FIRST_LINE.encode()
    except OSError:
        return False


def read(path: Path) -> GameFile:
    """A game file; every way in which it cannot be read is one sentence."""
    try:
        return read_game(read_text(path, LARGEST_GAME))
    except UnicodeError:
        raise GameFileError(f"{path}: this is not a game file: it is not text.") from None
    except GameFileError as problem:
        raise GameFileError(f"{path}: {problem}") from None
    except (ValueError, TypeError, LookupError) as problem:  # headers hold JSON that anyone may have edited
        raise GameFileError(f"{path}: a header cannot be read: {problem}") from None
    except OSError as problem:
        raise unreadable(path, problem) from None


def unreadable(path: Path, problem: OSError) -> click.ClickException:
    reason = (problem.strerror or str(problem)).lower()
    return click.ClickException(f"{path} cannot be read: {reason}; check the name.")


def unfinished() -> list[tuple[Path, GameFile]]:
    """Saved games that are not over, the latest first; files that cannot be read are passed over."""
    folder = saves_folder()
    if not folder.is_dir():
        return []
    found: list[tuple[Path, GameFile]] = []
    for path in sorted(folder.glob(f"*{SUFFIX}"), key=changed, reverse=True):
        try:
            text = read_text(path, LARGEST_GAME)
            if UNFINISHED in text:
                found.append((path, read_game(text)))
        except (OSError, ValueError):
            continue
        if len(found) == MOST_OFFERED:
            break
    return found


def changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def age(path: Path) -> str:
    """How long ago a game was saved, in words."""
    minutes = int(max(0.0, datetime.now().timestamp() - changed(path)) // 60)
    for size, unit in ((60 * 24, "day"), (60, "hour"), (1, "minute")):
        count = minutes // size
        if count:
            return f"{count} {unit}{'' if count == 1 else 's'} ago"
    return "just now"
