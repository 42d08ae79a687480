"""Dealing what nobody can see, for imagined tables."""

from __future__ import annotations

from amunre.kernel.chance import Rng


def shuffled(items: list[str], rng: Rng) -> list[str]:
    keyed = sorted((rng.random(), item) for item in items)
    return [item for _, item in keyed]
