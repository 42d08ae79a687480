"""What the bot reads out of its view, or a search out of a world, once at the start of every choice."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from amunre.bots.cards.weights import Weights
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.cardgame.table import KINGDOMS, PROVINCES_EACH, CardConfig, table
from amunre.rules.cardgame.view import card_view
from amunre.rules.components import PROVINCE_CARDS, CardSet

Stacks = Sequence[Sequence[str]]
"""Extended provinces: cards from the lowest to the uppermost."""


class Averages:
    """What an unseen card of each kingdom has, on average of all that are printed."""

    def __init__(self, cards: CardSet) -> None:
        groups = [[cards.cards[name] for name in PROVINCE_CARDS[kingdom]] for kingdom in KINGDOMS]
        self.ankhs = [sum(card.ankhs for card in group) / len(group) for group in groups]
        self.fields = [sum(card.fields for card in group) / len(group) for group in groups]
        self.pyramids = [sum(card.pyramids for card in group) / len(group) for group in groups]


class Reading:
    """A view with the handful of facts that nearly every judgement starts from."""

    def __init__(self, rules: Ruleset, weights: Weights, averages: Averages, seen: View) -> None:
        shown = card_view(seen)
        self.kind = next(decision.kind for decision in seen.decisions if decision.seat == seen.viewer)
        """Kind of the question this seat is asked."""
        self.up: Sequence[str] = shown.up
        self.order: Sequence[int] = shown.order
        self.reserves: Sequence[Sequence[int]] = [seat.reserve for seat in shown.seats]
        self.won: Sequence[str] = [seat.won for seat in shown.seats]
        self.stacks: Sequence[Stacks] = [[stack.cards for stack in seat.stacks] for seat in shown.seats]
        self.tokens: Sequence[int] = [stack.tokens for stack in shown.seats[seen.viewer].stacks]
        """Pyramids that were set up in one's own provinces."""
        self.gold = shown.seats[seen.viewer].gold
        self.auction = shown.auction
        self.settle(rules, weights, averages, seen.viewer, shown.kingdom)

    def settle(self, rules: Ruleset, weights: Weights, averages: Averages, seat: int, kingdom: int) -> None:
        """What follows from what was read."""
        config: CardConfig = rules.config
        self.cards = config.components.card_set
        self.weights = weights
        self.averages = averages
        self.seat = seat
        self.kingdom = max(kingdom, 1)
        self.place = self.kingdom - 1
        """Of this kingdom's figure in rows of three."""
        self.gold_worth = weights.gold[self.place]
        """What a gold is worth that is not spent."""
        self.scorings = len(KINGDOMS) - self.place
        """Scorings in which a pyramid set up now counts."""

    def tops(self, seat: int) -> list[str]:
        """Cards of this kingdom that a seat has laid or won; older ones will be covered by its end."""
        own = [stack[-1] for stack in self.stacks[seat] if len(stack) == self.kingdom]
        return [*own, self.won[seat]] if self.won[seat] else own

    def ankhs(self, seat: int) -> float:
        """Ankhs to expect at the end of the kingdom."""
        cards, tops = self.cards.cards, self.tops(seat)
        shown = sum([cards[name].ankhs for name in tops])
        return shown + (PROVINCES_EACH - len(tops)) * self.averages.ankhs[self.place]

    def fields(self) -> int:
        """One's own."""
        return sum(self.cards.cards[name].fields for name in self.tops(self.seat))

    def caravans(self) -> int:
        return sum(self.cards.cards[name].caravans for name in self.tops(self.seat))

    def heights(self) -> list[int]:
        """Pyramids in each of one's own extended provinces."""
        cards = self.cards.cards
        return [
            tokens + sum([cards[name].pyramids for name in stack])
            for stack, tokens in zip(self.stacks[self.seat], self.tokens, strict=True)
        ]


class WorldReading(Reading):
    """The same of a world that was made up whole, without a view: a search reads very many of them."""

    def __init__(self, rules: Ruleset, weights: Weights, averages: Averages, world: State, seat: int) -> None:
        found = table(world)
        self.kind = world.open[seat].kind
        self.up = found.up
        self.order = found.order
        self.reserves = found.reserves
        self.won = found.won
        self.stacks = found.stacks
        self.tokens = found.tokens[seat]
        self.gold = found.gold[seat]
        self.auction = found.auction
        self.settle(rules, weights, averages, seat, found.kingdom)


@lru_cache(maxsize=4096)
def likely(lead: float, doubt: float) -> float:
    """How likely a lead of so much holds."""
    return 1 / (1 + math.exp(-2 * lead / doubt))


def even_height(heights: Iterable[float], tokens: float) -> float:
    """How high the lowest of three provinces becomes if so many pyramids are spread evenly."""
    low, middle, high = sorted(heights)
    if tokens <= middle - low:
        return low + tokens
    tokens -= middle - low
    if tokens <= 2 * (high - middle):
        return middle + tokens / 2
    return high + (tokens - 2 * (high - middle)) / 3
