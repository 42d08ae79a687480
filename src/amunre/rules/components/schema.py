"""Which figures a component set has, and what each of them may be."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from importlib import resources
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from .model import ComponentError, Province
from .words import hint, plain, quoted, shown

MARKS = ("stated", "example", "reconstructed", "owner")
"""A rulebook says so; its play example needs it; it is ours; an owner of a printed copy says so."""

PROVINCES = (
    "abu", "abydos", "amarna", "avaris", "baharya", "berenike", "buto", "dakhla",
    "damanhur", "edfu", "kharga", "memphis", "mendes", "sawu", "thebes",
)  # fmt: skip
SCHEMES = ("favours", "farmers", "upper_lower", "east_west", "river", "federation")
# Theft is apart: it never leaves its owner (R51), so no deck one draws from may hold it.
FAVOUR_CARDS = ("bribery", "protection", "architect", "cultivation", "influence", "treasury", "abundance")
CARDS = (*FAVOUR_CARDS, "theft", *SCHEMES)


def _names_in(file: str, part: str) -> dict[str, tuple[str, ...]]:
    """There are the decks and figures of expansions, and the editions, that our own files name."""
    text = resources.files(__package__).joinpath(file).read_text(encoding="utf-8")
    return {name: tuple(figures) for name, figures in tomllib.loads(text)[part].items()}


DECKS = {
    "old": (*FAVOUR_CARDS, *SCHEMES),
    "new": (*FAVOUR_CARDS, *SCHEMES),
    "start": ("architect", "theft", *SCHEMES),
    **_names_in("expansions.toml", "deck"),
}
EXPANSIONS = _names_in("expansions.toml", "expansion")
EDITIONS = tuple(_names_in("editions.toml", "edition"))
OFFICIALS = DECKS["officials_cards"]
PROVINCE_CARDS = {
    1: (
        "giza", "saqqara", "dahshur", "meidum", "abusir", "heliopolis", "hierakonpolis", "naqada",
        "tarkhan", "helwan", "elkab", "elephantine", "coptos", "thinis", "maadi",
    ),
    2: (
        "lisht", "hawara", "lahun", "karnak", "luxor", "hermopolis", "asyut", "bubastis",
        "gurob", "akhmim", "dendera", "esna", "armant", "medamud", "qantir",
    ),
    3: (
        "alexandria", "tanis", "sais", "naucratis", "philae", "ombos", "canopus", "pelusium",
        "oxyrhynchus", "siwa", "arsinoe", "karanis", "tebtunis", "athribis", "sebennytos",
    ),
}  # fmt: skip
"""The province cards of each kingdom; an owner corrects their figures, not how many there are."""
LISTED_COSTS = 8
HIGHEST_STEP = 37
"""The nine gold cards are worth 36, so a dearer step could leave gold that no reserve can hold (R19)."""
TRACKS = ("old", "small")


def is_whole(value: object, low: int, high: int) -> bool:
    # bool is an int to Python, but `fields = true` is a slip of the pen.
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


class Whole(msgspec.Struct, frozen=True):
    """A whole number in a range."""

    low: int
    high: int

    def accepts(self, value: object) -> bool:
        return is_whole(value, self.low, self.high)

    def says(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


class Flag(msgspec.Struct, frozen=True):
    """Yes or no."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def says(self) -> str:
        return "true or false"


class Word(msgspec.Struct, frozen=True):
    """One of a few words."""

    words: tuple[str, ...]

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.words

    def says(self) -> str:
        return " or ".join(quoted(word) for word in self.words)


class Row(msgspec.Struct, frozen=True):
    """A list of whole numbers in order."""

    shortest: int
    longest: int
    low: int
    high: int
    order: Literal["rising", "falling"] = "rising"
    first: int | None = None

    def accepts(self, value: object) -> bool:
        if not isinstance(value, list | tuple) or not self.shortest <= len(value) <= self.longest:
            return False
        if not all(is_whole(item, self.low, self.high) for item in value):
            return False
        if self.first is not None and value[0] != self.first:
            return False
        return all(a < b if self.order == "rising" else a >= b for a, b in pairwise(value))

    def says(self) -> str:
        many = str(self.shortest) if self.shortest == self.longest else f"{self.shortest} to {self.longest}"
        start = "" if self.first is None else f", the first {self.first}"
        order = "each larger than" if self.order == "rising" else "none larger than"
        return f"a list of {many} whole numbers from {self.low} to {self.high}{start}, {order} the one before"


