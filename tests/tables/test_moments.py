"""Going back through a table: every moment is what was seen then, and nobody sees more than they may."""

from __future__ import annotations

import random

import msgspec
import pytest

from amunre.kernel.messages import ARBITER, SPECTATOR
from amunre.tables import sight
from amunre.tables.company import say
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import MoveUndone
from amunre.tables.moments import (
    EVERYBODY,
    OPEN,
    OWN,
    Past,
    list_moments,
    moments_before_commands,
    moments_of,
    viewpoint,
)
from amunre.tables.playing import undo
from amunre.tables.table import FINISHED, RUNNING, Table
from tests.support.secrecy import told
from tests.support.tables import BEGAN, SECOND, begun, play_until, played, sampled

TITLES = [
    ("classic", 4),
    ("anniversary+afterlife+statues+pharaoh+promos", 5),
    ("revised+expert", 3),
    ("cardgame", 3),
]


def watched(title: str, players: int) -> tuple[Table, dict[tuple[int, int], tuple[bytes, bytes]]]:
    """A whole game with talk, changed choices and undos, and what each viewer saw after each public entry."""
    rng = random.Random(title)
    here = begun(title, players, seed=title)
    seen: dict[tuple[int, int], tuple[bytes, bytes]] = {}
    now = BEGAN
    while True:
        if here.is_for(here.seq, SPECTATOR):
            n = len(here.messages(SPECTATOR))
            for viewer in range(SPECTATOR, players):
                table = sight.seen_by(here, viewer, here.at)
                view = here.playing.view(viewer)
                seen[n, viewer] = told(view), told(table.seats)
        if here.status != RUNNING:
            return here, seen
        now += SECOND
        roll = rng.random()
        undoers = [seat for seat in here.playing.waiting_for if here.playing.why_no_undo(seat) is None]
        if roll < 0.05 or (undoers and roll < 0.3):
            draft = Draft(here, now)
            if undoers and roll >= 0.05:
                undo(draft, undoers[0], f"u{here.seq}")
            else:
                say(draft, 0, "hm", f"t{here.seq}")
            here = draft.table
        else:
            seat = rng.choice(sorted(here.asked))
            here = played(here, seat, sampled(here, seat, rng), f"m{here.seq}", now)


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_every_moment_is_what_was_seen_then(title: str, players: int) -> None:
    here, seen = watched(title, players)
    past = Past()
    numbers = [n for _, n in moments_of(here)]
    numbers.pop(-2)  # the last move comes together with the seed, and nobody sees a table in between
    assert {n for n, _ in seen} == set(numbers)
    assert len(here.log) > len(here.messages(SPECTATOR)), "some entries are private"
    rng = random.Random(1)
    for viewer in range(SPECTATOR, players):
        for n in rng.sample(numbers, 12):
            (moment,) = past.moments(here, viewer, n, 1).moments
            assert (told(moment.view), told(moment.seats)) == seen[n, viewer]
    together = past.moments(here, 0, numbers[5], 20).moments
    assert [(told(one.view), told(one.seats)) for one in together] == [seen[one.n, 0] for one in together]
    assert [one.n for one in together] == numbers[5:25]


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_a_finished_game_is_seen_whole_at_every_moment(title: str, players: int) -> None:
    here, _ = watched(title, players)
    numbers = [n for _, n in moments_of(here)]
    past = Past()
    shown = [moment for first in numbers[::32] for moment in past.moments(here, ARBITER, first, 32).moments]
    assert [moment.n for moment in shown] == numbers
    assert all(moment.view.viewer == ARBITER for moment in shown)
    if title != "cardgame":
        assert all(seat.hand is not None for moment in shown for seat in moment.view.parts["base"].seats)
    assert shown[-1].view == here.playing.view(ARBITER)


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_before_every_command_there_is_a_moment_at_which_its_seat_was_asked(title: str, players: int) -> None:
    here, _ = watched(title, players)
    assert any(isinstance(logged.entry, MoveUndone) for logged in here.log)
    found = moments_before_commands(here)
    assert len(found) == len(here.playing.commands)
    assert found == sorted(found)
    past = Past()
    for command, n in zip(here.playing.commands, found, strict=True):
        (moment,) = past.moments(here, command.seat, n, 1).moments
        assert command.seat in [decision.seat for decision in moment.view.decisions]


