"""The command line. What is heavy is imported inside the commands, so that ``amunre --help`` is quick."""

from __future__ import annotations

import errno
import gc
import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from amunre import cli_admin, cli_arena, cli_drain, cli_keeping, cli_store, cli_tables
from amunre.cli_review import review
from amunre.tui import INTERRUPTED

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

UNWRITTEN = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EPIPE, errno.ENOENT}
"""What is said, without a file, when something does not get where it should; Python says the last
when there is no folder for temporary files."""
HELP = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class Commands(click.Group):
    """A group that ends every failure in one sentence: 2 for bad input, 130 after Ctrl-C."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, False, **extra)
        gc.set_threshold(10_000)  # or a tenth of the start is spent looking for garbage among imports
        try:
            try:
                code = super().main(args, prog_name, complete_var, False, **extra)
            finally:
                sys.stdout.flush()  # while it can still be told that this fails
        except click.Abort as problem:
            stop(str(problem) or "interrupted; nothing was changed.", INTERRUPTED)
        except click.ClickException as problem:
            stop(sentence_of(problem))
        except ValueError as problem:
            if not is_bad_input(problem):
                raise
            stop(str(problem))
        except OSError as problem:
            if problem.filename is not None:
                stop(unusable(problem))
            if problem.errno not in UNWRITTEN:
                raise
            from amunre.tui.screen import forget_output

            forget_output()
            if problem.errno == errno.EPIPE:  # whoever read it has had enough
                sys.exit(1)
            stop(f"not everything could be written: {(problem.strerror or 'it fails').lower()}.")
        sys.exit(code if isinstance(code, int) else 0)


def stop(text: str, code: int = 2) -> NoReturn:
    click.echo(f"amunre: {text}", err=True)
    sys.exit(code)


def unusable(problem: OSError) -> str:
    """A file or folder that the system refuses; only the folder of saved games can be moved."""
    from amunre.tui.saves import data_folder

    text = f"{problem.filename} cannot be used: {(problem.strerror or 'it fails').lower()}"
    if Path(os.fsdecode(problem.filename)).is_relative_to(data_folder()):
        return f"{text}; games can be kept elsewhere with AMUNRE_DATA."
    return f"{text}."


def sentence_of(problem: click.ClickException) -> str:
    """Click's own messages in one line, with the command whose help tells more."""
    text = " ".join(problem.format_message().split())
    context = getattr(problem, "ctx", None)
    if isinstance(problem, click.UsageError) and context is not None:
        return f"{text} See '{context.command_path} --help'."
    return text


def is_bad_input(problem: Exception) -> bool:
    """Whether an error is about what was given to us; anything else is a fault of ours and stays visible."""
    from amunre.kernel.errors import SetupError
    from amunre.notation import GameFileError, NotationError
    from amunre.rules.components import ComponentError

    return isinstance(problem, SetupError | ComponentError | NotationError | GameFileError)


def allow_any_alphabet() -> None:
    """Let a terminal that cannot show a letter show a question mark instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def print_version(context: click.Context, option: click.Parameter, value: bool) -> None:
    if not value or context.resilient_parsing:
        return
    from importlib.metadata import PackageNotFoundError, version

    try:
        click.echo(f"amunre {version('amunre')}")
    except PackageNotFoundError:
        click.echo("amunre, not installed")
    context.exit()


def read_options(context: click.Context, option: click.Parameter, pairs: tuple[str, ...]) -> dict[str, str]:
    """``--option name=value``, as often as wanted."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.BadParameter(f"{pair!r} should be NAME=VALUE, for instance memory=open.")
        if found.get(name, value) != value:
            raise click.BadParameter(f"{name} is given twice, as {found[name]} and as {value}.")
        found[name] = value
    return found


def read_bots(context: click.Context, option: click.Parameter, text: str | None) -> tuple[str, ...] | None:
    if text is None:
        return None
    return tuple(name.strip().lower() for name in text.split(",") if name.strip())


