"""What comes from elsewhere, is too large, too deep, too slow or too much; and what answers may not do."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from litestar import Request
from websockets import InvalidStatus, Origin

from amunre.server.callers import address_of
from amunre.server.errors import Problem
from amunre.server.incoming import DEEPEST, LARGEST_BODY, REST_SECONDS, refuse
from amunre.server.routes.site import STATIC
from tests.server.cast import RULES, Cast, content_hash
from tests.server.running import (
    PATIENCE,
    PATIENT,
    PROMPT,
    Follower,
    Guest,
    Member,
    Running,
    open_socket,
    open_table,
    running,
    sit,
)

UNSAFE = [route for route in RULES if route[0] not in ("GET", "HEAD")]
OURS = "https://play.example"
FOREIGN = [
    "null",
    "",
    " ",
    "*",
    "https://evil.example",
    "http://play.example",
    "https://play.example:443",
    "https://play.example:8443",
    "https://play.example/",
    "https://play.example/path",
    "https://play.example?x",
    "https://play.example#x",
    "https://PLAY.example",
    "HTTPS://play.example",
    "https://play.example.",
    "https://play.example.evil.example",
    "https://evil.example/https://play.example",
    "https://evilplay.example",
    "https://sub.play.example",
    "https://play-example",
    "https://playxexample",
    "https://play.example@evil.example",
    "https://user@play.example",
    "https://play.example%2eevil.example",
    "https://play.example, https://evil.example",
    "https://play.example https://evil.example",
    "wss://play.example",
    "ws://play.example",
    "file://",
    "//play.example",
    "play.example",
    "data:text/html,x",
    "chrome-extension://play.example",
    "https://127.0.0.1",
    "http://localhost",
    "https://[::1]",
    "https://xn--ply-0na.example",
]


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that knows its own name."""
    settings = PATIENT | {"origins": f"{OURS},https://also.example"}
    with running(tmp_path_factory.mktemp("named"), **settings) as found:
        yield found


def test_there_are_enough_variants() -> None:
    assert len(set(FOREIGN)) >= 30


def handshake(server: Running, table: str, origin: str | None) -> int:
    """The status with which a socket's handshake is answered."""
    try:
        with open_socket(server, table, origin=None if origin is None else Origin(origin)) as socket:
            socket.send('{"type":"hello"}')
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "welcome"
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.fixture(scope="module")
def table(named: Running) -> str:
    body = {"title": "classic", "players": 3, "player": "Ann"}
    answer = named.browser().post("/api/tables", json=body, headers={"Origin": OURS})
    return str(answer.json()["table"]["id"])


@pytest.mark.parametrize("origin", [*FOREIGN, None])
def test_a_socket_from_elsewhere_is_refused_before_it_is_accepted(
    named: Running, table: str, origin: str | None
) -> None:
    assert handshake(named, table, origin) == 403


@pytest.mark.parametrize("origin", [OURS, "https://also.example"])
def test_a_socket_from_a_page_of_ours_is_accepted(named: Running, table: str, origin: str) -> None:
    assert handshake(named, table, origin) == 101


def test_without_a_list_the_address_asked_for_is_ours(server: Running) -> None:
    table = open_table(server).table
    assert handshake(server, table, server.url) == 101
    for origin in (f"http://localhost:{server.port}", f"https://127.0.0.1:{server.port}", "http://127.0.0.1"):
        assert handshake(server, table, origin) == 403, origin


@pytest.fixture(scope="module")
def cast(server: Running) -> Cast:
    return Cast(server, {"stranger": Member(server, "Stranger").register()}, begun=True)


@pytest.mark.parametrize(("method", "path"), UNSAFE)
def test_whatever_changes_something_must_come_from_a_page_of_ours(
    server: Running, cast: Cast, method: str, path: str
) -> None:
    address = cast.path(path)
    before = content_hash(server)
    for role in ("anonymous", "stranger", "host"):
        client = cast.client(role)
        for origin in (None, "null", "https://evil.example", server.url + ".evil.example"):
            request = client.build_request(method, address, json={})
            del request.headers["Origin"]
            if origin is not None:
                request.headers["Origin"] = origin
            answer = client.send(request)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert content_hash(server) == before


