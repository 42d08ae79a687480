"""Every route and socket frame, asked by everybody: each has an expected answer, and no route is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from amunre.server.app import make_app
from amunre.server.frames import ClientFrame, ServerFrame
from amunre.server.routes.site import CLIENT_PAGES
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from tests.server.cast import NUMBERS, ROLES, RULES, Cast, content_hash
from tests.server.running import PATIENT, Follower, Member, Running, running

CLIENT = {"/{file_path}"} | {path.replace(":str", "") for path in CLIENT_PAGES if path != "/"}
"""Pages and files of the web client, which are there when it is built and show the same to everybody."""

SOCKETS = {"/api/tables/{table_id}/socket"}
CLIENT_FRAMES = {"hello", "ping"}
SERVER_FRAMES = {"welcome", "message", "state", "pong", "problem"}
VIEWERS = {"anonymous": -1, "stranger": -1, "replaced": -1, "host": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Bots do nothing here, so that nothing happens between two looks; wrong passwords do not count."""
    settings = PATIENT | {"bot_delay": "3600", "guesses": "10000"}
    with running(tmp_path_factory.mktemp("roles"), **settings) as found:
        yield found


@pytest.fixture(scope="module")
def routes(tmp_path_factory: pytest.TempPathFactory) -> tuple[set[tuple[str, str]], set[str]]:
    """What the application really has: methods with paths, and sockets."""
    data = tmp_path_factory.mktemp("routes")
    site = Site(ServerSettings(data=str(data)))
    app = make_app(site)
    site.database.close()
    asked: set[tuple[str, str]] = set()
    sockets: set[str] = set()
    for route in app.routes:
        if route.scope_type.value == "websocket":
            sockets.add(route.path_format)
        elif route.path_format not in CLIENT:
            asked |= {(str(method), route.path_format) for method in route.methods if method != "OPTIONS"}
    return asked, sockets


def test_no_route_and_no_frame_is_missing_here(routes: tuple[set[tuple[str, str]], set[str]]) -> None:
    asked, sockets = routes
    assert asked == set(RULES)
    assert sockets == SOCKETS
    assert {frame.__struct_config__.tag for frame in get_args(ClientFrame)} == CLIENT_FRAMES
    assert {frame.__struct_config__.tag for frame in get_args(ServerFrame)} == SERVER_FRAMES


class Casts:
    """Tables at which nothing has been changed yet, by stage, and two accounts without a seat."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.ready: dict[str, Cast] = {}
        self.members: dict[str, Member] = {}
        self.renew("stranger")
        self.renew("administrator")

    def renew(self, role: str) -> None:
        member = Member(self.server, f"{role[:8]}{next(NUMBERS)}").register()
        self.members[role] = member.made_administrator() if role == "administrator" else member

    def get(self, stage: str) -> Cast:
        if stage not in self.ready:
            cast = self.ready[stage] = Cast(self.server, self.members, begun=stage == "running")
            if stage == "full":
                assert cast.guests["host"].post("/bots", bot="random").status_code == 200
        return self.ready[stage]

    def used(self, stage: str, role: str, path: str) -> None:
        """Something was changed: by whom and where tells what can be used again."""
        if "{table_id}" in path:
            del self.ready[stage]
        elif role in self.members:
            self.renew(role)


@pytest.fixture(scope="module")
def casts(server: Running) -> Casts:
    return Casts(server)


@pytest.mark.parametrize(("method", "path"), RULES)
def test_every_role_gets_the_answer_it_should(server: Running, casts: Casts, method: str, path: str) -> None:
    rule = RULES[method, path]
    found, expected = [], []
    for role, code in zip(ROLES, rule.all_codes, strict=True):
        cast = casts.get(rule.stage)
        options = {} if rule.body is None else {"json": cast.body(rule.body)}
        address = cast.path(path)
        before = content_hash(server)
        with cast.client(role).stream(method, address, **options) as answer:
            found.append((role, answer.status_code))
        is_mover = cast.guests.get(role) is cast.asked
        if isinstance(code, str):
            code = 200 if is_mover == (code != "not mover") else 409 if code == "mover" else 422
        expected.append((role, code))
        if method == "GET" or code >= 400:
            assert content_hash(server) == before, f"{role}: what is refused or only read changes nothing"
        else:
            casts.used(rule.stage, role, path)
    assert found == expected


@pytest.mark.parametrize("role", ROLES)
def test_every_role_sees_what_it_should_over_http_and_socket(
    server: Running, casts: Casts, role: str
) -> None:
    cast = casts.get("running")
    guest = cast.guests.get(role)
    seen = cast.client(role).get(f"/api/tables/{cast.table}").json()
    socket = Follower(server, cast.table, guest.token if guest else "")
    first = socket.next()
    if role in ("elsewhere", "gone"):
        assert seen["code"] == first["code"] == "bad_token"
        return
    viewer = VIEWERS.get(role, guest.seat if guest else -1)
    assert seen["viewer"] == seen["view"]["viewer"] == first["viewer"] == viewer
    assert (seen["prompt"] is not None) == (guest is not None and guest is cast.asked)
    assert socket.until(1) == seen
