"""Browsers from which an account has been used before: they keep a cookie that only they have.

It holds a random number and, for each account that has logged in there, our signature under both. Nothing is
stored of it. It opens nothing: it only has its wrong guesses counted apart from those of strangers.
"""

from __future__ import annotations

import hmac
import re
import secrets

from litestar.datastructures import Cookie

MOST_ACCOUNTS = 4
"""Accounts that one browser is known for; those used last are kept."""
KEPT_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie. Every login begins it anew."""
FORM = re.compile(r"([0-9a-f]{32})((?:\.[0-9a-f]{32}){0,4})")


def device_cookie(https: bool) -> str:
    return "__Host-amunre-device" if https else "amunre-device"


def read_device(text: str) -> tuple[str, list[str]]:
    """A browser's number and the signatures it holds; a new number if it has none."""
    found = FORM.fullmatch(text)
    if found is None:
        return secrets.token_hex(16), []
    return found[1], found[2].split(".")[1:]


def signature(secret: bytes, number: str, account_id: str) -> str:
    return hmac.new(secret, f"device {number} {account_id}".encode(), "sha256").hexdigest()[:32]


def known_number(secret: bytes, text: str, account_id: str) -> str:
    """The number of a browser in which this account has logged in before; otherwise nothing."""
    number, signed = read_device(text)
    own = signature(secret, number, account_id)
    return number if any(hmac.compare_digest(own, one) for one in signed) else ""


def remembering(secret: bytes, text: str, account_id: str, https: bool) -> Cookie:
    """The cookie with which a browser is known for one account more."""
    number, signed = read_device(text)
    own = signature(secret, number, account_id)
    kept = [own, *(one for one in signed if one != own)][:MOST_ACCOUNTS]
    return Cookie(
        key=device_cookie(https),
        value=".".join([number, *kept]),
        path="/",
        httponly=True,
        secure=https,
        samesite="lax",
        max_age=KEPT_SECONDS,
    )
