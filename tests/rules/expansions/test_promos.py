"""The promo cards in whole games (docs/rules/promos.md); single rules are in ``promos.scenario``."""

from __future__ import annotations

import dataclasses
import random

import pytest

from amunre.kernel.legal import Group
from amunre.kernel.state import State
from amunre.rules.base.board import board
from amunre.rules.base.harvest import HarvestCardPlayed, Harvested
from amunre.rules.base.market import Bought
from amunre.rules.base.offering import LaidCardsResolved, OfferingsRevealed
from amunre.rules.catalogue import ruleset
from amunre.rules.components import standard
from amunre.rules.expansions.promos.glory import glory_offered
from amunre.rules.expansions.promos.module import PROMOS
from amunre.rules.setup import Setup, start
from amunre.rules.shared.points import Scored
from tests.support.expansions import COUNTS, WITH_TWO, faults, is_caught
from tests.support.games import finished, new_game, play_on

TITLE = "anniversary+promos"
MIXES = (
    "anniversary+pharaoh+promos",
    "anniversary+statues+promos",
    "anniversary+afterlife+promos",
    "anniversary+afterlife+statues+pharaoh+promos",
)
CARDS = ("glory", "greed", "popularity", "export")
MANY = {f"deck.promos.{card}": 15 for card in CARDS}
"""A favour deck in which promo cards come up all the time."""


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_hold_and_tell_nothing(players: int) -> None:
    for seed in range(4):
        game = new_game(TITLE, players, f"promos{seed}")
        assert faults(game, random.Random(seed), 0.15) == []


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("title", MIXES)
def test_random_games_with_other_modules_hold_and_tell_nothing(title: str, players: int) -> None:
    for seed in range(3):
        assert faults(new_game(title, players, f"mix{seed}"), random.Random(seed), 0.1) == []


@pytest.mark.untraced
@pytest.mark.parametrize("players", WITH_TWO)
@pytest.mark.parametrize(
    "title", ["anniversary+officials+promos", "anniversary+officials+afterlife+statues+pharaoh+promos"]
)
def test_random_games_with_officials_hold_and_tell_nothing(title: str, players: int) -> None:
    for seed in range(3):
        assert faults(new_game(title, players, f"mix{seed}"), random.Random(seed), 0.1) == []


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
def test_promo_cards_are_played_all_the_time_and_nothing_breaks(players: int) -> None:
    seen: set[str] = set()
    for seed in range(12):
        game = start(
            Setup(title=TITLE, players=players, seed=f"many{seed}", components="many", overrides=MANY)
        )
        assert faults(game, random.Random(seed), 0.06) == []
        for event in game.events:
            if isinstance(event, HarvestCardPlayed):
                seen.add(event.card)
            elif isinstance(event, LaidCardsResolved):
                seen.update(event.cards)
            elif isinstance(event, Bought) and event.kind == "points":
                seen.add("glory")
                assert event.price == (0, 1, 3, 6)[event.count]
    assert seen >= set(CARDS)


def test_greed_is_laid_with_theft_only() -> None:
    found = 0
    for seed in range(12):
        game = start(Setup(title=TITLE, players=5, seed=f"g{seed}", components="many", overrides=MANY))
        play_on(game, random.Random(seed))
        for event in game.events:
            if isinstance(event, OfferingsRevealed):
                laid = [offer for offer in event.offers if "greed" in offer.played]
                found += len(laid)
                assert all(offer.gold == 0 for offer in laid)
    assert found


@pytest.mark.parametrize(
    ("title", "players", "cards"),
    [
        ("anniversary", 4, 36),
        ("anniversary+promos", 4, 44),
        ("anniversary+pharaoh+promos", 4, 46),
        ("anniversary+statues+promos", 4, 46),
        ("anniversary+afterlife+promos", 4, 48),
        ("anniversary+officials+promos", 3, 48),
        ("anniversary+afterlife+statues+pharaoh+promos", 5, 52),
        ("anniversary+officials+afterlife+statues+pharaoh+promos", 3, 56),
    ],
)
def test_size_of_the_favour_deck(title: str, players: int, cards: int) -> None:
    assert sum(ruleset(title, players, {}).points.favour_deck(standard()).values()) == cards


def test_promo_cards_are_never_dealt_at_the_start() -> None:
    for players in COUNTS:
        for seed in range(5):
            table = board(new_game(TITLE, players, f"deal{seed}").state)
            dealt = [card for hand in (*table.dealt, *table.hands, table.gone) for card in hand]
            assert not set(dealt) & set(CARDS)
            assert len(table.deck) == 44


def test_points_of_glory_are_itemised() -> None:
    for seed in range(30):
        game = finished(TITLE, 5, f"points{seed}")
        bought = [event for event in game.events if isinstance(event, Bought) and event.kind == "points"]
        items = [
            item
            for event in game.events
            if isinstance(event, Scored)
            for item in event.items
            if item.source == "glory"
        ]
        assert [(event.seat, event.count) for event in bought] == [(item.seat, item.points) for item in items]
        assert {item.rule for item in items} <= {"promos-2"}
        if items:
            return
    raise AssertionError("nobody has played glory")


def test_an_owner_may_correct_the_printed_figures() -> None:
    figures = {
        **MANY,
        "expansion.promos.export_gold": 11,
        "expansion.promos.popularity_cards": 1,
        "expansion.promos.glory_points": 1,
        "expansion.promos.greed_gifts": 2,
    }
    paid = set()
    for seed in range(10):
        setup = Setup(title=TITLE, players=5, seed=f"own{seed}", components="own", overrides=figures)
        game = start(setup)
        play_on(game, random.Random(seed))
        paid |= {
            gold
            for event in game.events
            if isinstance(event, Harvested)
            for _, source, gold in event.items
            if source == "export"
        }
    assert paid == {11}


# What somebody holds must not show: a harness that cannot fail proves nothing


def offered_by_the_neighbours_hand(state: State, seat: int) -> list[Group]:
    neighbour = board(state).hands[(seat + 1) % state.players]
    return [] if len(neighbour) % 2 else glory_offered(state, seat)


@pytest.mark.untraced
def test_a_planted_leak_is_caught() -> None:
    assert not is_caught(PROMOS, 2)
    leaky = dataclasses.replace(PROMOS, offers={"market": offered_by_the_neighbours_hand})
    assert is_caught(leaky, 30)
