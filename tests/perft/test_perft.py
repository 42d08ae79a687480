"""Published counts of legal action sequences from named positions."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from amunre.kernel.engine import legal
from amunre.kernel.perft import perft
from amunre.notation import read_position
from amunre.rules.catalogue import TITLES
from tests.perft.collect import ONLY_WITH_EXPANSIONS
from tests.support.games import finished

FOLDER = Path(__file__).parent


class Entry(NamedTuple):
    name: str
    position: str
    counts: list[int]


def read_table(path: Path) -> list[Entry]:
    found = []
    for block in path.read_text(encoding="utf-8").strip().split("\n\n"):
        name, position, *rows = block.splitlines()
        found.append(Entry(name.removeprefix("id "), position, [int(row.split()[2]) for row in rows]))
    return found


ENTRIES = [entry for title in TITLES for entry in read_table(FOLDER / f"{title}.perft")]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_counts_are_as_published(entry: Entry) -> None:
    _, state = read_position(entry.position)
    assert [perft(state, depth) for depth in range(1, len(entry.counts) + 1)] == entry.counts


@pytest.mark.parametrize("title", TITLES)
def test_every_kind_of_decision_of_a_title_has_a_published_position(title: str) -> None:
    kinds = {entry.name.split()[-1] for entry in ENTRIES if entry.name.startswith(title)}
    _, state = read_position(next(entry.position for entry in ENTRIES if entry.name.startswith(title)))
    assert kinds == set(state.rules.questions) - ONLY_WITH_EXPANSIONS


def test_counting_one_deep_is_the_same_as_listing() -> None:
    for entry in ENTRIES[::7]:
        _, state = read_position(entry.position)
        seat = min(seat for seat in state.open if seat not in state.sealed)
        assert perft(state, 1) == len(list(legal(state, seat)))
        assert perft(state, 0) == 1


def test_a_finished_game_goes_nowhere() -> None:
    assert perft(finished("classic", 3, "end").state, 1) == 0
