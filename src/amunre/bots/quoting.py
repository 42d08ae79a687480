"""Lists in which a piece may be put into quotes."""

from __future__ import annotations


def split_outside_quotes(text: str, separator: str) -> list[str]:
    """The pieces without spaces around them, empty ones left out. What is in quotes is not split; the quotes
    stay, because a command is split into words later."""
    pieces = [""]
    quote = ""
    for sign in text:
        if sign == separator and not quote:
            pieces.append("")
            continue
        if sign == quote:
            quote = ""
        elif sign in "'\"" and not quote:
            quote = sign
        pieces[-1] += sign
    return [piece.strip() for piece in pieces if piece.strip()]
