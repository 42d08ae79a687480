"""Nothing hidden reaches the screen."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from amunre.kernel.view import scramble
from amunre.rules.base.board import Config
from amunre.rules.catalogue import title_of
from amunre.tui.table import Table
from tests.tui.tools import GAMES, make_table, play_through, run, screen, text_of

WITH_HANDS = [(title, players) for title, players in GAMES if title_of(title).config is Config]
"""In the card game nobody has anything in hand (R63)."""
PLAIN_WORDS = {"farmers", "favours", "river", "theft", "influence", "afterlife", "glory"}
"""Names of cards that are plain English, a part of a title or a source of points, or in every hand."""
LOOKING = ["?", "board", "provinces", "hand", "cards", "log all", "score", "undo"]
LOOKING += ["why bid abu 3", "why sell river", "why put up abu", "why take tile gold 1 1", "why choose abu"]


def words_allowed(table: Table, seat: int, since: int) -> str:
    """All that may be told at this prompt, as text: own and open cards, the latest events, the question."""
    game = table.game
    own = game.view(seat).parts["base"]
    seen = [own.seats[seat], own.discards, own.shown, own.harvest_cards]
    seen += ["bribery protection" for who in own.seats if who.bribery or any(who.protection)]
    prompt = game.rules.questions[game.state.open[seat].kind].prompt
    notations = [type(next(iter(group))).notation for group in game.legal(seat).groups]
    return f"{json.dumps(game.log(seat, since))} {seen} {prompt} {notations}"


@pytest.mark.parametrize(("title", "players"), WITH_HANDS)
def test_no_card_of_another_hand_is_on_the_screen_of_a_closed_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, title: str, players: int
) -> None:
    table = make_table(tmp_path, title, players, "a", bot="greedy")
    telling = set(table.game.rules.tables["cards"]) - PLAIN_WORDS
    console = screen()
    read_to = told = looked_at = 0

    def scan(seat: int) -> None:
        nonlocal read_to, told, looked_at
        text = text_of(console)[read_to:]
        allowed = words_allowed(table, seat, told)
        read_to += len(text)
        told = len(table.game.events)
        for other in range(1, players):
            for card in table.game.view(other).parts["base"].seats[other].hand:
                if card in telling and card not in allowed:
                    looked_at += 1
                    assert not re.search(rf"\b{card}\b", text), card

    play_through(monkeypatch, table, console, scan, bot="greedy")
    assert looked_at > 20


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_the_screen_is_the_same_whatever_is_hidden(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, title: str, players: int
) -> None:
    """Change all that the viewer cannot know: not one letter on the screen may change with it."""
    rng = random.Random(3)
    table = make_table(tmp_path, title, players, "veil")
    compared = 0
    while table.game.outcome is None:
        game = table.game
        if game.waiting_for == [0] and rng.random() < 0.2:
            here, elsewhere = (make_table(tmp_path, title, players, "veil") for _ in range(2))
            here.game, elsewhere.game = game.copy(), game.copy()
            elsewhere.game.state = scramble(game.state, 0, rng)
            assert run(monkeypatch, here, LOOKING) == run(monkeypatch, elsewhere, LOOKING)
            compared += 1
        seat = rng.choice(game.waiting_for)
        table.play(seat, game.legal(seat).sample(rng))
    assert compared > 1
