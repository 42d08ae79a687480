"""Every mistake in a file is told with its line, and none of them silences the rest."""

from __future__ import annotations

import pytest

from amunre.scenarios import Report, examine_text, read_scenarios

GOOD = """\
scenario: a small market
rules: market-2 market-4
title: classic
seats: red black blue
given
  phase: market
  gold red: 12
  province thebes: red
when
  red: buy 2 farmers
  red refused: buy 1 farmer (kind_is_over market-2)
then
  gold red: 9
  decision: red market
"""


def told(text: str) -> list[str]:
    return [str(mistake) for mistake in examine_text(text).mistakes]


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def test_the_planted_scenario_holds_before_it_is_changed() -> None:
    report = examine_text(GOOD)
    assert report.mistakes == []
    assert [result.differences for result in report.results] == [[]]


NOBODY = "nobody is called 'pink'; the seats are red, black, blue."
WRONG = [
    # heads
    ("scenario: a small market", "scenario:", "line 1: 'scenario:' says nothing."),
    ("title: classic", "title:", "line 3: 'title:' says nothing."),
    ("title: classic", "title: classic\ntitle: revised", "line 4: 'title' stands in line 3 already."),
    ("title: classic", "title: classic classic", "line 3: 'classic' is named twice."),
    ("seats: red black blue", "seats: red red blue", "line 4: 'red' is named twice."),
    (
        "seats: red black blue",
        "seats: red black nobody",
        "line 4: no seat can be called 'nobody': the word means something else in scenarios.",
    ),
    (
        "seats: red black blue",
        "seats: red black scenario",
        "line 4: no seat can be called 'scenario': the word means something else in scenarios.",
    ),
    (
        "seats: red black blue",
        "seats: red black 3",
        "line 4: '3' cannot be the name of a seat; take a word that begins with a letter.",
    ),
    ("title: classic", "title: classic\noptions: =open", "line 4: options are written name=value."),
    (
        "title: classic",
        "title: classic\noptions: memory=open memory=closed",
        "line 4: an option is named twice.",
    ),
    (
        "rules: market-2 market-4",
        "rules: market-2 market-44",
        "line 2: this title has no rule or ruling 'market-44'; did you mean market-4?",
    ),
    (
        "rules: market-2 market-4",
        "rules: R8",
        "line 2: this title has no rule or ruling 'R8'; did you mean R89?",
    ),
    # blocks
    ("then\n", "given\n  round: 1\nthen\n", "line 12: 'given' stands once; it began in line 5."),
    # given
    ("gold red: 12", "gold red: 12\n  gold red: 13", "line 8: 'gold red' is given in line 7 already."),
    ("gold red: 12", "phase: market", "line 7: 'phase' is given in line 6 already."),
    ("gold red: 12", "gold red: 12\n  gold: 30", "line 8: 'gold' is given in line 7 already."),
    (
        "gold red: 12",
        "gold red: 12\n  gold: blue 3, red 13",
        "line 8: 'gold red' is given in line 7 already.",
    ),
    ("gold red: 12", "gold: red 3, blue 4, red 5", "line 7: red is named twice."),
    ("gold red: 12", "gold red:", "line 7: '' is not a whole number."),
    (
        "gold red: 12",
        "gold red blue: 12",
        "line 7: 'gold red blue: 12' is not complete; write 'gold [SEAT]: ...'.",
    ),
    ("gold red: 12", "temple red: 2", "line 7: 'temple red: 2' is not complete; write 'temple: ...'."),
    ("gold red: 12", "hand: river", "line 7: 'hand: river' is not complete; write 'hand SEAT: ...'."),
    (
        "gold red: 12",
        "province: red",
        "line 7: 'province: red' is not complete; write 'province PROVINCE: ...'.",
    ),
    ("gold red: 12", "slice: 3", "line 7: 'slice: 3' is not complete; write 'slice NAME.FIELD: ...'."),
    ("gold red: 12", "hand red: river*0", "line 7: 'river*0' should be 1 to 99 copies."),
    ("gold red: 12", "hand red: river*100", "line 7: 'river*100' should be 1 to 99 copies."),
    ("gold red: 12", "gold red: ²", "line 7: '²' is not a whole number."),
    # when
    (
        "red: buy 2 farmers",
        "red: buy 2 farmers (market-4)",
        "line 10: (market-4) belongs to actions that are refused.",
    ),
    (
        "(kind_is_over market-2)",
        "(kind_is_over market-22)",
        "line 11: this title has no rule or ruling 'market-22'; did you mean market-2?",
    ),
    # then
    ("decision: red market", "gold red: 9", "line 14: this stands in line 13 already."),
    (
        "decision: red market",
        "decision: pink market",
        "line 14: nobody is called 'pink'; the seats are red, black, blue.",
    ),
    ("decision: red market", "decision: market", "line 14: 'market' should be a seat and a decision."),
    (
        "decision: red market",
        "winner: pink",
        "line 14: nobody is called 'pink'; the seats are red, black, blue.",
    ),
    (
        "decision: red market",
        "owner thebes: pink",
        "line 14: nobody is called 'pink'; the seats are red, black, blue.",
    ),
    ("decision: red market", "score red: sets 3, sets 3", "line 14: sets is named twice."),
    ("decision: red market", "legal red: done (x)", "line 14: (x) belongs to actions that are refused."),
    (
        "decision: red market",
        "illegal red: done (x market-22)",
        "line 14: this title has no rule or ruling 'market-22'; did you mean market-2?",
    ),
    (
        "decision: red market",
        "legal red: undo",
        "line 14: undo is tried with 'red refused: undo' under 'when'.",
    ),
]


