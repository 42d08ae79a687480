"""A refusal is a sentence with its facts by name."""

from __future__ import annotations

import pytest

from amunre.kernel.errors import Facts, Refusal, Refused


def test_the_sentence_tells_its_facts() -> None:
    low = Refusal(
        "bid_too_low",
        "auction-4",
        "A bid in {province} must be above {highest}.",
        {"province": "abu", "highest": 6},
    )
    assert low.text == "A bid in abu must be above 6."
    with pytest.raises(Refused, match=r"^A bid in abu must be above 6\.$"):
        raise Refused(low)


def test_several_names_are_one_fact() -> None:
    facts: Facts = {"provinces": ("abu", "memphis")}
    assert (
        Refusal("not_won", "officials-7", "You have won {provinces}.", facts).text
        == "You have won abu and memphis."
    )


def test_what_was_typed_is_not_taken_for_a_fact() -> None:
    assert (
        Refusal("wrong_moment", "game-4", "'{bid}' is not possible now.").text
        == "'{bid}' is not possible now."
    )
    typed = Refusal(
        "unknown_province", "auction-3", "There is no province called {name}.", {"name": "{gold}"}
    )
    assert typed.text == "There is no province called {gold}."
