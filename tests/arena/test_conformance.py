"""The check for bots finds what is wrong with them."""

from __future__ import annotations

import random
import shutil
import sys
import time
from pathlib import Path

import msgspec
import pytest

from amunre.arena import conformance
from amunre.arena.conformance import CHECKS, check_bot_by_playing, tables_for
from amunre.bots import BOTS, BotKind, finding
from amunre.bots.random_bot import RandomBot
from amunre.kernel import view as kernel_view
from amunre.kernel.errors import SetupError
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.turns import Done
from amunre.rules.catalogue import EXPANSIONS, TITLES
from tests.support.line_bots import program

ROOT = Path(__file__).parents[2]


class Crashing(RandomBot):
    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        if len(legal) > 5:
            raise ZeroDivisionError("too much to choose from")
        return super().choose(view, legal, rng)


class Illegal(RandomBot):
    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return Done()


class Hanging(RandomBot):
    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        while True:
            time.sleep(0.01)


class Remembering(RandomBot):
    """Plays the same way again only as long as it is the same bot."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        super().__init__(rules, seat)
        self.mood = random.SystemRandom().random()

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return legal.sample(random.Random(f"{self.mood}{view.decisions}"))


class Dicing(RandomBot):
    """Has luck of its own, though the same in every run of the tests."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        super().__init__(rules, seat)
        self.dice = random.Random("dice")

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return legal.sample(self.dice)


class Tiring(RandomBot):
    """Plays in another way after some time."""

    asked = 0

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        self.asked += 1
        return super().choose(view, legal, rng) if self.asked < 60 else next(iter(legal))


class Careful(RandomBot):
    """Lets every detail of the view decide."""

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return legal.sample(random.Random(repr(view)))


FAULTY = {
    "crashing": (Crashing, {"answers"}),
    "illegal": (Illegal, {"legal"}),
    "hanging": (Hanging, {"time"}),
    "remembering": (Remembering, {"memory"}),
    "dicing": (Dicing, {"same", "memory"}),
    "tiring": (Tiring, {"same", "memory"}),
}


@pytest.mark.parametrize("name", FAULTY)
def test_every_way_of_failing_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make, expected = FAULTY[name]
    monkeypatch.setitem(finding.ALLOWED, name, BotKind("fails", make))
    seconds = 0.1 if make is Hanging else 60.0  # others may be slow, as on a busy machine
    report = check_bot_by_playing(name, ["classic"], games=2, seconds=seconds)
    assert {check for check, count in report.counts.items() if count} == expected
    assert not report.passed
    assert all(report.failures[check] for check in expected)
    told = "unclear" if "same" in expected else "holds"  # luck of its own is no proof that it peeks
    assert report.verdicts["blind"] == (told if report.tested["blind"] else "not tested")


def test_a_little_luck_of_its_own_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    own = random.Random(1)

    class Whimsical(RandomBot):
        def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
            return legal.sample(own if own.random() < 0.1 else rng)

    monkeypatch.setitem(finding.ALLOWED, "whimsical", BotKind("is moody at times", Whimsical))
    report = check_bot_by_playing("whimsical", ["classic"])
    assert report.verdicts["same"] == "FAILS"
    assert report.verdicts["blind"] == "unclear"


def test_an_answer_that_differs_once_is_not_taken_for_peeking(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    class Stumbling(RandomBot):
        """Answers something else when it is asked in another world for the first time."""

        def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
            nonlocal asked
            asked += 1  # it is asked, asked again, asked when it has just sat down, and then
            usual = super().choose(view, legal, rng)
            return next(action for action in legal if action != usual) if asked == 4 else usual

    monkeypatch.setitem(finding.ALLOWED, "stumbling", BotKind("errs once", Stumbling))
    report = check_bot_by_playing("stumbling", ["classic"])
    assert {check: count for check, count in report.counts.items() if count} == {"same": 1}


def test_a_bot_that_sees_hidden_things_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that leaks what is drawn next shows up as soon as somebody uses it, and only then."""
    monkeypatch.setitem(finding.ALLOWED, "careful", BotKind("reads closely", Careful))
    assert check_bot_by_playing("careful", ["classic"]).passed
    honest = kernel_view.view

    def leaking(state: State, viewer: int) -> View:
        seen = honest(state, viewer)
        return msgspec.structs.replace(seen, parts={**seen.parts, "chance": state.chance.key})

    monkeypatch.setattr(conformance, "view", leaking)
    report = check_bot_by_playing("careful", ["classic"])
    assert {check for check, count in report.counts.items() if count} == {"blind"}


# those that search take minutes for that: `amunre bots check searcher`
@pytest.mark.parametrize("name", [name for name, kind in BOTS.items() if not kind.pause])
def test_our_own_bots_pass(name: str) -> None:
    report = check_bot_by_playing(name, ["cardgame", "revised"])
    assert report.passed, report.failures
    assert report.games == 6
    assert report.looks > 5


@pytest.mark.parametrize("command", [f"{sys.executable} examples/line_bot.py", "node examples/line_bot.js"])
def test_the_example_programs_pass(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if command.startswith("node") and shutil.which("node") is None:
        pytest.skip("Node is not installed, so the example in JavaScript cannot run.")
    monkeypatch.chdir(ROOT)
    report = check_bot_by_playing(f"mine={command}", ["cardgame"])
    assert report.passed, report.failures


@pytest.mark.parametrize(
    ("way", "seconds", "expected"), [("illegal", 60.0, "legal"), ("silent", 0.5, "time")]
)
def test_a_program_is_told_what_it_does_wrong(
    way: str, seconds: float, expected: str, tmp_path: Path
) -> None:
    report = check_bot_by_playing(program(tmp_path, way), ["classic"], games=1, seconds=seconds)
    assert {check for check, count in report.counts.items() if count} == {expected}


def test_a_program_with_moods_does_not_pass(tmp_path: Path) -> None:
    report = check_bot_by_playing(program(tmp_path, "moody"), ["classic"])
    assert {check for check, count in report.counts.items() if count} == {"memory"}


ONCE = """
import pathlib, sys, time
flag = pathlib.Path(__file__).with_name("flag")
first = not flag.exists()
flag.touch()
"""


def test_the_time_to_start_is_not_shown_as_thinking(tmp_path: Path) -> None:
    slow = program(tmp_path, "good", before=ONCE + "time.sleep(5 * first)")
    assert 0 < check_bot_by_playing(slow, ["cardgame"]).slowest_ms < 5000


def test_a_program_that_does_not_start_ends_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = program(tmp_path, "crashed", before=ONCE + "first or sys.exit(3)")
    with pytest.raises(SetupError, match=r"^mine cannot play: it has ended with exit code 3\.$"):
        check_bot_by_playing(again, ["classic"])
    monkeypatch.setattr("amunre.bots.lines.START_SECONDS", 0.5)
    with pytest.raises(SetupError, match=r"^mute cannot play: it said nothing for 0\.5 seconds\.$"):
        check_bot_by_playing("mute=sleep 60", ["classic"])


def test_every_title_and_expansion_is_tried() -> None:
    names = {name for title, _ in tables_for(()) for name in title.split("+")}
    assert names == {*TITLES, *EXPANSIONS}
    assert tables_for(["anniversary+officials"]) == [
        ("anniversary+officials", 2),
        ("anniversary+officials", 3),
    ]
    assert set(CHECKS) == set(check_bot_by_playing("random", ["cardgame"]).counts)
