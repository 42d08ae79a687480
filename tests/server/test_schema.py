"""The description of the API is complete, and the server keeps to it whatever it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi import checks

from tests.server.cast import RULES
from tests.server.running import PATIENCE, PATIENT, Guest, Running, open_table, running, sit, three_guests

EXAMPLES = 6
UNDESCRIBED = {"/", "/api/schema", "/api/schema/{path}", "/api/schema/openapi.json"}
FRAMES = ("Hello", "Ping", "Welcome", "Told", "State", "Pong", "Trouble", "ClientFrame", "ServerFrame")
NOT_CHECKED: list[Any] = [
    checks.positive_data_acceptance,  # a rule may refuse what the description allows
    checks.negative_data_rejection,  # Litestar also takes numbers and switches that are written as text
]
schema = schemathesis.pytest.from_fixture("described")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Passwords take long to check, so few are let through."""
    settings = PATIENT | {"guesses": "1", "accounts_per_hour": "3"}
    with running(tmp_path_factory.mktemp("schema"), **settings) as found:
        yield found


@pytest.fixture(scope="module")
def description(server: Running) -> dict[str, Any]:
    found: dict[str, Any] = server.get("/api/schema/openapi.json").json()
    return found


def test_every_route_is_described_with_its_failures(description: dict[str, Any]) -> None:
    described = {
        (method.upper(), path) for path, methods in description["paths"].items() for method in methods
    }
    assert described == {(method, path) for method, path in RULES if path not in UNDESCRIBED}
    assert description["openapi"].startswith("3.1")
    for methods in description["paths"].values():
        for operation in methods.values():
            assert {"400", "401", "403", "404", "409", "422", "429", "503"} <= set(operation["responses"])


def test_frames_of_the_socket_are_among_the_types(description: dict[str, Any]) -> None:
    types = description["components"]["schemas"]
    assert set(FRAMES) <= set(types)
    assert types["Told"]["properties"]["type"]["const"] == "message"
    assert types["OpenTable"]["additionalProperties"] is False


def test_what_clients_send_is_described_with_all_of_its_limits(description: dict[str, Any]) -> None:
    types = description["components"]["schemas"]
    for name in ("Sit", "SeatBot", "Vote"):
        (seat,) = [one for one in types[name]["properties"]["seat"]["anyOf"] if one["type"] == "integer"]
        assert (seat["minimum"], seat["maximum"]) == (0, 9), name
    assert types["OpenTable"]["properties"]["seats"]["items"]["maxLength"] == 200
    for name in ("OpenTable", "Clock", "OwnSet", "Orders", "BidOrder"):
        assert types[name]["additionalProperties"] is False, name


def test_the_methods_of_an_address_are_named_alike_everywhere(
    server: Running, description: dict[str, Any]
) -> None:
    for path, methods in description["paths"].items():
        wanted = {method.upper() for method in methods} | {"OPTIONS"}
        for method, status in (("OPTIONS", 204), ("PATCH", 405)):
            answer = server.browser().request(
                method, path.replace("{table_id}", "x").replace("{seat}", "0").replace("{moment}", "1")
            )
            assert answer.status_code == status, path
            assert set(answer.headers["allow"].split(", ")) == wanted, (method, path)


@pytest.fixture(scope="module")
def described(server: Running) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def seats(server: Running) -> list[Guest]:
    """The host of a table that is open, and a player of one that has begun."""
    host = open_table(server)
    sit(server, host.table, "Bea")
    return [host, three_guests(server)[0]]


@pytest.mark.slow
@schema.exclude(path_regex="stream$").parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,  # what is sent shall not differ from run to run
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_the_answer_is_as_described(
    case: schemathesis.Case[Any], server: Running, seats: list[Guest]
) -> None:
    """As nobody at no table, then as somebody at a real one."""
    origin = {"Origin": server.url}
    case.call_and_validate(headers=origin, excluded_checks=NOT_CHECKED, timeout=PATIENCE)
    if "table_id" in case.path_parameters:
        for guest in seats:
            case.path_parameters["table_id"] = guest.table
            bearer = origin | {"Authorization": f"Bearer {guest.token}"}
            case.call_and_validate(headers=bearer, excluded_checks=NOT_CHECKED, timeout=PATIENCE)
