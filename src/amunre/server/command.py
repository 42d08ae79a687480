"""``amunre serve``: every setting is an option, a variable ``AMUNRE_...`` and a line of a TOML file."""

from __future__ import annotations

from collections.abc import Sequence

import click
import typed_settings as ts
from typed_settings.cli_click import click_options

from amunre.server.run import serve
from amunre.server.settings import ServerSettings
from amunre.store.engine import StoreError

PREFIX = "AMUNRE_"


def loaders(config: str | None) -> list[ts.loaders.Loader]:
    """Later ones win: the file, the environment; the command line wins over both."""
    found: list[ts.loaders.Loader] = []
    if config:
        found.append(ts.FileLoader({"*": ts.TomlFormat(section="amunre")}, [f"!{config}"]))
    return [*found, ts.EnvLoader(PREFIX)]


def run(arguments: Sequence[str], config: str | None) -> None:
    """Parse what is left of the command line and serve."""

    @click.command(
        "serve", context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
    )
    @click_options(ServerSettings, loaders(config), show_envvars_in_help=True)
    def command(settings: ServerSettings) -> None:
        """Run the server: tables over HTTP and sockets, with a database file and no further set-up.

        Every setting can also stand in the table [amunre] of a TOML file named by --config.
        """
        try:
            serve(settings)
        except StoreError as problem:
            raise click.ClickException(str(problem)) from None

    command.main(list(arguments), prog_name="amunre serve", standalone_mode=False)
