"""The standard component set, and sets with an owner's corrections."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from .model import CardSet, ComponentError, Components, Province, ProvinceCard
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
    paths,
)

_FILES = ("provinces.toml", "tables.toml", "decks.toml", "expansions.toml", "province_cards.toml")


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
    """The standard set with these figures replaced, checked as a whole."""
    check_name(name)
    if overrides and name == STANDARD_NAME:
        raise ComponentError(standard_is_taken())
    changed = {path: check_figure(path, overrides[path]) for path in sorted(overrides)}
    values, marks = _shipped()
    components = _build(name, {**values, **changed}, {**marks, **dict.fromkeys(changed, "owner")}, changed)
    check_map(components.provinces)
    check_costs(components.card_set.costs)
    return components


def _build(
    name: str, values: dict[str, object], marks: dict[str, str], changed: dict[str, object]
) -> Components:
    order = [path for path in paths() if path in values]
    # Every value has passed its own check, so this only gathers them.
    groups: dict[str, dict[str, Any]] = {}
    for path in order:
        group, _, key = path.rpartition(".")
        groups.setdefault(group, {})[key] = values[path]
    raw = {
        **groups["table"],
        "name": name,
        "provinces": {p: Province(name=p, **groups[f"province.{p}"]) for p in PROVINCES},
        "tracks": {track: groups[f"track.{track}"]["bounds"] for track in TRACKS},
        "decks": {deck: groups[f"deck.{deck}"] for deck in DECKS},
        "expansions": {one: groups[f"expansion.{one}"] for one in EXPANSIONS},
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
    if section == "card":
        return getattr(components.card_set.cards[rest[0]], rest[1])
    if section == "card_cost":
        return components.card_set.costs[int(rest[0]) - 1]
    return getattr(components.card_set if section == "card_table" else components, rest[0])
