"""Reading what people type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any

import click


def read_line(prompt: str) -> str:
    """One line, stripped. Ctrl-D and Ctrl-C come out as EOFError and KeyboardInterrupt."""
    try:
        return input(prompt).strip()
    except UnicodeDecodeError:
        return ""


def line_editor() -> Any:
    """The module for history and completion, or ``None``: not every system has it."""
    try:
        return import_module("readline")
    except ImportError:
        return None


def forget_typed() -> None:
    """Empty the history, so that nobody can call up what another person typed."""
    readline = line_editor()
    if readline is not None:
        readline.clear_history()


def complete_from(words: Iterable[str]) -> None:
    """Offer these words when the Tab key is pressed."""
    readline = line_editor()
    if readline is None:
        return
    known = sorted(set(words))

    def complete(text: str, state: int) -> str | None:
        found = [word for word in known if word.startswith(text)]
        return found[state] if state < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def ask(question: str, default: str, check: Callable[[str], str]) -> str:
    """Ask until ``check`` gives an answer instead of raising ValueError; Enter takes the default."""
    while True:
        try:
            typed = read_line(f"{question} [{default}] ")
        except EOFError:
            click.echo()
            text = (
                "no answer came, so no game was started; give title, --players and --bots with the command."
            )
            raise click.ClickException(text) from None
        try:
            return check(typed or default)
        except ValueError as problem:
            click.echo(str(problem), err=True)


def one_of(choices: Sequence[str]) -> Callable[[str], str]:
    """A check for :func:`ask`: a choice by name, by its beginning, or by its number from 1."""

    def check(typed: str) -> str:
        if typed.isdecimal() and 1 <= int(typed) <= len(choices):
            return choices[int(typed) - 1]
        begins = [choice for choice in choices if choice.startswith(typed.lower())]
        if typed.lower() in choices or len(begins) == 1:
            return typed.lower() if typed.lower() in choices else begins[0]
        raise ValueError(f"{typed!r} is not one of {', '.join(choices)}.")

    return check
