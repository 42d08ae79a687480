"""Builds the web client into the package: tools/web_client.py packages|test-packages|site

`packages` installs what building needs, `test-packages` the tools of its tests as well, `site` builds. What
is there is compared with what was installed, so that a folder that lost something is made anew.
"""

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

from steps import ROOT, Failed, guarded, run, step

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STAMP = MODULES / ".installed"
STATIC = ROOT / "src" / "amunre" / "server" / "static"
NPM = (ROOT / "tools" / "with-node", "npm", "--prefix", WEB)


def fingerprint() -> str:
    parts = [(WEB / name).read_bytes() for name in ("package.json", "package-lock.json")]
    return hashlib.sha256(b"".join(parts)).hexdigest()


def census(folder: Path = MODULES) -> tuple[int, int]:
    """The number of files and of their bytes, without the folders in which tools keep things of their own."""
    files = size = 0
    with os.scandir(folder) as entries:
        for entry in entries:
            if folder == MODULES and entry.name.startswith(".") and entry.name != ".bin":
                continue
            if entry.is_dir(follow_symlinks=False):
                below = census(Path(entry.path))
                files, size = files + below[0], size + below[1]
            else:
                files, size = files + 1, size + entry.stat(follow_symlinks=False).st_size
    return files, size


def is_whole(with_tests: bool) -> bool:
    try:
        stamp = json.loads(STAMP.read_text())
        return (
            stamp["fingerprint"] == fingerprint()
            and stamp["census"] == list(census())
            and (stamp["with_tests"] or not with_tests)
        )
    except (OSError, ValueError, KeyError, TypeError):
        return False


def install(with_tests: bool) -> None:
    if is_whole(with_tests):
        return
    purpose = "build and test" if with_tests else "build"
    with step(f"npm packages to {purpose} the web client"):
        if MODULES.is_symlink() or MODULES.is_file():
            MODULES.unlink()
        shutil.rmtree(MODULES, ignore_errors=True)
        # test tools are marked as those of development in package.json, so NODE_ENV must not decide
        run(
            [*NPM, "ci", "--no-audit", "--no-fund", "--include=dev" if with_tests else "--omit=dev"],
            "The packages of the web client could not be installed for the reason that npm gives above.",
        )
        STAMP.write_text(
            json.dumps({"fingerprint": fingerprint(), "with_tests": with_tests, "census": census()}) + "\n"
        )


def build() -> None:
    with step("the web client"):
        shutil.rmtree(STATIC, ignore_errors=True)
        run([*NPM, "run", "build"], "The web client could not be built for the reason given above.")
        if not (STATIC / "index.html").is_file():
            raise Failed(f"The web client was built, but {STATIC / 'index.html'} is not there.")
        (STATIC / ".built").touch()


VERBS = {
    "packages": lambda: install(with_tests=False),
    "test-packages": lambda: install(with_tests=True),
    "site": build,
}

if __name__ == "__main__":
    sys.exit(guarded(VERBS[sys.argv[1]]))
