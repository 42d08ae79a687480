"""The steps of a set-up: one line each, with its time; what a program says is kept back unless it fails."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent


class Failed(Exception):
    """A step did not work; the text is what the reader needs to know."""


@contextmanager
def step(words: str) -> Iterator[None]:
    print(f"  {words} ...", end="", flush=True, file=sys.stderr)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print(file=sys.stderr)
        raise
    print(f" {time.monotonic() - begun:.1f} s", file=sys.stderr)


def run(command: Sequence[str | Path], advice: str, settings: Mapping[str, str] | None = None) -> None:
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **(settings or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise Failed(f"{done.stdout.rstrip()}\n\n{advice}")


def guarded(work: Callable[[], None]) -> int:
    """The exit status of a script that does this work."""
    try:
        work()
    except Failed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted; the next call goes on.", file=sys.stderr)
        return 130
    return 0
