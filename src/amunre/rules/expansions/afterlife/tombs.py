"""Tombs, tile collections and the stack of tiles: the state of ``afterlife`` (afterlife-1, afterlife-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from amunre.kernel.ruleset import Module, Ruleset
from amunre.kernel.state import State
from amunre.rules.base.board import board, components

BASE_ROW = 5
SPACES = {
    f"{row}.{place}": (row, place) for row in range(1, BASE_ROW + 1) for place in range(1, BASE_ROW + 2 - row)
}
"""The spaces of a tomb: rows from the base up, places from the left; five, four, three, two, one."""
UNDER = {
    name: () if row == 1 else (f"{row - 1}.{place}", f"{row - 1}.{place + 1}")
    for name, (row, place) in SPACES.items()
}
"""The two spaces on which a space rests; none for the base row."""

Tomb = dict[str, str]
"""Built tiles by space."""


class Tombs:
    """All tomb tiles of the game. Seats index lists."""

    __slots__ = ("collections", "discards", "played", "stack", "tombs")

    def __init__(self, players: int) -> None:
        self.stack: list[str] = []
        """Face down; the last tile is drawn first."""
        self.discards: list[str] = []
        """Face up."""
        self.collections: list[dict[str, int]] = [{} for _ in range(players)]
        """Tiles that a seat owns and has not built, counts above 0 only; hidden from the others."""
        self.tombs: list[Tomb] = [{} for _ in range(players)]
        self.played = [0] * players
        """The round in which each seat last played the afterlife card; it has one market turn a round."""

    def copy(self) -> Tombs:
        new = Tombs.__new__(Tombs)
        new.stack = self.stack.copy()
        new.discards = self.discards.copy()
        new.collections = [tiles.copy() for tiles in self.collections]
        new.tombs = [tomb.copy() for tomb in self.tombs]
        new.played = self.played.copy()
        return new

    def take_tile(self, seat: int, tile: str) -> None:
        tiles = self.collections[seat]
        tiles[tile] = tiles.get(tile, 0) + 1

    def drop_tile(self, seat: int, tile: str) -> None:
        tiles = self.collections[seat]
        if tiles[tile] == 1:
            del tiles[tile]
        else:
            tiles[tile] -= 1

    def size(self, seat: int) -> int:
        """How many tiles a collection holds; everybody may know that (afterlife-3)."""
        return sum(self.collections[seat].values())


def tombs(state: State) -> Tombs:
    part: Tombs = state.slices["afterlife"]
    return part


def create(state: State) -> Tombs:
    return Tombs(state.players)


def figure(state: State, name: str) -> int:
    """A printed figure of the expansion."""
    return components(state).expansions["afterlife"][name]


def all_tiles(state: State) -> Counter[str]:
    return Counter(components(state).decks["tomb_tiles"])


def tiles_left(state: State) -> int:
    """How many tiles can be drawn at all (R50)."""
    part = tombs(state)
    return len(part.stack) + len(part.discards)


def lying_open(part: Tombs) -> Counter[str]:
    """Tiles that everybody sees: discards and built ones."""
    return Counter([*part.discards, *(tile for tomb in part.tombs for tile in tomb.values())])


def open_spaces(tomb: Tomb) -> list[tuple[int, int]]:
    """Free spaces whose two supports are built; in the base row any free one (afterlife-4, R49)."""
    return [
        place
        for name, place in SPACES.items()
        if name not in tomb and all(support in tomb for support in UNDER[name])
    ]


def placements(state: State, seat: int) -> list[tuple[str, int, int]]:
    """Every tile of the collection on every open space: kind, row, place."""
    part = tombs(state)
    spaces = open_spaces(part.tombs[seat])
    return [(tile, row, place) for tile in sorted(part.collections[seat]) for row, place in spaces]


def can_build(state: State, seat: int) -> bool:
    """Whether there is a tile and a space for it; the kind of tile does not matter, so this is public."""
    part = tombs(state)
    return bool(part.collections[seat]) and len(part.tombs[seat]) < len(SPACES)


def supporting(space: str) -> list[str]:
    """The spaces that carry one, directly or through others, and itself."""
    reached = [space]
    for name in reached:
        reached += [below for below in UNDER[name] if below not in reached]
    return reached


SUPPORTING = {name: supporting(name) for name in SPACES}


def touching(space: str) -> list[str]:
    """The spaces beside one, below it and above it."""
    row, place = SPACES[space]
    beside = [f"{row}.{place - 1}", f"{row}.{place + 1}"]
    above = [name for name, below in UNDER.items() if space in below]
    return [*(name for name in beside if name in SPACES), *UNDER[space], *above]


TOUCHING = {name: touching(name) for name in SPACES}


def equal_in_reach(tomb: Tomb, space: str, tile: str, ways: dict[str, list[str]]) -> int:
    """Equal tiles among those that carry a new one, reached from it through such tiles only, each once."""
    reached = [space]
    for name in reached:
        reached += [
            other
            for other in ways[name]
            if tomb.get(other) == tile and other in SUPPORTING[space] and other not in reached
        ]
    return len(reached) - 1


def equal_in_group(tomb: Tomb, space: str, tile: str) -> int:
    """Equal tiles that hang together with a new one, one on another or side by side (afterlife-5, R49)."""
    return equal_in_reach(tomb, space, tile, TOUCHING)


def equal_straight_down(tomb: Tomb, space: str, tile: str) -> int:
    """Equal tiles that a new one rests on, down through equal tiles only (R49)."""
    return equal_in_reach(tomb, space, tile, STRAIGHT_DOWN)


STRAIGHT_DOWN = {name: list(below) for name, below in UNDER.items()}
EqualBelow = Callable[[Tomb, str, str], int]
"""How often a tile pays again on a space of a tomb; ``tables["tombs"]`` holds the one that is played."""


def equal_below(rules: Ruleset) -> EqualBelow:
    count: EqualBelow = rules.tables["tombs"]["equal_below"]
    return count


GROUPED_TILES = Module(
    name="grouped_tiles",
    summary="equal tomb tiles pay if they hang together, one on another or side by side (R49)",
    requires=("afterlife",),
    tables={"tombs": {"equal_below": equal_in_group}},
)
TILES_STRAIGHT_DOWN = Module(
    name="tiles_straight_down",
    summary="equal tomb tiles pay only straight down through equal ones (R49)",
    requires=("afterlife",),
    tables={"tombs": {"equal_below": equal_straight_down}},
)


def full_rows(tomb: Tomb) -> int:
    """Rows in which every space is built (afterlife-9)."""
    built = Counter(SPACES[name][0] for name in tomb)
    return sum(built[row] == BASE_ROW + 1 - row for row in range(1, BASE_ROW + 1))


def complete(state: State) -> None:
    """For a hand-made position: tiles that lie nowhere are in the stack, below those named there."""
    part = tombs(state)
    rest = all_tiles(state) - lying_open(part) - Counter(part.stack)
    for tiles in part.collections:
        rest -= Counter(tiles)
    part.stack = sorted(rest.elements()) + part.stack


def audit(state: State) -> list[str]:
    """Every tile is in one place, and every built tile is supported."""
    part = tombs(state)
    found = lying_open(part) + Counter(part.stack)
    faults = []
    for seat, (tiles, tomb) in enumerate(zip(part.collections, part.tombs, strict=True)):
        found.update(tiles)
        if any(count < 1 for count in tiles.values()):
            faults.append(f"seat {seat} has a tile less than once: {tiles}")
        if any(name not in SPACES or any(below not in tomb for below in UNDER[name]) for name in tomb):
            faults.append(f"a tile in the tomb of seat {seat} hangs in the air: {tomb}")
    if board(state).kingdom and found != all_tiles(state):
        faults.append(f"tomb tiles do not add up: {dict(found)}")
    return faults
