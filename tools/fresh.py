"""Times the two commands of the README as a stranger would have them: in a fresh clone, with empty caches.

    make fresh                  both
    make fresh ARGS=--play      only the way to a page that can be played on

Packages are downloaded anew; only what the machine itself has (Python, Node, Chromium) is used as it is. What
is committed is what is cloned.
"""

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATIENCE = 180.0  # seconds until a page must be there


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def surroundings(folder: Path, port: int) -> dict[str, str]:
    """The environment of somebody who has never been here: no caches, no settings of ours."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("AMUNRE_", "MAKE", "MFLAGS", "PYTHON", "VIRTUAL_ENV"))
    }
    return kept | {
        "PIP_CACHE_DIR": str(folder / "pip"),
        "npm_config_cache": str(folder / "npm"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "AMUNRE_DATA": str(folder / "data"),
        "AMUNRE_PORT": str(port),
        "BROWSER": shutil.which("true") or "",
    }


def fetch(address: str) -> str | None:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return str(answer.read().decode())
    except OSError:
        return None


def is_playable(site: str) -> bool:
    """The page is there, with the script that starts it and the titles to choose from."""
    page = fetch(f"{site}/")
    if page is None:
        return False
    scripts = re.findall(r'<script src="([^"]+)"', page)
    return bool(scripts) and all(fetch(site + script) for script in (*scripts, "/api/catalogue"))


def time_play(clone: Path, settings: dict[str, str]) -> float:
    begun = time.monotonic()
    server = subprocess.Popen(["make", "play"], cwd=clone, env=settings, start_new_session=True)
    try:
        while not is_playable(f"http://127.0.0.1:{settings['AMUNRE_PORT']}"):
            if server.poll() is not None:
                sys.exit(f"make play ended with status {server.returncode} before its page was there.")
            if time.monotonic() - begun > PATIENCE:
                sys.exit(f"make play had no page after {PATIENCE:.0f} s.")
            time.sleep(0.1)
        return time.monotonic() - begun
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGINT)
        server.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--play", action="store_true", help="do not run the tests")
    only_play = parser.parse_args().play
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="amunre-fresh-") as name:
        clone = Path(name, "clone")
        settings = surroundings(Path(name), free_port())
        begun = time.monotonic()
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, clone], check=True)
        figures["git clone"] = time.monotonic() - begun
        figures["make play, to a page that can be played on"] = time_play(clone, settings)
        if not only_play:
            begun = time.monotonic()
            status = subprocess.run(["make", "test"], cwd=clone, env=settings).returncode
            figures["make test, after it"] = time.monotonic() - begun
            if status:
                sys.exit(f"make test ended with status {status}.")
    print()
    for words, seconds in figures.items():
        print(f"{seconds:8.1f} s  {words}")


if __name__ == "__main__":
    main()
