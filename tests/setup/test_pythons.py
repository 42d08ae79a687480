"""The newest other Python that this machine has: installed from the same pins, it plays the same games.

``make pythons`` tests all of them.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from pythons import find_pythons

from tests.setup.places import ROOT, copy_project, surroundings

pytestmark = pytest.mark.slow

# the least that the tests of the rules need besides; its pins are a part of those for tests
TOOLS = set(
    "pytest pytest-timeout hypothesis iniconfig packaging pluggy sortedcontainers attrs "
    "psycopg psycopg-binary psycopg-pool".split()
)
CORE = ["tests/kernel", "tests/rules", "tests/scenarios", "tests/notation"]


def tools_pins(folder: Path) -> Path:
    """The pins of TOOLS, with their hashes."""
    blocks = (ROOT / "requirements/test.txt").read_text().replace("\\\n", "\0").splitlines()
    chosen = folder / "tools.txt"
    chosen.write_text(
        "\n".join(b.replace("\0", "\\\n") for b in blocks if b.split("==")[0].split("[")[0] in TOOLS)
    )
    assert chosen.read_text().count("==") == len(TOOLS)
    return chosen


THIS = ".".join(map(str, sys.version_info[:2]))
OTHERS = {version: path for version, path in find_pythons().items() if version != THIS}
NEWEST = list(OTHERS)[-1:]


@pytest.mark.parametrize("version", NEWEST)
def test_a_python_is_set_up_and_keeps_the_rules(version: str, tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project", leave_out=("web/", "docs/pictures/"))
    settings = surroundings(PYTHON=str(OTHERS[version]))

    def run(*command: str | Path) -> str:
        done = subprocess.run(command, cwd=project, env=settings, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run("tools/set-up", "play")
    python = project / ".venv/bin/python"
    assert run(python, "--version").startswith(f"Python {version}.")
    run(python, "-W", "error", "-c", "import amunre.server.app, amunre.cli")
    pip = (python, "-m", "pip", "--quiet", "install", "--no-deps", "--require-hashes", "-r")
    run(*pip, tools_pins(tmp_path))
    told = run(python, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not slow and not untraced", *CORE)
    assert " passed" in told
