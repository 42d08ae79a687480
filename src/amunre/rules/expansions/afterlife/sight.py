"""Who sees which tiles (afterlife-3, R13), and other worlds that a viewer cannot tell from the true one."""

from __future__ import annotations

from typing import cast

import msgspec

from amunre.kernel.chance import Rng
from amunre.kernel.messages import ARBITER
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.expansions.afterlife.tombs import Tombs, all_tiles, create, lying_open, tombs
from amunre.rules.shared.dealing import shuffled


class TombView(msgspec.Struct, frozen=True):
    """What belongs to one seat."""

    tomb: dict[str, str]
    """Built tiles by space, ``ROW.PLACE``."""
    size: int
    """Tiles in the collection."""
    tiles: dict[str, int] | None
    """Which they are; only one's own."""
    played: int
    """The round in which the afterlife card was last played, 0 for never."""


class TombsView(msgspec.Struct, frozen=True):
    seats: tuple[TombView, ...]
    stack: int
    discards: tuple[str, ...]
    stack_order: tuple[str, ...] | None
    """Only in a finished game seen whole."""


def tombs_view(seen: View) -> TombsView:
    return cast(TombsView, seen.parts["afterlife"])


def show(state: State, viewer: int) -> TombsView:
    part = tombs(state)
    return TombsView(
        seats=tuple(show_seat(part, seat, viewer) for seat in range(state.players)),
        stack=len(part.stack),
        discards=tuple(part.discards),
        stack_order=tuple(part.stack) if viewer == ARBITER else None,
    )


def show_seat(part: Tombs, seat: int, viewer: int) -> TombView:
    return TombView(
        tomb=dict(sorted(part.tombs[seat].items())),
        size=part.size(seat),
        tiles=dict(sorted(part.collections[seat].items())) if viewer in (seat, ARBITER) else None,
        played=part.played[seat],
    )


def imagine(state: State, seen: View, rng: Rng) -> Tombs:
    """Tiles that agree with a view."""
    shown = tombs_view(seen)
    part = create(state)
    part.discards = list(shown.discards)
    part.tombs = [dict(one.tomb) for one in shown.seats]
    part.played = [one.played for one in shown.seats]
    part.collections = [dict(one.tiles or {}) for one in shown.seats]
    deal_hidden(
        state, part, {seat: one.size for seat, one in enumerate(shown.seats) if one.tiles is None}, rng
    )
    return part


def scramble(state: State, viewer: int, rng: Rng, same_past: bool) -> Tombs:
    """The true tiles with the stack and the collections of others dealt anew; their sizes are public."""
    part = tombs(state).copy()
    sizes = {seat: part.size(seat) for seat in range(state.players) if seat != viewer}
    for seat in sizes:
        part.collections[seat] = {}
    deal_hidden(state, part, sizes, rng)
    return part


def deal_hidden(state: State, part: Tombs, sizes: dict[int, int], rng: Rng) -> None:
    """Put every unseen tile into a hidden collection or the stack."""
    unseen = all_tiles(state) - lying_open(part)
    for tiles in part.collections:
        unseen.subtract(tiles)
    part.stack = shuffled(list(unseen.elements()), rng)
    for seat, size in sizes.items():
        for _ in range(size):
            part.take_tile(seat, part.stack.pop())
