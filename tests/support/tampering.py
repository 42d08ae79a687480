"""Ways to falsify a record. Each changes the parsed document in place; its name says how.

``PLAIN`` are edits as made in an editor. Behind those of ``REWRITTEN`` all links are made anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from amunre.store.chain import START, link_of
from amunre.store.words import Words
from amunre.tables.fair import commitment
from amunre.tables.record import RecordRow, RecordWords, read_row

Document = dict[str, Any]
Tampering = Callable[[Document], None]
PLAIN: dict[str, Tampering] = {}
REWRITTEN: dict[str, Tampering] = {}
OTHER_SEED = "77" * 32


def plain(work: Tampering) -> Tampering:
    PLAIN[work.__name__] = work
    return work


def rewritten(work: Tampering) -> Tampering:
    REWRITTEN[work.__name__] = work
    return work


def both(work: Tampering) -> Tampering:
    return plain(rewritten(work))


def rechain(document: Document) -> None:
    """Number all rows anew and make every link and the head fit again."""
    before = START
    for seq, row in enumerate(document["rows"]):
        row["seq"] = seq
        words = {"words": RecordWords(**row["words"])} if "words" in row else {}
        stored = read_row(RecordRow(**row | words))
        before = link_of(before, document["table"], stored)
        row["link"] = before.hex()
    document["head"] = before.hex()


def rows(document: Document, kind: str) -> list[Document]:
    return [row for row in document["rows"] if row["entry"]["type"] == kind]


def entry(document: Document, kind: str, number: int = 0) -> Document:
    found: Document = rows(document, kind)[number]["entry"]
    return found


def insert(document: Document, place: int, body: Document, **fields: Any) -> None:
    """A further row, made like the one before it."""
    like = document["rows"][place - 1]
    document["rows"].insert(place, {**like, "entry": body, "audience": -1, **fields})


def place_of(document: Document, kind: str, number: int = 0) -> int:
    found: int = document["rows"].index(rows(document, kind)[number])
    return found


def write(row: Document, text: str) -> None:
    """Other words beside a row, with a commitment of their own."""
    words = Words(bytes(16), text)
    row["words"] = {"key": words.key.hex(), "text": text}
    row["entry"]["words"] = words.commitment


def flip(digits: str) -> str:
    """Other hexadecimal digits of the same length."""
    return ("1" if digits[0] == "0" else "0") + digits[1:]


# The seed, the promise and the contributions


@plain
def change_the_seed(document: Document) -> None:
    document["seed"] = flip(document["seed"])


@plain
def change_the_commitment(document: Document) -> None:
    document["commitment"] = flip(document["commitment"])


@both
def change_the_commitment_in_the_log(document: Document) -> None:
    opened = entry(document, "table_opened")
    opened["commitment"] = document["commitment"] = flip(opened["commitment"])


@both
def change_the_seed_that_is_shown(document: Document) -> None:
    shown = entry(document, "seed_revealed")
    shown["seed"] = flip(shown["seed"])


@both
def change_the_seed_everywhere_but_in_the_promise(document: Document) -> None:
    document["seed"] = entry(document, "seed_revealed")["seed"] = OTHER_SEED


@both
def change_seed_and_promise_together(document: Document) -> None:
    promise = commitment(bytes.fromhex(OTHER_SEED), document["table"])
    document["seed"] = entry(document, "seed_revealed")["seed"] = OTHER_SEED
    document["commitment"] = entry(document, "table_opened")["commitment"] = promise


@plain
def change_a_contribution(document: Document) -> None:
    document["seats"][0]["contribution"] += "x"


@both
def change_a_contribution_in_the_log(document: Document) -> None:
    entry(document, "seat_taken")["entropy"] += "x"
    document["seats"][0]["contribution"] += "x"


@both
def swap_two_contributions(document: Document) -> None:
    first, second = entry(document, "seat_taken"), entry(document, "seat_taken", 1)
    first["entropy"], second["entropy"] = second["entropy"], first["entropy"]
    one, two = document["seats"][0], document["seats"][1]
    one["contribution"], two["contribution"] = two["contribution"], one["contribution"]


@both
def drop_a_contribution(document: Document) -> None:
    entry(document, "seat_taken")["entropy"] = document["seats"][0]["contribution"] = ""


@plain
def change_the_deal(document: Document) -> None:
    document["deal"] = flip(document["deal"])


# Rows as a whole


@both
def swap_two_rows(document: Document) -> None:
    place = place_of(document, "move_played", 5)
    found = document["rows"]
    found[place], found[place + 1] = found[place + 1], found[place]


@both
def drop_a_move(document: Document) -> None:
    document["rows"].remove(rows(document, "move_played")[7])


@both
def drop_the_first_row(document: Document) -> None:
    del document["rows"][0]


@both
def drop_the_last_row(document: Document) -> None:
    del document["rows"][-1]


@both
def drop_the_start(document: Document) -> None:
    document["rows"].remove(rows(document, "game_started")[0])


@both
def drop_the_second_half(document: Document) -> None:
    del document["rows"][len(document["rows"]) // 2 :]


@both
def drop_every_row(document: Document) -> None:
    document["rows"].clear()


@both
def drop_an_undo(document: Document) -> None:
    document["rows"].remove(rows(document, "move_undone")[0])


@both
def repeat_a_row(document: Document) -> None:
    place = place_of(document, "move_played", 7)
    document["rows"].insert(place, dict(document["rows"][place]))


@both
def start_twice(document: Document) -> None:
    place = place_of(document, "game_started")
    document["rows"].insert(place, dict(document["rows"][place]))


@both
def open_twice(document: Document) -> None:
    document["rows"].insert(1, dict(document["rows"][0]))


@both
def show_the_seed_twice(document: Document) -> None:
    document["rows"].append(dict(document["rows"][-1]))


@both
def play_on_after_the_end(document: Document) -> None:
    document["rows"].append(dict(rows(document, "move_played")[-1]))


@plain
def renumber_a_row(document: Document) -> None:
    document["rows"][9]["seq"] = 99


# Fields of rows


@both
def turn_time_back(document: Document) -> None:
    document["rows"][9]["at"] = document["rows"][8]["at"] - 1


@plain
def move_time_on(document: Document) -> None:
    document["rows"][-1]["at"] += 1


@both
def name_a_time_beyond_all_clocks(document: Document) -> None:
    document["rows"][-1]["at"] = 2**60


@plain
def change_a_salt(document: Document) -> None:
    document["rows"][9]["salt"] = flip(document["rows"][9]["salt"])


@both
def shorten_a_salt(document: Document) -> None:
    document["rows"][9]["salt"] = document["rows"][9]["salt"][2:]


@both
def write_a_salt_in_capitals(document: Document) -> None:
    row = next(row for row in document["rows"] if row["salt"] != row["salt"].upper())
    row["salt"] = row["salt"].upper()


@both
def change_a_proof(document: Document) -> None:
    row = rows(document, "move_played")[3]
    row["proof"] = flip(row["proof"])


@plain
def change_a_link(document: Document) -> None:
    document["rows"][9]["link"] = flip(document["rows"][9]["link"])


@plain
def write_a_link_without_sense(document: Document) -> None:
    document["rows"][9]["link"] = "no digits"


@both
def show_a_private_row_to_all(document: Document) -> None:
    next(row for row in document["rows"] if row["audience"] >= 0)["audience"] = -1


@both
def hide_a_public_row(document: Document) -> None:
    rows(document, "move_played")[0]["audience"] = 0


# What was played


@both
def change_an_action(document: Document) -> None:
    action = next(
        row["entry"]["action"] for row in rows(document, "move_played") if "amount" in row["entry"]["action"]
    )
    action["amount"] = 21 if action["amount"] != 21 else 15


@both
def give_an_action_to_another_seat(document: Document) -> None:
    played = entry(document, "move_played", 4)
    played["seat"] = (played["seat"] + 1) % document["settings"]["players"]


@both
def give_an_action_to_no_seat(document: Document) -> None:
    entry(document, "move_played", 4)["seat"] = 9


@both
def name_an_unknown_action(document: Document) -> None:
    entry(document, "move_played", 4)["action"] = {"type": "steal"}


@both
def add_a_field_to_an_action(document: Document) -> None:
    entry(document, "move_played", 4)["action"]["extra"] = 1


@both
def change_who_moved_a_piece(document: Document) -> None:
    """A person's move passed off as a bot's."""
    played = next(row["entry"] for row in rows(document, "move_played") if not row["entry"]["by"])
    played["by"] = "bot"


@both
def pass_a_move_off_as_ordered(document: Document) -> None:
    ordering = {row["entry"]["seat"] for row in rows(document, "orders_given")[:1]}
    moves = [row["entry"] for row in rows(document, "move_played")]
    next(played for played in moves if played["seat"] not in ordering and not played["by"])["by"] = "order"


@both
def invent_a_reason_for_a_move(document: Document) -> None:
    entry(document, "move_played", 0)["by"] = "chance"


@both
def use_a_client_id_twice(document: Document) -> None:
    first, second = (row["entry"] for row in rows(document, "chat_said")[:2])
    second["seat"], second["cid"] = first["seat"], first["cid"]


@both
def play_an_illegal_action(document: Document) -> None:
    place = place_of(document, "move_played", 3)
    insert(document, place, {**entry(document, "move_played", 0), "cid": "forged"})


@both
def take_back_a_move_that_stands(document: Document) -> None:
    place = place_of(document, "seed_revealed") - 3
    insert(document, place, {"type": "move_undone", "seat": 0, "cid": "forged"})
