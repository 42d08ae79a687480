"""Golden games: recorded games that every version must replay, and the list of those that must exist."""

from __future__ import annotations

import pytest

from amunre.notation import read_game, replay, write_game
from amunre.rules.catalogue import full_options, title_of
from tests.golden.collect import (
    FOLDER,
    file_of,
    fullest_titles,
    kinds_needed,
    kinds_shown,
    things_needed,
    things_shown,
    wanted,
)

FILES = sorted(FOLDER.glob("*.amunre"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_last_digest(path) -> None:  # type: ignore[no-untyped-def]
    text = path.read_text(encoding="utf-8")
    file = read_game(text)
    game = replay(file)
    assert all(move.digest for move in file.moves)
    assert write_game(file.setup, game) == text


@pytest.mark.parametrize(("title", "players", "end", "options"), wanted())
def test_every_edition_count_tie_break_and_option_has_a_golden_game(
    title: str, players: int, end: str, options: dict[str, str]
) -> None:
    file = read_game(file_of(title, players, end, options).read_text(encoding="utf-8"))
    assert (file.setup.title, file.setup.players) == (title, players)
    assert file.setup.options == full_options(title_of(title), options, file.setup.rules_version)
    assert file.result.endswith(f"/ {end}")


@pytest.mark.parametrize("title", fullest_titles())
def test_golden_games_show_every_action_and_event_of_a_title(title: str) -> None:
    assert kinds_needed(title) <= kinds_shown(title)


@pytest.mark.parametrize("title", fullest_titles())
def test_golden_games_show_every_card_statue_official_and_tile_at_work(title: str) -> None:
    assert things_needed(title) - things_shown(title) == set()
