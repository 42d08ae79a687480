"""The ``afterlife`` module: tombs built of tiles, with rewards and full rows."""

from __future__ import annotations

from amunre.kernel.ruleset import Module

AFTERLIFE = Module(
    name="afterlife",
    summary="tombs built of tiles, with rewards and full rows",
    requires=("anniversary",),
)
