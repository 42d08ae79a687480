"""The ``statues`` module: statues in provinces, each with a power for whoever controls it."""

from __future__ import annotations

from amunre.kernel.ruleset import Module

STATUES = Module(
    name="statues",
    summary="statues in provinces, each with a power for whoever controls it",
    requires=("anniversary",),
)
