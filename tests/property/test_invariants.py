"""Random games of every title, player count and switch keep every invariant after every event."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from amunre.arena.ledger import Ledger
from amunre.kernel import engine
from amunre.kernel.engine import Transaction
from amunre.kernel.game import Game
from amunre.kernel.messages import Event
from amunre.kernel.state import State, digest
from amunre.rules.base.board import NOBODY, Board, board, components
from amunre.rules.base.points import points
from amunre.rules.catalogue import TITLES
from amunre.rules.shared.points import table_of
from tests.support.games import combination_id, combinations, finished, new_game, play_on, tiny_game
from tests.support.secrecy import audit

LONGEST_GAME = 2_000
"""No game of five came near this many decisions."""


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Audits the state after every single event and keeps a second book of gold."""
    faults: list[str] = []
    books: dict[int, tuple[State, Ledger]] = {}  # the state is kept so that its id is not used again
    honest = Transaction.emit

    def emit(tx: Transaction, event: Event) -> None:
        state = tx.state
        before = table_of(state).points.copy()
        honest(tx, event)
        _, book = books.setdefault(id(state), (state, Ledger(state.players)))
        book.book(event)
        table = table_of(state)
        if table.gold != book.gold:
            faults.append(f"gold {table.gold} but the book says {book.gold} after {event}")
        if any(now < then for now, then in zip(table.points, before, strict=True)):
            faults.append(f"points fell after {event}")
        faults.extend(f"{fault} after {event}" for fault in audit(state))

    monkeypatch.setattr(Transaction, "emit", emit)
    yield faults
    books.clear()


@pytest.mark.parametrize(("title", "players", "options"), combinations(), ids=combination_id)
def test_every_invariant_holds_after_every_event(
    title: str, players: int, options: dict[str, str], watched: list[str]
) -> None:
    for seed in range(8):
        game = new_game(title, players, f"invariants{seed}", options)
        play_on(game, random.Random(seed))
        assert watched == []
        assert game.outcome is not None
        assert len(game.commands) < LONGEST_GAME


def test_invariants_hold_when_the_favour_deck_runs_out(watched: list[str]) -> None:
    for seed in range(20):
        play_on(tiny_game(f"tiny{seed}"), random.Random(seed))
        assert watched == []


def test_somebody_can_act_until_the_end_and_nobody_afterwards() -> None:
    game = new_game("anniversary", 4, "flow")
    rng = random.Random("flow")
    while game.outcome is None:
        assert game.waiting_for
        for seat in range(4):
            assert bool(game.legal(seat)) == (seat in game.state.open)
        play_on(game, rng, 1)
    assert game.waiting_for == []
    assert game.decisions == []
    assert not any(game.legal(seat) for seat in range(4))


def test_equal_seeds_and_commands_give_equal_games() -> None:
    one, other = finished("anniversary", 5, "same"), finished("anniversary", 5, "same")
    assert one.digests() == other.digests()
    assert digest(one.state) == digest(other.state)
    assert finished("anniversary", 5, "another").digests() != one.digests()


def test_two_games_played_in_turns_are_the_same_as_played_alone() -> None:
    games = [new_game("classic", 3, "left"), new_game("revised", 3, "right")]
    dice = [random.Random("left"), random.Random("right")]
    while any(game.outcome is None for game in games):
        for game, rng in zip(games, dice, strict=True):
            play_on(game, rng, 1)
    alone = [finished("classic", 3, "left"), finished("revised", 3, "right")]
    assert [game.digests() for game in games] == [game.digests() for game in alone]


def test_sealed_choices_may_come_in_any_order() -> None:
    results = set()
    for number in range(6):
        game = new_game("anniversary", 3, "arrival")
        order = random.Random(number).sample(range(3), 3)
        for seat in order:
            game.play(seat, next(iter(game.legal(seat))))
        results.add(digest(game.state))
    assert len(results) == 1


def test_a_copy_is_equal_and_independent() -> None:
    game = new_game("revised", 4, "copy")
    play_on(game, random.Random(7), 90)
    before = digest(game.state)
    twin = game.state.copy()
    assert digest(twin) == before
    rng = random.Random(8)
    while twin.outcome is None:
        seat = next(seat for seat in twin.open if seat not in twin.sealed)
        engine.apply(twin, seat, engine.legal(twin, seat).sample(rng))
    assert digest(game.state) == before


