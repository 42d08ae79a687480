"""The wheel alone, in a new environment and away from the checkout, is a whole game."""

import json
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.setup.places import ROOT, copy_project, surroundings

pytestmark = pytest.mark.slow


def build(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            *(sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "--no-index"),
            *("--no-build-isolation", "--wheel-dir", "dist", "."),
        ],
        cwd=project,
        env=surroundings(**settings),
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def client() -> Path:
    """The built web client; what `make wheel` builds first."""
    done = subprocess.run(["make", "web"], cwd=ROOT, env=surroundings(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return ROOT / "src/amunre/server/static"


@pytest.fixture(scope="module")
def wheel(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = copy_project(tmp_path_factory.mktemp("project"), leave_out=("tests/", "web/"))
    shutil.copytree(client, project / "src/amunre/server/static", dirs_exist_ok=True)
    done = build(project)
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = (project / "dist").iterdir()
    return found


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the programs of a new environment are that has the wheel, and what it needs, and nothing else."""
    environment = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    install: list[str | Path] = [environment / "bin/python", "-m", "pip", "--quiet", "install", "--no-deps"]
    subprocess.run(
        [*install, "--require-hashes", "-r", ROOT / "requirements/play.txt"], check=True, capture_output=True
    )
    subprocess.run([*install, "--no-index", wheel], check=True, capture_output=True)
    return environment / "bin"


def test_a_wheel_is_not_built_without_the_client(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project", leave_out=("tests/", "web/"))
    refused = build(project)
    assert refused.returncode != 0
    assert 'say "make wheel"' in refused.stdout + refused.stderr
    assert not list(project.glob("dist/*.whl"))
    assert build(project, AMUNRE_WITHOUT_CLIENT="1").returncode == 0, "on purpose it may be left out"


@pytest.mark.parametrize("verb", ["wheel", "play", "serve"])
def test_verbs_that_need_the_client_build_it_first(verb: str, tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project", leave_out=("tests/", "docs/pictures/"))
    told = subprocess.run(
        ["make", "-n", verb], cwd=project, env=surroundings(), capture_output=True, text=True
    )
    lines = told.stdout.splitlines()
    built = lines.index(".venv/bin/python tools/web_client.py site")
    assert lines.index("tools/set-up play") < built < len(lines) - 1


def test_the_wheel_carries_client_rules_and_components(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for path in (*(ROOT / "docs").glob("rul*/**/*.md"), ROOT / "docs/rulings.md"):
        assert f"amunre/{path.relative_to(ROOT)}" in names
    for path in (ROOT / "src/amunre").rglob("*"):
        inside = f"amunre/{path.relative_to(ROOT / 'src/amunre')}"
        if path.is_file() and path.suffix in {".py", ".toml", ".js", ".html", ".typed"}:
            assert inside in names
    assert not [name for name in names if not name.startswith(("amunre/", "amunre-"))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def server(programs: Path, tmp_path: Path) -> Iterator[str]:
    port = free_port()
    process = subprocess.Popen(
        [programs / "amunre", "serve", "--port", str(port), "--data", tmp_path / "data"],
        cwd=tmp_path,
        env=surroundings(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    site = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + 60
        while True:
            try:
                fetch(f"{site}/readyz")
                break
            except OSError:
                assert process.poll() is None, "the server has ended"
                assert time.monotonic() < deadline
                time.sleep(0.05)
        yield site
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def test_an_installed_server_serves_the_client(server: str) -> None:
    scripts = re.findall(r'<script src="([^"]+)"', fetch(f"{server}/"))
    assert scripts
    assert all("import" in fetch(server + script) for script in scripts)
    assert '"anniversary"' in fetch(f"{server}/api/catalogue")


def test_the_container_is_made_of_the_wheel_and_pins(wheel: Path, tmp_path: Path) -> None:
    """What the recipe says of us, done here: it installs, serves, and its health check says so."""
    recipe = re.sub(r"^#.*\n", "", (ROOT / "deploy/Containerfile").read_text(), flags=re.MULTILINE)
    said = dict(line.split(" ", 1) for line in recipe.replace("\\\n", " ").splitlines())
    *sources, into = said["COPY"].split()
    assert [Path(source).parent.name for source in sources] == ["requirements", "dist"]
    copies, programs = tmp_path / "copies", tmp_path / "environment/bin"
    subprocess.run([sys.executable, "-m", "venv", programs.parent], check=True)
    copies.mkdir()
    for copied in (ROOT / sources[0], wheel):
        shutil.copy(copied, copies)
    here = surroundings(PATH=f"{programs}:/usr/bin:/bin")
    for step in map(str.strip, said["RUN"].split("&&")):
        if step.startswith("pip"):
            assert not step.startswith("pip install") or "--require-hashes" in step or "--no-index" in step
            command = f"python -m {step}".replace(into, f"{copies}/")
            done = subprocess.run(["sh", "-c", command], env=here, capture_output=True, text=True)
            assert done.returncode == 0, done.stdout + done.stderr
    here |= dict(pair.split("=") for pair in said["ENV"].split())
    here |= {"AMUNRE_DATA": str(tmp_path / "data"), "AMUNRE_PORT": str(free_port())}
    here |= {"AMUNRE_HOSTS": "amunre.example", "http_proxy": "http://127.0.0.1:1", "no_proxy": ""}
    check = json.loads(said["HEALTHCHECK"].removeprefix("CMD "))

    def is_healthy() -> bool:
        return subprocess.run(check, env=here, capture_output=True).returncode == 0

    process = subprocess.Popen(json.loads(said["CMD"]), env=here, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while not is_healthy():
            assert process.poll() is None, "the server has ended"
            assert time.monotonic() < deadline
    finally:
        process.send_signal(getattr(signal, said["STOPSIGNAL"]))
        process.wait(30)
    assert not is_healthy()


def test_an_installed_terminal_plays_and_reads_rules(programs: Path, tmp_path: Path) -> None:
    played = subprocess.run(
        [programs / "amunre", "play", "anniversary", "--players", "3", "--bots", "greedy", "--seed", "nile"],
        input="rule auction-4\nquit\n",
        cwd=tmp_path,
        env=surroundings(XDG_DATA_HOME=str(tmp_path), COLUMNS="100", NO_COLOR="1"),
        capture_output=True,
        text=True,
    )
    assert played.returncode == 0, played.stderr
    heading = re.search(
        r"^### auction-4 · (.+)$", (ROOT / "docs/rules/anniversary.md").read_text(), re.MULTILINE
    )
    assert heading
    assert heading[1] in played.stdout