class Names(msgspec.Struct, frozen=True):
    """The neighbours of a province, in any order."""

    def accepts(self, value: object) -> bool:
        if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
            return False
        return len(set(value)) == len(value)

    def says(self) -> str:
        return "a list of different province names"


Kind: TypeAlias = Whole | Flag | Word | Row | Names
Tree: TypeAlias = dict[str, "Tree | Kind"]

_SMALL = Whole(0, 12)
_GOLD = Whole(0, 99)


class Cards(dict[str, "Tree | Kind"]):
    """A branch to which an owner's file may add cards; all of them have the same parts."""

    def __init__(self, names: Iterable[str], each: "Tree | Kind") -> None:
        super().__init__(dict.fromkeys(names, each))
        self.each = each

    def find(self, name: str) -> "Tree | Kind | None":
        return self.each if OWN_NAME.fullmatch(name) else None


OWN_NAME = re.compile(r"[a-z][a-z_]{2,29}")
"""What an owner may call a card: a word of the notation."""

_PROVINCE: dict[str, Kind] = {
    "bank": Word(("east", "west")),
    "region": Word(("upper", "lower")),
    "nile": Flag(),
    "fields": _SMALL,
    "printed_farmers": _SMALL,
    "icons": _SMALL,
    "blessing_cards": _SMALL,
    "blessing_stones": _SMALL,
    "blessing_gold": _GOLD,
    "temples": _SMALL,
    "mine": _GOLD,
    "caravan": _GOLD,
    "neighbours": Names(),
}
_TABLE: dict[str, Kind] = {
    "ladder": Row(2, 20, 0, 999, first=0),
    "start_gold": Whole(0, 999),
    "gold_awards": Row(3, 5, 0, 99, "falling"),
    "gifts": Row(3, 3, 0, 9, "falling"),
    "pyramid_points": _GOLD,
    "set_points": _GOLD,
    "bank_points": _GOLD,
    "scheme_points": _GOLD,
    "theft_gold": _GOLD,
    "influence_gold": _GOLD,
    "treasury_gold": _GOLD,
    "caravan_positions": Row(1, 4, 1, 4),
    "small_track_players": Row(1, 4, 2, 5),
    "favours_needed": Whole(1, 99),
    "farmers_needed": Whole(1, 99),
}
_CARD_TABLE: dict[str, Kind] = {
    "start_gold": Whole(0, 36),
    "flood": Row(3, 3, 1, 99),
    "favour": Row(3, 3, 0, 9, "falling"),
    "favour_of_two": Row(3, 3, 0, 9, "falling"),
    "caravan_gold": _GOLD,
    "caravan_levels": Row(1, 4, 1, 4),
    "fields_needed": Whole(1, 99),
    "fields_points": _SMALL,
    "pharaoh_points": _SMALL,
    "ankhs_loss": _SMALL,
}
_CARD = dict.fromkeys(("ankhs", "fields", "caravans", "pyramids"), _SMALL)
_OFFICIAL: dict[str, Kind] = {
    "cards": _SMALL,
    "farmers": _SMALL,
    "stones": _SMALL,
    "gold": _GOLD,
    "points": _GOLD,
}
_COPIES = Whole(0, 20)
_BOARD_GAME: Tree = {
    "province": {name: {**_PROVINCE} for name in PROVINCES},
    "track": {name: {"bounds": Row(3, 3, 1, 99)} for name in TRACKS},
    "table": {**_TABLE},
    "deck": {
        **{name: dict.fromkeys(cards, _COPIES) for name, cards in DECKS.items()},
        "officials_cards": Cards(OFFICIALS, _COPIES),
    },
    "expansion": {name: dict.fromkeys(figures, _GOLD) for name, figures in EXPANSIONS.items()},
    "official": Cards(OFFICIALS, {**_OFFICIAL}),
}
TREE: Tree = {
    **_BOARD_GAME,
    "card_table": {**_CARD_TABLE},
    "card_cost": {str(count): Whole(1, 999) for count in range(1, LISTED_COSTS + 1)},
    "card": {name: {**_CARD} for names in PROVINCE_CARDS.values() for name in names},
    "edition": {edition: {**_BOARD_GAME} for edition in EDITIONS},
}
EDITION = ("edition",)
_NOUNS = {
    "province": "figure of a province",
    "track": "figure of a track",
    "deck": "card of this deck",
    "expansion": "figure of this expansion",
    "official": "benefit of an official",
    "card": "figure of a province card",
}
_KNOWN = {
    "table": "known figure",
    "card_table": "known figure of the card game",
    "card_cost": "listed number of pyramids",
    "card": "known province card",
    "official": "name for a card, which is small letters and underscores",
}


