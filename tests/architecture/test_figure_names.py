"""Whatever an owner's component set may correct has a name in the web client, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from amunre.rules.components import figures, standard

LOCALES = Path(__file__).parents[2] / "web" / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir())


def text_for(path: str) -> str:
    """The text that names a figure, as the client's ``figures/names.ts`` looks for it."""
    part, name, *rest = path.split(".")
    if part == "edition":
        return text_for(".".join(rest))
    if part in ("province", "card", "official"):
        return f"figure-{part}-{rest[0]}"
    if part in ("deck", "card_cost"):
        return f"figure-{part}"
    return f"figure-{part}-{rest[0] if part == 'expansion' else name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_a_component_set_has_a_name(language: str) -> None:
    text = (LOCALES / language / "later" / "figures.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    assert sorted({text_for(path) for path, _, _ in figures(standard())} - named) == []