def raw(server: Running, text: bytes, wait: float = PATIENCE) -> bytes:
    """Send bytes as they are; what comes back until the server closes."""
    with sockets.create_connection(("127.0.0.1", server.port), timeout=wait) as connection:
        connection.sendall(text)
        found = b""
        while True:
            part = connection.recv(65_536)
            if not part:
                return found
            found += part


def request_head(server: Running, length: int | None) -> bytes:
    size = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
    lines = (
        "POST /api/tables HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.url}",
        "Content-Type: application/json",
        size,
        "",
        "",
    )
    return "\r\n".join(lines).encode()


def test_a_body_that_is_too_large_is_refused_at_once(server: Running) -> None:
    began = time.monotonic()
    answer = server.browser().post("/api/tables", content=b" " * (LARGEST_BODY + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert time.monotonic() - began < PROMPT


@pytest.mark.parametrize("parts", [2, 40])
def test_a_body_without_end_is_refused_after_the_first_part(server: Running, parts: int) -> None:
    chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    answer = raw(server, request_head(server, None) + chunk * parts)
    assert b"413" in answer.split(b"\r\n")[0]
    assert json.loads(answer.split(b"\r\n\r\n")[1])["code"] == "too_large"


def test_who_sends_too_much_slowly_may_finish(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    coming = [True] * 5 + [False]
    sent: list[bytes] = []

    async def receive() -> Any:
        nonlocal now
        now += 0.9 * REST_SECONDS
        await asyncio.sleep(0)
        return {"type": "http.request", "more_body": coming.pop(0)}

    async def send(message: Any) -> None:
        sent.append(message.get("body", b""))

    async def body() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
        await refuse(send, Problem("too_large", "Too large."), rest=receive)

    asyncio.run(body())
    assert not coming
    assert b"too_large" in b"".join(sent)


@pytest.mark.slow
def test_what_never_arrives_is_not_waited_for_and_a_quiet_socket_stays(server: Running) -> None:
    ann = open_table(server)
    quiet = Follower(server, ann.table)
    quiet.until(1)
    began = time.monotonic()
    with ThreadPoolExecutor(2) as pool:
        body = pool.submit(raw, server, request_head(server, 1_000) + b'{"title":')
        head = pool.submit(raw, server, b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    assert b"408" in body.result().split(b"\r\n")[0]
    assert head.result() == b""
    assert 9 < time.monotonic() - began < PATIENCE
    assert ann.post("/chat", text="still there?", cid="c").status_code == 200
    assert quiet.next()["type"] == "message"


@pytest.mark.parametrize("depth", [DEEPEST + 1, 1_000, 30_000])
def test_json_that_is_too_deep_is_refused(server: Running, depth: int) -> None:
    body = b'{"decision":"d","cid":"c","action":{"type":' + b"[" * depth + b"]" * depth + b"}}"
    answer = open_table(server).client.post("/moves", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "too_deep")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"title": "classic", "players": 1e400, "player": "Ann"}',
        b'{"title": "classic", "players": 9223372036854775808, "player": "Ann"}',
        b'{"title": "classic", "players": NaN, "player": "Ann"}',
        b'{"title": "\\ud800", "players": 3, "player": "Ann"}',
        b'{"title": "a", "players": 3, "options": {"x": {}}}',
    ],
)
def test_a_body_of_another_form_is_a_bad_request(server: Running, body: bytes) -> None:
    answer = server.browser().post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), answer.text


