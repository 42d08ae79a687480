"""Leaving a seat to a bot and taking it back: neither fills a clock nor borrows a bot's moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from amunre.tables.company import run_out
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import SeatClaimedBack, SeatGivenToBot
from amunre.tables.lawful import objection
from amunre.tables.playing import undo
from amunre.tables.seating import BACK_AFTER, LEAST_LEFT, begin, claim_back, leave, open_table, sit
from amunre.tables.settings import Clock, Settings
from amunre.tables.sight import seen_by
from amunre.tables.table import FINISHED, Table
from tests.support.tables import BEGAN, NAMES, SECOND, begun, bot_moved, play_until, played, sampled

LIVE = Clock(bank=600, increment=5)
LONG = Clock(bank=600, increment=30)
SLOW = Clock(per_decision=3_600)


def first(table: Table) -> int:
    return table.playing.waiting_for[0]


def after(table: Table, now: int, work: Callable[[Draft], object]) -> Table:
    draft = Draft(table, now)
    work(draft)
    return draft.table


def refused(table: Table, now: int, work: Callable[[Draft], object]) -> str:
    with pytest.raises(Denied) as told:
        work(Draft(table, now))
    return told.value.code


def strict(clock: Clock | None = None, players: int = 2) -> Table:
    """A game that has just begun at a table without hints."""
    settings = Settings(title="classic", players=max(players, 3), clock=clock or Clock(), hints=False)
    draft = open_table("T" * 24, bytes(32), settings, BEGAN)
    for seat in range(draft.table.players):
        sit(draft, NAMES[seat], entropy=f"chance of {NAMES[seat]}")
    begin(draft)
    return draft.table


def until_asked(table: Table, seat: int, now: int) -> Table:
    return play_until(table, lambda one: seat in one.playing.waiting_for, random.Random(1), now)


# Clocks


@pytest.mark.parametrize("clock", [LIVE, SLOW, LONG], ids=["live", "slow", "long"])
@pytest.mark.parametrize("times", [1, 5])
def test_leaving_and_coming_back_does_not_fill_a_clock(clock: Clock, times: int) -> None:
    table = begun(clock=clock)
    seat, full = first(table), (clock.bank or clock.per_decision) * SECOND
    now = BEGAN + full - 20 * SECOND
    for _ in range(times):
        table = after(table, now, lambda draft: leave(draft, seat))
        now += SECOND
        table = after(table, now, lambda draft: claim_back(draft, seat))
    assert table.timer.left_at(seat, now) == (20 - times) * SECOND


def test_who_leaves_and_comes_back_in_the_middle_of_a_turn_undoes_for_what_it_brought() -> None:
    """Or acting, leaving, coming back and undoing would fill a clock, as often as one likes."""
    table = play_until(begun(clock=LONG), can_undo, random.Random(11))
    seat, now = table.playing.commands[-1].seat, table.at
    before, last = table.timer.left[seat] - 30 * SECOND, table.playing.commands[-1].action
    for number in range(5):
        table = after(table, now, lambda draft: leave(draft, seat))
        table = after(table, now, lambda draft: claim_back(draft, seat))
        table = after(table, now, lambda draft: undo(draft, seat, f"u{draft.table.seq}"))
        assert table.timer.left_at(seat, now) == before
        table = played(table, seat, msgspec.to_builtins(last), f"again{number}", now)
    assert table.timer.left_at(seat, now) == before + 30 * SECOND


def can_undo(table: Table) -> bool:
    waiting = table.playing.waiting_for
    return any(table.playing.why_no_undo(seat) is None for seat in waiting)


def test_the_decisions_of_a_bot_bring_its_player_no_time() -> None:
    table = begun(clock=LONG)
    seat, now = first(table), BEGAN + 580 * SECOND
    table = after(table, now, lambda draft: leave(draft, seat))
    for _ in range(5):
        table = until_asked(table, seat, now)
        now += SECOND
        table = bot_moved(table, seat, now)
    assert table.timer.left[seat] > 100 * SECOND, "the bot's own reward"
    table = after(table, now, lambda draft: claim_back(draft, seat))
    assert table.timer.left[seat] == 20 * SECOND


def test_a_decision_that_follows_a_bots_has_its_own_time_in_a_slow_game() -> None:
    table = begun(clock=SLOW)
    seat, now = first(table), BEGAN + 3_590 * SECOND
    table = after(table, now, lambda draft: leave(draft, seat))
    table = bot_moved(table, seat, now + SECOND)
    table = after(table, now + SECOND, lambda draft: claim_back(draft, seat))
    assert table.timer.left[seat] == 3_600 * SECOND


@pytest.mark.parametrize(
    ("clock", "least"),
    [(Clock(bank=600), LEAST_LEFT), (LONG, 30), (Clock(bank=10), 10)],
    ids=["no increment", "increment", "short"],
)
def test_a_seat_lost_on_time_comes_back_with_little_and_after_the_bot_has_answered(
    clock: Clock, least: int
) -> None:
    table = begun(clock=clock)
    seat, now = first(table), BEGAN + clock.bank * SECOND
    for number in range(3):
        table = after(table, now, run_out)
        assert refused(table, now, lambda draft: claim_back(draft, seat)) == "bot_answers"
        assert refused(table, now + 1_000, lambda draft: claim_back(draft, seat)) == "bot_answers"
        table = bot_moved(table, seat, now + SECOND)
        table = after(table, now + SECOND, lambda draft: claim_back(draft, seat))
        assert table.timer.left[seat] == least * SECOND, number
        table = until_asked(table, seat, now + SECOND)
        now = table.timer.deadline(seat)


def test_who_lets_the_time_run_out_while_a_bot_should_answer_waits_for_it_too() -> None:
    table = begun(clock=LIVE)
    seat = first(table)
    table = after(table, BEGAN + 599 * SECOND, lambda draft: leave(draft, seat))
    assert refused(table, BEGAN + 601 * SECOND, lambda draft: claim_back(draft, seat)) == "bot_answers"


def test_a_log_that_fills_a_clock_is_not_sound() -> None:
    table = begun(clock=LIVE)
    seat, now = first(table), BEGAN + 500 * SECOND
    wrong = SeatGivenToBot(seat, "greedy", "left", 200 * SECOND)
    assert objection(table, wrong, now) == "that was not left on its clock"
    table = after(table, now, lambda draft: leave(draft, seat))
    assert objection(table, SeatClaimedBack(seat, 101 * SECOND), now) == "that was not left on its clock"
    assert objection(table, SeatClaimedBack(seat, 100 * SECOND), now) is None
    late = SeatClaimedBack(seat, LEAST_LEFT * SECOND)
    assert objection(table, late, now + 100 * SECOND) == "its player could not come back yet"


def test_older_logs_with_a_full_clock_still_hold() -> None:
    draft = Draft(begun(clock=LIVE), BEGAN + 500 * SECOND)
    seat = first(draft.table)
    for old in (SeatGivenToBot(seat, "greedy", "left"), SeatClaimedBack(seat)):
        assert objection(draft.table, old, draft.now) is None
        draft.emit(old)
    assert draft.table.timer.left[seat] == 300 * SECOND
    assert "left" not in draft.rows[-1].body


def test_a_seat_that_was_given_away_by_an_older_version_can_be_claimed() -> None:
    draft = Draft(begun(clock=LIVE), BEGAN + 500 * SECOND)
    seat = first(draft.table)
    draft.emit(SeatGivenToBot(seat, "greedy", "left"))
    table = bot_moved(draft.table, seat, draft.now)
    table = after(table, draft.now, lambda draft: claim_back(draft, seat))
    assert table.timer.left[seat] == 105 * SECOND


# Bots' moves


def test_without_hints_nobody_chooses_the_bot_that_plays_on() -> None:
    table = strict()
    for bot in ("master", "random"):
        assert refused(table, BEGAN, partial(leave, seat=0, bot=bot)) == "no_choice_of_bot"
    assert not after(table, BEGAN, lambda draft: leave(draft, 0)).persons().count(0)
    after(begun(), BEGAN, lambda draft: leave(draft, 0, "master"))


@pytest.mark.parametrize("clock", [Clock(), Clock(bank=3_600), SLOW], ids=lambda clock: clock.pace)
def test_without_hints_nobody_has_a_single_move_made_by_a_bot(clock: Clock) -> None:
    table = strict(clock)
    seat, stay = first(table), BACK_AFTER[clock.pace] * SECOND
    table = after(table, BEGAN, lambda draft: leave(draft, seat))
    after(table, BEGAN + SECOND, lambda draft: claim_back(draft, seat))  # no bot has moved yet
    table = bot_moved(table, seat, BEGAN + SECOND)
    assert refused(table, BEGAN + stay - 1, lambda draft: claim_back(draft, seat)) == "back_too_soon"
    early = SeatClaimedBack(seat, table.timer.left[seat] if table.timer.is_on else msgspec.UNSET)
    if table.timer.is_on:
        assert objection(table, early, BEGAN + stay - 1) == "its player could not come back yet"
    back = after(table, BEGAN + stay, lambda draft: claim_back(draft, seat))
    assert seat in back.persons()


def test_the_refusal_says_how_many_minutes_are_left() -> None:
    table = strict()
    seat = first(table)
    table = bot_moved(after(table, BEGAN, lambda draft: leave(draft, seat)), seat, BEGAN)
    with pytest.raises(Denied) as told:
        claim_back(Draft(table, BEGAN + 61 * SECOND), seat)
    assert told.value.facts == {"minutes": 9}


def test_with_hints_one_comes_back_at_any_time() -> None:
    table = begun()
    seat = first(table)
    table = bot_moved(after(table, BEGAN, lambda draft: leave(draft, seat)), seat, BEGAN)
    assert seat in after(table, BEGAN + 1, lambda draft: claim_back(draft, seat)).persons()


def test_a_bots_move_is_not_taken_back_by_the_player() -> None:
    rng = random.Random(5)
    table = begun("classic", 3)

    def undoable(one: Table) -> bool:
        return any(one.playing.why_no_undo(seat) is None for seat in one.playing.waiting_for)

    for _ in range(400):
        seat = rng.choice(table.playing.waiting_for)
        table = after(table, BEGAN, lambda draft, seat=seat: leave(draft, seat))  # type: ignore[misc]
        table = bot_moved(table, seat, BEGAN)
        table = after(table, BEGAN, lambda draft, seat=seat: claim_back(draft, seat))  # type: ignore[misc]
        if undoable(table):
            break
    assert table.playing.why_no_undo(seat) is None
    assert refused(table, BEGAN, lambda draft: undo(draft, seat, "u")) == "bots_move"
    assert not seen_by(table, seat, BEGAN).can_undo
    own = played(table, seat, sampled(table, seat, rng), "own", BEGAN)
    if own.playing.why_no_undo(seat) is None:
        once = after(own, BEGAN, lambda draft: undo(draft, seat, "u"))
        assert refused(once, BEGAN, lambda draft: undo(draft, seat, "v")) == "bots_move"


def test_bots_moves_for_players_are_counted_and_told_at_the_end() -> None:
    table = begun()
    seat = first(table)
    table = after(table, BEGAN, lambda draft: leave(draft, seat))
    table = bot_moved(table, seat, BEGAN)
    table = after(table, BEGAN, lambda draft: claim_back(draft, seat))
    expected = [int(one == seat) for one in range(3)]
    assert seen_by(table, seat, BEGAN).bot_moves == expected
    assert seen_by(table, (seat + 1) % 3, BEGAN).bot_moves == [0, 0, 0]
    assert seen_by(table, -1, BEGAN).bot_moves == [0, 0, 0]
    table = play_until(table, lambda one: one.status == FINISHED, random.Random(1))
    for viewer in (-1, 0, 1, 2):
        assert seen_by(table, viewer, BEGAN).bot_moves == expected