def test_the_list_tells_what_each_viewer_was_told() -> None:
    here, _ = watched("classic", 4)
    for viewer in range(SPECTATOR, 4):
        told_then = {(m.at, told(m.entry)) for m in sight.messages_since(here, viewer, 0)}
        found = list_moments(here, viewer)
        assert all((one.at, told(one.entry)) in told_then for one in found.moments)
    whole = list_moments(here, ARBITER).moments
    assert [one.n for one in whole] == [n for _, n in moments_of(here)]
    assert [one.round for one in whole][-1] == 6
    rounds = [one.round for one in whole]
    assert rounds == sorted(rounds)
    text = told(whole).decode()
    assert '"choice"' in text
    assert '"account"' not in text
    assert '"cid"' not in text


def test_the_past_goes_on_with_the_table() -> None:
    rng = random.Random(4)
    here = play_until(begun("classic", 3), lambda now: now.seq > 60, rng)
    past = Past()
    last = moments_of(here)[-1][1]
    before = past.moments(here, 0, last, 1)
    later = play_until(here, lambda now: now.status == FINISHED, rng)
    assert past.moments(later, 0, last, 1) == before
    final = moments_of(later)[-1][1]
    assert past.moments(later, 0, final, 1) == Past().moments(later, 0, final, 1)


def test_only_some_tables_are_kept() -> None:
    past = Past(most=2)
    for name in "abc":
        here = begun("classic", 3, seed=name)
        here.id = name
        past.moments(here, SPECTATOR, moments_of(here)[0][1], 1)
    assert list(past.kept) == ["b", "c"]


def test_what_is_no_moment_is_refused() -> None:
    here = begun("classic", 3)
    first = moments_of(here)[0][1]
    for n in (0, first - 1, first + 1, 10**6):
        with pytest.raises(Denied) as denied:
            Past().moments(here, SPECTATOR, n, 5)
        assert denied.value.code == "no_such_moment"


# Whose eyes


def code_of(here: Table, own: int, sat: bool, wanted: str) -> str:
    try:
        viewpoint(here, own, sat, wanted)
    except Denied as denied:
        return denied.code
    return ""


def test_while_a_game_runs_one_looks_through_ones_own_eyes_only() -> None:
    here = begun("classic", 3)
    for own in (SPECTATOR, 0, 1, 2):
        assert viewpoint(here, own, own >= 0, OWN) == own
        assert viewpoint(here, own, own >= 0, EVERYBODY) == SPECTATOR
        assert code_of(here, own, own >= 0, OPEN) == "still_running"
        for seat in range(3):
            assert code_of(here, own, own >= 0, str(seat)) == ("" if seat == own else "still_running")
    assert code_of(here, 0, True, "3") == "no_such_seat"


def test_a_finished_game_is_open_to_all_and_a_private_one_to_those_who_sat_there() -> None:
    here = play_until(begun("cardgame", 2), lambda now: now.status == FINISHED, random.Random(1))
    assert viewpoint(here, SPECTATOR, False, OPEN) == ARBITER
    assert viewpoint(here, SPECTATOR, False, "1") == 1
    here.settings = msgspec.structs.replace(here.settings, listed=False)
    assert code_of(here, SPECTATOR, False, OPEN) == "private_table"
    assert code_of(here, SPECTATOR, False, "0") == "private_table"
    assert viewpoint(here, SPECTATOR, False, OWN) == SPECTATOR
    assert viewpoint(here, SPECTATOR, True, "0") == 0
    assert viewpoint(here, 1, True, OPEN) == ARBITER


def test_a_game_that_was_stopped_keeps_its_secrets_from_other_eyes() -> None:
    here = begun("classic", 3)
    here.abandoned = True
    assert code_of(here, 0, True, "1") == "still_running"
    assert code_of(here, 0, True, OPEN) == "still_running"
