"""Makes .venv what a verb of the Makefile needs; `tools/set-up` finds a Python and calls this.

Nothing is resolved here. The pins in requirements/*.txt are complete and are installed as they stand, by hash
and without looking at what their packages ask for; `pip check` says afterwards whether they fit together. So
a release of tomorrow can change nothing.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import time

from steps import ROOT, guarded, run, step

VENV = ROOT / ".venv"
# On Windows a virtual environment has other folders, but there is no make either: use WSL there.
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "set-up.json"

# what each kind installs: a file of pins, and what its packages are for
KINDS = {
    "play": {"play": "for playing"},
    "test": {"test": "for playing, checks and tests"},
    "bench": {"test": "for playing, checks and tests", "bench": "to compare with"},
    "node": {"node": "that bring Node"},
    "pins": {"pins": "that make pins"},
}
INCLUDED = {"play": ("test", "bench"), "test": ("bench",)}  # whoever has one of these has this kind as well
ADDED = {"node", "pins"}  # these come on top of a set-up and bring nothing of ours

QUIET = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_USER": "0"}


def pip(*words: str, advice: str) -> None:
    run([PYTHON, "-m", "pip", *words], advice, QUIET)


def pins_in(name: str) -> int:
    return len(re.findall(r"^[a-z].*==", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE))


def make_environment() -> None:
    with step(f"a Python {sys.version.split()[0]} of its own in .venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        python = getattr(
            sys, "_base_executable", sys.executable
        )  # this may run in the environment it replaces
        run(
            [python, "-m", "venv", VENV],
            f"The environment .venv could not be made: does {python} have the venv and ensurepip modules? "
            "(On Debian and Ubuntu: apt install python3-venv.)",
        )


def install(name: str, purpose: str) -> None:
    with step(f"{pins_in(name)} packages {purpose}"):
        pip(
            *("install", "--no-deps", "--require-hashes", "--only-binary", ":all:"),
            *("-r", f"requirements/{name}.txt"),
            advice=f"These packages could not be installed on Python {sys.version.split()[0]} for the reason "
            "that pip gives above. The pins are made for Python 3.11 to 3.14; "
            'another one is chosen with "rm -rf .venv; make setup PYTHON=path".',
        )


def install_ourselves() -> None:
    with step("amunre itself"):
        pip(
            *("install", "--no-deps", "--no-build-isolation", "--no-index", "--editable", "."),
            advice="amunre itself could not be installed for the reason that pip gives above.",
        )
        pip("check", advice="The pinned packages do not fit together, as pip says above: please report this.")


def fingerprint(kind: str) -> str:
    """What an environment is made from; where it lies counts too, as its programs hold that path."""
    digest = hashlib.sha256(f"{ROOT} {sys.version}".encode())
    for path in (*(ROOT / "requirements" / f"{name}.txt" for name in KINDS[kind]), ROOT / "pyproject.toml"):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def read_stamp() -> dict[str, str]:
    try:
        found = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def is_in_order() -> bool:
    """Is there an environment that was made here, with this Python?"""
    try:
        home = (VENV / "bin" / "activate").read_text()
    except OSError:
        return False
    try:
        asked = subprocess.run(
            [PYTHON, "-c", "import pip, sys; print(sys.version)"], capture_output=True, text=True
        )
    except OSError:
        return False
    return str(VENV) in home and asked.stdout.strip() == sys.version


def set_up(kind: str) -> None:
    stamp = read_stamp()
    if any(stamp.get(name) == fingerprint(name) for name in (kind, *INCLUDED.get(kind, ()))):
        return
    print("Setting up (once):", file=sys.stderr)
    begun = time.monotonic()
    if not is_in_order():
        make_environment()
        stamp = {}
    for name, purpose in KINDS[kind].items():
        install(name, purpose)
    if kind not in ADDED:
        install_ourselves()
    STAMP.write_text(json.dumps({**stamp, kind: fingerprint(kind)}, indent=1))
    print(f"Done after {time.monotonic() - begun:.0f} s.", file=sys.stderr)


def main() -> None:
    for kind in sys.argv[1:]:
        set_up(kind)


if __name__ == "__main__":
    sys.exit(guarded(main))
