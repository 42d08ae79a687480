"""Labelled random streams derived from one key; nothing global, the same on any machine.

Draw *k* of a stream is ``SHAKE-256(key | label | k)``, read as 64-bit words with rejection sampling, so that
streams do not depend on one another or on the order of play.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
_WORD = 1 << 64


class Rng(Protocol):
    """What sampling needs of a generator; ``random.Random`` fits."""

    def random(self) -> float: ...


def key_of(seed: str) -> bytes:
    """The 256-bit key behind a seed text."""
    return hashlib.sha256(b"amunre/seed/1\x00" + seed.encode()).digest()


def below(word: int, limit: int) -> int | None:
    """A uniform number under ``limit`` from a 64-bit word, or ``None`` if the word must be rejected."""
    if word >= _WORD - _WORD % limit:
        return None
    return word % limit


class Chance:
    """The key and how many draws each label has had."""

    __slots__ = ("counters", "key")

    def __init__(self, key: bytes, counters: dict[str, int] | None = None) -> None:
        self.key = key
        self.counters: dict[str, int] = counters if counters is not None else {}

    def copy(self) -> Chance:
        return Chance(self.key, self.counters.copy())

    def _words(self, label: str, count: int) -> list[int]:
        draw = self.counters.get(label, 0)
        self.counters[label] = draw + 1
        source = hashlib.shake_256(self.key + label.encode() + b"\x00" + draw.to_bytes(8, "big"))
        stream = source.digest(8 * count)
        return [int.from_bytes(stream[i : i + 8], "big") for i in range(0, 8 * count, 8)]

    def number(self, label: str, limit: int) -> int:
        """A uniform number from 0 to ``limit - 1``."""
        while True:
            answer = below(self._words(label, 1)[0], limit)
            if answer is not None:
                return answer

    def shuffled(self, label: str, items: Sequence[T]) -> list[T]:
        """A fair shuffle (Fisher-Yates) of a copy."""
        result = list(items)
        words = self._words(label, len(result))
        for i in range(len(result) - 1, 0, -1):
            j = below(words[i], i + 1)
            if j is None:  # pragma: no cover - about one word in 2**59; the fallback is tested on its own
                j = self.number(label, i + 1)
            result[i], result[j] = result[j], result[i]
        return result
