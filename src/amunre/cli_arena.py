"""Commands about bots: which there are, whether one keeps to the rules, tournaments and ratings."""

from __future__ import annotations

import itertools
import json
import math
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from amunre.cli_store import read_game_or_record

if TYPE_CHECKING:
    from amunre.arena.tournament import LineUp, Plan

SOUND, DIFFERENT = 0, 1
MOST_SECONDS = 86_400
LAST_PORT = 65_535

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
plot_option = click.option(
    "--plot", metavar="FILE.svg", type=click.Path(path_type=Path), help="Draw the ratings into a file."
)


def read_anchor(
    context: click.Context, option: click.Parameter, text: str | None
) -> tuple[str | None, float]:
    """``NAME`` or ``NAME=RATING``."""
    from amunre.arena.ratings import ANCHOR_RATING

    name, equals, rating = (text or "").partition("=")
    try:
        number = float(rating) if equals else ANCHOR_RATING
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise click.BadParameter(f"{text!r} should be NAME=RATING, for instance random=1000.")
    return name.strip() or None, number


def read_seconds(context: click.Context, option: click.Parameter, seconds: float) -> float:
    """A limit that a timer can keep: 0 would mean none, and what is no number cannot be waited for."""
    if not 0 < seconds <= MOST_SECONDS:
        raise click.BadParameter(f"{seconds:g} should be more than 0 and at most {MOST_SECONDS}.")
    return seconds


def read_address(context: click.Context, option: click.Parameter, address: str) -> str:
    """What Ray can look for; what it says about anything else is long."""
    host, _, port = address.rpartition(":")
    if address != "auto" and not (host and port.isdecimal() and int(port) <= LAST_PORT):
        raise click.BadParameter(f"{address!r} should be HOST:PORT, or auto for the cluster of this machine.")
    return address


def check_can_be_drawn(plot: Path | None) -> None:
    """Nobody wants to hear only after the last game that a picture cannot be written."""
    if plot is None:
        return
    if plot.is_dir() or not os.access(plot if plot.exists() else plot.parent, os.W_OK):
        raise click.UsageError(f"--plot: {plot} cannot be written; name a file in a folder that exists.")


def draw(plot: Path, drawn: str) -> None:
    from amunre.arena.writing import naming

    with naming(plot):
        plot.write_text(drawn, encoding="utf-8")


