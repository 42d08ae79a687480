"""The ``pharaoh`` module: the Pharaoh rewards whoever wins the province of the last outbidding."""

from __future__ import annotations

from amunre.kernel.ruleset import Module

PHARAOH = Module(
    name="pharaoh",
    summary="the Pharaoh rewards whoever wins the province of the last outbidding",
    requires=("anniversary",),
)
