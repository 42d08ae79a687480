"""Which database a command is about: the one that is named, or that of the server on this machine."""

from __future__ import annotations

import os
import shlex
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from amunre.inputs import LARGEST_SETTINGS, read_text

if TYPE_CHECKING:
    from sqlalchemy import Connection

DATABASE = "server.db"
UNIT_SETTINGS = Path("/etc/amunre.env")
"""Where our systemd unit takes settings from."""
UNIT_FOLDER = Path("/var/lib/amunre")
"""Where the unit keeps its data unless the settings name another place."""


class Where(NamedTuple):
    """What a command line says about the database."""

    data: Path | None
    database: str | None
    config: Path | None

    @property
    def is_named(self) -> bool:
        return any(self)

    def url(self, new: bool = False) -> str:
        """The database that is meant. Without any word on it, the one that is here; if there is none, the one
        that a server would make, where it may be ``new``."""
        if self.data is not None and self.database is not None:
            raise click.UsageError("choose --data or --database, not both.")
        if self.database:
            return self.database
        if self.data is not None:
            return file_in(self.data)
        return said_by(os.environ, self.config) or said_by(unit_settings(), None) or found_here(new)

    def folder(self) -> str:
        """The data folder of that server; empty if it is the usual one."""
        if self.data is not None:
            return str(self.data)
        here = named_by(os.environ, self.config)
        if self.database or any(here):
            return here[1]
        return named_by(unit_settings(), None)[1]


def store_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """``--data``, ``--database`` and ``--config``, as the server takes them; the command gets a ``Where``."""

    @click.option("--data", metavar="DIR", type=click.Path(path_type=Path), help="The server's data folder.")
    @click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://...")
    @click.option("--config", metavar="FILE", type=click.Path(path_type=Path), help="The server's TOML file.")
    @wraps(command)
    def with_where(
        *arguments: Any, data: Path | None, database: str | None, config: Path | None, **options: Any
    ) -> Any:
        return command(*arguments, where=Where(data, database, config), **options)

    return with_where


def file_in(folder: Path) -> str:
    return f"sqlite:///{folder.expanduser().absolute() / DATABASE}"


def said_by(variables: Mapping[str, str], config: Path | None) -> str | None:
    """The database of a server with these variables and this file; an address wins over a folder."""
    address, folder = named_by(variables, config)
    return address or (file_in(Path(folder)) if folder else None)


def named_by(variables: Mapping[str, str], config: Path | None) -> tuple[str, str]:
    """The address of a database and the data folder that are set, each empty if it is not."""
    named = config or (Path(variables["AMUNRE_CONFIG"]) if variables.get("AMUNRE_CONFIG") else None)
    settings = {} if named is None else settings_in(named)
    address = variables.get("AMUNRE_DATABASE") or settings.get("database", "")
    return address, variables.get("AMUNRE_DATA") or settings.get("data", "")


def settings_in(config: Path) -> dict[str, str]:
    try:
        found = tomllib.loads(read_text(config, LARGEST_SETTINGS)).get("amunre", {})
    except OSError as problem:
        raise click.ClickException(f"{config} cannot be read: {(problem.strerror or '').lower()}.") from None
    except ValueError as problem:
        raise click.ClickException(f"{config} is no TOML file: {problem}.") from None
    return {name: str(value) for name, value in found.items()} if isinstance(found, dict) else {}


def unit_settings() -> dict[str, str]:
    """The variables that the unit's file of settings names; none if it is not there or not for us to read."""
    try:
        lines = read_text(UNIT_SETTINGS, LARGEST_SETTINGS).splitlines()
    except (OSError, UnicodeError):
        return {}
    found = {}
    for line in lines:
        name, is_set, value = line.strip().partition("=")
        if is_set and not name.startswith("#"):
            try:
                found[name.strip()] = " ".join(shlex.split(value))
            except ValueError:  # a quote that nobody ends
                continue
    return found


def found_here(new: bool) -> str:
    """The database in the usual data folder, or that of the unit."""
    from amunre.tui.saves import data_folder

    usual = data_folder().expanduser().absolute()
    found = [folder for folder in (usual, UNIT_FOLDER) if is_there(folder / DATABASE)]
    if len(found) == 1:
        return file_in(found[0])
    if found:
        raise click.ClickException(
            f"there is a database in {found[0]} and one in {found[1]}; say with --data which one is meant."
        )
    if new:
        return file_in(usual)
    raise click.ClickException(
        f"there is no database in {usual} and none that you may read in {UNIT_FOLDER}; "
        "say with --data or --database where it is."
    )


def is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except PermissionError:
        return False


@contextmanager
def store_errors() -> Iterator[None]:
    """Whatever is wrong with a database or with packages is one sentence."""
    try:
        from amunre.store.engine import StorageFailed, StoreError
    except ImportError as missing:
        raise click.ClickException(
            f'the server\'s tools need more packages ({missing.name}): in a clone, pip install ".[web]".'
        ) from None
    try:
        yield
    except (StoreError, StorageFailed) as problem:
        raise click.ClickException(str(problem)) from None


@contextmanager
def readable_store(url: str) -> Iterator[Connection]:
    """The database, if this version can read it."""
    with store_errors():
        from amunre.store.engine import StoreError
        from amunre.store.looking import form_fault, looking_at

        with looking_at(url) as connection:
            fault = form_fault(connection)
            if fault is not None:
                raise StoreError(fault)
            yield connection
