"""Packages with bots that do everything wrong, as if they were installed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HEAD = """
import os, signal, sys, threading, time
from amunre.bots import BotKind
from amunre.rules.base.offers import Offer

class Bot:
    def __init__(self, rules, seat):
        pass

    def first(self, legal):
        return next(iter(legal))

    def choose(self, view, legal, rng):
        {body}

BOT = BotKind("does something wrong", Bot)
"""

WAYS = {
    "exits": "sys.exit(3)",
    "interrupts": "raise KeyboardInterrupt",
    "ends": "os._exit(4)",
    "leaves": "os._exit(0)",
    "lingers": (
        'if not hasattr(Bot, "thread"):\n'
        "            Bot.thread = threading.Thread(target=time.sleep, args=(600,))\n"
        "            Bot.thread.start()\n"
        "        return self.first(legal)"
    ),
    "deaf": (
        "signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})\n"
        '        open("asked", "w").close(); time.sleep(600)'
    ),
    "asked": 'open("asked", "w").close(); time.sleep(600)',
    "hangs": "time.sleep(600)",
    "answers_none": "return None",
    "prints": 'print("hello"); return self.first(legal)',
    "catches": (  # twice: now and then an interruption comes when the first has just caught another
        "while True:\n"
        "            try:\n"
        "                while True:\n"
        "                    try:\n"
        "                        time.sleep(10)\n"
        "                    except:\n"
        "                        pass\n"
        "            except:\n"
        "                pass"
    ),
    "floats": ("found = self.first(legal)\n        return Offer(1.0) if Offer(1) in legal else found"),
    "plays": "return self.first(legal)",
    "plays2": "return self.first(legal)",
}


def install(folder: Path, name: str, text: str = "", package: str = "") -> Path:
    """Put a package into a folder; its bot is called like the way it goes wrong."""
    package = package or f"amunre_{name}"
    (folder / f"{package}.py").write_text(text or HEAD.replace("{body}", WAYS[name]), encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[amunre.bots]\n{name} = {package}:BOT\n")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """For a program that shall find them."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
