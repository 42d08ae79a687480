"""The picture of the card game shows the whole table."""

from __future__ import annotations

import pytest

from amunre.drawing.card_words import figures
from amunre.kernel.messages import SPECTATOR
from amunre.rules.cardgame.view import card_view
from amunre.rules.components import standard
from tests.drawing.test_picture import faults
from tests.drawing.tools import NAMES, SVG, draw, moments, parsed, writing
from tests.support.games import new_game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_phase_can_be_drawn_with_every_open_card(players: int) -> None:
    seen = set()
    for game in moments("cardgame", players, "cards", 0.02):
        picture = draw(game)
        assert faults(picture) == []
        shown = card_view(game.view(SPECTATOR))
        names = [name for seat in shown.seats for stack in seat.stacks for name in stack.cards]
        assert {name.capitalize() for name in (*names, *shown.up)} <= set(writing(picture))
        assert set(NAMES[:players]) <= set(writing(picture))
        seen.add((parsed(picture).findtext(f"{SVG}title") or "").split(", ")[-1])
    assert seen == {"Set-up", "Auction", "Offering", "Income", "The end"}


def test_the_description_tells_bids_reserves_and_tokens() -> None:
    game = new_game("cardgame", 2, "words")
    for seat in card_view(game.view(SPECTATOR)).order:
        game.play(seat, next(action for action in game.legal(seat) if len(action.cards) == 3))  # type: ignore[attr-defined]
    seat = game.waiting_for[0]
    bid = next(iter(game.legal(seat)))
    game.play(seat, bid)
    told = parsed(draw(game)).findtext(f"{SVG}desc") or ""
    assert "Amun-Re, kingdom 1 of 3, auction 1 of 3, Auction." in told
    assert f"{NAMES[seat]} bids 0." in told
    assert figures(standard().card_set.cards[bid.province]) in told  # type: ignore[attr-defined]
    assert "reserve 0 6 8" in told


def test_a_sealed_choice_is_told_as_chosen_and_no_more() -> None:
    for game in moments("cardgame", 3, "sealed", 0.0):
        if game.decisions and game.decisions[0].kind == "offer":
            before = draw(game, 0)
            game.play(2, next(iter(game.legal(2))))
            lines = " ".join(writing(draw(game, 0)))
            assert "has chosen" in lines
            assert "has chosen" not in before
            return
    raise AssertionError("nobody was asked for an offering")
