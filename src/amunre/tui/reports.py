"""Tables and lists for the commands that only tell something."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from amunre.kernel.errors import SetupError
from amunre.kernel.ruleset import Ruleset
from amunre.rules.catalogue import EXPANSIONS, TITLES, Expansion, Option, Title, all_titles, pick, title_of
from amunre.rules.components import PROVINCE_CARDS, PROVINCES, Components, bounds, figures
from amunre.tui.screen import fitting

MARKS = {"stated": "", "example": "~", "reconstructed": "*", "owner": "!"}
LEGEND = (
    "* reconstructed: no rulebook states it; an owner of the game may correct it. "
    "~ a rulebook's play example needs it. ! from your own file."
)
UNBROKEN = 1_000
"""A width in which no table is broken."""
GAP = 2
"""Blanks behind a column."""
KINDS = ("point", "phase", "question", "action", "event", "slice", "table")


def plain_table(*columns: str, numbers: Sequence[str] = ()) -> Table:
    table = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, header_style="bold")
    for name in columns:
        table.add_column(name, justify="right" if name in numbers else "left", overflow="fold")
    return table


def show(console: Console, table: Table) -> None:
    """A table; whoever reads it from a pipe or a file gets whole lines and no blanks behind them."""
    if console.is_terminal:
        console.print(table)
        return
    whole = Console(file=io.StringIO(), width=UNBROKEN, color_system=None, emoji=False)
    with whole.capture() as printed:
        whole.print(table)
    for line in printed.get().splitlines():
        console.print(Text(fitting(console, line.rstrip())), soft_wrap=True)


def in_parts(console: Console, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[Table]:
    """A table in as many as the width of the terminal asks for, each beginning with the first column."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    room = console.width if console.is_terminal else UNBROKEN
    parts: list[list[int]] = [[0]]
    for place in range(1, len(heads)):
        taken = sum(widths[one] + GAP for one in parts[-1])
        if len(parts[-1]) > 1 and taken + widths[place] > room:
            parts.append([0])
        parts[-1].append(place)
    tables = []
    for part in parts:
        table = plain_table(*(heads[place] for place in part))
        for row in rows:
            table.add_row(*(row[place] for place in part))
        tables.append(table)
    return tables


def say(console: Console, text: str, style: str = "") -> None:
    console.print(Text(fitting(console, text), style), soft_wrap=not console.is_terminal)


# Titles


def titles_data(titles: Iterable[Title]) -> list[dict[str, Any]]:
    return [
        {
            "name": title.name,
            "summary": title.summary,
            "players": list(title.players),
            "stage": title.stage,
            "options": {
                name: {**values, "summary": title.options[name].summary}
                for name, values in options_data(title).items()
            },
            "expansions": [
                {
                    "name": expansion.name,
                    "summary": expansion.module.summary,
                    "players": list(expansion.players or title.players),
                    "options": {
                        name: {"summary": option.summary, **values_of(option)}
                        for name, option in expansion.options.items()
                    },
                }
                for expansion in expansions_of(title)
            ],
        }
        for title in titles
    ]


def options_data(title: Title) -> dict[str, dict[str, Any]]:
    return {name: values_of(option) for name, option in title.options.items()}


def values_of(option: Option) -> dict[str, Any]:
    return {"values": list(option.values), "default": option.values[0]}


def expansions_of(title: Title) -> list[Expansion]:
    """Expansions that an edition may take, or those that a title with some of them has taken."""
    edition, *taken = title.name.split("+")
    own = [expansion for expansion in EXPANSIONS.values() if expansion.title == edition]
    return [expansion for expansion in own if expansion.name in taken] if taken else own


def counts(players: Sequence[int]) -> str:
    return ", ".join(str(count) for count in players)


def show_titles(console: Console, titles: Iterable[Title]) -> None:
    for title in titles:
        say(console, f"{title.name} – {title.summary}; {counts(title.players)} players", "bold")
        table = plain_table("option", "values", "what it does")
        for name, option in title.options.items():
            table.add_row(f"  {name}", told_values(option), option.summary)
        for expansion in expansions_of(title):
            for name, option in expansion.options.items():
                if name not in title.options:
                    told = f"with {expansion.name}: {option.summary}"
                    table.add_row(f"  {name}", told_values(option), told)
        if title.options:
            show(console, table)
        show_expansions(console, title)
        console.print()


def told_values(option: Option) -> str:
    first, *others = option.values
    return ", ".join([f"{first} (default)", *others])


def show_expansions(console: Console, title: Title) -> None:
    found = expansions_of(title)
    if not found:
        return
    table = plain_table("expansion", "players", "what it brings")
    for expansion in found:
        table.add_row(f"  +{expansion.name}", counts(expansion.players) or "any", expansion.module.summary)
    show(console, table)


def catalogue_data() -> list[dict[str, Any]]:
    """Every title with every mix of expansions; the title is what can be typed."""
    return [
        {
            "title": title.name,
            "modules": title.name.split("+")[1:],
            "players": list(title.players),
            "options": options_data(title),
        }
        for title in map(title_of, all_titles())
    ]


def show_catalogue(console: Console) -> None:
    table = plain_table("title", "players")
    for title in map(title_of, all_titles()):
        table.add_row(title.name, counts(title.players))
    show(console, table)
    say(console, "The options of each are told by: amunre titles TITLE")


