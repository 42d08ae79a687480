"""What an administrator does at a table: everybody there is told, and the log alone says it all."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from amunre.kernel.messages import SPECTATOR
from amunre.store.log import Stored
from amunre.tables.company import put_aside, say, take_up, vote
from amunre.tables.draft import Denied, Draft
from amunre.tables.due import due_at
from amunre.tables.entries import (
    ChatSaid,
    SeatClaimedBack,
    SeatGivenToBot,
    SeatLeft,
    SeedRevealed,
)
from amunre.tables.host import head_of
from amunre.tables.lawful import objection
from amunre.tables.loading import fold
from amunre.tables.operated import ReasonGiven, SeatMuted, TableClosed
from amunre.tables.operating import close, mute, remove
from amunre.tables.record import whole_record, write_record
from amunre.tables.seating import begin, claim_back, get_up, leave, open_table, seat_bot, sit
from amunre.tables.sight import messages_since, seen_by
from amunre.tables.snapshot import restored, write_snapshot
from amunre.tables.table import ABANDONED, FINISHED, OPEN, RUNNING, Table
from amunre.tables.verify import verify_record
from tests.support.honest import LIVE, Played
from tests.support.tables import BEGAN, SECOND, begun, play_until, settings


def refused(draft: Draft, work: object) -> str:
    with pytest.raises(Denied) as denied:
        work(draft)  # type: ignore[operator]
    return denied.value.code


def against_bots() -> Table:
    draft = open_table("T" * 24, bytes(32), settings(), BEGAN)
    sit(draft, "Ada")
    seat_bot(draft, "greedy")
    seat_bot(draft, "greedy")
    begin(draft)
    return draft.table


def lobby() -> Draft:
    draft = open_table("T" * 24, bytes(32), settings(), BEGAN)
    sit(draft, "Ada")
    return draft


def test_a_running_game_is_closed_without_a_result_and_everybody_is_told() -> None:
    draft = Draft(begun(), BEGAN + SECOND)
    close(draft)
    table = draft.table
    assert table.status == ABANDONED
    assert [type(logged.entry) for logged in table.log][-2:] == [TableClosed, SeedRevealed]
    for viewer in (SPECTATOR, 0, 1, 2):
        told = messages_since(table, viewer, 0)[-2:]
        assert [message.entry["type"] for message in told] == ["table_closed", "seed_revealed"]
        assert seen_by(table, viewer, BEGAN).prompt is None
    assert due_at(table, 1.0) is None, "the server does nothing there any more"
    assert refused(draft, close) == "has_ended"
    assert refused(draft, lambda draft: vote(draft, 0, "end", True)) == "not_running"


def test_whoever_looks_at_a_closed_game_sees_no_more_than_before() -> None:
    table = begun()
    draft = Draft(table, BEGAN)
    close(draft)
    for viewer in (SPECTATOR, 0):
        assert seen_by(draft.table, viewer, BEGAN).view == seen_by(table, viewer, BEGAN).view


def test_a_table_is_closed_before_its_game_has_begun() -> None:
    draft = lobby()
    close(draft)
    seen = seen_by(draft.table, 0, BEGAN)
    assert (seen.status, seen.view, seen.prompt) == (ABANDONED, None, None)
    assert refused(draft, lambda draft: sit(draft, "Ben")) == "has_begun"
    verdict = verify_record(write_record(whole_record(draft.table, draft.rows)))
    assert verdict.sound, verdict.reason


def test_a_game_put_aside_is_closed_and_lists_say_so() -> None:
    draft = Draft(against_bots(), BEGAN)
    put_aside(draft)
    assert head_of(draft.table, None).status == "aside"
    close(draft)
    assert head_of(draft.table, None).status == ABANDONED


def test_a_game_that_is_over_cannot_be_closed() -> None:
    over = play_until(begun("cardgame", 2), lambda table: table.status == FINISHED, random.Random(1))
    assert refused(Draft(over, BEGAN), close) == "has_ended"
    assert objection(over, TableClosed(), over.at) == "the table is closed already"


def test_a_muted_seat_cannot_chat_until_it_may_again() -> None:
    draft = Draft(begun(), BEGAN)
    mute(draft, 1, True)
    assert messages_since(draft.table, 0, 0)[-1].entry == {"type": "seat_muted", "seat": 1, "muted": True}
    assert refused(draft, lambda draft: say(draft, 1, "hello", "a")) == "seat_muted"
    say(draft, 0, "hello", "a")
    assert [seat is not None and seat.muted for seat in seen_by(draft.table, 0, BEGAN).seats] == [0, 1, 0]
    entries = len(draft.table.log)
    mute(draft, 1, True)
    assert len(draft.table.log) == entries, "twice is once"
    mute(draft, 1, False)
    say(draft, 1, "hello", "b")


def test_whoever_sits_down_later_may_chat() -> None:
    draft = lobby()
    mute(draft, 0, True)
    get_up(draft, 0)
    sit(draft, "Ben", 0)
    say(draft, 0, "hello", "a")


def test_bots_are_not_muted() -> None:
    assert refused(Draft(against_bots(), BEGAN), lambda draft: mute(draft, 1, True)) == "not_a_person"
    assert refused(Draft(against_bots(), BEGAN), lambda draft: mute(draft, 7, True)) == "no_such_seat"


def test_whoever_is_removed_from_a_game_is_followed_by_a_bot() -> None:
    draft = Draft(begun(clock=LIVE), BEGAN)
    remove(draft, 2)
    given = draft.table.log[-1].entry
    assert isinstance(given, SeatGivenToBot)
    assert (given.seat, given.bot, given.why) == (2, "greedy", "removed")
    entries = len(draft.table.log)
    remove(draft, 2)
    assert len(draft.table.log) == entries, "twice is once"
    assert refused(draft, lambda draft: claim_back(draft, 2)) == "was_removed"
    assert refused(draft, lambda draft: say(draft, 2, "hello", "a")) == "was_removed"
    assert objection(draft.table, ChatSaid(2, "hello", "a"), BEGAN) == "that seat cannot chat"
    assert objection(draft.table, SeatClaimedBack(2), BEGAN) == "its player was removed"
    assert objection(draft.table, SeatGivenToBot(2, "greedy", "removed"), BEGAN) is not None


def test_whoever_is_away_can_be_removed_too() -> None:
    draft = Draft(begun(clock=LIVE), BEGAN)
    leave(draft, 2)
    say(draft, 2, "back soon", "a")
    remove(draft, 2)
    assert refused(draft, lambda draft: claim_back(draft, 2)) == "was_removed"
    assert objection(begun(), SeatGivenToBot(2, "greedy", "left"), BEGAN) is None
    left = Draft(begun(), BEGAN)
    leave(left, 2)
    assert objection(left.table, SeatGivenToBot(2, "greedy", "left"), BEGAN) == "no player sits there"


def test_whoever_has_left_a_game_that_waits_can_be_removed_too() -> None:
    draft = Draft(against_bots(), BEGAN)
    put_aside(draft)
    remove(draft, 0, "Spam")
    assert draft.table.aside
    take_up(draft, 0)
    assert refused(draft, lambda draft: claim_back(draft, 0)) == "was_removed"


def test_nobody_is_removed_where_nobody_plays() -> None:
    assert refused(Draft(against_bots(), BEGAN), lambda draft: remove(draft, 1)) == "not_a_person"
    assert objection(against_bots(), SeatGivenToBot(1, "greedy", "removed"), BEGAN) is not None
    assert refused(lobby(), lambda draft: remove(draft, 1)) == "no_such_seat"
    closed = Draft(begun(), BEGAN)
    close(closed)
    assert refused(closed, lambda draft: remove(draft, 1)) == "has_ended"


def test_the_reason_stands_before_what_was_done_and_nowhere_else() -> None:
    draft = Draft(begun(clock=LIVE), BEGAN)
    acts: tuple[tuple[str, Callable[[str], None]], ...] = (
        ("Spam\n in the chat", lambda reason: mute(draft, 1, True, reason)),
        ("Left again", lambda reason: remove(draft, 2, reason)),
        ("A test", lambda reason: close(draft, reason=reason)),
    )
    for reason, act in acts:
        act(reason)
        told = [message.entry for message in messages_since(draft.table, SPECTATOR, 0)]
        assert {"type": "reason_given", "text": " ".join(reason.split())} in told[-3:]
    mute_again = Draft(begun(), BEGAN)
    mute(mute_again, 1, False, "Nothing is changed")
    assert not mute_again.rows
    assert refused(Draft(begun(), BEGAN), lambda draft: close(draft, reason="x" * 501)) == "too_long"
    after_reason = Draft(begun(), BEGAN)
    after_reason.emit(ReasonGiven("because"))
    table = after_reason.table
    assert objection(table, ChatSaid(0, "hello", "a"), BEGAN) == "a reason was given for what is not done"
    assert objection(table, SeatGivenToBot(1, "greedy", "left"), BEGAN) is not None
    assert objection(table, SeatGivenToBot(1, "greedy", "removed"), BEGAN) is None
    assert objection(table, TableClosed(), BEGAN) is None
    assert objection(begun(), ReasonGiven("two\nlines"), BEGAN) == "nobody can have said that"


def test_whoever_is_removed_before_the_game_leaves_a_free_seat() -> None:
    draft = lobby()
    remove(draft, 0)
    assert draft.table.log[-1].entry == SeatLeft(0)
    assert draft.table.status == OPEN


def test_a_record_of_who_was_removed_from_a_game_put_aside_verifies() -> None:
    played = Played("classic", 3, "aside").seat_people(bots=2).begin()
    played.do(put_aside)
    played.do(lambda draft: remove(draft, 0, "Spam"))
    played.do(close)
    verdict = verify_record(write_record(whole_record(played.table, played.rows)))
    assert verdict.sound, verdict.reason


def test_logs_say_nothing_of_an_administrator_that_could_not_be() -> None:
    table = begun()
    assert objection(table, SeatMuted(0, False), BEGAN) is not None
    assert objection(table, SeatMuted(7, True), BEGAN) == "there is no such seat"
    assert objection(table, SeatMuted(0, True), BEGAN) is None
    assert objection(against_bots(), SeatMuted(1, True), BEGAN) is not None
    draft = Draft(table, BEGAN)
    mute(draft, 0, True)
    assert objection(draft.table, SeatMuted(0, True), BEGAN) is not None
    assert objection(draft.table, ChatSaid(0, "hello", "a"), BEGAN) == "that seat cannot chat"


def test_a_record_with_all_of_it_verifies_and_opens_from_a_snapshot() -> None:
    played = Played("classic", 3, "operated", clock=LIVE).seat_people().begin()
    played.play_on(40)
    played.do(lambda draft: mute(draft, 1, True, "Spam"))
    played.do(lambda draft: leave(draft, 0))
    for seat in (2, 0):
        played.do(lambda draft, seat=seat: remove(draft, seat, "Spam again"))  # type: ignore[misc]
    played.play_on(5)
    table = played.table
    stored = Stored(table.seed, played.rows, (table.seq, write_snapshot(table)))
    again = restored(table.id, stored)
    assert again is not None
    assert again.muted == fold(table.id, table.seed, played.rows).muted == {1}
    played.do(lambda draft: close(draft, reason="That is enough"))
    verdict = verify_record(write_record(whole_record(played.table, played.rows)))
    assert verdict.sound, verdict.reason
    assert played.table.status == ABANDONED != RUNNING
