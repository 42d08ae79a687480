"""Programs for the line protocol that do everything wrong, as text to be run by Python."""

from __future__ import annotations

import sys
from pathlib import Path

START = """
import json, sys, time, os
def say(message):
    print(json.dumps(message), flush=True)
hello = json.loads(sys.stdin.readline())
say({"type": "hello", "protocol": 1})
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "goodbye":
        break
    first = asked["choices"][0]["example"]
"""

WAYS = {
    "good": 'say({"type": "answer", "id": asked["id"], "action": first})',
    "by fields": 'say({"type": "answer", "id": asked["id"], "action": asked["choices"][0]["actions"][0]})',
    "silent": "time.sleep(60)",
    "silent with a note": 'open(f"asked-{os.getpid()}", "w").close(); time.sleep(600)',
    "ended": "sys.exit(3)",
    "crashed": 'raise ValueError("no plan for round 2")',
    "killed": "os.kill(os.getpid(), 9)",
    "closed": "os.close(1); time.sleep(60)",
    "blank": "print(flush=True)",
    "no json": 'print("bid thebes", flush=True)',
    "illegal": 'say({"type": "answer", "id": asked["id"], "action": "bid thebes 55"})',
    "nonsense": 'say({"type": "answer", "id": asked["id"], "action": {"type": "fly"}})',
    "another question": 'say({"type": "answer", "id": 0, "action": first})',
    "endless line": 'sys.stdout.write("x" * 10_000_000); sys.stdout.flush(); time.sleep(60)',
    "moody": 'texts = asked["choices"][0]["texts"]\n'
    '    say({"type": "answer", "id": asked["id"], "action": texts[os.getpid() % len(texts)]})',
    "tells what it knows": 'open(hello["title"] + ".seen", "a").write(line + json.dumps(dict(os.environ)))\n'
    '    say({"type": "answer", "id": asked["id"], "action": first})',
}


def program(folder: Path, way: str, name: str = "mine", before: str = "") -> str:
    """A command in the form that line-ups take, with a program of that kind behind it.

    What shall come before everything else is Python too.
    """
    path = folder / f"{way.replace(' ', '_')}.py"
    path.write_text(f"{before}{START}    {WAYS[way]}\n", encoding="utf-8")
    return f"{name}={sys.executable} {path}"
