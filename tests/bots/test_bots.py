"""Every bot plays every title, sees nothing hidden, and keeps to the legal set."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from amunre.arena.combinations import Combination, combinations
from amunre.bots import BOTS, DEFAULT_BOT, Bot, make_bot
from amunre.bots.search import SearchBot
from amunre.kernel.engine import legal
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View, determinize, scramble, view
from amunre.rules.catalogue import all_titles, ruleset, title_of
from amunre.rules.setup import Setup, start
from tests.support.bots import quick_bot
from tests.volume.blindness import answers_alike

TABLES = [(name, players) for name in all_titles() for players in title_of(name).players]
QUICK = ("random", "beginner", "greedy", "strategist")
"""Bots that do not search in the board game; the master is a searcher with more patience."""
ALL_FOR_FEW = "anniversary+officials+afterlife+statues+pharaoh+promos"
ALL_FOR_MANY = "anniversary+afterlife+statues+pharaoh+promos"


def choices(game: Game, bots: list[Bot]) -> Iterator[tuple[int, Action]]:
    """What the bots choose until the end, each choice before it is played."""
    rng = random.Random("choices")
    while game.outcome is None:
        seat = game.waiting_for[0]
        action = bots[seat].choose(game.view(seat), game.legal(seat), rng)
        yield seat, action
        game.play(seat, action)


def company(name: str, game: Game) -> list[Bot]:
    """The bot in every seat; beside one that searches sit quicker ones."""
    first = quick_bot(name, game.rules, 0)
    rivals = "greedy" if isinstance(first, SearchBot) else name
    return [first, *(make_bot(rivals, game.rules, seat) for seat in range(1, game.players))]


@pytest.mark.parametrize(
    ("title", "players", "name"),
    [
        *((*table, QUICK[(number + turn) % 4]) for number, table in enumerate(TABLES) for turn in (0, 2)),
        *((*table, "searcher") for table in (*TABLES[3::17], ("cardgame", 4))),
    ],
)
def test_every_bot_plays_whole_games_within_the_legal_set(title: str, players: int, name: str) -> None:
    """Two bots at each table, in turn. Those that search have the same ideas: a few tables will do."""
    memory = title_of(title).options.get("memory")
    values = memory.values if memory and "+" not in title else ("",)
    for value in values:
        options = {"memory": value} if value else {}
        game = start(Setup(title=title, players=players, seed=name, options=options))
        for seat, action in choices(game, company(name, game)):
            assert action in game.legal(seat)
        assert game.outcome is not None


@pytest.mark.parametrize("combination", combinations()[12::23], ids=lambda one: one.label)
def test_greedy_plays_with_any_options(combination: Combination) -> None:
    game = start(combination.setup("options"))
    rivals = [make_bot("random" if seat else "greedy", game.rules, seat) for seat in range(game.players)]
    for seat, action in choices(game, rivals):
        assert action in game.legal(seat)


@pytest.mark.parametrize("name", [*QUICK, "searcher"])
@pytest.mark.parametrize(
    ("title", "players", "memory"),
    [
        ("anniversary", 4, "closed"),
        ("anniversary", 4, "open"),
        (ALL_FOR_FEW, 2, "closed"),
        (ALL_FOR_FEW, 3, "open"),
        (ALL_FOR_MANY, 4, "closed"),
        (ALL_FOR_MANY, 5, "open"),
        ("revised+expert", 3, "closed"),
        ("cardgame", 4, ""),
    ],
)
def test_a_choice_depends_on_the_view_alone(title: str, players: int, memory: str, name: str) -> None:
    """Other hands, decks, purses and tiles that fit the same view lead to the same choice, in every phase."""
    options = {"memory": memory} if memory else {}
    game = start(Setup(title=title, players=players, seed="blind", options=options))
    bots = [quick_bot(name, game.rules, seat) for seat in range(players)]
    searches = isinstance(bots[0], SearchBot)
    movers = [make_bot("greedy" if searches else name, game.rules, seat) for seat in range(players)]
    rng = random.Random("blind")
    probed: Counter[str] = Counter()
    for number, (seat, _) in enumerate(choices(game, movers)):
        kind = game.state.open[seat].kind
        if number % (60 if searches else 3) and probed[kind] >= (1 if searches else 2):
            continue
        probed[kind] += 1
        seen = game.view(seat)
        expected = bots[seat].choose(seen, game.legal(seat), random.Random(number))
        for other in (determinize(game.rules, seen, rng), scramble(game.state, seat, rng)):
            assert view(other, seat) == seen
            again = bots[seat].choose(view(other, seat), legal(other, seat), random.Random(number))
            assert again == expected
    assert "offer" in probed
    assert "bid" in probed


class Restless:
    """A bot as none may be: what it answers depends on how often it was asked."""

    name = "restless"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        self.asked += 1
        return list(legal)[self.asked % 2]


def test_the_comparison_of_worlds_finds_a_bot_that_goes_by_something_else() -> None:
    game = start(Setup(title="anniversary", players=4, seed="planted"))
    seat, rng = game.waiting_for[0], random.Random(0)
    assert answers_alike(game, seat, make_bot("strategist", game.rules, seat), rng)
    assert not answers_alike(game, seat, Restless(), rng)


@pytest.mark.parametrize("name", [*QUICK, "searcher"])
def test_a_bot_remembers_nothing(name: str) -> None:
    """A bot that has played from the start chooses like one that has just sat down."""
    game = start(Setup(title="revised", players=3, seed="memory"))
    bots = company(name, game)
    for number, (seat, _) in enumerate(choices(game, bots)):
        if seat:
            continue
        old, new = bots[seat], quick_bot(name, game.rules, seat)
        seen, allowed = game.view(seat), game.legal(seat)
        dice = [random.Random(number), random.Random(number)]
        assert old.choose(seen, allowed, dice[0]) == new.choose(seen, allowed, dice[1])


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_knows_its_name_and_is_described_in_one_line(name: str) -> None:
    assert make_bot(name, ruleset("classic", 3, {}), 0).name == name
    assert make_bot(name, ruleset("cardgame", 4, {}), 0).name == name
    assert BOTS[name].summary
    assert "\n" not in BOTS[name].summary


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    rules = ruleset("classic", 3, {})
    with pytest.raises(SetupError, match="no bot called 'greedi'; did you mean greedy"):
        make_bot("greedi", rules, 0)
    with pytest.raises(SetupError, match="choose from random, beginner, greedy"):
        make_bot("oracle", rules, 0)


def test_where_nobody_is_named_a_quick_bot_plays() -> None:
    assert not isinstance(make_bot(DEFAULT_BOT, ruleset("classic", 3, {}), 0), SearchBot)
    assert not isinstance(make_bot(DEFAULT_BOT, ruleset("cardgame", 3, {}), 0), SearchBot)


@pytest.mark.parametrize("title", ["anniversary", "cardgame"])
def test_the_master_knows_what_the_searcher_knows_and_has_more_patience(title: str) -> None:
    searcher, master = (make_bot(name, ruleset(title, 4, {}), 0) for name in ("searcher", "master"))
    assert isinstance(searcher, SearchBot)
    assert isinstance(master, SearchBot)
    assert isinstance(master.craft, type(searcher.craft))
    assert master.effort.positions > 2 * searcher.effort.positions


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_browser_says_how_strong_a_bot_is(language: str) -> None:
    """``level-greedy = soundly (3 of 6)``."""
    texts = Path(__file__).parents[2] / "web" / "locales" / language / "later" / "home.ftl"
    told = re.findall(
        r"^level-(\w+) = .+ \((\d) \w+ (\d)\)$", texts.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert told == [(name, str(rank), str(len(BOTS))) for rank, name in enumerate(BOTS, 1)]