def step(tree: Tree, above: tuple[str, ...], key: str) -> "Tree | Kind":
    """The branch below `tree` that `key` names; `above` is the way that led to `tree`."""
    found = tree.get(key)
    if found is None and isinstance(tree, Cards):
        found = tree.find(key)
    if found is not None:
        return found
    path = ".".join((*above, plain(key)))
    inner = above[2:] if above[:1] == EDITION and len(above) > 1 else above
    if not inner:
        raise ComponentError(unknown_part(key, tree, above))
    if len(inner) == 1:
        noun = _KNOWN.get(inner[0], f"known {inner[0]}")
    else:
        noun = _NOUNS[inner[0]]
    raise ComponentError(f"{path} is not a {noun}; {hint(key, tree)}")


def unknown_part(key: str, allowed: Iterable[str], above: tuple[str, ...] = ()) -> str:
    return f"{'.'.join((*above, plain(key)))} is not a part of a component set; {hint(key, allowed)}"


def check(path: str, kind: Kind, value: object) -> object:
    """The value as a component set keeps it, or a ComponentError."""
    if not kind.accepts(value):
        raise ComponentError(f"{path} must be {kind.says()}, not {shown(value)}")
    if not isinstance(value, list | tuple):
        return value
    if not isinstance(kind, Names):
        return tuple(value)
    for name in value:
        if name not in PROVINCES:
            raise ComponentError(
                f"{path} must list known provinces only, not {quoted(name)}; {hint(name, PROVINCES)}"
            )
    # Which neighbour is named first means nothing, so equal maps get equal figures.
    return tuple(sorted(value))


def check_figure(path: str, value: object) -> object:
    """Like `check`, for a full path such as "province.abu.fields"."""
    node: Tree | Kind = TREE
    way: tuple[str, ...] = ()
    for key in path.split("."):
        if not isinstance(node, dict):
            raise ComponentError(f"{'.'.join(way)} is a figure and has no part {quoted(key)}")
        node = step(node, way, key)
        way = (*way, key)
    if isinstance(node, dict):
        raise ComponentError(f"{path} is not a single figure; allowed below it: {', '.join(node)}")
    return check(path, node, value)


def paths(tree: Tree = TREE, above: str = "") -> Iterator[str]:
    """Every path a figure can have, in the order in which figures are shown."""
    for key, node in tree.items():
        if isinstance(node, dict):
            yield from paths(node, f"{above}{key}.")
        else:
            yield above + key


def of_all_editions(path: str) -> str:
    """The path of a figure without the edition that it is for."""
    first, _, rest = path.partition(".")
    return rest.partition(".")[2] if (first,) == EDITION else path


def check_map(provinces: dict[str, Province]) -> None:
    """Neighbours must name each other, and nobody is their own neighbour."""
    for name, province in provinces.items():
        for other in province.neighbours:
            if other == name:
                raise ComponentError(f"province.{name}.neighbours must not name {name} itself")
            if name not in provinces[other].neighbours:
                raise ComponentError(
                    f"province.{other}.neighbours must name {name}, because province.{name}.neighbours "
                    f"names {other}"
                )


def check_officials(deck: Iterable[str], officials: Iterable[str]) -> None:
    """A card that an owner adds to the deck must bring something."""
    known = list(officials)
    for name in deck:
        if name not in known:
            raise ComponentError(
                f"deck.officials_cards.{name} is a new card, so official.{name} must say what it brings; "
                f"{hint(name, known)}"
            )


def check_costs(costs: Sequence[int]) -> None:
    """Each pyramid costs something, and never so much that gold is left which no reserve can hold (R19)."""
    for count, (low, high) in enumerate(pairwise((0, *costs)), 1):
        if not low < high <= low + HIGHEST_STEP:
            raise ComponentError(
                f"card_cost.{count} must be from {low + 1} to {low + HIGHEST_STEP}, not {high}, because one "
                f"pyramid less costs {low}"
            )