def read_keep(context: click.Context, option: click.Parameter, folder: Path | None) -> Path | None:
    """The folder is made at once: if that cannot be, nobody wants to hear it after the first game."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return folder


keep_option = click.option(
    "--keep",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    callback=read_keep,
    help="Write every game into a game file there.",
)
anchor_option = click.option(
    "--anchor",
    metavar="NAME=RATING",
    callback=read_anchor,
    help="The bot whose rating is given; random=1000 if it plays.",
)


def plain(thing: object) -> Any:
    from msgspec import to_builtins

    return to_builtins(thing)


# Bots


@click.group(invoke_without_command=True)
@json_option
@click.pass_context
def bots(context: click.Context, as_json: bool) -> None:
    """List the bots, installed ones too; or check one."""
    if context.invoked_subcommand is not None:
        return
    from amunre.tui import contests
    from amunre.tui.screen import make_console

    if as_json:
        click.echo(json.dumps(contests.bots_data(), indent=2))
    else:
        contests.show_bots(make_console())


@bots.command("check")
@click.argument("name", metavar="NAME|NAME=COMMAND")
@click.option("--title", "titles", multiple=True, metavar="TITLE", help="Only this title; may be repeated.")
@click.option("--games", type=click.IntRange(1), default=1, show_default=True, help="Games at every table.")
@click.option(
    "--seconds",
    type=float,
    default=10.0,
    callback=read_seconds,
    show_default=True,
    help="Longest time for an answer.",
)
@click.option("--seed", default="check", metavar="TEXT", show_default=True, help="Equal seeds, equal games.")
@json_option
def check_bot(
    name: str, titles: tuple[str, ...], games: int, seconds: float, seed: str, as_json: bool
) -> None:
    """Let a bot play every title and see whether it keeps to the rules of bots.

    NAME=COMMAND runs a program that speaks the line protocol, for instance "mine=python3 mybot.py".
    """
    from amunre.arena.conformance import check_bot_by_playing, tables_for
    from amunre.arena.guarded import check_player
    from amunre.arena.programs import check_program
    from amunre.arena.workers import ended_like_ctrl_c
    from amunre.bots import known_bots
    from amunre.rules.catalogue import title_of
    from amunre.tui import contests
    from amunre.tui.screen import make_console
    from amunre.tui.simulating import shown_progress

    if "=" in name:
        check_program(name)
    check_player(name)
    wanted = [title_of(title).name for title in titles]
    for title in wanted:
        check_player(name, title)
    if not wanted and name in known_bots():
        wanted = list(known_bots()[name].titles)
    progress = shown_progress(make_console(stderr=True), games * len(tables_for(wanted)))
    with ended_like_ctrl_c(), progress as tell:
        report = check_bot_by_playing(name, wanted, games, seconds, seed, tell)
    if as_json:
        click.echo(json.dumps({**plain(report), "passed": report.passed}, indent=2))
    else:
        contests.show_report(make_console(), report)
    sys.exit(SOUND if report.passed else DIFFERENT)


# Tournaments


def names_of(text: str) -> tuple[str, ...]:
    from amunre.bots.quoting import split_outside_quotes

    return tuple(split_outside_quotes(text, ","))


@click.command()
@click.argument("title", metavar="TITLE[+EXPANSION...]")
@click.option("--players", type=int, metavar="N", help="How many play; the fewest if not given.")
@click.option("--bots", metavar="A,B,...", help="Everybody against everybody among these.")
@click.option(
    "--lineup", "line_ups", multiple=True, metavar="A,B,...", help="Who sits at a table; may be repeated."
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A table option.")
@click.option("--deals", type=click.IntRange(1), default=25, show_default=True, help="Deals of each line-up.")
@click.option("--seed", default="1", metavar="TEXT", show_default=True, help="Equal seeds give equal games.")
@click.option(
    "--log",
    "path",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Keep the games, and go on with them.",
)
@click.option("--runner", type=click.Choice(["one", "cores", "ray"]), default="cores", show_default=True)
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="Processes to use; all cores if not given.")
@click.option(
    "--address",
    default="auto",
    metavar="HOST:PORT",
    callback=read_address,
    show_default=True,
    help="The Ray cluster.",
)
@click.option(
    "--seconds",
    type=float,
    default=60.0,
    callback=read_seconds,
    show_default=True,
    help="Longest time for a move.",
)
@keep_option
@anchor_option
@plot_option
@json_option
def tournament(
    title: str,
    path: Path | None,
    keep: Path | None,
    deals: int,
    runner: str,
    jobs: int | None,
    address: str,
    anchor: tuple[str | None, float],
    plot: Path | None,
    as_json: bool,
    **wish: Any,
) -> None:
    """Let bots play the same deals from every seat, and rate them.

    A bot is a name, or NAME=COMMAND for a program that speaks the line protocol. With --log the games are
    kept, a line each; the same command again goes on where it stopped, with more --deals it adds some.
    """
    from amunre.arena.clusters import told_of_cluster
    from amunre.arena.log import Log
    from amunre.arena.programs import check_programs_start
    from amunre.arena.runners import make_runner
    from amunre.arena.standings import check_comparable, in_plan_order, picture, rankings, rated, standings
    from amunre.arena.tournament import games_in, play_tournament
    from amunre.arena.workers import ended_like_ctrl_c
    from amunre.bots.finding import code_of_others
    from amunre.rules.setup import Setup, rules_of
    from amunre.tui import contests
    from amunre.tui.screen import make_console
    from amunre.tui.simulating import shown_progress

    plan = plan_of(title, **wish)
    check_comparable(plan, anchor[0])
    check_can_be_drawn(plot)
    names = list(itertools.chain(*plan.line_ups))
    if runner != "ray":  # whose machines have the programs, while this one need not
        setup = Setup(title=plan.title, players=plan.players, options=plan.options, seed="")
        with ended_like_ctrl_c():
            check_programs_start(names, rules_of(setup))
    player = make_runner(runner, jobs or os.cpu_count() or 1, address, code_of_others(names))
    progress = shown_progress(make_console(stderr=True), games_in(plan, deals))
    with kept_when_interrupted(path), told_of_cluster(), Log(plan, path) as log, progress as tell:
        for done in play_tournament(plan, deals, player, log, keep):
            tell(done)
    table = standings(log.results)
    found = rated(rankings([(plan, log.results)]), *anchor)
    if plot is not None:
        draw(plot, picture(found.ratings, f"{plan.title}, {plan.players} players"))
    if as_json:
        told = {"plan": plan, "standings": table, "results": in_plan_order(log.results)}
        click.echo(json.dumps({**plain(told), **plain(found)}, indent=2))
    else:
        contests.show_tournament(make_console(), plan, log.results, table, found)


@contextmanager
def kept_when_interrupted(log: Path | None) -> Iterator[None]:
    """Say what becomes of the games when somebody ends the tournament early."""
    from amunre.arena.workers import ended_like_ctrl_c

    try:
        with ended_like_ctrl_c():
            yield
    except KeyboardInterrupt:
        click.echo(err=True)  # the terminal has written ^C
        if log is None:
            raise click.Abort("interrupted; no game was kept, for want of --log.") from None
        kept = f"the games that are over are kept in {log}"
        raise click.Abort(f"interrupted; {kept}, and the same command goes on from there.") from None


def plan_of(
    title: str,
    players: int | None,
    bots: str | None,
    line_ups: tuple[str, ...],
    options: tuple[str, ...],
    seed: str,
    seconds: float,
) -> Plan:
    from amunre.arena.tournament import make_plan, round_robin
    from amunre.rules.catalogue import check_players, title_of

    if bool(bots) == bool(line_ups):
        raise click.UsageError("say who plays: either --bots A,B or --lineup A,A,B,B.")
    chosen: tuple[LineUp, ...] = tuple(names_of(text) for text in line_ups)
    known = title_of(title)
    usual = len(chosen[0]) if chosen else known.players[0]
    count = usual if players is None else players
    check_players(known, count)
    if bots:
        chosen = round_robin(names_of(bots), count)
    settings = {}
    for pair in options:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.UsageError(f"{pair!r} should be NAME=VALUE, for instance memory=open.")
        settings[name] = value
    return make_plan(title, count, chosen, seed, settings, seconds)


@click.command()
@click.argument(
    "logs", nargs=-1, required=True, metavar="LOG...", type=click.Path(path_type=Path, exists=True)
)
@anchor_option
@plot_option
@json_option
def rate(logs: tuple[Path, ...], anchor: tuple[str | None, float], plot: Path | None, as_json: bool) -> None:
    """Rate the bots in logs of tournaments, of any titles and player counts together."""
    from amunre.arena.log import read_log
    from amunre.arena.standings import picture, rankings, rated
    from amunre.tui import contests
    from amunre.tui.screen import make_console

    check_can_be_drawn(plot)
    found_games = [read_log(path)[:2] for path in logs]
    games = rankings(found_games)
    copies = sum(len(results) for _, results in found_games) - len(games)
    if copies:
        click.echo(f"Games that stand there twice count once; left out: {copies}.", err=True)
    found = rated(games, *anchor)
    if plot is not None:
        draw(plot, picture(found.ratings, f"{found.games} games"))
    if as_json:
        click.echo(json.dumps(plain(found), indent=2))
    else:
        contests.show_ratings(make_console(), found)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, required=True, metavar="K", help="Whose decisions, counted from 0.")
@click.option(
    "--worlds", type=click.IntRange(3), default=8, show_default=True, help="Worlds to imagine each time."
)
@click.option(
    "--candidates", type=click.IntRange(2), default=6, show_default=True, help="Moves to try each time."
)
@click.option("--seed", default="1", metavar="TEXT", show_default=True, help="Equal seeds, equal verdicts.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="Processes to use; all cores if not given.")
@json_option
def analyse(file: Path, seat: int, jobs: int | None, as_json: bool, **budget: Any) -> None:
    """Judge the decisions of a seat in a finished game by what it knew then.

    FILE is a game file or the record of a table.

    Worlds that fit the seat's view are imagined and played on for a round or kingdom, once with what was
    played and once with each alternative; the master says which place to expect then.
    """
    from amunre.arena.analysis import Budget, questions
    from amunre.arena.analysis import analyse as look_back
    from amunre.arena.runners import make_runner
    from amunre.arena.workers import ended_like_ctrl_c
    from amunre.tui import judging
    from amunre.tui.screen import make_console
    from amunre.tui.simulating import shown_progress
    from amunre.tui.table import replayed

    record = read_game_or_record(file)
    game = replayed(file, record)
    tried = Budget(**budget)
    count = sum(1 for _ in questions(record.setup, game, seat, tried))
    runner = make_runner("cores", jobs or os.cpu_count() or 1, "")
    console = make_console(stderr=True)
    with ended_like_ctrl_c(), shown_progress(console, max(1, count), "decision") as tell:
        found = look_back(record.setup, game, seat, tried, runner, tell)
    if as_json:
        click.echo(json.dumps(plain(found), indent=2))
    else:
        name = record.headers.get(f"player{seat}", record.setup.seat_names()[seat])
        judging.show_analysis(make_console(), found, name)


COMMANDS = (bots, tournament, rate, analyse)
