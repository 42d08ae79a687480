"""Runs every scenario, and checks that together they show every ruling, every paragraph and every refusal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from amunre.kernel.errors import Refusal, Refused
from amunre.kernel.messages import Action
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.cards import SellCard
from amunre.rules.base.last_sale import LastSale
from amunre.rules.base.offers import Influence, Offer
from amunre.rules.base.placing import PlaceStone
from amunre.rules.catalogue import EXPANSIONS, TITLES, all_titles, ruleset, title_of
from amunre.scenarios import Scenario, ScenarioError, check_file, check_text, read_scenarios, run_scenario
from amunre.scenarios.facts import action_and_code
from amunre.scenarios.runner import Table
from tests.support.games import EDITIONS

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DOCS = ROOT / "docs"
GUIDE = DOCS / "scenarios.md"
FILES = sorted(HERE.glob("*.scenario"))

NOT_SHOWN: dict[tuple[str, str], str] = {}
"""Paragraphs (title, id) without a scenario, each with the reason. There are none."""


class Case(NamedTuple):
    """A scenario in one of its titles."""

    path: Path
    scenario: Scenario
    title: str


def scenarios() -> Iterator[tuple[Path, Scenario]]:
    for path in FILES:
        try:
            found = read_scenarios(path.read_text(encoding="utf-8"))
        except ScenarioError as problem:
            raise AssertionError(f"{path.name}: {problem}") from None
        yield from ((path, scenario) for scenario in found)


SCENARIOS = list(scenarios())
CASES = [Case(path, scenario, title) for path, scenario in SCENARIOS for title in scenario.titles]


def case_id(case: Case) -> str:
    return f"{case.path.stem}: {case.scenario.name} ({case.title})"


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_scenario_holds(case: Case) -> None:
    wrong = run_scenario(case.scenario, case.title)
    assert not wrong, "\n".join([f"{case.path.name}, {case_id(case)}", *wrong])


def test_no_two_scenarios_of_a_file_have_the_same_name() -> None:
    names = [(path.name, scenario.name) for path, scenario in SCENARIOS]
    assert sorted(names) == sorted(set(names))


def test_a_file_is_checked_scenario_by_scenario_and_title_by_title() -> None:
    results = check_file(FILES[0])
    assert [(r.name, r.title) for r in results] == [
        (case.scenario.name, case.title) for case in CASES if case.path == FILES[0]
    ]
    assert all(r.rules and not r.differences for r in results)


# The guide


def blocks() -> list[str]:
    if not GUIDE.exists():
        return []
    return re.findall(r"^```scenario\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.skipif(not GUIDE.exists(), reason="docs/scenarios.md is not written yet")
def test_the_guide_has_examples() -> None:
    assert blocks()


@pytest.mark.parametrize("text", blocks(), ids=lambda text: re.findall("scenario: (.*)", str(text))[0])
def test_the_examples_of_the_guide_hold(text: str) -> None:
    assert [(r.name, r.title, r.differences) for r in check_text(text) if r.differences] == []


# Completeness: rulings, paragraphs, refusals


def ids_in(path: Path, pattern: str) -> set[str]:
    return set(re.findall(rf"^### ({pattern}) ·", path.read_text(encoding="utf-8"), re.MULTILINE))


RULINGS = ids_in(DOCS / "rulings.md", r"R\d+")
PARAGRAPHS = {path.stem: ids_in(path, r"[a-z-]+-\d+") for path in sorted((DOCS / "rules").glob("*.md"))}


def shown(title: str | None = None) -> set[str]:
    """Ids of the rules that scenarios name: in any title, in the given one, or with the given expansion."""
    return {
        rule
        for case in CASES
        if title in (None, case.title, *case.title.split("+")[1:])
        for rule in case.scenario.rules
    }


def test_every_ruling_has_a_scenario() -> None:
    assert RULINGS - shown() == set()


def applies_to(ruling: str) -> set[str]:
    """The titles and expansions that a ruling names, as far as they are built."""
    text = (DOCS / "rulings.md").read_text(encoding="utf-8")
    found = re.search(
        rf"^### {ruling} ·.*?^\*\*Applies to\.\*\* (.*?)\n(?:\n|\Z)", text, re.MULTILINE | re.DOTALL
    )
    assert found is not None
    if "all titles" in found[1]:
        return set(TITLES)
    if "all board-game editions" in found[1]:
        return set(EDITIONS)
    return set(re.findall(r"`(\w+)`", found[1])) & {*TITLES, *EXPANSIONS}


@pytest.mark.parametrize("ruling", sorted(RULINGS))
def test_a_ruling_is_shown_in_every_title_it_applies_to(ruling: str) -> None:
    titles = applies_to(ruling)
    assert titles
    assert [title for title in sorted(titles) if ruling not in shown(title)] == []


def test_every_title_has_rules_and_every_paragraph_of_them_a_scenario() -> None:
    assert set(PARAGRAPHS) == {*TITLES, *EXPANSIONS}
    missing = {(title, rule) for title, rules in PARAGRAPHS.items() for rule in rules - shown(title)}
    assert missing == set(NOT_SHOWN)


@pytest.mark.parametrize("title", sorted({case.title for case in CASES}))
def test_scenarios_name_only_rules_that_exist(title: str) -> None:
    known = RULINGS.union(*(PARAGRAPHS[part] for part in title.split("+")))
    assert {rule for case in CASES if case.title == title for rule in case.scenario.rules} <= known


def test_every_scenario_of_the_project_names_a_rule() -> None:
    assert [scenario.name for _, scenario in SCENARIOS if not scenario.rules] == []


def rows_of_differences() -> list[tuple[list[str], str]]:
    """Paragraphs and second cell of each row of the tables of differences."""
    lines = (DOCS / "differences.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| ")]
    return [(row[0].split(", "), row[1]) for row in cells if row[0] not in ("paragraph", "---")]


@pytest.mark.parametrize("title", sorted(EDITIONS))
def test_every_difference_is_shown_in_every_edition(title: str) -> None:
    cases = [case for case in CASES if case.title == title and case.path.stem.startswith("differences")]
    named = {rule for case in cases for rule in case.scenario.rules}
    rows = [(rules, cell) for rules, cell in rows_of_differences() if "`" not in cell]
    assert len(rows) > 20
    assert [(rules, cell) for rules, cell in rows if not named.issuperset(rules)] == []


@pytest.mark.parametrize(
    ("name", "value"),
    sorted(
        {
            (name, value)
            for title in all_titles()
            for name, option in title_of(title).options.items()
            for value in option.values
        }
    ),
)
def test_every_option_is_shown_with_every_value(name: str, value: str) -> None:
    [rules] = [rules for rules, cell in rows_of_differences() if f"`{name}" in cell]
    cases = [case for case in CASES if case.scenario.options.get(name) == value]
    assert {rule for case in cases for rule in case.scenario.rules}.issuperset(rules)


SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.py"))}


def codes_in_the_source() -> set[str]:
    """First arguments of all refusals; each must be written out where the refusal is made.

    A table of the server refuses for reasons of its own, which are tested there.
    """
    calls = [
        node
        for path, text in SOURCES.items()
        if "tables" not in path.parts
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    ]
    codes = [call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)]
    assert len(codes) == len(calls) > 0
    return {str(code) for code in codes}


def codes_in_scenarios() -> set[str]:
    lines = [line for _, scenario in SCENARIOS for _, line in scenario.steps]
    tried = [action_and_code(line)[1].split() for line in lines if line.key in ("refused", "illegal")]
    return {words[0] for words in tried if words}


def test_every_refusal_is_shown_by_a_scenario_or_tested_below() -> None:
    assert codes_in_scenarios() <= codes_in_the_source()
    assert codes_in_the_source() - codes_in_scenarios() == set(IN_PYTHON)
    assert all(callable(globals()[test]) for test in IN_PYTHON.values())


def test_rules_cited_in_the_source_exist() -> None:
    # a family that ends like another, such as card-auction, has to be looked for first
    families = "|".join(sorted({rule.rsplit("-", 1)[0] for rules in PARAGRAPHS.values() for rule in rules}))
    cited = {
        rule for text in SOURCES.values() for rule in re.findall(rf"\b(?:R\d+|(?:{families})-\d+)\b", text)
    }
    assert {"R27", "auction-5"} <= cited <= RULINGS.union(*PARAGRAPHS.values())


# Refusals that the text of an action cannot bring about, since it is read first

IN_PYTHON = {
    "unknown_province": "test_unknown_names_are_refused",
    "unknown_card": "test_unknown_names_are_refused",
    "offer_too_low": "test_impossible_offerings_are_refused",
    "up_or_down": "test_influence_in_no_direction_is_refused",
    "stale_decision": "test_an_answer_to_an_earlier_question_is_refused",
}


def table(phase: str, *given: str, title: str = "classic") -> Table:
    head = ["scenario: a table", f"title: {title}", "seats: red black blue"]
    [scenario] = read_scenarios("\n".join([*head, "given", f"phase: {phase}", *given, "then", "round: 1"]))
    return Table(scenario, ruleset(title, 3, {}))


def refused(game: Table, action: Action, seat: int = 0) -> tuple[str, str]:
    why = game.refusal(seat, action)
    assert isinstance(why, Refusal)
    assert why.text.endswith(".")
    return why.code, why.rule


def test_unknown_names_are_refused() -> None:
    auction = table("auction")
    assert refused(auction, PlaceBid("atlantis", 0)) == ("unknown_province", "auction-3")
    assert refused(auction, SellCard("joker")) == ("unknown_card", "game-3")
    market = table("market", "province abu: red", "province thebes: red")
    market.play(0, ruleset("classic", 3, {}).actions["buy_stones"](1))
    assert refused(market, PlaceStone("atlantis")) == ("unknown_province", "market-5")


def test_impossible_offerings_are_refused() -> None:
    offering = table("offering", "hand red: farmers river")
    assert refused(offering, Offer(-1)) == ("offer_too_low", "offering-1")
    assert refused(offering, Offer(1, (), ("river", "farmers"))) == ("not_in_order", "game-3")
    last = table("gold", "hand red: farmers river")
    assert refused(last, LastSale(("river", "farmers"))) == ("not_in_order", "scoring-8")


def test_influence_in_no_direction_is_refused() -> None:
    offering = table("offering", "hand red: influence")
    for seat, offer in enumerate((Offer(1, ("influence",)), Offer(1), Offer(1))):
        offering.play(seat, offer)
    assert refused(offering, Influence("nowhere")) == ("up_or_down", "R30")


def test_an_answer_to_an_earlier_question_is_refused() -> None:
    auction = table("auction", "up: abu berenike mendes")
    [asked] = auction.decisions
    with pytest.raises(Refused) as caught:
        auction.play(0, PlaceBid("abu", 0), "0.0")
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("stale_decision", "game-9")
    auction.play(0, PlaceBid("abu", 0), asked.id)
    assert auction.decisions != [asked]


# The runner can fail

GOOD = """\
scenario: a small auction
rules: auction-2
title: classic
seats: red black blue
given
  phase: auction
  up: abu thebes mendes
  gold red: 12
