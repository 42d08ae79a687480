"""Compile the bots to C with mypyc, which makes long matches much shorter (``make native``).

The compiled package lies in build/native beside the source, which stays as it is:

PYTHONPATH=build/native python tools/duel.py master searcher --seats 1 --games 1000 --book master.jsonl

Compiled or not, bots play the same games move by move; a few are played both ways to see that they do. For
tools/tune.py take the plain ones: it sends numbers to other processes, which compiled classes do not allow.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "native"
PACKAGES = ("greedy", "strategist", "search", "cards")
GAMES = """
import hashlib, time
from amunre.arena.match import play_match
from amunre.bots.search import player
from amunre.rules.setup import Setup

tables = {
    "anniversary": ["master", "searcher", "strategist", "greedy"],
    "classic": ["searcher", "strategist", "beginner"],
    "anniversary+afterlife+statues+pharaoh+promos": ["searcher", "strategist", "greedy", "beginner"],
    "anniversary+officials": ["searcher", "strategist"],
    "cardgame": ["master", "searcher", "strategist"],
}
begun, played = time.process_time(), []
for title, bots in tables.items():
    game = play_match(Setup(title=title, players=len(bots), seed="native"), bots)
    played.append(hashlib.sha256(repr(game.commands).encode()).hexdigest())
print(player.__file__.endswith(".so"), time.process_time() - begun, *played)
"""


def compile_bots() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "amunre", TARGET / "amunre", ignore=shutil.ignore_patterns("__pycache__"))
    bots = Path("amunre", "bots")
    sources = [
        str(path.relative_to(TARGET))
        for package in PACKAGES
        for path in sorted((TARGET / bots / package).glob("*.py"))
        if path.name != "__init__.py"
    ]
    compiler = Path(sys.executable).with_name("mypyc")
    done = subprocess.run(
        [compiler, *sources], cwd=TARGET, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout[-2000:]}\nThe bots could not be compiled, for the reason above.")
    shutil.rmtree(TARGET / "build", ignore_errors=True)


def games(source: Path) -> tuple[str, float, list[str]]:
    """Whether the bots are compiled there, the core-seconds of some games, and their moves in short."""
    environment = os.environ | {"PYTHONPATH": str(source)}
    shown = subprocess.run([sys.executable, "-c", GAMES], env=environment, stdout=subprocess.PIPE, check=True)
    compiled, seconds, *moves = shown.stdout.decode().split()
    return compiled, float(seconds), moves


def main() -> None:
    if shutil.which("cc") is None:
        sys.exit("A C compiler is needed: install gcc or clang, then try again.")
    print("compiling the bots, about a minute ...", flush=True)
    compile_bots()
    plain, slow, expected = games(ROOT / "src")
    native, quick, moves = games(TARGET)
    if (plain, native) != ("False", "True"):
        sys.exit("The compiled bots were not found where they should be.")
    if moves != expected:
        sys.exit("The compiled bots play other games than the plain ones: do not use them.")
    print(f"{len(moves)} games are the same move by move, in {quick:.1f} core-seconds instead of {slow:.1f}.")


if __name__ == "__main__":
    main()
