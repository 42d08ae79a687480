"""What the greedy bot does at each kind of question, seen in its own games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import msgspec
import pytest

from amunre.arena.simulate import simulate
from amunre.bots import make_bot
from amunre.bots.greedy.forecast import ORDINARY, SCORING, forecast, position
from amunre.bots.greedy.worth import field_profit
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.cards import SellCard
from amunre.rules.base.harvest import PlayAbundance, PlayTreasury
from amunre.rules.base.last_sale import LastSale
from amunre.rules.base.offers import Influence, Offer
from amunre.rules.base.prices import PlayArchitect, PlayCultivation
from amunre.rules.base.scoring import ShowScheme
from amunre.rules.base.turns import Done
from amunre.rules.base.view import TableView, table_view
from amunre.rules.catalogue import ruleset
from amunre.rules.setup import Setup, start
from tests.support.games import EDITIONS

GAMES = 12
BOX_TRACK = (3, 13, 23)


class Moment(NamedTuple):
    """A question put to greedy, and its answer."""

    kind: str
    seen: View
    allowed: Legal
    action: Action

    @property
    def table(self) -> TableView:
        return table_view(self.seen)

    @property
    def hand(self) -> dict[str, int]:
        return self.table.seats[self.seen.viewer].hand or {}


@cache
def moments() -> tuple[Moment, ...]:
    return tuple(moment for number in range(GAMES) for moment in one_game(number))


def one_game(number: int) -> Iterator[Moment]:
    title = EDITIONS[number % len(EDITIONS)]
    game = start(Setup(title=title, players=4, seed=f"moments{number}"))
    names = ["greedy", "greedy", "random", "greedy"]
    bots = [make_bot(name, game.rules, seat) for seat, name in enumerate(names)]
    dice = random.Random(number)
    while game.outcome is None:
        seat = game.waiting_for[0]
        seen, allowed = game.view(seat), game.legal(seat)
        action = bots[seat].choose(seen, allowed, dice)
        if names[seat] == "greedy":
            yield Moment(game.state.open[seat].kind, seen, allowed, action)
        game.play(seat, action)


def asked(kind: str) -> list[Moment]:
    found = [moment for moment in moments() if moment.kind == kind]
    assert found, f"greedy was never asked: {kind}"
    return found


@pytest.mark.parametrize("title", EDITIONS)
def test_greedy_beats_three_random_rivals(title: str) -> None:
    summary = simulate(title, 4, 40, "strength", ["greedy", "random", "random", "random"])
    assert summary.wins["greedy"] >= 36
    assert summary.mean_points["greedy"] > 2 * summary.mean_points["random"]


def test_every_satisfied_scheme_is_shown() -> None:
    for moment in asked("schemes"):
        can_show = any(isinstance(action, ShowScheme) for action in moment.allowed)
        assert isinstance(moment.action, ShowScheme if can_show else Done)


def test_the_last_sale_sells_the_whole_hand() -> None:
    for moment in asked("last_sale"):
        assert isinstance(moment.action, LastSale)
        assert len(moment.action.cards) == sum(moment.hand.values())


def test_cards_are_sold_only_to_pay_or_when_their_phase_has_passed_for_good() -> None:
    auction_cards = {"bribery", "protection"}
    for moment in moments():
        if isinstance(moment.action, SellCard) and moment.kind != "pay":
            assert moment.table.round == 6
            if moment.kind == "market":
                assert moment.action.card in auction_cards


def test_an_architect_builds_as_soon_as_two_stones_lie_there() -> None:
    for moment in asked("market"):
        if any(isinstance(action, PlayArchitect) for action in moment.allowed):
            assert isinstance(moment.action, PlayArchitect | SellCard)


def test_cultivation_never_takes_up_a_field() -> None:
    played = [moment.action for moment in moments() if isinstance(moment.action, PlayCultivation)]
    assert played
    assert not any(action.on_field for action in played)


def test_bids_stay_within_the_purse_but_for_the_cards_that_could_be_sold() -> None:
    for moment in asked("bid"):
        assert isinstance(moment.action, PlaceBid)
        gold = moment.table.seats[moment.seen.viewer].gold
        assert gold is not None
        assert moment.action.amount <= gold + sum(moment.hand.values())


def test_treasury_and_abundance_are_played_only_for_a_gain() -> None:
    parts = ruleset("classic", 4, {}).config.components
    for moment in asked("harvest"):
        action = moment.action
        if isinstance(action, PlayTreasury | PlayAbundance):
            province, printed = moment.table.provinces[action.province], parts.provinces[action.province]
            farmers = province.farmers + province.extra_farmers + printed.printed_farmers
            caravan = printed.caravan if moment.table.temple <= 2 else 0
            income = farmers * moment.table.temple + printed.mine + caravan
            assert 8 - income >= 2 if isinstance(action, PlayTreasury) else farmers >= 2


def test_offerings_are_theft_or_gold_from_the_purse_and_sell_nothing() -> None:
    offers = [moment.action for moment in asked("offer") if isinstance(moment.action, Offer)]
    assert len(offers) == len(asked("offer"))
    assert {offer.gold == 0 for offer in offers} == {True, False}
    assert not any(offer.sold for offer in offers)


def test_influence_moves_the_temple_where_own_provinces_earn_more() -> None:
    """With farmers or temples and no caravan, up is never worse than down."""
    parts = ruleset("classic", 4, {}).config.components
    for moment in asked("influence"):
        mine = [name for name, one in moment.table.provinces.items() if one.owner == moment.seen.viewer]
        farmers = sum(moment.table.provinces[name].farmers for name in mine)
        caravans = sum(parts.provinces[name].caravan for name in mine)
        total = moment.table.collective
        crosses = position(BOX_TRACK, total + 3) > position(BOX_TRACK, total - 3)
        if farmers and not caravans and crosses:
            assert moment.action == Influence("up")


def test_a_question_greedy_has_not_learned_is_answered_with_something_legal() -> None:
    game = start(Setup(title="classic", players=3, seed="new"))
    bot = make_bot("greedy", game.rules, 0)
    seen = game.view(0)
    decision = msgspec.structs.replace(seen.decisions[0], seat=0, kind="something_new")
    strange = msgspec.structs.replace(seen, decisions=(decision,))
    assert bot.choose(strange, Legal([Choices(Done, [()])]), random.Random(0)) == Done()


# The reckoning behind it


@pytest.mark.parametrize("habits", [ORDINARY, SCORING])
@pytest.mark.parametrize("rivals", [2, 3, 4])
def test_forecast_chances_add_up_to_one(habits: tuple[tuple[int, int], ...], rivals: int) -> None:
    outlook = forecast(habits, rivals, BOX_TRACK, 3, (3, 2, 1), (1, 2))
    assert sum(often for _, often in habits) == 100
    assert sum(chance for _, chance in outlook.totals) == pytest.approx(1)
    assert all(sum(chances) == pytest.approx(1) for chances in outlook.positions)
    assert 1 <= outlook.temple <= 4


def test_more_gold_brings_more_gifts_and_theft_none() -> None:
    gifts = forecast(ORDINARY, 3, BOX_TRACK, 3, (3, 2, 1), (1, 2)).gifts
    assert gifts[0] == 0
    assert all(less <= more for less, more in pairwise(gifts))
    assert gifts[1] >= 1
    assert gifts[20] == pytest.approx(3)


def test_the_temple_position_follows_the_track() -> None:
    assert [position(BOX_TRACK, total) for total in (-9, 2, 3, 12, 13, 22, 23)] == [1, 1, 2, 2, 3, 3, 4]


def test_field_profit_is_income_less_price() -> None:
    # one harvest at position 3: farmers for 1 and 2 gold earn 3 each, one for 3 gold only its price
    assert field_profit(1, 1, 2.0, 3.0) == 2
    assert field_profit(5, 1, 2.0, 3.0) == 3
    # two harvests (2 + 3): the first two farmers are bought in the first round for 1 and 2 gold
    assert field_profit(2, 2, 2.0, 3.0) == (5 - 1) + (5 - 2)
