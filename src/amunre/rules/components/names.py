"""What cards and things are called in the edition that is played (canon 2)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

import msgspec

_COMMON = "common"


class Names(msgspec.Struct, frozen=True):
    """English names by our own words, such as "bribery" and "favour_cards"."""

    cards: Mapping[str, str]
    things: Mapping[str, str]


@cache
def _tables() -> dict[str, dict[str, dict[str, str]]]:
    text = resources.files(__package__).joinpath("names.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def names(title: str) -> Names:
    """The names of a title, with or without its expansions; ours where its edition prints no others."""
    tables = _tables()
    own = tables.get(title.split("+")[0], {})
    cards, things = ({**tables[_COMMON][part], **own.get(part, {})} for part in ("cards", "things"))
    return Names(cards=MappingProxyType(cards), things=MappingProxyType(things))


def editions_with_names() -> tuple[str, ...]:
    """Editions that print some words of their own."""
    return tuple(one for one in _tables() if one != _COMMON)