# Who supplies what


def modules_asked(text: str, options: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """``TITLE+module`` as a title with its expansions, and the options that bring other modules in."""
    name, *wanted = text.split("+")
    title = title_of("+".join([name, *(module for module in wanted if module in EXPANSIONS)]))
    chosen = dict(options)
    ways = ways_to(title)
    for module in wanted:
        if module in {part.name for part in title.modules}:
            continue
        known = [*ways, *(expansion.name for expansion in expansions_of(TITLES[name]))]
        option, value = ways[pick(module, known, f"module of {name}")]
        if chosen.get(option, value) != value:
            raise SetupError(f"module {module} needs {option}={value}, not {option}={chosen[option]}.")
        chosen[option] = value
    return title.name, chosen


def ways_to(title: Title) -> dict[str, tuple[str, str]]:
    """Modules that a title can take in, each with the option and value that do it."""
    return {
        module.name: (name, value)
        for name, option in title.options.items()
        for value, modules in option.adds.items()
        for module in modules
    }


def supplied(rules: Ruleset) -> dict[str, dict[str, list[str]]]:
    """For each kind of thing, its names and the modules that supply them, in order."""
    found: dict[str, dict[str, list[str]]] = {}
    for key, modules in rules.suppliers.items():
        kind, name = key.rsplit(" ", 1)
        found.setdefault(kind, {})[name] = list(modules)
    found["view part"] = {
        name: found["slice"][name] if spec.view is not None else [] for name, spec in rules.slices.items()
    }
    return found


def show_explained(console: Console, title: str, rules: Ruleset) -> None:
    say(console, f"{title}: {' + '.join(rules.modules)}", "bold")
    say(console, "A later module replaces or wraps what an earlier one supplies.")
    for kind, rows in sorted(supplied(rules).items(), key=lambda pair: kind_rank(pair[0])):
        table = plain_table(kind, "supplied by")
        for name, modules in rows.items():
            table.add_row(name, fitting(console, " → ".join(modules)) or "nobody: wholly hidden")
        console.print()
        show(console, table)


def kind_rank(kind: str) -> int:
    word = kind.split()[0]
    return KINDS.index(word) if word in KINDS else len(KINDS)


# Components


def components_data(components: Components) -> dict[str, Any]:
    return {
        "name": components.name,
        "figures": [
            {"path": path, "value": value, "mark": mark} for path, value, mark in figures(components)
        ],
        "warnings": bounds(components),
    }


def show_components(console: Console, components: Components) -> None:
    cells = {path: f"{told(value)}{MARKS[mark]}" for path, value, mark in figures(components)}
    rest = plain_table("figure", "value")
    for path, cell in cells.items():
        if not path.startswith(("province.", "deck.", "official.", "card.")):
            rest.add_row(path, cell)
    say(console, f"Component set {components.name}", "bold")
    for table in (
        *province_tables(console, cells),
        neighbour_table(cells),
        rest,
        *deck_tables(console, components, cells),
        official_table(components, cells),
        card_table(cells),
    ):
        show(console, table)
        console.print()
    say(console, LEGEND)


COLUMNS = {
    "bank": "bank",
    "region": "region",
    "nile": "Nile",
    "fields": "fields",
    "printed_farmers": "farmers",
    "icons": "icons",
    "blessing_cards": "cards",
    "blessing_stones": "stones",
    "blessing_gold": "gold",
    "temples": "temples",
    "mine": "mine",
    "caravan": "caravan",
}


def province_tables(console: Console, cells: Mapping[str, str]) -> list[Table]:
    rows = [[name, *(cells[f"province.{name}.{figure}"] for figure in COLUMNS)] for name in PROVINCES]
    return in_parts(console, ["province", *COLUMNS.values()], rows)


def neighbour_table(cells: Mapping[str, str]) -> Table:
    table = plain_table("province", "neighbours")
    for name in PROVINCES:
        table.add_row(name, cells[f"province.{name}.neighbours"])
    return table


def official_table(components: Components, cells: Mapping[str, str]) -> Table:
    """What each Officials card brings."""
    kinds = ("cards", "farmers", "stones", "gold", "points")
    table = plain_table("official", *kinds)
    for name in components.officials:
        table.add_row(name, *(cells.get(f"official.{name}.{kind}", "-") for kind in kinds))
    return table


def card_table(cells: Mapping[str, str]) -> Table:
    """The province cards of the card game, kingdom by kingdom."""
    columns = ("ankhs", "fields", "caravans", "pyramids")
    table = plain_table("province card", "kingdom", *columns)
    for kingdom, names in PROVINCE_CARDS.items():
        for name in names:
            table.add_row(name, str(kingdom), *(cells[f"card.{name}.{figure}"] for figure in columns))
    return table


def deck_tables(console: Console, components: Components, cells: Mapping[str, str]) -> list[Table]:
    """A row for each card, a column for each deck."""
    heads = [f"deck.{deck}" for deck in components.decks]
    cards = dict.fromkeys(card for deck in components.decks.values() for card in deck)
    rows = [[card, *(cells.get(f"{head}.{card}", "") for head in heads)] for card in cards]
    return in_parts(console, ["card", *heads], rows)


def told(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return " ".join(str(item) for item in value)
    return "-" if value == 0 else str(value)
