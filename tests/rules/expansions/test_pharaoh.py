"""The Pharaoh in whole games (docs/rules/pharaoh.md); single rules are in ``pharaoh.scenario``."""

from __future__ import annotations

import dataclasses
import doctest
import random
import re
from pathlib import Path
from typing import Any

import pytest

from amunre.kernel.game import Game
from amunre.kernel.ruleset import SliceSpec
from amunre.kernel.state import State, digest
from amunre.notation import read_position, write_position
from amunre.rules.base.auction import BidPlaced, RoundBegan
from amunre.rules.base.board import board
from amunre.rules.base.claims import AuctionCleared, ProvinceTaken
from amunre.rules.base.gifts import GiftsDivided
from amunre.rules.base.kingdoms import KingdomEnded
from amunre.rules.base.offering import OfferingsRevealed
from amunre.rules.catalogue import ruleset
from amunre.rules.components import standard
from amunre.rules.expansions.pharaoh.court import (
    CourtView,
    PharaohTokenGained,
    audit,
    court,
    create,
    imagine,
    show,
)
from amunre.rules.expansions.pharaoh.module import PHARAOH
from amunre.rules.setup import Setup, start
from amunre.scenarios import check_text
from tests.support.expansions import COUNTS, WITH_TWO, faults, is_caught
from tests.support.games import finished, new_game, play_on

TITLE = "anniversary+pharaoh"
MIXES = (
    "anniversary+pharaoh+promos",
    "anniversary+statues+pharaoh",
    "anniversary+afterlife+pharaoh",
    "anniversary+afterlife+statues+pharaoh+promos",
)


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_hold_and_tell_nothing(players: int) -> None:
    for seed in range(4):
        game = new_game(TITLE, players, f"pharaoh{seed}")
        assert faults(game, random.Random(seed), 0.15) == []


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("title", MIXES)
def test_random_games_with_other_modules_hold_and_tell_nothing(title: str, players: int) -> None:
    for seed in range(3):
        assert faults(new_game(title, players, f"court{seed}"), random.Random(seed), 0.1) == []


@pytest.mark.untraced
@pytest.mark.parametrize("players", WITH_TWO)
@pytest.mark.parametrize(
    "title", ["anniversary+officials+pharaoh", "anniversary+officials+statues+pharaoh+promos"]
)
def test_random_games_with_officials_hold_and_tell_nothing(title: str, players: int) -> None:
    for seed in range(3):
        assert faults(new_game(title, players, f"court{seed}"), random.Random(seed), 0.1) == []


@pytest.mark.parametrize(
    ("title", "players", "cards"),
    [
        (TITLE, 4, 38),
        ("anniversary+statues+pharaoh", 4, 40),
        ("anniversary+afterlife+pharaoh", 4, 42),
        ("anniversary+officials+pharaoh", 3, 42),
    ],
)
def test_size_of_the_favour_deck(title: str, players: int, cards: int) -> None:
    assert sum(ruleset(title, players, {}).points.favour_deck(standard()).values()) == cards


def tokens_by_the_book(game: Game) -> list[PharaohTokenGained]:
    """The tokens that should have been won, worked out from bids and provinces alone."""
    won: list[PharaohTokenGained] = []
    bid: set[str] = set()
    owners: dict[str, int] = {}
    stands = ""
    for event in game.events:
        match event:
            case RoundBegan():
                bid, owners, stands = set(), {}, ""
            case BidPlaced(province=province):
                stands = province if province in bid else stands
                bid.add(province)
            case ProvinceTaken(seat=seat, province=province):
                owners[province] = seat
            case AuctionCleared() if stands in owners:
                won.append(PharaohTokenGained(owners[stands], stands))
    return won


@pytest.mark.parametrize(("title", "players"), [(TITLE, 3), (TITLE, 5), ("anniversary+officials+pharaoh", 2)])
def test_tokens_go_to_whoever_controls_the_province_of_the_last_outbidding(title: str, players: int) -> None:
    for seed in range(6):
        game = finished(title, players, f"book{seed}")
        assert [event for event in game.events if isinstance(event, PharaohTokenGained)] == (
            tokens_by_the_book(game)
        )


