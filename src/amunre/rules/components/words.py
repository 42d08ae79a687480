"""Turning an owner's text and values into the sentences of a ComponentError."""

import difflib
import json
from collections.abc import Iterable

# Longer input is cut: it comes from a file we did not write, and the answer is one sentence.
LONGEST_SHOWN = 60


def quoted(text: str) -> str:
    """The text in double quotes, cut short, with unprintable characters escaped."""
    if len(text) > LONGEST_SHOWN:
        text = text[:LONGEST_SHOWN] + "..."
    return json.dumps(text, ensure_ascii=not text.isprintable())


def shown(value: object) -> str:
    """A value as its owner would have written it."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, int) and value.bit_length() > 64:
        # Python refuses to print integers of some thousand digits, and nobody wants to read them.
        return "a number that large"
    if isinstance(value, list | tuple):
        # Lists inside lists are never right, so their contents are not worth showing.
        inner = ", ".join("[...]" if isinstance(item, list | tuple) else shown(item) for item in value[:12])
        return f"[{inner}, ...]" if len(value) > 12 else f"[{inner}]"
    return str(value)[:LONGEST_SHOWN]


def plain(word: str) -> str:
    """A key as it stands in a path, quoted only where it would be hard to read bare."""
    tidy = word.replace("_", "").replace("-", "")
    return word if tidy.isalnum() and len(word) <= LONGEST_SHOWN else quoted(word)


def hint(word: str, allowed: Iterable[str]) -> str:
    """The nearest allowed word, or all of them where none is near."""
    names = list(allowed)
    near = difflib.get_close_matches(word[:LONGEST_SHOWN].lower(), names, n=1)
    return f"did you mean {near[0]}?" if near else f"allowed: {', '.join(names)}"
