"""Records and game files of tables: what is in them, and who gets them."""

from __future__ import annotations

import hashlib
import hmac
import json

import pytest

from amunre.notation import read_game, replay
from amunre.rules.catalogue import all_titles, title_of
from amunre.rules.versions import newest
from amunre.tables.draft import Denied
from amunre.tables.entries import ENTRIES
from amunre.tables.fair import commitment, deal_seed
from amunre.tables.record import (
    RecordError,
    game_text,
    read_record,
    read_row,
    record_for,
    schema,
    whole_record,
    write_record,
    write_row,
)
from amunre.tables.sight import messages_since
from tests.support.honest import Played, played


def test_the_promise_is_the_hash_of_table_and_seed() -> None:
    text = b"amunre/commitment/1\x00" + b"table" + b"\x00" + b"seed"
    assert commitment(b"seed", "table") == hashlib.sha256(text).hexdigest()


def test_the_deal_comes_from_the_seed_and_every_contribution_in_order() -> None:
    right = hmac.new(b"seed", b'["amunre/deal/1","table","a","b"]', hashlib.sha256).hexdigest()
    assert deal_seed(b"seed", "table", ["a", "b"]) == right
    assert len({right, deal_seed(b"seed", "table", ["b", "a"]), deal_seed(b"seed", "table", ["ab"])}) == 3


def test_a_record_of_a_finished_game_has_everything() -> None:
    table = played("classic", 3, "whole", bots=1)
    found = json.loads(table.document())
    outcome = table.table.playing.outcome
    assert outcome is not None
    assert found["format"] == "amunre-record/1"
    assert found["seed"] == table.table.seed.hex()
    assert found["deal"] == table.table.playing.seed
    assert found["result"]["points"] == list(outcome.points)
    assert [seat["name"] for seat in found["seats"]] == ["Anna Maria", "bruno", "Nefer"]
    assert found["seats"][2]["bot"] == "random"
    assert found["rules_version"] == newest(title_of("classic").versioned)
    assert len(found["rows"]) == len(table.rows)
    assert found["head"] == found["rows"][-1]["link"]


def test_rows_are_written_and_read_without_loss() -> None:
    for row in played("revised", 3, "rows", extras=0.2).rows:
        assert read_row(write_row(row)) == row


def test_a_record_is_written_and_read_without_loss() -> None:
    table = played("classic", 3, "read", steps=20).abandon()
    record = whole_record(table.table, table.rows)
    assert read_record(write_record(record)) == record
    assert len(write_record(record).splitlines()) == len(table.rows) + 2


def test_a_table_where_nothing_was_dealt_can_be_written() -> None:
    table = Played("classic", 3, "empty")
    record = whole_record(table.table, table.rows)
    assert (record.seats, record.deal, record.result) == ([None] * 3, "", None)
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_of_a_running_game_a_viewer_gets_the_own_messages_and_no_secret(viewer: int) -> None:
    table = played("classic", 3, "part", steps=40, extras=0.2)
    part = record_for(table.table, table.rows, viewer)
    document = write_record(part)
    found = json.loads(document)
    assert (found["format"], found["verifiable"], found["viewer"]) == ("amunre-part/1", False, viewer)
    assert len(found["messages"]) == len(messages_since(table.table, viewer, 0))
    assert table.table.seed.hex() not in document
    assert table.table.playing.seed not in document
    for row in table.rows:
        assert row.salt.hex() not in document
        assert row.link.hex() not in document
    assert write_record(read_record(document)) == document


def test_of_a_game_that_is_over_everybody_gets_everything() -> None:
    table = played("classic", 3, "over", steps=10).abandon()
    assert record_for(table.table, table.rows, 1) == whole_record(table.table, table.rows)


def test_a_game_file_names_the_players_and_has_the_same_digests() -> None:
    table = played("anniversary", 3, "text")
    text = game_text(table.table)
    file = read_game(text)
    assert replay(file).digests()[-1] == table.table.proof
    assert file.headers == {
        "player0": "Anna Maria",
        "player1": "bruno",
        "player2": "Čleo",
        "table": "table-text",
        "head": table.table.link.hex(),
        "event": "An evening",
    }


def test_a_game_file_of_an_abandoned_game_says_so() -> None:
    table = Played("classic", 3, "ended").seat_people().begin().play_on(10).abandon()
    file = read_game(game_text(table.table))
    assert replay(file).outcome is None
    assert file.headers["ended"] == "abandoned"
    assert "event" not in file.headers


def test_a_running_game_has_no_game_file_because_it_would_show_the_cards() -> None:
    with pytest.raises(Denied, match="when the game is over"):
        game_text(played("classic", 3, "hidden", steps=10).table)
    with pytest.raises(Denied):
        game_text(Played("classic", 3, "hidden").table)


@pytest.mark.parametrize("title", all_titles())
def test_records_of_every_title_are_small(title: str) -> None:
    assert len(played(title, None, "small").document().encode()) < 200 * 1024


def test_what_is_no_record_is_refused() -> None:
    for text in ("", "[]", '{"format":"other"}', b"\xff"):
        with pytest.raises(RecordError, match="this is not a record"):
            read_record(text)


def test_the_schema_describes_every_kind_of_entry() -> None:
    found = schema()
    choices = found["$defs"]["RecordRow"]["properties"]["entry"]["anyOf"]
    kinds = {choice["$ref"].rpartition("/")[2] for choice in choices}
    assert kinds == {kind.__name__ for kind in ENTRIES}


def test_links_follow_from_the_published_description_alone() -> None:
    """What docs/records.md says, worked out with nothing of ours."""
    found = json.loads(played("classic", 3, "spec", extras=0.2).document())

    def compact(value: object) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    link = bytes(32)
    for row in found["rows"]:
        entry = json.dumps(row["entry"], ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        fields = [found["table"], row["seq"], row["at"], row["audience"], entry, row["salt"], row["proof"]]
        link = hashlib.sha256(link + compact(fields).encode()).digest()
        assert row["link"] == link.hex()
    assert found["head"] == link.hex()
    seed = bytes.fromhex(found["seed"])
    promise = hashlib.sha256(b"amunre/commitment/1\x00" + found["table"].encode() + b"\x00" + seed)
    assert found["commitment"] == promise.hexdigest()
    deal = compact(["amunre/deal/1", found["table"], *(seat["contribution"] for seat in found["seats"])])
    assert found["deal"] == hmac.new(seed, deal.encode(), hashlib.sha256).hexdigest()
