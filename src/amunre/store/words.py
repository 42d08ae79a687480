"""Words of people, which lie beside the rows of a log and can be removed without breaking its chain."""

from __future__ import annotations

import hashlib

import msgspec


class Words(msgspec.Struct, frozen=True):
    """What somebody has written, with a random key, so that it cannot be guessed from its commitment."""

    key: bytes
    text: str

    @property
    def commitment(self) -> str:
        """What is hashed in their place."""
        parts = ("amunre/words/1", self.key.hex(), self.text)
        return hashlib.sha256("\x00".join(parts).encode()).hexdigest()
