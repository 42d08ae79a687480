"""Clocks: who is charged, what is given back, when time runs out; outages and wrong clocks take nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from amunre.store.engine import open_database
from amunre.store.upgrade import upgrade
from amunre.tables.company import run_out, say, take_holiday
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import SeatGivenToBot
from amunre.tables.host import Host, now_us
from amunre.tables.playing import move, undo
from amunre.tables.seating import LEAST_LEFT, claim_back
from amunre.tables.settings import Clock
from amunre.tables.sight import seen_by
from amunre.tables.table import RUNNING, Table
from amunre.tables.timer import DAY, Timer
from tests.support.tables import BEGAN, SECOND, begun, bot_moved, fill, play_until, played, sampled, settings

LIVE = Clock(bank=600, increment=5)
SLOW = Clock(per_decision=3_600, holidays=10)
HOUR = 3_600 * SECOND


def turn(table: Table, now: int, seed: int = 1) -> Table:
    """The seat that is waited for moves."""
    seat = table.playing.waiting_for[0]
    return played(table, seat, sampled(table, seat, random.Random(seed)), f"c{table.seq}", now)


def after(table: Table, now: int, work: Callable[[Draft], object]) -> Table:
    draft = Draft(table, now)
    work(draft)
    return draft.table


def at_offering(clock: Clock) -> Table:
    """Everybody is asked for an offering, at the time the game began."""
    table = begun("classic", 4, clock)
    return play_until(table, lambda now: len(now.playing.waiting_for) == 4, random.Random(3))


def can_undo(table: Table) -> bool:
    return any(table.playing.why_no_undo(seat) is None for seat in table.playing.waiting_for)


def at_undo(clock: Clock) -> tuple[Table, int]:
    """A seat has just acted and may take it back; no time has passed yet."""
    table = play_until(begun("classic", 3, clock), can_undo, random.Random(5))
    return table, next(s for s in table.playing.waiting_for if table.playing.why_no_undo(s) is None)


# Who is charged


def test_a_bank_pays_for_thinking_and_grows_by_the_increment() -> None:
    table = begun(clock=LIVE)
    seat = table.playing.waiting_for[0]
    others = [other for other in range(3) if other != seat]
    table = turn(table, BEGAN + 40 * SECOND)
    assert table.timer.left[seat] == (600 - 40 + 5) * SECOND
    assert [table.timer.left[other] for other in others] == [600 * SECOND] * 2


def test_each_decision_of_a_slow_game_has_its_full_time() -> None:
    table = begun(clock=SLOW)
    seat = table.playing.waiting_for[0]
    assert table.timer.deadline(seat) == BEGAN + HOUR
    table = turn(table, BEGAN + HOUR - SECOND)
    assert table.timer.left[seat] == HOUR
    waiting = table.playing.waiting_for[0]
    assert table.timer.deadline(waiting) == BEGAN + 2 * HOUR - SECOND


def test_talk_and_other_entries_do_not_reward_anybody() -> None:
    table = begun(clock=LIVE)
    seat = table.playing.waiting_for[0]
    for number in range(10):
        table = after(
            table, BEGAN + number * SECOND, lambda draft: say(draft, seat, "hm", f"t{draft.table.seq}")
        )
    assert table.timer.left[seat] == 591 * SECOND


def test_sealed_phases_charge_only_those_who_have_not_chosen() -> None:
    table = at_offering(LIVE)
    before = table.timer.left.copy()
    rng = random.Random(1)
    table = played(table, 2, sampled(table, 2, rng), "a", BEGAN + 10 * SECOND)
    table = played(table, 0, sampled(table, 0, rng), "b", BEGAN + 30 * SECOND)
    for number in range(3):  # changing a choice costs nothing and brings nothing
        table = played(table, 2, sampled(table, 2, rng), f"c{number}", BEGAN + 40 * SECOND)
    assert table.timer.waiting == {1, 3}
    spent = [then - now for then, now in zip(before, table.timer.left, strict=True)]
    assert spent == [25 * SECOND, 40 * SECOND, 5 * SECOND, 40 * SECOND]


def test_without_a_clock_nobody_is_hurried() -> None:
    table = turn(begun(), BEGAN + 1_000 * DAY)
    assert table.timer.next_deadline(range(3)) is None
    assert after(table, BEGAN + 2_000 * DAY, run_out).seq == table.seq
    seen = seen_by(table, 0, BEGAN)
    assert [seat.seconds_left for seat in seen.seats if seat is not None] == [None] * 3


def test_what_is_seen_of_a_clock_runs_down_while_the_seat_is_waited_for() -> None:
    table = begun(clock=LIVE)
    seat = table.playing.waiting_for[0]
    shown = seen_by(table, 1, BEGAN + 15 * SECOND).seats
    lefts = [one.seconds_left for one in shown if one is not None]
    assert lefts[seat] == 585
    assert sorted(lefts, key=lambda left: left or 0)[1:] == [600, 600]


# Undo


def taken_back(table: Table, seat: int, now: int) -> Table:
    return after(table, now, lambda draft: undo(draft, seat, f"u{draft.table.seq}"))


def test_undo_takes_the_reward_back_and_the_time_stays_spent() -> None:
    table, seat = at_undo(LIVE)
    before = table.timer.left[seat]
    table = after(table, BEGAN + 3 * SECOND, lambda draft: undo(draft, seat, "u"))
    assert table.timer.left[seat] == before - (5 + 3) * SECOND


def test_acting_and_undoing_again_and_again_gains_no_time() -> None:
    for clock in (LIVE, SLOW):
        table, seat = at_undo(clock)
        last = table.playing.commands[-1].action
        table = taken_back(table, seat, BEGAN)
        rest, now = table.timer.left[seat], BEGAN
        for number in range(1, 20):
            now += 4 * SECOND
            draft = Draft(table, now)
            move(draft, seat, draft.table.asked[seat].id, f"m{number}", msgspec.to_builtins(last))
            table = taken_back(draft.table, seat, now)
            assert table.timer.left[seat] == rest - 4 * number * SECOND


def test_every_action_of_a_turn_can_be_undone_for_what_it_brought() -> None:
    rng = random.Random(11)
    for seed in range(40):
        table = play_until(begun("anniversary", 3, LIVE, f"twice{seed}"), can_undo, rng)
        seat = next(s for s in table.playing.waiting_for if table.playing.why_no_undo(s) is None)
        rewards = table.timer.rewards[seat]
        if len(rewards) < 2:
            table = played(table, seat, sampled(table, seat, rng), "more", BEGAN)
        depth = 0
        while seat in table.timer.waiting and table.playing.why_no_undo(seat) is None:
            left = table.timer.left[seat]
            table = taken_back(table, seat, BEGAN)
            assert table.timer.left[seat] == left - 5 * SECOND
            depth += 1
        if depth > 1:
            return
    pytest.fail("no turn with two actions that can be undone")


def test_undo_is_refused_when_it_would_leave_no_time() -> None:
    table, seat = at_undo(Clock(per_decision=100))
    late = BEGAN + 99 * SECOND
    table.timer.rewards[seat] = (50 * SECOND,)
    with pytest.raises(Denied) as told:
        undo(Draft(table, late), seat, "u")
    assert told.value.code == "no_time_left"


# Time-outs


def test_a_seat_whose_time_has_run_out_goes_to_a_bot_and_can_be_claimed_back() -> None:
    table = begun(clock=LIVE)
    seat = table.playing.waiting_for[0]
    assert after(table, BEGAN + 600 * SECOND - 1, run_out).seq == table.seq
    late = after(table, BEGAN + 600 * SECOND, run_out)
    given = late.log[-1].entry
    assert isinstance(given, SeatGivenToBot)
    assert (given.seat, given.why) == (seat, "time")
    assert after(late, BEGAN + 900 * SECOND, run_out).seq == late.seq  # once is enough
    with pytest.raises(Denied) as told:
        claim_back(Draft(late, BEGAN + 1_000 * SECOND), seat)
    assert told.value.code == "bot_answers", "or the same question could be put off for ever"
    answered = bot_moved(late, seat, BEGAN + 1_001 * SECOND)
    back = after(answered, BEGAN + 1_002 * SECOND, lambda draft: claim_back(draft, seat))
    holder = back.seats[seat]
    assert holder is not None
    assert not holder.bot
    assert back.timer.left[seat] == LEAST_LEFT * SECOND


def test_in_sealed_phases_all_who_are_late_go_and_no_other() -> None:
    table = at_offering(LIVE)
    table = played(table, 1, sampled(table, 1, random.Random(1)), "a", BEGAN + SECOND)
    late = after(table, BEGAN + HOUR, run_out)
    gone = [one.entry.seat for one in late.log[table.seq + 1 :] if isinstance(one.entry, SeatGivenToBot)]
    assert gone == [0, 2, 3]


def test_holidays_stop_a_clock_and_are_used_up() -> None:
    table = begun(clock=SLOW)
    seat = table.playing.waiting_for[0]
    table = after(table, BEGAN + 600 * SECOND, lambda draft: take_holiday(draft, seat, 3))
    end = BEGAN + 600 * SECOND + 3 * DAY
    assert table.timer.deadline(seat) == end + 3_000 * SECOND
    assert table.timer.days_off[seat] == 7
    assert after(table, end + 2_999 * SECOND, run_out).seq == table.seq
    assert after(table, end + 3_000 * SECOND, run_out).seq == table.seq + 1
    with pytest.raises(Denied) as told:
        take_holiday(Draft(table, end), seat, 8)
    assert told.value.code == "no_days_left"
    with pytest.raises(Denied) as told:
        take_holiday(Draft(begun(clock=LIVE), BEGAN), 0, 1)
    assert told.value.code == "no_holidays"


def test_a_move_during_a_holiday_costs_nothing() -> None:
    table = begun(clock=Clock(per_decision=3_600, holidays=3))
    seat = table.playing.waiting_for[0]
    table = after(table, BEGAN, lambda draft: take_holiday(draft, seat, 1))
    assert table.timer.deadline(seat) == BEGAN + DAY + HOUR
    table.timer.charge(BEGAN + DAY // 2)
    assert table.timer.left[seat] == HOUR


def test_holidays_and_outages_are_not_given_twice() -> None:
    timer = Timer(Clock(per_decision=200_000, holidays=2), 1)
    timer.since = BEGAN
    timer.wait_for([0])
    timer.take_holiday(0, 1, BEGAN)
    now = BEGAN + 2 * DAY
    timer.charge(now)
    timer.forgive(BEGAN, 0, now)
    assert timer.left[0] == 200_000 * SECOND


# The clock of the machine


def test_a_wall_clock_that_is_put_forward_or_back_is_not_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = time.time_ns
    before = now_us()
    for jump in (HOUR, -HOUR, DAY, -DAY, DAY):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: honest() + jump * 1_000)
        monkeypatch.setattr(time, "time", lambda jump=jump: (honest() + jump * 1_000) / 1e9)
        now = now_us()
        assert 0 <= now - before < HOUR // 2
        before = now


def test_times_in_a_log_never_fall_and_no_deadline_comes_closer_when_a_clock_goes_back() -> None:
    rng = random.Random(9)
    table = begun(clock=SLOW)
    now = BEGAN
    for _ in range(200):
        if table.status != RUNNING:
            break
        now += rng.choice((SECOND, 60 * SECOND, -HOUR, -DAY, -SECOND))
        seats = table.playing.waiting_for
        before = {seat: table.timer.deadline(seat) for seat in seats}
        seat = rng.choice(seats)
        table = played(table, seat, sampled(table, seat, rng), f"j{table.seq}", now)
        for other in set(before) & table.timer.waiting - {seat}:
            assert table.timer.deadline(other) >= before[other]
    times = [logged.at for logged in table.log]
    assert times == sorted(times)
    assert all(left <= HOUR for left in table.timer.left)


class ShiftedClock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.by = 0

    def __call__(self) -> int:
        return BEGAN + self.by


def test_a_time_out_and_a_late_move_that_meet_have_one_winner(tmp_path: Path) -> None:
    """Both go the same way, so whoever is first counts and the other gets a definite answer (C13)."""
    shifted = ShiftedClock()

    async def body() -> None:
        database = open_database(f"sqlite:///{tmp_path / 'site.db'}")
        upgrade(database)
        host = Host(database, shifted)
        for number in range(40):
            shifted.by = 0
            table, _ = await host.open(settings(clock=LIVE), fill)
            seat = table.playing.waiting_for[0]
            action, asked = sampled(table, seat, random.Random(number)), table.asked[seat].id
            shifted.by = 600 * SECOND
            works: list[Callable[[Draft], object]] = [
                run_out,
                lambda draft, a=action, d=asked, s=seat: move(draft, s, d, "late", a),  # type: ignore[misc]
            ]
            if number % 2:
                works.reverse()
            answers = await asyncio.gather(
                *(host.change(table.id, work) for work in works), return_exceptions=True
            )
            changed = await host.table(table.id)
            gone = [one.entry.seat for one in changed.log if isinstance(one.entry, SeatGivenToBot)]
            assert ((seat, "late") in changed.cids) != (seat in gone)
            refused = [answer.code for answer in answers if isinstance(answer, Denied)]
            assert refused == (["bot_plays"] if seat in gone else [])
        database.close()

    asyncio.run(body())
