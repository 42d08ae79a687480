"""``amunre serve``: every setting is an option, a variable ``AMUNRE_...`` and a line of a TOML file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import click
import typed_settings as ts
from typed_settings.cli_click import click_options
from typed_settings.exceptions import TsError

from amunre.inputs import LARGEST_SETTINGS, read_text
from amunre.server.run import NotListening, serve
from amunre.server.settings import ServerSettings
from amunre.store.engine import StoreError

PREFIX = "AMUNRE_"


def loaders(config: str | None) -> list[ts.loaders.Loader]:
    """Later ones win: the file, the environment; the command line wins over both."""
    found: list[ts.loaders.Loader] = []
    if config:
        check_file(Path(config))
        found.append(ts.FileLoader({"*": ts.TomlFormat(section="amunre")}, [f"!{config}"]))
    return [*found, ts.EnvLoader(PREFIX)]


def check_file(config: Path) -> None:
    """Whether it is a plain text of a sensible size, before it is read as TOML."""
    try:
        read_text(config, LARGEST_SETTINGS)
    except UnicodeError:
        raise click.ClickException(f"{config} cannot be read: it is not UTF-8; check --config.") from None
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        raise click.ClickException(f"{config} cannot be read: {reason}; check --config.") from None


def command(config: str | None, act: Callable[[ServerSettings], None]) -> click.Command:
    """A command with an option for every setting, which then acts on the settings."""

    @click.command(
        "serve", context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
    )
    @click_options(ServerSettings, loaders(config), show_envvars_in_help=True)
    def serve_command(settings: ServerSettings) -> None:
        """Run the server: tables over HTTP and sockets, with a database file and no further set-up.

        Every setting can also stand in the table [amunre] of a TOML file named by --config.
        """
        act(settings)

    return serve_command


def run(arguments: Sequence[str], config: str | None) -> None:
    """Parse what is left of the command line and serve; whatever is wrong ends in one sentence."""
    try:
        command(config, serve).main(list(arguments), prog_name="amunre serve", standalone_mode=False)
    except (StoreError, NotListening) as problem:
        raise click.ClickException(str(problem)) from None
    except TsError as problem:
        raise click.ClickException(f"the settings cannot be used: {problem}") from None
