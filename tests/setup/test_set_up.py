"""Setting up on a machine of somebody else, today and after our dependencies have moved on."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from tests.setup.places import copy_project, index_of_tomorrow, only_from, pins, surroundings

pytestmark = pytest.mark.slow


def set_up(project: Path, kind: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["tools/set-up", kind],
        cwd=project,
        env=surroundings(PYTHON=sys.executable, **settings),
        capture_output=True,
        text=True,
    )


def installed(project: Path) -> dict[str, str]:
    told = subprocess.run(
        [
            project / ".venv/bin/python",
            "-m",
            "pip",
            "--disable-pip-version-check",
            "list",
            "--format",
            "json",
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return {canonicalize_name(entry["name"]): entry["version"] for entry in json.loads(told)}


def pinned(name: str) -> dict[str, str]:
    return {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in pins(name)}


def test_newer_releases_of_everything_change_nothing(tmp_path: Path) -> None:
    index = index_of_tomorrow(tmp_path / "index", "play")
    tempted = subprocess.run(
        [sys.executable, "-m", "pip", "download", "--no-deps", "-d", tmp_path / "taken", "alembic"],
        env=surroundings(**only_from(index)),
        capture_output=True,
        text=True,
    )
    assert "alembic-9999.0" in tempted.stdout, "the index offers newer releases"
    project = copy_project(tmp_path / "project", leave_out=("tests/", "web/", "docs/pictures/"))
    done = set_up(project, "play", **only_from(index))
    assert done.returncode == 0, done.stderr
    found = installed(project)
    assert {name: found.get(name) for name in pinned("play")} == pinned("play")
    assert set(found) - set(pinned("play")) <= {"amunre", "pip", "setuptools"}, (
        "nothing but what playing needs"
    )
    # one line a step, each with its time, and nothing of pip's
    lines = done.stderr.splitlines()
    assert lines[0] == "Setting up (once):"
    assert all(re.fullmatch(r"  .+ \.\.\. \d+\.\d s", line) for line in lines[1:-1]), lines
    assert re.fullmatch(r"Done after \d+ s\.", lines[-1])
    assert len(lines) == 5
    assert done.stdout == ""
    # a second call has nothing to do and says nothing
    again = set_up(project, "play", PIP_INDEX_URL="file:///nowhere")
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    # what is installed holds the folder's path, so a folder that was moved is set up anew
    project = project.rename(tmp_path / "moved")
    moved = set_up(project, "play", **only_from(tmp_path))
    assert "of its own in .venv" in moved.stderr
    # where something is missing, pip's own words are shown, and ours at the end
    shutil.rmtree(index / "msgspec")
    failed = set_up(project, "play", **only_from(index))
    assert failed.returncode == 1
    assert "msgspec" in failed.stderr
    assert "The pins are made for Python 3.11 to 3.14" in failed.stderr.splitlines()[-1]
    assert not (project / ".venv/set-up.json").exists(), "the next call tries again"


def test_a_python_that_is_too_old_is_named(tmp_path: Path) -> None:
    old = tmp_path / "python"
    old.write_text("#!/bin/sh\nexit 1\n")  # what the question for a version ends with on an old Python
    old.chmod(0o755)
    project = copy_project(tmp_path / "project", leave_out=("tests/", "web/", "docs/", "src/"))
    refused = subprocess.run(
        ["tools/set-up", "play"],
        cwd=project,
        env=surroundings(PYTHON=str(old)),
        capture_output=True,
        text=True,
    )
    assert refused.returncode == 1
    assert refused.stderr.strip() == (
        f"Python 3.11 or newer is needed, and {old} is not it: install one, or name it with "
        '"make setup PYTHON=path".'
    )
    assert not (project / ".venv").exists()
