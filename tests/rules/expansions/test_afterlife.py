"""Tombs in whole games (docs/rules/afterlife.md); single rules are in ``afterlife.scenario``."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from amunre.arena.ledger import gold_flows
from amunre.kernel.engine import Transaction, legal, refusal, run
from amunre.kernel.errors import Refused
from amunre.kernel.game import Game
from amunre.kernel.messages import ARBITER, EVERYONE, SPECTATOR
from amunre.kernel.state import State, digest
from amunre.notation import NotationError, read_action, write_action
from amunre.notation.position import read_position, write_position
from amunre.rules.base import gifts as base_gifts
from amunre.rules.base.board import board
from amunre.rules.base.scoring import GoldShown
from amunre.rules.catalogue import ruleset
from amunre.rules.components import standard
from amunre.rules.expansions.afterlife import building, gifts, market, sight
from amunre.rules.expansions.afterlife.building import TileBuilt, TilesDrawn, TilesShuffled, TombGoldTaken
from amunre.rules.expansions.afterlife.gifts import BuildTile, PaidTiles, TakeTile
from amunre.rules.expansions.afterlife.market import AfterlifeBuild, AfterlifeDraw, AfterlifePlayed, BuyTiles
from amunre.rules.expansions.afterlife.module import AFTERLIFE
from amunre.rules.expansions.afterlife.tombs import SPACES, Tomb, equal_below, full_rows, open_spaces, tombs
from amunre.rules.setup import Setup, start
from amunre.rules.shared.points import Scored
from amunre.scenarios import check_file
from tests.support.expansions import COUNTS, WITH_TWO, faults, is_caught
from tests.support.games import finished, new_game, play_on
from tests.support.secrecy import audit, told

TITLE = "anniversary+afterlife"
MIXES = (
    "anniversary+afterlife+statues",
    "anniversary+afterlife+pharaoh",
    "anniversary+afterlife+promos",
    "anniversary+afterlife+statues+pharaoh+promos",
)
WITH_OFFICIALS = (
    "anniversary+officials+afterlife",
    "anniversary+officials+afterlife+statues+pharaoh+promos",
)
RICH = {"table.start_gold": 150, "deck.afterlife.afterlife": 20}
"""Gold for many tiles, and the card all the time."""
SCARCE = {
    **RICH,
    **{f"deck.tomb_tiles.{tile}": 5 for tile in ("point", "farmer", "stone", "favour", "gold")},
}
"""Tiles that run out and come back."""
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "afterlife.scenario"


def game_of(overrides: dict[str, Any], players: int, seed: str) -> Game:
    return start(Setup(title=TITLE, players=players, seed=seed, components="own", overrides=overrides))


def built_up(players: int, seed: str, overrides: dict[str, Any] | None = None) -> Game:
    """A finished game whose players build whenever they can."""
    game = game_of(overrides or RICH, players, seed)
    rng = random.Random(seed)
    while game.outcome is None:
        seat = game.waiting_for[0]
        play_eagerly(game, seat, rng)
    return game


def play_eagerly(game: Game, seat: int, rng: random.Random) -> None:
    groups = game.legal(seat).groups
    eager = (TakeTile, BuildTile, AfterlifeBuild, AfterlifeDraw, BuyTiles)
    wanted = [group for group in groups if type(next(iter(group))) in eager]
    if wanted and rng.random() < 0.8:
        actions = list(rng.choice(wanted))
        most = isinstance(actions[0], BuyTiles)
        game.play(seat, actions[-1] if most else rng.choice(actions))
    else:
        game.play(seat, game.legal(seat).sample(rng))


# Whole games


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_hold_and_tell_nothing(players: int) -> None:
    for seed in range(4):
        assert faults(new_game(TITLE, players, f"tombs{seed}"), random.Random(seed), 0.06) == []


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("title", MIXES)
def test_random_games_with_other_modules_hold_and_tell_nothing(title: str, players: int) -> None:
    assert faults(new_game(title, players, "mix"), random.Random(title), 0.08) == []


@pytest.mark.untraced
@pytest.mark.parametrize("players", WITH_TWO)
@pytest.mark.parametrize("title", WITH_OFFICIALS)
def test_random_games_with_officials_hold_and_tell_nothing(title: str, players: int) -> None:
    assert faults(new_game(title, players, "mix"), random.Random(title), 0.08) == []


@pytest.mark.untraced
@pytest.mark.parametrize("overrides", [RICH, SCARCE], ids=["rich", "scarce"])
@pytest.mark.parametrize("players", COUNTS)
def test_games_with_many_tiles_hold_and_tell_nothing(players: int, overrides: dict[str, Any]) -> None:
    assert faults(game_of(overrides, players, "many"), random.Random(players), 0.05) == []


def test_every_action_and_event_comes_up_and_tombs_fill() -> None:
    actions: set[type] = set()
    events: set[type] = set()
    rows = 0
    for seed in range(3):
        game = built_up(4, f"full{seed}")
        assert audit(game.state) == []
        actions |= {type(command.action) for command in game.commands}
        events |= {type(event) for event in game.events}
        rows = max(rows, *map(full_rows, tombs(game.state).tombs))
    assert actions >= {*market.ACTIONS, *gifts.ACTIONS}
    assert events >= {*building.EVENTS, *market.EVENTS, *gifts.EVENTS}
    assert rows >= 3


def test_the_scenarios_hold() -> None:
    assert [(result.name, result.differences) for result in check_file(SCENARIOS) if result.differences] == []


# Components


@pytest.mark.parametrize(
    ("title", "players", "cards"),
    [
        (TITLE, 3, 40),
        ("anniversary+afterlife+statues", 4, 42),
        ("anniversary+officials+afterlife", 2, 44),
        ("anniversary+officials+afterlife+statues+pharaoh+promos", 3, 56),
    ],
)
def test_size_of_the_favour_deck(title: str, players: int, cards: int) -> None:
    assert sum(ruleset(title, players, {}).points.favour_deck(standard()).values()) == cards


def test_sixty_tiles_are_shuffled_and_no_afterlife_card_is_dealt() -> None:
    stacks = set()
    for seed in range(5):
        state = new_game(TITLE, 5, f"deal{seed}").state
        stacks.add(tuple(tombs(state).stack))
        kinds = dict.fromkeys(("point", "farmer", "stone", "favour", "gold"), 12)
        assert Counter(tombs(state).stack) == kinds
        table = board(state)
        dealt = [card for hand in (*table.dealt, *table.hands, table.gone) for card in hand]
        assert "afterlife" not in dealt
    assert len(stacks) == 5


def test_an_owner_may_correct_the_printed_figures() -> None:
    figures = {f"expansion.afterlife.{name}": 7 for name in ("tile_points", "tile_gold", "row_points")}
    game = built_up(3, "own", {**RICH, **figures})
    scored = {
        item.source: item.points for event in game.events if isinstance(event, Scored) for item in event.items
    }
    assert scored["tomb"] % 7 == scored["tomb_rows"] % 7 == 0
    assert all(event.gold % 7 == 0 for event in game.events if isinstance(event, TombGoldTaken))


# Rewards, seen from outside


def carried(tomb: Tomb, row: int, place: int, tile: str) -> set[tuple[int, int]]:
    """Another way to find the equal tiles below (R49): by rows and columns, without a list of spaces."""
    found: set[tuple[int, int]] = set()
    for column in (place, place + 1):
        if row > 1 and tomb.get(f"{row - 1}.{column}") == tile:
            found |= {(row - 1, column)} | carried(tomb, row - 1, column, tile)
    return found


def hanging_together(tomb: Tomb, row: int, place: int, tile: str) -> set[tuple[int, int]]:
    """The same for tiles side by side: grown from the new tile until nothing more touches (R49)."""

    def carries(low: int, column: int) -> bool:
        return low < row and place <= column <= place + row - low

    equal = {SPACES[name] for name, built in tomb.items() if built == tile}
    left = {where for where in equal if carries(*where)}
    group = {(row, place)}
    while True:
        near = {
            (r, p)
            for r, p in left
            if any(
                (r + up, p + along) in group
                for up, along in [(0, 1), (0, -1), (1, 0), (1, -1), (-1, 0), (-1, 1)]
            )
        }
        if not near:
            return group - {(row, place)}
        group |= near
        left -= near


TOUCHING_STEPS = [(0, 1), (0, -1), (1, 0), (1, -1), (-1, 0), (-1, 1)]
"""To the spaces beside one, above it and below it, in rows and places."""
READINGS = {"group": hanging_together, "downward": carried}


@pytest.mark.parametrize("value", READINGS)
def test_a_tile_pays_for_itself_and_for_the_equal_tiles_it_rests_on(value: str) -> None:
    rng = random.Random("rewards")
    paid = Counter[int]()
    equal = equal_below(ruleset("anniversary+afterlife", 3, {"tombs": value}))
    for _ in range(300):
        tomb: Tomb = {}
        while spaces := open_spaces(tomb):
            row, place = rng.choice(spaces)
            tile = rng.choice(("stone", "gold"))
            below = equal(tomb, f"{row}.{place}", tile)
            assert below == len(READINGS[value](tomb, row, place, tile))
            paid[below] += 1
            tomb[f"{row}.{place}"] = tile
        assert len(tomb) == len(SPACES) == 15
        assert full_rows(tomb) == 5
    assert max(paid) > 8


def test_rewards_arrive_in_full() -> None:
    """Points and gold of tiles are what the built tiles promise; pieces have room enough or are lost."""
    game = built_up(5, "promise")
    times: Counter[str] = Counter()
    for event in game.events:
        if isinstance(event, TileBuilt):
            times[event.tile] += event.times
    items = [item for item in board(game.state).items if item.source == "tomb"]
    assert sum(item.points for item in items) == times["point"]
    assert sum(e.gold for e in game.events if isinstance(e, TombGoldTaken)) == 2 * times["gold"]
    assert {item.rule for item in items} == {"afterlife-5"}
    assert gold_flows(TombGoldTaken(1, 6)) == {1: 6}


def test_full_rows_are_scored_last() -> None:
    game = built_up(3, "rows")
    kinds = [type(event) for event in game.events]
    after = [event for event in game.events[kinds.index(GoldShown) :] if isinstance(event, Scored)]
    assert [{item.source for item in event.items} for event in after] == [{"gold"}, {"tomb_rows"}]
    rows = [full_rows(tomb) for tomb in tombs(game.state).tombs]
    assert {item.seat: item.points for item in after[1].items} == {
        seat: 3 * full for seat, full in enumerate(rows) if full
    }


# Legal sets


def test_tiles_for_discards_are_counted_listed_and_sampled_alike() -> None:
    hand, tiles = {"river": 2, "bribery": 1}, {"gold": 2, "stone": 1}
    group = PaidTiles(hand, tiles, [(1, 1), (2, 1)])
    listed = list(group)
    # gold built: pairs of river river bribery gold stone; stone built: of river river bribery gold gold
    assert len(listed) == len(set(listed)) == len(group) == 2 * (7 + 5)
    rng = random.Random(1)
    assert {group.sample(rng) for _ in range(2000)} == set(listed)
    assert all(action in group for action in listed)
    assert BuildTile("gold", 1, 1, ("river", "bribery")) not in group
    assert BuildTile("gold", 1, 1, ("gold", "gold")) not in group
    assert TakeTile("gold", 1, 1) not in group
    hand["river"] = tiles["gold"] = 9
    assert list(group) == listed


def test_the_largest_choice_is_still_small() -> None:
    cards = ruleset("anniversary+afterlife+statues+pharaoh+promos", 5, {}).tables["cards"]
    hand = dict.fromkeys((card for card in cards if card != "theft"), 2)
    tiles = dict.fromkeys(ruleset(TITLE, 5, {}).tables["tiles"], 2)
    group = PaidTiles(hand, tiles, [(1, place) for place in range(1, 6)])
    assert len(group) < 10_000


def taking_gifts(seed: str) -> tuple[Game, int]:
    """A game in which somebody may build for discards."""
    game = game_of(RICH, 3, seed)
    rng = random.Random(seed)
    while not any(isinstance(g, PaidTiles) for seat in game.state.open for g in game.legal(seat).groups):
        play_eagerly(game, game.waiting_for[0], rng)
    return game, game.waiting_for[0]


def test_refusals_that_the_text_of_an_action_cannot_bring_about() -> None:
    game, seat = taking_gifts("order")
    action = next(a for a in game.legal(seat) if isinstance(a, BuildTile) and a.paid[0] != a.paid[1])
    swapped = msgspec.structs.replace(action, paid=action.paid[::-1])
    why = refusal(game.state, seat, swapped)
    assert why is not None
    assert (why.code, why.rule) == ("not_in_order", "afterlife-7")
    why = refusal(game.state, seat, msgspec.structs.replace(action, tile="moon"))
    assert why is not None
    assert why.code == "tile_not_held"


def test_building_cannot_be_taken_back() -> None:
    game, seat = taking_gifts("undo")
    game.play(seat, next(a for a in game.legal(seat) if isinstance(a, BuildTile)))
    with pytest.raises(Refused):
        game.undo(seat)


def test_without_a_province_a_gift_can_still_be_a_tile() -> None:
    game, seat = taking_gifts("nowhere")
    state = game.state.copy()
    board(state).lands[seat] = []
    state.open.clear()
    state.stack[-1] = base_gifts.Gifts(step=1, seat=seat, left=1)
    run(Transaction(state))
    assert state.open[seat].kind == "gift_end"
    assert any(isinstance(action, TakeTile) for action in legal(state, seat))


# Text


def test_actions_are_written_and_read() -> None:
    rules = ruleset(TITLE, 3, {})
    for text in (
        "buy 1 tile",
        "buy 3 tiles",
        "take tile farmer 2 3",
        "build stone 1 5 paying farmer,farmers",
        "afterlife draw",
        "afterlife build gold 5 1",
    ):
        assert write_action(read_action(rules, text)) == text
    assert read_action(rules, "build sto 1 1 paying riv,gol") == BuildTile("stone", 1, 1, ("gold", "river"))
    with pytest.raises(NotationError, match="there is no tile called 'moon'"):
        read_action(rules, "take tile moon 1 1")
    with pytest.raises(NotationError, match="there is no favour card or tile called 'far'"):
        read_action(rules, "build stone 1 1 paying far,gold")


def test_a_position_line_holds_tombs_and_tiles() -> None:
    setup = Setup(title=TITLE, players=4, seed="line")
    game = start(setup)
    rng = random.Random(6)
    while game.outcome is None:
        play_on(game, rng, 12)
        _, state = read_position(write_position(setup, game.state))
        assert digest(state) == digest(game.state)
    assert any(tombs(game.state).tombs)


# What others see


def test_only_the_owner_sees_which_tiles_are_in_a_collection() -> None:
    game = finished(TITLE, 4, "sight3")
    part = tombs(game.state)
    assert any(part.collections)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        shown = sight.tombs_view(game.view(viewer))
        assert shown.stack_order is None
        assert (shown.stack, shown.discards) == (len(part.stack), tuple(part.discards))
        for seat, one in enumerate(shown.seats):
            assert one.size == part.size(seat)
            assert one.tomb == part.tombs[seat]
            assert one.tiles == (part.collections[seat] if seat == viewer else None)
    whole = sight.tombs_view(game.view(ARBITER))
    assert whole.stack_order == tuple(part.stack)
    assert [one.tiles for one in whole.seats] == part.collections


def test_changing_a_view_does_not_touch_the_state() -> None:
    game, seat = taking_gifts("alias")
    before = told(game.view(seat))
    shown = sight.tombs_view(game.view(seat)).seats[seat]
    assert shown.tiles
    shown.tiles.clear()
    shown.tomb["1.1"] = "gold"
    assert told(game.view(seat)) == before


def test_a_copy_is_independent() -> None:
    game, _ = taking_gifts("copy")
    before = digest(game.state)
    twin = game.copy()
    play_on(twin, random.Random(3), 40)
    assert digest(game.state) == before
    assert digest(twin.state) != before


# A harness that cannot fail proves nothing: each of these leaks must be caught.

Patch = pytest.MonkeyPatch


def leaky_view(change: Callable[[State, Any], Any]) -> Any:
    spec = AFTERLIFE.slices["afterlife"]
    leaky = dataclasses.replace(spec, view=lambda state, viewer: change(state, sight.show(state, viewer)))
    return dataclasses.replace(AFTERLIFE, slices={"afterlife": leaky})


def shows_collections(state: State, shown: Any) -> Any:
    seats = [
        msgspec.structs.replace(one, tiles=dict(sorted(tombs(state).collections[seat].items())))
        for seat, one in enumerate(shown.seats)
    ]
    return msgspec.structs.replace(shown, seats=tuple(seats))


def shows_the_next_tile(state: State, shown: Any) -> Any:
    return msgspec.structs.replace(shown, stack_order=tuple(tombs(state).stack[-1:]))


@pytest.mark.parametrize("change", [shows_collections, shows_the_next_tile])
def test_a_view_that_shows_too_much_is_caught(change: Callable[[State, Any], Any]) -> None:
    assert is_caught(leaky_view(change))


@pytest.mark.parametrize("event", [TilesDrawn])
def test_an_event_that_tells_too_much_is_caught(event: Any, monkeypatch: Patch) -> None:
    monkeypatch.setattr(event, "audience", EVERYONE)
    assert is_caught(AFTERLIFE)


def test_a_told_order_of_the_stack_would_be_noticed(monkeypatch: Patch) -> None:
    game = new_game(TITLE, 3, "told")
    [shuffled] = [event for event in game.log(0) if event["type"] == "tiles_shuffled"]
    assert shuffled == {"type": "tiles_shuffled", "count": 60}
    monkeypatch.setattr(TilesShuffled, "audience", EVERYONE)
    [shuffled] = [event for event in game.log(0) if event["type"] == "tiles_shuffled"]
    assert len(shuffled["stack"]) == 60


def test_asking_by_the_kind_of_tile_is_caught() -> None:
    """Whether somebody is asked must not depend on which tiles are in the collection."""

    def with_gold_only(before: gifts.Answer) -> gifts.Answer:
        honest = gifts.more_with_gifts(before)
        return lambda state, seat: honest(state, seat) and "gold" in tombs(state).collections[seat]

    wraps: dict[str, Any] = {**AFTERLIFE.wraps, "more_with_gifts": with_gold_only}
    assert is_caught(dataclasses.replace(AFTERLIFE, wraps=wraps), 12)


def test_the_card_is_played_once_in_a_round() -> None:
    number, played = 0, Counter[tuple[int, int, int]]()
    for seed in range(4):
        for event in built_up(5, f"played{seed}").events:
            number = getattr(event, "round", number)
            if isinstance(event, AfterlifePlayed):
                played[seed, event.seat, number] += 1
    assert len(played) > 5
    assert set(played.values()) == {1}


# Each invariant must be able to fail.

FAULTS: dict[str, Callable[[State], Any]] = {
    "do not add up": lambda state: tombs(state).stack.pop(),
    "less than once": lambda state: tombs(state).collections[0].update(moon=0),
    "hangs in the air": lambda state: tombs(state).tombs[0].update({"5.1": tombs(state).stack.pop()}),
}


@pytest.mark.parametrize("sentence", FAULTS)
def test_a_broken_invariant_is_named(sentence: str) -> None:
    game = new_game(TITLE, 3, "broken")
    rng = random.Random(2)
    while not board(game.state).kingdom:
        play_on(game, rng, 1)
    assert audit(game.state) == []
    FAULTS[sentence](game.state)
    assert any(sentence in fault for fault in audit(game.state))


def test_gifts_are_asked_about_as_before_without_tiles() -> None:
    """With an empty collection the questions are those of the base game."""
    state = new_game(TITLE, 3, "plain").state
    state.stack.append(base_gifts.Gifts(step=1, seat=0, left=2))
    assert not gifts.more_with_gifts(base_gifts.nothing_more)(state, 0)
    assert gifts.tile_groups(state, 0) == []
