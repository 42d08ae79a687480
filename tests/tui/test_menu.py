"""Menus: numbers for what can be listed, ranges for the rest."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import Action
from amunre.notation import read_action, write_action
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.cards import SellCard
from amunre.rules.base.gifts import TakeCards
from amunre.rules.base.last_sale import LastSale, LastSales
from amunre.rules.base.offers import Offer, Offers
from amunre.rules.base.prices import BuyStones
from amunre.rules.base.turns import Done
from amunre.rules.expansions.afterlife.gifts import PaidTiles, TakeTile
from amunre.tui.menu import MOST_LISTED, Menu, explained, possible
from amunre.tui.notes import notes
from amunre.tui.people import People
from amunre.tui.scene import Scene
from amunre.tui.words import place
from tests.support.games import new_game, play_on, positions
from tests.tui.tools import GAMES


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
    assert menu.lines() == ["0  take 0 cards", "1  take 1 card", "2  take 2 cards", "sell river"]
    assert menu.pick(3) is None


def test_long_menus_show_steps_in_one_line_a_province() -> None:
    rows = [(province, step, False, False) for province in ("abu", "edfu") for step in range(0, 40, 2)]
    menu = Menu(Legal([Choices(PlaceBid, rows), Choices(SellCard, [("river",), ("architect",)])]))
    assert not menu.is_listed
    assert menu.lines()[0] == "bid abu " + "|".join(str(step) for step in range(0, 40, 2))
    assert menu.lines()[2] == "sell river | architect"
    assert menu.pick(1) is None


def test_long_menus_show_runs_as_ranges() -> None:
    menu = Menu(Legal([Choices(Done, [()]), Choices(BuyStones, [(n,) for n in range(1, 41)])]))
    assert menu.lines() == ["done", "buy 1-40 stones (1 to 820 gold)"]


def test_an_offering_can_be_given_as_a_bare_number_however_long_the_menu() -> None:
    menu = Menu(Legal(all_offers(50, {"river": 1, "influence": 1})))
    assert menu.lines() == [
        "offer theft",
        "offer 1-50",
        "offer theft with influence",
        "offer 1-50 with influence",
        "offer theft selling CARDS (cards joined with commas)",
        "offer 1-52 selling CARDS (1 more for each card sold; cards joined with commas)",
        "offer theft with influence selling river",
        "offer 1-51 with influence selling river",
        "or just a number: 0 to 50",
    ]
    for number, words in ((0, "offer theft"), (17, "offer 17"), (50, "offer 50")):
        picked = menu.pick(number)
        assert picked is not None
        assert write_action(picked) == words
    assert menu.pick(51) is None


def all_offers(gold: int, hand: dict[str, int]) -> list[Group]:
    """The groups of an offering as the rules give them: by cards played, theft or gold, selling or not."""
    plays = [(), ("influence",)] if "influence" in hand else [()]
    groups = (
        Offers(gold, hand, played, theft, selling)
        for played in plays
        for theft in (True, False)
        for selling in (False, True)
    )
    return [group for group in groups if len(group)]


def test_numbers_at_an_offering_mean_gold_and_nothing_else() -> None:
    """With 5 gold and a card the numbers end at 5; what sells the card has to be written."""
    menu = Menu(Legal(all_offers(5, {"upper_lower": 1})))
    assert menu.lines() == [
        "0  offer theft",
        "1  offer 1",
        "2  offer 2",
        "3  offer 3",
        "4  offer 4",
        "5  offer 5",
        "offer theft selling upper_lower",
        "offer 1-6 selling upper_lower",
    ]
    assert menu.pick(0) == Offer(0)
    assert menu.pick(5) == Offer(5)
    assert menu.pick(6) is None
    assert menu.pick(7) is None


def test_what_sells_a_card_has_no_number_in_any_menu() -> None:
    sales = Choices(SellCard, [("architect",), ("river",)])
    menu = Menu(Legal([Choices(Done, [()]), sales, LastSales({"river": 1})]))
    assert menu.lines() == ["1  done", "sell architect | river", "last sale nothing, or river"]
    assert menu.pick(2) is None
    only = Menu(Legal([sales]))
    assert only.lines() == ["sell architect | river"]
    assert only.pick(0) is only.pick(1) is None


def test_a_last_sale_of_many_cards_names_the_cards() -> None:
    hand = {"river": 2, "architect": 1, "bribery": 1, "treasury": 1, "farmers": 1}
    menu = Menu(Legal([LastSales(hand)]))
    assert menu.lines() == [
        "last sale nothing, or some of architect, bribery, farmers, river ×2 and treasury, joined with commas"
    ]


def test_tiles_in_long_menus_are_one_line_with_their_spaces() -> None:
    spaces = [(1, 2), (1, 3), (1, 5), (2, 1)]
    tiles = {"gold": 2, "point": 1, "stone": 1, "favour": 1}
    rows = [(tile, row, place) for tile in sorted(tiles) for row, place in spaces]
    hand = {"river": 1}
    stones = Choices(BuyStones, [(number,) for number in range(1, 41)])
    menu = Menu(Legal([Choices(TakeTile, rows), PaidTiles(hand, tiles, spaces), stones]))
    assert menu.lines() == [
        "take tile TILE ROW PLACE: favour, gold, point or stone on 1 2, 1 3, 1 5 or 2 1",
        "buy 1-40 stones (1 to 820 gold)",
        "build TILE ROW PLACE paying PAID: favour, gold, point or stone on 1 2, 1 3, 1 5 or 2 1; "
        "paid with two others of favour, gold ×2, point, river and stone, joined with a comma",
    ]


def test_tiles_for_discards_leave_the_numbers_to_the_other_actions() -> None:
    paid = PaidTiles({"river": 2, "influence": 2}, {"gold": 2, "point": 1}, [(1, 1), (1, 2), (1, 3)])
    menu = Menu(Legal([Choices(SellCard, [("river",)]), Choices(Done, [()]), paid]))
    assert len(paid) > MOST_LISTED
    assert menu.numbered() == ["1  done"]
    assert menu.unnumbered()[1:] == ["sell river"]
    assert menu.pick(1) == Done()
    assert menu.pick(2) is None


def test_a_kind_of_group_nobody_knows_is_shown_by_examples() -> None:
    class Unknown(Choices):
        rows: Any = ()

        def __iter__(self) -> Iterator[Action]:
            return (BuyStones(number) for number in range(1, 100))

        def __len__(self) -> int:
            return 99

    lines = Menu(Legal([Unknown(BuyStones, ())])).lines()
    assert lines[0] == "buy 1 stone"
    assert len(lines) == 8


def test_the_menu_says_what_the_official_of_the_other_province_brings() -> None:
    game = new_game("anniversary+officials", 2, "other")
    rng = random.Random(1)
    while game.decisions[0].kind != "keep_province":
        play_on(game, rng, 1)
    seat = game.waiting_for[0]
    scene = Scene("anniversary+officials", game.rules, game.view(seat), People(("a", "b"), seat))
    lines = Menu(game.legal(seat), notes(scene)).lines()
    one, other = scene.table.seats[seat].scribes
    told = " and ".join(scene.extras.official_in(other))
    assert lines[0] == f"{lines[0][:2].strip()}  choose {one} (the official of {place(other)} brings {told})"


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_menus_are_short_and_their_numbers_legal_at_every_decision(title: str, players: int) -> None:
    rng = random.Random(7)
    for seed in range(3):
        for game in positions(new_game(title, players, f"menu-{seed}"), rng, 0.3):
            for seat in game.waiting_for:
                legal = game.legal(seat)
                menu = Menu(legal)
                assert menu.lines()
                assert len(menu.numbered()) <= MOST_LISTED
                assert len(menu.unnumbered()) < MOST_LISTED
                assert menu.is_listed >= (len(legal) <= MOST_LISTED)
                for number in range(menu.first, menu.first + menu.count):
                    picked = menu.pick(number)
                    assert picked is not None
                    assert picked in legal
                    assert not isinstance(picked, SellCard | LastSale)
                    if isinstance(picked, Offer):
                        assert picked == Offer(number)
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
    assert explained(PlaceBid, 2).startswith(
        "bid PROVINCE AMOUNT [bribery] [protection] [leaving LEAVING] – "
    )
    assert explained(BuyStones).startswith("buy COUNT stone(s)")
