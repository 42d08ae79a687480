"""Passwords that are sent to us, and what keeps strangers from guessing them without keeping owners out.

Wrong guesses at an account are counted: those from a browser in which it has been used before apart from all
others, so that nobody else can use those up. When the others have used up theirs, or those of their address,
whoever comes next must solve a puzzle first, which is the harder the more wrong guesses there were.
"""

from __future__ import annotations

import hashlib

from amunre.server import passwords
from amunre.server.accounts import find_account
from amunre.server.bodies import Account, LogIn
from amunre.server.callers import Caller
from amunre.server.devices import known_number
from amunre.server.errors import DeniedFor, PuzzleSeen
from amunre.server.limits import Use
from amunre.server.puzzles import ROUNDS, bits_for, bits_of, is_solved, make_puzzle
from amunre.server.site import Site
from amunre.store.names import search_key
from amunre.tables.draft import deny
from amunre.tables.timer import SECOND

Found = tuple[Account, str] | None
"""An account and the hash of its password."""


async def account_of(site: Site, caller: Caller, data: LogIn) -> Account:
    """The account that somebody logs in to."""
    found = await site.host.read(lambda database: find_account(database, data.name))
    if found is not None:
        number = known_number(site.door_secret, caller.device, found[0].id)
        own = Use(site.limits.guesses, f"device {number} {found[0].id}")
        if number and await site.limits.take(own):
            return await compared(site, found, data.password, (own,), passwords.KNOWN)
    key = search_key(data.name)
    guess: tuple[Use, ...] = (Use(site.limits.guesses, key), Use(site.limits.guesses_from, caller.address))
    if not await site.limits.take(*guess):
        guess = await solved(site, key, data)
    return await compared(site, found, data.password, guess, passwords.STRANGERS)


async def must_know_password(site: Site, caller: Caller, account: Account, password: str) -> None:
    """Whoever is logged in says the password once more. A session's guesses are nobody else's."""
    guess = (Use(site.limits.guesses, f"session {caller.session.hex()}"),)
    if not await site.limits.take(*guess):
        deny("too_many", "There were too many wrong passwords; wait a quarter of an hour.")
    found = await site.host.read(lambda database: find_account(database, account.name))
    await compared(site, found, password, guess, passwords.KNOWN)


async def compared(
    site: Site, found: Found, password: str, guess: tuple[Use, ...], lane: passwords.Lane
) -> Account:
    right = await lane.fits(password, None if found is None else found[1])
    if found is None or not right:
        deny("bad_login", "Name or password is wrong.")
    await site.limits.give_back(*guess)  # only wrong ones count
    return found[0]


async def solved(site: Site, key: str, data: LogIn) -> tuple[Use, ...]:
    """What a guess takes whose puzzle is solved; without one it is asked for, and nothing is compared."""
    limits = site.limits
    hard = Use(limits.hard_guesses, key)
    needed = bits_for(await limits.used(hard))
    now = site.host.clock() / SECOND
    bits = bits_of(site.door_secret, key, data.puzzle, now)
    once = Use(limits.puzzles, hashlib.sha256(data.puzzle.encode()).hexdigest())
    # one bit less will do: others may have guessed while it was being solved
    is_enough = bits and bits + 1 >= needed and is_solved(data.puzzle, data.answer, bits)
    if not is_enough or not await limits.take(once):
        puzzle = make_puzzle(site.door_secret, key, needed, now)
        text = "There were too many wrong passwords; solve the puzzle and send its answer as well."
        raise DeniedFor("puzzle_needed", text, puzzle=PuzzleSeen(puzzle.text, puzzle.bits, ROUNDS))
    if not await limits.take(Use(limits.hard_pace, key)):
        await limits.give_back(once)
        deny("too_many", "Too many are guessing at this password; send the same again in a moment.")
    return (hard,) if await limits.take(hard) else ()
