"""Where games are kept, and that they stay whole."""

from __future__ import annotations

import os
import time
from pathlib import Path

import click
import pytest

from amunre.notation import GameFileError
from amunre.tui import saves
from tests.tui.tools import make_table


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "data"))


def test_games_lie_under_the_chosen_folder(tmp_path: Path) -> None:
    assert saves.saves_folder() == tmp_path / "data" / "saves"


def test_without_a_choice_the_system_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AMUNRE_DATA")
    assert saves.data_folder().name == "amunre"
    assert saves.data_folder().is_absolute()


def test_two_games_of_one_second_get_two_names() -> None:
    first = saves.new_path("classic")
    saves.write(first, "one")
    second = saves.new_path("classic")
    assert first != second or not first.exists()
    saves.write(second, "two")
    assert {first.read_text(), second.read_text()} == {"one", "two"}


def test_a_failed_write_leaves_the_old_game_and_no_scraps(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.amunre"
    saves.write(path, "old")

    def fail(source: str, target: Path) -> None:
        raise OSError("no")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="no"):
        saves.write(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_only_games_that_are_not_over_are_offered_the_latest_first() -> None:
    assert saves.unfinished() == []
    folder = saves.saves_folder()
    folder.mkdir(parents=True)
    assert saves.unfinished() == []
    text = make_table(folder).text()
    for number, content in enumerate([text, "rubbish", text.replace('"*"', '"1 2 3 / 0 / points"'), text]):
        path = folder / f"{number}.amunre"
        path.write_text(content)
        os.utime(path, (time.time() + number, time.time() + number))
    (folder / "4.amunre").write_bytes(b'\xff\xfe[result "*"]')
    (folder / "5.amunre").write_text('not a game [result "*"]')
    (folder / "6.amunre").mkdir()
    assert [path.name for path, _ in saves.unfinished()] == ["3.amunre", "0.amunre"]


def test_only_nine_games_are_offered() -> None:
    for number in range(12):
        saves.write(saves.saves_folder() / f"{number}.amunre", make_table(saves.saves_folder()).text())
    assert len(saves.unfinished()) == saves.MOST_OFFERED


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(5, "just now"), (70, "1 minute ago"), (7300, "2 hours ago"), (3600 * 24 * 3 + 9, "3 days ago")],
)
def test_age_is_told_in_words(tmp_path: Path, seconds: int, told: str) -> None:
    path = tmp_path / "x"
    path.touch()
    os.utime(path, (time.time() - seconds, time.time() - seconds))
    assert saves.age(path) == told


def test_files_that_cannot_be_read_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\x00")
    (tmp_path / "text").write_text("hello")
    whole = make_table(tmp_path).text()
    (tmp_path / "list").write_text(whole.replace("[rules ", '[overrides "[1]"]\n[rules '))
    (tmp_path / "many").write_text(whole.replace('[players "3"]', '[players "9"]').replace("[names", "[n"))
    for name in ("binary", "text", "list", "many"):
        with pytest.raises(GameFileError) as caught:
            saves.read(tmp_path / name)
        assert "\n" not in str(caught.value)
        assert str(tmp_path / name) in str(caught.value)
    with pytest.raises(click.ClickException, match="cannot be read: no such file"):
        saves.read(tmp_path / "nothing")
    with pytest.raises(click.ClickException, match="cannot be read: is a directory"):
        saves.read(tmp_path)


def test_other_peoples_files_are_not_overwritten(tmp_path: Path) -> None:
    game, letter, binary = tmp_path / "a", tmp_path / "b", tmp_path / "c"
    saves.write(game, make_table(tmp_path).text())
    letter.write_text("dear anna")
    binary.write_bytes(b"\xff\xfe")
    assert saves.may_replace(game)
    assert saves.may_replace(tmp_path / "new")
    assert not saves.may_replace(letter)
    assert not saves.may_replace(binary)
