"""A finished game in figures: points by source, gold, pyramids and flood over the rounds, prices paid.

All of it is read off the events and the state they lead to; no rule is applied here. What a bot would have
done at each decision is another question: see ``amunre.arena.analysis``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from amunre.kernel.engine import blank
from amunre.kernel.game import Game
from amunre.kernel.messages import Event
from amunre.kernel.state import Outcome, State
from amunre.rules.base.auction import RoundBegan
from amunre.rules.base.board import Config, board
from amunre.rules.base.claims import BidPaid, ProvinceTaken
from amunre.rules.base.kingdoms import KingdomEnded
from amunre.rules.cardgame.auction import AuctionBegan, ProvinceWon
from amunre.rules.cardgame.table import CardConfig, pyramids_of, table
from amunre.rules.shared.ending import GameEnded
from amunre.rules.shared.points import ScoreItem, table_of


class RoundEnd(msgspec.Struct, frozen=True):
    """Where everybody stood when a round was over; lists are by seat."""

    kingdom: int
    round: int
    """From 1; 0 is the set-up. In the card game a kingdom is a round."""
    gold: tuple[int, ...]
    """In the card game with what the open gold cards are worth."""
    pyramids: tuple[int, ...]
    """In the provinces that each seat held."""
    flood: int
    """Position of the temple, or level of the flood; 0 before the first offering."""


class SourcePoints(msgspec.Struct, frozen=True):
    """What one source of points brought each seat in one scoring."""

    source: str
    points: tuple[int, ...]


class Scoring(msgspec.Struct, frozen=True):
    """One kingdom's points."""

    kingdom: int
    sources: list[SourcePoints]
    totals: tuple[int, ...]
    """All points of each seat after this scoring."""
    leaders: tuple[int, ...]
    """Seats with most points after it."""


class Purchase(msgspec.Struct, frozen=True):
    """A province won at auction."""

    kingdom: int
    round: int
    seat: int
    province: str
    price: int


class Review(msgspec.Struct, frozen=True):
    """One game; ``outcome`` is missing if it was stopped before its end."""

    title: str
    names: tuple[str, ...]
    rounds: list[RoundEnd]
    scorings: list[Scoring]
    purchases: list[Purchase]
    outcome: Outcome | None


def review(title: str, game: Game, names: Sequence[str]) -> Review:
    """The figures of a game that is over, whether it was played to its end or not."""
    state = blank(game.rules, game.players, game.seed)
    ends: dict[int, RoundEnd] = {}
    purchases: list[Purchase] = []
    paid: dict[int, int] = {}
    look = FIGURES[type(game.rules.config)]
    for event in game.events:
        if closes_a_round(event, state):
            now = look(state)
            ends.setdefault(
                now.round, now
            )  # the end of a kingdom takes the provinces, so it is too late then
        event.apply(state)
        if isinstance(event, BidPaid):
            paid[event.seat] = event.price
        purchases += (
            bought(event, look(state), paid) if isinstance(event, ProvinceTaken | ProvinceWon) else []
        )
    scorings = list(scorings_of(table_of(state).items, game.players))
    return Review(title, tuple(names), list(ends.values()), scorings, purchases, game.outcome)


def closes_a_round(event: Event, state: State) -> bool:
    """Whether the round under way is over just before this event."""
    if isinstance(event, AuctionBegan):
        return event.kingdom != table(state).kingdom  # a kingdom of the card game has several auctions
    return isinstance(event, RoundBegan | KingdomEnded | GameEnded)


def bought(event: ProvinceTaken | ProvinceWon, now: RoundEnd, paid: dict[int, int]) -> list[Purchase]:
    price = event.card if isinstance(event, ProvinceWon) else paid.pop(event.seat, 0)
    return [Purchase(now.kingdom, now.round, event.seat, event.province, price)]


def board_figures(state: State) -> RoundEnd:
    found = board(state)
    pyramids = tuple(sum(found.pyramids[name] for name in lands) for lands in found.lands)
    return RoundEnd(found.kingdom, found.round, tuple(found.gold), pyramids, found.temple)


def card_figures(state: State) -> RoundEnd:
    found = table(state)
    gold = tuple(gold + sum(cards) for gold, cards in zip(found.gold, found.reserves, strict=True))
    pyramids = tuple(sum(pyramids_of(state, seat)) for seat in range(state.players))
    return RoundEnd(found.kingdom, found.kingdom, gold, pyramids, found.level)


FIGURES: dict[type, Callable[[State], RoundEnd]] = {Config: board_figures, CardConfig: card_figures}
"""How each game is read, by the class of what its rules are composed with."""


def scorings_of(items: Sequence[ScoreItem], players: int) -> Iterator[Scoring]:
    """Kingdom after kingdom, with sources in the order in which they were counted."""
    totals = [0] * players
    for kingdom in dict.fromkeys(item.kingdom for item in items):
        own = [item for item in items if item.kingdom == kingdom]
        sources = []
        for source in dict.fromkeys(item.source for item in own):
            points = [0] * players
            for item in own:
                points[item.seat] += item.points * (item.source == source)
            sources.append(SourcePoints(source, tuple(points)))
            totals = [before + more for before, more in zip(totals, points, strict=True)]
        leaders = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        yield Scoring(kingdom, sources, tuple(totals), leaders)
