"""The ``officials`` module: two scribes each, and officials from the provinces one does not keep."""

from __future__ import annotations

from amunre.kernel.ruleset import Module

OFFICIALS = Module(
    name="officials",
    summary="two scribes each, and officials from the provinces one does not keep",
    requires=("anniversary",),
)
