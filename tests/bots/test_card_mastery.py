"""What the master knows of the card game: what things are worth, and what a kingdom leaves behind."""

from __future__ import annotations

import random
from itertools import compress
from operator import not_
from statistics import mean

import pytest

from amunre.arena.match import play_on
from amunre.bots import make_bot
from amunre.bots.cards import CardBot
from amunre.bots.cards.reading import WorldReading
from amunre.bots.cards.weights import MASTERLY, WEIGHTS
from amunre.bots.search import SearchBot
from amunre.bots.search.card_game import CardGame
from amunre.bots.search.card_mastery import CardMastery
from amunre.bots.search.card_outlook import FEATURES, RATES, features
from amunre.bots.search.playout import imagine
from amunre.bots.search.playout import play_on as play_out
from amunre.kernel.game import Game
from amunre.rules.cardgame.table import table
from amunre.rules.setup import Setup, start

COUNTS = (2, 3, 4, 5)
GAMES = 120
"""A match of numbers alone takes little time."""


def game_of(players: int, seed: str) -> tuple[Game, list[CardBot]]:
    game = start(Setup(title="cardgame", players=players, seed=seed))
    return game, [CardBot(game.rules, seat) for seat in range(players)]


def play_one(game: Game, bots: list[CardBot]) -> None:
    seat = game.waiting_for[0]
    game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), random.Random(0)))


# Reading


@pytest.mark.parametrize("players", COUNTS)
def test_a_world_and_its_view_are_judged_alike(players: int) -> None:
    game, bots = game_of(players, "alike")
    kinds = set()
    while game.outcome is None:
        for seat in game.waiting_for:
            bot, allowed = bots[seat], game.legal(seat)
            world = WorldReading(game.rules, bot.weights, bot.averages, game.state, seat)
            assert bot.judge(world, allowed) == bot.choose(game.view(seat), allowed, random.Random(0))
            assert world.heights() == bot.read(game.view(seat)).heights()
            kinds.add(world.kind)
        play_one(game, bots)
    assert kinds >= {"bid", "extend", "offer", "build", "prepare"}


# Numbers


@pytest.mark.parametrize(("players", "margin"), [(2, 0.5), (4, 0.1)])
def test_its_numbers_alone_beat_those_of_greedy(players: int, margin: float) -> None:
    lead = 0.0
    for number in range(GAMES):
        game = start(Setup(title="cardgame", players=players, seed=f"numbers/{number // 2}"))
        masterly = [seat % 2 == number % 2 for seat in range(players)]
        weights = [MASTERLY[players] if own else WEIGHTS for own in masterly]
        play_on(game, [CardBot(game.rules, seat, one) for seat, one in enumerate(weights)])
        assert game.outcome is not None
        points = game.outcome.points
        lead += mean(compress(points, masterly)) - mean(compress(points, map(not_, masterly)))
    assert lead / GAMES > margin


@pytest.mark.parametrize("players", COUNTS)
def test_the_master_has_them_for_ideas_and_for_everybody_in_its_worlds(players: int) -> None:
    craft = CardMastery(start(Setup(title="cardgame", players=players, seed="numbers")).rules)
    assert craft.bot.weights == MASTERLY[players]
    for bot in craft.company(random.Random(1)):
        assert isinstance(bot, CardBot)
        assert bot.weights.rows == MASTERLY[players].rows
        assert bot.weights.offers != MASTERLY[players].offers


@pytest.mark.parametrize("name", ["strategist", "searcher"])
def test_nobody_else_has_them(name: str) -> None:
    bot = make_bot(name, start(Setup(title="cardgame", players=4, seed="numbers")).rules, 0)
    assert isinstance(bot, SearchBot)
    assert type(bot.craft) is CardGame
    assert bot.craft.bot.weights == WEIGHTS


# Outlook


def test_there_is_a_rate_for_every_count_kingdom_and_feature() -> None:
    assert set(RATES) == set(COUNTS)
    for rates in RATES.values():
        assert set(rates) == {2, 3}
        assert all(len(row) == len(FEATURES) + 1 for row in rates.values())


@pytest.mark.parametrize("kingdom", [0, 1, 2])
def test_ideas_are_played_out_to_the_end_of_the_kingdom(kingdom: int) -> None:
    game, bots = game_of(3, "kingdom")
    while table(game.state).kingdom < kingdom:
        play_one(game, bots)
    craft, rng = CardMastery(game.rules), random.Random(1)
    company = craft.company(rng)
    world = imagine(game.rules, craft, game.view(game.waiting_for[0]), company, rng)
    play_out(world, craft.stage(world), craft, company, rng)
    assert world.outcome is None
    assert table(world).kingdom == max(kingdom, 1) + 1


def test_the_last_kingdom_is_played_out_to_the_end_of_the_game() -> None:
    game, bots = game_of(3, "last")
    while table(game.state).kingdom < 3:
        play_one(game, bots)
    assert CardMastery(game.rules).standings(game.state) != CardGame(game.rules).standings(game.state)
    while game.outcome is None:
        play_one(game, bots)
    assert CardMastery(game.rules).standings(game.state) == CardGame(game.rules).standings(game.state)


@pytest.mark.parametrize("players", COUNTS)
def test_the_outlook_tells_more_of_the_end_than_the_points_so_far(players: int) -> None:
    """Over twelve games: leads in the end lie closer to what is expected when the last kingdom begins."""
    expected = points = 0.0
    for number in range(12):
        game, bots = game_of(players, f"outlook/{number}")
        while table(game.state).kingdom < 3:
            play_one(game, bots)
        hoped, so_far = CardMastery(game.rules).standings(game.state).points, table(game.state).points.copy()
        while game.outcome is None:
            play_one(game, bots)
        assert game.outcome is not None
        for seat in range(1, players):
            lead = game.outcome.points[seat] - game.outcome.points[0]
            expected += (hoped[seat] - hoped[0] - lead) ** 2
            points += (so_far[seat] - so_far[0] - lead) ** 2
    assert expected < 0.8 * points


def test_more_of_anything_is_worth_more() -> None:
    """Points, pyramids, gold and cards; being late in turn order is not."""
    game, bots = game_of(4, "more")
    while table(game.state).kingdom < 2:
        play_one(game, bots)
    craft, found = CardMastery(game.rules), table(game.state)
    before, counted = craft.standings(game.state).points[0], features(game.state, 0)
    found.tokens[0][0] += 3
    with_pyramids = craft.standings(game.state).points[0]
    found.reserves[0] = [0, 1, 2, 3, 4, 5, 6, 7]
    with_gold = craft.standings(game.state).points[0]
    assert before < with_pyramids < with_gold
    assert features(game.state, 0)[FEATURES.index("pyramids")] == counted[FEATURES.index("pyramids")] + 3
