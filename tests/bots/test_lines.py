"""Bots in any language: what they are told, and what becomes of those that do not keep to the protocol."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from amunre.bots.lines import LineBot, line_kind, named_commands
from amunre.bots.protocol import BotFailed
from amunre.bots.quoting import split_outside_quotes
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.rules.setup import Setup, start
from tests.support.line_bots import program


@pytest.fixture
def game() -> Game:
    return start(Setup(title="classic", players=3, seed="a seed that nobody guesses", options={}))


@pytest.fixture
def bots() -> Iterator[list[LineBot]]:
    made: list[LineBot] = []
    yield made
    for bot in made:
        bot.close()


def make(bots: list[LineBot], game: Game, folder: Path, way: str) -> LineBot:
    ((name, command),) = named_commands(program(folder, way)).items()
    seconds = 1.0 if way == "silent" else 60.0
    bot = LineBot(name, command.split(), game.rules, game.waiting_for[0], seconds=seconds)
    bots.append(bot)
    return bot


@pytest.mark.parametrize("way", ["good", "by fields"])
def test_an_answer_is_text_or_fields(bots: list[LineBot], game: Game, tmp_path: Path, way: str) -> None:
    bot = make(bots, game, tmp_path, way)
    seat = game.waiting_for[0]
    assert bot.choose(game.view(seat), game.legal(seat), random.Random(1)) == next(iter(game.legal(seat)))


@pytest.mark.parametrize(
    ("way", "reason"),
    [
        ("silent", "said nothing for 1 seconds"),
        ("ended", "it has ended with exit code 3\\.$"),
        ("crashed", "it has ended with exit code 1: .*ValueError: no plan for round 2"),
        ("killed", "it has ended with signal 9"),
        ("closed", "it has closed its standard output"),
        ("blank", "it said '', which is no answer"),
        ("no json", "it said 'bid thebes', which is no answer"),
        ("illegal", "bid thebes 55 is not one of its choices"),
        ("nonsense", "no action of that type"),
        ("another question", "did not answer question 1"),
        ("endless line", "a line of more than 64 KiB"),
    ],
)
def test_a_program_that_does_not_answer_fails_and_is_ended(
    bots: list[LineBot], game: Game, tmp_path: Path, way: str, reason: str
) -> None:
    bot = make(bots, game, tmp_path, way)
    seat = game.waiting_for[0]
    began = time.monotonic()
    with pytest.raises(BotFailed, match=reason):
        bot.choose(game.view(seat), game.legal(seat), random.Random(1))
    assert bot.talk is None
    assert time.monotonic() - began < 30


def test_a_program_that_does_not_exist_fails(game: Game) -> None:
    bot = LineBot("mine", ["/no/such/program"], game.rules, 0)
    with pytest.raises(BotFailed, match="cannot be run: no such file"):
        bot.choose(game.view(0), game.legal(0), random.Random(1))


def test_a_program_is_told_what_its_seat_sees_and_nothing_else(
    bots: list[LineBot], game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the seed, nor other hands, nor what the operator keeps in the environment."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AMUNRE_DATABASE", "postgresql://secret")
    seat = game.waiting_for[0]
    bot = make(bots, game, tmp_path, "tells what it knows")
    bot.choose(game.view(seat), game.legal(seat), random.Random(1))
    seen = (tmp_path / "classic.seen").read_text()
    asked = json.loads(seen.splitlines()[0])
    assert set(asked) == {"type", "id", "random", "kind", "text", "view", "choices"}
    assert asked["view"]["viewer"] == seat
    assert asked["kind"] == "bid"
    assert [len(group["texts"]) for group in asked["choices"]] == [len(g) for g in game.legal(seat).groups]
    assert "secret" not in seen
    assert game.seed not in seen


def test_the_same_process_answers_until_it_is_let_go(
    bots: list[LineBot], game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("amunre.bots.lines.GOODBYE_SECONDS", 60.0)  # nobody is killed for a busy machine
    bot = make(bots, game, tmp_path, "good")
    seat = game.waiting_for[0]
    bot.choose(game.view(seat), game.legal(seat), random.Random(1))
    first = bot.talk
    bot.choose(game.view(seat), game.legal(seat), random.Random(1))
    assert first is not None
    assert bot.talk is first
    bot.close()
    assert first.process.returncode == 0


DETACHED = """
import pathlib, subprocess
child = subprocess.Popen(["sleep", "60"], start_new_session=True)
pathlib.Path(__file__).with_name("child").write_text(str(child.pid))
"""


def test_nobody_waits_for_what_a_program_leaves_behind(game: Game, tmp_path: Path) -> None:
    """It has a session of its own, so it lives on and holds the pipes."""
    ((name, command),) = named_commands(program(tmp_path, "good", before=DETACHED)).items()
    bot = LineBot(name, command.split(), game.rules, 0, seconds=60.0)
    try:
        talk = bot.start()
        began = time.monotonic()
        bot.close()
        streams = [talk.process.stdin, talk.process.stdout, talk.process.stderr]
        while time.monotonic() < began + 30 and not all(stream and stream.closed for stream in streams):
            time.sleep(0.05)
        assert time.monotonic() - began < 30
    finally:
        os.kill(int((tmp_path / "child").read_text()), signal.SIGKILL)


def test_commands_have_names() -> None:
    assert named_commands("a=x y; b = z ;") == {"a": "x y", "b": "z"}
    assert named_commands("my-bot=x 'a;b'; c=d") == {"my-bot": "x 'a;b'", "c": "d"}
    for text in ("python3 bot.py", "=x", "a="):
        with pytest.raises(SetupError, match="should be NAME=COMMAND"):
            named_commands(text)
    with pytest.raises(SetupError, match="'a b' cannot name a program: letters, digits, - and _ can"):
        named_commands("a b=x")


def test_a_command_that_cannot_be_read_is_told_in_one_sentence() -> None:
    with pytest.raises(SetupError, match=r"^the command of x, python3 'oops, has no closing quotation\.$"):
        line_kind("x", "python3 'oops")
    with pytest.raises(SetupError, match="x needs a command"):
        line_kind("x", "")


def test_what_is_in_quotes_is_not_split() -> None:
    assert split_outside_quotes("a, b ,,c", ",") == ["a", "b", "c"]
    assert split_outside_quotes("""x=run "a,b" 'c,"d',e""", ",") == ["""x=run "a,b" 'c,"d'""", "e"]
    assert split_outside_quotes(r"""x=it\'s,y="a\",b",z""", ",") == [r"x=it\'s", r'y="a\",b"', "z"]
    with pytest.raises(SetupError, match="a quote is not closed: a,'b,c has a ' without another one"):
        split_outside_quotes("a,'b,c", ",")
