"""The guide to the terminal shows real output: every block of it is run again here.

A line ``player> text`` is typed text, and a line ``...`` stands for any lines left out. The game that is
looked at in the guide, ``game.amunre``, is recorded here.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from amunre.cli import main
from amunre.tui.commands import COMMANDS
from tests.cli.recorded import record

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```console\n\$ amunre (.*?)\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^(player> )(.+)\n", re.MULTILINE)


def tidy(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def holds(shown: list[str], printed: list[str]) -> bool:
    """Whether the shown lines are the printed ones, apart from what is left out."""
    if not shown:
        return not printed
    if shown[0] == "...":
        return any(holds(shown[1:], printed[skip:]) for skip in range(len(printed) + 1))
    return bool(printed) and shown[0] == printed[0] and holds(shown[1:], printed[1:])


@pytest.mark.parametrize(("arguments", "shown"), BLOCKS, ids=[arguments for arguments, _ in BLOCKS])
def test_the_guide_shows_what_is_printed(
    arguments: str, shown: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("README.md", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    record(tmp_path)[0].rename("game.amunre")
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    typed = "".join(f"{line}\n" for _, line in TYPED.findall(shown))
    result = CliRunner().invoke(main, shlex.split(arguments), input=typed)
    printed = tidy(result.output)
    assert holds(tidy(TYPED.sub(r"\1", shown)), printed), "\n".join(printed)


def test_the_guide_names_every_command_and_every_key() -> None:
    assert len(BLOCKS) > 6
    for name in main.commands:
        assert f"`amunre {name}" in GUIDE, name
    for command in COMMANDS.values():
        assert f"`{command.usage}`" in GUIDE.replace("\\|", "|"), command.usage