@pytest.mark.parametrize(("old", "new", "complaint"), WRONG, ids=[row[2] for row in WRONG])
def test_a_mistake_is_told_with_its_line(old: str, new: str, complaint: str) -> None:
    assert told(changed(old, new)) == [complaint]


def test_a_list_without_words_is_empty() -> None:
    assert told(changed("gold red: 12", "gold red: 12\n  hand blue:")) == []
    [result] = examine_text(changed("decision: red market", "hand red:\n  winner: nobody yet")).results
    assert result.differences == []


def test_numbers_for_everybody_may_have_exceptions() -> None:
    assert told(changed("gold red: 12", "gold: 30\n  gold red: 12\n  gold: blue 3, black 4")) == []


def test_a_block_after_the_examples_is_refused() -> None:
    text = changed("buy 2 farmers", "buy <n> farmers") + "examples\n  n\n  2\nthen\n  points: 0\n"
    assert told(text) == ["line 18: the examples stand last; begin the next scenario behind them."]


def test_given_after_when_is_refused() -> None:
    text = GOOD.replace("given\n  phase: market\n  gold red: 12\n  province thebes: red\n", "")
    assert "line 11: 'given' stands before when and then." in told(text + "given\n  phase: market\n")


MANY = """\
scenario: many mistakes
title: classic
seats: red black blue
options: memory=opn
given
  phase: market
  gold pink: 3
  province abu: red, 3 farmers
  hand red: joker
when
  red: bye 2 farmers
  pink: done
then
  gold pink: 9
  temple: two

scenario: a good one
title: classic
seats: red black blue
given
  phase: market
then
  gold: 20

scenario: one that differs
title: classic
seats: red black blue
given
  phase: market
then
  gold: 21
"""


def report() -> Report:
    return examine_text(MANY)


def test_all_mistakes_of_a_scenario_are_told() -> None:
    assert [str(mistake) for mistake in report().mistakes] == [
        "line 4: memory must be closed or open, not 'opn'.",
        "line 7: nobody is called 'pink'; the seats are red, black, blue.",
        "line 8: abu has fields for no more farmers than 2 (market-4).",
        "line 9: this title has no favour card called 'joker'.",
        "line 11: 'bye 2 farmers' is not an action; did you mean buy?",
        "line 12: nobody is called 'pink'; the seats are red, black, blue.",
        "line 14: nobody is called 'pink'; the seats are red, black, blue.",
        "line 15: 'two' is not a whole number.",
    ]


def test_the_other_scenarios_of_the_file_are_run() -> None:
    assert [(result.name, result.differences) for result in report().results] == [
        ("a good one", []),
        (
            "one that differs",
            [
                "line 31: gold of red: expected 21, found 20",
                "line 31: gold of black: expected 21, found 20",
                "line 31: gold of blue: expected 21, found 20",
            ],
        ),
    ]


def test_a_mistake_in_one_title_only_says_in_which() -> None:
    text = GOOD.replace("title: classic", "title: classic anniversary revised")
    text = text.replace("gold red: 12", "gold red: 12\n  discards: federation")
    found = examine_text(text)
    complaint = "line 8 (classic, revised): this title has no favour card called 'federation'."
    assert [str(mistake) for mistake in found.mistakes] == [complaint]
    assert [result.title for result in found.results] == ["anniversary"]


def test_lines_before_the_first_scenario_are_told_and_the_scenarios_are_run() -> None:
    found = examine_text("title: classic\n" + GOOD)
    assert [str(mistake) for mistake in found.mistakes] == [
        "line 1: a scenario begins with 'scenario: NAME'."
    ]
    assert [result.differences for result in found.results] == [[]]


def test_a_mark_at_the_beginning_and_foreign_line_ends_do_not_matter() -> None:
    found = examine_text("\ufeff" + GOOD.replace("\n", "\r\n"))
    assert (found.mistakes, [result.differences for result in found.results]) == ([], [[]])


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    [mistake] = examine_text(
        GOOD.replace("a small market", "a\x0bsmall\u2028market") + "  gold x: 1\n"
    ).mistakes
    assert mistake.line == 15


def test_seats_may_have_names_of_any_language() -> None:
    [scenario] = read_scenarios(GOOD.replace("blue", "zoé"))
    assert scenario.seats == ("red", "black", "zoé")


# Choosing


def names(only: str) -> list[str]:
    return [result.name for result in examine_text(GOOD + MANY, only=only).results]


def test_scenarios_are_chosen_by_a_part_of_their_name_or_by_a_rule() -> None:
    assert names("A GOOD") == ["a good one"]
    assert names("Market-2") == ["a small market"]
    assert names("small") == ["a small market"]
    assert names("market-22") == []


def test_mistakes_of_scenarios_that_were_not_chosen_are_not_told() -> None:
    assert examine_text("rubbish\n" + MANY, only="good").mistakes == []
    assert len(examine_text(MANY, only="many").mistakes) == 8
