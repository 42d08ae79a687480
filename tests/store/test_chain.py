"""The chain of hashes, worked out once by hand."""

from __future__ import annotations

import hashlib

import msgspec

from amunre.store.chain import START, Row, first_fault, linked


def row(seq: int, at: int = 5, body: str = "{}") -> Row:
    return Row(seq, at, -1, body, b"\x01\x02", "ab")


def chain(*rows: Row) -> list[Row]:
    found: list[Row] = []
    for one in rows:
        found.append(linked(found[-1].link if found else START, "t", one))
    return found


def test_a_link_is_the_hash_of_the_link_before_and_of_every_field() -> None:
    first = linked(START, "t", row(0))
    assert first.link == hashlib.sha256(bytes(32) + b'["t",0,5,-1,"{}","0102","ab"]').digest()
    second = linked(first.link, "t", row(1))
    assert second.link == hashlib.sha256(first.link + b'["t",1,5,-1,"{}","0102","ab"]').digest()


def test_an_untouched_chain_has_no_fault() -> None:
    assert first_fault("t", chain(row(0), row(1), row(2, 6))) is None
    assert first_fault("t", []) is None


def test_every_field_is_bound() -> None:
    rows = chain(row(0), row(1))
    changes = {"at": 6, "audience": 0, "body": "[]", "salt": b"", "proof": "", "link": b""}
    for field, value in changes.items():
        changed = [rows[0], msgspec.structs.replace(rows[1], **{field: value})]
        assert first_fault("t", changed) == "entry 1 has been changed: its link does not fit."
    assert first_fault("other", rows) == "entry 0 has been changed: its link does not fit."


def test_numbers_and_times_must_rise() -> None:
    assert first_fault("t", chain(row(0), row(2))) == "entry 1 is missing or out of place: there is number 2."
    assert first_fault("t", chain(row(0, 5), row(1, 4))) == "entry 1 is older than the one before it."
