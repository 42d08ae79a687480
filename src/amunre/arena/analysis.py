"""Looking back at a game: what each decision of a seat was worth, by what that seat knew when it decided.

For every decision some worlds are imagined from the view, as the master imagines them. In each of them every
candidate is tried, all seats play on to the end of the round or kingdom, and the master's outlook says where
that leads. What looks better than what was played is tried again in other worlds. What could not be known
then has no part in it: only the view comes in.
"""

from __future__ import annotations

import hashlib
import math
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from amunre.arena.runners import Runner
from amunre.bots.registry import MASTERY, craft_for
from amunre.bots.search.craft import Craft, chance
from amunre.bots.search.playout import imagine, play_on
from amunre.kernel import engine
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.state import State
from amunre.kernel.view import View, determinize
from amunre.notation import write_action
from amunre.rules.setup import Setup, rules_of, start

WORLDS = 8
CANDIDATES = 6
CLOSER = 3
"""What may be better is tried again in so many times the worlds."""
CLEAR = 2.2
"""So many standard errors must it be ahead there to be called better: 97.5 % by Student's t, 12 worlds."""
WORTH_TELLING = 0.2
"""Places. Less can be an error of the outlook itself, however many worlds agree."""
FEWEST_WORLDS = 3
"""With fewer the error is not known, and nothing can be called clear."""
JUDGE = "master"
TRIES = 20
"""Attempts to find another candidate."""


class Budget(msgspec.Struct, frozen=True):
    """How much is tried for a decision."""

    worlds: int = WORLDS
    candidates: int = CANDIDATES
    seed: str = "1"


class Question(msgspec.Struct, frozen=True):
    """A decision as its seat saw it, and what it chose."""

    setup: Setup
    """Without its seed, which nobody knew."""
    number: int
    """How many commands came before it."""
    seat: int
    kind: str
    view: View
    played: Action
    budget: Budget


class Verdict(msgspec.Struct, frozen=True):
    """What a decision was worth. Places are expected ones, 1 is best; who shares a place has the middle."""

    number: int
    kind: str
    played: str
    action: dict[str, Any]
    """What was played, as fields."""
    before: float
    """Expected place with the better choice, or if none is clearly better with what the master holds best at
    first sight."""
    after: float
    """Expected place with what was played."""
    better: str
    """The best of the candidates, if it is clearly better than what was played."""
    alternative: dict[str, Any] | None
    """The same as fields."""
    cost: float
    """Places that the better one would have gained; 0 if none is clearly better."""
    unsure: float
    """Standard error of the difference between what was played and the best candidate."""


class Analysis(msgspec.Struct, frozen=True):
    """All decisions of a seat at which there was something to choose."""

    title: str
    players: int
    seat: int
    bot: str
    budget: Budget
    place: float
    """Where the seat came in."""
    verdicts: list[Verdict]
    lost: float
    """Places given away in all."""


def questions(setup: Setup, game: Game, seat: int, budget: Budget) -> Iterator[Question]:
    """The decisions of a seat in a finished game, one by one."""
    if not 0 <= seat < setup.players:
        raise SetupError(f"the seats of {setup.players} players are 0 to {setup.players - 1}, not {seat}.")
    if game.outcome is None:
        raise SetupError("only games that were played to their end are looked at; this one was not.")
    again = start(setup)
    public = msgspec.structs.replace(setup, seed="")
    held: Question | None = None
    serial = -1
    for number, command in enumerate(game.commands):
        if command.seat == seat and len(again.legal(seat)) > 1:
            decision = again.state.open[seat]
            if held is not None and decision.serial != serial:
                yield held
            # a sealed choice may be changed until all have chosen: what counts is the last
            kind, seen = decision.kind, again.view(seat)
            held, serial = Question(public, number, seat, kind, seen, command.action, budget), decision.serial
        again.play(command.seat, command.action)
    if held is not None:
        yield held


