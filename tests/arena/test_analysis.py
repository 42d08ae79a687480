"""Looking back at a game: equal records get equal verdicts, from the view alone, and blunders are found."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from amunre.arena import analysis
from amunre.arena.analysis import (
    WORTH_TELLING,
    Budget,
    Question,
    analyse,
    expected_place,
    judge,
    middle_place,
    questions,
)
from amunre.arena.match import play_match
from amunre.arena.runners import OneProcess
from amunre.bots import Bot
from amunre.bots.search.board_game import BoardGame
from amunre.bots.search.card_game import CardGame
from amunre.bots.search.craft import Craft, Standings
from amunre.bots.search.mastery import Mastery
from amunre.kernel.engine import legal
from amunre.kernel.errors import SetupError
from amunre.kernel.messages import Action
from amunre.kernel.state import State
from amunre.kernel.view import scramble, view
from amunre.notation import write_game
from amunre.rules.catalogue import ruleset
from amunre.rules.setup import Setup, start

SMALL = Budget(worlds=2, candidates=2)
SETUP = Setup(title="cardgame", players=2, seed="look back")


def test_every_decision_with_a_choice_is_judged_and_again_the_same(tmp_path: Path) -> None:
    game = play_match(SETUP, ["greedy", "random"])
    found = analyse(SETUP, game, 1, SMALL, OneProcess())
    asked = list(questions(SETUP, game, 1, SMALL))
    assert [verdict.number for verdict in found.verdicts] == [question.number for question in asked]
    assert found == analyse(SETUP, game, 1, SMALL, OneProcess())
    assert found.place == 2
    for verdict in found.verdicts:
        assert 1 <= verdict.before <= 2
        assert 1 <= verdict.after <= 2
        assert bool(verdict.better) == (verdict.cost > 0)
    assert found.lost == pytest.approx(sum(verdict.cost for verdict in found.verdicts))


def test_the_command_tells_the_same(tmp_path: Path) -> None:
    game = play_match(SETUP, ["greedy", "random"])
    path = tmp_path / "game.amunre"
    path.write_text(write_game(SETUP, game), encoding="utf-8")
    command = [sys.executable, "-m", "amunre", "analyse", str(path), "--seat", "1", "--jobs", "1"]
    command += ["--worlds", "3", "--candidates", "2"]
    told = json.loads(subprocess.run([*command, "--json"], check=True, capture_output=True).stdout)
    budget = Budget(worlds=3, candidates=2)
    assert told == json.loads(msgspec.json.encode(analyse(SETUP, game, 1, budget, OneProcess())))
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "came in at place 2" in shown
    assert "  1." in shown


def test_a_verdict_depends_on_the_view_alone() -> None:
    setup = Setup(title="classic", players=3, seed="blind")
    game = start(setup)
    rng = random.Random(1)
    seat = game.waiting_for[0]
    other = scramble(game.state, seat, rng)
    played = next(iter(game.legal(seat)))
    assert played in legal(other, seat)
    verdicts = [
        judge(Question(setup, 0, seat, "bid", seen, played, Budget(worlds=1, candidates=2)))
        for seen in (game.view(seat), view(other, seat))
    ]
    assert verdicts[0] == verdicts[1]
    assert all(question.setup.seed == "" for question in questions_of_a_short_game())


def questions_of_a_short_game() -> list[Question]:
    return list(questions(SETUP, play_match(SETUP, ["random", "random"]), 0, SMALL))


def test_what_rivals_have_sealed_is_imagined_as_the_bots_would_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last to offer knows that the others have offered; a world with offers by chance would mislead."""
    setup = Setup(title="anniversary", players=4, seed="sealed")
    game = play_match(setup, ["greedy"] * 4)
    question = next(one for one in questions(setup, game, 3, SMALL) if one.kind == "offer")
    assert sum(decision.sealed for decision in question.view.decisions) == 3
    guessed: list[list[int]] = []

    def guess(
        self: Mastery, company: list[Bot], state: State, seats: list[int], rng: random.Random
    ) -> dict[int, Action]:
        guessed.append(seats)
        return BoardGame.guess(self, company, state, seats, rng)

    monkeypatch.setattr(Mastery, "guess", guess)
    judge(question)
    assert guessed == [[0, 1, 2]] * SMALL.worlds


