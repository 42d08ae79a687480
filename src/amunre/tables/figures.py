"""An owner's corrections of the printed figures: read from a file, checked, and kept in a table's settings.

The text comes from anybody, so it is bounded before it is parsed: within these bounds the worst costs some
hundredths of a second.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from amunre.rules.components import ComponentError, Components, figures, override, parse_components, standard
from amunre.tables.draft import Denied
from amunre.tables.settings import ComponentSet, Settings

LARGEST = 32 * 1024
"""Characters of a file; our own files together are smaller."""
LONGEST_LINE = 400
"""A key with many dots takes the parser a time that grows with their square; it stands on one line."""
MOST_LINES = 2_000
MOST_FIGURES = 1_000
PATH = re.compile(r"[a-z_]+(\.[\w-]+)*")
LINE = re.compile(r"\bline (\d+)")
HEADER = re.compile(r"\s*\[\s*([\w.\-]+)\s*\]")
KEY = re.compile(r"\s*([\w.\-]+)\s*=")


class FigureSeen(msgspec.Struct, frozen=True):
    """A figure of a table that is not the standard set's."""

    path: str
    value: Any
    standard: Any
    """What the standard set has; nothing where it has no such figure."""


def read_set(text: str) -> ComponentSet | None:
    """The set that an owner's file describes, or nothing if it changes nothing; raises Denied."""
    too_much = out_of_bounds(text)
    if too_much is not None:
        raise wrong(too_much, text)
    try:
        name, found = parse_components(text)
        return owned(override(found, name)) if found else None
    except ComponentError as problem:
        raise wrong(str(problem), text) from None


def out_of_bounds(text: str) -> str | None:
    if len(text) > LARGEST:
        return f"the component file has {len(text)} characters; {LARGEST} are allowed"
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        return f"the component file has {len(lines)} lines; {MOST_LINES} are allowed"
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            return f"line {number} of the component file has more than {LONGEST_LINE} characters"
    return None


def owned(components: Components) -> ComponentSet | None:
    """What of a set is not as in ours."""
    changed = {figure.path: figure.value for figure in differences(components)}
    return ComponentSet(components.name, changed) if changed else None


def differences(components: Components) -> list[FigureSeen]:
    """The figures that an owner states and that are not as in the standard set."""
    ours = {path: value for path, value, _ in figures(standard())}
    stated = [(path, value) for path, value, _ in figures(components) if path in components.overrides]
    changed = [
        (path, value)
        for path, value in stated
        if ours.get(path) != value or is_other_somewhere(components, path, value)
    ]
    return [FigureSeen(path, plain(value), plain(ours.get(path))) for path, value in changed]


def is_other_somewhere(components: Components, path: str, value: Any) -> bool:
    """Whether what is stated for all editions takes the place of a figure that one of ours has for itself."""
    return any(
        components.editions.get(edition, {}).get(path, value) != own[path]
        for edition, own in standard().editions.items()
        if path in own
    )


def plain(value: Any) -> Any:
    """As it is written in JSON, so that what is kept is what is read."""
    return list(value) if isinstance(value, tuple) else value


def components_of(settings: Settings) -> Components:
    """The figures that a table is played with."""
    return override(settings.overrides, settings.set_name)


def figures_of(settings: Settings) -> list[FigureSeen]:
    """What is not as in the standard set at a table."""
    return differences(components_of(settings))


def settled(settings: Settings) -> ComponentSet | None:
    """A table's own set with every figure checked and written in one way; raises Denied."""
    if isinstance(settings.components, msgspec.UnsetType):
        return None
    try:
        found = components_of(settings)
    except ComponentError as problem:
        raise wrong(str(problem)) from None
    return ComponentSet(found.name, {path: plain(value) for path, value in found.overrides.items()})


def wrong(problem: str, text: str = "") -> Denied:
    """A fault of a file as a refusal; on which line it is follows from its sentence."""
    fault = problem.rstrip(".")
    told = LINE.search(problem)
    line = int(told[1]) if told else line_of(text, field_of(problem))
    if line is None:
        return Denied("bad_components", "These figures cannot be used: {fault}.", {"fault": fault})
    return Denied("bad_components", "Line {line}: {fault}.", {"line": line, "fault": fault})


def field_of(problem: str) -> str:
    """The part of a file that a sentence begins with, or nothing."""
    path = PATH.match(problem)
    word = "" if path is None else path[0]
    told = ("name must", f"{word} is not a part", f"{word} must be a table")
    return word if "." in word or problem.startswith(told) else ""


def line_of(text: str, path: str) -> int | None:
    """The line of a file on which a figure stands, or the nearest part of its path that has one."""
    best: tuple[int, int] | None = None
    if not path:
        return None
    above = ""
    for number, line in enumerate(text.split("\n"), 1):
        header, key = HEADER.match(line), KEY.match(line)
        if header:
            above = f"{header[1]}."
        elif not key:
            continue
        here = above[:-1] if header else f"{above}{key[1]}" if key else ""
        if here == path or path.startswith(f"{here}.") or here.startswith(f"{path}."):
            fits = min(len(here), len(path))
            if best is None or fits > best[0]:
                best = (fits, number)
    return None if best is None else best[1]
