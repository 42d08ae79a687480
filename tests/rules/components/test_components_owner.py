"""An owner's file: what it may say, what it changes, and each way to get it wrong."""

import pytest

from amunre.rules.components import ComponentError, figures, override, parse_components, standard

PARTS = "province, track, table, deck, expansion, official, card_table, card_cost, card, edition"


def fault(path: str, value: object) -> str:
    with pytest.raises(ComponentError) as caught:
        override({path: value}, "mine")
    return str(caught.value)


def file_fault(text: str) -> str:
    with pytest.raises(ComponentError) as caught:
        parse_components(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


FILE = """
name = "My copy"

[province.abu]
fields = 3
nile = { value = true, mark = "reconstructed" }
neighbours = ["thebes", "edfu", "berenike"]

[track.small]
bounds = { value = [4, 9, 15] }

[table]
ladder = [0, 2, 4]
gold_awards = [5, 5, 1, 0]

[deck.old]
architect = 7
federation = 2
"""


def test_a_file() -> None:
    name, overrides = parse_components(FILE)
    assert name == "My copy"
    assert overrides == {
        "province.abu.fields": 3,
        "province.abu.nile": True,
        "province.abu.neighbours": ("berenike", "edfu", "thebes"),
        "track.small.bounds": (4, 9, 15),
        "table.ladder": (0, 2, 4),
        "table.gold_awards": (5, 5, 1, 0),
        "deck.old.architect": 7,
        "deck.old.federation": 2,
    }
    found = override(overrides, name)
    assert found.name == "My copy"
    assert list(found.overrides.items()) == sorted(overrides.items())
    assert found.provinces["abu"].fields == 3
    assert found.tracks == {"old": (3, 13, 23), "small": (4, 9, 15)}
    assert found.ladder == (0, 2, 4)
    assert found.gold_awards == (5, 5, 1, 0)
    assert found.decks["old"]["architect"] == 7
    assert found.decks["old"]["federation"] == 2
    assert found.decks["new"] == standard().decks["new"]


def test_marks_of_replaced_figures() -> None:
    name, overrides = parse_components(FILE)
    found = override(overrides, name)
    owned = {path for path, mark in found.marks.items() if mark == "owner"}
    assert owned == set(overrides)
    kept = {path: mark for path, mark in found.marks.items() if path not in owned}
    assert kept == {path: mark for path, mark in standard().marks.items() if path not in owned}
    assert ("deck.old.federation", 2, "owner") in figures(found)
    assert len(figures(found)) == len(figures(standard())) + 1


def test_a_figure_confirmed_by_its_owner_is_the_owners() -> None:
    found = override({"province.abu.fields": 2}, "mine")
    assert found.provinces == standard().provinces
    assert found.marks["province.abu.fields"] == "owner"


def test_standard_is_not_changed_by_an_override() -> None:
    before = figures(standard())
    override({"province.abu.fields": 9, "deck.old.federation": 1}, "mine")
    assert figures(standard()) == before


def test_lists_of_a_record_and_tuples_give_the_same_set() -> None:
    assert override({"table.gifts": [4, 2, 1]}, "mine") == override({"table.gifts": (4, 2, 1)}, "mine")


def test_the_figures_of_one_set_can_be_given_to_another() -> None:
    assert override({path: value for path, value, _ in figures(standard())}, "mine").decks == standard().decks


def test_a_map_changed_on_both_sides() -> None:
    changes: dict[str, object] = {
        "province.avaris.neighbours": ["sawu", "mendes"],
        "province.sawu.neighbours": ["berenike", "thebes", "avaris"],
    }
    found = override(changes, "mine")
    assert found.provinces["avaris"].neighbours == ("mendes", "sawu")


def test_a_file_without_name_or_figures() -> None:
    assert parse_components("") == ("custom", {})
    assert parse_components('name = "standard"') == ("standard", {})


@pytest.mark.parametrize("name", ["", "  ", "x" * 61, "two\nlines", 7])
def test_bad_names(name: object) -> None:
    with pytest.raises(ComponentError, match=r"^name must be a text of 1 to 60 printable characters, not "):
        override({}, name)  # type: ignore[arg-type]


def test_bad_name_in_a_file() -> None:
    assert file_fault("name = 3") == "name must be a text of 1 to 60 printable characters, not 3"


def test_a_changed_set_does_not_pass_for_the_standard_one() -> None:
    wanted = 'name must not be "standard" in a component set that changes figures'
    assert file_fault('name = "standard"\n[province.abu]\nfields = 3') == wanted
    with pytest.raises(ComponentError) as caught:
        override({"province.abu.fields": 3}, "standard")
    assert str(caught.value) == wanted


LADDER = "table.ladder must be a list of 2 to 20 whole numbers from 0 to 999, the first 0, each larger than"
BOUNDS = "track.old.bounds must be a list of 3 whole numbers from 1 to 99, each larger than the one before"
GIFTS = "table.gifts must be a list of 3 whole numbers from 0 to 9, none larger than the one before"
NEIGHBOURS = "province.abu.neighbours must be a list of different province names"


@pytest.mark.parametrize(
    ("path", "value", "wanted"),
    [
        ("province.abu.fields", "x", 'province.abu.fields must be a whole number from 0 to 12, not "x"'),
        ("province.abu.fields", 13, "province.abu.fields must be a whole number from 0 to 12, not 13"),
        ("province.abu.icons", -1, "province.abu.icons must be a whole number from 0 to 12, not -1"),
        ("province.abu.icons", 1.5, "province.abu.icons must be a whole number from 0 to 12, not 1.5"),
        ("province.abu.mine", True, "province.abu.mine must be a whole number from 0 to 99, not true"),
        ("province.abu.mine", False, "province.abu.mine must be a whole number from 0 to 99, not false"),
        ("province.abu.mine", {}, "province.abu.mine must be a whole number from 0 to 99, not a table"),
        ("province.abu.bank", "north", 'province.abu.bank must be "east" or "west", not "north"'),
        ("province.abu.bank", 1, 'province.abu.bank must be "east" or "west", not 1'),
        ("province.abu.region", "mid", 'province.abu.region must be "upper" or "lower", not "mid"'),
        ("province.abu.nile", 1, "province.abu.nile must be true or false, not 1"),
        ("province.abu.neighbours", "edfu", f'{NEIGHBOURS}, not "edfu"'),
        ("province.abu.neighbours", [1], f"{NEIGHBOURS}, not [1]"),
        ("province.abu.neighbours", ["edfu", "edfu"], f'{NEIGHBOURS}, not ["edfu", "edfu"]'),
        ("province.abu.neighbours", ["edfo"], 'province.abu.neighbours must list known provinces only, not '
         '"edfo"; did you mean edfu?'),
        ("province.abu.neighbours", ["abu", "berenike", "edfu", "thebes"],
         "province.abu.neighbours must not name abu itself"),
        ("province.abu.neighbours", ["berenike", "edfu", "kharga", "thebes"],
         "province.kharga.neighbours must name abu, because province.abu.neighbours names kharga"),
        ("province.abu.neighbours", ["berenike", "edfu"],
         "province.abu.neighbours must name thebes, because province.thebes.neighbours names abu"),
        ("track.old.bounds", [3, 3, 4], f"{BOUNDS}, not [3, 3, 4]"),
        ("track.old.bounds", [0, 3, 4], f"{BOUNDS}, not [0, 3, 4]"),
        ("track.old.bounds", [3, 4], f"{BOUNDS}, not [3, 4]"),
        ("track.old.bounds", [1, [2], 3], f"{BOUNDS}, not [1, [...], 3]"),
        ("track.old.bounds", 3, f"{BOUNDS}, not 3"),
        ("table.ladder", [1, 2], f"{LADDER} the one before, not [1, 2]"),
        ("table.ladder", [0, 3, 2], f"{LADDER} the one before, not [0, 3, 2]"),
        ("table.ladder", list(range(21)), f"{LADDER} the one before, not "
         "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ...]"),
        ("table.gifts", [1, 2, 3], f"{GIFTS}, not [1, 2, 3]"),
        ("table.favours_needed", 0, "table.favours_needed must be a whole number from 1 to 99, not 0"),
        ("deck.old.architect", 21, "deck.old.architect must be a whole number from 0 to 20, not 21"),
    ],
)  # fmt: skip
def test_bad_values(path: str, value: object, wanted: str) -> None:
    assert fault(path, value) == wanted


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("provinces.abu.fields", "provinces is not a part of a component set; did you mean province?"),
        ("xyz", f"xyz is not a part of a component set; allowed: {PARTS}"),
        ("", f'"" is not a part of a component set; allowed: {PARTS}'),
        ("province.tebes.fields", "province.tebes is not a known province; did you mean thebes?"),
        ("province.Abuu.fields", "province.Abuu is not a known province; did you mean abu?"),
        ("province.abu.feilds", "province.abu.feilds is not a figure of a province; did you mean fields?"),
        ("track.smal.bounds", "track.smal is not a known track; did you mean small?"),
        ("track.small.bound", "track.small.bound is not a figure of a track; did you mean bounds?"),
        ("table.laddder", "table.laddder is not a known figure; did you mean ladder?"),
        ("deck.older.theft", "deck.older is not a known deck; did you mean old?"),
        ("deck.old.arkitect", "deck.old.arkitect is not a card of this deck; did you mean architect?"),
        ("province.abu", "province.abu is not a single figure; allowed below it: bank, region, nile, fields, "
         "printed_farmers, icons, blessing_cards, blessing_stones, blessing_gold, temples, mine, caravan, "
         "neighbours"),
        ("table.ladder.first", 'table.ladder is a figure and has no part "first"'),
        ("\x1b[2J", f'"\\u001b[2J" is not a part of a component set; allowed: {PARTS}'),
        ("x" * 500, f'"{"x" * 60}..." is not a part of a component set; allowed: {PARTS}'),
    ],
)  # fmt: skip
def test_unknown_figures(path: str, wanted: str) -> None:
    assert fault(path, 1) == wanted