def judge(question: Question) -> Verdict:
    """Try the candidates for a decision; runs anywhere, and equal questions get equal verdicts."""
    rules = rules_of(question.setup)
    seat, budget = question.seat, question.budget
    seen = hashlib.sha256(msgspec.json.encode(question.view)).hexdigest()
    key = f"{budget.seed}/{seen}"
    craft = craft_for(rules, MASTERY)
    allowed = engine.legal(determinize(rules, question.view, random.Random(f"{key}/0")), seat)
    ideas = [idea.action for idea in craft.ideas(question.view, allowed)]
    by_bot = ideas[0]
    tried = candidates([question.played, *ideas], allowed, budget.candidates, random.Random(key))
    places = places_in(question, craft, tried, range(budget.worlds), key)
    best = min(tried, key=lambda action: statistics.fmean(places[action]))
    gap, unsure = difference(places[question.played], places[best])
    is_clear = False
    if budget.worlds >= FEWEST_WORLDS and gap > unsure:
        # the best of several in a few worlds is often so by luck: only worlds it was not chosen for can tell
        others = range(budget.worlds, (1 + CLOSER) * budget.worlds)
        again = places_in(question, craft, list(dict.fromkeys([question.played, by_bot, best])), others, key)
        gap, unsure = difference(again[question.played], again[best])
        is_clear = gap > CLEAR * unsure and gap > WORTH_TELLING
        for action, found in again.items():
            places[action] = found if is_clear else places[action] + found
    before, after = (
        round(statistics.fmean(places[action]), 2)
        for action in (best if is_clear else by_bot, question.played)
    )
    return Verdict(
        number=question.number,
        kind=question.kind,
        played=write_action(question.played),
        action=msgspec.to_builtins(question.played),
        before=before,
        after=after,
        better=write_action(best) if is_clear else "",
        alternative=msgspec.to_builtins(best) if is_clear else None,
        cost=round(after - before, 2) if is_clear else 0.0,
        unsure=round(unsure, 2),
    )


def places_in(
    question: Question, craft: Craft, tried: Sequence[Action], worlds: range, key: str
) -> dict[Action, list[float]]:
    """Where the seat is expected with each of some actions, in the same imagined worlds."""
    rules, seat = rules_of(question.setup), question.seat
    places: dict[Action, list[float]] = {action: [] for action in tried}
    for number in worlds:
        luck = random.Random(f"{key}/{number}")
        company = craft.company(luck)
        world = imagine(rules, craft, question.view, company, luck)
        for action in tried:
            state = world.copy()
            engine.apply(state, seat, action)
            play_on(state, craft.stage(world), craft, company, random.Random(f"{key}/{number}"))
            places[action].append(expected_place(state, craft, seat))
    return places


def expected_place(state: State, craft: Craft, seat: int) -> float:
    """The place at the end of a game, or what one seat can expect of its points and those of the others."""
    if state.outcome is not None:
        return middle_place(state.outcome.places, seat)
    points, doubt = craft.standings(state)
    return 1 + sum(
        chance(theirs - points[seat], doubt) for rival, theirs in enumerate(points) if rival != seat
    )


def difference(mine: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean of the differences in the same worlds, and its standard error."""
    gaps = [one - two for one, two in zip(mine, other, strict=True)]
    return statistics.fmean(gaps), statistics.stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else 0.0


def candidates(first: Sequence[Action], legal: Legal, count: int, rng: random.Random) -> list[Action]:
    """What was played, what the master would think of, and if that is little some others of any kind."""
    found = list(dict.fromkeys(first))[:count]
    for _ in range(TRIES):
        if len(found) >= count:
            break
        other = legal.sample(rng)
        if other not in found:
            found.append(other)
    return found


def middle_place(places: Sequence[int], seat: int) -> float:
    """The place, or the middle of those that are shared."""
    return places[seat] + (places.count(places[seat]) - 1) / 2


def analyse(
    setup: Setup,
    game: Game,
    seat: int,
    budget: Budget,
    runner: Runner,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Look at every decision of a seat."""
    verdicts: list[Verdict] = []
    for verdict in runner.map_unordered(judge, questions(setup, game, seat, budget)):
        verdicts.append(verdict)
        if progress is not None:
            progress(len(verdicts))
    return summed_up(setup, game, seat, budget, verdicts)


def summed_up(setup: Setup, game: Game, seat: int, budget: Budget, verdicts: list[Verdict]) -> Analysis:
    assert game.outcome is not None
    return Analysis(
        title=setup.title,
        players=setup.players,
        seat=seat,
        bot=JUDGE,
        budget=budget,
        place=middle_place(game.outcome.places, seat),
        verdicts=sorted(verdicts, key=lambda verdict: verdict.number),
        lost=round(sum(verdict.cost for verdict in verdicts), 2),
    )
