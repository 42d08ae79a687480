"""Reading component files: ours and those of an owner of a printed copy."""

import re
import tomllib
from collections.abc import Iterator

import msgspec

from .model import ComponentError
from .schema import MARKS, TREE, Kind, Tree, check, step, unknown_part
from .words import hint, plain, quoted, shown

STANDARD_NAME = "standard"
UNNAMED = "custom"
LONGEST_NAME = 60


class Entry(msgspec.Struct, frozen=True):
    """One figure of a file; `mark` is None where the file gives a plain value."""

    path: str
    value: object
    mark: str | None


def parse_toml(text: str) -> dict[str, object]:
    """The TOML document, or a ComponentError that says where it goes wrong."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ComponentError("the component file nests lists or tables too deeply") from None
    except ValueError as error:
        # Besides its own error tomllib lets that of an overlong integer through.
        found = re.fullmatch(r"(.*) \(at (.*)\)", str(error), re.DOTALL)
        if found is None:
            raise ComponentError(f"the component file is not valid TOML: {error}") from None
        what, place = found.groups()
        if place == "end of document":
            place = f"its end, line {text.rstrip().count(chr(10)) + 1}"
        raise ComponentError(f"the component file is not valid TOML at {place}: {what}") from None


def entries(document: dict[str, object]) -> Iterator[Entry]:
    """Every figure of a document, checked one by one."""
    return _walk(document, TREE, ())


def _walk(table: dict[str, object], tree: Tree, above: tuple[str, ...]) -> Iterator[Entry]:
    for key, value in table.items():
        node = step(tree, above, key)
        way = (*above, key)
        path = ".".join(way)
        if not isinstance(node, dict):
            yield _entry(path, node, value)
        elif isinstance(value, dict):
            yield from _walk(value, node, way)
        else:
            raise ComponentError(f"{path} must be a table of figures, not {shown(value)}")


def _entry(path: str, kind: Kind, value: object) -> Entry:
    if not isinstance(value, dict):
        return Entry(path, check(path, kind, value), None)
    for key in value:
        if key not in ("value", "mark"):
            raise ComponentError(f"{path}.{plain(key)} is not allowed; {hint(key, ('value', 'mark'))}")
    if "value" not in value:
        raise ComponentError(f"{path} must have a value, such as {path.split('.')[-1]} = {{ value = ... }}")
    mark = value.get("mark")
    if mark is not None and mark not in MARKS:
        raise ComponentError(f"{path}.mark must be one of {', '.join(MARKS)}, not {shown(mark)}")
    return Entry(path, check(path, kind, value["value"]), mark)


def check_name(name: object) -> str:
    """A name fit for a game's record and for one line of a screen."""
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise ComponentError(
            f"name must be a text of 1 to {LONGEST_NAME} printable characters, not {shown(name)}"
        )
    return name


def parse_components(text: str) -> tuple[str, dict[str, object]]:
    """An owner's file as (name, path -> value); what it leaves out stays as it is.

    A mark may stand beside a value, so that lines of our own files can be copied over, but it is
    not kept: whatever an owner states is the owner's.
    """
    document = parse_toml(text)
    name = check_name(document.pop("name", UNNAMED))
    for key in document:
        if key not in TREE:
            raise ComponentError(unknown_part(key, ("name", *TREE)))
    figures = {entry.path: entry.value for entry in entries(document)}
    if figures and name == STANDARD_NAME:
        raise ComponentError(standard_is_taken())
    return name, figures


def standard_is_taken() -> str:
    # The record names the set a game was played with (canon 9): a changed one must not pass for ours.
    return f"name must not be {quoted(STANDARD_NAME)} in a component set that changes figures"
