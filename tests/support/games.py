"""Random games and the positions they pass through."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import product

from amunre.kernel.game import Game
from amunre.rules.base.board import Config
from amunre.rules.catalogue import EXPANSIONS, TITLES, title_of
from amunre.rules.setup import Setup, start

EDITIONS = [title.name for title in TITLES.values() if title.config is Config]
"""Titles of the board game."""
SWITCHES = ("old_track", "all_provinces", "no_start_cards", "clockwise_order", "no_federation")


TINY_DECK = {
    f"deck.old.{card}": count
    for card, count in {
        "architect": 6,
        "bribery": 1,
        "protection": 1,
        "cultivation": 1,
        "influence": 1,
        "treasury": 1,
        "abundance": 1,
        "favours": 0,
        "farmers": 0,
        "upper_lower": 0,
        "east_west": 1,
        "river": 1,
    }.items()
}
"""A favour deck that runs out and is reshuffled all the time."""


def tiny_game(seed: str) -> Game:
    return start(Setup(title="classic", players=4, seed=seed, components="tiny", overrides=TINY_DECK))


def new_game(title: str, players: int, seed: str, options: Mapping[str, str] | None = None) -> Game:
    return start(Setup(title=title, players=players, seed=seed, options=dict(options or {})))


def combinations() -> list[tuple[str, int, dict[str, str]]]:
    """Every title and player count with closed and open memory, and every switch on its own."""
    found = []
    for title in TITLES.values():
        choices: list[dict[str, str]] = [{}, {"memory": "open"}] if "memory" in title.options else [{}]
        if title.name == "anniversary":
            choices += [{switch: "on"} for switch in SWITCHES] + [{"track": "picture"}]
        found += [(title.name, players, options) for players, options in product(title.players, choices)]
    return found


def expansion_combinations() -> list[tuple[str, int, dict[str, str]]]:
    """Every expansion alone and all that go together, with every player count they are made for."""
    found: list[tuple[str, int, dict[str, str]]] = []
    for title in TITLES:
        own = [expansion.name for expansion in EXPANSIONS.values() if expansion.title == title]
        everything = "+".join([title, *own])
        many = "+".join([title, *(name for name in own if not EXPANSIONS[name].players)])
        mixes = {*(f"{title}+{name}" for name in own), everything, many} - {title}
        found += [(mix, players, {}) for mix in sorted(mixes) for players in title_of(mix).players]
    return found


def combination_id(value: object) -> str:
    if isinstance(value, dict):
        return ",".join(f"{name}={choice}" for name, choice in value.items()) or "plain"
    return str(value)


def play_on(game: Game, rng: random.Random, steps: int = 100_000) -> None:
    """Play random legal actions; sealed choices come in any order and are sometimes changed (R14)."""
    for _ in range(steps):
        if game.outcome is not None:
            return
        seats = game.waiting_for
        if rng.random() < 0.05:
            seats = list(game.state.open)
        seat = rng.choice(seats)
        game.play(seat, game.legal(seat).sample(rng))


def finished(title: str, players: int, seed: str, options: Mapping[str, str] | None = None) -> Game:
    game = new_game(title, players, seed, options)
    play_on(game, random.Random(seed))
    return game


def positions(game: Game, rng: random.Random, share: float) -> Iterator[Game]:
    """The game at a share of its decisions, while it is being played to the end."""
    while game.outcome is None:
        if rng.random() < share:
            yield game
        play_on(game, rng, 1)
