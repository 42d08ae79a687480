"""What a campaign has done so far, kept in a folder so that it can go on later."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from amunre.arena.combinations import Round
from amunre.arena.locking import lock
from amunre.arena.writing import naming
from amunre.inputs import MIB, read_bytes
from amunre.kernel.errors import SetupError

EVERY_TITLE = Round()
VERSION = 2
STATE_FILE = "campaign.json"
LARGEST_BOOK = 64 * MIB
SUMMARY_FILE = "summary.json"
LOCK_FILE = "lock"
"""The others are replaced when they are written, so a lock on them would not last."""


class Failure(msgspec.Struct, frozen=True):
    """A game in which something was wrong."""

    number: int
    combination: str
    problem: str
    file: str
    """The game as far as it went, in the campaign's folder."""
    command: str
    """Plays the game again and shows the problem."""


class Book(msgspec.Struct, kw_only=True):
    """Counts over all runs of a campaign. Game ``next`` is the first that has not been played."""

    version: int = VERSION
    seed: str
    round: Round = Round()
    """Which tables the campaign goes round."""
    next: int = 0
    games: int = 0
    events: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Time spent, with however many processes."""
    counts: dict[str, int] = {}
    """Games by combination."""
    failures: list[Failure] = []

    def add_counts(self, counts: Counter[str]) -> None:
        self.counts = dict(sorted((Counter(self.counts) + counts).items()))


class Totals(msgspec.Struct, frozen=True):
    """The end of a campaign in a few numbers."""

    seed: str
    games: int
    combinations: int
    events: int
    decisions: int
    seconds: float
    failures: list[Failure]


@contextmanager
def own_folder(folder: Path) -> Iterator[None]:
    """The folder belongs to one campaign at a time: of two books the later would undo the other's."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK_FILE).open("ab") as file:
        lock(file, f"another campaign is using {folder} just now; wait for it, or name another --dir.")
        yield


def open_book(folder: Path, seed: str, tables: Round = EVERY_TITLE) -> Book:
    """The book in a folder, or a new one; SetupError if the folder belongs to another campaign."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / STATE_FILE
    if not path.exists():
        return Book(seed=seed, round=tables)
    try:
        book = msgspec.json.decode(read_bytes(path, LARGEST_BOOK), type=Book)
    except (msgspec.MsgspecError, OSError) as problem:
        raise SetupError(f"{path} cannot be read ({problem}); remove it or name another --dir.") from None
    if book.version != VERSION:
        raise SetupError(f"{path} was written by another version; remove it or name another --dir.")
    if book.seed != seed:
        raise SetupError(f"{folder} holds a campaign with --seed {book.seed}; use it or name another --dir.")
    if book.round != tables:
        words = book.round.words() or "all titles"
        raise SetupError(f"{folder} holds a campaign with {words}; ask for the same or name another --dir.")
    return book


def save_book(folder: Path, book: Book) -> None:
    write_whole(folder / STATE_FILE, msgspec.json.format(msgspec.json.encode(book)))


def save_totals(folder: Path, book: Book) -> bytes:
    """Write the summary and give it back as one line."""
    totals = Totals(
        book.seed,
        book.games,
        len(book.counts),
        book.events,
        book.decisions,
        round(book.seconds, 1),
        book.failures,
    )
    line = msgspec.json.encode(totals)
    write_whole(folder / SUMMARY_FILE, msgspec.json.format(line))
    return line


def write_whole(path: Path, content: bytes) -> None:
    """All or nothing: whoever reads the file, or pulls the plug, finds the old text or the new one."""
    draft = path.with_name(path.name + ".new")
    with naming(path), draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())  # else the new name could reach the disk before the text
    os.replace(draft, path)
