"""The ``promos`` module: four more favour cards: glory, greed, popularity, export."""

from __future__ import annotations

from amunre.kernel.ruleset import Module

PROMOS = Module(
    name="promos",
    summary="four more favour cards: glory, greed, popularity, export",
    requires=("anniversary",),
)
