"""Hints: from what the seat sees alone, written down, and told to the others only when the game is over."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from amunre.bots import HINT_BOT
from amunre.bots.ideas import SENTENCES, Idea, idea_of, sentence
from amunre.kernel.engine import legal
from amunre.kernel.errors import Refused
from amunre.kernel.messages import SPECTATOR
from amunre.kernel.view import scramble, view
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.board import board
from amunre.rules.catalogue import all_titles, ruleset, title_of
from amunre.rules.setup import Setup, start
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import HintTaken
from amunre.tables.hints import take_hint
from amunre.tables.lawful import objection
from amunre.tables.playing import action_of
from amunre.tables.seating import leave, open_table
from amunre.tables.sight import messages_since, seen_by
from amunre.tables.table import RUNNING, Table
from amunre.tables.thinking import choose, task_for
from tests.support.tables import BEGAN, begun, fill, play_until, sampled, settings

RULESETS = {title: ruleset(title, title_of(title).players[0], {}) for title in all_titles()}


def hinted(table: Table, seat: int, cid: str = "h", decision: str = "") -> Table:
    draft = Draft(table, BEGAN)
    advice = choose(task_for(table, seat, HINT_BOT, 1))
    take_hint(draft, seat, decision or table.asked[seat].id, cid, advice)
    return draft.table


def mover(table: Table) -> int:
    return table.playing.waiting_for[0]


@pytest.mark.parametrize("title", ["classic", "anniversary+statues", "cardgame"])
def test_a_hint_comes_from_the_view_alone(title: str) -> None:
    """Other hands and decks that look the same to the seat lead to the same idea and move."""
    rng = random.Random(title)
    table = begun(title, 4 if title != "cardgame" else 3, seed=title)
    looked = 0
    while table.status == RUNNING and looked < 40:
        seat = mover(table)
        task = task_for(table, seat, HINT_BOT, 7)
        other = scramble(table.playing.state, seat, rng)
        twin = table.copy()
        twin.game = table.playing.copy()
        twin.game.state = other
        advice = choose(task)
        assert choose(task_for(twin, seat, HINT_BOT, 7)) == advice
        action = action_of(table.playing.rules, advice)
        first, second = (
            idea_of(table.playing.rules, view(state, seat), legal(state, seat), action)
            for state in (table.playing.state, other)
        )
        assert first == second
        looked += 1
        later = table.seq + 3
        table = play_until(table, lambda now, later=later: is_past(now, later), rng)  # type: ignore[misc]


def is_past(table: Table, seq: int) -> bool:
    return table.seq >= seq or table.status != RUNNING


def test_a_hint_is_told_to_nobody_else_until_the_end() -> None:
    table = begun("classic", 3)
    seat = mover(table)
    before = {viewer: messages_since(table, viewer, 0) for viewer in (SPECTATOR, 0, 1, 2)}
    after = hinted(table, seat)
    for viewer, told in before.items():
        new = messages_since(after, viewer, len(told))
        assert len(new) == (viewer == seat)
        expected = [int(viewer == seat == other) for other in range(3)]
        assert seen_by(after, viewer, BEGAN).hints == expected
    entry = messages_since(after, seat, 0)[-1].entry
    assert entry["type"] == "hint_taken"
    prompt = seen_by(table, seat, BEGAN).prompt
    assert prompt is not None
    assert entry["action"] in [fields for group in prompt.choices for fields in group.actions]
    ended = play_until(after, lambda now: now.status != RUNNING, random.Random(1))
    for viewer in (SPECTATOR, 0, 1, 2):
        assert seen_by(ended, viewer, BEGAN).hints == [int(other == seat) for other in range(3)]


def test_the_same_question_has_one_hint() -> None:
    table = begun("classic", 3)
    seat = mover(table)
    once = hinted(table, seat, "a")
    twice = hinted(once, seat, "b")
    assert twice.seq == once.seq
    assert isinstance(once.log[-1].entry, HintTaken)


def test_a_hint_changes_neither_question_nor_game() -> None:
    table = begun("classic", 3)
    seat = mover(table)
    after = hinted(table, seat)
    assert after.asked == table.asked
    assert after.proof == table.proof
    assert seen_by(after, seat, BEGAN).prompt == seen_by(table, seat, BEGAN).prompt


def test_who_may_not_ask() -> None:
    table = begun("classic", 3)
    seat = mover(table)
    waiting = (seat + 1) % 3
    with pytest.raises(Denied, match="asked nothing now"):
        take_hint(Draft(table, BEGAN), waiting, table.asked[seat].id, "h", {})
    with pytest.raises(Refused, match="earlier question"):
        take_hint(Draft(table, BEGAN), seat, "0" * 32, "h", {})
    with pytest.raises(Denied, match="client id"):
        take_hint(Draft(table, BEGAN), seat, table.asked[seat].id, "a:b", {})
    left = Draft(table, BEGAN)
    leave(left, seat)
    with pytest.raises(Denied, match="bot plays"):
        take_hint(left, seat, left.table.asked[seat].id, "h", {})


def test_a_table_may_be_played_without_hints() -> None:
    plain = settings("classic", 3)
    draft = open_table("T" * 24, b"s" * 32, type(plain)(title="classic", players=3, hints=False), BEGAN)
    fill(draft)
    seat = mover(draft.table)
    fields = sampled(draft.table, seat, random.Random(1))
    with pytest.raises(Denied, match="without hints"):
        take_hint(draft, seat, draft.table.asked[seat].id, "h", fields)


def test_a_log_can_hold_only_hints_that_could_be_given() -> None:
    table = begun("classic", 3)
    seat = mover(table)
    decision, fields = table.asked[seat].id, sampled(table, seat, random.Random(3))
    assert objection(table, HintTaken(seat, decision, fields, "h"), BEGAN) is None
    other = (seat + 1) % 3
    for false, reason in (
        (HintTaken(other, decision, fields, "h"), "no hint can have been given"),
        (HintTaken(seat, "0" * 32, fields, "h"), "no hint can have been given"),
        (HintTaken(seat, decision, {"type": "collect_income"}, "h"), "no choice of that seat"),
        (HintTaken(seat, decision, {"type": "fly"}, "h"), "no choice of that seat"),
    ):
        assert reason in str(objection(table, false, BEGAN))
    again = objection(hinted(table, seat, "a"), HintTaken(seat, decision, fields, "b"), BEGAN)
    assert again == "that hint was given already"
    left = Draft(table, BEGAN)
    leave(left, seat)
    asked = left.table.asked[seat].id
    assert objection(left.table, HintTaken(seat, asked, fields, "h"), BEGAN) == "no player sits there"


@pytest.mark.parametrize("title", RULESETS)
def test_there_is_a_sentence_for_every_kind_of_action(title: str) -> None:
    known = {code.partition("-")[0] for code in SENTENCES}
    assert set(RULESETS[title].actions) <= known


def test_the_browser_has_every_sentence() -> None:
    folder = Path(__file__).parents[2] / "web" / "locales" / "en"
    things = dict(
        re.findall(r"^-(\S+) = (.+)$", (folder / "names.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    )
    page = (folder / "later" / "hint.ftl").read_text(encoding="utf-8")
    page = re.sub(r"\{ -(\S+) \}", lambda found: things[found[1]], page)
    texts = dict(re.findall(r"^idea-(\S+) = (.+)$", page, re.MULTILINE))
    known = {code: text.replace("{province}", "{ $province }") for code, text in SENTENCES.items()}
    assert texts == {**known, "other": sentence(Idea("a kind of another time"))}


def test_a_hint_names_the_pyramids_that_stand_where_most_do() -> None:
    game = start(Setup(title="classic", players=3, seed="pyramids"))
    seat, table = game.waiting_for[0], board(game.state)
    for standing, place in ((table.up[0], 0), (table.up[1], 1)):
        table.pyramids.update({name: int(name == standing) for name in table.up})
        bid = PlaceBid(table.up[place], 0)
        idea = idea_of(game.rules, game.view(seat), game.legal(seat), bid)
        assert idea == Idea("place_bid-pyramids", standing)
        other = PlaceBid(table.up[2], 0)
        assert idea_of(game.rules, game.view(seat), game.legal(seat), other).code != "place_bid-pyramids"


def test_sentences_name_the_place_and_never_the_amount() -> None:
    assert sentence(Idea("place_bid-fields", "thebes")) == (
        "Nothing you can bid for now has more room for farmers than Thebes."
    )
    assert "scoring" in sentence(Idea("a kind of another time"))
    for text in SENTENCES.values():
        assert text.endswith((".", "?"))
