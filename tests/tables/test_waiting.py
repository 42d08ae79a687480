"""A vote for a bot: for players who were reminded and waited for, and for nobody else."""

from __future__ import annotations

import random

import pytest

from amunre.kernel.messages import SPECTATOR
from amunre.tables.company import STRETCH, WAITED, nudge, say, take_holiday, vote
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import SeatGivenToBot, VoteCast
from amunre.tables.lawful import objection
from amunre.tables.seating import claim_back, leave
from amunre.tables.settings import Clock
from amunre.tables.sight import SeatSeen, seen_by
from amunre.tables.table import Table
from tests.support.tables import BEGAN, SECOND, begun, played, sampled

CLOCKS = pytest.mark.parametrize(
    "clock",
    [Clock(), Clock(bank=3_600), Clock(per_decision=14 * 24 * 3600, holidays=3)],
    ids=lambda clock: clock.pace,
)


class Waiting:
    """A game in which one is asked and the others wait."""

    def __init__(self, clock: Clock | None = None, players: int = 3) -> None:
        self.now = BEGAN
        self.table = begun("classic" if players > 2 else "cardgame", players, clock)
        self.late = self.table.playing.waiting_for[0]
        self.others = [seat for seat in range(players) if seat != self.late]
        self.wait = WAITED[self.table.settings.clock.pace]
        self.about = f"replace {self.late}"

    def draft(self, seconds: float = 0) -> Draft:
        self.now += int(seconds * SECOND)
        return Draft(self.table, self.now)

    def nudge(self, seconds: float = 0) -> None:
        draft = self.draft(seconds)
        nudge(draft, self.others[0], self.late)
        self.table = draft.table

    def vote(self, seat: int, seconds: float = 0) -> str:
        """What is said to a vote: nothing if it counts."""
        draft = self.draft(seconds)
        try:
            vote(draft, seat, self.about, True)
        except Denied as denied:
            return denied.code
        self.table = draft.table
        return ""

    def play(self) -> None:
        """The one who is waited for moves."""
        action = sampled(self.table, self.late, random.Random(1))
        self.table = played(self.table, self.late, action, f"m{self.table.seq}", self.now)

    def seen(self) -> SeatSeen:
        seat = seen_by(self.table, SPECTATOR, self.now).seats[self.late]
        assert seat is not None
        return seat


def given(table: Table) -> list[SeatGivenToBot]:
    return [logged.entry for logged in table.log if isinstance(logged.entry, SeatGivenToBot)]


@CLOCKS
def test_nobody_is_voted_away_who_was_not_reminded_and_waited_for(clock: Clock) -> None:
    game = Waiting(clock, players=2)
    other = game.others[0]
    assert game.vote(other) == "not_reminded"
    assert game.vote(other, 600) == "not_reminded"
    game.nudge()
    assert game.vote(other) == "not_waited_long"
    assert game.vote(other, game.wait - 0.001) == "not_waited_long"
    assert game.vote(other, 0.001) == ""
    assert [(entry.seat, entry.why) for entry in given(game.table)] == [(game.late, "vote")]


def test_with_two_at_a_table_neither_can_have_a_bot_move_for_the_other_at_will() -> None:
    game = Waiting(players=2)
    while game.table.seq < 60:
        game.late = game.table.playing.waiting_for[0]
        game.others, game.about = [1 - game.late], f"replace {game.late}"
        assert game.vote(game.others[0], 1) == "not_reminded"
        game.nudge()
        assert game.vote(game.others[0], game.wait - 1) == "not_waited_long"
        game.play()


def test_a_refusal_says_how_long_it_takes() -> None:
    game = Waiting()
    with pytest.raises(Denied) as told:
        vote(game.draft(), game.others[0], game.about, True)
    assert told.value.facts == {"minutes": 10}
    game.nudge()
    for seconds, minutes in ((0, 10), (1, 10), (60, 9), (539, 2), (540, 1)):
        with pytest.raises(Denied) as told:
            vote(Draft(game.table, BEGAN + seconds * SECOND), game.others[0], game.about, True)
        assert told.value.facts == {"minutes": minutes}


def test_it_takes_all_others_and_the_player_comes_back() -> None:
    game = Waiting(players=4)
    game.nudge()
    assert game.vote(game.others[0], game.wait) == ""
    assert game.vote(game.others[1]) == ""
    assert not given(game.table)
    assert seen_by(game.table, SPECTATOR, game.now).votes == {game.about: sorted(game.others[:2])}
    assert game.vote(game.others[2]) == ""
    assert len(given(game.table)) == 1
    assert game.vote(game.others[0]) == "bad_vote", "a bot plays there"
    draft = game.draft()
    claim_back(draft, game.late)
    game.table = draft.table
    assert seen_by(game.table, SPECTATOR, game.now).votes == {}
    assert game.vote(game.others[0]) == "not_reminded", "all begins anew"


