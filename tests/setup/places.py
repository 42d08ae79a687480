"""Copies of the project to set up, and package indexes to do it from."""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]


def copy_project(folder: Path, *, leave_out: tuple[str, ...] = ()) -> Path:
    """What a clone would have, changes that are not committed included."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        source, target = ROOT / name, folder / name
        if source.is_file() and not name.startswith(leave_out or ("\0",)):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    return folder


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a stranger: no settings of make's, of the tests' or of ours."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("AMUNRE_", "MAKE", "MFLAGS", "PYTEST", "PYTHON", "VIRTUAL_ENV"))
    }
    return {**kept, **more}


def pins(name: str) -> list[Requirement]:
    """The pins of a file that hold on this machine."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text().replace("\\\n", " ")
    lines = [line.split("--hash")[0].strip() for line in text.splitlines() if line[:1].isalnum()]
    found = [Requirement(line) for line in lines]
    return [pin for pin in found if pin.marker is None or pin.marker.evaluate()]


def digest(text: str) -> str:
    code = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest())
    return f"sha256={code.rstrip(b'=').decode()}"


def fabricate_wheel(folder: Path, name: str, version: str) -> Path:
    """A wheel that holds nothing and asks for something that does not exist."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{name.replace('-', '_')}-{version}"
    files = {
        f"{stem}.dist-info/METADATA": "Metadata-Version: 2.1\n"
        f"Name: {name}\nVersion: {version}\nRequires-Dist: no-such-package\n",
        f"{stem}.dist-info/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\n"
        "Root-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},{digest(text)},{len(text)}\n" for path, text in files.items())
    path = folder / f"{stem}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for inside, text in files.items():
            wheel.writestr(inside, text)
        wheel.writestr(f"{stem}.dist-info/RECORD", f"{record}{stem}.dist-info/RECORD,,\n")
    return path


def index_of_tomorrow(folder: Path, name: str) -> Path:
    """A package index with every pin of a file as it is, and a newer release of each."""
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "--quiet", "download", "--no-deps", "--require-hashes"),
            *("--only-binary", ":all:", "-r", ROOT / "requirements" / f"{name}.txt", "-d", folder / "wheels"),
        ],
        check=True,
        capture_output=True,
    )
    for pin in pins(name):
        fabricate_wheel(folder / "wheels", pin.name, "9999.0")
    for wheel in (folder / "wheels").iterdir():
        page = folder / "simple" / canonicalize_name(wheel.name.split("-")[0]) / "index.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        with page.open("a") as lines:
            lines.write(f'<a href="{wheel.as_uri()}">{wheel.name}</a>\n')
    return folder / "simple"


def only_from(index: Path) -> dict[str, str]:
    """Settings with which pip sees this index and nothing else, caches included."""
    return {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": index.as_uri(),
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_FIND_LINKS": "",
        "PIP_NO_CACHE_DIR": "1",
    }