def test_a_body_that_is_not_there_is_asked_for(server: Running) -> None:
    assert (
        server.browser().post("/api/tables").json()["text"]
        == "The request needs a body, as it is documented."
    )


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({}, "body: Object missing required field `title`"),
        ([], "body: Expected `object`, got `array`"),
        ({"title": "classic", "players": "x", "player": "Ann"}, "players: Expected `int`, got `str`"),
    ],
)
def test_what_does_not_fit_in_a_body_is_named(server: Running, body: object, text: str) -> None:
    assert server.browser().post("/api/tables", json=body).json()["text"] == text


def test_no_more_of_an_unknown_field_is_told_than_needed(server: Running) -> None:
    assert len(server.browser().post("/api/tables", json={"x" * 5_000: 1}).json()["text"]) <= 200


PAYLOADS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "</script><b>",
    "javascript:alert(1)",
    "{{7*7}}",
    "${7*7}",
    "';DROP TABLE tables--",
    "&lt;b&gt;",
]


@pytest.mark.parametrize("payload", PAYLOADS)
def test_what_people_write_comes_back_as_plain_json(server: Running, payload: str) -> None:
    ann = open_table(server, name=payload)
    said = ann.post("/chat", text=payload, cid="c")
    answer = ann.client.get("/messages")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.json()["messages"][said.json()["n"] - 1]["entry"]["text"] == payload
    assert ann.look()["settings"]["name"] == payload
    lost = server.get(f"/api/tables/{payload}")
    assert lost.status_code == 404
    assert payload not in lost.text
    assert lost.headers["content-type"] == "application/json"


def test_every_answer_carries_the_headers(server: Running) -> None:
    for path in ("/", "/nothing", "/api/tables", "/healthz", "/api/schema/openapi.json"):
        headers = server.get(path).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["x-frame-options"] == "DENY", path
        assert headers["referrer-policy"] == "no-referrer", path
        # the client's page, where it is built, is the same for everybody: kept, compressed, asked about anew
        is_page = path == "/" and (STATIC / "index.html").is_file()
        assert headers["cache-control"] == ("no-cache" if is_page else "no-store, no-transform"), path
        assert "server" not in headers, path
        assert is_page or "content-encoding" not in headers, path


def test_nothing_is_compressed(server: Running) -> None:
    answer = server.get("/api/catalogue", headers={"Accept-Encoding": "gzip, br, zstd"})
    assert "content-encoding" not in answer.headers
    with open_socket(server, "x", compression="deflate") as socket:
        assert socket.protocol.extensions == []


def test_requests_are_limited_by_address_and_forged_addresses_do_not_help(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("few"), **(PATIENT | {"requests_per_minute": "10"})) as server:
        codes = []
        for number in range(14):
            forged = {"X-Forwarded-For": f"10.0.0.{number}", "Forwarded": f"for=10.0.0.{number}"}
            codes.append(server.get("/api/catalogue", headers=forged).status_code)
        assert codes[:10] == [200] * 10
        assert 429 in codes[10:]
        refused = exhausted(server)
        assert refused.json()["code"] == "too_many"
        assert 1 <= int(refused.headers["retry-after"]) <= 6
        assert server.get("/healthz").status_code == 200
        for unknown in ("/nothing", "/api/nothing", "/"):
            exhausted(server)
            assert server.get(unknown).status_code == 429, unknown


def exhausted(server: Running) -> httpx.Response:
    """The first answer that says that there were too many requests."""
    while True:
        answer = server.get("/api/catalogue")
        if answer.status_code == 429:
            return answer


def test_who_asks_too_often_is_refused_before_the_body_is_looked_at_and_so_are_sockets(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("few"), **(PATIENT | {"requests_per_minute": "1"})) as server:
        exhausted(server)
        head = request_head(server, LARGEST_BODY)  # no byte of the body is sent
        with sockets.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
            connection.sendall(head)
            assert b" 429 " in connection.recv(65_536).split(b"\r\n")[0]
        exhausted(server)
        with pytest.raises(InvalidStatus) as refused:
            open_socket(server, "x")
        assert refused.value.response.status_code == 429