def complete_title(context: click.Context, option: click.Parameter, begun: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    from amunre.rules.catalogue import EXPANSIONS, TITLES

    before, plus, last = begun.rpartition("+")
    if not plus:
        return [CompletionItem(name, help=t.summary) for name, t in TITLES.items() if name.startswith(last)]
    edition, *taken = before.split("+")
    return [
        CompletionItem(f"{before}+{name}", help=expansion.module.summary)
        for name, expansion in EXPANSIONS.items()
        if expansion.title == edition and name.startswith(last) and name not in taken
    ]


def complete_bots(context: click.Context, option: click.Parameter, begun: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    from amunre.bots import known_bots

    before, comma, last = begun.rpartition(",")
    return [CompletionItem(before + comma + name) for name in known_bots() if name.startswith(last)]


option_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    callback=read_options,
    help="A table option, as 'amunre titles' lists them; may be repeated.",
)
bots_option = click.option(
    "--bots",
    metavar="A,B,...",
    callback=read_bots,
    shell_complete=complete_bots,
    help="Names of bots; one name stands for all of them.",
)
components_option = click.option(
    "--components",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="A TOML file with figures of your own copy of the game.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")


@click.group(cls=Commands, context_settings=HELP, invoke_without_command=True)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Show the version.",
)
@click.pass_context
def main(context: click.Context) -> None:
    """Amun-Re: play the board game in the terminal, let bots play it, check and explain its rules.

    Results go to standard output, everything else to standard error. Exit codes: 0 all is well, 1 a check
    found a difference, 2 the input was wrong.
    """
    allow_any_alphabet()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


main.add_command(review)
for commands in (cli_store, cli_keeping, cli_drain, cli_tables, cli_admin, cli_arena):
    for command in commands.COMMANDS:
        main.add_command(command)

TITLE = "TITLE[+EXPANSION...]"


@main.command()
@click.argument("title", required=False, metavar=f"[{TITLE}]", shell_complete=complete_title)
@click.option("--players", type=int, metavar="N", help="How many play.")
@click.option("--seat", type=int, metavar="K", help="Your seat, counted from 0.")
@click.option("--humans", type=int, metavar="N", help="How many people share this terminal (1).")
@click.option("--name", "names", multiple=True, metavar="NAME", help="A person's name; may be repeated.")
@bots_option
@option_option
@click.option("--seed", metavar="TEXT", help="The same seed and choices give the same game.")
@components_option
@click.option("--hints/--no-hints", default=True, help="Whether bots give hints at this table (they do).")
@click.option("--load", metavar="FILE", type=click.Path(path_type=Path), help="Go on with a saved game.")
def play(**wish: Any) -> None:
    """Play a game in the terminal.

    Whatever is missing is asked for; without anything behind it, games that were left are offered first.
    Type ? at any prompt for help.
    """
    from amunre.tui.screen import make_console
    from amunre.tui.session import play as play_at
    from amunre.tui.wizard import Wish, set_table

    wish["names"] = tuple(wish["names"])
    sys.exit(play_at(set_table(Wish(**wish)), make_console()))


@main.command()
@click.argument("title", metavar=TITLE, shell_complete=complete_title)
@click.option("--players", type=int, metavar="N", help="How many play; the fewest if not given.")
@click.option("--games", type=int, default=100, metavar="N", show_default=True, help="How many games.")
@click.option("--seed", default="1", metavar="TEXT", show_default=True, help="Equal seeds give equal games.")
@bots_option
@option_option
@components_option
@cli_arena.keep_option
@click.option("--jobs", type=int, default=1, metavar="N", show_default=True, help="Processes to use.")
@json_option
def simulate(as_json: bool, components: Path | None, **wish: Any) -> None:
    """Let bots play many games and sum them up."""
    from amunre.arena.workers import ended_like_ctrl_c
    from amunre.tui import simulating
    from amunre.tui.screen import make_console
    from amunre.tui.wizard import read_components

    with ended_like_ctrl_c():
        summary = simulating.run(make_console(stderr=True), components=read_components(components), **wish)
    if as_json:
        from msgspec import to_builtins

        click.echo(json.dumps(to_builtins(summary), indent=2))
    else:
        simulating.show_summary(make_console(), summary)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, metavar="K", help="See the game as this seat did, counted from 0.")