@pytest.mark.parametrize("deck", ["old", "new"])
def test_theft_is_in_no_deck_one_draws_from(deck: str) -> None:
    assert fault(f"deck.{deck}.theft", 1).startswith(f"deck.{deck}.theft is not a card of this deck; ")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("[province.abu]\nfields = ", "the component file is not valid TOML at its end, line 2: Invalid "
         "value"),
        ("a = 1\n[province\n", "the component file is not valid TOML at line 2, column 10: Expected ']' at "
         "the end of a table declaration"),
        ("a = 1\na = 2\n", "the component file is not valid TOML at line 2, column 6: Cannot overwrite a "
         "value"),
        ("nmae = 'x'", "nmae is not a part of a component set; did you mean name?"),
        ("[abu]\nfields = 1", f"abu is not a part of a component set; allowed: name, {PARTS}"),
        ("province = 3", "province must be a table of figures, not 3"),
        ("[province]\nabu = [1]", "province.abu must be a table of figures, not [1]"),
        ("[province]\n'abu.x' = 1", 'province."abu.x" is not a known province; did you mean abu?'),
        ("[province.abu]\nfields = 'x'", "province.abu.fields must be a whole number from 0 to 12, not "
         '"x"'),
        ("[province.abu]\nfields = {}", "province.abu.fields must have a value, such as fields = { value = "
         "... }"),
        ("[province.abu]\nfields = { valeu = 1 }", "province.abu.fields.valeu is not allowed; did you mean "
         "value?"),
        ("[province.abu]\nfields = { value = 1, mark = 'sure' }", "province.abu.fields.mark must be one of "
         'stated, example, reconstructed, owner, not "sure"'),
        ("[province.abu]\nfields = { value = 1, mark = [1] }", "province.abu.fields.mark must be one of "
         "stated, example, reconstructed, owner, not [1]"),
        ("[province.abu]\nfields = 2024-01-31", "province.abu.fields must be a whole number from 0 to 12, "
         "not 2024-01-31"),
    ],
)  # fmt: skip
def test_bad_files(text: str, wanted: str) -> None:
    assert file_fault(text) == wanted


def test_an_integer_too_long_to_print() -> None:
    wanted = "province.abu.mine must be a whole number from 0 to 99, not a number that large"
    assert fault("province.abu.mine", 1 << 20000) == wanted
    assert file_fault(f"[province.abu]\nmine = 0x{'f' * 5000}") == wanted


def test_a_file_nested_too_deeply() -> None:
    assert file_fault("a = " + "[" * 100_000) == "the component file nests lists or tables too deeply"


def test_an_integer_too_long_for_the_parser() -> None:
    assert file_fault(f"a = {'9' * 5000}").startswith("the component file is not valid TOML: ")


def test_errors_are_value_errors() -> None:
    assert issubclass(ComponentError, ValueError)