def test_gifts_are_what_gold_tokens_and_greed_say() -> None:
    """Counted from the log: 3, 2, 1 for gold, one more for a token, none for a thief but with greed."""
    greedy = {"deck.promos.greed": 15}
    title = "anniversary+pharaoh+promos"
    seen = set()
    for seed in range(10):
        game = start(Setup(title=title, players=4, seed=f"b{seed}", components="g", overrides=greedy))
        play_on(game, random.Random(seed))
        tokens = [0] * 4
        offers: tuple[Any, ...] = ()
        for event in game.events:
            match event:
                case PharaohTokenGained(seat):
                    tokens[seat] += 1
                case KingdomEnded():
                    tokens = [0] * 4
                case OfferingsRevealed(revealed):
                    offers = revealed
                case GiftsDivided(seat, gifts):
                    given = offers[seat]
                    better = sum(other.gold > given.gold for other in offers)
                    worse = sum(other.gold < given.gold for other in offers)
                    more = tokens[seat] if given.gold else "greed" in given.played
                    if better + worse == 3:  # a tie is ranked by the order, which is tested elsewhere
                        assert gifts == ((3, 2, 1, 1)[better] if given.gold else 0) + more
                    seen.add((bool(given.gold), more))
    assert seen >= {(True, 0), (True, 1), (True, 2), (False, 1)}


def test_a_position_keeps_the_court() -> None:
    setup = Setup(title=TITLE, players=4, seed="line")
    game = start(setup)
    play_on(game, random.Random(2), 120)
    assert any(court(game.state).tokens)
    again = read_position(write_position(setup, game.state))[1]
    assert digest(again) == digest(game.state)
    assert (court(again).at, court(again).tokens) == (court(game.state).at, court(game.state).tokens)


def test_a_copy_is_independent_and_everybody_sees_the_same() -> None:
    game = new_game(TITLE, 3, "copy")
    twin = game.state.copy()
    court(twin).tokens[1] = 1
    court(twin).at = "thebes"
    assert (court(game.state).tokens, court(game.state).at) == ([0, 0, 0], "")
    assert {show(twin, viewer) for viewer in (-1, 0, 1, 2)} == {CourtView("thebes", (0, 1, 0))}


def test_what_cannot_be_is_found() -> None:
    state = new_game(TITLE, 3, "audit").state
    assert audit(state) == []
    court(state).tokens = [0, 1, 0]
    court(state).at = "thebes"
    assert audit(state) == [
        "the Pharaoh stands in thebes, which was not for auction",
        "tokens [0, 1, 0] after 0 rounds",
    ]
    board(state).round, board(state).up = 4, ["thebes"]
    assert audit(state) == []
    court(state).tokens = [1, 1, 0]
    assert audit(state) == ["tokens [1, 1, 0] after 1 rounds"]
    court(state).tokens = [-1, 1, 0]
    assert audit(state) == ["tokens [-1, 1, 0] after 1 rounds"]


# Nothing of the Pharaoh is hidden, so his view must not become a way out for what is


def smuggling_view(state: State, viewer: int) -> CourtView:
    shown = show(state, viewer)
    return CourtView(shown.at + (board(state).deck or [""])[-1], shown.tokens)


def test_a_planted_leak_is_caught() -> None:
    assert not is_caught(PHARAOH, 2)
    spec = SliceSpec(create, smuggling_view, imagine, audit=audit)
    assert is_caught(dataclasses.replace(PHARAOH, slices={"pharaoh": spec}))


# The recipe for adding an expansion is told with this module, so it must stay true

ROOT = Path(__file__).parents[3]
RECIPE = (ROOT / "docs" / "adding-an-expansion.md").read_text(encoding="utf-8")
RULES = ROOT / "src" / "amunre" / "rules"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", RECIPE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("kind", "count", "sources"), [
    ("python", 10, sorted((RULES / "expansions").glob("*/*.py"))),
    ("toml", 2, [RULES / "components" / "expansions.toml"]),
])  # fmt: skip
def test_the_recipe_shows_the_source_as_it_is(kind: str, count: int, sources: list[Path]) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    assert len(blocks(kind)) == count
    assert [block for block in blocks(kind) if block not in text] == []


def test_the_recipe_runs() -> None:
    shown = doctest.DocTestParser().get_doctest("\n".join(blocks("pycon")), {}, "recipe", None, 0)
    runner = doctest.DocTestRunner()
    assert runner.run(shown) == (0, 3)
    assert [result.differences for block in blocks("scenario") for result in check_text(block)] == [[]]
