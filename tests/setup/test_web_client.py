"""What building the web client needs: a Node that its tools accept, and npm packages that are whole."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.setup.places import ROOT, copy_project, surroundings

NODE = shutil.which("node") or str(ROOT / ".venv/bin/node")
RANGE = re.compile(r"(\^|>=|~)? ?(\d+)(?:\.(\d+|x))?(?:\.(\d+|x))?(?:-.*)?")

Version = tuple[int, int, int]


def fits(version: Version, ranges: str) -> bool:
    """npm's ranges, as far as the packages here use them."""
    for part in ranges.split("||"):
        if part.strip() == "*":
            return True
        match = RANGE.fullmatch(part.strip())
        assert match, part
        sign, *numbers = match.groups()
        least = tuple(int(number) if number and number != "x" else 0 for number in numbers)
        if sign == ">=" and version >= least:
            return True
        if sign != ">=" and version >= least and version[0] == least[0]:
            return True
    return False


def node_fits(version: str, tmp_path: Path) -> bool:
    """What tools/node-fits.cjs says when it is run by a Node of this version."""
    disguise = tmp_path / "disguise.cjs"
    disguise.write_text(f"Object.defineProperty(process.versions, 'node', {{ value: '{version}' }});\n")
    return subprocess.run([NODE, "-r", disguise, ROOT / "tools/node-fits.cjs"]).returncode == 0


@pytest.mark.parametrize(
    ("version", "accepted"),
    [
        ("12.22.12", False),
        ("18.20.8", False),
        ("20.15.0", False),
        ("20.18.3", False),
        ("20.19.0", True),
        ("20.20.2", True),
        ("21.7.3", False),
        ("22.12.0", False),
        ("22.13.0", True),
        ("23.11.1", False),
        ("24.0.0", True),
        ("26.4.0", True),
    ],
)
def test_a_node_is_accepted_when_all_packages_accept_it(version: str, accepted: bool, tmp_path: Path) -> None:
    assert node_fits(version, tmp_path) is accepted
    if accepted:
        major, minor, patch = map(int, version.split("."))
        lock = json.loads((ROOT / "web/package-lock.json").read_text())
        for name, package in lock["packages"].items():
            engines = package.get("engines", {})
            if isinstance(engines, dict) and "node" in engines:
                assert fits((major, minor, patch), engines["node"]), name


def test_a_node_that_is_too_old_is_named_and_another_one_taken(tmp_path: Path) -> None:
    """Node 20.15 passed for new enough once, and the build crashed."""
    project = copy_project(tmp_path / "project", leave_out=("tests/", "docs/", "src/"))
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, words in {"node": "echo v20.15.0; exit 1", "npm": "exit 1"}.items():
        (programs / name).write_text(f"#!/bin/sh\n{words}\n")
        (programs / name).chmod(0o755)
    # the project's own set-up stands for the download: it is asked for Node, and brings this machine's
    setting_up = project / "tools/set-up"
    setting_up.write_text(
        '#!/bin/sh\n[ "$1" = node ] || exit 2\nmkdir -p .venv/bin\n'
        f'ln -s "{NODE}" .venv/bin/node\nprintf "#!/bin/sh\\necho npm was called\\n" >.venv/bin/npm\n'
        "chmod +x .venv/bin/npm\n"
    )
    settings = surroundings(PATH=f"{programs}:/usr/bin:/bin")
    call = ["tools/with-node", "npm", "run", "build"]
    done = subprocess.run(call, cwd=project, env=settings, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "npm was called\n"), done.stderr
    wanted = json.loads((project / "web/package.json").read_text())["engines"]["node"]
    assert done.stderr.strip() == f"Node v20.15.0 is here, but the build tools need {wanted}, with npm."
    # where nothing can be installed, one sentence says what is needed
    shutil.rmtree(project / ".venv")
    setting_up.write_text("#!/bin/sh\nexit 1\n")
    refused = subprocess.run(call, cwd=project, env=settings, capture_output=True, text=True)
    assert refused.returncode == 1
    assert refused.stderr.splitlines()[-1] == (
        f"Node {wanted}, with npm, is needed and could not be installed; install it and try again."
    )


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A project whose npm notes that it was called and installs two files."""
    project = copy_project(tmp_path / "project", leave_out=("tests/", "docs/", "src/", "web/src/"))
    (project / "tools/with-node").write_text(
        '#!/bin/sh\necho "$@" >>calls\nmkdir -p web/node_modules/vite/dist web/node_modules/.vite\n'
        "echo one >web/node_modules/vite/package.json\necho two >web/node_modules/vite/dist/cli.js\n"
    )
    return project


def prepare(project: Path, verb: str) -> int:
    """How often npm was called for it."""
    calls = project / "calls"
    calls.unlink(missing_ok=True)
    done = subprocess.run(
        [sys.executable, "tools/web_client.py", verb], cwd=project, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return len(calls.read_text().splitlines()) if calls.exists() else 0


def test_npm_packages_are_installed_once_and_a_broken_folder_anew(client: Path) -> None:
    modules = client / "web/node_modules"
    assert prepare(client, "packages") == 1
    assert "--omit=dev" in (client / "calls").read_text()
    assert prepare(client, "packages") == 0
    assert prepare(client, "test-packages") == 1
    assert "--omit=dev" not in (client / "calls").read_text()
    assert prepare(client, "packages") == 0, "what tests need includes what building needs"
    (modules / ".vite/cache").write_text("what tools leave behind breaks nothing")
    assert prepare(client, "test-packages") == 0
    damages: list[Callable[[], object]] = [
        lambda: (modules / "vite/dist/cli.js").unlink(),
        lambda: (modules / "vite/dist/cli.js").write_text(""),
        lambda: shutil.rmtree(modules / "vite"),
        lambda: (modules / ".installed").write_text("{"),
        lambda: [modules.rename(client / "gone"), modules.write_text("a file")],
        lambda: (modules / ".installed").unlink(),
        lambda: (client / "web/package-lock.json").write_text("{}"),
    ]
    for damage in damages:
        damage()
        assert prepare(client, "test-packages") == 1
        assert prepare(client, "test-packages") == 0
