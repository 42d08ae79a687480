"""Passwords: which may be chosen, and how they are kept and compared, both outside of the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

from pwdlib import PasswordHash

from amunre.store.names import search_key
from amunre.tables.draft import deny

T = TypeVar("T")
MOST_WAITING = 50
"""In a lane; with this many before one it takes some seconds."""
LEAST_DIFFERENT = 3
"""Different characters in a password."""
LEAST_BESIDE_NAME = 4
"""Characters of a password that are not the name of its account."""


def must_be_strong(password: str, name: str) -> None:
    """Raises Denied if a password is among the first that anybody would guess."""
    plain = search_key(password)
    if plain in common():
        deny("common_password", "This is one of the commonest passwords; choose another.")
    if len(set(plain)) < LEAST_DIFFERENT:
        deny(
            "simple_password",
            "A password needs {least} different characters.",
            {"least": LEAST_DIFFERENT},
        )
    if len(plain.replace(search_key(name), "")) < LEAST_BESIDE_NAME:
        deny("name_in_password", "Your own name is easily guessed; choose another password.")


@cache
def common() -> frozenset[str]:
    """The commonest passwords that are long enough."""
    text = Path(__file__).with_name("common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if not line.startswith("# "))


@cache
def hasher() -> PasswordHash:
    return PasswordHash.recommended()


@cache
def nobodys_hash() -> str:
    """What a password is compared with where there is no account, so that it takes as long."""
    return hasher().hash(secrets.token_hex(16))


async def hashed(password: str) -> str:
    """A password as it is kept."""
    return await STRANGERS.run(lambda: hasher().hash(password))


class Lane:
    """Passwords that are hashed side by side. Each takes a tenth of a second and 64 MiB."""

    def __init__(self, at_once: int) -> None:
        self.at_once = asyncio.Semaphore(at_once)
        self.waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            deny("too_busy", "Too many people are logging in; try again in a moment.")
        self.waiting += 1
        try:
            async with self.at_once:
                return await asyncio.to_thread(work)
        finally:
            self.waiting -= 1

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether a password is the right one; as slow without an account as with one."""
        right = await self.run(lambda: hasher().verify(password, stored or nobodys_hash()))
        return right and stored is not None


STRANGERS, KNOWN = Lane(2), Lane(1)
"""Whoever is known does not wait for those who guess."""
