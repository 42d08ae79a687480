"""The table of examples, and scenarios with a component set of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from amunre.scenarios import ScenarioError, check_file, check_text, examine_text, read_scenarios

TABLE = """\
scenario: offerings of <red>, <blue> and 1 move the temple to <temple>
title: <title>
seats: red blue white
options: memory=<memory>
given
  phase: offering
  gold red: 30
when
  red: offer <red>
  blue: offer <blue>
  white: offer 1
then
  temple: <temple>
examples
  red | blue | temple | title               | memory
  1   | 1    | 2      | classic revised     | open     # 3 in all
  11  | 1    | 3      | classic revised     | closed
  2   | 1    | 2      | anniversary         | open
  7   | 1    | 3      | anniversary         | open
"""


def test_every_row_is_a_scenario_of_its_own() -> None:
    results = check_text(TABLE)
    assert [(r.name, r.title, r.example.line if r.example else 0, r.differences) for r in results] == [
        ("offerings of 1, 1 and 1 move the temple to 2", "classic", 16, []),
        ("offerings of 1, 1 and 1 move the temple to 2", "revised", 16, []),
        ("offerings of 11, 1 and 1 move the temple to 3", "classic", 17, []),
        ("offerings of 11, 1 and 1 move the temple to 3", "revised", 17, []),
        ("offerings of 2, 1 and 1 move the temple to 2", "anniversary", 18, []),
        ("offerings of 7, 1 and 1 move the temple to 3", "anniversary", 19, []),
    ]


def test_cells_go_into_head_lines_too() -> None:
    first, second, *_ = read_scenarios(TABLE)
    assert (first.options, second.options) == ({"memory": "open"}, {"memory": "closed"})
    assert first.example is not None
    assert first.example.values["title"] == "classic revised"


def test_a_row_that_differs_is_told_with_the_line_of_the_fact() -> None:
    wrong = check_text(TABLE.replace("11  | 1    | 3", "11  | 1    | 4"))
    assert [(r.title, r.differences) for r in wrong if r.differences] == [
        ("classic", ["line 13: temple: expected 4, found 3"]),
        ("revised", ["line 13: temple: expected 4, found 3"]),
    ]


def test_a_scenario_may_be_chosen_by_the_name_of_one_row() -> None:
    [only] = [r.name for r in examine_text(TABLE, only="offerings of 7").results]
    assert only == "offerings of 7, 1 and 1 move the temple to 3"


def test_bars_may_be_drawn_at_both_ends() -> None:
    rows = [f"| {row.strip()} |" for row in ("red | temple", "1 | 2", "11 | 3")]
    text = TABLE.replace("<blue>", "1").replace("<title>", "classic").replace("<memory>", "open")
    text = text.partition("examples")[0] + "\n".join(["examples", *rows])
    assert [(len(r.differences), r.name[:15]) for r in check_text(text)] == [
        (0, "offerings of 1,"),
        (0, "offerings of 11"),
    ]


def test_a_table_may_have_a_single_column() -> None:
    text = TABLE.partition("examples")[0].replace("<blue>", "1").replace("<title>", "classic")
    text = text.replace("<memory>", "open").replace("<temple>", "2") + "examples\n  red\n  1\n  2\n"
    assert [r.differences for r in check_text(text)] == [[], []]


BAD_TABLES = [
    (
        "title               | memory",
        "title               | memory | extra",
        "line 15: the column 'extra' is used nowhere; write <extra> where it goes.",
    ),
    (
        "  1   | 1    | 2      | classic revised     | open     # 3 in all\n",
        "  1   | 1    | 2      | classic revised\n",
        "line 16: this row has 4 cells, not 5.",
    ),
    (
        "7   | 1    | 3      | anniversary ",
        "7   |      | 3      | anniversary ",
        "line 19: a cell is empty; write 'nothing' where there is none.",
    ),
    ("  7   | 1    | 3 ", "  2   | 1    | 2 ", "line 19: this row stands in the table already."),
    ("red | blue | temple |", "red | red | temple |", "line 15: there are two columns 'red'."),
    ("red | blue | temple |", "red |  | temple |", "line 15: '' cannot be the name of a column."),
    ("red | blue | temple |", "red | <blue> | temple |", "line 15: '<blue>' cannot be the name of a column."),
    ("temple: <temple>", "temple: 2", None),
    (
        "temple: <temple>",
        "temple: <t>",
        "line 13: there is no column 't'; the columns are red, blue, temple, title, memory.",
    ),
]


@pytest.mark.parametrize(("old", "new", "complaint"), BAD_TABLES)
def test_a_table_that_does_not_fit_is_told(old: str, new: str, complaint: str | None) -> None:
    assert TABLE.count(old) == 1
    found = [str(mistake) for mistake in examine_text(TABLE.replace(old, new)).mistakes]
    if complaint is None:
        assert found == []  # the name of the scenario still uses the column
    else:
        assert complaint in found


def test_a_bad_row_does_not_silence_the_others() -> None:
    found = examine_text(TABLE.replace("11  | 1    | 3", "11  | 3"))
    assert [str(mistake) for mistake in found.mistakes] == ["line 17: this row has 4 cells, not 5."]
    assert len(found.results) == 4


def test_a_mistake_that_a_row_brings_names_the_row() -> None:
    found = examine_text(TABLE.replace("11  | 1    | 3", "11  | x    | 3"))
    assert [str(mistake) for mistake in found.mistakes] == [
        "line 10 (row of line 17): 'offer x' is not complete notation; "
        "write offer GOLD [with PLAYED] [selling SOLD]."
    ]
    assert len(found.results) == 4


def test_a_place_without_examples_is_refused() -> None:
    text = TABLE.partition("examples")[0]
    assert "line 2: <title> stands for a column of 'examples', and there are none." in [
        str(mistake) for mistake in examine_text(text).mistakes
    ]


def test_a_table_needs_rows() -> None:
    text = TABLE.partition("  1   |")[0]
    assert [str(mistake) for mistake in examine_text(text).mistakes] == [
        "line 14: examples need a line of names and, below it, a line for each example."
    ]


# Component sets

OWN = """\
scenario: thebes has five fields on the board at hand
title: classic cardgame
seats: red blue white
components
  province.thebes.fields = 5
  table.start_gold = 25   # the box says so
