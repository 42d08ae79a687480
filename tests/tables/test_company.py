"""Seats, names, settings, talk, nudges, votes, coming back and playing again."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from amunre.tables.company import (
    LONGEST_CHAT,
    MOST_CHATS,
    NUDGE_EVERY,
    nudge,
    open_rematch,
    say,
    vote,
)
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import GameAbandoned, SeedRevealed
from amunre.tables.fair import commitment
from amunre.tables.orders import give_orders
from amunre.tables.playing import move
from amunre.tables.seating import begin, claim_back, get_up, leave, open_table, seat_bot, sit
from amunre.tables.settings import Clock, Settings
from amunre.tables.sight import messages_since, seen_by
from amunre.tables.table import ABANDONED, FINISHED, OPEN, RUNNING, Table
from tests.support.tables import BEGAN, SECOND, begun, play_until, sampled, settings

SEED = bytes(32)


def refused(work: Callable[[], object]) -> str:
    """The code with which something is denied; the text must be a plain sentence."""
    with pytest.raises(Denied) as told:
        work()
    assert told.value.text[0].isupper() or told.value.text[0] in "'\"" or told.value.code == "bad_setup"
    assert told.value.text.rstrip().endswith(".")
    return told.value.code


def opened(players: int = 3, **options: object) -> Draft:
    return open_table("T" * 24, SEED, settings(players=players), BEGAN)


# Settings


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (Settings(title="chess", players=3), "bad_setup"),
        (Settings(title="classic", players=9), "bad_setup"),
        (Settings(title="classic", players=3, options={"colour": "red"}), "bad_setup"),
        (Settings(title="classic", players=3, options={"memory": "perfect"}), "bad_setup"),
        (Settings(title="classic", players=3, clock=Clock(bank=-1)), "bad_clock"),
        (Settings(title="classic", players=3, clock=Clock(bank=10**6)), "bad_clock"),
        (Settings(title="classic", players=3, clock=Clock(bank=60, per_decision=60)), "bad_clock"),
        (Settings(title="classic", players=3, clock=Clock(increment=5)), "bad_clock"),
        (Settings(title="classic", players=3, clock=Clock(holidays=5)), "bad_clock"),
        (Settings(title="classic", players=3, clock=Clock(per_decision=10**8)), "bad_clock"),
        (Settings(title="classic", players=3, clock=Clock(per_decision=60, holidays=61)), "bad_clock"),
        (Settings(title="classic", players=3, name="x" * 61), "too_long"),
        (Settings(title="classic", players=3, name="a\u202eb"), "bad_text"),
    ],
)
def test_settings_that_cannot_be_are_refused_with_a_reason(wanted: Settings, code: str) -> None:
    assert refused(lambda: open_table("T" * 24, SEED, wanted, BEGAN)) == code


def test_settings_are_written_out_and_the_seed_is_promised() -> None:
    table = open_table(
        "T" * 24, SEED, Settings(title="classic", players=4, name="  My   table "), BEGAN
    ).table
    assert table.settings.options == {"memory": "closed", "ladder": "printed"}
    assert table.settings.name == "My table"
    assert table.opened.commitment == commitment(SEED, "T" * 24)


# Seats and names


def test_names_are_clean_and_different() -> None:
    draft = opened()
    assert sit(draft, "  Ada   Lovelace ") == 0
    holder = draft.table.seats[0]
    assert holder is not None
    assert holder.name == "Ada Lovelace"
    assert refused(lambda: sit(draft, "ADA LOVELACE")) == "name_taken"
    assert refused(lambda: sit(draft, "   ")) == "no_name"
    assert refused(lambda: sit(draft, "x" * 21)) == "too_long"
    assert refused(lambda: sit(draft, "a\u200bda")) == "bad_text"
    assert sit(draft, "Ben", account="b") == 1
    assert refused(lambda: sit(draft, "Benno", account="b")) == "sits_already"
    assert refused(lambda: sit(draft, "Cleo", wanted=1)) == "seat_taken"
    assert refused(lambda: sit(draft, "Cleo", wanted=3)) == "no_such_seat"


def test_a_game_begins_when_every_seat_is_taken_and_only_once() -> None:
    draft = opened()
    sit(draft, "Ada")
    seat_bot(draft, "random")
    assert refused(lambda: begin(draft)) == "seats_free"
    seat_bot(draft, "greedy")
    assert refused(lambda: seat_bot(draft, "greedy")) == "table_full"
    begin(draft)
    assert draft.table.status == RUNNING
    assert refused(lambda: begin(draft)) == "has_begun"
    assert refused(lambda: sit(draft, "Eve")) == "has_begun"
    assert refused(lambda: get_up(draft, 0)) == "has_begun"


def test_a_seat_that_was_left_is_free_again() -> None:
    draft = opened()
    assert refused(lambda: get_up(draft, 0)) == "seat_free"
    sit(draft, "Ada")
    get_up(draft, 0)
    assert sit(draft, "Ada") == 0
    assert refused(lambda: seat_bot(draft, "genius")) == "no_such_bot"


def test_who_leaves_is_played_for_by_a_bot_and_may_come_back() -> None:
    draft = Draft(begun(), BEGAN)
    assert refused(lambda: claim_back(draft, 1)) == "nothing_to_claim"
    leave(draft, 1)
    assert draft.table.persons() == [0, 2]
    assert refused(lambda: leave(draft, 1)) == "bot_plays"
    claim_back(draft, 1)
    assert draft.table.persons() == [0, 1, 2]


def test_while_a_bot_plays_its_person_does_not() -> None:
    table = begun()
    seat = table.playing.waiting_for[0]
    draft = Draft(table, BEGAN)
    leave(draft, seat)
    action, asked = sampled(table, seat, random.Random(1)), table.asked[seat].id
    assert refused(lambda: move(draft, seat, asked, "c", action)) == "bot_plays"
    assert refused(lambda: give_orders(draft, seat, (), True, "c")) == "bot_plays"
    assert refused(lambda: vote(draft, seat, "end", True)) == "bot_plays"
    claim_back(draft, seat)
    move(draft, seat, asked, "c", action)


# Talk


def test_chat_is_one_clean_line_and_has_an_end() -> None:
    draft = Draft(begun(), BEGAN)
    say(draft, 0, " Good\n luck \t all ", "a")
    assert messages_since(draft.table, -1, 0)[-1].entry == {
        "type": "chat_said",
        "seat": 0,
        "text": "Good luck all",
    }
    assert refused(lambda: say(draft, 0, " \n ", "b")) == "empty_chat"
    assert refused(lambda: say(draft, 0, "x" * (LONGEST_CHAT + 1), "b")) == "too_long"
    assert refused(lambda: say(draft, 0, "a\u202eb", "b")) == "bad_text"
    draft.table.chats = MOST_CHATS
    assert refused(lambda: say(draft, 0, "more", "b")) == "too_much_chat"


@pytest.mark.parametrize("clock", [Clock(), Clock(bank=600), Clock(per_decision=600)], ids=lambda c: c.pace)
def test_a_nudge_goes_to_those_waited_for_and_not_too_often(clock: Clock) -> None:
    table = begun(clock=clock)
    late = table.playing.waiting_for[0]
    other, third = (seat for seat in range(3) if seat != late)
    draft = Draft(table, BEGAN)
    nudge(draft, other, late)
    assert refused(lambda: nudge(draft, other, late)) == "nudged_already"
    nudge(draft, third, late)  # each for itself
    assert refused(lambda: nudge(draft, late, other)) == "not_waiting"
    assert refused(lambda: nudge(draft, late, late)) == "not_waiting"
    wait = NUDGE_EVERY[clock.pace] * SECOND
    assert refused(lambda: nudge(Draft(draft.table, BEGAN + wait - 1), other, late)) == "nudged_already"
    nudge(Draft(draft.table, BEGAN + wait), other, late)


# Votes


def kinds(table: Table) -> list[type]:
    return [type(logged.entry) for logged in table.log]


def test_a_game_ends_when_all_who_play_want_it() -> None:
    draft = Draft(begun(players=4), BEGAN)
    leave(draft, 3)
    vote(draft, 0, "end", True)
    vote(draft, 0, "end", True)  # once counts once
    vote(draft, 1, "end", True)
    vote(draft, 1, "end", False)
    vote(draft, 2, "end", True)
    assert draft.table.status == RUNNING
    assert seen_by(draft.table, -1, BEGAN).votes == {"end": [0, 2]}
    vote(draft, 1, "end", True)
    assert draft.table.status == ABANDONED
    assert kinds(draft.table)[-2:] == [GameAbandoned, SeedRevealed]
    assert refused(lambda: vote(draft, 0, "end", True)) == "not_running"


def test_a_vote_counts_again_when_somebody_has_left_since() -> None:
    draft = Draft(begun(players=3), BEGAN)
    vote(draft, 0, "end", True)
    vote(draft, 1, "end", True)
    leave(draft, 2)
    assert draft.table.status == RUNNING
    vote(draft, 0, "end", True)
    assert draft.table.status == ABANDONED


def test_the_votes_of_somebody_who_leaves_do_not_count() -> None:
    draft = Draft(begun(players=3), BEGAN)
    vote(draft, 0, "end", True)
    leave(draft, 0)
    claim_back(draft, 0)
    vote(draft, 1, "end", True)
    vote(draft, 2, "end", True)
    assert draft.table.status == RUNNING


# Afterwards


def test_the_first_rematch_stays_and_only_a_finished_game_has_one() -> None:
    assert refused(lambda: open_rematch(Draft(opened().table, BEGAN), 0, "N" * 24)) == "still_running"
    table = begun()
    assert refused(lambda: open_rematch(Draft(table, BEGAN), 0, "N" * 24)) == "still_running"
    table = play_until(table, lambda now: now.status == FINISHED, random.Random(1))
    draft = Draft(table, BEGAN)
    assert open_rematch(draft, 0, "N" * 24) == "N" * 24
    assert open_rematch(draft, 1, "M" * 24) == "N" * 24
    assert len(draft.rows) == 1
    assert seen_by(draft.table, 2, BEGAN).rematch == "N" * 24


def test_the_seed_is_shown_at_the_end_and_keeps_the_promise() -> None:
    table = begun()
    assert SeedRevealed not in kinds(table)
    table = play_until(table, lambda now: now.status == FINISHED, random.Random(2))
    assert kinds(table).count(SeedRevealed) == 1
    assert commitment(bytes.fromhex(table.revealed), table.id) == table.opened.commitment


def test_nothing_of_a_game_can_be_done_at_an_open_table() -> None:
    draft = opened()
    sit(draft, "Ada")
    assert draft.table.status == OPEN
    for work in (
        lambda: move(draft, 0, "", "c", {"type": "pass"}),
        lambda: leave(draft, 0),
        lambda: vote(draft, 0, "end", True),
        lambda: nudge(draft, 0, 1),
        lambda: give_orders(draft, 0, (), True, "c"),
    ):
        assert refused(work) == "not_running"
