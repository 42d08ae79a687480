"""The table of examples: one scenario, many rows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from amunre.scenarios.format import Example, Remark

PLACE = re.compile(r"<([^<>]*)>")
"""Where the cell of a column goes."""


class Row(NamedTuple):
    """A line of the file without its comment."""

    number: int
    text: str


def examples_in(rows: list[Row], table: list[Row], began: int | None) -> tuple[list[Example], list[Remark]]:
    """The rows of a table, its first line the names of the columns, and what is wrong with it."""
    places = {name: row.number for row in reversed(rows) for name in PLACE.findall(row.text)}
    if began is None:
        return [], [
            Remark(number, f"<{name}> stands for a column of 'examples', and there are none.")
            for name, number in places.items()
        ]
    if len(table) < 2:
        return [], [Remark(began, "examples need a line of names and, below it, a line for each example.")]
    columns = cells(table[0])
    remarks = list(wrong_columns(table[0], columns, places))
    if remarks:
        return [], remarks
    examples: list[Example] = []
    for row in table[1:]:
        found = cells(row)
        values = dict(zip(columns, found, strict=False))
        if len(found) != len(columns):
            remarks.append(Remark(row.number, f"this row has {len(found)} cells, not {len(columns)}."))
        elif not all(found):
            remarks.append(Remark(row.number, "a cell is empty; write 'nothing' where there is none."))
        elif any(values == other.values for other in examples):
            remarks.append(Remark(row.number, "this row stands in the table already."))
        else:
            examples.append(Example(row.number, values))
    return examples, remarks


def cells(row: Row) -> list[str]:
    """Cells are separated by bars; bars at both ends may be drawn, too."""
    text = row.text
    if len(text) > 1 and text[0] == text[-1] == "|":
        text = text[1:-1]
    return [cell.strip() for cell in text.split("|")]


def wrong_columns(row: Row, columns: list[str], places: dict[str, int]) -> Iterator[Remark]:
    for name in dict.fromkeys(columns):
        if not name or PLACE.search(name):
            yield Remark(row.number, f"{name!r} cannot be the name of a column.")
        elif columns.count(name) > 1:
            yield Remark(row.number, f"there are two columns {name!r}.")
        elif name not in places:
            yield Remark(row.number, f"the column {name!r} is used nowhere; write <{name}> where it goes.")
    for name, number in places.items():
        if name not in columns:
            yield Remark(number, f"there is no column {name!r}; the columns are {', '.join(columns)}.")