def test_of_a_sealed_choice_that_was_changed_the_last_is_judged() -> None:
    setup = Setup(title="classic", players=3, seed="changed")
    game, dice = start(setup), random.Random(1)
    while game.outcome is None:
        seat = max(game.waiting_for)
        game.play(seat, game.legal(seat).sample(dice))
        if seat in game.state.sealed:
            game.play(seat, game.legal(seat).sample(dice))
    asked = [question for question in questions(setup, game, 2, SMALL) if question.kind == "offer"]
    offers = [
        (number, command.action)
        for number, command in enumerate(game.commands)
        if command.seat == 2 and type(command.action).__name__ == "Offer"
    ]
    assert len(offers) == 2 * len(asked) > 0
    assert [(question.number, question.played) for question in asked] == offers[1::2]


@pytest.mark.parametrize(
    ("title", "players"),
    [
        ("anniversary+officials+afterlife+statues+pharaoh+promos", 2),
        ("anniversary+afterlife+statues+pharaoh+promos", 5),
        ("revised+expert", 4),
        ("cardgame", 5),
    ],
)
def test_every_kind_of_question_can_be_judged(title: str, players: int) -> None:
    setup = Setup(title=title, players=players, seed="kinds")
    game = play_match(setup, ["random"] * players)
    asked = {
        question.kind: question
        for seat in range(players)
        for question in questions(setup, game, seat, Budget(worlds=1, candidates=2))
    }
    assert {"bid", "offer"} < set(asked)
    for question in asked.values():
        verdict = judge(question)
        assert 1 <= verdict.before <= players
        assert 1 <= verdict.after <= players


@pytest.mark.parametrize(("later", "cost"), [(0.0, 0.0), (0.1, 0.0), (0.3, 0.3)])
def test_what_is_better_by_luck_is_looked_at_again(
    later: float, cost: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the first worlds the last candidate is far ahead; others say how far it really is."""
    question = questions_of_a_short_game()[0]
    question = msgspec.structs.replace(question, budget=Budget(worlds=4, candidates=3))
    asked: list[range] = []

    def places_in(
        question: Question, craft: Craft, tried: Sequence[Action], worlds: range, key: str
    ) -> dict[Action, list[float]]:
        asked.append(worlds)
        lead = 0.5 if worlds.start == 0 else later
        return {one: [2.0 - lead * (one == tried[-1])] * len(worlds) for one in tried}

    monkeypatch.setattr(analysis, "places_in", places_in)
    assert judge(question).cost == cost
    assert asked == [range(4), range(4, 16)]


def test_chance_is_found_to_play_worse_than_a_bot() -> None:
    """Where rivals are alike: nobody is expected at another place who cannot be reached any more."""
    setup = Setup(title="classic", players=3, seed="chance")
    found = []
    for bot in ("strategist", "random"):
        game = play_match(setup, [bot] * 3)
        found.append(analyse(setup, game, 0, Budget(4, 3), OneProcess()))
    bots, chance = found
    assert bots.lost + 1 < chance.lost
    for verdict in chance.verdicts:
        if verdict.better:
            assert verdict.cost == pytest.approx(verdict.after - verdict.before)
            assert verdict.cost >= WORTH_TELLING


def test_a_place_is_expected_by_who_may_end_ahead() -> None:
    state = start(Setup(title="classic", players=3, seed="even")).state

    class Even(CardGame):
        def standings(self, state: State) -> Standings:
            return Standings([20.0, 20.0, 90.0], 1.0)

    craft = Even(ruleset("cardgame", 3, {}))
    assert [round(expected_place(state, craft, seat), 3) for seat in range(3)] == [2.5, 2.5, 1.0]


def test_too_few_worlds_give_no_verdict() -> None:
    """Two worlds that agree by luck would look like certainty."""
    setup = msgspec.structs.replace(SETUP, players=3)
    game = play_match(setup, ["greedy", "random", "random"])
    for worlds, told in ((1, False), (2, False), (3, True)):
        found = analyse(setup, game, 1, Budget(worlds=worlds, candidates=2), OneProcess())
        assert any(verdict.better for verdict in found.verdicts) is told
        assert (found.lost > 0) is told


def test_shared_places_count_as_their_middle() -> None:
    assert middle_place((1, 1, 3), 0) == 1.5
    assert middle_place((1, 2, 2, 2), 3) == 3.0


def test_what_cannot_be_looked_at_is_refused() -> None:
    with pytest.raises(SetupError, match="played to their end"):
        list(questions(SETUP, start(SETUP), 0, SMALL))
    with pytest.raises(SetupError, match="0 to 1, not 2"):
        list(questions(SETUP, play_match(SETUP, ["random", "random"]), 2, SMALL))
