"""Parts of the 2023 edition that its "previous edition" switches leave out, one module each."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.ruleset import Module
from amunre.kernel.state import State
from amunre.rules.base.board import board, components
from amunre.rules.base.points import points
from amunre.rules.base.schemes import FEDERATION
from amunre.rules.base.setup import ProvinceDeckShuffled
from amunre.rules.components import Components

# Blocked provinces (without this part: all_provinces)


class ProvincesBlocked(Event, frozen=True):
    """Provinces are shown and taken out of the game."""

    provinces: tuple[str, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).blocked = list(self.provinces)


def block_provinces(tx: Transaction) -> None:
    """What is over when every player has a share is shown and blocked: 6, 3 or 0 for 3 to 5 (setup-2)."""
    shuffled = tx.shuffled("province_deck", list(components(tx.state).provinces))
    size = points(tx.state).provinces_per_player * tx.state.players
    tx.emit(ProvincesBlocked(tuple(sorted(shuffled[size:]))))
    tx.emit(ProvinceDeckShuffled(size, tuple(shuffled[:size]), ()))


BLOCKED_PROVINCES = Module(
    name="blocked_provinces",
    summary="only three provinces a player are used; the others are shown and blocked",
    requires=("anniversary",),
    replaces={"deal_provinces": block_provinces},
    events=(ProvincesBlocked,),
)

# The turn-order track (without this part: clockwise_order)


def any_order(tx: Transaction) -> list[int]:
    return tx.shuffled("first_player", list(range(tx.state.players)))


def ranked_order(state: State, ranked: list[int]) -> list[int]:
    """The whole track is ranked anew; equal players stay as they were (offering-5)."""
    return ranked


def in_the_new_order(state: State, ranked: list[int]) -> list[int]:
    """Gifts and theft's gold come at each player's place in the new order (offering-7, offering-8)."""
    return ranked


TURN_TRACK = Module(
    name="turn_track",
    summary="a turn-order track, ranked anew at every offering",
    requires=("anniversary",),
    replaces={"first_order": any_order, "next_order": ranked_order, "settlement": in_the_new_order},
)


def in_turn_order(state: State, ranked: list[int]) -> list[int]:
    """Gifts and theft's gold clockwise from the highest offering too (R38)."""
    order: list[int] = points(state).next_order(state, ranked)
    return order


CLOCKWISE_GIFTS = Module(
    name="clockwise_gifts",
    summary="gifts are taken clockwise from the highest offering (R38)",
    requires=("anniversary",),
    replaces={"settlement": in_turn_order},
)

# The two-sided temple track (without this part: old_track)


def track_by_players(state: State) -> tuple[int, int, int]:
    """The side for the number of players (offering-4, R25)."""
    parts = components(state)
    return parts.tracks["small" if state.players in parts.small_track_players else "old"]


def small_track(state: State) -> tuple[int, int, int]:
    return components(state).tracks["small"]


TWO_SIDED_TRACK = Module(
    name="two_sided_track",
    summary="a temple track with one side for few players and one for many",
    requires=("anniversary",),
    replaces={"temple_track": track_by_players},
)
PICTURED_TRACK = Module(
    name="pictured_track",
    summary="the temple track as pictured in the rulebook, for every number of players (R25)",
    requires=("anniversary",),
    replaces={"temple_track": small_track},
)

# Cultivation (with this part: at any time)


def at_any_time(
    after_buying: Callable[[State, int, bool], list[tuple[str, bool]]],
) -> Callable[[State, int, bool], list[tuple[str, bool]]]:
    """As after a purchase, whether or not something was bought (R31)."""

    def cultivation_places(state: State, seat: int, bought: bool) -> list[tuple[str, bool]]:
        return after_buying(state, seat, True)

    return cultivation_places


CULTIVATION_AT_ANY_TIME = Module(
    name="cultivation_at_any_time",
    summary="cultivation needs no purchase (R31)",
    requires=("anniversary",),
    wraps={"cultivation_places": at_any_time},
)

# The federation scheme (without this part: no_federation)


def with_federation(deck: Callable[[Components], dict[str, int]]) -> Callable[[Components], dict[str, int]]:
    def favour_deck(parts: Components) -> dict[str, int]:
        return {**deck(parts), "federation": parts.decks["new"]["federation"]}

    return favour_deck


FEDERATION_SCHEME = Module(
    name="federation",
    summary="the federation scheme",
    requires=("anniversary",),
    wraps={"favour_deck": with_federation},
    tables={"cards": FEDERATION},
)
