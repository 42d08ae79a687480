"""The command that tells a finished game in figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from amunre.cli_store import is_record, json_option, plain, table_of_record

if TYPE_CHECKING:
    from amunre.arena.review import Review


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def review(file: Path, as_json: bool) -> None:
    """Tell a finished game in figures: points by source, gold, pyramids, prices.

    FILE is a game file or the record of a table.
    """
    found = review_of_record(file) if is_record(file) else review_of_game(file)
    if as_json:
        click.echo(json.dumps(plain(found), indent=2))
        return
    from amunre.tui.reviewing import show_review
    from amunre.tui.screen import make_console

    show_review(make_console(), found)


def review_of_game(path: Path) -> Review:
    from amunre.arena.review import review
    from amunre.tui import saves
    from amunre.tui.table import replayed

    file = saves.read(path)
    game = replayed(path, file)
    if game.outcome is None and file.headers.get("ended") != "abandoned":
        raise click.ClickException(f"{path}: the game is not over, so there is nothing to review yet.")
    seats = file.setup.seat_names()
    names = [file.headers.get(f"player{seat}", name) for seat, name in enumerate(seats)]
    return review(file.setup.title, game, names)


def review_of_record(path: Path) -> Review:
    from amunre.arena.review import review

    table = table_of_record(path)
    if table.game is None:
        raise click.ClickException(f"{path}: no game was begun at this table.")
    names = [holder.name if holder is not None else "" for holder in table.seats]
    return review(table.settings.title, table.game, names)
