"""Officials in whole games (docs/rules/officials.md); single rules are in ``officials*.scenario``."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from amunre.kernel.engine import apply, legal, refusal
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.kernel.messages import ARBITER, EVERYONE
from amunre.kernel.ruleset import SliceSpec
from amunre.kernel.state import State, digest
from amunre.notation import read_position, write_position
from amunre.rules.base.auction import ProvincesCameUp, RoundBegan
from amunre.rules.base.audit import audit_bids
from amunre.rules.base.bids import IN_FORCE, PlaceBid, is_outbid
from amunre.rules.base.board import Board, board
from amunre.rules.base.cards import SellCard
from amunre.rules.base.claims import AuctionCleared, BidPaid, ProvinceTaken
from amunre.rules.base.kingdoms import KingdomEnded
from amunre.rules.catalogue import ruleset
from amunre.rules.components import standard
from amunre.rules.expansions.officials import deck as officials_deck
from amunre.rules.expansions.officials.deck import (
    OfficialSetOut,
    OfficialsShuffled,
    OfficialsView,
    audit,
    create,
    imagine,
    officials,
    scramble,
    show,
)
from amunre.rules.expansions.officials.module import OFFICIALS
from amunre.rules.expansions.officials.resolving import (
    OfficialDismissed,
    OfficialServed,
    OfficialsSwapped,
)
from amunre.rules.expansions.officials.scribes import GuardScribe
from amunre.rules.setup import Setup, start
from tests.support.expansions import faults, is_caught
from tests.support.games import finished, new_game, play_on

TITLE = "anniversary+officials"
COUNTS = (2, 3)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"memory": "open"},
    {"all_provinces": "on"},
    {"no_start_cards": "on"},
    {"clockwise_order": "on", "old_track": "on", "no_federation": "on"},
)
MIXES = (
    "anniversary+officials+afterlife",
    "anniversary+officials+statues",
    "anniversary+officials+pharaoh",
    "anniversary+officials+promos",
    "anniversary+officials+afterlife+statues+pharaoh+promos",
)


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games_hold_and_tell_nothing(players: int, options: dict[str, str]) -> None:
    for seed in range(3):
        game = new_game(TITLE, players, f"officials{seed}", options)
        assert faults(game, random.Random(seed), 0.15) == []


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("title", MIXES)
def test_random_games_with_other_modules_hold_and_tell_nothing(title: str, players: int) -> None:
    for seed in range(3):
        assert faults(new_game(title, players, f"mix{seed}"), random.Random(seed), 0.1) == []


@pytest.mark.parametrize(("title", "cards"), [(TITLE, 40), (MIXES[1], 42), (MIXES[-1], 56)])
def test_size_of_the_favour_deck(title: str, cards: int) -> None:
    assert sum(ruleset(title, 3, {}).points.favour_deck(standard()).values()) == cards


def test_eighteen_officials_and_a_benefit_for_each() -> None:
    cards = standard().decks["officials_cards"]
    assert sum(cards.values()) == 18
    assert set(cards) == set(standard().officials)


@pytest.mark.parametrize("players", [4, 5])
def test_more_than_three_cannot_play(players: int) -> None:
    with pytest.raises(SetupError, match="officials is for 2 or 3 players"):
        ruleset(TITLE, players, {})


def test_two_cannot_play_without_officials() -> None:
    with pytest.raises(SetupError, match="only with officials"):
        ruleset("anniversary", 2, {})


# The course of the game, read from the log


def rounds_of(game: Game) -> list[list[object]]:
    """The events of each round."""
    rounds: list[list[object]] = []
    for event in game.events:
        if isinstance(event, RoundBegan):
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return rounds


@pytest.mark.parametrize("players", COUNTS)
def test_every_round_sets_out_uses_and_discards_all_officials(players: int) -> None:
    for seed in range(4):
        game = finished(TITLE, players, f"rounds{seed}")
        opened: set[str] = set()
        for number, events in enumerate(rounds_of(game)):
            if number == 3:
                opened = set()
            came_up = [e.provinces for e in events if isinstance(e, ProvincesCameUp)]
            assert [len(names) for names in came_up] == [players if number % 3 else 2 * players]
            opened |= set(came_up[0])
            set_out = {e.province: e.card for e in events if isinstance(e, OfficialSetOut)}
            assert set(set_out) == opened
            for swap in (e for e in events if isinstance(e, OfficialsSwapped)):
                one, other = swap.provinces
                set_out[one], set_out[other] = set_out[other], set_out[one]
            kept = {e.province: e.seat for e in events if isinstance(e, ProvinceTaken)}
            dismissed = {e.province: e.card for e in events if isinstance(e, OfficialDismissed)}
            served = {e.province: e.card for e in events if isinstance(e, OfficialServed)}
            assert sorted(kept.values()) == list(range(players))
            assert set(dismissed) == set(kept)
            assert {**dismissed, **served} == set_out
            opened -= set(kept)
        assert sum(isinstance(event, OfficialsShuffled) for event in game.events) == 2


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_has_three_provinces_at_the_end_of_a_kingdom(players: int) -> None:
    game = new_game(TITLE, players, "three")
    rng = random.Random("three")
    blocked = board(game.state).blocked
    assert len(blocked) == {2: 7, 3: 3}[players]
    while board(game.state).kingdom < 2:
        before = board(game.state).copy()
        play_on(game, rng, 1)
    assert [len(lands) for lands in before.lands] == [3] * players
    again = board(game.state)
    assert sorted([*again.province_deck, *again.up]) == sorted([*before.used, *before.up])
    assert again.blocked == blocked
    play_on(game, rng)
    assert [len(lands) for lands in board(game.state).lands] == [3] * players
    assert len(board(game.state).up) == players


def test_everybody_resolves_before_the_next() -> None:
    game = finished(TITLE, 3, "order")
    for events in rounds_of(game):
        acts = (BidPaid, OfficialDismissed, ProvinceTaken, OfficialServed)
        seats = [e.seat for e in events if isinstance(e, acts)]
        assert [seats[i : i + 4] for i in range(0, 12, 4)] == [[seat] * 4 for seat in seats[::4]]
        end = [type(e) for e in events].index(AuctionCleared)
        assert not any(isinstance(e, acts) for e in events[end:])


# Bids with two scribes, decided a second time by the book


def is_legal_by_the_book(table: Board, ladder: list[int], seat: int, bid: PlaceBid) -> bool:
    """Every sentence of officials-4 and officials-5, one after another."""
    own = list(table.scribes_of(seat))
    tops: dict[str, int] = {}
    for place, amount in zip(table.scribes, table.amounts, strict=True):
        tops[place] = max(amount, tops.get(place, -1))
    unplaced = [one for one in own if not table.scribes[one]]
    outbid = [one for one in own if table.scribes[one] and tops[table.scribes[one]] > table.amounts[one]]
    free = unplaced[:1] or outbid
    if len(free) == 2:
        free = [one for one in free if table.scribes[one] == bid.leaving]
    elif bid.leaving:
        return False
    if len(free) != 1:
        return False
    [mover] = free
    [other] = [one for one in own if one != mover]
    played = sum(table.protection[one] for one in own)
    if bid.protection and (played or "protection" not in table.hands[seat]):
        return False
    if bid.bribery and (table.bribery[seat] or unplaced or "bribery" not in table.hands[seat]):
        return False
    stays = bid.province == table.scribes[mover]
    if stays and not bid.bribery and not table.bribery[seat]:
        return False
    if bid.province not in table.up or bid.province == table.scribes[other]:
        return False
    if bid.amount not in ladder or bid.amount <= tops.get(bid.province, -1):
        return False
    for one, place in enumerate(table.scribes):
        if place == bid.province and table.protection[one]:
            step = ladder.index(table.amounts[one]) + 1
            if bid.amount == ladder[step]:
                return False
    bound = table.amounts[other] if table.scribes[other] and other not in outbid else 0
    money = table.gold[seat] + sum(table.hands[seat].values()) - bid.bribery - bid.protection
    return bound + bid.amount <= money


LADDER = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105]


def amount_of(bid: PlaceBid) -> int:
    return bid.amount


def contested_auction(players: int, seed: str) -> Iterator[tuple[State, int]]:
    """An auction with good cards in all hands in which everybody likes to outbid others, turn by turn."""
    game = new_game(TITLE, players, seed)
    rng = random.Random(seed)
    while not any(decision.kind == "bid" for decision in game.decisions):
        play_on(game, rng, 1)
    state = game.state.copy()
    for seat in range(players):
        board(state).hands[seat] = {"bribery": 1, "protection": 1, "river": 1}
        board(state).gold[seat] = rng.randrange(40)
    while any(decision.kind in ("bid", "keep_bid") for decision in state.open.values()):
        [(seat, decision)] = state.open.items()
        if decision.kind == "bid":
            yield state, seat
        actions = [action for action in legal(state, seat) if not isinstance(action, SellCard)]
        bids = [action for action in actions if isinstance(action, PlaceBid)]
        taken = sorted((bid for bid in bids if bid.province in board(state).scribes), key=amount_of)[:6]
        apply(state, seat, rng.choice(taken if taken and rng.random() < 0.8 else actions))


@pytest.mark.untraced
@pytest.mark.parametrize("players", COUNTS)
def test_bids_are_what_the_book_says(players: int) -> None:
    checked = Counter[str]()
    for seed in range(40 // players):
        for state, seat in contested_auction(players, f"contest{seed}"):
            table = board(state)
            every = product(table.up, LADDER, (False, True), (False, True), ("", *table.up))
            bids = {PlaceBid(*row) for row in every}
            wanted = {bid for bid in bids if is_legal_by_the_book(table, LADDER, seat, bid)}
            found = {action for action in legal(state, seat) if isinstance(action, PlaceBid)}
            assert found == wanted
            assert any(bid.amount == 0 for bid in found)  # whoever must bid always can
            for bid in random.Random(seed).sample(sorted(bids, key=str), 20):
                assert (refusal(state, seat, bid) is None) == (bid in wanted)
            assert audit_bids(state) == []
            names = ("bribery", "protection", "leaving")
            checked.update(name for name in names if any(getattr(bid, name) for bid in found))
    assert min(checked.values()) > 5
    assert set(checked) == {"bribery", "protection", "leaving"}


def test_guarding_protects_the_leading_scribe_and_the_turn_goes_on() -> None:
    guarded = 0
    for seed in range(25):
        for state, seat in contested_auction(2, f"guard{seed}"):
            for action in (one for one in legal(state, seat) if isinstance(one, GuardScribe)):
                twin = state.copy()
                apply(twin, seat, action)
                table = board(twin)
                [scribe] = [one for one in table.scribes_of(seat) if table.scribes[one] == action.province]
                assert table.protection[scribe] == IN_FORCE
                assert not is_outbid(twin, scribe)
                assert "protection" not in table.hands[seat]
                assert twin.open[seat].kind == "bid"
                assert audit_bids(twin) == []
                guarded += 1
    assert guarded > 10


# The slice


def test_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    few = dict.fromkeys((f"deck.officials_cards.{card}" for card in standard().officials), 1)
    setup = Setup(title=TITLE, players=3, seed="few", components="few", overrides=few)
    game = start(setup)
    assert faults(game, random.Random("few"), 0.2) == []
    assert sum(isinstance(event, OfficialsShuffled) for event in game.events) > 2


def test_too_few_officials_are_refused() -> None:
    few: dict[str, object] = dict.fromkeys(
        (f"deck.officials_cards.{card}" for card in standard().officials), 0
    )
    few["deck.officials_cards.six_gold"] = 5
    with pytest.raises(SetupError, match="3 players need 6 Officials cards"):
        start(Setup(title=TITLE, players=3, seed="few", components="few", overrides=few))
    enough = start(Setup(title=TITLE, players=2, seed="few", components="few", overrides=few))
    assert enough.waiting_for == [0, 1]


def test_a_position_keeps_the_officials() -> None:
    setup = Setup(title=TITLE, players=2, seed="line")
    game = start(setup)
    play_on(game, random.Random(4), 40)
    again = read_position(write_position(setup, game.state))[1]
    assert digest(again) == digest(game.state)
    assert officials(again).discards


def test_a_copy_is_independent() -> None:
    game = new_game(TITLE, 2, "copy")
    twin = officials(game.state).copy()
    twin.deck.pop()
    twin.discards.append("six_gold")
    twin.placed["thebes"] = "six_gold"
    assert (len(officials(game.state).deck), officials(game.state).discards) == (18, [])
    assert officials(game.state).placed == {}


def test_what_cannot_be_is_found() -> None:
    state = new_game(TITLE, 2, "audit").state
    assert audit(state) == []
    officials(state).placed["thebes"] = officials(state).deck.pop()
    assert audit(state) == ["an Officials card lies in thebes, which is not for auction"]
    officials(state).placed.clear()
    assert audit(state)[0].startswith("Officials cards do not add up")


def test_only_a_finished_game_shows_the_deck() -> None:
    game = new_game(TITLE, 2, "shown")
    assert show(game.state, 0).deck_order is None
    play_on(game, random.Random(1))
    assert show(game.state, ARBITER).deck_order == tuple(officials(game.state).deck)


def telling_view(state: State, viewer: int) -> OfficialsView:
    return msgspec.structs.replace(show(state, viewer), deck_order=tuple(officials(state).deck))


@pytest.mark.untraced
def test_planted_leaks_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_caught(OFFICIALS, 2, 3)
    spec = SliceSpec(create, telling_view, imagine, scramble, audit)
    assert is_caught(dataclasses.replace(OFFICIALS, slices={"officials": spec}), 6, 3)
    monkeypatch.setattr(officials_deck.OfficialsShuffled, "audience", EVERYONE)
    assert is_caught(OFFICIALS, 6, 3)


def test_the_kingdoms_end_with_no_official_on_the_board() -> None:
    game = new_game(TITLE, 3, "end")
    rng = random.Random("end")
    seen = 0
    while game.outcome is None:
        play_on(game, rng, 1)
        if any(isinstance(event, KingdomEnded) for event in game.events[seen:]):
            assert len(officials(game.state).deck) == 18 - 6
            assert officials(game.state).discards == []
        seen = len(game.events)
    assert officials(game.state).placed == {}
