"""What the greedy bot makes of the expansions: seen in its own games, and at positions made for it."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from amunre.arena.match import play_match
from amunre.arena.simulate import simulate
from amunre.bots import make_bot
from amunre.bots.greedy import GreedyBot, afterlife, offering, officials, pharaoh, promos, statues
from amunre.bots.greedy.forecast import ORDINARY, expected_gifts
from amunre.bots.greedy.purchase import Ware, first_purchases
from amunre.bots.greedy.reading import Reading
from amunre.bots.greedy.worth import province_worth
from amunre.kernel.engine import legal
from amunre.kernel.game import Game
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import Action
from amunre.kernel.state import Decision, Frame, SeatTurn
from amunre.kernel.view import view
from amunre.rules.base.board import board
from amunre.rules.base.gifts import Gifts
from amunre.rules.base.offers import Offer
from amunre.rules.base.placing import PlaceStone
from amunre.rules.base.prices import BuyCards, BuyStones
from amunre.rules.base.scoring import ShowScheme
from amunre.rules.base.turns import Done
from amunre.rules.expansions.afterlife.gifts import BuildTile, TakeTile
from amunre.rules.expansions.afterlife.market import AfterlifeBuild, BuyTiles
from amunre.rules.expansions.afterlife.tombs import tombs
from amunre.rules.expansions.expert.hands import PutUpProvince
from amunre.rules.expansions.officials.deck import officials as officials_of
from amunre.rules.expansions.officials.resolving import ChooseProvince, Claim, Delegate
from amunre.rules.expansions.pharaoh.court import PharaohTokenGained, court
from amunre.rules.expansions.promos.glory import PlayGlory
from amunre.rules.expansions.promos.harvest import PlayExport, PlayPopularity
from amunre.rules.expansions.statues.horus import BuildWithHorus, Laying
from amunre.rules.expansions.statues.ptah import BoughtAgain
from amunre.rules.expansions.statues.slice import statues as statues_of
from amunre.rules.expansions.statues.thoth import DiscardForThoth
from amunre.rules.setup import Setup, start


def best_purchase(
    wares: list[Ware], gold: int, purse: list[float], first_bonus: float, twice: bool
) -> Action | None:
    """What greedy would buy first."""
    choices = first_purchases(wares, gold, purse, first_bonus, twice)
    return max(choices, key=lambda choice: choice.worth).action


FEW = "anniversary+officials+afterlife+statues+pharaoh+promos"
MANY = "anniversary+afterlife+statues+pharaoh+promos"
GAMES = 10
RICH, POOR = "avaris", "mendes"

# Strength


@pytest.mark.parametrize(
    ("title", "players"), [(FEW, 2), (FEW, 3), (MANY, 3), (MANY, 4), (MANY, 5), ("revised+expert", 4)]
)
def test_greedy_beats_random_rivals_with_everything_in_play(title: str, players: int) -> None:
    summary = simulate(title, players, 20, "strength", ["greedy", *["random"] * (players - 1)])
    assert summary.wins["greedy"] >= 19
    assert summary.mean_points["greedy"] > 2 * summary.mean_points["random"]


# What it does in whole games


@cache
def games(title: str, players: int) -> tuple[Game, ...]:
    """Games among greedy bots only."""
    setups = [Setup(title=title, players=players, seed=f"uses{number}") for number in range(GAMES)]
    return tuple(play_match(setup, ["greedy"] * players) for setup in setups)


def played(title: str, players: int) -> Counter[type[Action]]:
    return Counter(type(one.action) for game in games(title, players) for one in game.commands)


@pytest.mark.parametrize(
    "action",
    [
        BuyTiles,
        TakeTile,
        BuildTile,
        AfterlifeBuild,
        BuildWithHorus,
        DiscardForThoth,
        PlayGlory,
        PlayExport,
        PlayPopularity,
    ],
)
def test_greedy_uses_what_the_expansions_offer(action: type[Action]) -> None:
    assert played(MANY, 4)[action] >= 3


def test_greedy_builds_tombs_with_full_rows_and_tiles_that_pay_more_than_once() -> None:
    rows = [item for game in games(MANY, 4) for item in board(game.state).items if item.source == "tomb_rows"]
    assert len(rows) >= GAMES
    built = [event for game in games(MANY, 4) for event in game.events if type(event).__name__ == "TileBuilt"]
    assert sum(getattr(event, "times", 0) > 1 for event in built) > len(built) // 10


def test_greedy_wins_tokens_lays_greed_buys_twice_and_shows_the_new_schemes() -> None:
    events = [event for game in games(MANY, 4) for event in game.events]
    commands = [one.action for game in games(MANY, 4) for one in game.commands]
    assert sum(isinstance(event, PharaohTokenGained) for event in events) >= 3 * GAMES
    assert sum(isinstance(event, BoughtAgain) for event in events) >= 3
    assert sum(isinstance(action, Offer) and "greed" in action.played for action in commands) >= 3
    shown = {action.card for action in commands if isinstance(action, ShowScheme)}
    assert {"tribute", "pharaohs_blessing"} <= shown


def test_greedy_keeps_a_province_every_round_and_delegates_now_and_then() -> None:
    counts = played(FEW, 3)
    assert counts[ChooseProvince] == 6 * 3 * GAMES
    assert counts[Delegate] >= 3


def test_greedy_puts_up_provinces() -> None:
    assert played("revised+expert", 3)[PutUpProvince] == 4 * 3 * GAMES


# Positions made for it


def table(title: str, players: int = 3) -> Game:
    game = start(Setup(title=title, players=players, seed="made"))
    state = game.state
    state.stack.clear()
    state.open.clear()
    own = board(state)
    own.round, own.kingdom, own.temple = 2, 1, 2
    own.hands = [{} for _ in own.hands]
    own.dealt = [[] for _ in own.dealt]
    return game


def reading(game: Game) -> Reading:
    bot = make_bot("greedy", game.rules, 0)
    assert isinstance(bot, GreedyBot)
    return Reading(bot.rules, bot.weights, bot.outlook, view(game.state, 0))


def own(game: Game, *names: str) -> None:
    for name in names:
        board(game.state).take_province(0, name)


def test_a_tile_goes_onto_equal_tiles() -> None:
    game = table("anniversary+afterlife")
    part = tombs(game.state)
    part.tombs[0] = {"1.1": "gold", "1.2": "point", "1.3": "point", "1.4": "favour", "1.5": "gold"}
    part.collections[0] = {"point": 1}
    assert afterlife.take_tile(reading(game))[1] == TakeTile("point", 2, 2)


def test_a_row_is_finished_rather_than_begun() -> None:
    game = table("anniversary+afterlife")
    board(game.state).round = 6
    part = tombs(game.state)
    part.tombs[0] = {"1.1": "gold", "1.2": "point", "1.3": "point", "1.4": "favour"}
    part.collections[0] = {"gold": 1}
    assert afterlife.take_tile(reading(game))[1] == TakeTile("gold", 1, 5)


def test_in_the_last_round_spare_tiles_and_dead_cards_pay_for_a_tile() -> None:
    game = table("anniversary+afterlife")
    board(game.state).round = 6
    board(game.state).hands[0] = {"bribery": 1, "treasury": 1}
    tombs(game.state).collections[0] = {"gold": 1, "point": 1}
    everything = Legal([Choices(BuildTile, AnyRow())])  # type: ignore[arg-type]
    assert afterlife.build_for_discards(reading(game), everything) == BuildTile(
        "point", 1, 1, ("bribery", "gold")
    )


class AnyRow(tuple[object, ...]):
    """Rows of a legal set in which everything is allowed."""

    def __contains__(self, row: object) -> bool:
        return True


def test_good_cards_are_not_spent_on_tiles() -> None:
    game = table("anniversary+afterlife")
    board(game.state).hands[0] = {"cultivation": 1, "treasury": 1}
    tombs(game.state).collections[0] = {"gold": 1}
    everything = Legal([Choices(BuildTile, AnyRow())])  # type: ignore[arg-type]
    assert afterlife.build_for_discards(reading(game), everything) is None


def test_tiles_are_worth_less_once_there_are_more_than_gifts() -> None:
    game = table("anniversary+afterlife")
    few, _ = afterlife.tile_values(reading(game), 2)
    tombs(game.state).collections[0] = {"gold": 12}
    many, _ = afterlife.tile_values(reading(game), 2)
    assert few[2] > 2 * many[2]


def test_a_statue_makes_its_province_dearer() -> None:
    game = table("anniversary+statues")
    name = "mendes"
    statues_of(game.state).placed.clear()
    without = province_worth(reading(game), name)
    for statue in ("horus", "bastet", "osiris", "set", "isis", "sobek", "thoth", "ptah"):
        statues_of(game.state).placed = {name: statue}
        assert province_worth(reading(game), name) > without + 1, statue


def test_tribute_in_hand_makes_a_second_statue_dearer_still() -> None:
    game = table("anniversary+statues")
    first, second = "mendes", "avaris"
    statues_of(game.state).placed = {first: "set", second: "bastet"}
    own(game, first)
    before = statues.statue_worth(reading(game), second)
    board(game.state).hands[0] = {"tribute": 1}
    assert statues.statue_worth(reading(game), second) > before + 3


def test_thoth_takes_the_card_that_helps_least() -> None:
    game = table("anniversary+statues")
    board(game.state).hands[0] = {"cultivation": 1, "bribery": 1, "treasury": 1}
    assert statues.discard_for_thoth(reading(game), Legal([])) == DiscardForThoth("bribery")


@pytest.mark.parametrize(
    ("asker", "number", "answer"),
    [
        (Gifts(step=2, seat=0, left=0), 2, BuildWithHorus("berenike")),
        (
            Gifts(step=2, seat=0, left=0),
            3,
            PlaceStone("berenike"),
        ),  # no market comes before the scoring: a stone saved is lost
        (SeatTurn(phase="claim", step=2, seat=0), 3, BuildWithHorus("berenike")),
    ],
)
def test_horus_saves_a_stone_while_it_can_still_be_used(asker: Frame, number: int, answer: Action) -> None:
    game = table("anniversary+statues")
    state, pieces = game.state, board(game.state)
    own(game, "berenike")
    statues_of(state).placed = {"berenike": "horus"}
    pieces.round, pieces.stones["berenike"], pieces.gold[0] = number, 2, 5
    state.stack = [asker, Laying(seat=0, province="berenike", stones=1)]
    state.open[0] = Decision(1, 0, "lay_stone")
    assert (
        make_bot("greedy", game.rules, 0).choose(view(state, 0), legal(state, 0), random.Random(0)) == answer
    )


def test_a_bid_that_outbids_is_worth_a_token_perhaps() -> None:
    game = table("anniversary+pharaoh")
    name, other = "mendes", "avaris"
    board(game.state).scribes[1], board(game.state).amounts[1] = name, 1
    assert pharaoh.visit_worth(reading(game), name) > 0
    assert pharaoh.visit_worth(reading(game), other) == 0
    assert pharaoh.token_at(reading(game), name) == 0
    court(game.state).at = name
    assert pharaoh.token_at(reading(game), name) > pharaoh.visit_worth(reading(game), name)


def test_tokens_and_statues_and_greed_count_as_gifts() -> None:
    game = table(MANY)
    own(game, "mendes")
    statues_of(game.state).placed = {"mendes": "set"}
    court(game.state).tokens = [2, 0, 0]
    seen = reading(game)
    assert offering.further_gifts(seen, 1) == 3
    assert offering.further_gifts(seen, 0) == 1
    assert offering.further_gifts(seen, 0, ("greed",)) == 2


def test_glory_is_bought_when_gold_is_of_little_use() -> None:
    game = table("anniversary+promos")
    board(game.state).round, board(game.state).kingdom = 6, 2
    board(game.state).gold[0] = 8
    seen = reading(game)
    offered = Legal([Choices(PlayGlory, [(1,), (2,), (3,)])])
    assert promos.play_glory(seen, offered, [0.6 * gold for gold in range(9)]) is None
    board(game.state).hands[0] = {"glory": 1}
    assert promos.play_glory(reading(game), offered, [0.6 * gold for gold in range(9)]) == PlayGlory(3)


# Officials


def resolving(hand: dict[str, int], cards: tuple[str, str]) -> Action:
    """What greedy answers with a rich and a poor province won and these officials in them."""
    game = table("anniversary+officials")
    state = game.state
    board(state).up = [RICH, POOR]
    board(state).hands[0] = dict(hand)
    for scribe, name in zip(board(state).scribes_of(0), board(state).up, strict=True):
        board(state).scribes[scribe], board(state).amounts[scribe] = name, 1
    officials_of(state).placed = dict(zip(board(state).up, cards, strict=True))
    state.stack = [Claim(step=1, seat=0)]
    state.open[0] = Decision(1, 0, "keep_province")
    seen = reading(game)
    assert province_worth(seen, RICH) > province_worth(seen, POOR) + 4
    return officials.keep_province(seen, legal(state, 0))


def test_the_better_province_is_kept() -> None:
    assert resolving({}, ("six_gold", "six_gold")) == ChooseProvince(RICH)


def test_delegation_is_played_when_the_better_official_lies_in_the_better_province() -> None:
    assert resolving({"delegation": 1}, ("two_farmers", "six_gold")) == Delegate()
    assert resolving({"delegation": 1}, ("two_points", "two_farmers")) == ChooseProvince(RICH)


# The reckoning behind it


def test_two_purchases_of_a_kind_are_planned_with_the_lower_prices() -> None:
    stones = Ware(BuyStones, [0.0, 4.0, 8.0, 12.0, 16.0], [0] * 5, False)
    purse = [float(gold) for gold in range(7)]
    assert best_purchase([stones], 6, purse, 0.0, twice=False) == BuyStones(3)
    assert best_purchase([stones], 6, purse, 0.0, twice=True) == BuyStones(2)


def test_a_purchase_leaves_gold_for_kinds_behind_it_and_for_fees() -> None:
    cards = Ware(BuyCards, [0.0, 2.0], [0, 0], False)
    stones = Ware(BuyStones, [0.0, 1.0, 9.0], [0, 0, 1], False)
    purse = [0.0] * 5
    assert best_purchase([cards, stones], 4, purse, 0.0, twice=False) == BuyStones(2)
    assert best_purchase([cards, stones], 3, purse, 0.0, twice=False) == BuyCards(1)
    assert best_purchase([cards], 0, purse, 5.0, twice=False) is None


def test_with_two_players_less_than_half_brings_less() -> None:
    rich = ((10, 100),)
    assert expected_gifts(rich, 1, 4, (3, 2, 1)) == 1
    assert expected_gifts(rich, 1, 5, (3, 2, 1)) == 2
    assert expected_gifts(rich, 1, 10, (3, 2, 1)) == 2.5
    assert expected_gifts(rich, 1, 11, (3, 2, 1)) == 3
    assert 1 < expected_gifts(ORDINARY, 1, 1, (3, 2, 1)) < 3


def test_greedy_needs_no_chance_with_expansions() -> None:
    """Every question of the expansions has a judgement of its own: no dice are thrown."""

    class NoDice(random.Random):
        def random(self) -> float:
            raise AssertionError("greedy threw dice")

    for title, players in ((FEW, 2), (MANY, 3), ("revised+expert", 3)):
        game = start(Setup(title=title, players=players, seed="dice"))
        bots = [make_bot("greedy", game.rules, seat) for seat in range(players)]
        while game.outcome is None:
            seat = game.waiting_for[0]
            game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), NoDice()))


def test_a_question_that_nobody_has_taught_it_is_answered_with_as_little_as_possible() -> None:
    game = table("anniversary")
    game.state.open[0] = Decision(1, 0, "something_new")
    bot = make_bot("greedy", game.rules, 0)
    choices = Legal([Choices(BuyStones, [(1,), (2,)]), Choices(Done, [()])])
    assert bot.choose(view(game.state, 0), choices, random.Random(0)) == Done()
