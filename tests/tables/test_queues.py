"""A queue in which nobody's many things keep others from their turn."""

from __future__ import annotations

from amunre.tables.queues import FairQueue


def drained(queue: FairQueue[str]) -> list[str]:
    return [queue.pop() for _ in range(len(queue))]


def test_one_with_much_is_served_as_often_as_one_with_little() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put("much", f"table {number}", "m")
    for number in range(3):
        queue.put("little", "table", f"l{number}")
    assert drained(queue)[:7] == ["m", "l0", "m", "l1", "m", "l2", "m"]


def test_whoever_comes_while_others_wait_is_not_behind_all_they_want() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put("much", f"table {number}", "m")
    queue.pop()
    queue.put("late", "table", "l")
    assert drained(queue)[:2] == ["m", "l"]


def test_of_one_caller_every_table_has_its_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for thing in ("a0", "a1", "a2", "b0", "c0", "c1"):
        queue.put("caller", thing[0], thing)
    assert drained(queue) == ["a0", "b0", "c0", "a1", "c1", "a2"]


def test_its_length_is_what_waits() -> None:
    queue: FairQueue[str] = FairQueue()
    assert not queue
    queue.put("a", "t", "x")
    queue.put("a", "t", "y")
    queue.put("b", "t", "z")
    assert len(queue) == 3
    queue.pop()
    assert len(queue) == 2
    assert drained(queue) == ["z", "y"]
    assert not queue
    assert queue.owners == {}
