"""Text for actions and back. Each action class declares its own pattern; this reads and writes them all.

A pattern is made of words, ``{field:kind}``, ``[word=field]`` (the word stands for a true field), and
``[words {field:kind}]`` (left out where the field is empty). ``word(s)`` is written in the singular after 1.
"""

from __future__ import annotations

import difflib
import re
from functools import lru_cache
from typing import Any, NamedTuple

from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset


class NotationError(ValueError):
    """A text that is not an action; the sentence says what was expected."""


NOTHING = "nothing"
LONGEST_QUOTED = 60
"""Characters of what somebody has written that a sentence about it repeats."""
_KINDS = {
    "province": r"[a-z]+",
    "card": r"[a-z_]+",
    "cards": r"[a-z_]+(?:,[a-z_]+)*",
    "tile": r"[a-z_]+",
    "goods": r"[a-z_]+(?:,[a-z_]+)*",
    "number": r"\d{1,6}",
    "numbers": r"nothing|\d{1,2}(?:,\d{1,2})*",
    "gold": r"[1-9]\d{0,5}|theft",
    "up|down": r"up|down",
}
_TABLES = {"card": ("cards",), "cards": ("cards",), "tile": ("tiles",), "goods": ("cards", "tiles")}
"""Kinds whose values are names of rows in tables of the ruleset."""
_LISTS = ("cards", "goods")
_TOKEN = re.compile(r"\{(\w+):([\w|]+)\}|\[(\w+)=(\w+)\]|\[(\w+) \{(\w+):(\w+)\}\]|(\S+)")


class Part(NamedTuple):
    """A piece of a pattern."""

    word: str
    """The literal word, if there is one."""
    field: str
    kind: str
    """Kind of value, ``flag`` for ``[word=field]``, empty for plain words."""
    optional: bool


def parts_of(pattern: str) -> list[Part]:
    parts = []
    for field, kind, flag, flagged, word, inner, inner_kind, literal in _TOKEN.findall(pattern):
        if field:
            parts.append(Part("", field, kind, False))
        elif flag:
            parts.append(Part(flag, flagged, "flag", True))
        elif word:
            parts.append(Part(word, inner, inner_kind, True))
        else:
            parts.append(Part(literal, "", "", False))
    return parts


@lru_cache(maxsize=128)
def compiled(make: type[Action]) -> tuple[re.Pattern[str], tuple[Part, ...]]:
    parts = parts_of(make.notation)
    expression = ""
    for part in parts:
        space = " +" if expression else ""
        if part.kind == "flag":
            expression += f"(?P<{part.field}>{space}{part.word})?"
        elif part.optional:
            expression += f"(?:{space}{part.word} +(?P<{part.field}>{_KINDS[part.kind]}))?"
        elif part.field:
            expression += f"{space}(?P<{part.field}>{_KINDS[part.kind]})"
        else:
            expression += space + part.word.replace("(s)", "s?")
    return re.compile(expression), tuple(parts)


def write_action(action: Action) -> str:
    """The text of an action, for instance ``bid thebes 6``."""
    words: list[str] = []
    number: Any = 0
    for part in compiled(type(action))[1]:
        value = getattr(action, part.field) if part.field else None
        if part.kind == "flag":
            words.extend([part.word] if value else [])
        elif part.optional:
            words.extend([part.word, write_value(part.kind, value)] if value else [])
        elif part.field:
            words.append(write_value(part.kind, value))
            number = value if part.kind == "number" else number
        else:
            words.append(part.word.replace("(s)", "" if number == 1 else "s"))
    return " ".join(words)


def write_value(kind: str, value: Any) -> str:
    if kind in _LISTS or kind == "numbers":
        return ",".join(map(str, value)) or NOTHING
    if kind == "gold" and value == 0:
        return "theft"
    return str(value)


def read_action(rules: Ruleset, text: str) -> Action:
    """The action that a text stands for; raises NotationError with a sentence that helps."""
    plain = " ".join(text.lower().split())
    for make in rules.actions.values():
        match = compiled(make)[0].fullmatch(plain)
        if match:
            return make(**{part.field: read_value(rules, part, match) for part in fields_of(make)})
    raise NotationError(explain_bad_action(rules, plain))


def fields_of(make: type[Action]) -> list[Part]:
    return [part for part in compiled(make)[1] if part.field]


def read_value(rules: Ruleset, part: Part, match: re.Match[str]) -> Any:
    text = match[part.field]
    if part.kind == "flag":
        return text is not None
    if part.kind in _LISTS:
        names = [] if text in (None, NOTHING) else text.split(",")
        return tuple(sorted(known_row(rules, part.kind, name) for name in names))
    if part.kind == "numbers":
        return () if text == NOTHING else tuple(sorted(int(number) for number in text.split(",")))
    if text is None:  # an optional part that was left out
        return ""
    if part.kind in ("number", "gold"):
        return 0 if text == "theft" else int(text)
    if part.kind in _TABLES:
        return known_row(rules, part.kind, text)
    if part.kind == "province":
        return known(rules.config.provinces, text, "province")
    return text


def known_row(rules: Ruleset, kind: str, name: str) -> str:
    """A name out of the tables that belong to a kind of value."""
    tables = _TABLES[kind]
    what = " or ".join("favour card" if table == "cards" else table.removesuffix("s") for table in tables)
    return known([row for table in tables for row in rules.tables[table]], name, what)


def known(names: Any, name: str, what: str) -> str:
    """The name, or an error with the nearest one. A unique beginning of three letters or more will do."""
    if name in names:
        return name
    begins = [other for other in names if len(name) >= 3 and other.startswith(name)]
    if len(begins) == 1:
        return str(begins[0])
    near = difflib.get_close_matches(name, names, 1)
    hint = f"did you mean {near[0]}?" if near else f"known are {', '.join(names)}."
    raise NotationError(f"there is no {what} called {quoted(name)}; {hint}")


def usage(make: type[Action]) -> str:
    """The pattern as people read it: ``bid PROVINCE AMOUNT [bribery] [protection]``."""
    words = []
    for part in compiled(make)[1]:
        value = part.field.upper() if part.kind != "up|down" else part.kind
        if part.kind == "flag":
            words.append(f"[{part.word}]")
        elif part.optional:
            words.append(f"[{part.word} {value}]")
        else:
            words.append(value if part.field else part.word)
    return " ".join(words)


def quoted(text: str) -> str:
    """What somebody has written, as far as a sentence about it needs it."""
    return repr(text if len(text) <= LONGEST_QUOTED else text[:LONGEST_QUOTED] + "…")


def explain_bad_action(rules: Ruleset, text: str) -> str:
    first = text.split(" ")[0]
    alike = [usage(make) for make in rules.actions.values() if make.notation.split()[0] == first]
    if alike:
        return f"{quoted(text)} is not complete notation; write {' or '.join(alike)}."
    verbs = sorted({make.notation.split()[0] for make in rules.actions.values()})
    near = difflib.get_close_matches(first, verbs, 1)
    hint = f"did you mean {near[0]}?" if near else f"actions begin with {', '.join(verbs)}."
    return f"{quoted(text)} is not an action; {hint}"
