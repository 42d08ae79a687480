"""SVG as text: elements, numbers and writing. Whatever comes from people is cleaned and escaped here."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from html import escape
from typing import NewType

Markup = NewType("Markup", str)
"""Finished SVG. Plain text becomes markup in ``written`` only, so nothing can slip in unescaped."""

ID = "amunre-"
"""Before every id, so that a drawing can stand in a page beside other pictures."""
CLASS = "amunre-"
"""Before every class. A selector for what lies inside the picture would not reach what ``use`` repeats."""
_JOINERS = "\u200c\u200d"
_AVERAGE, _WIDE = 0.56, 1.0


def element(name: str, *children: Markup, **attributes: str | float) -> Markup:
    """``element("rect", x=1, class_="f-ink")``; underlines stand for hyphens, a trailing one is dropped."""
    if "class_" in attributes:
        attributes["class_"] = _classes(str(attributes["class_"]))
    pairs = "".join(f' {_name(key)}="{_value(value)}"' for key, value in attributes.items())
    inside = "".join(children)
    return Markup(f"<{name}{pairs}>{inside}</{name}>" if inside else f"<{name}{pairs}/>")


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return escape(clean(value)) if isinstance(value, str) else number(value)


def _classes(names: str) -> str:
    return " ".join(CLASS + name for name in names.split())


def number(value: float) -> str:
    """At most two decimals: enough for a picture, and the same text on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def joined(parts: Iterable[Markup]) -> Markup:
    return Markup("".join(parts))


def group(*children: Markup, **attributes: str | float) -> Markup:
    return element("g", *children, **attributes)


def at(x: float, y: float, *children: Markup, scale: float = 1) -> Markup:
    """Children moved to a place, perhaps made smaller or larger."""
    move = f"translate({number(x)} {number(y)})"
    return group(*children, transform=move if scale == 1 else f"{move} scale({number(scale)})")


def path(d: str, class_: str, **attributes: str | float) -> Markup:
    return element("path", d=d, class_=class_, **attributes)


def rect(x: float, y: float, width: float, height: float, class_: str, **attributes: str | float) -> Markup:
    return element("rect", x=x, y=y, width=width, height=height, class_=class_, **attributes)


def circle(x: float, y: float, r: float, class_: str, **attributes: str | float) -> Markup:
    return element("circle", cx=x, cy=y, r=r, class_=class_, **attributes)


def defined(name: str, *children: Markup) -> Markup:
    return group(*children, id=ID + name)


def use(name: str, x: float, y: float, scale: float = 1, **attributes: str | float) -> Markup:
    """A defined drawing, put somewhere."""
    move = f"translate({number(x)} {number(y)})"
    if scale != 1:
        move += f" scale({number(scale)})"
    return element("use", href=f"#{ID}{name}", transform=move, **attributes)


# Writing


def clean(text: str) -> str:
    """Text without characters that XML forbids or that could reorder what stands beside them."""
    if text.isascii() and text.isprintable():
        return text  # nearly everything, and much quicker
    return "".join(" " if letter.isspace() else letter if _is_plain(letter) else "\ufffd" for letter in text)


def _is_plain(letter: str) -> bool:
    # Cc and Cs are not XML; Cf holds the signs that turn the reading direction; Cn the non-characters.
    return letter in _JOINERS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Cn", "Co")


def written(text: str) -> Markup:
    return Markup(escape(clean(text)))


def label(
    x: float, y: float, text: str | int, size: float, class_: str = "f-ink", **attributes: str | float
) -> Markup:
    """One line of writing; ``anchor`` of the attributes is start, middle or end."""
    if "anchor" in attributes:
        attributes["text_anchor"] = attributes.pop("anchor")
    return element("text", written(str(text)), x=x, y=y, font_size=size, class_=class_, **attributes)


def title(text: str) -> Markup:
    """What is shown when the mouse rests on the element it stands in."""
    return element("title", written(text))


def width_of(text: str, size: float) -> float:
    """About how wide a line will be; the real width hangs on the fonts of the reader."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return size * (_WIDE * wide + _AVERAGE * (len(text) - wide))


def fitting(text: str, room: float, size: float) -> str:
    """The text, cut with an ellipsis where it would be wider than the room."""
    text = clean(text)
    if width_of(text, size) <= room:
        return text
    while text and width_of(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"