def test_votes_lapse_when_the_player_moves() -> None:
    game = Waiting(players=4)
    game.nudge()
    game.vote(game.others[0], game.wait)
    game.vote(game.others[1])
    game.play()
    assert seen_by(game.table, SPECTATOR, game.now).votes == {}
    assert game.vote(game.others[2]) == "not_waiting"


def test_a_vote_is_taken_back_and_that_of_a_player_who_leaves_does_not_count() -> None:
    game = Waiting(players=4)
    game.nudge()
    first, second, third = game.others
    game.vote(first, game.wait)
    game.vote(second)
    draft = game.draft()
    vote(draft, first, game.about, False)
    vote(draft, first, game.about, False)  # nothing is left to take back
    leave(draft, second)
    game.table = draft.table
    assert len(draft.rows) == 2
    assert game.vote(third) == ""
    assert not given(game.table)[1:], "the first is against it"


def test_who_says_something_is_waited_for_a_little_longer_but_not_for_ever() -> None:
    game = Waiting(players=2)
    game.nudge()
    for number in range(2 * STRETCH):
        draft = game.draft(game.wait / 2)
        say(draft, game.late, "One moment please", f"t{number}")
        game.table = draft.table
        expected = "not_waited_long" if number < 2 * STRETCH - 1 else ""
        assert game.vote(game.others[0]) == expected


def test_a_word_of_the_player_ends_the_votes_before_it() -> None:
    game = Waiting(players=3)
    game.nudge()
    game.vote(game.others[0], game.wait)
    draft = game.draft()
    say(draft, game.late, "I am here", "t")
    game.table = draft.table
    assert game.vote(game.others[1], game.wait) == ""
    assert not given(game.table)


def test_a_second_reminder_puts_nothing_off() -> None:
    game = Waiting(Clock(bank=3_600), players=2)
    game.nudge()
    game.nudge(60)
    assert game.vote(game.others[0], game.wait - 60) == ""


def test_who_is_on_holiday_is_not_waited_for() -> None:
    game = Waiting(Clock(per_decision=30 * 24 * 3600, holidays=5), players=2)
    draft = game.draft()
    take_holiday(draft, game.late, 3)
    game.table = draft.table
    game.nudge()
    assert game.vote(game.others[0], 3 * 24 * 3600 + game.wait - 1) == "not_waited_long"
    assert game.vote(game.others[0], 1) == ""


@CLOCKS
def test_the_table_shows_when_a_vote_is_possible(clock: Clock) -> None:
    game = Waiting(clock)
    assert seen_by(game.table, SPECTATOR, game.now).replace_after == game.wait
    assert game.seen().replaceable_in is None
    game.nudge()
    assert game.seen().replaceable_in == game.wait
    game.now += 30 * SECOND
    assert game.seen().replaceable_in == game.wait - 30
    game.now += game.wait * SECOND
    assert game.seen().replaceable_in == 0
    game.play()
    assert game.seen().replaceable_in is None


# What a log may hold


def test_a_log_with_a_vote_that_came_too_soon_is_not_sound() -> None:
    game = Waiting()
    game.nudge()
    due = game.now + game.wait * SECOND
    cast = VoteCast(game.others[0], game.about, True, game.now)
    assert objection(game.table, cast, due - 1) == "that player was not waited for long enough"
    assert objection(game.table, cast, due) is None
    other = VoteCast(game.others[0], game.about, True, game.now + 1)
    assert objection(game.table, other, due) == "nobody was reminded then"


def test_older_logs_with_votes_at_any_time_still_hold() -> None:
    game = Waiting(players=3)
    draft = game.draft()
    for seat in game.others:
        old = VoteCast(seat, game.about, True)
        assert objection(draft.table, old, draft.now) is None
        draft.emit(old)
    assert objection(draft.table, VoteCast(0, "end", True), draft.now) is not None, "a bot is due"
    taken = SeatGivenToBot(game.late, "greedy", "vote")
    assert objection(draft.table, taken, draft.now) is None
    draft.emit(taken)


def test_a_vote_of_an_older_log_does_not_help_a_new_one() -> None:
    game = Waiting(players=3)
    draft = game.draft()
    draft.emit(VoteCast(game.others[0], game.about, True))
    game.table = draft.table
    assert seen_by(game.table, SPECTATOR, game.now).votes == {}
    game.nudge()
    assert game.vote(game.others[1], game.wait) == ""
    assert not given(game.table)
