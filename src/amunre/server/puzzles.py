"""Puzzles that cost the one who solves them some time and us next to nothing.

A puzzle is a text with a signature; nothing is kept of it until it is solved. The answer is a word which,
stretched with the puzzle as its salt (PBKDF2 with SHA-256, which browsers have built in), gives a digest that
begins with this many zero bits. What one try costs is fixed; the bits say how many tries it takes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import NamedTuple

ROUNDS = 2_000
"""Steps of PBKDF2 for one try: about a millisecond, which is also what it costs to check an answer."""
FEWEST_BITS, MOST_BITS = 6, 16
"""From 64 tries, a tenth of a second in a browser, to 65,536, a minute or so."""
VALID_SECONDS = 900
"""In which a puzzle must be solved and its answer used."""
SKEW_SECONDS = 10
"""By which the clock of a worker that makes puzzles may be ahead of another's that looks at the answers."""
LONGEST_ANSWER = 20


class Puzzle(NamedTuple):
    """What is asked of somebody."""

    text: str
    bits: int


def bits_for(wrong: float) -> int:
    """How hard a puzzle is after so many wrong guesses: twice as many tries for twice as many guesses."""
    return min(MOST_BITS, FEWEST_BITS + round(wrong).bit_length())


def make_puzzle(secret: bytes, about: str, bits: int, now: float) -> Puzzle:
    """A puzzle that is good for one thing, and for nothing else."""
    head = f"{bits}.{int(now)}.{secrets.token_hex(8)}"
    return Puzzle(f"{head}.{signature(secret, about, head)}", bits)


def signature(secret: bytes, about: str, head: str) -> str:
    return hmac.new(secret, f"puzzle {head} {about}".encode(), "sha256").hexdigest()[:32]


def bits_of(secret: bytes, about: str, text: str, now: float) -> int:
    """How hard a puzzle of ours was that is still valid for this; 0 if it is none."""
    head, _, signed = text.rpartition(".")
    if not hmac.compare_digest(signed.encode(), signature(secret, about, head).encode()):
        return 0
    bits, made_at, _ = head.split(".")
    return int(bits) if -SKEW_SECONDS <= now - int(made_at) <= VALID_SECONDS else 0


def is_solved(text: str, answer: str, bits: int) -> bool:
    if not 0 < len(answer) <= LONGEST_ANSWER:
        return False
    digest = hashlib.pbkdf2_hmac("sha256", answer.encode(), text.encode(), ROUNDS, dklen=4)
    return int.from_bytes(digest) >> (32 - bits) == 0


def solve(puzzle: Puzzle) -> str:
    """The first number that answers a puzzle, for programs that log in."""
    number = 0
    while not is_solved(puzzle.text, str(number), puzzle.bits):
        number += 1
    return str(number)
