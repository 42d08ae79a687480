"""Opening tables, sitting down, the host, leaving and coming back, playing again."""

from __future__ import annotations

import sqlite3
import time

import httpx
import pytest

from tests.server.running import (
    PATIENCE,
    PATIENT,
    Guest,
    Member,
    Running,
    open_table,
    play_until,
    running,
    sit,
    three_guests,
)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def finish(guests: list[Guest]) -> None:
    """All agree to stop, which ends a game at once."""
    for guest in guests:
        assert guest.post("/votes", about="end").status_code == 200


def test_the_catalogue_names_titles_expansions_options_and_bots(server: Running) -> None:
    found = server.get("/api/catalogue").json()
    titles = {title["name"]: title for title in found["titles"]}
    assert titles["classic"]["players"] == [3, 4, 5]
    assert "statues" in [expansion["name"] for expansion in titles["anniversary"]["expansions"]]
    assert titles["classic"]["options"][0]["values"] == ["closed", "open"]
    assert {"random", "greedy"} <= {bot["name"] for bot in found["bots"]}


def test_only_the_hash_of_a_token_is_stored(server: Running) -> None:
    ann = open_table(server)
    assert len(ann.token) >= 43, "256 bits"
    database = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)
    text = "\n".join(database.iterdump())
    database.close()
    assert ann.token not in text
    assert ann.table in text


def test_a_listed_table_is_found_and_a_private_one_is_not(server: Running) -> None:
    listed = open_table(server, name="Memphis")
    private = open_table(server, listed=False)
    tables = server.get("/api/tables").json()["tables"]
    line = next(table for table in tables if table["id"] == listed.table)
    assert (line["name"], line["title"], line["seats"]) == ("Memphis", "classic", ["Ann", "", ""])
    assert private.table not in [table["id"] for table in tables]
    assert server.get(f"/api/tables/{private.table}").status_code == 200, "the link is the key"


def test_a_table_that_everybody_has_left_is_listed_no_more(server: Running) -> None:
    ann = open_table(server)
    assert ann.post("/leave").status_code == 200
    tables = server.get("/api/tables").json()["tables"]
    assert ann.table not in [table["id"] for table in tables]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"title": "chess"}, "bad_setup"),
        ({"players": 2}, "bad_setup"),
        ({"options": {"memory": "perfect"}}, "bad_setup"),
        ({"clock": {"bank": 600, "per_decision": 600}}, "bad_clock"),
        ({"player": ""}, "no_name"),
        ({"player": "A\u202eB"}, "bad_text"),
        ({"player": "x" * 21}, "too_long"),
        ({"seats": ["open", "open", "open"]}, "bad_seats"),
        ({"seats": ["me"]}, "bad_seats"),
        ({"seats": ["me", "open", "genius"]}, "no_such_bot"),
        ({"name": "n" * 61}, "too_long"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    server: Running, wish: dict[str, object], code: str
) -> None:
    body = {"title": "classic", "players": 3, "player": "Ann", **wish}
    assert refusal(server.browser().post("/api/tables", json=body)) == (422, code)


def test_unknown_fields_are_refused(server: Running) -> None:
    body = {"title": "classic", "players": 3, "player": "Ann", "seat": 2, "account": "somebody"}
    assert refusal(server.browser().post("/api/tables", json=body)) == (400, "bad_request")


def test_seats_and_names_are_taken_once(server: Running) -> None:
    ann = open_table(server)
    seats = f"/api/tables/{ann.table}/seats"
    stranger = server.browser()
    assert refusal(stranger.post(seats, json={"name": "Bea", "seat": 0})) == (409, "seat_taken")
    assert refusal(stranger.post(seats, json={"name": "ann"})) == (409, "name_taken")
    assert refusal(stranger.post(seats, json={"name": "Bea", "seat": 7})) == (422, "no_such_seat")
    assert stranger.post(seats, json={"name": "Bea", "seat": 2}).json()["seat"] == 2
    assert stranger.post(seats, json={"name": "Cem"}).json()["seat"] == 1
    assert refusal(stranger.post(seats, json={"name": "Dan"})) == (409, "table_full")


def test_a_contribution_to_the_shuffle_is_shown_as_ones_own(server: Running) -> None:
    ann = open_table(server, entropy="my dice: 6 2 4")
    taken = ann.messages()[1]["entry"]
    assert taken["entropy"] == "my dice: 6 2 4"
    assert taken["own_entropy"] is True
    assert "account" not in taken


def test_the_host_seats_bots_sends_them_away_and_begins(server: Running) -> None:
    ann = open_table(server)
    bea = sit(server, ann.table, "Bea")
    assert refusal(bea.post("/bots", bot="greedy")) == (403, "not_the_host")
    assert refusal(bea.client.post("/start")) == (403, "not_the_host")
    assert refusal(ann.client.post("/start")) == (422, "seats_free")
    assert ann.post("/bots", bot="random").status_code == 200
    assert refusal(bea.client.delete("/seats/2")) == (403, "not_the_host")
    assert ann.client.delete("/seats/2").status_code == 200
    assert ann.look()["seats"][2] is None
    assert ann.post("/bots", bot="greedy", seat=2).status_code == 200
    assert ann.client.post("/start").status_code == 200
    assert refusal(ann.post("/bots", bot="greedy")) == (409, "has_begun")
    assert refusal(ann.client.delete("/seats/2")) == (409, "has_begun")


