"""A real session on a pseudo-terminal, with keys pressed as a person would press them."""

from __future__ import annotations

import codecs
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from amunre.notation import read_game, replay
from tests.cli.recorded import record
from tests.support.processes import stat_of

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

import fcntl
import pty
import struct
import termios

PATIENCE = 120.0
CTRL_C, CTRL_D = "\x03", "\x04"


def take_terminal() -> None:
    """Make standard input the controlling terminal, so that Ctrl-C reaches the program."""
    # whoever runs the tests in the background may have Ctrl-C ignored, and children would inherit that
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, folder: Path, *arguments: str, width: int = 100) -> None:
        self.keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, width, 0, 0))
        unwanted = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
        env = {name: value for name, value in os.environ.items() if name not in unwanted}
        env |= {"TERM": "xterm", "AMUNRE_DATA": str(folder), "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "amunre", *arguments],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=env,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(screen)
        self.shown = ""
        self.decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def read(self, seconds: float) -> bool:
        """Take in what has appeared; false when nothing more will."""
        ready, _, _ = select.select([self.keyboard], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self.keyboard, 65536)
        except OSError:
            return False
        # a sign or the end of a line may come in two parts
        self.shown = (self.shown + self.decode(data)).replace("\r\n", "\n")
        return bool(data)

    def expect(self, text: str) -> str:
        """Wait until a text appears; gives what was shown up to there and forgets it."""
        end = time.monotonic() + PATIENCE
        while text not in plain(self.shown):
            assert time.monotonic() < end, f"no {text!r} in:\n{plain(self.shown)}"
            assert self.read(0.2) or text in plain(self.shown), (
                f"ended without {text!r}:\n{plain(self.shown)}"
            )
        before, _, after = plain(self.shown).partition(text)
        self.shown = after
        return before + text

    def send(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def type(self, line: str) -> None:
        self.send(f"{line}\n")

    def press(self, key: str) -> None:
        """Press a key after a reaction time: a signal that comes before the reading would get lost."""
        time.sleep(0.5)
        while self.is_busy():
            time.sleep(0.05)
        self.send(key)

    def is_busy(self) -> bool:
        """Whether the program is on its way to the reading still, where the system tells."""
        return stat_of(self.process.pid)[:1] in (["R"], ["D"])

    def wait(self) -> int:
        while self.process.poll() is None:
            self.read(0.2)
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.keyboard)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]", "", text)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def play_to_the_market(terminal: Terminal) -> None:
    """Bid nothing on anything until the market turn comes."""
    while True:
        shown = terminal.expect("player> ")
        question = shown.rstrip().splitlines()[-12:]
        if any("Your market turn" in line for line in question):
            return
        terminal.type("1")


@pytest.mark.parametrize("width", [100, 80])
def test_a_short_session_with_help_refusal_undo_interruption_and_resumption(
    tmp_path: Path, terminals: list[Terminal], width: int
) -> None:
    arguments = ["play", "anniversary", "--players", "3", "--bots", "greedy", "--seed", "pty"]
    terminal = Terminal(tmp_path, *arguments, width=width)
    terminals.append(terminal)
    assert "Keep one of your two start schemes" in terminal.expect("player> ")
    terminal.type("?")
    help_text = terminal.expect("player> ")
    assert "keep CARD" in help_text
    assert "undo" in help_text
    terminal.type("why keep architect")
    assert "card_not_dealt" in terminal.expect("player> ")
    terminal.type("keep architect")
    assert "Refused: You were dealt" in terminal.expect("player> ")
    terminal.type("1")
    play_to_the_market(terminal)
    terminal.type("buy 1 stone")
    assert "You buy 1 stone for 1 gold." in terminal.expect("player> ")
    terminal.type("undo")
    assert "Taken back: buy 1 stone" in terminal.expect("player> ")
    terminal.press(CTRL_C)
    farewell = terminal.expect(".amunre\n")
    assert terminal.wait() == 130
    command = re.search(r"amunre (play --load (\S+))", farewell)
    assert command is not None
    assert replay(read_game(Path(command[2]).read_text())).outcome is None

    again = Terminal(tmp_path, *command[1].split(), width=width)
    terminals.append(again)
    assert "Your market turn" in again.expect("player> ")
    again.type("done")
    again.expect("player> ")
    again.press(CTRL_D)
    assert "The game is saved." in again.expect(".amunre\n")
    assert again.wait() == 0
    assert "player: done" in Path(command[2]).read_text()


def test_ctrl_c_before_the_first_answer_starts_no_game(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play")
    terminals.append(terminal)
    terminal.expect("Title: [classic]")
    terminal.press(CTRL_C)
    terminal.expect("amunre: interrupted; nothing was changed.")
    assert terminal.wait() == 130
    assert list(tmp_path.iterdir()) == []


def test_the_tab_key_completes_actions(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play", "classic", "--players", "3", "--bots", "greedy", "--seed", "1")
    terminals.append(terminal)
    terminal.expect("player> ")
    terminal.press("prov\t")
    terminal.expect("provinces")
    terminal.type("")
    terminal.expect("Upper".lower())
    terminal.type("quit")
    assert terminal.wait() == 0


def test_a_replay_on_a_terminal_goes_step_by_step(tmp_path: Path, terminals: list[Terminal]) -> None:
    game, played = record(tmp_path)
    last = len(played.commands)
    terminal = Terminal(tmp_path, "replay", str(game))
    terminals.append(terminal)
    terminal.expect(f"[0/{last}]")
    terminal.type("")
    terminal.expect(f"[1/{last}]")
    terminal.type("q")
    assert terminal.wait() == 0


def test_a_shared_terminal_is_wiped_between_hands(tmp_path: Path, terminals: list[Terminal]) -> None:
    people = ["--humans", "2", "--name", "anna", "--name", "bruno"]
    terminal = Terminal(tmp_path, "play", "anniversary", "--players", "3", *people, "--bots", "greedy")
    terminals.append(terminal)
    terminal.expect("anna, press Enter to see your hand.")
    terminal.type("")
    assert "Your hand: Architect" in terminal.expect("anna> ")
    terminal.type("1")
    while "bruno, press Enter" not in plain(terminal.shown):
        terminal.read(0.2)
    assert "\x1b[2J" in terminal.shown
    assert "\x1b[3J" in terminal.shown
    last = plain(terminal.shown.split("\x1b[3J")[-1])
    assert "hand:" not in last
    terminal.press(CTRL_D)
    assert terminal.wait() == 0


def test_simulations_show_a_bar_and_can_be_interrupted(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "simulate", "classic", "--games", "100000", "--bots", "random")
    terminals.append(terminal)
    while not re.search(r"[1-9]\d*/100000", plain(terminal.shown)):
        assert terminal.read(0.2), plain(terminal.shown)
    terminal.send(CTRL_C)
    terminal.expect("amunre: interrupted; nothing was changed.")
    assert terminal.wait() == 130


def test_a_server_on_a_terminal_says_where_to_go_and_ends_quietly(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal(tmp_path, "serve", "--port", "0", "--data", str(tmp_path))
    terminals.append(terminal)
    shown = terminal.expect("Ctrl-C stops it.")
    assert re.search(r"Amun-Re is at http://127\.0\.0\.1:[1-9]\d*/\n", shown)
    terminal.press(CTRL_C)
    assert terminal.wait() == 0
    assert "nothing was changed" not in plain(terminal.shown)
