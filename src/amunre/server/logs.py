"""The server's log: one JSON object a line on standard error, with nothing that players keep secret.

A request is logged by method, route, status, its number and where it came from. Paths, queries, headers and
bodies are not logged at all, so no token, action or link of a private table can get in.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

import structlog

SHORT = {4: 24, 6: 48}
"""Bits of an address that are logged if nothing else is said."""


def set_up_logs(level: str) -> None:
    """Send our own lines and those of the libraries through one form."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            *shared,
            structlog.stdlib.ExtraAdder(allow=["bot", "kind", "table", "reason", "number"]),
        ],
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


def shown(address: str, how: str) -> dict[str, str]:
    """What the log says of a caller's address: whole, shortened to a network of many people, or nothing."""
    if how == "none":
        return {}
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return {}  # a caller's word, and no address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if how == "whole" or found.is_loopback:
        return {"address": str(found)}
    return {"address": str(ip_network((found, SHORT[found.version]), strict=False))}


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
