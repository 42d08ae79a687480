"""Reading what stands in rows that are brought along. A damaged one keeps no other from its new form."""

from __future__ import annotations

import json
from typing import Any


def fields_of(text: str | bytes | None) -> dict[str, Any]:
    """The fields of a JSON object; none if it is damaged."""
    try:
        found = json.loads(text or "")
    except (ValueError, TypeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def text_of(fields: dict[str, Any], name: str) -> str:
    """A field that is text; empty if it is damaged."""
    found = fields.get(name)
    return found if isinstance(found, str) else ""