when
  red: bid abu 3
  black refused: bid abu 3 (bid_too_low auction-4)
  black: bid thebes 0
then
  bid abu: red 3
"""


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def test_the_planted_scenario_holds_before_it_is_changed() -> None:
    assert [r.differences for r in check_text(GOOD)] == [[]]


DIFFERENCES = {
    "bid abu: red 6": "leading bid in abu: expected red 6, found red 3",
    "bid mendes: red 6": "leading bid in mendes: expected red 6, found nobody",
    "gold red: 13": "gold of red: expected 13, found 12",
    "gold: red 12, blue 3": "gold of blue: expected 3, found 20",
    "points red: 1": "points of red: expected 1, found 0",
    "cards red: 2": "cards of red: expected 2, found 0",
    "income red: 4": "income of red: expected 4, found -1",
    "places red: 1": "places of red: expected 1, found 0",
    "hand red: river": "hand of red: expected ['river'], found []",
    "holds red: river": "red does not hold river",
    "province abu: red": "owner of abu: expected red, found nobody",
    "province abu: 1 stone": "stones in abu: expected 1, found 0",
    "owner abu: red": "owner of abu: expected red, found nobody",
    "temple: 2": "temple: expected 2, found 0",
    "order: blue red black": "order: expected ['blue', 'red', 'black'], found ['red', 'black', 'blue']",
    "up: 4": "cards in up: expected 4, found 3",
    "up: abu thebes": "up: expected ['abu', 'thebes'], found ['abu', 'mendes', 'thebes']",
    "face_down thebes: 1": "cards face down in thebes: expected 1, found 2",
    "dealt red: river": "dealt of red: expected ['river'], found []",
    "given_up red: river": "given_up of red: expected ['river'], found []",
    "learned red: passed": "what red learned: expected ['passed'], found ['bid_placed']",
    "score red: sets 3": "score of red: expected {'sets': 3}, found {}",
    "decision: red bid": "decision: expected ['red bid'], found ['blue bid']",
    "decision: nobody": "decision: expected [], found ['blue bid']",
    "legal blue: bid abu 3": "bid abu 3 is refused: A bid in abu must be above 3. (bid_too_low, auction-4)",
    "illegal blue: bid abu 6": "bid abu 6 is legal",
    "illegal blue: bid abu 3 (not_a_step)": "refusal of bid abu 3: expected not_a_step, found bid_too_low",
    "illegal blue: bid abu 3 (bid_too_low R4)": "refusal of bid abu 3: expected bid_too_low R4, found "
    "bid_too_low auction-4",
    "winner: red": "winner: expected red, found nobody yet",
    "decided: points": "decided by: expected points, found nothing yet",
    "sees red: gold black": "red does not see gold black",
    "hides red: gold red": "red sees gold red",
}
"""Facts that do not hold at the end of the good scenario, with what is said then."""


@pytest.mark.parametrize("fact", DIFFERENCES)
def test_a_wrong_fact_is_found(fact: str) -> None:
    [result] = check_text(changed("bid abu: red 3", fact))
    assert result.differences == [f"line 14: {DIFFERENCES[fact]}"]


def test_a_wrong_number_of_choices_is_found() -> None:
    [result] = check_text(changed("bid abu: red 3", "count blue: 99"))
    assert [text.partition(", found")[0] for text in result.differences] == [
        "line 14: legal actions of blue: expected 99"
    ]


STEPS = {
    "black refused: bid abu 6 (bid_too_low)": "bid abu 6 should be refused but is legal",
    "black refused: bid abu 3 (not_a_step)": "bid abu 3 is refused with bid_too_low, not not_a_step",
    "black refused: bid abu 3 (bid_too_low R4)": "bid abu 3 is refused with bid_too_low auction-4, "
    "not bid_too_low R4",
    "black: bid abu 3": "bid abu 3 is refused: A bid in abu must be above 3. (bid_too_low, auction-4)",
    "black: undo": "undo is refused: Only your own last action can be taken back. (not_last_to_act, R66)",
    "red refused: undo (something_was_shown)": "undo is refused with turn_is_over, not something_was_shown",
}
"""Actions that do not go as stated, with what is said then."""


@pytest.mark.parametrize("step", STEPS)
def test_an_action_that_goes_otherwise_is_found(step: str) -> None:
    [result] = check_text(changed("black refused: bid abu 3 (bid_too_low auction-4)", step))
    assert result.differences == [f"line 11: {STEPS[step]}"]


def test_a_refusal_may_be_stated_without_its_code() -> None:
    [result] = check_text(changed(" (bid_too_low auction-4)", ""))
    assert result.differences == []


def test_undo_goes_back_to_the_given_position_and_no_further() -> None:
    game = table("market", "province abu: red")
    assert game.why_no_undo(0) is not None
    game.play(0, ruleset("classic", 3, {}).actions["buy_farmers"](1))
    game.undo(0)
    assert (game.commands, game.state.slices["base"].gold) == ([], [20, 20, 20])


UNREADABLE = [
    ("title: classic\n", "", "line 1: the scenario needs a line 'title: ...'."),
    ("seats: red black blue\n", "", "line 1: the scenario needs a line 'seats: ...'."),
    ("scenario: a small auction\n", "", "line 1: a scenario begins with 'scenario: NAME'."),
    ("rules: auction-2", "options: open", "line 2: options are written name=value."),
    (
        "rules: auction-2",
        "rule: auction-2",
        "line 2: 'rule: auction-2' stands outside of given, when and then.",
    ),
    ("title: classic", "title: clasic", "line 3: there is no title called 'clasic'; did you mean classic?"),
    ("red black blue", "red black", "line 4: classic is for 3, 4, 5 players, not 2."),
    (
        "rules: auction-2",
        "options: memory=none",
        "line 2: memory must be closed or open, not 'none'.",
    ),
    ("  phase: auction\n", "", "line 6: given needs a line 'phase: ...', one of setup, schemes, auction,"),
    ("phase: auction", "phase: bidding", "line 6: there is no phase 'bidding'; choose from setup,"),
    ("phase: auction", "phase: schemes", "line 6: this title has no phase 'schemes'."),
    ("phase: auction", "phase: setup", "line 7: nothing else can be given before the set-up."),
    ("gold red: 12", "round: 7", "line 8: auction can be given for round 1, 2, 3, 4, 5, 6."),
    ("gold red: 12", "round: one", "line 8: 'one' is not a whole number."),
    ("gold red: 12", "gold pink: 12", "line 8: nobody is called 'pink'; the seats are red, black, blue."),
    ("gold red: 12", "gold: red", "line 8: 'red' should be a seat and a number."),
    ("gold red: 12", "order: red black", "line 8: the order must name every seat once."),
    ("gold red: 12", "province nubia: red", "line 8: there is no province called 'nubia'."),
    (
        "gold red: 12",
        "province sawu: red, 2 cows",
        "line 8: '2 cows' is neither a seat nor a number of pieces.",
    ),
    ("gold red: 12", "province abu: red", "line 7: abu cannot come up: it has an owner (setup-2)."),
    ("gold red: 12", "province sawu: red, 3 stones", "line 8: 3 stones in sawu would be a pyramid (game-5)."),
    ("gold red: 12", "hand red: joker", "line 8: this title has no favour card called 'joker'."),
    ("gold red: 12", "hand red: river*3", "line 8: 1 more river are given than the game has (setup-3)."),
    ("gold red: 12", "deck: river*3", "line 8: 1 more river are given than the game has (setup-3)."),
    ("gold red: 12", "winner: red", "line 8: 'winner' cannot be given."),
    ("gold red: 12", "red has 12 gold", "line 8: 'red has 12 gold' is not a fact; write for instance"),
    ("gold red: 12", "colour red: 12", "line 8: 'colour red: 12' is not a fact; write for instance"),
    (
        "red: bid abu 3\n  black r",
        "pink: bid abu 3\n  black r",
        "line 10: nobody is called 'pink'; the seats",
    ),
    ("red: bid abu 3\n  black r", "red bids 3\n  black r", "line 10: 'red bids 3' is not an action; write"),
    (
        "red: bid abu 3\n  black r",
        "red will: bid abu 3\n  black r",
        "line 10: 'red will: bid abu 3' is not an",
    ),
    (
        "red: bid abu 3\n  black r",
        "red: bit abu 3\n  black r",
        "line 10: 'bit abu 3' is not an action; did you",
    ),
    ("bid abu: red 3", "phase: auction", "line 14: 'phase' cannot be stated under 'then'."),
    ("bid abu: red 3", "legal blue: bid", "line 14: 'bid' is not complete notation; write bid PROVINCE"),
    ("bid abu: red 3", "score red: sets", "line 14: 'sets' should be a source and a number."),
    ("bid abu: red 3", "sees red: all", "line 14: 'all' should be gold, cards or hand, and a seat."),
    ("bid abu: red 3", "up: abu*x", "line 14: 'x' is not a whole number."),
]
"""What is changed in the good scenario, and how the complaint about it begins."""


@pytest.mark.parametrize(("old", "new", "complaint"), UNREADABLE, ids=[row[2] for row in UNREADABLE])
def test_what_cannot_be_read_is_named_with_its_line(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        check_text(changed(old, new))
    assert str(caught.value).startswith(complaint)
    assert caught.value.line == int(complaint.split(":")[0].removeprefix("line "))


def test_a_scenario_that_states_nothing_is_refused() -> None:
    with pytest.raises(ScenarioError, match=r"^line 1: the scenario states nothing; add a 'then' block\.$"):
        check_text("scenario: nothing\ntitle: classic\nseats: red black blue\ngiven\n  phase: setup\n")


@pytest.mark.parametrize("text", ["", "# only a comment\n"])
def test_a_file_without_scenarios_is_refused(text: str) -> None:
    with pytest.raises(ScenarioError, match=r"^line 1: there is no scenario in this file"):
        check_text(text)


def test_a_file_must_begin_with_a_scenario() -> None:
    with pytest.raises(ScenarioError, match=r"^line 2: a scenario begins with 'scenario: NAME'\.$"):
        check_text("# a note\ngold red: 12\n")


def test_a_scenario_without_a_position_is_refused() -> None:
    with pytest.raises(ScenarioError, match=r"^line 1: given needs a line 'phase: \.\.\.'"):
        check_text("scenario: nowhere\ntitle: classic\nseats: red black blue\nthen\n  round: 1\n")


def test_line_numbers_count_from_the_top_of_the_file() -> None:
    [_, second] = check_text(GOOD + "\n# another one\n" + changed("bid abu: red 3", "temple: 2"))
    assert second.differences == ["line 30: temple: expected 2, found 0"]
