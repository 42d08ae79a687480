"""What nobody sends who means well: texts, numbers and bodies of every shape up to the largest size."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

LARGEST = 64 * 1024
UNITS = (
    "a",
    "9",
    " ",
    "\n",
    '"',
    "\\",
    '\\"',
    "'",
    "(",
    "[{",
    "%00",
    "fields@",
    "\0",
    "\x1b[2J",
    "\u202e",  # turns the line around
    "\u0627\u0644\u0633\u0644\u0627\u0645",
    "e\u0301\u0323",
    "\u0301",
    "\u0345\u0301\u0323\u0327",  # marks that are put into another order
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d",
    "\U0001f1e6",
    "\u200d",
    "\ufdfa",  # eighteen letters where names are compared
    "\u0390",
    "\u1100\u1161",
    "\u3164",
    "\ufe0f",
    "\uff21",
    "\u0130",
    "\U0001d400",
    "\ufffe",
    "<b>",
    "../",
    "' OR 1=1 --",
    "\u00e4",
    "Ann ",
)
LENGTHS = (0, 1, 2, 19, 20, 21, 64, 80, 199, 200, 201, 500, 1_999, 2_000, 2_001, 8_000, 20_000, 60_000)
NUMBERS = ("0", "-0", "-1", "1", "9", "1e999", "-1e-999", "1E5", "0.1", "2147483648", "9007199254740993")
DIGITS = (19, 20, 100, 4_301, 20_000, 60_000)
WORDS = ("null", "true", "false", "NaN", "Infinity", "")


def text(rng: Random, longest: int = LARGEST) -> str:
    """One character or a few over and over, or a mixture of everything."""
    length = min(rng.choice(LENGTHS), longest)
    if rng.random() < 0.3:
        return "".join(rng.choice(UNITS) for _ in range(length))[:length]
    unit = rng.choice(UNITS)
    found = unit * (length // len(unit) + 1)
    if rng.random() < 0.2:  # all marks of one kind, then all of the next: the hardest order to mend
        found = "a" + "".join(sorted(found[:length]))
    return found[:length]


def number(rng: Random) -> str:
    if rng.random() < 0.6:
        return rng.choice(NUMBERS)
    digits = "9" * rng.choice(DIGITS)
    return rng.choice((digits, f"-{digits}", f"0.{digits}", f"1e{digits[:6]}", f"{digits}.5e-{digits[:3]}"))


def quoted(rng: Random, word: str) -> str:
    """A string of JSON, in one of the ways to write it."""
    return json.dumps(word, ensure_ascii=rng.random() < 0.5)


def value(rng: Random, room: int = LARGEST) -> str:
    """A value of any kind, as JSON or nearly."""
    makers: tuple[Callable[[], str], ...] = (
        lambda: quoted(rng, text(rng, room)),
        lambda: number(rng),
        lambda: rng.choice(WORDS),
        lambda: nested(rng, room),
        lambda: many(rng, room),
        lambda: keys(rng, room),
        lambda: '"' + rng.choice((r"\ud800", r"\udfff\ud800", r"\u0000", r"\x", "\\")) * (room // 12) + '"',
    )
    return rng.choice(makers)()[:room]


def nested(rng: Random, room: int) -> str:
    depth = rng.choice((1, 18, 19, 20, 21, 300, 2_000, room // 3))
    opening, closing = rng.choice((("[", "]"), ('{"a":', "}"), ('[{"type":[', "]}]")))
    depth = min(depth, room // len(opening + closing))
    return opening * depth + rng.choice(("", "1", '"')) + closing * rng.choice((depth, 0))


def many(rng: Random, room: int) -> str:
    """A long list."""
    item = rng.choice(
        ("0", "[]", "{}", '""', '"a"', "1.5", "null", "[[0]]", '{"province":"abu","highest":1}')
    )
    count = min(rng.choice((1, 10, 51, 1_000, 30_000)), room // (len(item) + 1))
    return "[" + ",".join([item] * count) + "]"


def keys(rng: Random, room: int) -> str:
    """An object with many keys, all different or all the same."""
    count = min(rng.choice((1, 10, 1_000, 5_000)), room // 12)
    same = rng.random() < 0.3
    item = rng.choice(("0", "[]", '"x"', "{}"))
    return "{" + ",".join(f'"{"k" if same else f"k{place}"}":{item}' for place in range(count)) + "}"


def raw(rng: Random) -> bytes:
    """A body that has nothing to do with what is asked for."""
    size = rng.choice((0, 1, 100, 5_000, LARGEST - 1, LARGEST, LARGEST + 1))
    makers: tuple[Callable[[], bytes], ...] = (
        lambda: rng.randbytes(size),
        lambda: b'"' + rb"\"" * (size // 2),
        lambda: rb"\\" * (size // 2),
        lambda: b'{"' * (size // 2),
        lambda: b"[" * size,
        lambda: b"{" * (size // 2) + b"}" * (size // 2),
        lambda: b'["' + b'","' * (size // 3),
        lambda: b'{"a":' * (size // 5),
        lambda: b"\xff" * size,
        lambda: "\ud800".encode("utf-8", "surrogatepass") * (size // 3),
        lambda: b" " * size + b"{}",
        lambda: rb"\u0000" * (size // 6),
        lambda: value(rng, size or 1).encode("utf-8", "surrogatepass"),
        lambda: b"\xef\xbb\xbf{}",
        lambda: b"-" * size,
        lambda: b"9" * size,
    )
    return rng.choice(makers)()[: LARGEST + 1]


def written(rng: Random, fields: dict[str, str]) -> str:
    """An object whose values are JSON already; sometimes one of its keys comes twice, or very often."""
    parts = [f"{json.dumps(name)}:{given}" for name, given in fields.items()]
    if parts and rng.random() < 0.05:
        parts += [rng.choice(parts)] * rng.choice((1, 100, 2_000))
    return "{" + ",".join(parts) + "}"


def spoilt(rng: Random, fields: dict[str, Any]) -> bytes:
    """A body as it should be, with one thing wrong."""
    given = {name: json.dumps(one) for name, one in fields.items()}
    way = rng.random()
    if way < 0.7 and given:
        given[rng.choice(list(given))] = value(rng, LARGEST - 2_000)
    elif way < 0.8 and given:
        del given[rng.choice(list(given))]
    else:
        given[text(rng, 1_000)] = value(rng, LARGEST - 4_000)
    return written(rng, given).encode("utf-8", "surrogatepass")[:LARGEST]
