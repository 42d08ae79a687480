"""Statues in whole games (docs/rules/statues.md); single rules are in ``statues.scenario``."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from pathlib import Path

import pytest

from amunre.arena.ledger import Ledger
from amunre.kernel.game import Game
from amunre.kernel.messages import ARBITER, EVERYONE, SPECTATOR
from amunre.kernel.state import State, digest
from amunre.kernel.view import view
from amunre.notation import read_position, write_position
from amunre.rules.base.board import NOBODY, board
from amunre.rules.base.cards import CardsDrawn
from amunre.rules.base.claims import ProvinceTaken
from amunre.rules.base.market import Bought
from amunre.rules.base.points import points
from amunre.rules.catalogue import ruleset
from amunre.rules.components import standard
from amunre.rules.expansions.statues import slice
from amunre.rules.expansions.statues.arrival import StatueDeckShuffled, StatuePlaced, StatueTaken
from amunre.rules.expansions.statues.horus import HorusPaid
from amunre.rules.expansions.statues.module import STATUES
from amunre.rules.expansions.statues.powers import BastetPaid
from amunre.rules.expansions.statues.ptah import BoughtAgain
from amunre.rules.expansions.statues.slice import POWERS, StatuesView, home, statues
from amunre.rules.expansions.statues.thoth import DiscardedForThoth
from amunre.rules.setup import Setup, checked, start
from amunre.scenarios import check_file
from tests.support.expansions import COUNTS, WITH_TWO, faults, game_with, is_caught
from tests.support.games import finished, new_game, play_on
from tests.support.secrecy import leaks

TITLE = "anniversary+statues"
MIXES = (
    "anniversary+statues+pharaoh",
    "anniversary+statues+promos",
    "anniversary+afterlife+statues",
    "anniversary+afterlife+statues+pharaoh+promos",
)
WITH_OFFICIALS = ("anniversary+officials+statues", "anniversary+officials+afterlife+statues+pharaoh+promos")


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_hold_and_tell_nothing(players: int) -> None:
    for seed in range(3):
        game = new_game(TITLE, players, f"statues{seed}")
        assert faults(game, random.Random(seed), 0.1) == []


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("title", MIXES)
def test_random_games_with_other_modules_hold_and_tell_nothing(title: str, players: int) -> None:
    for seed in range(2):
        assert faults(new_game(title, players, f"mix{seed}"), random.Random(seed), 0.1) == []


@pytest.mark.untraced
@pytest.mark.parametrize("players", WITH_TWO)
@pytest.mark.parametrize("title", WITH_OFFICIALS)
def test_random_games_with_officials_hold_and_tell_nothing(title: str, players: int) -> None:
    for seed in range(3):
        assert faults(new_game(title, players, f"mix{seed}"), random.Random(seed), 0.1) == []


@pytest.mark.untraced
def test_open_tables_and_switches_hold_and_tell_nothing() -> None:
    for options in ({"memory": "open"}, {"no_start_cards": "on", "clockwise_order": "on"}):
        for seed in range(2):
            game = new_game(TITLE, 4, f"options{seed}", options)
            assert faults(game, random.Random(seed), 0.1) == []


@pytest.mark.parametrize("title", [TITLE, MIXES[-1]])
def test_events_tell_all_gold_that_comes_and_goes(title: str) -> None:
    for seed in range(6):
        game = finished(title, 5, f"gold{seed}")
        book = Ledger(5)
        for event in game.events:
            book.book(event)
        assert book.gold == board(game.state).gold


def test_the_scenarios_hold() -> None:
    path = Path(__file__).parents[2] / "scenarios" / "statues.scenario"
    assert [(one.name, one.differences) for one in check_file(path) if one.differences] == []


# Where statues stand, and who has their power


@pytest.mark.parametrize(("players", "each_round"), [(3, 1), (4, 2), (5, 2)])
def test_statues_come_in_the_old_kingdom_to_the_first_provinces(players: int, each_round: int) -> None:
    for seed in range(10):
        game = finished(TITLE, players, f"places{seed}")
        placed = [event for event in game.events if isinstance(event, StatuePlaced)]
        assert len(placed) == 3 * each_round
        assert statues(game.state).placed == {event.province: event.statue for event in placed}
        assert len(statues(game.state).deck) == 8 - len(placed)
        # without officials every province is won in both kingdoms
        taken = Counter(event.province for event in game.events if isinstance(event, StatueTaken))
        assert taken == Counter(dict.fromkeys((event.province for event in placed), 2))


def test_the_card_comes_right_after_control() -> None:
    events = finished(TITLE, 5, "control").events
    for event, before in zip(events[1:], events, strict=False):
        if isinstance(event, StatueTaken):
            assert before == ProvinceTaken(event.seat, event.province)


def test_with_officials_a_statue_may_wait_for_its_player() -> None:
    """R44: the card is taken by whoever keeps the province, in its first round, later, or not at all."""
    waited = 0
    for seed in range(30):
        game = finished(WITH_OFFICIALS[0], 2, f"wait{seed}")
        there = {event.province for event in game.events if isinstance(event, StatuePlaced)}
        assert len(there) == 3
        taken = [event for event in game.events if isinstance(event, StatueTaken)]
        kept = [event for event in game.events if isinstance(event, ProvinceTaken)]
        assert len(taken) == sum(event.province in there for event in kept) <= 6
        waited += len(taken) < 6
    assert waited


def test_every_statue_can_come_anywhere() -> None:
    seen = Counter[str]()
    for seed in range(40):
        deck = statues(new_game(TITLE, 3, f"deck{seed}").state).deck
        assert sorted(deck) == sorted(POWERS)
        seen[deck[0]] += 1
    assert set(seen) == set(POWERS)


def test_powers_are_used_all_the_time() -> None:
    """Gold of Bastet comes in each market, cards for Thoth and gold for Horus are paid by their players."""
    seen = Counter[str]()
    for seed in range(16):
        game = new_game(TITLE, 5, f"powers{seed}")
        rng = random.Random(seed)
        while game.outcome is None:
            before = len(game.events)
            power = {statue: whose(game.state, statue) for statue in POWERS}
            play_on(game, rng, 1)
            for event in game.events[before:]:
                owners = {**power, **{statue: whose(game.state, statue) for statue in POWERS}}
                match event:
                    case HorusPaid(seat, price):
                        assert (seat, price) == (owners["horus"], 1)
                    case BoughtAgain(seat):
                        assert seat == owners["ptah"]
                    case DiscardedForThoth(seat, _):
                        assert seat == owners["thoth"]
                    case BastetPaid(seat, gold):
                        assert (seat, gold) == (owners["bastet"], 3)
                    case _:
                        continue
                seen[type(event).__name__] += 1
    assert min(seen[name] for name in ("HorusPaid", "BoughtAgain", "DiscardedForThoth", "BastetPaid")) > 5


def whose(state: State, statue: str) -> int:
    return next((seat for seat in range(state.players) if home(state, seat, statue)), NOBODY)


def test_thoth_draws_one_more_for_every_purchase() -> None:
    found = 0
    for seed in range(36):
        game = new_game(TITLE, 4, f"thoth{seed}")
        rng = random.Random(seed)
        while game.outcome is None:
            before = len(game.events)
            play_on(game, rng, 1)
            news = game.events[before:]
            bought = [event for event in news if isinstance(event, Bought) and event.kind == "cards"]
            if bought:
                [purchase] = bought
                drawn = sum(event.count for event in news if isinstance(event, CardsDrawn))
                more = bool(home(game.state, purchase.seat, "thoth"))
                assert drawn == purchase.count + more
                found += more
    assert found > 5


# Decks and figures


@pytest.mark.parametrize(
    ("title", "players", "cards"),
    [
        (TITLE, 4, 38),
        ("anniversary+statues+pharaoh", 4, 40),
        ("anniversary+officials+statues", 2, 42),
        ("anniversary+afterlife+statues", 4, 42),
        ("anniversary+statues+promos", 4, 46),
        ("anniversary+officials+afterlife+statues+pharaoh+promos", 3, 56),
    ],
)
def test_size_of_the_favour_deck(title: str, players: int, cards: int) -> None:
    assert sum(ruleset(title, players, {}).points.favour_deck(standard()).values()) == cards


def test_tribute_is_never_dealt_at_the_start() -> None:
    for players in COUNTS:
        table = board(new_game(TITLE, players, "deal").state)
        dealt = [card for hand in (*table.dealt, *table.hands, table.gone) for card in hand]
        assert "tribute" not in dealt
        assert table.deck.count("tribute") == 2


def test_an_owner_may_correct_the_figures() -> None:
    rich = {"expansion.statues.bastet_gold": 30}
    for seed in range(20):
        setup = Setup(title=TITLE, players=5, seed=f"rich{seed}", components="rich", overrides=rich)
        game = start(setup)
        play_on(game, random.Random(seed))
        paid = [event.gold for event in game.events if isinstance(event, BastetPaid)]
        if paid:
            assert set(paid) == {30}
            return
    raise AssertionError("Bastet never came")


def test_a_position_line_keeps_the_statues() -> None:
    setup = checked(Setup(title=TITLE, players=4, seed="line"))
    game = start(setup)
    play_on(game, random.Random(4), 120)
    line = write_position(setup, game.state)
    assert "statues.placed=" in line
    assert digest(read_position(line)[1]) == digest(game.state)


def test_the_limit_of_icons_is_known_outside_the_market() -> None:
    game = new_game(TITLE, 3, "icons")
    board(game.state).take_province(1, "abydos")
    assert points(game.state).card_limit(game.state, 1) == 4


# Secrets


def played(steps: int, seed: str = "secret") -> Game:
    game = new_game(TITLE, 4, seed)
    play_on(game, random.Random(seed), steps)
    return game


def test_only_a_finished_game_shows_the_statue_deck() -> None:
    game = played(60)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        shown = game.view(viewer).parts["statues"]
        assert isinstance(shown, StatuesView)
        assert shown.deck_order is None
        assert shown.deck == len(statues(game.state).deck)
    play_on(game, random.Random(1))
    assert game.view(ARBITER).parts["statues"].deck_order == tuple(statues(game.state).deck)


def test_the_shuffled_deck_is_told_to_nobody() -> None:
    game = new_game(TITLE, 4, "told")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        [told] = [event for event in game.log(viewer) if event["type"] == "statue_deck_shuffled"]
        assert told == {"type": "statue_deck_shuffled", "count": 8}


def test_a_told_deck_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StatueDeckShuffled, "audience", EVERYONE)
    with pytest.raises(AssertionError):
        test_the_shuffled_deck_is_told_to_nobody()


def leaky_view(state: State, viewer: int) -> StatuesView:
    honest = slice.show(state, viewer)
    return StatuesView(honest.placed, honest.deck, honest.ptah_round, tuple(statues(state).deck))


def whispering_view(state: State, viewer: int) -> StatuesView:
    """Shows nothing of the deck openly, but hides the next statue in a number."""
    honest = slice.show(state, viewer)
    number = sorted(POWERS).index(statues(state).deck[0])
    return StatuesView(honest.placed, honest.deck, honest.ptah_round + 10 * number, None)


@pytest.mark.untraced
@pytest.mark.parametrize("show", [leaky_view, whispering_view])
def test_a_view_that_shows_the_deck_is_caught(show: object) -> None:
    [spec] = STATUES.slices.values()
    leaky = dataclasses.replace(spec, view=show)  # type: ignore[arg-type]
    assert is_caught(dataclasses.replace(STATUES, slices={"statues": leaky}))
    assert not is_caught(STATUES, 2)


def test_asking_by_what_somebody_holds_is_caught() -> None:
    """Being asked about Horus only with an architect in hand would tell everybody about the architect."""

    def telling(inner: object) -> object:
        def more(state: State, seat: int) -> bool:
            return "architect" in board(state).hands[seat]

        return more

    wraps = {**STATUES.wraps, "more_with_gifts": telling}
    assert is_caught(dataclasses.replace(STATUES, wraps=wraps), 10)  # type: ignore[arg-type]


def test_an_imagined_table_has_the_same_statues() -> None:
    game = played(80)
    for viewer in (SPECTATOR, 0):
        assert leaks(game.state, viewer, random.Random(3)) == []


# The audit can fail


def audited(change: str) -> list[str]:
    game = game_with(STATUES, 4, "audit")
    own = statues(game.state)
    assert slice.audit(game.state) == []
    match change:
        case "twice":
            own.deck[0] = own.deck[1]
        case "missing":
            own.deck.pop()
        case "unknown":
            own.deck[0] = "sphinx"
        case "outside":
            own.placed["atlantis"] = own.deck.pop()
    return slice.audit(game.state)


@pytest.mark.parametrize("change", ["twice", "missing", "unknown"])
def test_statues_that_do_not_add_up_are_found(change: str) -> None:
    [fault] = audited(change)
    assert "do not add up" in fault


def test_a_statue_outside_the_board_is_found() -> None:
    [fault] = audited("outside")
    assert "outside the board" in fault


def test_a_copy_of_the_slice_is_independent() -> None:
    game = played(40)
    twin = game.state.copy()
    statues(twin).placed.clear()
    statues(twin).deck.clear()
    assert statues(game.state).placed
    assert view(game.state, 0).parts["statues"].deck == 8 - len(statues(game.state).placed)
