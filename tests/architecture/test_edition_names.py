"""The web client's English calls cards and things as the component data does, in every edition (canon 2)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from amunre.rules.components import editions_with_names, names

LOCALES = Path(__file__).parents[2] / "web" / "locales" / "en"
MESSAGE = re.compile(r"^(-?[\w-]+) = (.+)$", re.MULTILINE)


def texts(edition: str) -> dict[str, str]:
    """The names of the client: those that all share, and an edition's in their places."""
    found = dict(MESSAGE.findall((LOCALES / "names.ftl").read_text(encoding="utf-8")))
    own = LOCALES / "editions" / f"{edition}.ftl"
    if own.exists():
        found.update(MESSAGE.findall(own.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("edition", ["anniversary", *editions_with_names()])
def test_the_client_calls_every_card_as_the_component_data_does(edition: str) -> None:
    shown = texts(edition)
    cards = names(edition).cards
    assert {card: shown.get(f"card-{card}") for card in cards} == dict(cards)


@pytest.mark.parametrize("edition", ["anniversary", *editions_with_names()])
def test_the_client_calls_things_as_the_component_data_does(edition: str) -> None:
    shown = {name.removeprefix("-"): text for name, text in texts(edition).items() if name.startswith("-")}
    things = names(edition).things
    compared = []
    for name, text in shown.items():
        thing = name.lower().replace("-", "_")
        if thing in things:
            compared.append(thing)
            called = things[thing]
            assert text == (called if name.islower() else called[0].upper() + called[1:])
    assert {"favour_cards", "scribe", "stones", "gift", "offering", "temple_track"} <= set(compared)


@pytest.mark.parametrize("edition", editions_with_names())
def test_every_edition_with_names_of_its_own_has_a_file_of_texts(edition: str) -> None:
    languages = [path for path in LOCALES.parent.iterdir() if path.is_dir()]
    assert len(languages) == 4
    assert [path.name for path in languages if not (path / "editions" / f"{edition}.ftl").exists()] == []
