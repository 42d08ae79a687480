"""Nobody can make a log grow without end, and the largest there can be still verifies as a record."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from amunre.tables import entries as kinds
from amunre.tables import extras
from amunre.tables.company import MOST_CHATS, nudge, put_aside, say, take_up, vote
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import ENTRIES, GamePutAside, SeatTaken
from amunre.tables.operated import ExpiryWarned, ReasonGiven, SeatMuted, TableClosed, TableExpired
from amunre.tables.operating import close
from amunre.tables.orders import give_orders
from amunre.tables.patched import RulesPatched
from amunre.tables.playing import move, undo
from amunre.tables.record import LARGEST, whole_record, write_record
from amunre.tables.removed import WordsRemoved
from amunre.tables.seating import claim_back, get_up, leave, open_table, seat_bot, sit
from amunre.tables.sight import can_undo
from amunre.tables.table import FINISHED, RUNNING, Table
from amunre.tables.verify import verify_record
from tests.support.honest import LIVE, Played
from tests.support.tables import BEGAN, SECOND, begun, sampled, settings

GAME, SERVER, ONCE = "as long as a game", "by the server or an administrator", "once"
EXTRA, ARRIVALS, RESTS, CHATS, DAYS = "extras", "arrivals", "rests", "chats", "days off"
LIMITED = {
    kinds.TableOpened: ONCE,
    SeatTaken: ARRIVALS,
    kinds.SeatLeft: ARRIVALS,
    kinds.GameStarted: ONCE,
    kinds.MovePlayed: (GAME, EXTRA),  # what is taken back can be played again, and a sealed choice be changed
    kinds.MoveUndone: EXTRA,
    kinds.OrdersGiven: EXTRA,
    kinds.OrdersSpent: EXTRA,
    kinds.HintTaken: (GAME, EXTRA),  # one a question, and what is taken back is asked anew
    kinds.ChatSaid: CHATS,
    kinds.Nudged: EXTRA,
    kinds.VoteCast: EXTRA,
    kinds.SeatGivenToBot: (GAME, EXTRA),  # a seat that the clock has taken comes back after a move
    kinds.SeatClaimedBack: (GAME, EXTRA),
    kinds.HolidayTaken: DAYS,
    kinds.OutageEnded: SERVER,
    kinds.GameAbandoned: ONCE,
    ReasonGiven: SERVER,
    TableClosed: ONCE,
    TableExpired: ONCE,
    ExpiryWarned: SERVER,
    SeatMuted: SERVER,
    GamePutAside: RESTS,
    kinds.GameTakenUp: RESTS,
    RulesPatched: SERVER,
    WordsRemoved: ARRIVALS,  # once for each who sat there
    kinds.SeedRevealed: ONCE,
    kinds.RematchOpened: ONCE,
}
"""What keeps each kind of entry from being written for ever."""


def test_every_kind_of_entry_has_an_end() -> None:
    assert set(LIMITED) == set(ENTRIES)


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(Denied) as denied:
        work()
    return denied.value.code


def until_refused(draft: Draft, does: Callable[[int], object]) -> int:
    """How often something could be done before it was too much."""

    def go_on() -> None:
        for count in range(50):
            draft.now += 3600 * SECOND
            done.append(count)
            does(count)

    done: list[int] = []
    assert refused(go_on) == "too_much_done"
    return len(done) - 1


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(extras, "MOST_EXTRAS", 6)
    return 6


def test_votes_orders_and_reminders_have_an_end(few: int) -> None:
    draft = Draft(begun(), BEGAN)
    asked = draft.table.playing.waiting_for[0]
    other = (asked + 1) % 3
    assert until_refused(draft, lambda n: vote(draft, other, "end", n % 2 == 0)) == few
    assert refused(lambda: nudge(draft, other, asked)) == "too_much_done"
    assert until_refused(draft, lambda n: give_orders(draft, asked, (), n % 2 == 0, f"o{n}")) == few
    third = (asked + 2) % 3
    assert until_refused(draft, lambda n: nudge(draft, third, asked)) == few
    move(draft, asked, draft.table.asked[asked].id, "m", first(draft.table, asked))


def first(table: Table, seat: int) -> dict[str, object]:
    import random

    return sampled(table, seat, random.Random(1))


def test_leaving_and_coming_back_has_an_end(few: int) -> None:
    draft = Draft(begun(), BEGAN)

    def away_and_back(_: int) -> None:
        leave(draft, 1)
        claim_back(draft, 1)

    assert until_refused(draft, away_and_back) == few
    assert draft.table.persons() == [0, 1, 2]


def test_taking_back_and_changing_sealed_choices_has_an_end(few: int) -> None:
    """And the game can be played to its end without."""
    played = Played("classic", 3, "extras").seat_people().begin()
    while played.table.status != FINISHED:
        played.play(played.table.playing.waiting_for[0])
        for seat in range(3):
            with suppress(Denied):
                if can_undo(played.table, seat) and played.rng.random() < 0.5:
                    played.do(lambda draft, seat=seat: undo(draft, seat, played.cid()))  # type: ignore[misc]
            with suppress(Denied):
                if played.table.status == RUNNING and seat in played.table.playing.state.sealed:
                    played.play(seat)
    assert tally(played.table) == [few] * 3
    kinds_done = {type(logged.entry) for logged in played.table.log if extras.is_extra(logged)}
    assert kinds_done == {kinds.MovePlayed, kinds.MoveUndone}


def tally(table: Table) -> list[int]:
    done = [logged.entry.seat for logged in table.log if extras.is_extra(logged)]  # type: ignore[attr-defined]
    return [done.count(seat) for seat in range(table.players)]


def test_so_many_sit_down_and_no_more() -> None:
    draft = open_table("T" * 24, bytes(32), settings(), BEGAN)
    for number in range(extras.MOST_ARRIVALS // 2):
        sit(draft, f"Name {number}", 0)
        get_up(draft, 0)
        seat_bot(draft, "greedy", 1)
        get_up(draft, 1)
    assert refused(lambda: sit(draft, "Ann")) == "too_many_came"
    assert refused(lambda: seat_bot(draft, "greedy")) == "too_many_came"


def test_a_game_is_put_aside_so_often_and_no_more() -> None:
    draft = open_table("T" * 24, bytes(32), settings(players=3), BEGAN)
    sit(draft, "Ann")
    seat_bot(draft, "greedy")
    seat_bot(draft, "greedy")
    draft.emit(kinds.GameStarted())
    for _ in range(extras.MOST_RESTS + 5):
        put_aside(draft)
        take_up(draft, 0)
    assert extras.count_of(draft.table, GamePutAside) == extras.MOST_RESTS
    assert not draft.table.aside


def test_the_largest_record_that_can_be_made_verifies() -> None:
    """Everybody at a full table does all they can, each time with as much as can be said."""
    played = Played("classic", 5, "largest", clock=LIVE, name="\U0001f9d1" * 60)
    for number in range(extras.MOST_ARRIVALS // 2 - 5):
        name = "\U0001f9d1" * 15 + f"{number:05}"
        played.do(lambda draft, name=name: sit(draft, name, 0, "", "\U0001f9d1" * 64))  # type: ignore[misc]
        played.do(lambda draft: get_up(draft, 0))
        played.do(lambda draft: seat_bot(draft, "strategist", 0))
        played.do(lambda draft: get_up(draft, 0))
    played.seat_people().begin()
    provinces = list(played.table.playing.rules.config.components.provinces)[:15]
    bids = tuple((province, 1_000) for province in provinces)
    for seat in range(5):
        for number in range(extras.MOST_EXTRAS):
            cid = f"{number:064}"
            played.do(lambda draft, seat=seat, cid=cid: give_orders(draft, seat, bids, True, cid), 0)  # type: ignore[misc]
    for number in range(MOST_CHATS):
        said, cid = "\U0001f9d1" * 500, f"c{number:063}"
        played.do(lambda draft, cid=cid, said=said: say(draft, 0, said, cid), 0)  # type: ignore[misc]
    assert refused(lambda: played.do(lambda draft: say(draft, 1, "more", "more"))) == "too_much_chat"
    assert refused(lambda: played.do(lambda d: give_orders(d, 4, (), False, "more"))) == "too_much_done"
    for _ in range(60):
        played.play(played.table.playing.waiting_for[0])
    played.do(close)
    document = write_record(whole_record(played.table, played.rows))
    assert LARGEST // 8 < len(document.encode()) < LARGEST // 2, "hints, moves taken back and names have room"
    verdict = verify_record(document.encode())
    assert verdict.sound, verdict.reason
