"""The standard component set, and sets with an owner's corrections."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from .model import CardSet, ComponentError, Components, Official, Province, ProvinceCard
from .reading import STANDARD_NAME, check_name, entries, parse_toml, standard_is_taken
from .schema import (
    DECKS,
    EXPANSIONS,
    PROVINCE_CARDS,
    PROVINCES,
    TRACKS,
    check_costs,
    check_figure,
    check_map,
    check_officials,
    of_all_editions,
    paths,
)

_FILES = (
    "provinces.toml",
    "tables.toml",
    "decks.toml",
    "expansions.toml",
    "province_cards.toml",
    "editions.toml",
)


@cache
def _shipped() -> tuple[dict[str, object], dict[str, str]]:
    """Values and marks of our own files."""
    values: dict[str, object] = {}
    marks: dict[str, str] = {}
    for file in _FILES:
        text = resources.files(__package__).joinpath(file).read_text(encoding="utf-8")
        for entry in entries(parse_toml(text)):
            values[entry.path] = entry.value
            marks[entry.path] = str(entry.mark)
    return values, marks


@cache
def standard() -> Components:
    """The set every game is played with unless its table names another."""
    return override({}, STANDARD_NAME)


def override(overrides: Mapping[str, object], name: str) -> Components:
    """The standard set with these figures replaced, checked as a whole.

    A figure that an owner gives without an edition holds in all of them, also where ours has one of its own.
    """
    check_name(name)
    if overrides and name == STANDARD_NAME:
        raise ComponentError(standard_is_taken())
    changed = {path: check_figure(path, overrides[path]) for path in sorted(overrides)}
    values, marks = _shipped()
    kept = {
        path: value
        for path, value in values.items()
        if of_all_editions(path) == path or of_all_editions(path) not in changed
    }
    components = _build(name, {**kept, **changed}, {**marks, **dict.fromkeys(changed, "owner")}, changed)
    _check(components)
    check_costs(components.card_set.costs)
    for edition in components.editions:
        try:
            _check(for_edition(components, edition))
        except ComponentError as problem:
            raise ComponentError(f"in edition.{edition}, {problem}") from None
    return components


def _check(components: Components) -> None:
    check_map(components.provinces)
    check_officials(components.decks["officials_cards"], components.officials)


def for_edition(components: Components, edition: str) -> Components:
    """The set of one edition: figures that are other ones there in the places of those of all editions."""
    own = components.editions.get(edition)
    if own is None:
        return components
    all_of_them = [row for row in figures(components) if of_all_editions(row[0]) == row[0]]
    values = {path: value for path, value, _ in all_of_them}
    marks = {path: mark for path, _, mark in all_of_them}
    marks |= {path: components.marks[f"edition.{edition}.{path}"] for path in own}
    return _build(components.name, {**values, **own}, marks, components.overrides)


def _build(
    name: str, values: dict[str, object], marks: dict[str, str], changed: dict[str, object]
) -> Components:
    known = dict.fromkeys(paths())
    added = sorted(path for path in values if path not in known)
    order = [*(path for path in known if path in values), *added]
    # Every value has passed its own check, so this only gathers them.
    groups: dict[str, dict[str, Any]] = {}
    editions: dict[str, dict[str, object]] = {}
    for path in order:
        figure = of_all_editions(path)
        if figure != path:
            editions.setdefault(path.split(".")[1], {})[figure] = values[path]
            continue
        group, _, key = path.rpartition(".")
        groups.setdefault(group, {})[key] = values[path]
    officials = [group.partition(".")[2] for group in groups if group.startswith("official.")]
    raw = {
        **groups["table"],
        "name": name,
        "provinces": {p: Province(name=p, **groups[f"province.{p}"]) for p in PROVINCES},
        "tracks": {track: groups[f"track.{track}"]["bounds"] for track in TRACKS},
        "decks": {deck: groups[f"deck.{deck}"] for deck in DECKS},
        "expansions": {one: groups[f"expansion.{one}"] for one in EXPANSIONS},
        "officials": {one: Official(name=one, **groups[f"official.{one}"]) for one in officials},
        "editions": editions,
        "card_set": CardSet(
            cards={
                card: ProvinceCard(name=card, kingdom=kingdom, **groups[f"card.{card}"])
                for kingdom, cards in PROVINCE_CARDS.items()
                for card in cards
            },
            costs=tuple(groups["card_cost"].values()),
            **groups["card_table"],
        ),
        "marks": {path: marks[path] for path in order},
        "overrides": changed,
    }
    return Components(**raw)


def figures(components: Components) -> list[tuple[str, object, str]]:
    """Every figure as (path, value, mark), in the order of the canon's tables."""
    return [(path, _value(components, path), mark) for path, mark in components.marks.items()]


def _value(components: Components, path: str) -> object:
    section, *rest = path.split(".")
    if section == "province":
        return getattr(components.provinces[rest[0]], rest[1])
    if section == "track":
        return components.tracks[rest[0]]
    if section == "deck":
        return components.decks[rest[0]][rest[1]]
    if section == "expansion":
        return components.expansions[rest[0]][rest[1]]
    if section == "official":
        return getattr(components.officials[rest[0]], rest[1])
    if section == "edition":
        return components.editions[rest[0]][".".join(rest[1:])]
    if section == "card":
        return getattr(components.card_set.cards[rest[0]], rest[1])
    if section == "card_cost":
        return components.card_set.costs[int(rest[0]) - 1]
    return getattr(components.card_set if section == "card_table" else components, rest[0])
