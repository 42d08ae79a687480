"""The Pharaoh: where he stands, who has his tokens, and what follows (rules pharaoh-1 to pharaoh-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, cast

import msgspec

from amunre.kernel.chance import Rng
from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import Once, Phase
from amunre.kernel.ruleset import SliceSpec
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.board import NOBODY, ROUNDS_IN_A_KINGDOM, board, components


class Court:
    """The module's part of the state; all of it lies open (R13)."""

    __slots__ = ("at", "tokens")

    def __init__(self, at: str, tokens: list[int]) -> None:
        self.at = at
        """Province in which the Pharaoh stands, or empty while he is off the board."""
        self.tokens = tokens
        """Pharaoh tokens by seat."""

    def copy(self) -> Court:
        return Court(self.at, self.tokens.copy())


class CourtView(msgspec.Struct, frozen=True):
    at: str
    tokens: tuple[int, ...]


def court(state: State) -> Court:
    found: Court = state.slices["pharaoh"]
    return found


def figures(state: State) -> dict[str, int]:
    return components(state).expansions["pharaoh"]


class PharaohMoved(Event, frozen=True):
    """Somebody was outbid, and the Pharaoh goes there to look."""

    province: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        court(state).at = self.province


class PharaohTokenGained(Event, frozen=True):
    """Whoever controls the Pharaoh's province gains a token."""

    seat: int
    province: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        court(state).tokens[self.seat] += 1


class PharaohLeft(Event, frozen=True):
    """The round is over, and the Pharaoh leaves the board."""

    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        court(state).at = ""


class PharaohTokensReturned(Event, frozen=True):
    """All tokens go back between the kingdoms."""

    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        court(state).tokens = [0] * state.players


# The auction


def with_a_visit(after_outbidding: Callable[[Transaction, str], None]) -> Callable[[Transaction, str], None]:
    """The Pharaoh moves at once to the province in which somebody was outbid (pharaoh-2)."""

    def visit(tx: Transaction, province: str) -> None:
        after_outbidding(tx, province)
        if court(tx.state).at != province:
            tx.emit(PharaohMoved(province))

    return visit


def give_token(tx: Transaction) -> None:
    """When all bids are resolved, whoever controls the province gains a token (pharaoh-3, R17)."""
    province = court(tx.state).at
    owner = board(tx.state).owner[province] if province else NOBODY
    if owner != NOBODY:
        tx.emit(PharaohTokenGained(owner, province))


# The offering

GiftCounts = Callable[[State, list[int]], dict[int, int]]


def with_tokens(gift_counts: GiftCounts) -> GiftCounts:
    """Every token is one more gift for a seat that offered gold, and none for a thief (pharaoh-4, R71)."""

    def counts(state: State, ranked: list[int]) -> dict[int, int]:
        offered, tokens = board(state).offered, court(state).tokens
        each = figures(state)["gifts_for_a_token"]
        gifts = gift_counts(state, ranked)
        return {seat: gifts[seat] + (each * tokens[seat] if offered[seat] else 0) for seat in gifts}

    return counts


# Scoring, and the end of rounds and kingdoms


def enough_tokens(state: State, seat: int) -> bool:
    """What the scheme of the Pharaoh's blessing asks for (pharaoh-5)."""
    return court(state).tokens[seat] >= figures(state)["tokens_needed"]


def leave(tx: Transaction) -> None:
    """Every round begins with the Pharaoh off the board (pharaoh-6)."""
    if court(tx.state).at:
        tx.emit(PharaohLeft())


def return_tokens(tx: Transaction) -> None:
    """Tokens do not outlast their kingdom (pharaoh-6)."""
    if any(court(tx.state).tokens):
        tx.emit(PharaohTokensReturned())


# The slice


def create(state: State) -> Court:
    return Court("", [0] * state.players)


def show(state: State, viewer: int) -> CourtView:
    found = court(state)
    return CourtView(found.at, tuple(found.tokens))


def imagine(state: State, seen: View, rng: Rng) -> Court:
    """Nothing is hidden, so there is nothing to imagine."""
    shown = cast(CourtView, seen.parts["pharaoh"])
    return Court(shown.at, list(shown.tokens))


def audit(state: State) -> list[str]:
    """He stands where bids were made; there is at most one token for each round of the kingdom."""
    found, table = court(state), board(state)
    faults = []
    if found.at and found.at not in (*table.up, *table.used):
        faults.append(f"the Pharaoh stands in {found.at}, which was not for auction")
    rounds = (table.round - 1) % ROUNDS_IN_A_KINGDOM + 1 if table.round else 0
    if min(found.tokens) < 0 or sum(found.tokens) > rounds:
        faults.append(f"tokens {found.tokens} after {rounds} rounds")
    return faults


PHASES: dict[str, Phase] = {
    "pharaoh_token": Once(give_token),
    "pharaoh_leaves": Once(leave),
    "pharaoh_tokens_return": Once(return_tokens),
}
SLICES = {"pharaoh": SliceSpec(create, show, imagine, audit=audit)}
EVENTS = (PharaohMoved, PharaohTokenGained, PharaohLeft, PharaohTokensReturned)
