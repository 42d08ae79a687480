"""A whole game over HTTP, with a socket for every seat and for a spectator."""

from __future__ import annotations

import random

from amunre.notation import read_game, replay
from amunre.tables.verify import verify_record
from tests.server.running import JSON, Follower, Running, open_table, sit


def without_type(frame: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in frame.items() if name != "type"}


def final(follower: Follower, head: int) -> JSON:
    """What a socket was last told of the table, once it has had all messages."""
    follower.drain()
    seen: JSON = [frame for frame in follower.frames if frame["type"] == "state"][-1]["table"]
    return seen if seen["head"] == head else follower.until(head)


def test_three_people_play_a_whole_game_and_all_sockets_stay_equal_to_the_log(server: Running) -> None:
    ann = open_table(server, name="Nile")
    guests = [ann, sit(server, ann.table, "Bea"), sit(server, ann.table, "Cem")]
    followers = [Follower(server, ann.table, guest.token) for guest in guests]
    spectator = Follower(server, ann.table)
    assert ann.client.post("/start").status_code == 200
    rng = random.Random(7)
    seen = ann.look()
    moves = 0
    while seen["status"] == "running":
        for guest in guests:
            seen = guest.look()
            if seen["status"] != "running" or not seen["seats"][guest.seat]["waited_for"]:
                continue
            decision, action = guest.first_choice(rng.randrange(1_000))
            answer = guest.move(decision, action)
            assert answer.status_code == 200, (action, answer.text)
            moves += 1
            for follower in (*followers, spectator):
                follower.drain()
    assert seen["status"] == "finished"
    assert moves > 60

    for guest, follower in zip(guests, followers, strict=True):
        table = final(follower, guest.look()["head"])
        assert [without_type(frame) for frame in follower.messages] == guest.messages()
        assert [frame["n"] for frame in follower.messages] == list(range(1, table["head"] + 1))
        assert table["status"] == "finished"
    public = server.get(f"/api/tables/{ann.table}/messages").json()
    final(spectator, public["head"])
    assert [without_type(frame) for frame in spectator.messages] == public["messages"]

    record = server.get(f"/api/tables/{ann.table}/record")
    assert record.status_code == 200
    game = replay(read_game(record.text))
    assert game.outcome is not None
    assert list(game.outcome.points) == table["view"]["outcome"]["points"]
    assert len(game.commands) == moves

    whole = server.get(f"/api/tables/{ann.table}/record", params={"form": "record"})
    verdict = verify_record(whole.text)
    assert verdict.sound, verdict.reason
    assert verdict.head == ann.look()["proof"]
