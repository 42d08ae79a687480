"""The server's log: one JSON object a line on standard error, with nothing that players keep secret.

A request is logged by method, route and status. Paths, queries, headers and bodies are not logged at all, so
no token, action or link of a private table can get in.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog


def set_up_logs(level: str) -> None:
    """Send our own lines and those of the libraries through one form."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            without_values,
            structlog.processors.JSONRenderer(),
        ],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "websockets", "alembic", "asyncio", "httptools"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel("WARNING")
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def without_values(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Of an exception: what kind and where, but not its words, which may repeat what somebody sent."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    if found:
        fault = found[1] if isinstance(found, tuple) else found
        if isinstance(fault, BaseException):
            event["fault"] = type(fault).__name__
            event["where"] = places_of(fault)
    event.pop("exception", None)
    return event


def places_of(fault: BaseException) -> list[str]:
    places = []
    trace = fault.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-12:]
