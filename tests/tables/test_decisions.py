"""Decision ids and client ids: an old answer is never a new one, a repeat gets the first result (C2, C4)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from amunre.kernel.errors import Refused
from amunre.kernel.messages import SPECTATOR
from amunre.store.chain import EVERYONE
from amunre.tables import sight
from amunre.tables.company import say
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import MovePlayed
from amunre.tables.playing import LONGEST_CID, move, undo
from amunre.tables.table import RUNNING, Table
from tests.support.secrecy import told
from tests.support.tables import BEGAN, begun, play_until, played, sampled

Answer = tuple[int, str, dict[str, Any], str, int]
"""Seat, decision, action, client id, number of the entry."""


def replayed(table: Table, old: Answer, cid: str) -> int | str:
    """The number under which an old answer is accepted now, or the code of the refusal."""
    seat, decision, action, _, _ = old
    try:
        return move(Draft(table, BEGAN), seat, decision, cid, action)
    except Refused as problem:
        return problem.refusal.code
    except Denied as problem:
        return problem.code


@pytest.mark.parametrize("title", ["classic", "anniversary", "revised+expert"])
def test_no_past_answer_is_accepted_at_any_later_point(title: str) -> None:
    rng = random.Random(title)
    table = begun(title, 3, seed=f"stale {title}")
    past: list[Answer] = []
    undone = tried = 0
    while table.status == RUNNING:
        game = table.playing
        undoer = next((seat for seat in game.waiting_for if game.why_no_undo(seat) is None), None)
        if undoer is not None and rng.random() < 0.2:
            draft = Draft(table, BEGAN)
            undo(draft, undoer, f"u{table.seq}")
            table = draft.table
            undone += 1
        else:
            seat = rng.choice(game.waiting_for if rng.random() < 0.9 else sorted(table.asked))
            action, asked, cid = sampled(table, seat, rng), table.asked[seat].id, f"c{table.seq}"
            table = played(table, seat, action, cid, BEGAN)
            past.append((seat, asked, action, cid, table.cids[seat, cid]))
        open_now = {asked.id for asked in table.asked.values()}
        for old in past if len(past) < 40 else rng.sample(past, 40):
            if old[1] not in open_now:  # a sealed choice that still lies there may be changed
                tried += 1
                assert replayed(table, old, "new") in ("superseded", "not_running")
            assert replayed(table, old, old[3]) == old[4]
    assert undone > 3
    assert tried > 2_000


def test_a_decision_has_a_new_name_after_undo() -> None:
    table = begun("classic", 3)
    rng = random.Random(5)

    def can_undo(now: Table) -> bool:
        return any(now.playing.why_no_undo(seat) is None for seat in now.playing.waiting_for)

    names = set()
    for number in range(5):
        table = play_until(table, can_undo, rng)
        seat = next(s for s in table.playing.waiting_for if table.playing.why_no_undo(s) is None)
        before = table.asked[seat].id
        draft = Draft(table, BEGAN)
        undo(draft, seat, f"u{number}")
        table = draft.table
        assert table.asked[seat].id != before
        assert table.asked[seat].id not in names
        names |= {before, table.asked[seat].id}
        table = played(table, seat, sampled(table, seat, rng), f"x{number}", BEGAN)


def test_another_seats_action_leaves_a_decision_its_name() -> None:
    table = play_until(begun("classic", 5), lambda now: len(now.asked) == 5, random.Random(3))
    names = {seat: asked.id for seat, asked in table.asked.items()}
    assert len(set(names.values())) == 5
    rng = random.Random(4)
    for seat in (3, 0, 3, 1, 3, 2):
        table = played(table, seat, sampled(table, seat, rng), f"s{table.seq}", BEGAN)
        assert {seat: asked.id for seat, asked in table.asked.items()} == names


def test_names_of_decisions_are_not_foreseeable() -> None:
    names = [asked.id for _ in range(50) for asked in begun("anniversary", 3).asked.values()]
    assert len(set(names)) == len(names)
    assert {len(name) for name in names} == {32}


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    table = begun("classic", 3)
    idle = next(seat for seat in range(3) if seat not in table.asked)
    with pytest.raises(Refused) as refused:
        move(Draft(table, BEGAN), idle, "", "c", {"type": "place_bid", "province": "abydos", "amount": 0})
    assert refused.value.refusal.code == "not_your_decision"


def test_a_repeat_returns_the_first_number_whatever_else_it_says() -> None:
    table = begun("classic", 3)
    seat = table.playing.waiting_for[0]
    table = played(table, seat, sampled(table, seat, random.Random(1)), "same", BEGAN)
    draft = Draft(table, BEGAN)
    assert move(draft, seat, "nonsense", "same", {"type": "nothing"}) == table.seq
    assert say(draft, seat, "hello", "same") == table.seq
    assert draft.rows == []
    other = (seat + 1) % 3
    assert say(draft, other, "hello", "same") == table.seq + 1  # another seat has client ids of its own


@pytest.mark.parametrize("cid", ["", "x" * (LONGEST_CID + 1), "a\nb", "ä", "bot:1"])
def test_client_ids_are_short_and_plain(cid: str) -> None:
    with pytest.raises(Denied) as refused:
        say(Draft(begun(), BEGAN), 0, "hello", cid)
    assert refused.value.code == "bad_cid"


@pytest.mark.parametrize("action", [{}, {"type": "fly"}, {"type": "place_bid"}, {"type": 7}, "fly away"])
def test_an_action_that_is_none_is_refused_and_changes_nothing(action: Any) -> None:
    table = begun("classic", 3)
    seat = table.playing.waiting_for[0]
    draft = Draft(table, BEGAN)
    with pytest.raises(Denied) as refused:
        move(draft, seat, table.asked[seat].id, "c", action)
    assert refused.value.code == "bad_action"
    assert draft.rows == []
    assert draft.table.seq == table.seq


def test_a_sealed_choice_is_changed_unseen_by_others() -> None:
    table = play_until(begun("classic", 4), lambda now: len(now.asked) == 4, random.Random(3))
    rng = random.Random(2)
    table = played(table, 1, sampled(table, 1, rng), "first", BEGAN)
    others = (SPECTATOR, 0, 2, 3)

    def sent(now: Table) -> list[bytes]:
        return [told([sight.seen_by(now, v, BEGAN), sight.messages_since(now, v, 0)]) for v in others]

    before = sent(table)
    for number in range(10):
        table = played(table, 1, sampled(table, 1, rng), f"again{number}", BEGAN + number)
        assert sent(table) == before
    own = sight.seen_by(table, 1, BEGAN)
    assert own.prompt is not None
    assert own.prompt.sealed
    assert len(table.messages(1)) == len(table.messages(0)) + 10


def test_a_move_of_which_nothing_comes_in_the_game_is_told_to_everybody() -> None:
    """Such as being done with gifts: the question goes on to another seat, which all have to see."""
    quiet = []
    for number in range(12):
        table = begun("anniversary+afterlife", 3, seed=f"quiet{number}")
        table = play_until(table, lambda table: table.status != RUNNING, random.Random(number))
        moves = [logged for logged in table.log if isinstance(logged.entry, MovePlayed)]
        quiet += [logged.audience for logged in moves if not logged.events]
    assert quiet
    assert set(quiet) == {EVERYONE}
