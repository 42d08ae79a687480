"""Every choice of the catalogue can be read in the set-up form; other languages follow the English texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from amunre.rules.catalogue import Option, all_titles, title_of

ROOT = Path(__file__).parents[2]
TEXTS = {
    line.partition(" = ")[0]
    for line in (ROOT / "web/locales/en/later/home.ftl").read_text(encoding="utf-8").splitlines()
    if " = " in line
}
OPTIONS: dict[str, Option] = {
    name: option for title in all_titles() for name, option in title_of(title).options.items()
}


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_and_its_values_have_texts(name: str) -> None:
    own = [value for value in OPTIONS[name].values if value not in ("on", "off")]
    assert {f"option-{name}", *(f"option-{name}-{value}" for value in own)} <= TEXTS


@pytest.mark.parametrize(
    "name", [name for name, option in OPTIONS.items() if len(option.values) > 2 or option.since > 1]
)
def test_a_choice_between_readings_is_explained(name: str) -> None:
    assert f"option-{name}-line" in TEXTS
