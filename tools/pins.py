"""Writes requirements/*.txt anew: complete pins with hashes, and beside them the wheels that each pin offers.

    make pins                  the newest releases that pyproject.toml allows
    make pins ARGS=--keep      only what pyproject.toml has made necessary

The pins are resolved once for every Python and system that we promise (`tests/setup/test_pins.py` says which)
and never again: tools/set_up.py installs them as they stand. `wheels.json` keeps the names of the files whose
hashes are pinned, so that a test can tell without a network what can be installed where. Whichever package
index pip is set to is asked; its address is written nowhere.
"""

import argparse
import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "requirements"
WHEELS = FOLDER / "wheels.json"
OLDEST = "3.11"
# wheels for systems that we promise nothing about are not listed
OURS = re.compile(r"-(?:any|(?!musllinux)[^-]*(?:x86_64|aarch64|arm64|universal2|amd64))\.whl$")

# what each file is compiled from, and under which other file's versions; later ones build on earlier ones
SETS: dict[str, tuple[str, ...]] = {
    "play": ("--extra", "web", "--group", "build", "--group", "intel-macs"),
    "postgres": (
        *("--extra", "web", "--extra", "postgres", "--group", "build", "--group", "intel-macs"),
        *("-c", "requirements/play.txt"),
    ),
    "test": ("--all-extras", "--group", "dev", "--group", "intel-macs", "-c", "requirements/postgres.txt"),
    "bench": ("--group", "pyproject.toml:bench", "-c", "requirements/test.txt"),
    "node": ("--group", "pyproject.toml:node"),
    "pins": ("--group", "pyproject.toml:pins"),
}
ALONE = {"bench", "node", "pins"}  # these name what comes on top, and nothing of the package itself

PIN = re.compile(r"^([a-z0-9.-]+)(?:\[[^]]*\])?==(\S+)")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
FILE = re.compile(
    r'href="[^"#]*?([^/"#]+\.whl)#sha256=([0-9a-f]{64})"'
)  # a line of an index's page, as every index has it


def compile_set(name: str, upgrade: bool) -> None:
    out = FOLDER / f"{name}.txt"
    command = [
        *(sys.executable, "-m", "uv", "--quiet", "--no-config", "pip", "compile", "--universal"),
        *("--python-version", OLDEST, "--generate-hashes", "--no-strip-extras", "--only-binary", ":all:"),
        *("--no-header", "--output-file", str(out.relative_to(ROOT))),
        *(("--upgrade",) if upgrade else ()),
        *(() if name in ALONE else ("pyproject.toml",)),
        *SETS[name],
    ]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def read_pins(text: str) -> dict[str, set[str]]:
    """From `name==version` to its hashes."""
    found: dict[str, set[str]] = {}
    for line in text.splitlines():
        if match := PIN.match(line):
            latest = found.setdefault(f"{match[1]}=={match[2]}", set())
        for digest in HASH.findall(line):
            latest.add(digest)
    return found


def index_address() -> str:
    told = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True
    ).stdout.strip()
    if told:
        return told.rstrip("/")
    from pip._internal.models.index import PyPI  # pip's own default, so that no address is written here

    return str(PyPI.simple_url).rstrip("/")


def wheels_of(pin: str, hashes: set[str], index: str) -> list[str]:
    with urllib.request.urlopen(f"{index}/{pin.split('==')[0]}/", timeout=60) as answer:
        page = answer.read().decode()
    names = {name for name, digest in FILE.findall(page) if digest in hashes and OURS.search(name)}
    if not names:
        sys.exit(f"{pin}: the index has no wheel with a hash that is pinned.")
    return sorted(names)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--keep", action="store_true", help="change no version that still fits")
    keep = parser.parse_args().keep
    pins: dict[str, set[str]] = {}
    for name in SETS:
        compile_set(name, upgrade=not keep)
        for pin, hashes in read_pins((FOLDER / f"{name}.txt").read_text()).items():
            pins.setdefault(pin, set()).update(hashes)
    index = index_address()
    table = {pin: wheels_of(pin, pins[pin], index) for pin in sorted(pins)}
    WHEELS.write_text(json.dumps(table, indent=1) + "\n")
    print(f"{len(table)} pins and {sum(map(len, table.values()))} wheels.")


if __name__ == "__main__":
    main()
