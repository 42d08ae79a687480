"""What the administrators' route files have in common."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from amunre.server.administrators import Administrator

MOST_ON_PAGE = 100
DEFAULT_ON_PAGE = 50
AccountId = FromPath[str]
TheAdministrator = NamedDependency[Administrator]
OnPage = Annotated[int, QueryParameter(description="How many on a page.", ge=1, le=MOST_ON_PAGE)]


def the_administrator(request: Request[Any, Any, Any]) -> Administrator:
    """Who has passed the guard."""
    found: Administrator = request.scope["state"]["administrator"]
    return found
