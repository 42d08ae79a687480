"""The 2003 edition. The base game's answers are those of this edition, so nothing differs."""

from __future__ import annotations

from amunre.kernel.ruleset import Module

CLASSIC = Module(name="classic", summary="the 2003 edition", version=2, requires=("base",))
