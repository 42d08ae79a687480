"""Bots that other packages bring."""

from __future__ import annotations

import importlib.metadata
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from amunre.bots import BOTS, BotKind, check_bot, finding, known_bots, make_bot
from amunre.bots.random_bot import RandomBot
from amunre.kernel.errors import SetupError
from amunre.rules.catalogue import all_titles, ruleset, title_of

ROOT = Path(__file__).parents[2]
ONLY_CARDS = BotKind("plays cards only", RandomBot, titles=("cardgame",))
NOT_A_KIND = RandomBot


def announced(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    """As if installed packages had these entry points."""
    points = [EntryPoint(name.replace("_", "-"), value, finding.GROUP) for name, value in values.items()]
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: points)
    finding.installed.cache_clear()


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    yield
    finding.installed.cache_clear()


def test_a_package_adds_a_bot_that_plays_its_titles_only(monkeypatch: pytest.MonkeyPatch) -> None:
    announced(monkeypatch, carder="tests.bots.test_finding:ONLY_CARDS")
    assert list(known_bots()) == [*BOTS, "carder"]
    assert known_bots()["carder"].source == "tests.bots.test_finding"
    assert check_bot("carder", "cardgame") == "carder"
    with pytest.raises(SetupError, match="carder plays cardgame only"):
        check_bot("carder", "anniversary+promos")
    with pytest.raises(SetupError, match="carder plays cardgame only"):
        make_bot("carder", ruleset("classic", 3, {}), 0)


def test_what_cannot_be_loaded_is_told_and_spoils_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    announced(
        monkeypatch,
        missing="no_such_package:BOT",
        wrong="tests.bots.test_finding:NOT_A_KIND",
        greedy="tests.bots.test_finding:ONLY_CARDS",
    )
    assert list(known_bots()) == list(BOTS)
    assert set(finding.installed().faults) == {"missing", "wrong", "greedy"}
    assert "no_such_package" in finding.installed().faults["missing"]
    assert "no BotKind" in finding.installed().faults["wrong"]


def test_the_example_package_installs_and_plays(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    source = tmp_path / "source"
    subprocess.run(["cp", "-r", ROOT / "examples" / "miser", source], check=True)
    subprocess.run(
        [*pip, "--no-deps", "--no-build-isolation", "--no-index", "--target", tmp_path / "site", source],
        check=True,
    )
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "site")}
    amunre = [sys.executable, "-m", "amunre"]
    listed = subprocess.run(
        [*amunre, "bots", "--json"], env=environment, check=True, capture_output=True, text=True
    )
    rows = {row["name"]: row for row in json.loads(listed.stdout)["bots"]}
    assert list(rows) == [*BOTS, "miser"]
    assert rows["miser"] == {
        "name": "miser",
        "summary": "spends as little as it can",
        "titles": [],
        "source": "amunre-miser",
    }
    checked = subprocess.run(
        [*amunre, "bots", "check", "miser", "--title", "cardgame", "--title", "classic", "--json"],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout
    assert json.loads(checked.stdout)["games"] == 4


@pytest.mark.parametrize("title", all_titles())
def test_rules_know_their_title(title: str) -> None:
    rules = ruleset(title, title_of(title).players[0], {})
    assert title_of(finding.title_of_rules(rules)).name == title_of(title).name
