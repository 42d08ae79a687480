"""Passwords: which may be chosen, and how they are kept and compared, both outside of the event loop."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from pathlib import Path

from pwdlib import PasswordHash

from amunre.store.names import search_key
from amunre.tables.draft import deny

AT_ONCE = asyncio.Semaphore(2)
"""Passwords that are hashed at a time: each takes a tenth of a second and 64 MiB."""
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
    async with AT_ONCE:
        return await asyncio.to_thread(hasher().hash, password)


async def fits(password: str, stored: str | None) -> bool:
    """Whether a password is the right one; as slow without an account as with one."""
    async with AT_ONCE:
        right = await asyncio.to_thread(lambda: hasher().verify(password, stored or nobodys_hash()))
    return right and stored is not None
