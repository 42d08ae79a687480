"""Answers and frames come in steps of length: who watches the line learns nothing from a digit more or less.

JSON may end with spaces, so nobody has to take them off. For the same reason nothing secret is compressed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Response
from litestar.enums import MediaType
from litestar.serialization import default_serializer

STEP = 256
"""Bytes by which lengths differ."""


def padded(text: bytes) -> bytes:
    return text + b" " * (-len(text) % STEP)


class PaddedResponse(Response[Any]):
    """What routes answer with."""

    def render(
        self, content: Any, media_type: str, enc_hook: Callable[[Any], Any] = default_serializer
    ) -> bytes:
        text = super().render(content, media_type, enc_hook)
        if content is None:  # an answer without a body, which has no length
            return text
        return padded(text) if media_type.startswith(MediaType.JSON.value) and text else text
