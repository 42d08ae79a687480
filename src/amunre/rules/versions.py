"""Versions of the rules. A game is played to its end by those it began with."""

from __future__ import annotations

RULES_VERSION = 2
"""Rises whenever the same set-up and commands could lead to another game."""
FIRST_VERSION = 1
"""Without the options that came with version 2, and with the same figures in every edition."""
RULES_VERSIONS = (FIRST_VERSION, RULES_VERSION)
"""All that can be played."""
