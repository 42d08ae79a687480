"""The ``expert`` module: players put up provinces of their own choice."""

from __future__ import annotations

from amunre.kernel.ruleset import Module

EXPERT = Module(
    name="expert",
    summary="players put up provinces of their own choice",
    requires=("revised",),
)
