"""What the bot reads out of its view once, at the start of every choice."""

from __future__ import annotations

import math
from functools import cached_property

from amunre.bots.cards.weights import Weights
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.rules.cardgame.table import KINGDOMS, PROVINCES_EACH, CardConfig
from amunre.rules.cardgame.view import CardSeatView, card_view
from amunre.rules.components import PROVINCE_CARDS, CardSet


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
        config: CardConfig = rules.config
        self.cards = config.components.card_set
        self.weights = weights
        self.averages = averages
        self.seen = seen
        self.seat = seen.viewer
        self.table = card_view(seen)
        self.me = self.table.seats[self.seat]
        self.kingdom = max(self.table.kingdom, 1)
        self.place = self.kingdom - 1
        """Of this kingdom's figure in rows of three."""

    @property
    def kind(self) -> str:
        """Kind of the question this seat is asked."""
        return next(decision.kind for decision in self.seen.decisions if decision.seat == self.seat)

    @property
    def left(self) -> int:
        """The public number of what is being done just now, such as pyramids left."""
        return self.seen.flow[-1].data[-1]

    def tops(self, seat: CardSeatView) -> list[str]:
        """Cards of this kingdom that a seat has laid or won; older ones will be covered by its end."""
        own = [stack.cards[-1] for stack in seat.stacks if len(stack.cards) == self.kingdom]
        return [*own, seat.won] if seat.won else own

    def to_come(self, seat: CardSeatView) -> int:
        """Cards of this kingdom that a seat will still win."""
        return PROVINCES_EACH - len(self.tops(seat))

    def ankhs(self, seat: CardSeatView) -> float:
        """Ankhs to expect at the end of the kingdom."""
        shown = sum(self.cards.cards[name].ankhs for name in self.tops(seat))
        return shown + self.to_come(seat) * self.averages.ankhs[self.place]

    def fields(self, seat: CardSeatView) -> int:
        return sum(self.cards.cards[name].fields for name in self.tops(seat))

    def caravans(self, seat: CardSeatView) -> int:
        return sum(self.cards.cards[name].caravans for name in self.tops(seat))

    @cached_property
    def heights(self) -> list[int]:
        """Pyramids in each of one's own extended provinces."""
        return [
            stack.tokens + sum(self.cards.cards[name].pyramids for name in stack.cards)
            for stack in self.me.stacks
        ]

    @cached_property
    def gold_worth(self) -> float:
        return self.weights.gold[self.place]

    @property
    def scorings(self) -> int:
        """Scorings in which a pyramid set up now counts."""
        return len(KINGDOMS) - self.place


def likely(lead: float, doubt: float) -> float:
    """How likely a lead of so much holds."""
    return 1 / (1 + math.exp(-2 * lead / doubt))


def even_height(heights: list[float], tokens: float) -> float:
    """How high the lowest of three provinces becomes if so many pyramids are spread evenly."""
    low, middle, high = sorted(heights)
    if tokens <= middle - low:
        return low + tokens
    tokens -= middle - low
    if tokens <= 2 * (high - middle):
        return middle + tokens / 2
    return high + (tokens - 2 * (high - middle)) / 3
