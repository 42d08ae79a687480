"""Bots in any language: a program that reads and writes one JSON object a line (``docs/bot-protocol.md``)."""

from __future__ import annotations

import os
import queue
import random
import select
import shlex
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from typing import IO, Any

import msgspec

from amunre.bots.finding import title_of_rules
from amunre.bots.protocol import Bot, BotFailed, BotIllegal, BotTooSlow
from amunre.bots.quoting import split_outside_quotes
from amunre.bots.registry import BotKind
from amunre.kernel.errors import SetupError
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.notation import NotationError
from amunre.notation.choices import ChoiceGroup, choices_of, read_choice

PROTOCOL = 1
START_SECONDS = 20.0
"""For a program to come up and say hello."""
ANSWER_SECONDS = 10.0
"""For one choice, unless something else is said."""
ENDING_SECONDS = 5.0
"""For a program that says no more to end, so that it can be told how, on a busy machine too."""
GOODBYE_SECONDS = 1.0
"""For a program to end by itself after the last line."""
LONGEST_LINE = 1 << 16
QUOTED = 120
"""Characters of what a program said that are told when it is of no use."""
GLANCE_MS = 500
"""Time between two looks whether anybody still listens."""
LAST_WORDS = 3
"""Lines of its standard error that are told when it has ended."""
COMMAND = "command"
"""The source of bots that are commands."""
PRIVATE = "AMUNRE_"
"""Variables with this beginning are the operator's and not for bots: a database address may be among them."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line, both ways: the protocol, and for the bot all that is public and never changes."""

    protocol: int
    seat: int = 0
    players: int = 0
    title: str = ""
    modules: tuple[str, ...] = ()
    """Edition, expansions and options, as ``amunre explain`` names them."""
    components: Any = None
    """Printed figures of the game."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A question. Equal lines shall get equal answers: ``random`` is all the luck that a bot has."""

    id: int
    random: int
    kind: str
    text: str
    view: View
    choices: list[ChoiceGroup]


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye"):
    """The last line; the program ends itself."""


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """What a bot chooses: text in notation, or an action's fields with its type."""

    id: int
    action: str | dict[str, Any]


_ANSWERS: msgspec.json.Decoder[Hello | Answer] = msgspec.json.Decoder(Hello | Answer)


