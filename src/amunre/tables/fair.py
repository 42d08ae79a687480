"""A deal that can be checked: the seed is promised before anybody sits, and everybody adds to it.

The server draws a seed and publishes its hash. Each seat then adds what it likes. The deal follows from
both by a keyed hash, so that neither side alone could choose it, and the seed is shown when the game is over.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

SEED_BYTES = 32


def commitment(seed: bytes, table_id: str) -> str:
    """What is published of the seed before anybody sits down."""
    return hashlib.sha256(b"amunre/commitment/1\x00" + table_id.encode() + b"\x00" + seed).hexdigest()


def deal_seed(seed: bytes, table_id: str, entropy: Sequence[str]) -> str:
    """The seed of the game: HMAC-SHA-256, keyed with the server's seed, of all contributions in order."""
    message = msgspec.json.encode(["amunre/deal/1", table_id, *entropy])
    return hmac.new(seed, message, hashlib.sha256).hexdigest()
