"""Random streams: labelled, fair, the same everywhere."""

from __future__ import annotations

from collections import Counter

from amunre.kernel.chance import Chance, below, key_of


def test_a_stream_is_the_same_on_every_machine() -> None:
    chance = Chance(key_of("amunre"))
    assert chance.shuffled("deck", list("abcdefgh")) == list("hefgdcab")
    assert [chance.number("die", 6) for _ in range(8)] == [4, 4, 1, 1, 4, 5, 5, 1]


def test_streams_do_not_depend_on_each_other() -> None:
    alone = Chance(key_of("x"))
    mixed = Chance(key_of("x"))
    drawn = []
    for _ in range(5):
        mixed.number("noise", 10)
        drawn.append(mixed.number("die", 1000))
    assert drawn == [alone.number("die", 1000) for _ in range(5)]


def test_a_word_above_the_last_full_multiple_is_rejected() -> None:
    assert below(2**64 - 1, 3) is None
    assert below(2**64 - 2, 3) == 2
    assert below(2**63, 2**63 + 1) == 2**63
    assert below(2**63 + 1, 2**63 + 1) is None


def test_a_rejected_word_is_drawn_again() -> None:
    chance = Chance(key_of("again"))
    drawn = [chance.number("big", 2**63 + 1) for _ in range(20)]
    assert len(set(drawn)) == 20
    assert chance.counters["big"] > 20


def test_shuffles_are_fair() -> None:
    chance = Chance(key_of("fair"))
    seen = Counter("".join(chance.shuffled("deck", "abcd")) for _ in range(24_000))
    expected = 24_000 / 24
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert len(seen) == 24
    assert chi_square < 49.7  # 23 degrees of freedom, p = 0.001


def test_a_copy_goes_on_alone() -> None:
    chance = Chance(key_of("copy"))
    chance.number("die", 6)
    twin = chance.copy()
    assert twin.number("die", 10**9) == chance.number("die", 10**9)
    twin.number("die", 6)
    assert twin.counters != chance.counters