given
  phase: market
  province thebes: red, 5 farmers
then
  gold: 25
"""


def complaints(text: str, folder: Path | None = None) -> list[str]:
    return [str(mistake) for mistake in examine_text(text, folder).mistakes]


def test_figures_may_be_corrected_in_the_scenario() -> None:
    [result] = check_text(OWN.replace("classic cardgame", "classic"))
    assert result.differences == []
    without = OWN.replace("classic cardgame", "classic").replace("  province.thebes.fields = 5\n", "")
    assert complaints(without) == ["line 8: thebes has fields for no more farmers than 4 (market-4)."]


def test_figures_of_the_card_game_may_be_corrected() -> None:
    text = "scenario: 12 to begin with\ntitle: cardgame\nseats: red blue\ncomponents\n"
    text += "  card_table.start_gold = 12\ngiven\n  phase: setup\nthen\n  gold: 12\n"
    assert [r.differences for r in check_text(text)] == [[]]


def test_figures_may_come_from_the_rows_of_a_table() -> None:
    text = OWN.replace("classic cardgame", "classic").replace("= 25 ", "= <gold> ")
    text = text.replace("gold: 25", "gold: <gold>") + "examples\n  gold\n  25\n  7\n"
    assert [r.differences for r in check_text(text)] == [[], []]


def test_a_component_file_may_lie_beside_the_scenarios(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('name = "our copy"\n[province.thebes]\nfields = 5\n')
    text = OWN.replace("classic cardgame", "classic\ncomponents: ours.toml")
    text = text.replace(
        "components\n  province.thebes.fields = 5\n  table.start_gold = 25   # the box says so\n", ""
    )
    (tmp_path / "ours.scenario").write_text(text.replace("gold: 25", "gold: 20"))
    [result] = check_file(tmp_path / "ours.scenario")
    assert result.differences == []
    assert complaints(text) == [
        "line 3: 'ours.toml' is looked for beside a scenario file, and this is none.",
        "line 7: thebes has fields for no more farmers than 4 (market-4).",
    ]
    with pytest.raises(ScenarioError, match=r"^line 3: the component file 'theirs\.toml' cannot be read\."):
        read_scenarios(text.replace("ours.toml", "theirs.toml"), tmp_path)
    (tmp_path / "ours.toml").write_text("[province.thebes]\nfields = 55\n")
    [first, *_] = complaints(text, tmp_path)
    assert first == "line 3: ours.toml: province.thebes.fields must be a whole number from 0 to 12, not 55."


BAD_FIGURES = [
    (
        "province.thebes.fields = 55",
        "line 5: province.thebes.fields must be a whole number from 0 to 12, not 55.",
    ),
    (
        "[province.thebes]",
        "line 5: '[province.thebes]' is not a figure; write such as province.thebes.fields = 5.",
    ),
    ("table.start_gold = 24", "line 6: table.start_gold is given already."),
    ('province.thebes.neighbours = ["abu"]', "line 4: province.thebes.neighbours must name abydos"),
]


@pytest.mark.parametrize(("figure", "complaint"), BAD_FIGURES)
def test_a_wrong_figure_is_told_with_its_line(figure: str, complaint: str) -> None:
    text = OWN.replace("classic cardgame", "classic").replace("province.thebes.fields = 5", figure)
    found = complaints(text)
    assert any(text.startswith(complaint) for text in found), found


def test_a_set_that_does_not_fit_together_is_told_at_its_block_in_every_row() -> None:
    text = OWN.replace("classic cardgame", "classic").replace("fields = 5", 'neighbours = ["abu"]')
    text = text.replace("red, 5 farmers", "red, <n> farmers") + "examples\n  n\n  1\n  2\n"
    why = "because province.abydos.neighbours names thebes"
    assert complaints(text) == [f"line 4: province.thebes.neighbours must name abydos, {why}."]


def test_a_file_and_lines_at_once_are_refused(tmp_path: Path) -> None:
    text = OWN.replace("classic cardgame", "classic\ncomponents: ours.toml")
    assert "line 3: name a component file, or write figures in lines, not both." in complaints(text, tmp_path)
