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
from amunre.rules.base.offers import Offer, Offers
from amunre.rules.expansions.afterlife.gifts import PaidTiles
from amunre.tui.ranges import priced, ranges

MOST_LISTED = 30


class Menu:
    """What can be chosen by number. The actions of long menus are made only when they are picked."""

    def __init__(self, legal: Legal, note: Callable[[Action], str] = priced) -> None:
        is_long = len(legal) > MOST_LISTED
        self.apart = [group for group in legal.groups if is_long and isinstance(group, PaidTiles)]
        """Groups that have no numbers, so that the rest of a long menu can have them."""
        self.groups = sorted((group for group in legal.groups if group not in self.apart), key=rank)
        self.note = note
        said = scale(self)
        listed = sum(map(len, self.groups))
        self.first = 0 if said else 1
        self.is_listed = listed <= MOST_LISTED
        # Where a number says how much, it does so in long menus too; other long menus have no numbers.
        self.count = listed if self.is_listed else said

    def __iter__(self) -> Iterator[Action]:
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
        """What there is too much of, in ranges."""
        if self.is_listed:
            return [line for group in self.apart for line in ranges(group)]
        found = [line for group in (*self.groups, *self.apart) for line in ranges(group)]
        return [*found, f"or just a number: {self.range_words()}"] if self.count else found

    def range_words(self) -> str:
        """``1 to 12``, for messages."""
        return f"{self.first} to {self.first + self.count - 1}"


def rank(group: Group) -> int:
    """Plain offers come first, so that numbers say how much is offered; sales come last."""
    if isinstance(group, Offers):
        return int(bool(group.played) or group.selling)
    return 2 if isinstance(group, Choices) and group.make is SellCard else 0


def scale(menu: Menu) -> int:
    """How many actions say how much, from "none of it" on and going up by one."""
    count = 0
    for action in menu:
        if amount(action) != count:
            break
        count += 1
    return count


def amount(action: Action) -> int | None:
    """The number that an action consists of, if it is little else."""
    if isinstance(action, Offer):
        return None if action.played or action.sold else action.gold
    values = list(asdict(action).values())
    return values[0] if len(values) == 1 and type(values[0]) is int else None


def possible(legal: Legal) -> list[type[Action]]:
    """The kinds of action that can be done, each once."""
    return list(dict.fromkeys(type(next(iter(group))) for group in legal.groups if len(group)))


def scribes_of(rules: Ruleset) -> int:
    """With how many scribes everybody bids; a game without scribes needs no words about them."""
    return int(getattr(rules.points, "scribes_each", 1))


def explained(make: type[Action], scribes: int = 1) -> str:
    """How an action is written and what it does; whoever has one scribe need not say which of them moves."""
    about = (make.__doc__ or "").strip().split("\n")[0]
    words = usage(make) if scribes > 1 else usage(make).replace(" [leaving LEAVING]", "")
    return f"{words} – {about}" if about else words
