"""Ratings find the strengths that made the games."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import pytest

from amunre.arena.ratings import ELO, FEWEST_DEALS, Ranking, Rating, fit, inverse, online, quantile
from amunre.kernel.errors import SetupError

STRENGTHS = {"a": 0.0, "b": 0.5, "c": 1.2, "d": 2.0}
"""In nats; d beats a in 88 of 100 games of two."""


def table(bots: Sequence[str], rng: random.Random, deal: int, ties: float = 0.0) -> Ranking:
    """A game by Plackett–Luce: whoever is stronger is done sooner. Some neighbours share their place."""
    times = [rng.expovariate(math.exp(STRENGTHS[bot])) for bot in bots]
    order = sorted(range(len(bots)), key=times.__getitem__)
    places = [0] * len(bots)
    for rank, seat in enumerate(order):
        shares = rank > 0 and rng.random() < ties
        places[seat] = places[order[rank - 1]] if shares else rank + 1
    return Ranking(tuple(bots), tuple(places), deal)


def mixed(rng: random.Random, deals: int, ties: float = 0.0) -> list[Ranking]:
    """Tables of two to five, with some bots in several seats."""
    return [
        table([rng.choice("abcd") for _ in range(rng.randrange(2, 6))], rng, deal, ties)
        for deal in range(deals)
    ]


def test_known_strengths_are_found() -> None:
    found = fit(mixed(random.Random(1), 4_000), anchor="a", anchor_rating=0)
    assert [rating.bot for rating in found] == ["d", "c", "b", "a"]
    for rating in found:
        assert rating.elo == pytest.approx(ELO * STRENGTHS[rating.bot], abs=25)
        low, high = bounds(rating)
        assert low <= rating.elo <= high
    assert found[-1].low == found[-1].elo == found[-1].high == 0


def bounds(rating: Rating) -> tuple[float, float]:
    assert rating.low is not None
    assert rating.high is not None
    return rating.low, rating.high


def width(rating: Rating) -> float:
    low, high = bounds(rating)
    return high - low


def mirrored(rng: random.Random, deals: int) -> list[Ranking]:
    """Three bots at every deal, once from each seat."""
    return [table(line_up, rng, deal) for deal in range(deals) for line_up in ("abc", "bca", "cab")]


def one_sided(rng: random.Random, deals: int) -> list[Ranking]:
    """The strongest and the weakest, so that what the virtual draws do to them shows."""
    return [table(line_up, rng, deal) for deal in range(deals) for line_up in ("ad", "da")]


@pytest.mark.parametrize(
    ("make", "deals"),
    [(mixed, 120), (mirrored, FEWEST_DEALS), (mirrored, 8), (mirrored, 25), (one_sided, 8), (one_sided, 25)],
)
def test_intervals_hold_the_truth_as_often_as_they_say(
    make: Callable[[random.Random, int], list[Ranking]], deals: int
) -> None:
    held = all_of_them = 0
    for seed in range(150):
        for rating in fit(make(random.Random(f"cover {seed}"), deals), anchor="a", anchor_rating=0):
            if rating.bot != "a":
                all_of_them += 1
                low, high = bounds(rating)
                held += low <= ELO * STRENGTHS[rating.bot] <= high
    assert 0.91 < held / all_of_them < 0.985


def test_too_few_deals_give_no_interval() -> None:
    """However many games each deal has: one deal is one observation."""
    games = [game for copy in range(30) for game in mirrored(random.Random(copy), FEWEST_DEALS - 1)]
    strongest, second, anchor = fit(games, "a")
    assert (strongest.low, strongest.high, second.low, second.high) == (None, None, None, None)
    assert anchor.low == anchor.high == anchor.elo == 1000


def test_many_deals_of_others_do_not_make_up_for_few() -> None:
    """d is tied to the rest by two deals alone, so nobody can be compared with it."""
    games = mirrored(random.Random(8), 40)
    games += [Ranking(("c", "d"), (1, 2), ("other", deal)) for deal in range(2)]
    assert {rating.bot for rating in fit(games, "a") if rating.low is None} == {"d"}
    assert {rating.bot for rating in fit(games, "d") if rating.low is None} == {"a", "b", "c"}


def test_intervals_of_few_deals_are_wider_by_students_factor() -> None:
    for freedom, exact in ((4, 2.7764), (7, 2.3646), (9, 2.2622), (30, 2.0423), (math.inf, 1.95996)):
        assert quantile(freedom) == pytest.approx(exact, abs=0.01)


def test_games_of_one_deal_are_one_observation() -> None:
    """The same games twice, as mirrored deals that went alike, prove no more than once."""
    games = mixed(random.Random(3), 300)
    once = fit(games, "a")
    twice = fit([*games, *games], "a")
    apart = fit([*games, *(Ranking(g.bots, g.places, (1, g.deal)) for g in games)], "a")
    for one, two, other in zip(once[:-1], twice[:-1], apart[:-1], strict=True):
        assert width(two) == pytest.approx(width(one), rel=0.02)
        assert width(other) == pytest.approx(width(one) / math.sqrt(2), rel=0.05)


def test_shared_places_are_half_won() -> None:
    draws = [Ranking(("a", "b", "c"), (1, 1, 1), deal) for deal in range(20)]
    assert {round(rating.elo, 6) for rating in fit(draws)} == {1000}
    found = fit(mixed(random.Random(4), 3_000, ties=0.2), "a", 0)
    assert [rating.bot for rating in found] == ["d", "c", "b", "a"]


def test_one_that_never_loses_has_a_rating_and_a_wide_interval() -> None:
    games = [Ranking(("best", "random"), (1, 2), deal) for deal in range(100)]
    best, other = fit(games)
    assert (other.bot, other.elo) == ("random", 1000)
    assert 1600 < best.elo < 2200
    assert width(best) > 400
    assert best.beaten == 1.0


def test_bots_that_never_met_cannot_be_compared() -> None:
    games = [Ranking(("a", "b"), (1, 2), 0), Ranking(("c", "d"), (1, 2), 1)]
    with pytest.raises(SetupError, match="no games connect c, d with a"):
        fit(games)
    with pytest.raises(SetupError, match="at least two different bots"):
        fit([Ranking(("a", "a"), (1, 2), 0)])
    with pytest.raises(SetupError, match="zed has played no game"):
        fit(games[:1], "zed")


def test_the_rating_that_goes_game_by_game_finds_the_order() -> None:
    found = online(mixed(random.Random(5), 1_500))
    assert [rated.bot for rated in found] == ["d", "c", "b", "a"]
    assert all(rated.sigma < 8 for rated in found)


def test_the_rating_that_goes_game_by_game_is_right_about_ties() -> None:
    """Who is fourth is rated below two who share the second place; openskill's usual model is not so."""
    by_name = {rated.bot: rated.mu for rated in online([Ranking(tuple("abcde"), (1, 2, 2, 4, 5), 0)])}
    assert by_name["a"] > by_name["b"] == pytest.approx(by_name["c"])
    assert by_name["c"] > by_name["d"] > by_name["e"]


def test_a_matrix_times_its_inverse_is_one() -> None:
    rng = random.Random(6)
    matrix = [[rng.uniform(-1, 1) for _ in range(4)] for _ in range(4)]
    found = inverse(matrix)
    for row in range(4):
        for column in range(4):
            value = sum(matrix[row][inner] * found[inner][column] for inner in range(4))
            assert value == pytest.approx(float(row == column), abs=1e-9)
