"""What players may reckon with is what the rules then score and pay, and tells nothing that is hidden."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from amunre.kernel.engine import Transaction
from amunre.kernel.game import Game
from amunre.kernel.legal import Legal
from amunre.kernel.messages import ARBITER, SPECTATOR, Action, Event
from amunre.kernel.state import Decision, Frame, State
from amunre.kernel.view import View, scramble, view
from amunre.rules.base.board import board
from amunre.rules.base.harvest import Harvested
from amunre.rules.base.last_sale import LastSale
from amunre.rules.base.scoring import ShowScheme
from amunre.rules.base.turns import Done
from amunre.rules.cardgame.income import IncomeTaken
from amunre.rules.catalogue import TITLES, title_of
from amunre.rules.expansions.afterlife.tombs import tombs
from amunre.rules.shared.forecast import NOTHING, Forecast, Gain, Income
from amunre.rules.shared.points import Scored, ScoreItem
from tests.support.games import combination_id, expansion_combinations, finished, new_game, play_on, positions
from tests.support.secrecy import told

GAMES: list[tuple[str, int, dict[str, str]]] = [
    (title.name, title.players[0], {}) for title in TITLES.values()
]
MIXES = [*GAMES, *expansion_combinations()]
SCORED_AT = ("score_provinces", "points")
"""The phases with which a scoring begins, in the board game and in the card game."""
COLLECTED_AT = ("harvest", "income")


def seen_whole(state: State) -> View:
    """A view from which nothing is hidden; players get one only of a finished game."""
    parts = {name: spec.view(state, ARBITER) for name, spec in state.rules.slices.items() if spec.view}
    return View(ARBITER, state.players, (), (), None, None, parts)


def reckoned(title: str, game: Game, viewer: int) -> Forecast:
    return title_of(title).forecast(game.rules, game.view(viewer))


def watched(game: Game, title: str, phases: tuple[str, ...]) -> tuple[Game, list[Forecast]]:
    """The same game, and what an all-knowing player would have reckoned with whenever a phase began."""
    found: list[Forecast] = []

    def watching(name: str) -> None:
        honest = game.rules.phases[name]

        def phase(tx: Transaction, frame: Frame) -> None:
            if frame.step == 0:
                found.append(title_of(title).forecast(game.rules, seen_whole(tx.state)))
            honest(tx, frame)

        changed[name] = phase

    changed = dict(game.rules.phases)
    for name in phases:
        if name in changed:
            watching(name)
    return Game(replace(game.rules, phases=changed), game.players, game.seed), found


def eager(legal: Legal, rng: random.Random) -> Action:
    """Random, but shows every scheme, sells nothing at the end and changes nothing else then."""
    actions = list(legal) if len(legal) < 400 else [legal.sample(rng)]
    schemes = [action for action in actions if isinstance(action, ShowScheme)]
    if schemes:
        return schemes[0]
    if LastSale(()) in actions:
        return LastSale(())
    if Done() in actions and not any(action.notation.startswith("buy") for action in actions):
        return Done()
    return rng.choice(actions)


def play_eagerly(game: Game, seed: str) -> None:
    rng = random.Random(seed)
    while game.outcome is None:
        seat = game.waiting_for[0]
        asked = game.state.open[seat].kind
        legal = game.legal(seat)
        game.play(seat, eager(legal, rng) if asked in ("schemes", "last_sale") else legal.sample(rng))


def scorings(events: list[Event]) -> list[list[ScoreItem]]:
    """What each scoring has brought, in any order; other points of a kingdom are not part of it."""
    others = ("glory", "tomb", "officials")
    items = [item for event in events if isinstance(event, Scored) for item in event.items]
    kingdoms = sorted({item.kingdom for item in items})
    return [
        sorted((item for item in items if item.kingdom == one and item.source not in others), key=told)
        for one in kingdoms
    ]


@pytest.mark.parametrize(("title", "players", "options"), MIXES, ids=combination_id)
def test_what_is_reckoned_with_before_a_scoring_is_what_is_then_scored(
    title: str, players: int, options: dict[str, str]
) -> None:
    for number in range(2):
        game, found = watched(new_game(title, players, f"score{number}", options), title, SCORED_AT)
        play_eagerly(game, f"score{number}")
        forecasts = [sorted(one.items, key=told) for one in found if one.items]
        assert forecasts == scorings(game.events)


@pytest.mark.parametrize(("title", "players", "options"), MIXES, ids=combination_id)
def test_what_a_position_pays_is_what_is_then_collected(
    title: str, players: int, options: dict[str, str]
) -> None:
    game, found = watched(new_game(title, players, "pay", options), title, COLLECTED_AT)
    rng = random.Random("pay")
    while game.outcome is None:
        seat = game.waiting_for[0]
        legal = game.legal(seat)
        collect = [action for action in legal if action.notation == "collect"] if len(legal) < 400 else []
        game.play(seat, collect[0] if collect else legal.sample(rng))
    expected = [
        {seat: sum(one.gold for one in level.income if one.seat == seat) for seat in range(players)}
        for one in found
        for level in one.levels
        if level.position == one.position
    ]
    paid = [event for event in game.events if isinstance(event, Harvested | IncomeTaken)]
    assert len(expected) * players == len(paid)
    for round_, event in enumerate(paid):
        assert expected[round_ // players][event.seat] == event.gold


@pytest.mark.parametrize(("title", "players", "options"), MIXES, ids=combination_id)
def test_hidden_things_change_nothing_of_a_forecast(
    title: str, players: int, options: dict[str, str]
) -> None:
    rng = random.Random("hidden")
    for game in positions(new_game(title, players, "hidden", options), rng, 0.1):
        for viewer in (SPECTATOR, *range(players)):
            other = scramble(game.state, viewer, rng)
            forecast = title_of(title).forecast(game.rules, view(other, viewer))
            assert told(forecast) == told(reckoned(title, game, viewer))


def a_table(title: str = "classic", players: int = 3) -> Game:
    """The beginning of a game, with an empty board to lay things on by hand."""
    game = new_game(title, players, "by hand")
    board(game.state).kingdom = 1
    return game


def test_fields_caravans_and_temples_by_position() -> None:
    """Kharga has a caravan of 5, Damanhur two temples; the track of 2003 has steps at 3, 13 and 23."""
    game = a_table()
    table = board(game.state)
    table.take_province(0, "kharga")
    table.take_province(1, "damanhur")
    table.farmers["kharga"] = 2
    seen = reckoned("classic", game, SPECTATOR)
    assert [(level.position, level.lowest) for level in seen.levels] == [(1, None), (2, 3), (3, 13), (4, 23)]
    assert seen.levels[0].income == (Income(0, "kharga", "farmers", 2), Income(0, "kharga", "caravan", 5))
    assert seen.levels[2].income == (Income(0, "kharga", "farmers", 6),)
    assert [item.points for item in seen.levels[3].items] == [8]
    assert (seen.position, seen.theft, seen.items) == (0, 3, ())


def at_harvest(cards: list[str], title: str = "classic") -> Game:
    """Player 0 is asked at the harvest, with the temple on 2: Berenike has a mine that pays 8, Kharga two
    farmers that pay 4 and a caravan that pays 5."""
    game = a_table(title)
    table = board(game.state)
    table.take_province(0, "berenike")
    table.take_province(0, "kharga")
    table.farmers["kharga"] = 2
    table.temple = 2
    for card in cards:
        table.take_card(0, card)
    game.state.open.clear()
    game.state.open[0] = Decision(1, 0, "harvest")
    return game


def test_a_harvest_card_is_reckoned_with_before_it_is_played() -> None:
    game = at_harvest(["treasury", "abundance"])
    assert reckoned("classic", game, 0).gains == (
        Gain("treasury", "berenike", 0),  # 8 instead of 8
        Gain("treasury", "kharga", -1),  # 8 instead of 9
        Gain("abundance", "berenike", 0),  # no farmer
        Gain("abundance", "kharga", 2),
    )


def test_a_province_takes_one_harvest_card_and_what_lies_there_counts() -> None:
    game = at_harvest(["abundance"])
    board(game.state).harvest_cards["kharga"] = "treasury"
    assert reckoned("classic", game, 0).gains == (Gain("abundance", "berenike", 0),)


def test_cards_that_cost_gold_say_so() -> None:
    """Popularity pays nothing for Kharga; export makes a caravan of 10 of it, which pays on position 2."""
    game = at_harvest(["popularity", "export"], "anniversary+promos")
    gains = reckoned("anniversary+promos", game, 0).gains
    assert {(one.card, one.gold) for one in gains if one.province == "kharga"} == {
        ("popularity", -9),
        ("export", 1),
    }


def test_only_who_is_asked_at_the_harvest_reckons_with_harvest_cards() -> None:
    game = at_harvest(["treasury"])
    for viewer in (SPECTATOR, 1, 2):
        assert reckoned("classic", game, viewer).gains == ()
    game.state.open[0] = Decision(1, 0, "bid")
    assert reckoned("classic", game, 0).gains == ()


def test_only_what_hangs_on_the_position_is_told_with_it() -> None:
    game = a_table()
    table = board(game.state)
    table.take_province(0, "edfu")
    table.pyramids["edfu"] = 1
    table.temple = 3
    seen = reckoned("classic", game, 1)
    assert {item.source: item.points for item in seen.items} == {
        "pyramids": 1,
        "sets": 3,
        "west_bank": 5,
        "temples": 3,
    }
    assert [[item.source for item in level.items] for level in seen.levels] == [["temples"]] * 4


def test_one_reckons_with_ones_own_schemes_and_not_with_those_of_others() -> None:
    game = a_table()
    table = board(game.state)
    for seat, province in enumerate(("abu", "edfu")):
        table.take_province(seat, province)
        table.take_card(seat, "east_west")
    items = {viewer: reckoned("classic", game, viewer).items for viewer in (SPECTATOR, 0, 1)}
    assert items[SPECTATOR] == ()
    assert [(item.seat, item.source, item.points) for item in items[0]] == [(0, "scheme_east_west", 3)]
    assert [(item.seat, item.source, item.points) for item in items[1]] == [(1, "scheme_east_west", 3)]


def test_gold_counts_in_the_last_kingdom_and_only_where_it_lies_open() -> None:
    game = a_table()
    board(game.state).gold = [9, 5, 1]
    whole = title_of("classic").forecast
    assert whole(game.rules, seen_whole(game.state)).items == ()
    board(game.state).kingdom = 2
    assert [item.points for item in whole(game.rules, seen_whole(game.state)).items] == [6, 4, 2]
    assert reckoned("classic", game, 0).items == ()


def test_full_rows_of_a_tomb_count_in_the_last_kingdom() -> None:
    game = a_table("anniversary+afterlife")
    tombs(game.state).tombs[1] = {f"1.{place}": "gold" for place in range(1, 6)}
    assert reckoned("anniversary+afterlife", game, 0).items == ()
    board(game.state).kingdom = 2
    assert [(item.seat, item.source) for item in reckoned("anniversary+afterlife", game, 0).items] == [
        (1, "tomb_rows")
    ]


def test_in_the_card_game_nothing_is_reckoned_before_everybody_has_three_provinces() -> None:
    game = new_game("cardgame", 3, "early")
    assert reckoned("cardgame", game, 0).items == ()
    while any(len(stacks) < 3 for stacks in game.state.slices["cardgame"].stacks):
        assert reckoned("cardgame", game, 0).items == ()
        play_on(game, random.Random(1), 1)
    assert reckoned("cardgame", game, 0).items


@pytest.mark.parametrize("title", ["classic", "cardgame"])
def test_a_finished_game_has_nothing_left_to_reckon_with(title: str) -> None:
    assert reckoned(title, finished(title, 3, "over"), ARBITER) == NOTHING
