"""The search: what it weighs, that it finds better answers, and that equal questions get equal answers."""

from __future__ import annotations

import math
import random
from functools import partial

import pytest

from amunre.bots import make_bot
from amunre.bots.greedy import GreedyBot
from amunre.bots.search import Craft, Effort, SearchBot
from amunre.bots.search.board_game import ROUTINE, SETTLED, BoardGame
from amunre.bots.search.card_game import CardGame
from amunre.bots.search.craft import Idea, Standings, ideas_of, value
from amunre.bots.search.outlook import FEATURES, RATES, edge, features
from amunre.bots.search.player import Lead, Trial
from amunre.bots.search.playout import imagine, play_on
from amunre.kernel.engine import apply, legal
from amunre.kernel.game import Game
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View, view
from amunre.rules.base.board import board
from amunre.rules.base.offers import Offer
from amunre.rules.base.turns import Done
from amunre.rules.setup import Setup, start
from tests.support import bots
from tests.support.games import new_game

game_at = partial(bots.game_at, memory="open", bot="greedy", seed="search")


def choice(bot: SearchBot, game: Game, seat: int, seed: int) -> Action:
    return bot.choose(game.view(seat), game.legal(seat), random.Random(seed))


# Weighing


def trial(hint: float, values: list[float]) -> Trial:
    found = Trial(Idea(Done(), hint))
    found.values = values
    return found


def test_judgement_alone_decides_before_the_first_world() -> None:
    assert trial(-1.0, []).lead(trial(0.0, [])).mean < 0


def test_many_worlds_that_agree_overrule_judgement() -> None:
    first = trial(0.0, [0.5] * 20)
    assert trial(-1.0, [0.6] * 20).lead(first).mean > 0.07


def test_a_few_worlds_that_disagree_do_not() -> None:
    first = trial(0.0, [0.5, 0.5])
    assert trial(-1.0, [0.9, 0.2]).lead(first).mean < 0


def test_one_idea_is_as_far_ahead_as_the_other_is_behind() -> None:
    one, other = trial(0.0, [0.1, 0.9, 0.4]), trial(-0.5, [0.3, 0.2, 0.2])
    assert one.lead(other).mean == pytest.approx(-other.lead(one).mean)
    assert one.lead(other).error == pytest.approx(other.lead(one).error)


def test_there_is_less_to_hope_the_farther_an_idea_is_behind_and_the_surer_that_is() -> None:
    level, behind = Lead(0.0, 0.04), Lead(-0.04, 0.04)
    assert level.hope == pytest.approx(0.04 * 0.3989, rel=1e-3)  # half of a normal error's mean size
    assert 0 < behind.hope < level.hope
    assert Lead(-0.04, 0.01).hope < behind.hope / 20


def test_points_ahead_of_every_rival_are_worth_more() -> None:
    behind, level, ahead = (value(Standings([mine, 10.0, 12.0], 3.0), 0) for mine in (5.0, 11.0, 20.0))
    assert 0 < behind < level < ahead < 1
    assert value(Standings([10.0, 10.0], 3.0), 1) == pytest.approx(0.5)


def test_ideas_come_in_the_order_of_judgement_behind_ones_own() -> None:
    judged: dict[Action, float] = {Offer(1): 5.0, Offer(2): 9.0, Offer(3): 7.0, Offer(4): 1.0}
    ideas = ideas_of(Offer(2), judged, 0.5, 3)
    assert [idea.action for idea in ideas] == [Offer(2), Offer(3), Offer(1)]
    assert [idea.hint for idea in ideas] == [0.0, -1.0, -2.0]


def test_a_position_is_judged_by_as_many_rates_as_there_are_features() -> None:
    game, _ = game_at("bid", 2)
    assert len(features(game.state, 0)) == len(FEATURES)
    assert all(len(row) == len(FEATURES) + 1 for row in RATES.values())
    assert set(RATES) == {2, 3, 4, 5, 6}


# Imagined worlds


@pytest.mark.parametrize("kind", ["bid", "market", "offer"])
def test_an_imagined_world_fits_the_view_but_for_purses(kind: str) -> None:
    game, seat = game_at(kind, 2)
    craft = BoardGame(game.rules)
    rng = random.Random(1)
    world = imagine(game.rules, craft, game.view(seat), craft.company(rng), rng)
    assert set(world.sealed) == set(world.open) - {seat}  # rivals choose at once, whatever the seat will do
    world.sealed.clear()
    assert view(world, seat) == game.view(seat)


def test_sealed_choices_are_such_as_a_rival_would_make() -> None:
    """A kernel that knows no rule draws them evenly, sales of cards included; a rival sells nothing."""
    game, seat = game_at("offer", 2)
    game.play(seat, game.legal(seat).sample(random.Random(0)))
    me = game.waiting_for[0]
    craft = BoardGame(game.rules)
    for number in range(10):
        rng = random.Random(number)
        world = imagine(game.rules, craft, game.view(me), craft.company(rng), rng)
        sealed = world.sealed[seat]
        assert isinstance(sealed, Offer)
        assert not sealed.sold


def test_a_playout_ends_with_the_round() -> None:
    game, seat = game_at("market", 2)
    craft = BoardGame(game.rules)
    rng = random.Random(1)
    world = imagine(game.rules, craft, game.view(seat), craft.company(rng), rng)
    assert play_on(world, 2, craft, craft.company(rng), rng) > 3
    assert board(world).round == 3


def test_rivals_who_choose_at_the_same_time_choose_once_for_all_ideas() -> None:
    game, seat = game_at("offer", 2)
    craft = BoardGame(game.rules)
    rng = random.Random(1)
    company = craft.company(rng)
    world = imagine(game.rules, craft, game.view(seat), company, rng)
    assert set(world.open) - set(world.sealed) == {seat}


