"""A person's interrupt ends a command at once, with all that it has started, and is nobody's fault."""

from __future__ import annotations

import math
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from amunre.arena.workers import ended_like_ctrl_c, submit, workers
from amunre.bots.lines import RUNNING, Conversation
from tests.support.bot_packages import environment, install
from tests.support.line_bots import program
from tests.support.processes import is_running

LONG_ENOUGH = 100
"""Seconds, on a busy machine; what is not ended here goes on for longer."""


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG_ENOUGH
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


@contextmanager
def begun(folder: Path, words: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A command that has its own process group, as in a terminal."""
    process = subprocess.Popen(
        [sys.executable, "-m", "amunre", *words],
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def interrupted(process: subprocess.Popen[str], how: signal.Signals) -> tuple[str, str]:
    """What it says when somebody does not wait for it after the first time."""
    for _ in range(3):
        os.killpg(process.pid, how)
        time.sleep(0.05)
    return process.communicate(timeout=LONG_ENOUGH)


KEPT = "interrupted; the games that are over are kept in log, and the same command goes on from there."
NOTHING = "interrupted; nothing was changed."


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("tournament classic --lineup {},random,random --log log --runner one", KEPT),
        ("tournament classic --lineup {},random,random --log log --jobs 2", KEPT),
        ("bots check {} --seconds 600", NOTHING),
    ],
)
def test_who_waits_for_a_program_ends_with_it(
    words: str, told: str, how: signal.Signals, tmp_path: Path
) -> None:
    silent = shlex.quote(program(tmp_path, "silent with a note"))

    def asked() -> list[int]:
        return [int(note.name.removeprefix("asked-")) for note in tmp_path.glob("asked-*")]

    with begun(tmp_path, shlex.split(words.format(silent))) as process:
        until(lambda: asked() != [])
        _, said = interrupted(process, how)
        assert process.returncode == 130
        assert said.splitlines()[-1] == f"amunre: {told}"
        assert "Traceback" not in said
        until(lambda: not any(map(is_running, asked())))
    if told == KEPT:
        assert len((tmp_path / "log").read_text().splitlines()) == 1  # the plan, and no game with a fault


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(
    ("words", "way"),
    [
        ("simulate cardgame --bots WAY,random", "asked"),
        ("simulate cardgame --bots WAY,random --jobs 2", "asked"),
        ("simulate cardgame --bots WAY,random --jobs 2", "deaf"),
        ("bots check WAY", "asked"),
    ],
)
def test_who_waits_for_a_bot_of_others_ends_at_once(
    words: str, way: str, how: signal.Signals, tmp_path: Path
) -> None:
    install(tmp_path, way)
    with begun(tmp_path, words.replace("WAY", way).split()) as process:
        until((tmp_path / "asked").exists)
        said = interrupted(process, how)
        assert process.returncode == 130
        assert said == ("", f"\namunre: {NOTHING}\n")


def test_ctrl_c_while_processes_are_starting_gives_no_traceback(tmp_path: Path) -> None:
    words = "tournament cardgame --bots greedy,random --deals 100000 --jobs 2 --log log"
    with begun(tmp_path, words.split()) as process:
        log = tmp_path / "log"
        until(lambda: log.exists() and log.read_bytes() != b"")  # the next thing is to start them
        time.sleep(0.1)
        _, said = interrupted(process, signal.SIGINT)
        assert process.returncode == 130
        assert said == f"\namunre: {KEPT}\n"


def test_a_process_is_deaf_to_ctrl_c_from_its_beginning() -> None:
    with workers(1) as pool:
        answer = submit(pool, math.factorial, 5)
        for number in pool._processes:
            os.kill(number, signal.SIGINT)
        assert answer.result(60) == 120


def begin_a_result(note: Path) -> None:
    """As if the process were ended in the middle of telling what came of its work."""
    sys._getframe(1).f_locals["result_queue"]._writer._send(b"\0\0\1\0")  # 256 bytes follow
    note.touch()
    time.sleep(600)


def test_half_a_result_is_not_waited_for(tmp_path: Path) -> None:
    with workers(1) as pool:
        pool.submit(begin_a_result, tmp_path / "note")
        until((tmp_path / "note").exists)


@pytest.fixture
def own_signals() -> Iterator[None]:
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.getsignal(number) for number in numbers}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("own_signals")
def test_only_the_first_interrupt_counts_and_ends_programs_that_nobody_holds() -> None:
    ended = False
    try:
        with ended_like_ctrl_c():
            talk = Conversation(["sleep", "600"])
            try:
                os.kill(os.getpid(), signal.SIGTERM)
            finally:
                os.kill(os.getpid(), signal.SIGINT)
                os.kill(os.getpid(), signal.SIGTERM)
                ended = True
    except KeyboardInterrupt:
        os.kill(os.getpid(), signal.SIGINT)  # nor does one now, when a command says its last words
    assert ended
    assert talk.process.wait(LONG_ENOUGH) == -signal.SIGKILL
    talk.end()
    assert not RUNNING


@pytest.mark.usefixtures("own_signals")
def test_a_command_that_shall_not_hear_ctrl_c_does_not() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with ended_like_ctrl_c():
        os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
