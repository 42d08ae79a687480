"""The server as it is shipped, except that a password is hashed in a thousandth of the time:
``python -m tests.server.program serve``. Some tests log in hundreds of people."""

from __future__ import annotations

from functools import cache

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from amunre.server import passwords


@cache
def hasher() -> PasswordHash:
    return PasswordHash((Argon2Hasher(time_cost=1, memory_cost=64, parallelism=1),))


def main() -> None:
    passwords.hasher = hasher
    from amunre.cli import main as command

    command(prog_name="amunre")


if __name__ == "__main__":
    main()
