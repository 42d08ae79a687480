"""Menus: numbers for what can be listed, ranges for the rest."""

from __future__ import annotations

import random

import pytest

from amunre.kernel.legal import Choices, Legal
from amunre.notation import read_action, write_action
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.cards import SellCard
from amunre.rules.base.gifts import TakeCards
from amunre.rules.base.last_sale import LastSales
from amunre.rules.base.offers import Offers
from amunre.rules.base.prices import BuyStones
from amunre.rules.base.turns import Done
from amunre.rules.catalogue import TITLES
from amunre.tui.menu import MOST_LISTED, Menu, explained, possible
from tests.support.games import new_game, positions


def test_a_short_menu_lists_every_action_with_a_number_and_its_price() -> None:
    menu = Menu(Legal([Choices(Done, [()]), Choices(BuyStones, [(1,), (2,)])]))
    assert menu.lines() == ["1  done", "2  buy 1 stone (1 gold)", "3  buy 2 stones (3 gold)"]
    assert menu.pick(3) == BuyStones(2)
    assert menu.pick(0) is None
    assert menu.pick(4) is None


def test_where_a_number_says_how_many_counting_begins_with_0() -> None:
    menu = Menu(Legal([Choices(TakeCards, [(0,), (1,), (2,)]), Choices(SellCard, [("river",)])]))
    assert menu.pick(0) == TakeCards(0)
    assert menu.pick(2) == TakeCards(2)
    assert menu.lines()[3] == "3  sell river"


def test_long_menus_show_steps_in_one_line_a_province() -> None:
    rows = [(province, step, False, False) for province in ("abu", "edfu") for step in range(0, 40, 2)]
    menu = Menu(Legal([Choices(PlaceBid, rows), Choices(SellCard, [("river",), ("architect",)])]))
    assert not menu.is_listed
    assert menu.lines()[0] == "bid abu " + "|".join(str(step) for step in range(0, 40, 2))
    assert menu.lines()[2] == "sell river | architect"
    assert menu.pick(1) is None


def test_long_menus_show_runs_as_ranges() -> None:
    menu = Menu(Legal([Choices(Done, [()]), Choices(BuyStones, [(n,) for n in range(1, 41)])]))
    assert menu.lines() == ["done", "buy 1-40 stone"]


def test_an_offering_can_be_given_as_a_bare_number_however_long_the_menu() -> None:
    hand = {"river": 1, "influence": 1}
    menu = Menu(Legal([Offers(50, hand, (), True, False), Offers(50, hand, (), False, False)]))
    assert menu.lines()[:2] == ["offer theft", "offer 1-50"]
    assert menu.lines()[-1] == "or just a number: 0 to 50"
    picked = menu.pick(17)
    assert picked is not None
    assert write_action(picked) == "offer 17"
    assert menu.pick(51) is None


def test_a_last_sale_of_many_cards_names_the_cards() -> None:
    hand = {"river": 2, "architect": 1, "bribery": 1, "treasury": 1, "farmers": 1}
    menu = Menu(Legal([LastSales(hand)]))
    assert menu.lines() == [
        "last sale nothing, or some of architect, bribery, farmers, river ×2 and treasury, joined with commas"
    ]


@pytest.mark.parametrize("title", sorted(TITLES))
def test_menus_are_short_and_their_numbers_legal_at_every_decision(title: str) -> None:
    rng = random.Random(7)
    for seed in range(3):
        for game in positions(new_game(title, 4, f"menu-{seed}"), rng, 0.3):
            for seat in game.waiting_for:
                legal = game.legal(seat)
                menu = Menu(legal)
                assert 0 < len(menu.lines()) <= MOST_LISTED
                assert menu.is_listed == (len(legal) <= MOST_LISTED)
                for number in range(menu.first, menu.first + menu.count):
                    picked = menu.pick(number)
                    assert picked is not None
                    assert picked in legal
                    if menu.is_listed:
                        line = menu.lines()[number - menu.first]
                        written = line.split("  ", 1)[1].split(" (")[0].strip()
                        assert read_action(game.rules, written) == picked


def test_help_explains_each_possible_kind_of_action_once() -> None:
    game = new_game("anniversary", 3, "1")
    for seat in range(3):
        game.play(seat, next(iter(game.legal(seat))))
    kinds = possible(game.legal(game.waiting_for[0]))
    assert kinds == [PlaceBid, SellCard]
    assert explained(PlaceBid).startswith("bid PROVINCE AMOUNT [bribery] [protection] – ")
    assert explained(BuyStones).startswith("buy COUNT stone(s)")
