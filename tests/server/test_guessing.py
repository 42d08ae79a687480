"""Strangers cannot guess passwords fast, and cannot lock an account for its owner by trying."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest

from amunre.server import devices, puzzles
from amunre.server.limits import HARD_GUESSES
from amunre.server.puzzles import (
    MOST_BITS,
    SKEW_SECONDS,
    VALID_SECONDS,
    Puzzle,
    bits_for,
    bits_of,
    make_puzzle,
    solve,
)
from tests.server.running import PATIENT, Member, Running, running

FREE = 3
"""Wrong passwords before an account takes no more from strangers."""
SECRET = b"s" * 32


@pytest.fixture(scope="module", params=["one process", "three workers"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = PATIENT | {"guesses": str(FREE), "proxies": "127.0.0.1"}
    if request.param == "three workers":
        database = request.getfixturevalue("postgres").new_database()
        settings |= {"database": database, "workers": "3"}
    with running(tmp_path_factory.mktemp("guessing"), **settings) as found:
        yield found


def log_in(browser: httpx.Client, name: str, password: str, **more: str) -> httpx.Response:
    headers = {"X-CSRF-Token": browser.cookies.get("amunre-csrf") or ""}
    return browser.post("/api/login", json={"name": name, "password": password, **more}, headers=headers)


ADDRESSES = count()


def stranger(server: Running) -> httpx.Client:
    """A new browser from an address of its own."""
    browser = server.browser()
    browser.headers["X-Forwarded-For"] = f"198.51.100.{next(ADDRESSES) % 250}"
    return browser


def besieged(server: Running, name: str) -> Member:
    """Somebody with an account, at which a stranger has guessed for as long as that was possible."""
    owner = Member(server, name).register()
    for number in range(FREE):
        assert log_in(stranger(server), name, f"wrong {number}").json()["code"] == "bad_login"
    assert asked(log_in(stranger(server), name, "wrong again")).bits >= puzzles.FEWEST_BITS
    return owner


def asked(answer: httpx.Response) -> Puzzle:
    """The puzzle that an answer asks for."""
    problem: dict[str, Any] = answer.json()
    assert (answer.status_code, problem["code"]) == (429, "puzzle_needed"), problem
    assert problem["puzzle"]["rounds"] == puzzles.ROUNDS
    return Puzzle(problem["puzzle"]["text"], problem["puzzle"]["bits"])


def with_answer(puzzle: Puzzle) -> dict[str, str]:
    return {"puzzle": puzzle.text, "answer": solve(puzzle)}


def test_a_browser_that_is_known_gets_in_while_strangers_guess(server: Running) -> None:
    owner = besieged(server, "Ann")
    assert owner.client.post("/api/logout").status_code == 200
    assert owner.log_in().status_code == 200
    assert owner.who() == "Ann"


def test_a_browser_that_is_new_gets_in_by_solving_a_puzzle(server: Running) -> None:
    owner = besieged(server, "Bea")
    browser = stranger(server)
    puzzle = asked(log_in(browser, "Bea", owner.password))
    assert log_in(browser, "Bea", owner.password, **with_answer(puzzle)).status_code == 200
    assert browser.get("/api/me").json()["account"]["name"] == "Bea"
    browser.cookies.delete("amunre")
    assert log_in(browser, "Bea", owner.password).status_code == 200, "from now on it is known"


def test_an_answer_is_good_for_one_guess_at_one_account(server: Running) -> None:
    for name in ("Cem", "Dea"):
        besieged(server, name)
    puzzle = asked(log_in(stranger(server), "Cem", "wrong"))
    told = with_answer(puzzle)
    assert asked(log_in(stranger(server), "Dea", "wrong", **told)).text != puzzle.text
    assert log_in(stranger(server), "Cem", "wrong", **told).json()["code"] == "bad_login"
    for _ in range(6):  # whichever worker it comes to
        assert asked(log_in(stranger(server), "Cem", "wrong", **told)).text != puzzle.text


@pytest.mark.parametrize("answer", ["", "0", "x" * 20, "-1", "\u0661"])
def test_a_wrong_answer_gets_another_puzzle(server: Running, answer: str) -> None:
    name = f"Eva {len(answer)} {ord(answer[0]) if answer else 0}"
    besieged(server, name)
    puzzle = asked(log_in(stranger(server), name, "wrong"))
    if solve(puzzle) != answer:
        asked(log_in(stranger(server), name, "wrong", puzzle=puzzle.text, answer=answer))


def test_puzzles_grow_harder_with_every_wrong_guess(server: Running) -> None:
    besieged(server, "Fay")
    bits = []
    for number in range(4):
        puzzle = asked(log_in(stranger(server), "Fay", "wrong"))
        bits.append(puzzle.bits)
        answer = log_in(stranger(server), "Fay", f"wrong {number}", **with_answer(puzzle))
        assert answer.json()["code"] == "bad_login"
    assert bits == [6, 7, 8, 8]
    assert bits == [bits_for(wrong) for wrong in range(4)]


def test_a_name_that_nobody_has_is_answered_like_any_other(server: Running) -> None:
    for number in range(FREE):
        assert log_in(stranger(server), "Nobody", f"wrong {number}").json()["code"] == "bad_login"
    puzzle = asked(log_in(stranger(server), "Nobody", "wrong"))
    answer = log_in(stranger(server), "Nobody", "wrong", **with_answer(puzzle))
    assert answer.json() == {"code": "bad_login", "text": "Name or password is wrong."}


def test_who_steals_a_browser_has_as_few_guesses_as_anybody(server: Running) -> None:
    owner = Member(server, "Gus").register()
    assert owner.client.post("/api/logout").status_code == 200
    codes = [owner.log_in(f"wrong {number}").json()["code"] for number in range(2 * FREE + 1)]
    assert codes == ["bad_login"] * 2 * FREE + ["puzzle_needed"], "its own, then those of all strangers"


def test_a_browser_is_known_for_the_accounts_that_have_used_it_and_no_other(server: Running) -> None:
    owner, other = besieged(server, "Hal"), Member(server, "Ida").register()
    device = other.client.cookies.get("amunre-device")
    other.client.post("/api/logout")
    asked(log_in(other.client, "Hal", owner.password))
    number, signed = devices.read_device(device or "")
    assert len(signed) == 1
    for forged in (f"{number}.{'0' * 32}", f"{'0' * 32}.{signed[0]}", "x" * 5_000):
        browser = stranger(server)
        browser.headers["Cookie"] = f"amunre-device={forged}"
        asked(browser.post("/api/login", json={"name": "Hal", "password": owner.password}))


def test_an_address_that_has_guessed_too_often_solves_puzzles_for_every_account(server: Running) -> None:
    owner = Member(server, "Jon").register()
    codes = []
    for number in range(4 * FREE + 1):
        browser = server.browser()
        browser.headers["X-Forwarded-For"] = "203.0.113.9"
        codes.append(log_in(browser, f"name {number}", "wrong").status_code)
    assert codes == [401] * 4 * FREE + [429]
    puzzle = asked(log_in(browser, "Jon", owner.password))
    assert log_in(browser, "Jon", owner.password, **with_answer(puzzle)).status_code == 200
    owner.client.headers["X-Forwarded-For"] = "203.0.113.9"
    assert owner.log_in().status_code == 200, "behind the same address, but known"


def test_a_session_confirms_its_password_whatever_strangers_do(server: Running) -> None:
    owner = Member(server, "Kim").register()
    for number in range(FREE):
        log_in(stranger(server), "Kim", f"wrong {number}")
    change = {"old": "wrong", "new": "battery staple"}
    codes = [owner.client.post("/api/me/password", json=change).json()["code"] for _ in range(FREE + 1)]
    assert codes == ["bad_login"] * FREE + ["too_many"]
    other = Member(server, "Lea").register()
    change["old"] = other.password
    assert other.client.post("/api/me/password", json=change).status_code == 200


# The parts by themselves


def test_a_puzzle_is_ours_for_one_account_and_a_while() -> None:
    puzzle = make_puzzle(SECRET, "ann", 9, 1_000.0)
    assert bits_of(SECRET, "ann", puzzle.text, 1_000.0) == 9
    assert bits_of(SECRET, "ann", puzzle.text, 1_000.0 + VALID_SECONDS) == 9
    assert bits_of(SECRET, "ann", puzzle.text, 1_000.0 - SKEW_SECONDS) == 9, (
        "on a host that is a little behind"
    )
    for text, about, now in [
        (puzzle.text, "bea", 1_000.0),
        (puzzle.text, "ann", 1_001.0 + VALID_SECONDS),
        (puzzle.text, "ann", 999.0 - SKEW_SECONDS),
        ("1" + puzzle.text[1:], "ann", 1_000.0),
        (puzzle.text[:-1], "ann", 1_000.0),
        ("", "ann", 1_000.0),
        ("...", "ann", 1_000.0),
        ("é.1.2.3", "ann", 1_000.0),
    ]:
        assert bits_of(SECRET, about, text, now) == 0, text
    assert bits_of(b"t" * 32, "ann", puzzle.text, 1_000.0) == 0


def test_puzzles_never_become_so_hard_that_an_owner_gives_up() -> None:
    assert bits_for(HARD_GUESSES / 2) == MOST_BITS == bits_for(10**9)


def test_a_browser_is_known_for_the_last_few_accounts() -> None:
    value = ""
    for number in range(6):
        cookie = devices.remembering(SECRET, value, f"account {number}", https=True)
        value = str(cookie.value)
    assert (cookie.key, cookie.httponly, cookie.secure) == ("__Host-amunre-device", True, True)
    known = [bool(devices.known_number(SECRET, value, f"account {number}")) for number in range(6)]
    assert known == [False, False, True, True, True, True]
