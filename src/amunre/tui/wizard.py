"""Setting up a table from what the command line says, asking for the rest."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Mapping
from pathlib import Path

import click
import msgspec

from amunre.bots import DEFAULT_BOT, check_bot, known_bots
from amunre.inputs import read_text
from amunre.notation import GameFile
from amunre.rules.catalogue import EXPANSIONS, TITLES, check_players, full_options, title_of
from amunre.rules.components import override, parse_components
from amunre.rules.setup import Setup
from amunre.scenarios.reading import LARGEST_SET
from amunre.tui import saves
from amunre.tui.asking import ask, one_of
from amunre.tui.table import Table, load_table, named, new_table, seat_plan, seats_of
from amunre.tui.words import listed, plural

NOTHING = "none"


class Wish(msgspec.Struct, frozen=True):
    """What the command line asks for; ``None`` and empty where it says nothing."""

    title: str | None = None
    players: int | None = None
    seat: int | None = None
    humans: int | None = None
    bots: tuple[str, ...] | None = None
    options: dict[str, str] = {}
    seed: str | None = None
    components: Path | None = None
    load: Path | None = None
    names: tuple[str, ...] = ()
    hints: bool = True

    @property
    def is_bare(self) -> bool:
        return self == Wish()


def set_table(wish: Wish) -> Table:
    """The table to play at: a new one, a loaded one, or one that was left."""
    if wish.load is not None:
        return load(wish, wish.load)
    if wish.is_bare:
        left = choose_unfinished()
        if left is not None:
            return load(wish, left)
    return new_table(*plan(wish), hints=wish.hints)


def plan(wish: Wish) -> tuple[Setup, tuple[str, ...]]:
    """A set-up and who plays each seat."""
    title = title_of(wish.title if wish.title is not None else ask_expansions(ask_title()))
    full_options(title, wish.options)  # a wrong option is told before anything is asked
    components, overrides = read_components(wish.components)
    players = wish.players if wish.players is not None else ask_players(title.players)
    check_players(title, players)
    humans = 1 if wish.humans is None else wish.humans
    bots = list(wish.bots) if wish.bots is not None else ask_bots(players - humans)
    seats = seat_plan(players, wish.seat or 0, humans, bots)
    setup = Setup(
        title=title.name,
        players=players,
        seed=checked_seed(wish.seed),
        options=dict(wish.options),
        components=components,
        overrides=overrides,
    )
    return named(setup, seats, wish.names), seats


def checked_seed(seed: str | None) -> str:
    if seed is None:
        return secrets.token_hex(4)
    if not seed.isprintable() or not seed:
        raise click.ClickException("the seed must be a printable text, for instance --seed 7.")
    return seed


def read_components(path: Path | None) -> tuple[str, dict[str, object]]:
    """Name and figures of an owner's file; the standard set without one."""
    if path is None:
        return "standard", {}
    try:
        name, overrides = parse_components(read_text(path, LARGEST_SET))
        override(overrides, name)  # some faults show only when the whole set is looked at
    except UnicodeError:
        raise click.ClickException(f"{path} is not a component file: it is not text.") from None
    except ValueError as problem:
        raise click.ClickException(f"{path}: {problem}") from None
    except OSError as problem:
        raise saves.unreadable(path, problem) from None
    return (name, overrides) if overrides else ("standard", {})


# Questions


def tell(line: str) -> None:
    """A line of a list; what does not fit goes on below it, between two words."""
    width = shutil.get_terminal_size().columns
    click.echo(click.wrap_text(line.strip(), width - 1, "  ", "     "))


def ask_title() -> str:
    click.echo("Which game?")
    names = list(TITLES)
    for number, (name, title) in enumerate(TITLES.items(), 1):
        tell(f"  {number}  {name} – {title.summary}")
    return ask("Title:", names[0], one_of(names))


def ask_expansions(edition: str) -> str:
    """The edition with the expansions that are wanted, as a title is written."""
    known = [expansion for expansion in EXPANSIONS.values() if expansion.title == edition]
    if not known:
        return edition
    click.echo("With which expansions? Numbers or names, joined with commas; Enter for none.")
    for number, expansion in enumerate(known, 1):
        only = (
            f" ({' or '.join(str(count) for count in expansion.players)} players)"
            if expansion.players
            else ""
        )
        tell(f"  {number}  {expansion.name} – {expansion.module.summary}{only}")
    check_one = one_of([expansion.name for expansion in known])

    def check(typed: str) -> str:
        wanted = [] if typed == NOTHING else dict.fromkeys(check_one(word) for word in split_names(typed))
        return title_of("+".join([edition, *wanted])).name

    return ask("Expansions:", NOTHING, check)


def ask_players(counts: tuple[int, ...]) -> int:
    words = [str(count) for count in counts]

    def check(typed: str) -> str:
        if typed not in words:
            raise ValueError(f"{typed!r} is not possible; choose {', '.join(words)}.")
        return typed

    return int(ask(f"How many players ({', '.join(words)})?", words[0], check))


def ask_bots(needed: int) -> list[str]:
    if needed <= 0:
        return []
    click.echo("Who is your opponent?" if needed == 1 else f"Who are your {needed} opponents?")
    known = known_bots()
    for number, (name, kind) in enumerate(known.items(), 1):
        tell(f"  {number}  {name} – {kind.summary}")
    numbered = {str(number): name for number, name in enumerate(known, 1)}

    def check(typed: str) -> str:
        chosen = [numbered.get(word, word) for word in split_names(typed)]
        for name in chosen:
            check_bot(name)
        if len(chosen) not in (1, needed):
            raise ValueError(f"name one bot for all, or {needed} bots joined with commas.")
        return ",".join(chosen)

    return split_names(ask("Bots:", DEFAULT_BOT, check))


def split_names(text: str) -> list[str]:
    return [word.strip().lower() for word in text.split(",") if word.strip()]


# Games that were left


def load(wish: Wish, path: Path) -> Table:
    refuse_settings(wish)
    file = saves.read(path)
    players = file.setup.players
    humans = 1 if wish.humans is None else wish.humans
    bots = list(wish.bots) if wish.bots is not None else [DEFAULT_BOT] * (players - humans)
    changed = not (wish.seat is None and wish.bots is None and wish.humans is None)
    kept = None if changed else seats_of(file)
    return load_table(path, file, kept or seat_plan(players, wish.seat or 0, humans, bots))


def refuse_settings(wish: Wish) -> None:
    """A loaded game brings its own set-up."""
    given: Mapping[str, object] = {
        "TITLE": wish.title,
        "--players": wish.players,
        "--option": wish.options or None,
        "--seed": wish.seed,
        "--components": wish.components,
        "--name": wish.names or None,
    }
    extra = [name for name, value in given.items() if value is not None]
    if extra:
        raise click.ClickException(f"a loaded game brings its own set-up; leave out {listed(extra)}.")


def choose_unfinished() -> Path | None:
    """Offer games that were left; ``None`` for a new one."""
    found = saves.unfinished()
    if not found:
        return None
    click.echo("Unfinished games:")
    for number, (path, file) in enumerate(found, 1):
        click.echo(f"  {number}  {summary(file)}, saved {saves.age(path)}")
    click.echo("  n  a new game")
    choices = [str(number + 1) for number in range(len(found))]
    answer = ask("Go on with which?", "1", one_of([*choices, "new"]))
    return None if answer == "new" else found[int(answer) - 1][0]


def summary(file: GameFile) -> str:
    names = file.setup.seat_names()
    return f"{file.setup.title}, {listed(names)}, {plural(len(file.moves), 'action')}"