class Conversation:
    """A running program and what it has said so far."""

    def __init__(self, command: list[str]) -> None:
        quiet = {name: value for name, value in os.environ.items() if not name.startswith(PRIVATE)}
        with STARTING:
            try:
                self.process = subprocess.Popen(
                    command,
                    bufsize=0,  # to close a buffer is to wait for whoever reads it, or for room to empty it
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    env=quiet,
                    start_new_session=True,  # so that whatever it starts can be ended with it
                )
            except OSError as problem:
                raise BotFailed(
                    f"{command[0]} cannot be run: {(problem.strerror or 'it fails').lower()}."
                ) from None
            RUNNING.add(self)
        self.over = False
        """Whether nobody wants to hear more of it."""
        self.said: queue.Queue[bytes] = queue.Queue()
        self.last_words: deque[bytes] = deque(maxlen=LAST_WORDS)
        threading.Thread(target=self.listen, daemon=True).start()
        self.overhearing = threading.Thread(target=self.overhear, daemon=True)
        self.overhearing.start()

    def listen(self) -> None:
        for line in self.lines(self.process.stdout):
            self.said.put(line)
        self.said.put(b"")

    def overhear(self) -> None:
        """Keep the end of its standard error, which says why it failed."""
        self.last_words.extend(self.lines(self.process.stderr))

    def lines(self, stream: IO[bytes] | None) -> Iterator[bytes]:
        """What it says, until it ends or the talk is over; a line that is too long comes in pieces.

        What the program has started may hold the other end for ever, so its end cannot be waited for.
        """
        assert stream is not None
        rest = b""
        with stream, suppress(OSError):
            while piece := self.next_piece(stream):
                rest += piece
                while (end := rest.find(b"\n", 0, LONGEST_LINE) + 1) or len(rest) >= LONGEST_LINE:
                    yield rest[: end or LONGEST_LINE]
                    rest = rest[end or LONGEST_LINE :]
            if rest:
                yield rest

    def next_piece(self, stream: IO[bytes]) -> bytes:
        """Nothing at the end."""
        if hasattr(select, "poll"):  # elsewhere pipes cannot be watched
            poll = select.poll()
            poll.register(stream, select.POLLIN)
            while not self.over and not poll.poll(GLANCE_MS):
                pass
        return b"" if self.over else stream.read(LONGEST_LINE)

    def ending(self) -> BotFailed:
        """Why it says no more."""
        try:
            code = self.process.wait(ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            return BotFailed("it has closed its standard output.")
        self.overhearing.join(ENDING_SECONDS)
        how = f"exit code {code}" if code >= 0 else f"signal {-code}"
        words = " ".join(quoted(line) for line in list(self.last_words) if line.strip())
        return BotFailed(f"it has ended with {how}{': ' + words if words else '.'}")

    def say(self, message: msgspec.Struct) -> None:
        stream = self.process.stdin
        assert stream is not None
        try:
            left = memoryview(msgspec.json.encode(message) + b"\n")
            while left:  # a signal can come in the middle
                left = left[stream.write(left) :]
        except OSError:
            raise self.ending() from None

    def hear(self, seconds: float) -> Hello | Answer:
        try:
            line = self.said.get(timeout=seconds)
        except queue.Empty:
            raise BotTooSlow(f"it said nothing for {seconds:g} seconds.") from None
        if not line:
            raise self.ending()
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            raise BotFailed(f"it said a line of more than {LONGEST_LINE >> 10} KiB.")
        try:
            return _ANSWERS.decode(line)
        except msgspec.DecodeError as problem:
            raise BotFailed(f"it said {quoted(line)}, which is no answer: {problem}.") from None

    def end(self, patience: float = 0.0) -> None:
        """Wait for it to end by itself, then end it with all that it has started."""
        heard = self.process.stdin
        if patience and heard is not None:
            with suppress(OSError, subprocess.TimeoutExpired):
                heard.close()
                self.process.wait(patience)
        self.kill()
        self.process.wait()
        RUNNING.discard(self)
        self.over = True  # whoever reads the others closes them
        if heard is not None:
            with suppress(OSError):
                heard.close()

    def kill(self) -> None:
        """End it with all that it has started."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


RUNNING: set[Conversation] = set()
"""Programs that this process has started and not yet ended."""
STARTING = threading.Lock()
"""Held while a program is being started and is not yet among them."""


def end_programs() -> None:
    """For a process that is about to end: nobody would end its programs after it."""
    with STARTING:
        for talk in list(RUNNING):
            talk.kill()


def quoted(line: bytes) -> str:
    """What a program said, in quotes and cut short."""
    text = line.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= QUOTED else text[:QUOTED] + "…")


class LineBot:
    """Asks a program. One that fails is ended, and started anew for the next question."""

    def __init__(
        self,
        name: str,
        command: list[str],
        rules: Ruleset,
        seat: int,
        seconds: float = ANSWER_SECONDS,
    ) -> None:
        self.name = name
        self.command = command
        self.rules = rules
        self.seat = seat
        self.seconds = seconds
        self.talk: Conversation | None = None
        self.asked = 0

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        luck = rng.getrandbits(53)  # every language can hold it as a number
        talk = self.start()
        try:
            return self.ask(talk, view, legal, luck)
        except BaseException:
            self.end(0.0)
            raise

    def ask(self, talk: Conversation, view: View, legal: Legal, luck: int) -> Action:
        self.asked += 1
        kind = next(decision.kind for decision in view.decisions if decision.seat == self.seat)
        prompt = self.rules.questions[kind].prompt
        talk.say(Choose(self.asked, luck, kind, prompt, view, choices_of(legal)))
        answer = talk.hear(self.seconds)
        if not isinstance(answer, Answer) or answer.id != self.asked:
            raise BotFailed(f"it did not answer question {self.asked}.")
        try:
            action = read_choice(self.rules, answer.action)
        except NotationError as problem:
            raise BotIllegal(str(problem)) from None
        if action not in legal:
            raise BotIllegal(f"{answer.action} is not one of its choices.")
        return action

    def start(self) -> Conversation:
        """Run the program and exchange greetings, unless it runs already."""
        if self.talk is not None:
            return self.talk
        self.talk = Conversation(self.command)
        try:
            self.greet(self.talk)
        except BaseException:
            self.end(0.0)
            raise
        return self.talk

    def greet(self, talk: Conversation) -> None:
        config = self.rules.config
        title = title_of_rules(self.rules)
        parts = msgspec.to_builtins(config.components)
        talk.say(Hello(PROTOCOL, self.seat, config.players, title, self.rules.modules, parts))
        hello = talk.hear(START_SECONDS)
        if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
            raise BotFailed(f"it does not speak protocol {PROTOCOL}.")
        self.asked = 0

    def end(self, patience: float = 0.0) -> None:
        if self.talk is not None:
            self.talk.end(patience)
            self.talk = None  # not before: whoever is interrupted here can end it again

    def close(self) -> None:
        """Say goodbye."""
        if self.talk is not None:
            with suppress(BotFailed):
                self.talk.say(Goodbye())
            self.end(GOODBYE_SECONDS)


def line_kind(name: str, command: str, seconds: float = ANSWER_SECONDS) -> BotKind:
    """A command as a kind of bot, with so many seconds for an answer."""
    words = words_of(name, command)

    def make(rules: Ruleset, seat: int) -> Bot:
        return LineBot(name, words, rules, seat, seconds)

    return BotKind(f"runs {command}", make, source=COMMAND)


def words_of(name: str, command: str) -> list[str]:
    """A command as the program and its arguments."""
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise SetupError(f"the command of {name}, {command}, has {str(problem).lower()}.") from None
    if not words:
        raise SetupError(f"{name} needs a command.")
    return words


def named_commands(text: str) -> dict[str, str]:
    """Commands by name, out of ``NAME=COMMAND; NAME=COMMAND``."""
    found: dict[str, str] = {}
    for part in split_outside_quotes(text, ";"):
        name, equals, command = (piece.strip() for piece in part.partition("="))
        if not equals or not name or not command:
            raise SetupError(f"{part!r} should be NAME=COMMAND, for instance mine=python3 mybot.py.")
        if not name.replace("-", "").replace("_", "").isalnum():
            raise SetupError(f"{name!r} cannot name a program: letters, digits, - and _ can.")
        found[name] = command
    return found
