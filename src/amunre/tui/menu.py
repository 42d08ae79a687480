"""The legal actions of a decision as a numbered menu, or as ranges where there are too many to list."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from msgspec.structs import asdict

from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import Action
from amunre.notation import usage, write_action
from amunre.rules.base.last_sale import LastSales
from amunre.rules.base.offers import Offer, Offers
from amunre.rules.base.prices import BuyCards, BuyFarmers, BuyStones, price
from amunre.tui.words import held, listed

MOST_LISTED = 30
_PRICED = (BuyCards, BuyFarmers, BuyStones)


class Menu:
    """What can be chosen by number. The actions of long menus are made only when they are picked."""

    def __init__(self, legal: Legal) -> None:
        self.legal = legal
        self.first = first_number(legal)
        self.is_listed = len(legal) <= MOST_LISTED
        first_group = len(legal.groups[0])
        # Where a number says how much, it does so in long menus too; other long menus have no numbers.
        self.count = len(legal) if self.is_listed else first_group if self.first == 0 else 0

    def pick(self, number: int) -> Action | None:
        """The action with this number, if there is one."""
        index = number - self.first
        if not 0 <= index < self.count:
            return None
        return next(islice(iter(self.legal), index, None))

    def lines(self) -> list[str]:
        if not self.is_listed:
            found = [line for group in self.legal.groups for line in ranges(group)]
            return [*found, f"or just a number: {self.range_words()}"] if self.count else found
        last = len(str(self.first + self.count - 1))
        return [
            f"{number:>{last}}  {write_action(action)}{note(action)}"
            for number, action in enumerate(self.legal, self.first)
        ]

    def range_words(self) -> str:
        """``1 to 12``, for messages."""
        return f"{self.first} to {self.first + self.count - 1}"


def first_number(legal: Legal) -> int:
    """0 where the actions begin with "none of it" and go on by one, so that a number says how many."""
    start = [amount(action) for action in islice(iter(legal.groups[0]), 2)]
    return 0 if start in ([0], [0, 1]) else 1


def amount(action: Action) -> int | None:
    """The number that an action consists of, if it is little else."""
    if isinstance(action, Offer):
        return action.gold
    values = list(asdict(action).values())
    return values[0] if len(values) == 1 and type(values[0]) is int else None


def note(action: Action) -> str:
    """What an action costs, where its words do not say."""
    return f" ({price(action.count)} gold)" if isinstance(action, _PRICED) else ""


# Ranges


def ranges(group: Group) -> list[str]:
    """A group of actions in a few lines such as ``bid thebes 3, 6, 10``."""
    if isinstance(group, Offers):
        return [offers(group)]
    if isinstance(group, LastSales):
        return [f"last sale nothing, or some of {listed(held(group.hand))}, joined with commas"]
    if isinstance(group, Choices) and group.rows:
        return choices(group)
    return [write_action(action) for action in islice(iter(group), MOST_LISTED)]


def offers(group: Offers) -> str:
    most = group.gold + sum(group.hand.values()) if group.selling else group.gold
    words = "offer theft" if group.theft else f"offer 1-{most}"
    words += f" with {','.join(group.played)}" if group.played else ""
    if not group.selling:
        return words
    return f"{words} selling CARDS (1 more for each card sold; cards joined with commas)"


def choices(group: Choices) -> list[str]:
    """Actions that differ in one number only share a line; so do those that differ in one word."""
    actions = list(group)
    if len(actions) == 1 or not any(isinstance(value, int) for value in numbers_of(actions[0])):
        verb = group.make.notation.split("{")[0].strip()
        rest = [write_action(action).removeprefix(verb).strip() for action in actions]
        return [f"{verb} {listed_or(rest)}".strip()]
    lines: dict[tuple[str, ...], list[str]] = {}
    for action in actions:
        words = write_action(action).split()
        number = next(i for i, word in enumerate(words) if word.isdigit())
        # the noun behind a number may be in the singular; "1 stone" and "2 stones" belong together
        tail = [word.removesuffix("s") if i == number + 1 else word for i, word in enumerate(words)]
        key = (*tail[:number], "#", *tail[number + 1 :])
        lines.setdefault(key, []).append(words[number])
    return [" ".join(span(found) if word == "#" else word for word in key) for key, found in lines.items()]


def numbers_of(action: Action) -> list[object]:
    return [value for value in asdict(action).values() if type(value) is int]


def span(numbers: list[str]) -> str:
    """``1-7`` for a run, otherwise every step."""
    values = [int(number) for number in numbers]
    if len(values) > 2 and values == list(range(values[0], values[-1] + 1)):
        return f"{values[0]}-{values[-1]}"
    return "|".join(numbers)


def listed_or(words: Iterable[str]) -> str:
    return " | ".join(words)


def possible(legal: Legal) -> list[type[Action]]:
    """The kinds of action that can be done, each once."""
    return list(dict.fromkeys(type(next(iter(group))) for group in legal.groups if len(group)))


def explained(make: type[Action]) -> str:
    """How an action is written and what it does."""
    about = (make.__doc__ or "").strip().split("\n")[0]
    return f"{usage(make)} – {about}" if about else usage(make)
