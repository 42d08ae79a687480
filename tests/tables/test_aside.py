"""Games against bots that nobody is at: put aside, gone on with, and what the log may say of it."""

from __future__ import annotations

import random

import pytest

from amunre.kernel.messages import SPECTATOR
from amunre.tables.company import can_rest, end_outage, put_aside, say, take_up
from amunre.tables.draft import Denied, Draft
from amunre.tables.due import due_at
from amunre.tables.entries import GamePutAside, GameTakenUp, MovePlayed
from amunre.tables.entry import Entry
from amunre.tables.host import head_of
from amunre.tables.lawful import objection
from amunre.tables.playing import move
from amunre.tables.seating import begin, leave, open_table, seat_bot, sit
from amunre.tables.settings import Clock
from amunre.tables.sight import seen_by
from amunre.tables.table import RUNNING, Table
from tests.support.tables import BEGAN, SECOND, begun, sampled, settings


def against_bots(people: int = 1, clock: Clock | None = None, seed: int = 0) -> Table:
    """A game of three that has just begun, with so many people."""
    draft = open_table("T" * 24, bytes([seed] * 32), settings(clock=clock), BEGAN)
    for name in ("Ada", "Ben", "Cleo")[:people]:
        sit(draft, name, entropy=name)
    for _ in range(3 - people):
        seat_bot(draft, "greedy")
    begin(draft)
    return draft.table


def asked_first() -> Table:
    """A game against bots in which the person in seat 0 begins."""
    tables = (against_bots(seed=seed) for seed in range(99))
    return next(table for table in tables if table.playing.waiting_for == [0])


def rested(table: Table) -> Table:
    draft = Draft(table, BEGAN + SECOND)
    put_aside(draft)
    return draft.table


def last(table: Table) -> Entry:
    return table.log[-1].entry


def test_a_game_against_bots_is_put_aside_and_gone_on_with_as_it_was() -> None:
    table = asked_first()
    aside = rested(table)
    assert (aside.aside, aside.status, last(aside)) == (True, RUNNING, GamePutAside())
    assert aside.proof == table.proof, "nothing has happened in the game"
    assert aside.asked == table.asked, "the same question waits"
    draft = Draft(aside, BEGAN + 2 * SECOND)
    take_up(draft, 0)
    assert (draft.table.aside, last(draft.table)) == (False, GameTakenUp(0))
    action = sampled(draft.table, 0, random.Random(1))
    move(draft, 0, table.asked[0].id, "c", action)
    assert isinstance(last(draft.table), MovePlayed)


def test_everybody_is_told_and_lists_say_so() -> None:
    aside = rested(asked_first())
    assert not seen_by(asked_first(), SPECTATOR, BEGAN).aside
    for viewer in (0, 1, SPECTATOR):
        assert seen_by(aside, viewer, BEGAN).aside
        assert seen_by(aside, viewer, BEGAN).proof == "", "the hash of the log is for games that are over"
    assert head_of(aside, None).status == "aside"


def test_bots_do_nothing_in_a_game_put_aside() -> None:
    table = next(
        table for seed in range(99) if 0 not in (table := against_bots(seed=seed)).playing.waiting_for
    )
    assert BEGAN + SECOND // 2 <= (due_at(table, 1.0) or 0) <= BEGAN + 3 * SECOND // 2
    assert due_at(rested(table), 1.0) is None


def test_nobody_plays_in_a_game_put_aside_before_it_is_taken_up() -> None:
    aside = rested(asked_first())
    draft = Draft(aside, BEGAN + SECOND)
    with pytest.raises(Denied) as denied:
        move(draft, 0, aside.asked[0].id, "c", sampled(aside, 0, random.Random(1)))
    assert denied.value.code == "put_aside"
    say(draft, 0, "Anybody here?", "d")


@pytest.mark.parametrize("clock", [Clock(bank=600), Clock(per_decision=86_400)])
def test_a_game_that_a_clock_ends_is_not_put_aside(clock: Clock) -> None:
    assert not can_rest(against_bots(clock=clock))
    assert len(rested(against_bots(clock=clock)).log) == len(against_bots(clock=clock).log)


def test_only_a_game_of_one_person_with_bots_is_put_aside() -> None:
    assert can_rest(against_bots(1))
    assert not can_rest(against_bots(2)), "the other may be waiting"
    assert not can_rest(begun()), "three people and no bot"
    assert not can_rest(rested(against_bots(1))), "once is enough"
    open_only = open_table("T" * 24, bytes(32), settings(), BEGAN)
    assert not can_rest(open_only.table)


def test_what_bots_play_among_themselves_is_put_aside_whatever_the_clock() -> None:
    draft = Draft(against_bots(1, Clock(bank=600)), BEGAN)
    leave(draft, 0)
    assert can_rest(draft.table)
    put_aside(draft)
    before = len(draft.table.log)
    end_outage(draft, BEGAN, BEGAN + SECOND)
    assert len(draft.table.log) == before, "an outage takes no time from a game that waits"


def test_taking_up_what_runs_changes_nothing() -> None:
    table = asked_first()
    draft = Draft(table, BEGAN)
    take_up(draft, 0)
    assert not draft.rows


def test_a_log_in_which_a_game_is_put_aside_wrongly_is_not_believed() -> None:
    table = asked_first()
    aside = rested(table)
    assert objection(table, GamePutAside(), BEGAN) is None
    assert objection(against_bots(2), GamePutAside(), BEGAN) == "such a game is not put aside"
    assert objection(aside, GamePutAside(), BEGAN) == "the game is not being played then"
    assert objection(aside, GameTakenUp(0), BEGAN) is None
    assert objection(table, GameTakenUp(0), BEGAN) == "the game was not put aside"
    assert objection(aside, GameTakenUp(1), BEGAN) == "no player sits there", "a bot takes nothing up"
    action = sampled(aside, 0, random.Random(1))
    assert objection(aside, MovePlayed(0, action, "c", ""), BEGAN) == "the game is not being played then"
