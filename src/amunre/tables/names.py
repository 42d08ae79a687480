"""Names that people choose. What was chosen before these rules, or stands in an old log, stays as it is."""

from __future__ import annotations

import unicodedata

from amunre.store.names import LONGEST_KEY, look_of, search_key
from amunre.tables.draft import Denied, deny
from amunre.tables.table import Table

LONGEST_NAME = 20
JOINER = "\u200d"
"""Between emoji: together they are one picture."""
SYMBOLS = ("So", "Sk", "Mn", "Me")
"""Categories of emoji and of what goes with them."""
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn")
"""Categories of characters that show nothing, that turn the line around, or that nobody knows."""
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
)
"""Letters, marks and symbols that show nothing."""
SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Characters that choose another form of the one before them, and show nothing themselves."""
EMOJI_FORM, KEYCAP = "\ufe0f", "\u20e3"
MOST_MARKS = 4
"""Accents and the like on one letter."""
MODIFIER = "MODIFIER"
"""The first word of what belongs to no script, for instance the okina of Hawaii."""
EAST_ASIAN = frozenset(
    {"LATIN", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO", "HANGUL"}
)
"""Scripts that are written together."""


def plain_text(text: str, longest: int, what: str) -> str:
    """Text from a user, one line, without characters that are not seen or that turn the line around."""
    found = unicodedata.normalize("NFC", " ".join(text.split()))
    if any(
        unicodedata.category(one) in UNSEEN and not joins(found, place) for place, one in enumerate(found)
    ):
        deny("bad_text", what + " has characters that cannot be shown; leave them out.")
    if len(found) > longest:
        deny("too_long", what + " may have {most} characters at most.", {"most": longest})
    return found


def is_plain(text: str, longest: int) -> bool:
    """Whether a text of a log is one that somebody can have written."""
    try:
        return plain_text(text, longest, "It") == text
    except Denied:
        return False


def joins(text: str, place: int) -> bool:
    """Whether a character joins two emoji into one, as in families."""
    around = text[max(place - 1, 0) : place], text[place + 1 : place + 2]
    return text[place] == JOINER and all(one and unicodedata.category(one) in SYMBOLS for one in around)


def plain_name(name: str) -> str:
    found = plain_text(name, LONGEST_NAME, "A name")
    if not found:
        deny("no_name", "A name is needed.")
    return found


def chosen_name(text: str) -> str:
    """A name that somebody chooses now; raises Denied if people could not read it or tell it from others."""
    name = plain_name(text)
    if not is_seen(name):
        deny("bad_text", "A name has characters that cannot be shown; leave them out.")
    if len(scripts_of(name)) > 1 and not scripts_of(name) <= EAST_ASIAN:
        deny("mixed_scripts", "A name mixes letters of several scripts; use one of them.")
    if len(search_key(name)) > LONGEST_KEY:
        deny("too_long", "A name may have {most} characters at most.", {"most": LONGEST_NAME})
    return name


def is_seen(name: str) -> bool:
    """Whether every character of a name shows something, and no heap of marks hides it."""
    marks = 0
    for place, letter in enumerate(name):
        if letter in BLANK or (is_selector(letter) and not makes_emoji(name, place)):
            return False
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > MOST_MARKS or marks == place + 1:
            return False
    return True


def is_selector(letter: str) -> bool:
    return any(ord(letter) in some for some in SELECTORS)


def makes_emoji(name: str, place: int) -> bool:
    """Whether a selector asks for the emoji of a symbol, or of a key such as 1."""
    before, after = name[max(place - 1, 0) : place], name[place + 1 : place + 2]
    is_symbol = before != "" and unicodedata.category(before) in ("So", "Sm", "Po")
    return name[place] == EMOJI_FORM and (is_symbol or after == KEYCAP)


def scripts_of(name: str) -> frozenset[str]:
    """The scripts of a name's letters, as the names begin that Unicode gives to letters."""
    letters = (one for one in unicodedata.normalize("NFKC", name) if one.isalpha())
    return frozenset(unicodedata.name(letter, MODIFIER).split()[0] for letter in letters) - {MODIFIER}


def is_like_another(table: Table, name: str) -> bool:
    """Whether a name can hardly be told from that of anybody who sits at a table, bots among them."""
    keys = {search_key(name), look_of(name)}
    return any(
        not keys.isdisjoint((search_key(holder.name), look_of(holder.name)))
        for holder in table.seats
        if holder is not None
    )