def test_a_proxy_that_is_named_is_believed(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = PATIENT | {"requests_per_minute": "2", "proxies": "127.0.0.1"}
    with running(tmp_path_factory.mktemp("proxy"), **settings) as server:
        for number in range(5):
            forwarded = {"X-Forwarded-For": f"10.0.0.{number}"}
            assert server.get("/api/catalogue", headers=forwarded).status_code == 200
            assert server.get("/metrics", headers=forwarded).status_code == 403


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("a:socket", "a:socket"),
    ],
)
def test_a_household_counts_as_one_address(address: str, counted: str) -> None:
    scope: Any = {"type": "http", "client": (address, 1), "headers": []}
    assert address_of(Request(scope)) == counted


def test_only_names_that_are_set_are_answered_to(tmp_path_factory: pytest.TempPathFactory) -> None:
    names = {"hosts": "play.example, *.tables.example"}
    with running(tmp_path_factory.mktemp("hosts"), **(PATIENT | names)) as server:
        for name in ("play.example", "PLAY.example:8443", "a.tables.example", "play.example:"):
            assert server.get("/api/me", headers={"Host": name}).status_code == 200, name
        for name in ("evil.example", "tables.example", "play.example.evil.example", "x@play.example", ""):
            refused = server.get("/api/me", headers={"Host": name})
            assert (refused.status_code, refused.json()["code"]) == (400, "wrong_host"), name
        with pytest.raises(InvalidStatus) as turned_away:
            open_socket(server, "x", additional_headers={"Host": "evil.example"})
        assert turned_away.value.response.status_code == 400


def test_the_machine_itself_looks_after_the_server_under_any_name(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    settings = PATIENT | {"hosts": "play.example", "requests_per_minute": "1"}
    with running(tmp_path_factory.mktemp("probes"), **settings) as server:
        for path in ("/healthz", "/readyz", "/metrics"):
            for name in (f"127.0.0.1:{server.port}", "localhost", "evil.example"):
                assert server.get(path, headers={"Host": name}).status_code == 200, (path, name)
            for proxy in ({"X-Forwarded-For": "10.0.0.1"}, {"Via": "1.1 x"}, {"Forwarded": "for=127.0.0.1"}):
                assert server.get(path, headers=proxy).status_code in (400, 429), path


def test_nobody_reads_figures_through_a_proxy_that_is_not_named(server: Running) -> None:
    assert server.get("/metrics").status_code == 200
    refused = server.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_for_you")


def test_no_secret_is_in_the_log(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("log"), **(PATIENT | {"log_level": "debug"})) as server:
        member = Member(server, "Uma", "an unlikely password").register()
        table = member.open_table(listed=False, name="a hidden table")
        guest = sit(server, table, "Vic")
        sit(server, table, "Wim")
        assert member.client.post(f"/api/tables/{table}/start").status_code == 200
        follower = Follower(server, table, guest.token)
        follower.until(1)
        seen = guest.look()
        body = {"decision": "d", "action": {"type": "a peculiar action"}, "cid": "c"}
        assert guest.client.post("/moves", json=body).status_code in (409, 422)
        assert guest.post("/chat", text="a peculiar remark", cid="chat").status_code == 200
        server.get(f"/api/tables/{table}?token={guest.token}")
        Member(server, "Uma", "another password").log_in()
        secrets = [guest.token, member.session, member.csrf(), "an unlikely password", "another password"]
        secrets += ["a peculiar action", "a peculiar remark", "a hidden table", table, seen["commitment"]]
        server.stop()
        server.follower.join(PATIENCE)
    log = "".join(server.log)
    assert '"route": "/api/tables/{table_id}/moves"' in log
    for secret in secrets:
        assert secret not in log
    for line in server.log:
        assert json.loads(line)["event"], "every line is JSON"
    assert isinstance(guest, Guest)
