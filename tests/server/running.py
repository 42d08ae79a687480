"""A real server in a process of its own, on a free port and a database file, and people who use it."""

from __future__ import annotations

import json
import os
import queue
import random
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

JSON = dict[str, Any]
NO_TLS = ssl.create_default_context()
"""Made once, because it takes longer than a request; nothing here is encrypted."""
PATIENCE = 120.0
"""Seconds after which nothing more is expected; a wait ends as soon as there is something."""
PROMPT = 15.0
"""Seconds within which happens what happens at once, on a busy machine too; a heartbeat takes longer."""
PATIENT = {
    "bot_delay": "0",
    "requests_per_minute": "1000000",
    "tables_per_hour": "100000",
    "tables_per_account": "0",
    "actions_per_minute": "1000000",
    "accounts_per_hour": "100000",
    "sockets_per_caller": "1000",
    "sockets_per_address": "1000",
    "connections_per_address": "5000",
    "bot_tables": "1000",
    "bot_tables_per_address": "1000",
}
"""Settings under which limits are not in the way of tests about something else."""


class Running:
    """A server process, which hashes passwords quickly unless its program is ``amunre`` itself."""

    def __init__(self, folder: Path, before: Callable[[], None] | None = None, /, **settings: str) -> None:
        self.folder = folder
        program = settings.pop("program", "tests.server.program")
        self.settings = settings
        self.log: list[str] = []
        self.closing = ExitStack()
        """Connections that end with the server."""
        self.lines: queue.Queue[str] = queue.Queue()
        environment = {name: value for name, value in os.environ.items() if not name.startswith("AMUNRE_")}
        wanted = {"port": "0", "data": str(folder), **settings}
        environment |= {f"AMUNRE_{name.upper()}": value for name, value in wanted.items()}
        self.process = subprocess.Popen(
            [sys.executable, "-m", program, "serve"],
            env=environment,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=before,
        )
        self.follower = threading.Thread(target=self.follow, daemon=True)
        self.follower.start()
        try:
            self.port = self.wait_for_port()
        except BaseException:
            self.end()
            raise

    def follow(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)
            self.lines.put(line)
        self.lines.put("")

    def wait_for_port(self) -> int:
        while True:
            line = self.lines.get(timeout=PATIENCE)
            if not line:
                raise RuntimeError("the server did not start: " + "".join(self.log))
            if '"listening"' in line:
                return int(json.loads(line)["port"])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.folder / "server.db"

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """Seconds that it took to stop."""
        began = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(timeout=PATIENCE)
        return time.monotonic() - began

    def end(self) -> None:
        """Whatever has happened, leave nothing behind."""
        self.process.kill()
        self.process.wait()
        self.follower.join(PATIENCE)
        assert self.process.stderr is not None
        self.process.stderr.close()

    def get(self, path: str, **options: Any) -> httpx.Response:
        """What somebody unknown is answered."""
        return httpx.get(self.url + path, timeout=PATIENCE, verify=NO_TLS, **options)

    def browser(self) -> httpx.Client:
        """Somebody with a cookie jar, on a page of this server."""
        client = httpx.Client(
            base_url=self.url, headers={"Origin": self.url}, timeout=PATIENCE, verify=NO_TLS
        )
        return self.closing.enter_context(client)

    def operator(self) -> httpx.Client:
        """Whoever runs the server, at a door of their own."""
        transport = httpx.HTTPTransport(uds=str(self.folder / "admin.sock"), verify=NO_TLS)
        client = httpx.Client(transport=transport, base_url="http://localhost", timeout=PATIENCE)
        return self.closing.enter_context(client)


@contextmanager
def running(folder: Path, before: Callable[[], None] | None = None, /, **settings: str) -> Iterator[Running]:
    """A server until the block ends; ``before`` is done in its process before it starts."""
    server = Running(folder, before, **settings)
    try:
        yield server
    finally:
        try:
            server.closing.close()
            if server.process.poll() is None:
                server.stop()
        finally:
            server.end()


class Guest:
    """A seat at a table, with its token, as a program would use it."""

    def __init__(self, server: Running, seated: JSON) -> None:
        self.server = server
        self.table = str(seated["table"]["id"])
        self.seat = int(seated["seat"])
        self.token = str(seated["token"])
        self.cids = 0
        self.client = server.browser()
        self.client.base_url = httpx.URL(f"{server.url}/api/tables/{self.table}")
        self.client.headers["Authorization"] = f"Bearer {self.token}"

    def cid(self) -> str:
        self.cids += 1
        return f"c{self.seat}-{self.cids}"

    def look(self) -> JSON:
        found: JSON = self.client.get("").raise_for_status().json()
        return found

    def messages(self, since: int = 0) -> list[JSON]:
        found: list[JSON] = self.client.get("/messages", params={"since": since}).json()["messages"]
        return found

    def move(self, decision: str, action: Any, cid: str | None = None) -> httpx.Response:
        body = {"decision": decision, "action": action, "cid": cid or self.cid()}
        return self.client.post("/moves", json=body)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.client.post(path, json=body)

    def first_choice(self, place: int = 0) -> tuple[str, str]:
        """The decision that is asked, and one of the actions that answer it."""
        seen = self.look()
        texts = choices(seen)
        return seen["prompt"]["decision"], texts[place % len(texts)]


