"""The bounds inside which reconstructed figures must stay (canon 9).

An owner's copy may break them, and then either the copy or the bound is worth a second look; so
they are reported, not enforced.
"""

from collections.abc import Container, Iterator

from .card_limits import card_bounds
from .model import Components, Province
from .sets import for_edition, standard

RULEBOOKS = "from the rulebooks"
REVIEWS = "from reviews only"

# Where a rulebook lists who has a feature, both having and lacking it are bounds.
_NO_FIELD = ("berenike", "dakhla")
_NO_ICON = ("avaris", "buto", "mendes")
_ONLY_AT = {
    "temples": ("amarna", "damanhur", "edfu"),
    "mine": ("abu", "berenike"),
    "caravan": ("avaris", "kharga", "sawu"),
}
_LEAST_FIELDS = {"buto": 5, "mendes": 4, "abu": 2}
_ICONS = {"abydos": (4, 4), "edfu": (1, 2), "amarna": (1, 3)}
_MOST_FIELDS = 6
_MOST_TEMPLES = 2
_ALL_FIELDS_UNDER = 45


def bounds(components: Components) -> list[str]:
    """One sentence for each bound that is broken, saying where the bound comes from."""
    found = [*_of_board(components), *card_bounds(components.card_set)]
    for edition in components.editions:
        there = _of_board(for_edition(components, edition), standard().editions.get(edition, {}))
        found.extend(f"In {edition}: {fault}" for fault in there if fault not in found)
    return found


def _of_board(components: Components, ours: Container[str] = ()) -> Iterator[str]:
    """`ours` are the figures that we give the edition ourselves: no list of another edition binds these."""
    for province in components.provinces.values():
        yield from _of_rulebooks(province, ours)
        yield from _of_reviews(province)
    yield from _of_the_whole(list(components.provinces.values()))


def _of_rulebooks(province: Province, ours: Container[str]) -> Iterator[str]:
    name = province.name
    if name in _NO_FIELD:
        yield from _range(province, "fields", 0, 0, RULEBOOKS)
    else:
        yield from _range(province, "fields", _LEAST_FIELDS.get(name, 1), None, RULEBOOKS)
    # Nobody can ever buy more than 4 cards, and 4 only with Abydos: 3 is the most elsewhere.
    none = name in _NO_ICON and f"province.{name}.icons" not in ours
    low, high = (0, 0) if none else _ICONS.get(name, (1, 3))
    yield from _range(province, "icons", low, high, RULEBOOKS)
    for figure, places in _ONLY_AT.items():
        low, most = (1, None) if name in places else (0, 0)
        yield from _range(province, figure, low, most, RULEBOOKS)


def _of_reviews(province: Province) -> Iterator[str]:
    yield from _range(province, "fields", 0, _MOST_FIELDS, REVIEWS)
    yield from _range(province, "temples", 0, _MOST_TEMPLES, REVIEWS)


def _range(province: Province, figure: str, low: int, high: int | None, source: str) -> Iterator[str]:
    value: int = getattr(province, figure)
    if low <= value and (high is None or value <= high):
        return
    if high is None:
        wanted = f"at least {low}"
    elif low == high:
        wanted = f"{low}"
    else:
        wanted = f"from {low} to {high}"
    yield f"province.{province.name}.{figure} is {value}, but should be {wanted} ({source})."


def _of_the_whole(provinces: list[Province]) -> Iterator[str]:
    halves = (
        ("west", "east of the Nile", sum(p.bank == "west" for p in provinces)),
        ("in Upper", "in Lower Egypt", sum(p.region == "upper" for p in provinces)),
        ("on", "off the Nile", sum(p.nile for p in provinces)),
    )
    for one, other, count in halves:
        if count != 8:
            rest = len(provinces) - count
            yield f"{count} provinces lie {one} and {rest} {other}, but should be 8 and 7 ({REVIEWS})."
    fields = sum(p.fields for p in provinces)
    if fields >= _ALL_FIELDS_UNDER:
        yield f"All fields together are {fields}, but should be under {_ALL_FIELDS_UNDER} ({REVIEWS})."
