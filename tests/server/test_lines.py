"""What is told of a place in line comes true, if all analyses take the time that is usual."""

from __future__ import annotations

import random
from collections import defaultdict

from amunre.server.lines import Line
from amunre.store.analyses import Asker, InLine, Key


def in_line(number: int, address: str, caller: str, left: int) -> InLine:
    return InLine(Key(f"t{number}", 0), Asker(address.encode(), caller.encode()), number, left)


def served_by_turns(line: list[InLine]) -> dict[Key, int]:
    """How many actions of all were looked at until each was done, by the rule of the store."""
    left = {one.key: one.left for one in line}
    address_turn, caller_turn = defaultdict[bytes, int](int), defaultdict[Asker, int](int)
    ends: dict[Key, int] = {}
    for turn in range(1, sum(left.values()) + 1):
        waiting = [one for one in line if left[one.key]]
        one = min(waiting, key=lambda o: (address_turn[o.asker.address], caller_turn[o.asker], o.number))
        address_turn[one.asker.address] = caller_turn[one.asker] = turn
        left[one.key] -= 1
        if not left[one.key]:
            ends[one.key] = turn
    return ends


def test_whoever_is_alone_waits_for_what_was_asked_before() -> None:
    line = Line([in_line(n, "a", "Ann", 10) for n in range(3)], 1, 500.0)
    assert [line.place(Key(f"t{n}", 0)) for n in range(3)] == [1, 2, 3]
    assert [line.seconds(Key(f"t{n}", 0)) for n in range(3)] == [5, 10, 15]
    assert len(line) == 3


def test_several_workers_share_the_work() -> None:
    assert Line([in_line(0, "a", "Ann", 10)], 2, 500.0).seconds(Key("t0", 0)) == 3


def test_what_is_not_in_line_has_no_place() -> None:
    line = Line([], 1, None)
    assert (line.place(Key("t0", 0)), line.seconds(Key("t0", 0))) == (0, None)


def test_25_of_one_caller_are_behind_the_first_of_another() -> None:
    line = Line([*(in_line(n, "e", "Eve", 10) for n in range(25)), in_line(25, "a", "Ann", 10)], 1, 1000.0)
    assert line.place(Key("t25", 0)) <= 2
    assert line.seconds(Key("t25", 0)) == 20, "her own, and one more"


def test_the_rough_time_is_that_of_serving_all_by_turns() -> None:
    rng = random.Random(4)
    for _ in range(30):
        found = [
            in_line(n, rng.choice("abcd"), rng.choice("xyz"), rng.randint(5, 60))
            for n in range(rng.randint(1, 25))
        ]
        line, ends = Line(found, 1, 1000.0), served_by_turns(found)
        for key, end in ends.items():
            seconds = line.seconds(key)
            assert seconds is not None
            assert abs(seconds - end) <= len(found) + 0.35 * end, "it is rough"
        by_end = sorted(ends, key=ends.__getitem__)
        assert sum(abs(line.place(key) - place) for place, key in enumerate(by_end, 1)) <= len(found)