def test_a_copied_game_goes_its_own_way() -> None:
    game = new_game("classic", 3, "fork")
    play_on(game, random.Random(1), 30)
    twin = game.copy()
    play_on(twin, random.Random(2))
    assert len(game.commands) == 30
    assert twin.commands[:30] == game.commands


@pytest.mark.parametrize("title", TITLES)
def test_seats_are_alike(title: str) -> None:
    """Renaming seats renames the outcome: places do not depend on the number of a seat."""
    wins = [0, 0, 0]
    for seed in range(60):
        outcome = finished(title, 3, f"seats{seed}").outcome
        assert outcome is not None
        for seat in outcome.winners:
            wins[seat] += 1
    assert min(wins) >= 8


# Each invariant must be able to fail.


def midgame() -> Game:
    game = new_game("anniversary", 4, "broken")
    rng = random.Random("broken")
    while board(game.state).round < 2 or game.decisions[0].kind != "bid":
        play_on(game, rng, 1)
    assert audit(game.state) == []
    return game


def first_land(table: Board) -> str:
    return table.lands[0][0]


def lead_beyond_means(state: State) -> None:
    table = board(state)
    seat = table.order[0]
    table.scribes[seat], table.amounts[seat] = table.up[0], 36
    table.gold[seat], table.hands[seat] = 0, {}


def share_a_step(state: State) -> None:
    table = board(state)
    for seat in (0, 1):
        table.scribes[seat], table.amounts[seat] = table.up[0], 0


def between_two_steps(state: State) -> None:
    board(state).scribes[0], board(state).amounts[0] = board(state).up[0], 2


FAULTS: dict[str, Callable[[State], Any]] = {
    "favour cards do not add up": lambda state: board(state).deck.pop(),
    "less than once": lambda state: board(state).hands[0].update(river=0),
    "negative gold": lambda state: board(state).gold.__setitem__(1, -1),
    "province cards do not add up": lambda state: board(state).province_deck.pop(),
    "a province has two owners": lambda state: board(state).lands[1].append(first_land(board(state))),
    "farmers on": lambda state: board(state).farmers.update({first_land(board(state)): 9}),
    "stones in": lambda state: board(state).stones.update(thebes=3),
    "negative pieces": lambda state: board(state).pyramids.update(thebes=-1),
    "was not auctioned": lambda state: board(state).used.remove(first_land(board(state))),
    "which nobody controls": lambda state: board(state).extra_farmers.update({board(state).up[0]: 1}),
    "two scribes on one step": share_a_step,
    "more than it could pay": lead_beyond_means,
    "is not a step": between_two_steps,
    "bids": lambda state: board(state).scribes.__setitem__(0, board(state).used[0]),
    "the turn order": lambda state: board(state).order.append(0),
    "the temple stands": lambda state: setattr(board(state), "temple", 5),
    "are not the sum": lambda state: board(state).points.__setitem__(0, 7),
}


@pytest.mark.parametrize("sentence", FAULTS)
def test_a_broken_invariant_is_named(sentence: str) -> None:
    state = midgame().state
    FAULTS[sentence](state)
    assert any(sentence in fault for fault in audit(state))


def test_the_temple_follows_the_track_of_the_edition() -> None:
    for title, players in (("classic", 3), ("anniversary", 3), ("anniversary", 5)):
        game = new_game(title, players, "track")
        rng = random.Random(title)
        bounds = points(game.state).temple_track(game.state)
        while game.outcome is None:
            play_on(game, rng, 1)
            table = board(game.state)
            if table.temple:
                moved = [event for event in game.events if type(event).__name__ == "TempleMoved"]
                expected = 1 + sum(moved[-1].collective >= bound for bound in bounds)  # type: ignore[attr-defined]
                assert table.temple == expected


def test_between_the_kingdoms_stones_and_pyramids_stay_and_nothing_else() -> None:
    game = new_game("classic", 4, "between")
    rng = random.Random("between")
    while board(game.state).kingdom == 1:
        before = board(game.state).copy()
        play_on(game, rng, 1)
    table = board(game.state)
    assert sum(table.pyramids.values()) == sum(before.pyramids.values())
    assert sum(table.stones.values()) == sum(before.stones.values())
    assert not any(table.farmers.values())
    assert not any(table.extra_farmers.values())
    assert set(table.owner.values()) == {NOBODY}
    assert sorted([*table.province_deck, *table.up]) == sorted(before.used)
    assert set(table.box) == set(components(game.state).provinces) - set(before.used)
