"""Administrators of a site, and the operator's own door."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from amunre.server.door import MARK, WHOSE, door_of, name_of
from tests.server.running import PATIENCE, PATIENT, Member, Running, running
from tests.server.test_workers import children
from tests.support.postgres import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("site"), **PATIENT) as found:
        yield found


def admin(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, as the operator types it."""
    command = [sys.executable, "-m", "amunre", "admin", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def done(*arguments: str) -> str:
    found = admin(*arguments)
    assert found.returncode == 0, found.stderr
    assert found.stderr == ""
    return found.stdout


# The door


def test_the_door_is_for_the_servers_user_alone_and_goes_with_the_server(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as server:
        door = tmp_path / "admin.sock"
        assert stat.S_ISSOCK(door.stat().st_mode)
        assert stat.S_IMODE(door.stat().st_mode) == 0o600
        server.operator().get("/healthz").raise_for_status()
        server.stop()
        assert not door.exists()


def test_a_door_that_a_dead_server_has_left_is_replaced(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as server:
        server.stop(signal.SIGKILL)
        assert (tmp_path / "admin.sock").exists()
    with running(tmp_path, **PATIENT) as server:
        assert server.operator().get("/api/admin/acts").status_code == 200


def test_where_there_can_be_no_door_the_server_serves_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "admin.sock").mkdir()
    with running(tmp_path, **PATIENT) as server:
        assert server.get("/healthz").status_code == 200
        assert any("no_operator_socket" in line for line in server.log)


def test_the_operator_comes_in_under_any_name_and_from_no_page(tmp_path: Path) -> None:
    strict = {"hosts": "play.example", "origins": "https://play.example", "https": "true"}
    with running(tmp_path, **strict, requests_per_minute="1") as server:
        operator = server.operator()
        for _ in range(5):
            assert operator.get("/api/admin/acts").status_code == 200
        assert operator.post("/api/admin/accounts/x/grant").json()["code"] == "no_such_account"


LIES = [
    {MARK: "true"},
    {MARK.replace(".", "-"): "True"},
    {WHOSE: "anything"},
    {"Forwarded": "for=unix:;proto=http"},
    {"X-Forwarded-For": ""},
    {"X-Forwarded-For": "operator"},
    {"X-Forwarded-For": "127.0.0.1", "X-Real-IP": "127.0.0.1"},
    {"Host": "localhost"},
    {"Authorization": "Bearer operator"},
    {"Cookie": "amunre=operator"},
]


@pytest.mark.parametrize("proxies", ["", "127.0.0.1", "*"])
def test_nobody_is_taken_for_the_operator_over_the_network(tmp_path: Path, proxies: str) -> None:
    with running(tmp_path, **PATIENT, proxies=proxies) as server:
        for lie in LIES:
            seen = server.get("/api/admin/acts", headers=lie)
            grant = server.browser().post("/api/admin/accounts/x/grant", headers=lie)
            codes = {answer.json()["code"] for answer in (seen, grant)}
            assert codes <= {"not_an_admin", "foreign_origin", "forbidden"}, lie


def test_there_are_no_sockets_for_the_operator(server: Running) -> None:
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    answer = server.operator().get("/api/tables/x/socket", headers=upgrade)
    assert answer.json()["code"] == "no_such_method", "it is a request like any other"


def test_a_server_answers_nobody_who_comes_for_another_database(server: Running) -> None:
    own, other = name_of(f"sqlite:///{server.database}"), name_of("sqlite:////elsewhere/server.db")
    operator = server.operator()
    assert operator.get("/api/admin/acts", headers={WHOSE: own}).status_code == 200
    assert operator.get("/api/admin/acts", headers={WHOSE: other}).json()["code"] == "wrong_database"


def test_databases_are_told_apart_whoever_logs_in() -> None:
    one = name_of("postgresql://ann:secret@host:5432/games")
    assert one == name_of("postgresql://bea@host:5432/games")
    assert one != name_of("postgresql://ann:secret@host:5432/other")
    assert door_of("postgresql://host/games", "/var/lib/amunre") == Path("/var/lib/amunre/admin.sock")


# Administrators


def test_others_are_told_the_same_whatever_they_ask_for(server: Running) -> None:
    eve, vic = Member(server, "Eve").register(), Member(server, "Vic").register()
    asked = [("GET", "accounts"), ("GET", "acts"), ("GET", "acts?count=none")]
    asked += [("POST", f"accounts/{name}/grant") for name in (vic.id, "none")]
    for client in (eve.client, server.browser()):
        answers = [client.request(method, f"/api/admin/{path}", content=b"{") for method, path in asked]
        assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
        assert answers[0].json()["code"] == "not_an_admin"


def test_the_operator_makes_administrators_and_no_administrator_does(server: Running) -> None:
    ada, bob = Member(server, "Ada").register(), Member(server, "Bob").register()
    assert ada.client.get("/api/me").json()["administrator"] is False
    assert done("grant", "ADA", "--data", str(server.folder)) == "Ada is an administrator.\n"
    assert ada.client.get("/api/me").json()["administrator"] is True
    refused = ada.client.post(f"/api/admin/accounts/{bob.id}/grant")
    assert (refused.status_code, refused.json()["code"]) == (403, "operators_only")
    [found] = ada.client.get("/api/admin/accounts", params={"name": "a", "whole": False}).json()["accounts"]
    assert (found["name"], found["administrator"]) == ("Ada", True)
    assert done("revoke", "Ada", "--data", str(server.folder)) == "Ada is no administrator.\n"
    assert ada.client.get("/api/me").json()["administrator"] is False
    assert ada.client.get("/api/admin/acts").status_code == 403


def test_accounts_are_found_page_by_page(server: Running) -> None:
    names = ["Zoë", "Zoe B", "Zola", "Zz%"]
    for name in names:
        Member(server, name).register()
    operator = server.operator()

    def found(**query: str) -> list[str]:
        page = operator.get("/api/admin/accounts", params=query).json()
        rest = found(**query | {"after": page["next"]}) if page["next"] else []
        return [account["name"] for account in page["accounts"]] + rest

    assert sorted(found(name="z", count="1")) == sorted(names)
    assert found(name="ZO", count="2") == ["Zoë", "Zoe B", "Zola"]
    assert found(name="zoe", whole="true") == ["Zoë"]
    assert found(name="%") == []


def test_what_was_done_is_written_down_also_while_the_server_is_stopped(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as server:
        ida = Member(server, "Ida").register()
        ida.made_administrator()
        account = ida.id
    there = ("--data", str(tmp_path))
    assert done("revoke", "Ida", *there) == "Ida is no administrator.\n"
    lines = done("log", *there).splitlines()
    assert [line.partition("  ")[2] for line in lines] == [
        "operator: revoke account Ida",
        "operator: grant account Ida",
    ]
    assert account in done("log", "--json", *there)
    assert len(done("log", "--count", "1", *there).splitlines()) == 1


def test_the_command_says_in_one_sentence_what_is_wrong(server: Running, tmp_path: Path) -> None:
    found = admin("grant", "Nobody", "--data", str(server.folder))
    assert (found.returncode, found.stderr) == (2, "amunre: there is no account named Nobody.\n")
    found = admin("log", "--data", str(tmp_path))
    assert found.returncode == 2
    assert found.stderr.startswith("amunre: there is no database at")


# Several workers


def test_every_worker_answers_at_the_door_and_one_is_enough(
    postgres: Server, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    url = postgres.new_database()
    with running(tmp_path, **PATIENT, database=url, workers="3") as site:
        ann = Member(site, "Ann").register()
        os.kill(min(children(site)), signal.SIGKILL)
        for _ in range(20):
            site.operator().get("/api/admin/acts").raise_for_status()
        assert done("grant", "Ann", "--database", url) == "Ann is an administrator.\n"
        assert ann.client.get("/api/me").json()["administrator"] is True
        elsewhere = tmp_path_factory.mktemp("elsewhere")
        with running(elsewhere, **PATIENT) as other:
            assert done("grant", "Ann", "--database", url) == "Ann is an administrator.\n"
            assert other.operator().get("/api/admin/acts").json()["acts"] == []
        site.stop()
        assert not (tmp_path / "admin.sock").exists()
