"""What a person who starts a server is told: where to go, how to stop it, and what is missing.

It goes to standard output, and only where that is a terminal: the log on standard error stays one JSON object
a line for programs.
"""

from __future__ import annotations

import socket as sockets
import sys

import click
import structlog

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Every address of this machine, and the one by which it calls itself."""
OUTSIDE = {sockets.AF_INET: "192.0.2.1", sockets.AF_INET6: "2001:db8::1"}
"""Addresses kept for documentation: to ask which way out of here leads, nothing is sent."""

log = structlog.get_logger("amunre")


def welcome(host: str, port: int, has_client: bool) -> None:
    if not has_client:
        log.warning("no_web_client", fix="make web")
    if sys.stdout.isatty():
        for line in greeting(host, port, has_client):
            click.echo(line)


def greeting(host: str, port: int, has_client: bool) -> list[str]:
    lines = [f"Amun-Re is at {address(host, port)}"]
    if host in EVERYWHERE:
        outer = address_in_network(host)
        lines.append(
            f"In your network it is at {address(outer, port)}"
            if outer
            else "It listens on every address of this machine."
        )
    if not has_client:
        lines.append("The web client is not built, so there is nothing to play on there: say make web.")
    return [*lines, "Ctrl-C stops it."]


def address(host: str, port: int) -> str:
    """What a browser on this machine is given."""
    name = EVERYWHERE.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def address_in_network(host: str) -> str:
    """The address that others in the network use, or nothing where there is no network."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    try:
        with sockets.socket(family, sockets.SOCK_DGRAM) as probe:
            probe.connect((OUTSIDE[family], 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""
