"""What cards and things are called at one table: as its edition prints them (canon 2)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from amunre.rules.components import names
from amunre.tui.words import SOURCES, listed

UNCOUNTED = ("free material",)
"""Names that take no article."""
_OURS = names("")


class Terms:
    """The names of one title. What is typed and what files hold stays the same in every edition."""

    def __init__(self, title: str) -> None:
        own = names(title)
        self.named = own.cards
        self.printed = {ours: own.things[key] for key, ours in _OURS.things.items()}
        if self.printed["favour card"] != "favour card":
            self.printed["favour deck"] = f"{self.printed['favour card']} deck"
        other = [ours for ours, theirs in self.printed.items() if ours != theirs]
        longest_first = "|".join(sorted(map(re.escape, other), key=len, reverse=True))
        # a word right behind a brace is the name of a field
        self.ours = re.compile(rf"(?<!{{)\b(an? )?({longest_first})\b", re.IGNORECASE) if other else None

    def things(self, text: str) -> str:
        """A text of ours with the words of this edition."""
        return self.ours.sub(self.in_its_words, text) if self.ours else text

    def in_its_words(self, match: re.Match[str]) -> str:
        theirs = self.printed[match[2].lower()]
        if match[1] and theirs not in UNCOUNTED:
            theirs = f"{'an' if theirs[0].lower() in 'aeiou' else 'a'} {theirs}"
        return theirs[0].upper() + theirs[1:] if match[0][0].isupper() else theirs

    def card(self, name: str) -> str:
        """``Upper or Lower``; what is no card of ours is called by its word."""
        return self.named.get(name, name)

    def has_other_name(self, name: str) -> bool:
        """Whether a card is called otherwise than it is typed."""
        return self.card(name).lower() != name

    def typed_card(self, name: str) -> str:
        """The same with the word that is typed, where that is another: ``Upper or Lower (upper_lower)``."""
        return f"{self.card(name)} ({name})" if self.has_other_name(name) else self.card(name)

    def held(self, hand: Mapping[str, int]) -> list[str]:
        """``Architect`` and ``River or Hinterland ×2``."""
        return [self.times(self.card(card), count) for card, count in sorted(hand.items())]

    def typed_held(self, hand: Mapping[str, int]) -> list[str]:
        """The same for whoever is to type them."""
        return [self.times(self.typed_card(card), count) for card, count in sorted(hand.items())]

    def typed_in(self, lines: Iterable[str]) -> list[str]:
        """``river is River or Hinterland``, for every card in what can be typed; farmers are bought too."""
        typed = {word for line in lines if "buy " not in line for word in re.findall(r"[a-z_]+", line)}
        found = [card for card in self.named if card in typed and self.has_other_name(card)]
        return [f"{card} is {self.card(card)}" for card in found]

    def times(self, called: str, count: int) -> str:
        return called if count == 1 else f"{called} ×{count}"

    def cards(self, found: Iterable[str]) -> str:
        return listed(self.held(Counter(found)), "nothing")

    def source(self, name: str) -> str:
        """Where points and gold come from, for people: ``west bank``, ``scheme East or West``."""
        kind, _, card = name.partition("_")
        if kind == "scheme" and card:
            return f"scheme {self.card(card)}"
        if name in self.named and name not in SOURCES:
            return self.card(name)
        return self.things(SOURCES.get(name, name.replace("_", " ")))


@cache
def terms_of(title: str) -> Terms:
    return Terms(title)


OURS = Terms("")
"""Our own names, those of 2023."""
