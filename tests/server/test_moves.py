"""Moves over HTTP: repeats, stale answers, undo, sealed choices and standing orders."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.server.running import Follower, Guest, Running, choices, is_sealed, play_until, three_guests


def asked(guests: list[Guest]) -> Guest:
    """The guest who is to move."""
    return next(guest for guest in guests if guest.look()["seats"][guest.seat]["waited_for"])


def test_a_repeated_cid_gets_the_first_answer_and_plays_nothing(server: Running) -> None:
    guests = three_guests(server)
    mover = asked(guests)
    decision, action = mover.first_choice()
    first = mover.move(decision, action, "same")
    head = mover.look()["head"]
    again = mover.move(decision, action, "same")
    other = mover.move(decision, "something else", "same")
    assert first.status_code == again.status_code == other.status_code == 200
    assert first.json() == again.json() == other.json()
    assert mover.look()["head"] == head


def test_an_answer_to_an_earlier_question_is_superseded(server: Running) -> None:
    guests = three_guests(server)
    mover = asked(guests)
    decision, action = mover.first_choice()
    assert mover.move(decision, action).status_code == 200
    play_until(guests, lambda seen: seen["viewer"] == mover.seat and seen["prompt"] is not None)
    late = mover.move(decision, action)
    assert late.status_code == 409
    assert late.json()["code"] == "superseded"


def test_a_move_that_a_rule_forbids_names_the_rule_and_changes_nothing(server: Running) -> None:
    guests = three_guests(server)
    mover = asked(guests)
    waiting = next(guest for guest in guests if guest is not mover)
    decision, action = mover.first_choice()
    assert waiting.move(decision, action).status_code in (409, 422), "it is not asked of them"
    bids = next(group for group in mover.look()["prompt"]["choices"] if group["type"] == "place_bid")
    refused = mover.move(decision, bids["actions"][0] | {"amount": 7})
    assert refused.status_code == 422
    assert refused.json() == {
        "code": "not_a_step",
        "rule": "auction-4",
        "text": "7 is not a step of the bid ladder.",
        "facts": {"amount": 7},
    }
    nonsense = mover.move(decision, "dance")
    assert (nonsense.status_code, nonsense.json()["code"]) == (422, "bad_action")
    assert mover.look()["prompt"]["decision"] == decision


def test_an_action_may_be_sent_as_its_fields(server: Running) -> None:
    guests = three_guests(server)
    mover = asked(guests)
    prompt = mover.look()["prompt"]
    fields = next(group["actions"][0] for group in prompt["choices"] if group["actions"])
    assert mover.move(prompt["decision"], fields).status_code == 200
    assert mover.messages()[-1]["entry"]["action"] == fields


def test_two_answers_to_one_decision_at_once_lead_to_one_move(server: Running) -> None:
    guests = three_guests(server)
    for _ in range(5):
        mover = asked(guests)
        decision, action = mover.first_choice()
        head = mover.look()["head"]
        with ThreadPoolExecutor(4) as pool:
            answers = [pool.submit(mover.move, decision, action, f"race{n}-{head}") for n in range(4)]
        codes = sorted(answer.result().status_code for answer in answers)
        assert codes[0] == 200
        assert set(codes[1:]) <= {409, 422}
        moves = [said for said in mover.messages(head) if said["entry"]["type"] == "move_played"]
        assert len(moves) == 1


def test_an_action_can_be_taken_back_once(server: Running) -> None:
    guests = three_guests(server)
    seen = play_until(guests, lambda seen: bool(seen["can_undo"]))
    mover = guests[seen["viewer"]]
    watching = Follower(server, mover.table)
    before = watching.until(1)["head"]
    first = mover.post("/undo", cid="back")
    assert first.status_code == 200
    assert mover.post("/undo", cid="back").json() == first.json()
    assert watching.until(before + 1)["head"] == before + 1
    assert watching.messages[-1]["entry"] == {"type": "move_undone", "seat": mover.seat}
    assert mover.look()["prompt"]["decision"] != seen["prompt"]["decision"]


def test_a_sealed_choice_is_changed_without_anybody_else_noticing(server: Running) -> None:
    guests = three_guests(server)
    seen = play_until(guests, lambda seen: is_sealed(seen) and len(choices(seen)) > 1)
    chooser = guests[seen["viewer"]]
    others = [guest for guest in guests if guest is not chooser]
    followers = [Follower(server, chooser.table, guest.token) for guest in others]
    followers.append(Follower(server, chooser.table))
    for follower in followers:
        follower.until(1)
    decision, first = chooser.first_choice(0)
    assert chooser.move(decision, first).status_code == 200
    for follower in followers:
        assert follower.until(1)["view"]["decisions"][chooser.seat]["sealed"]
    tables = [follower.frames[-1]["table"] for follower in followers]
    heads = [guest.look()["head"] for guest in others]
    second = choices(seen)[1]
    changed = chooser.move(decision, second)
    assert changed.status_code == 200
    assert changed.json()["n"] == chooser.look()["head"]
    assert all(follower.is_quiet() for follower in followers)
    assert [guest.look()["head"] for guest in others] == heads
    for guest, table in zip(others, tables, strict=False):
        assert guest.look() == table, "not even a time may differ"
    # one who had a single choice may have made it on the way here
    other = next(guest for guest in others if guest.look()["seats"][guest.seat]["waited_for"])
    assert other.move(*other.first_choice()).status_code == 200
    for follower in followers:
        follower.until(1)
        numbers = [said["n"] for said in follower.messages]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_standing_orders_are_told_to_nobody_else(server: Running) -> None:
    guests = three_guests(server)
    mover = asked(guests)
    giver, other = (guest for guest in guests if guest is not mover)
    follower = Follower(server, giver.table, other.token)
    follower.until(1)
    answer = giver.client.put("/orders", json={"bids": [], "pass_while_leading": True, "cid": "o1"})
    assert answer.status_code == 200, answer.text
    assert giver.client.get("/orders").json() == {"bids": [], "pass_while_leading": True}
    assert giver.look()["orders"] is not None
    assert other.client.get("/orders").json() == {"bids": [], "pass_while_leading": False}
    assert follower.is_quiet()
    bad = giver.client.put("/orders", json={"bids": [{"province": "atlantis", "highest": 3}], "cid": "o2"})
    assert (bad.status_code, bad.json()["code"]) == (422, "bad_order")
    assert (bad.json()["facts"], bad.json().get("rule")) == ({"most": 1000}, None)