def choices(seen: JSON) -> list[str]:
    """What the viewer may do, in notation; of groups that are too long to be sent, the example."""
    groups = seen["prompt"]["choices"]
    return [text for group in groups for text in group["texts"] or [group["example"]]]


def open_table(server: Running, **wish: Any) -> Guest:
    """A guest opens a table; three seats of the first edition if nothing else is said."""
    body = {"title": "classic", "players": 3, "player": "Ann", **wish}
    response = server.browser().post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    return Guest(server, response.json())


def sit(server: Running, table: str, name: str) -> Guest:
    response = server.browser().post(f"/api/tables/{table}/seats", json={"name": name})
    assert response.status_code == 201, response.text
    return Guest(server, response.json())


def three_guests(server: Running, **wish: Any) -> list[Guest]:
    """A table with three guests at which the game has begun."""
    ann = open_table(server, **wish)
    guests = [ann, sit(server, ann.table, "Bea"), sit(server, ann.table, "Cem")]
    assert ann.client.post("/start").status_code == 200
    return guests


def play_until(guests: list[Guest], reached: Callable[[JSON], bool]) -> JSON:
    """Let guests play at random until one of them sees what is wanted; what it sees."""
    rng = random.Random(5)
    while True:
        for guest in guests:
            seen = guest.look()
            if reached(seen):
                return seen
            assert seen["status"] == "running"
            if seen["seats"][guest.seat]["waited_for"]:
                assert guest.move(*guest.first_choice(rng.randrange(1_000))).status_code == 200
            elif len(guests) == 1:
                time.sleep(0.01)  # whoever asks all the time takes the time of those who think


def is_sealed(seen: JSON) -> bool:
    """Whether several seats choose at the same time."""
    return seen["view"] is not None and len(seen["view"]["decisions"]) == len(seen["seats"])


def open_socket(server: Running, table: str, **options: Any) -> ClientConnection:
    """A socket that takes in at once whatever comes, as a browser does, and gives up on nothing."""
    usual = {"origin": Origin(server.url), "compression": None, "max_queue": None}
    waiting = {"open_timeout": PATIENCE, "ping_interval": None}
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    opened: ClientConnection = connect(url, **(usual | waiting | options))
    return opened


class Follower:
    """A socket that keeps all it hears."""

    def __init__(self, server: Running, table: str, token: str = "", since: int = 0, **hello: Any) -> None:
        self.socket = server.closing.enter_context(open_socket(server, table, close_timeout=2))
        self.frames: list[JSON] = []
        self.socket.send(json.dumps({"type": "hello", "token": token, "since": since, **hello}))

    def next(self, timeout: float = PATIENCE) -> JSON:
        frame: JSON = json.loads(self.socket.recv(timeout=timeout))
        self.frames.append(frame)
        return frame

    def until(self, head: int) -> JSON:
        """Read until the state after message ``head`` has come; that state."""
        while True:
            frame = self.next()
            if frame["type"] == "state" and frame["table"]["head"] >= head:
                table: JSON = frame["table"]
                return table

    def drain(self) -> None:
        """Read what is there, as a client does all the time."""
        with suppress(TimeoutError):
            while True:
                self.next(0)

    def is_quiet(self, seconds: float = 0.5) -> bool:
        try:
            self.next(seconds)
        except TimeoutError:
            return True
        return False

    @property
    def messages(self) -> list[JSON]:
        return [frame for frame in self.frames if frame["type"] == "message"]


class Member:
    """Somebody with an account, in a browser of their own."""

    def __init__(self, server: Running, name: str, password: str = "correct horse") -> None:
        self.server = server
        self.name = name
        self.password = password
        self.client = server.browser()

    def register(self) -> Member:
        body = {"name": self.name, "password": self.password}
        assert self.client.post("/api/accounts", json=body).status_code == 201
        self.fetch_csrf()
        return self

    def log_in(self, password: str | None = None) -> httpx.Response:
        body = {"name": self.name, "password": password or self.password}
        answer = self.client.post("/api/login", json=body, headers={"X-CSRF-Token": self.csrf()})
        self.fetch_csrf()
        return answer

    def csrf(self) -> str:
        return self.client.cookies.get("amunre-csrf") or ""

    def fetch_csrf(self) -> None:
        """What a page does first: read something, and keep the token that comes with it."""
        self.client.get("/api/me")
        self.client.headers["X-CSRF-Token"] = self.csrf()

    @property
    def id(self) -> str:
        return str(self.client.get("/api/me").json()["account"]["id"])

    def made_administrator(self) -> Member:
        path = f"/api/admin/accounts/{self.id}/grant"
        assert self.server.operator().post(path).status_code == 200
        return self

    @property
    def session(self) -> str:
        return self.client.cookies.get("amunre") or ""

    def who(self) -> str | None:
        account = self.client.get("/api/me").json()["account"]
        return None if account is None else str(account["name"])

    def open_table(self, **wish: Any) -> str:
        body = {"title": "classic", "players": 3, **wish}
        answer = self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        assert answer.json()["token"] == ""
        return str(answer.json()["table"]["id"])
