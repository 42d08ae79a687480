"""The command line, the documentation and its pictures."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys

import pytest

import amunre.drawing
from amunre.drawing.__main__ import main
from tests.drawing.collect import PICTURES, VIEWERS, picture
from tests.drawing.tools import parsed, writing


def printed(*words: str, hash_seed: str = "0") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "amunre.drawing", *words],
        check=True,
        capture_output=True,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
    )
    return done.stdout.decode("utf-8")


def test_the_command_prints_the_same_picture_every_time() -> None:
    words = ("anniversary", "4", "nile", "120")
    one = printed(*words, hash_seed="1")
    assert one == printed(*words, hash_seed="2")
    assert "Dina" in writing(one)


def test_names_viewer_bot_and_options_are_followed(capsys: pytest.CaptureFixture[str]) -> None:
    main("classic 3 nile 60 --bot greedy --names X Y Z --viewer 1".split())
    closed = writing(capsys.readouterr().out)
    assert {"X", "Y", "Z"} <= set(closed)
    assert closed.count("?") == 4
    main("classic 3 nile 60 --option memory=open".split())
    assert "?" not in writing(capsys.readouterr().out)


def test_a_game_that_ends_before_is_drawn_at_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    main("revised 3 nile 100000".split())
    assert "winner" in writing(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("clasic 3 nile 1", "did you mean classic?"),
        ("classic 9 nile 1", "classic is for 3, 4, 5 players, not 9"),
        ("classic 3 nile 1 --names A B", "3 players need 3 names, not 2"),
        ("classic 3 nile 1 --viewer 5", "there is no seat 5"),
        ("classic 3 nile 1 --bot chess", "there is no bot called 'chess'"),
        ("classic 3 nile 1 --option memory", "an option is written NAME=VALUE"),
    ],
)
def test_mistakes_are_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, told: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words.split())
    assert left.value.code == 2
    assert told in capsys.readouterr().err


def test_the_package_docstring_is_true() -> None:
    result = doctest.testmod(amunre.drawing)
    assert result.attempted > 3
    assert result.failed == 0


@pytest.mark.parametrize("name", VIEWERS)
def test_the_pictures_of_the_documentation_are_current(name: str) -> None:
    """After a change of the drawing: ``python tests/drawing/collect.py``."""
    saved = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    assert parsed(saved) is not None
    assert saved == picture(name)