@click.option("--all", "everything", is_flag=True, help="See all hands; for finished games.")
@click.option(
    "--step/--no-step",
    default=None,
    help="Go step by step; otherwise print it all. Default: step on a terminal.",
)
def replay(file: Path, seat: int | None, everything: bool, step: bool | None) -> None:
    """Go through a recorded game.

    Enter goes on, b goes back, a number jumps to that step, q quits. FILE is a game file or the record of a
    table.
    """
    from amunre.kernel.messages import ARBITER, SPECTATOR
    from amunre.tui import replaying
    from amunre.tui.screen import make_console

    if everything and seat is not None:
        raise click.UsageError("choose --seat or --all, not both.")
    if seat is not None and seat < 0:
        raise click.UsageError(f"seats are counted from 0, so {seat} is none.")
    viewer = ARBITER if everything else SPECTATOR if seat is None else seat
    show = replaying.Replay(cli_store.read_game_or_record(file), viewer)
    stepping = sys.stdin.isatty() and sys.stdout.isatty() if step is None else step
    (replaying.step_through if stepping else replaying.print_game)(make_console(), show)


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("--filter", "only", default="", metavar="TEXT", help="Only those with this name or rule.")
@json_option
def check(files: tuple[Path, ...], only: str, as_json: bool) -> None:
    """Run scenarios and say what differs; folders are searched for *.scenario files."""
    from amunre.tui.scenario_checks import check_files

    sys.exit(check_files(files, only, as_json))


@main.command()
@click.argument("title", metavar="TITLE[+MODULE...]", shell_complete=complete_title)
@click.option("--players", type=int, metavar="N", help="How many play; the fewest if not given.")
@option_option
@json_option
def explain(title: str, players: int | None, options: dict[str, str], as_json: bool) -> None:
    """Tell which module supplies every part of a game's rules."""
    from amunre.rules.catalogue import full_options, ruleset, title_of
    from amunre.tui import reports
    from amunre.tui.screen import make_console

    name, chosen = reports.modules_asked(title, options)
    full = full_options(title_of(name), chosen)
    count = players if players is not None else title_of(name).players[0]
    rules = ruleset(name, count, full)
    if as_json:
        found = {"title": name, "players": count, "options": full, "modules": rules.modules}
        click.echo(json.dumps({**found, "supplied": reports.supplied(rules)}, indent=2))
    else:
        reports.show_explained(make_console(), f"{name}, {count} players", rules)


@main.command()
@components_option
@json_option
def components(components: Path | None, as_json: bool) -> None:
    """Show every printed figure the rules use, and how sure it is."""
    from amunre.rules.components import override
    from amunre.tui import reports
    from amunre.tui.screen import make_console
    from amunre.tui.wizard import read_components

    name, overrides = read_components(components)
    parts = override(overrides, name)
    if as_json:
        click.echo(json.dumps(reports.components_data(parts), indent=2))
        return
    reports.show_components(make_console(), parts)
    for warning in reports.components_data(parts)["warnings"]:
        click.echo(f"Look again: {warning}", err=True)


@main.command()
@click.argument("title", required=False, metavar=f"[{TITLE}]", shell_complete=complete_title)
@json_option
def titles(title: str | None, as_json: bool) -> None:
    """List the games that can be played, with players, options and expansions.

    With a title, tell about that one only.
    """
    from amunre.rules.catalogue import TITLES, title_of
    from amunre.tui import reports
    from amunre.tui.screen import make_console

    wanted = list(TITLES.values()) if title is None else [title_of(title)]
    if as_json:
        click.echo(json.dumps(reports.titles_data(wanted), indent=2))
    else:
        reports.show_titles(make_console(), wanted)


@main.command()
@json_option
def catalogue(as_json: bool) -> None:
    """List every combination of title and expansions that can be played."""
    from amunre.tui import reports
    from amunre.tui.screen import make_console

    if as_json:
        click.echo(json.dumps(reports.catalogue_data(), indent=2))
    else:
        reports.show_catalogue(make_console())


@main.command(context_settings={"ignore_unknown_options": True}, add_help_option=False)
@click.option("--config", type=click.Path(exists=True, dir_okay=False), envvar="AMUNRE_CONFIG")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def serve(config: str | None, arguments: tuple[str, ...]) -> None:
    """Run a server at which people and bots play over the web."""
    try:
        from amunre.server import command
    except ImportError as missing:
        raise click.ClickException(
            f'the server needs more packages ({missing.name}): in a clone, pip install ".[web]".'
        ) from None
    command.run(arguments, config)
