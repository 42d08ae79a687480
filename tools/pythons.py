"""Runs the tests on every Python from 3.11 on that can be found, each in a copy of the project of its own.

    make pythons                     all tests but those in a browser
    make pythons ARGS=tests/rules    some of them

A Python is found by its name on the PATH or among those of pyenv. What is committed is what is tested.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
COPIES = ROOT / "build" / "pythons"
MINORS = range(11, 15)


def answers(python: Path, minor: int) -> bool:
    try:
        asked = subprocess.run(
            [python, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True
        )
    except OSError:
        return False
    return asked.stdout.split() == [b"3", str(minor).encode()]


def find_pythons() -> dict[str, Path]:
    """From 3.12 to the program, for every version that is here."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found: dict[str, Path] = {}
    for minor in MINORS:
        named = shutil.which(f"python3.{minor}")
        candidates = [*([Path(named)] if named else []), *sorted(pyenv.glob(f"3.{minor}.*/bin/python"))]
        for candidate in candidates:
            if answers(candidate, minor):
                found[f"3.{minor}"] = candidate
                break
    return found


def test(version: str, python: Path, arguments: list[str]) -> bool:
    copy = COPIES / version
    if copy.exists():
        subprocess.run(["git", "-C", copy, "pull", "--quiet", "--ff-only"], check=True)
    else:
        subprocess.run(["git", "clone", "--quiet", ROOT, copy], check=True)
    call = ["make", "--no-print-directory", "pytest", f"PYTHON={python}", f"ARGS={' '.join(arguments)}"]
    return subprocess.run(call, cwd=copy).returncode == 0


def main() -> None:
    told = []
    for version, python in find_pythons().items():
        print(f"== Python {version}: {python}", flush=True)
        begun = time.monotonic()
        passed = test(version, python, sys.argv[1:])
        told.append(f"{version}: {'passed' if passed else 'FAILED'} after {time.monotonic() - begun:.0f} s")
    print("==", *told, sep="\n   ")
    sys.exit(any("FAILED" in line for line in told))


if __name__ == "__main__":
    main()
