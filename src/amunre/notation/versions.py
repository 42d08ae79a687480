"""Versions of the rules as text: ``base=2 classic=2``, or the one number of older games."""

from __future__ import annotations

from amunre.rules.versions import Versions


def write_versions(versions: Versions, between: str = "=", behind: str = " ") -> str:
    if isinstance(versions, int):
        return str(versions)
    return behind.join(f"{name}{between}{version}" for name, version in versions.items())


def read_versions(text: str, between: str = "=", behind: str = " ") -> Versions:
    """Raises ValueError with what cannot be read."""
    if text.isdecimal():
        return int(text)
    pairs = [word.partition(between) for word in text.split(behind) if word]
    if not all(name and number.isdecimal() for name, _, number in pairs):
        raise ValueError(f"versions are written MODULE{between}NUMBER, not {text!r}")
    return {name: int(number) for name, _, number in pairs}
