"""Expansions and variants: one folder each, with the same file names as the base game where they fit."""
