"""The legal actions of a decision as a numbered menu, or as ranges where there are too many to list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from msgspec.structs import asdict

from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.notation import usage, write_action
from amunre.rules.base.cards import SellCard
from amunre.rules.base.last_sale import LastSales
from amunre.rules.base.offers import Offer, Offers
from amunre.rules.expansions.afterlife.gifts import PaidTiles
from amunre.tui.ranges import priced, ranges
from amunre.tui.terms import OURS, Terms

MOST_LISTED = 30


class Menu:
    """What can be chosen by number. The actions of long menus are made only when they are picked.

    Where a number says how much, numbers mean amounts and nothing else; and nothing that sells a card has a
    number, so that no slip of a finger gives one away.
    """

    def __init__(self, legal: Legal, note: Callable[[Action], str] = priced) -> None:
        self.note = note
        keeping = [group for group in legal.groups if not is_sale(group)]
        scale = amounts(keeping)
        is_long = sum(map(len, keeping)) > MOST_LISTED
        with_number = scale or [one for one in keeping if not (is_long and isinstance(one, PaidTiles))]
        self.groups = with_number
        rest = [group for group in keeping if group not in with_number]
        self.apart = [*rest, *(group for group in legal.groups if is_sale(group))]
        """Groups that have no numbers."""
        listed = sum(map(len, with_number))
        self.first = 0 if scale else 1
        self.is_listed = listed <= MOST_LISTED
        # Where a number says how much, it does so in long menus too; other long menus have no numbers.
        self.count = listed if self.is_listed or scale else 0

    def __iter__(self) -> Iterator[Action]:
        """The actions with numbers."""
        for group in self.groups:
            yield from group

    def pick(self, number: int) -> Action | None:
        """The action with this number, if there is one."""
        index = number - self.first
        if not 0 <= index < self.count:
            return None
        return next(islice(iter(self), index, None))

    def lines(self) -> list[str]:
        return [*self.numbered(), *self.unnumbered()]

    def numbered(self) -> list[str]:
        """Actions with their numbers, each in a short line."""
        if not self.is_listed:
            return []
        last = len(str(self.first + self.count - 1))
        return [
            f"{number:>{last}}  {write_action(action)}{self.note(action)}"
            for number, action in enumerate(self, self.first)
        ]

    def unnumbered(self) -> list[str]:
        """What has no numbers, in ranges."""
        if self.is_listed:
            return [line for group in self.apart for line in ranges(group)]
        found = [line for group in (*self.groups, *self.apart) for line in ranges(group)]
        return [*found, f"or just a number: {self.range_words()}"] if self.count else found

    def range_words(self) -> str:
        """``1 to 12``, for messages."""
        return f"{self.first} to {self.first + self.count - 1}"


def is_sale(group: Group) -> bool:
    """Whether each of these actions sells cards, or may."""
    if isinstance(group, Offers):
        return group.selling
    return isinstance(group, LastSales) or (isinstance(group, Choices) and group.make is SellCard)


def amounts(groups: list[Group]) -> list[Group]:
    """The groups that say how much, together from "none of it" on and going up by one; or nothing."""
    found: list[Group] = []
    count = 0
    for group in groups:
        if all(amount(action) == number for number, action in enumerate(group, count)):
            found.append(group)
            count += len(group)
    return found


def amount(action: Action) -> int | None:
    """The number that an action consists of, if it is little else."""
    if isinstance(action, Offer):
        return None if action.played else action.gold
    values = list(asdict(action).values())
    return values[0] if len(values) == 1 and type(values[0]) is int else None


def possible(legal: Legal) -> list[type[Action]]:
    """The kinds of action that can be done, each once."""
    return list(dict.fromkeys(type(next(iter(group))) for group in legal.groups if len(group)))


def scribes_of(rules: Ruleset) -> int:
    """With how many scribes everybody bids; a game without scribes needs no words about them."""
    return int(getattr(rules.points, "scribes_each", 1))


def explained(make: type[Action], scribes: int = 1, terms: Terms = OURS) -> str:
    """How an action is written and what it does; whoever has one scribe need not say which of them moves."""
    about = terms.things((make.__doc__ or "").strip().split("\n")[0])
    words = usage(make) if scribes > 1 else usage(make).replace(" [leaving LEAVING]", "")
    return f"{words} – {about}" if about else words
