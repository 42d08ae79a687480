"""The card game plays itself: invariants, secrets, legal sets, a second count of gold cards and points."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from amunre.kernel.errors import Refusal
from amunre.kernel.game import Game
from amunre.kernel.messages import ARBITER, EVERYONE, SPECTATOR
from amunre.kernel.ruleset import Module, compose
from amunre.kernel.state import State, digest
from amunre.kernel.view import view
from amunre.notation import read_position, write_position
from amunre.rules.cardgame import imagine, setup
from amunre.rules.cardgame.auction import AuctionBegan, BidCard, CardBid, ProvinceWon
from amunre.rules.cardgame.extension import ExtendProvince, PharaohNamed, ProvinceExtended, ProvinceFounded
from amunre.rules.cardgame.income import (
    BuildPyramids,
    IncomeTaken,
    LayReserve,
    PyramidsBought,
    ReserveLaid,
    cost,
    most_pyramids,
    reserves_worth,
)
from amunre.rules.cardgame.module import CARDGAME
from amunre.rules.cardgame.offering import FavourEarned, OfferCards, OfferingsOpened
from amunre.rules.cardgame.pyramids import PlacePyramid, PyramidsPlaced
from amunre.rules.cardgame.table import CardConfig, CardTable, table
from amunre.rules.cardgame.view import card_view
from amunre.rules.components import standard
from amunre.rules.setup import Setup, checked, start
from amunre.rules.shared.points import Scored
from tests.support.expansions import faults
from tests.support.games import finished, new_game, play_on
from tests.support.secrecy import audit

COUNTS = (2, 3, 4, 5)
COSTS = standard().card_set.costs


@pytest.mark.parametrize("players", COUNTS)
def test_random_games_keep_every_invariant_and_every_secret(players: int) -> None:
    for seed in range(3):
        assert faults(new_game("cardgame", players, f"cards{seed}"), random.Random(seed), 0.1) == []


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_ends_with_three_provinces_of_three_cards(players: int) -> None:
    game = finished("cardgame", players, "nine")
    found = table(game.state)
    assert all([len(stack) for stack in stacks] == [3, 3, 3] for stacks in found.stacks)
    assert found.decks == [[], [], []]
    assert [len(box) for box in found.boxes] == [15 - 3 * players] * 3


@pytest.mark.parametrize("players", COUNTS)
def test_a_position_line_holds_all_of_it(players: int) -> None:
    setting = checked(Setup(title="cardgame", players=players, seed="line"))
    game = start(setting)
    rng = random.Random(players)
    while game.outcome is None:
        play_on(game, rng, 7)
        assert digest(read_position(write_position(setting, game.state))[1]) == digest(game.state)


def test_a_copy_goes_its_own_way() -> None:
    game = new_game("cardgame", 4, "copy")
    play_on(game, random.Random(1), 60)
    before = digest(game.state)
    twin = game.copy()
    play_on(twin, random.Random(2))
    assert digest(game.state) == before


# A second count, from what events say


def test_gold_cards_and_points_can_be_counted_from_the_events() -> None:
    for seed in range(8):
        game = finished("cardgame", 2 + seed % 4, f"count{seed}")
        check_gold_cards(game)
        check_points(game)


def check_gold_cards(game: Game) -> None:
    """Every income has the reserve that was laid, less what was bid and offered since."""
    reserves: list[set[int]] = [set() for _ in range(game.players)]
    for event in game.events:
        if isinstance(event, ReserveLaid):
            reserves[event.seat] = set(event.cards)
            assert 0 in event.cards
        elif isinstance(event, ProvinceWon) and event.card:
            reserves[event.seat].remove(event.card)
        elif isinstance(event, OfferingsOpened):
            for seat, cards in enumerate(event.offers):
                assert set(cards) <= reserves[seat]
                reserves[seat] -= set(cards)
        elif isinstance(event, IncomeTaken):
            assert event.reserve == sum(reserves[event.seat])
            assert event.gold == event.fields + event.caravans + event.reserve


def check_points(game: Game) -> None:
    """Heights, titles and fields worked out anew from cards won, laid and tokens placed."""
    cards = standard().card_set.cards
    stacks: list[list[list[str]]] = [[] for _ in range(game.players)]
    tokens: list[dict[str, int]] = [{} for _ in range(game.players)]
    due = [0] * game.players
    pharaoh = -1
    for event in game.events:
        match event:
            case ProvinceFounded(seat, province):
                stacks[seat].append([province])
                tokens[seat][province] = 0
            case ProvinceExtended(seat, province, over):
                next(stack for stack in stacks[seat] if stack[-1] == over).append(province)
            case PharaohNamed(seat, ankhs):
                pharaoh = seat
                shown = [sum(cards[stack[-1]].ankhs for stack in own) for own in stacks]
                assert ankhs == max(shown)
            case FavourEarned(seat, count) | PyramidsBought(seat, count):
                due[seat] += count
            case PyramidsPlaced(seat, province, count):
                bottom = next(stack[0] for stack in stacks[seat] if stack[-1] == province)
                tokens[seat][bottom] += count
                due[seat] -= count
            case Scored(items):
                assert due == [0] * game.players
                for seat, own in enumerate(stacks):
                    heights = [tokens[seat][s[0]] + sum(cards[name].pyramids for name in s) for s in own]
                    fields = sum(cards[stack[-1]].fields for stack in own)
                    found = {item.source: item.points for item in items if item.seat == seat}
                    assert found.get("pyramids", 0) == min(heights)
                    assert ("fields" in found) == (fields >= 9)
                    assert ("pharaoh" in found) == (seat == pharaoh)
                    assert sum(found.values()) >= 0
                assert sum(item.source == "fewest_ankhs" for item in items) == 1


def test_there_is_always_one_winner() -> None:
    for seed in range(20):
        outcome = finished("cardgame", 2 + seed % 4, f"one{seed}").outcome
        assert outcome is not None
        assert len(outcome.winners) == 1
        assert sorted(outcome.places) == list(range(1, len(outcome.places) + 1))


# Prices and reserves


def test_costs_go_on_behind_the_list() -> None:
    assert [cost(COSTS, count) for count in range(12)] == [0, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]
    assert [most_pyramids(COSTS, gold) for gold in (0, 2, 3, 14, 15, 55, 77)] == [0, 0, 1, 3, 4, 9, 10]


def test_every_worth_up_to_36_has_a_reserve_and_none_above() -> None:
    for gold in range(37):
        rows = reserves_worth(gold)
        assert rows
        assert all(sum(cards) == gold and cards[0] == 0 for (cards,) in rows)
    assert reserves_worth(37) == ()


# What can be asked for in Python but not be written


def asked(kind: str) -> tuple[Game, int]:
    """A game in which somebody is asked a question of this kind."""
    for seed in range(50):
        game = new_game("cardgame", 3, f"asked{seed}")
        rng = random.Random(seed)
        while game.outcome is None:
            for decision in game.decisions:
                if decision.kind == kind:
                    return game, decision.seat
            play_on(game, rng, 1)
    raise AssertionError(kind)


REFUSED: dict[str, tuple[Any, tuple[str, str]]] = {
    "bid": (BidCard("atlantis", 0), ("unknown_province", "card-auction-3")),
    "extend": (ExtendProvince("atlantis"), ("unknown_province", "card-extension-1")),
    "pyramid": (PlacePyramid("atlantis"), ("unknown_province", "card-pyramids-1")),
    "build": (BuildPyramids(-1), ("count_too_low", "card-income-2")),
    "offer": (OfferCards((2, 0)), ("not_in_order", "card-offering-1")),
    "prepare": (LayReserve((8, 6, 0)), ("not_in_order", "card-income-3")),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_cannot_be_written_is_refused_too(kind: str) -> None:
    game, seat = asked(kind)
    action, expected = REFUSED[kind]
    why = game.refusal(seat, action)
    assert isinstance(why, Refusal)
    assert (why.code, why.rule) == expected
    assert why.text.endswith(".")


# Views


def test_only_a_finished_game_shows_what_left_it() -> None:
    game = finished("cardgame", 3, "whole")
    assert card_view(game.view(SPECTATOR)).boxes is None
    shown = card_view(game.view(ARBITER)).boxes
    assert shown == tuple(map(tuple, table(game.state).boxes))


def game_with(module: Module, seed: str) -> Game:
    return Game(compose([module], CardConfig(standard(), 4)), 4, seed)


def is_caught(module: Module) -> bool:
    return any(faults(game_with(module, f"leak{seed}"), random.Random(seed), 0.3) for seed in range(4))


def test_planted_leaks_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_caught(CARDGAME)
    spec = CARDGAME.slices["cardgame"]

    def leaky(state: State, viewer: int) -> Any:
        assert spec.view is not None
        shown = spec.view(state, viewer)
        deck = table(state).decks[-1]
        return replace_up(shown, deck[-1]) if deck else shown

    assert is_caught(replace(CARDGAME, slices={"cardgame": replace(spec, view=leaky)}))


def replace_up(shown: Any, card: str) -> Any:
    import msgspec

    return msgspec.structs.replace(shown, boxes=((card,),))


def test_told_decks_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = new_game("cardgame", 3, "told").log(0)
    monkeypatch.setattr(setup.KingdomDeckShuffled, "audience", EVERYONE)
    told = new_game("cardgame", 3, "told").log(0)
    assert not any("deck" in entry for entry in hidden)
    assert any("deck" in entry for entry in told)


# Positions made by hand


def test_before_the_first_auction_the_decks_are_completed_with_named_cards_on_top() -> None:
    state = new_game("cardgame", 2, "early").state
    found = table(state)
    found.decks = [["elkab", "maadi"], [], []]
    imagine.complete(state)
    assert found.decks[0][::-1][:3] == ["elkab", "maadi", "giza"]
    assert [len(deck) for deck in found.decks] == [6, 6, 6]
    assert [len(box) for box in found.boxes] == [9, 9, 9]
    assert found.stacks == [[], []]


def test_before_the_decks_are_dealt_no_cards_have_to_add_up() -> None:
    state = new_game("cardgame", 2, "early").state
    state.slices["cardgame"] = CardTable(2)
    assert audit(state) == []
    table(state).kingdom = 1
    assert any("do not add up" in fault for fault in audit(state))


# Each invariant must be able to fail


def midgame() -> Game:
    game = new_game("cardgame", 4, "broken")
    rng = random.Random("broken")
    while not (table(game.state).kingdom == 2 and max(table(game.state).bids) > 0):
        play_on(game, rng, 1)
    assert audit(game.state) == []
    return game


def lose_the_zero(found: CardTable) -> None:
    for reserve in found.reserves:
        if 0 in reserve:
            reserve.remove(0)
            return


def bidder(found: CardTable) -> int:
    return max(range(len(found.bids)), key=lambda seat: found.bids[seat])


def bid_twice(found: CardTable) -> None:
    seat = bidder(found)
    found.bid_on[(seat + 1) % 4], found.bids[(seat + 1) % 4] = found.bid_on[seat], 0


FAULTS: dict[str, Callable[[CardTable], Any]] = {
    "do not add up": lambda found: found.decks[2].pop(),
    "with the tokens": lambda found: found.tokens[0].append(1),
    "has the province": lambda found: found.stacks[0][0].append("giza"),
    "has the reserve": lambda found: found.reserves[1].append(9),
    "is in two places": lambda found: found.reserves[bidder(found)].append(found.bids[bidder(found)]),
    "has lost its 0": lose_the_zero,
    "bids": lambda found: found.bid_on.__setitem__(bidder(found), ""),
    "two bids at one province": bid_twice,
    "negative gold": lambda found: found.gold.__setitem__(2, -1),
    "the turn order": lambda found: found.order.reverse(),
    "flood level": lambda found: setattr(found, "level", 5),
    "are not the sum": lambda found: found.points.__setitem__(0, 99),
}


@pytest.mark.parametrize("sentence", FAULTS)
def test_a_broken_invariant_is_named(sentence: str) -> None:
    state = midgame().state
    FAULTS[sentence](table(state))
    assert any(sentence in fault for fault in audit(state))


def test_cards_are_counted_from_the_moment_all_decks_are_there() -> None:
    state = new_game("cardgame", 3, "decks").state
    found = table(state)
    found.kingdom, found.up, (*later, last) = 0, [], found.decks
    found.decks = [*later, []]
    assert audit(state) == [], "the last deck is not shuffled yet"
    found.decks = [*later, last[1:]]
    assert "do not add up" in audit(state)[0]


def test_auctions_follow_each_other_through_the_kingdoms() -> None:
    game = finished("cardgame", 3, "auctions")
    began = [(event.kingdom, event.auction) for event in game.events if isinstance(event, AuctionBegan)]
    assert began == [(kingdom, auction) for kingdom in (1, 2, 3) for auction in (1, 2, 3)]
    assert any(isinstance(event, CardBid) for event in game.events)
    assert view(game.state, 0).outcome is not None
