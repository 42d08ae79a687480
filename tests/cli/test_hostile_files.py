"""Files that somebody names may be anything: pipes, folders, without end, no text. One sentence says so."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from amunre.cli import main

GIB = 2**30


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3 * GIB)


KINDS: dict[str, tuple[Callable[[Path], object], str]] = {
    "a pipe": (os.mkfifo, "not a plain file"),
    "a device": (lambda path: path.symlink_to("/dev/zero"), "not a plain file"),
    "a folder": (Path.mkdir, "is a directory"),
    "a large file": (sparse, "larger than"),
    "no text": (lambda path: path.write_bytes(b"\xf6\xff" * 100), ""),
}
COMMANDS = {
    "verify": "verify {}",
    "replay": "replay {}",
    "review": "review {}",
    "analyse": "analyse --seat 0 {}",
    "play": "play --load {}",
    "components": "components --components {}",
    "check": "check {}",
    "rate": "rate {}",
    "tournament": "tournament classic --lineup random,random,greedy --runner one --deals 1 --log {}",
    "import": "import --data {folder} {}",
    "serve": "serve --config {}",
    "backup": "backup --config {} x.db",
    "restore": "restore --data {folder} {}",
}


@pytest.mark.timeout(60)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_no_file_of_ours_is_one_sentence(
    command: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, words = KINDS[kind]
    file = tmp_path / ("x.scenario" if command == "check" else "x.json")
    make(file)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    line = COMMANDS[command].format(file, folder=tmp_path / "data")
    result = CliRunner().invoke(main, line.split())
    assert result.exit_code in (1, 2), result.output
    assert isinstance(result.exception, SystemExit), result.exception
    told = result.stderr or result.stdout
    assert told.count("\n") == 1, told
    if command not in ("restore", "tournament") and (command, kind) != ("check", "a folder"):
        assert words in told  # the others have words of their own