def test_a_world_is_read_like_the_view_of_it() -> None:
    """In play-outs no view is made; the same bot would answer the same."""
    game, _ = game_at("bid", 1)
    craft, state = BoardGame(game.rules), game.state
    bot = GreedyBot(game.rules, 0)
    while board(state).round < 4:
        seat = next(one for one in state.open if one not in state.sealed)
        allowed = legal(state, seat)
        expected = bot.choose(view(state, seat), allowed, random.Random(0))
        assert craft.answer(bot, state, seat, allowed, random.Random(0)) == expected
        apply(state, seat, expected, allowed)


# Choosing


class Worlds(SearchBot):
    """Counts the worlds that it looks at."""

    def __init__(self, game: Game, seat: int, effort: Effort) -> None:
        super().__init__("worlds", game.rules, seat, BoardGame(game.rules), effort)
        self.count = 0

    def try_all(self, trials: list[Trial], seen: View, rng: random.Random, until: float) -> int | None:
        self.count += 1
        return super().try_all(trials, seen, rng, until)


def test_less_thought_is_given_where_less_can_be_won() -> None:
    game, seat = game_at("bid", 1)
    careless, careful = (Worlds(game, seat, Effort(4_000, loss)) for loss in (0.01, 0.0))
    for bot in (careless, careful):
        choice(bot, game, seat, 1)
    assert 0 < careless.count < careful.count


class Idle:
    """Knows the game, but would rather do nothing and thinks that as good as what a strategist would do."""

    def __init__(self, craft: Craft) -> None:
        self.craft = craft
        self.company, self.refine = craft.company, craft.refine
        self.answer, self.guess = craft.answer, craft.guess
        self.stage, self.standings = craft.stage, craft.standings

    def ideas(self, seen: View, legal: Legal) -> list[Idea]:
        return [Idea(Done(), 0.0), Idea(self.craft.ideas(seen, legal)[0].action, 0.0)]


def test_the_search_leaves_a_bad_first_idea() -> None:
    """In the last market gold should go into what scores."""
    game, seat = game_at("market", 6)
    craft = Idle(BoardGame(game.rules))
    bot = SearchBot("idle", game.rules, seat, craft, Effort(1_500, 0.001))
    wanted = craft.ideas(game.view(seat), game.legal(seat))[1].action
    assert wanted != Done()
    assert choice(bot, game, seat, 1) == wanted


@pytest.mark.parametrize(("kind", "number"), [("bid", 1), ("market", 3), ("offer", 6), ("gift_cards", 2)])
def test_equal_questions_and_seeds_get_equal_answers(kind: str, number: int) -> None:
    game, seat = game_at(kind, number)
    bots = [SearchBot("one", game.rules, seat, BoardGame(game.rules), Effort(400, 0.001)) for _ in range(2)]
    assert choice(bots[0], game, seat, 7) == choice(bots[1], game, seat, 7)


def test_a_search_stops_when_people_have_waited_long_enough() -> None:
    game, seat = game_at("bid", 1)
    bot = SearchBot("hasty", game.rules, seat, BoardGame(game.rules), Effort(10**9, 0.0, 0.2))
    assert choice(bot, game, seat, 1) in game.legal(seat)


def test_the_time_is_looked_at_within_a_world_and_half_a_world_does_not_count() -> None:
    game, seat = game_at("bid", 1)
    bot = Worlds(game, seat, Effort(10**9, 0.0))
    trials = [Trial(idea) for idea in bot.craft.ideas(game.view(seat), game.legal(seat))]
    assert len(trials) > 3
    now = iter(range(100))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("amunre.bots.search.player.time.monotonic", lambda: next(now))
        assert bot.try_all(trials, game.view(seat), random.Random(1), until=2) is None
    assert next(now) == 4, "three play-outs were made and a fourth was not"
    assert not any(trial.values for trial in trials)


def test_a_bot_is_made_with_the_patience_of_those_who_wait() -> None:
    game, seat = game_at("bid", 1)
    hasty, patient = make_bot("master", game.rules, seat, 2.0), make_bot("master", game.rules, seat)
    assert isinstance(hasty, SearchBot)
    assert isinstance(patient, SearchBot)
    assert (hasty.effort.seconds, patient.effort.seconds) == (2.0, math.inf)


def test_questions_that_are_settled_have_one_idea() -> None:
    game, seat = game_at("place_stone", 2)
    assert "place_stone" in SETTLED - ROUTINE
    quick, thorough = BoardGame(game.rules), BoardGame(game.rules, ROUTINE)
    assert len(quick.ideas(game.view(seat), game.legal(seat))) == 1
    assert len(thorough.ideas(game.view(seat), game.legal(seat))) > 1


def test_the_card_game_is_played_out_to_its_end() -> None:
    game = start(Setup(title="cardgame", players=3, seed="end"))
    seat = game.waiting_for[0]
    craft = CardGame(game.rules)
    rng = random.Random(1)
    world = imagine(game.rules, craft, game.view(seat), craft.company(rng), rng)
    play_on(world, craft.stage(world), craft, craft.company(rng), rng)
    assert world.outcome is not None
    assert craft.standings(world).points == [float(points) for points in world.outcome.points]


@pytest.mark.parametrize(("banks", "lead"), [("all", -1), ("controlled", 1)])
def test_open_provinces_are_rivals_where_they_can_win_a_bank(banks: str, lead: int) -> None:
    """Red's best east of the Nile has one pyramid; open Thebes has two (R2)."""
    state = new_game("anniversary+officials", 2, "edge", {"banks": banks}).state
    board(state).take_province(0, "abu")
    board(state).pyramids |= {"abu": 1, "thebes": 2}
    assert edge(state, 0, "east") == lead
