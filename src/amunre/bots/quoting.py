"""Lists in which a piece may be put into quotes."""

from __future__ import annotations

from amunre.kernel.errors import SetupError


def split_outside_quotes(text: str, separator: str) -> list[str]:
    """The pieces without spaces around them, empty ones left out. What is in quotes is not split; the quotes
    stay, because a command is split into words later. SetupError if a quote is not closed."""
    pieces = [""]
    quote = ""
    for sign in text:
        if sign == separator and not quote:
            pieces.append("")
            continue
        escaped = quote != "'" and pieces[-1].endswith("\\")
        if sign == quote and not escaped:
            quote = ""
        elif sign in "'\"" and not quote and not escaped:
            quote = sign
        pieces[-1] += sign
    if quote:
        raise SetupError(f"a quote is not closed: {text} has a {quote} without another one.")
    return [piece.strip() for piece in pieces if piece.strip()]
