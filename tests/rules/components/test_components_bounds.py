"""The bounds of canon 9: each one, broken alone where that is possible."""

import pytest

from amunre.rules.components import bounds, override

RULES = "(from the rulebooks)."
REVIEWS = "(from reviews only)."


@pytest.mark.parametrize(
    ("path", "value", "wanted"),
    [
        ("province.kharga.fields", 0, "should be at least 1"),
        ("province.berenike.fields", 1, "should be 0"),
        ("province.dakhla.fields", 1, "should be 0"),
        ("province.sawu.icons", 0, "should be from 1 to 3"),
        ("province.avaris.icons", 1, "should be 0"),
        ("province.buto.icons", 1, "should be 0"),
        ("province.mendes.icons", 1, "should be 0"),
        ("province.abydos.icons", 3, "should be 4"),
        ("province.memphis.icons", 4, "should be from 1 to 3"),
        ("province.edfu.icons", 3, "should be from 1 to 2"),
        ("province.amarna.icons", 4, "should be from 1 to 3"),
        ("province.buto.fields", 4, "should be at least 5"),
        ("province.mendes.fields", 3, "should be at least 4"),
        ("province.abu.fields", 1, "should be at least 2"),
        ("province.amarna.temples", 0, "should be at least 1"),
        ("province.damanhur.temples", 0, "should be at least 1"),
        ("province.edfu.temples", 0, "should be at least 1"),
        ("province.abu.temples", 1, "should be 0"),
        ("province.abu.mine", 0, "should be at least 1"),
        ("province.berenike.mine", 0, "should be at least 1"),
        ("province.edfu.mine", 1, "should be 0"),
        ("province.avaris.caravan", 0, "should be at least 1"),
        ("province.kharga.caravan", 0, "should be at least 1"),
        ("province.sawu.caravan", 0, "should be at least 1"),
        ("province.abu.caravan", 1, "should be 0"),
    ],
)
def test_bounds_from_the_rulebooks(path: str, value: int, wanted: str) -> None:
    assert bounds(override({path: value}, "mine")) == [f"{path} is {value}, but {wanted} {RULES}"]


@pytest.mark.parametrize(
    ("path", "value", "wanted"),
    [
        ("province.kharga.fields", 7, "province.kharga.fields is 7, but should be from 0 to 6"),
        ("province.damanhur.temples", 3, "province.damanhur.temples is 3, but should be from 0 to 2"),
        ("province.abu.bank", "west", "9 provinces lie west and 6 east of the Nile, but should be 8 and 7"),
        (
            "province.abu.region",
            "lower",
            "7 provinces lie in Upper and 8 in Lower Egypt, but should be 8 and 7",
        ),
        ("province.abu.nile", False, "7 provinces lie on and 8 off the Nile, but should be 8 and 7"),
    ],
)
def test_bounds_from_reviews(path: str, value: object, wanted: str) -> None:
    assert bounds(override({path: value}, "mine")) == [f"{wanted} {REVIEWS}"]


def test_all_fields_together() -> None:
    # The standard set has 39; six more spread over two provinces break only the sum.
    changes: dict[str, object] = {"province.kharga.fields": 6, "province.damanhur.fields": 5}
    assert bounds(override(changes, "mine")) == []
    changes["province.damanhur.fields"] = 6
    assert bounds(override(changes, "mine")) == [
        f"All fields together are 45, but should be under 45 {REVIEWS}"
    ]


def test_several_at_once() -> None:
    found = bounds(override({"province.dakhla.fields": 7, "province.dakhla.bank": "east"}, "mine"))
    assert len(found) == 4
    assert [sentence.endswith(RULES) for sentence in found] == [True, False, False, False]