def test_when_the_host_gets_up_whoever_has_sat_longest_is_the_host(server: Running) -> None:
    ann = open_table(server)
    bea = sit(server, ann.table, "Bea")
    cem = sit(server, ann.table, "Cem")
    assert ann.client.delete("/seats/0").status_code == 200, "getting up is for everybody"
    dan = sit(server, ann.table, "Dan")
    assert dan.seat == 0
    assert refusal(dan.client.post("/start")) == (403, "not_the_host")
    assert refusal(cem.client.post("/start")) == (403, "not_the_host")
    assert bea.client.delete("/seats/0").status_code == 200, "the host may free a seat that is not used"
    assert refusal(dan.client.get("")) == (401, "bad_token")


def test_a_bot_plays_on_for_whoever_leaves_until_the_seat_is_claimed_back(server: Running) -> None:
    guests = three_guests(server)
    ann = guests[0]
    assert refusal(ann.client.post("/claim")) == (422, "nothing_to_claim")
    assert ann.post("/leave", bot="random").status_code == 200
    assert ann.look()["seats"][0]["bot"] == "random"
    assert ann.look()["viewer"] == -1
    assert ann.client.get("/orders").status_code == 403
    assert ann.client.post("/claim").status_code == 200
    assert (ann.look()["viewer"], ann.look()["seats"][0]["bot"]) == (0, "")


def test_bots_play_a_whole_game_by_themselves(server: Running) -> None:
    ann = open_table(server, seats=["me", "greedy", "random"])
    assert ann.client.post("/start").status_code == 200
    assert ann.post("/leave").status_code == 200
    deadline = time.monotonic() + 2 * PATIENCE
    while ann.look()["status"] == "running" and time.monotonic() < deadline:
        time.sleep(0.05)
    assert ann.look()["status"] == "finished"
    assert ann.look()["view"]["viewer"] == -2, "a finished game is open to all"


def test_a_rematch_has_the_same_settings_and_the_old_table_says_where_it_is(server: Running) -> None:
    guests = three_guests(server, name="Nile", options={"memory": "open"})
    ann, bea, _ = guests
    assert refusal(ann.post("/rematch")) == (409, "still_running")
    finish(guests)
    opened = ann.post("/rematch")
    assert opened.status_code == 201
    table = opened.json()["table"]
    assert table["settings"] == ann.look()["settings"]
    assert [seat and seat["name"] for seat in table["seats"]] == ["Ann", None, None]
    assert bea.look()["rematch"] == table["id"]
    assert refusal(bea.post("/rematch")) == (409, "sits_already")
    assert sit(server, table["id"], "Bea").seat == 1


def test_votes_nudges_and_chat_reach_the_log(server: Running) -> None:
    guests = three_guests(server)
    mover = next(guest for guest in guests if guest.look()["seats"][guest.seat]["waited_for"])
    other = next(guest for guest in guests if guest is not mover)
    said = other.post("/chat", text="  Your   turn! ", cid="c1")
    assert other.messages()[said.json()["n"] - 1]["entry"]["text"] == "Your turn!"
    assert other.post("/nudge", seat=mover.seat).status_code == 200
    assert refusal(other.post("/nudge", seat=mover.seat)) == (422, "nudged_already")
    assert refusal(other.post("/votes", about="replace", seat=other.seat)) == (422, "bad_vote")
    assert other.post("/votes", about="end").status_code == 200
    assert mover.look()["votes"] == {"end": [other.seat]}
    assert other.post("/votes", about="end", yes=False).status_code == 200
    assert mover.look()["votes"] == {}
    assert refusal(other.post("/holiday", days=1)) == (422, "no_holidays")


def test_a_holiday_stops_the_clock_of_a_slow_game(server: Running) -> None:
    guests = three_guests(server, clock={"per_decision": 86_400, "holidays": 5})
    assert guests[0].post("/holiday", days=2).status_code == 200
    seen = guests[1].look()["seats"][0]
    assert seen["days_off"] == 3
    assert seen["away_until"] > time.time() * 1_000_000


def test_the_record_is_there_when_the_game_is_over_and_private_where_the_table_is(server: Running) -> None:
    ann = open_table(server, listed=False, seats=["me", "random", "random"])
    assert ann.client.post("/start").status_code == 200
    assert refusal(ann.client.get("/record")) == (409, "still_running")
    play_until([ann], lambda seen: seen["status"] == "finished")
    assert ann.client.get("/record").text.startswith("amunre-game 1\n")
    public = server.get(f"/api/tables/{ann.table}/record")
    assert refusal(public) == (403, "private_table")


def test_an_account_has_few_games_with_bots(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("few"), **(PATIENT | {"bot_tables": "2"})) as server:
        ada = Member(server, "Ada").register()
        tables = [ada.open_table(seats=["me", "random", "random"]) for _ in range(3)]
        codes = [ada.client.post(f"/api/tables/{table}/start").status_code for table in tables]
        assert codes == [200, 200, 429]
        give_up = {"about": "end"}
        assert ada.client.post(f"/api/tables/{tables[0]}/votes", json=give_up).status_code == 200
        assert ada.client.post(f"/api/tables/{tables[2]}/start").status_code == 200


def test_tables_and_actions_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    few = PATIENT | {"tables_per_hour": "2", "actions_per_minute": "6"}
    with running(tmp_path_factory.mktemp("few"), **few) as server:
        ada = Member(server, "Ada").register()
        body = {"title": "classic", "players": 3, "player": "Ann", "listed": False}
        codes = [ada.client.post("/api/tables", json=body).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        ann = open_table(server, listed=False)
        for _ in range(2 * 20 - 1):  # guests of one address may be many people
            open_table(server, listed=False)
        assert refusal(server.browser().post("/api/tables", json=body)) == (429, "too_many")
        codes = [ann.post("/chat", text="hi", cid=f"c{n}").status_code for n in range(3)]
        assert codes == [200, 200, 429]
