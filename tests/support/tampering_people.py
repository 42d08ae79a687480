"""Further ways to falsify a record: the outcome, the head, the people, and the form of the document."""

from __future__ import annotations

from tests.support.tampering import Document, both, entry, flip, insert, place_of, plain, rows, write

# The outcome and the head of the document


@plain
def change_the_winner(document: Document) -> None:
    document["result"]["winners"] = [(document["result"]["winners"][0] + 1) % 3]


@plain
def change_the_points(document: Document) -> None:
    document["result"]["points"][0] += 1


@plain
def change_the_places(document: Document) -> None:
    document["result"]["places"].reverse()


@plain
def change_what_decided(document: Document) -> None:
    document["result"]["decided_by"] = "luck"


@plain
def remove_the_result(document: Document) -> None:
    document["result"] = None


@plain
def change_the_status(document: Document) -> None:
    document["status"] = "abandoned"


@plain
def change_a_name(document: Document) -> None:
    document["seats"][0]["name"] = "Somebody"


@plain
def change_a_name_in_the_log(document: Document) -> None:
    document["seats"][0]["name"] = entry(document, "seat_taken")["name"] = "Somebody"


@plain
def make_a_bot_of_a_player(document: Document) -> None:
    document["seats"][0]["bot"] += "greedy"


@plain
def change_an_option(document: Document) -> None:
    document["settings"]["options"]["memory"] = "open"


@both
def change_an_option_in_the_log(document: Document) -> None:
    for settings in (document["settings"], entry(document, "table_opened")["settings"]):
        settings["options"]["memory"] = "open"


@both
def leave_an_option_out(document: Document) -> None:
    for settings in (document["settings"], entry(document, "table_opened")["settings"]):
        del settings["options"]["memory"]


@plain
def change_the_title(document: Document) -> None:
    document["settings"]["title"] = "revised"


@both
def change_the_title_in_the_log(document: Document) -> None:
    for settings in (document["settings"], entry(document, "table_opened")["settings"]):
        settings["title"], settings["options"] = "revised", {"memory": "closed"}


@both
def name_an_unknown_title(document: Document) -> None:
    entry(document, "table_opened")["settings"]["title"] = "checkers"


@plain
def change_the_players(document: Document) -> None:
    document["settings"]["players"] += 1


@both
def change_the_players_in_the_log(document: Document) -> None:
    document["settings"]["players"] += 1
    entry(document, "table_opened")["settings"]["players"] += 1
    document["seats"].append(None)


@plain
def change_the_clock(document: Document) -> None:
    document["settings"]["clock"]["bank"] = 1


@both
def set_a_clock_that_none_may_set(document: Document) -> None:
    entry(document, "table_opened")["settings"]["clock"]["per_decision"] = 60


@plain
def change_the_rules_version(document: Document) -> None:
    document["rules_version"]["base"] += 1


@both
def change_the_rules_version_in_the_log(document: Document) -> None:
    document["rules_version"] = entry(document, "table_opened")["rules_version"] = 99


@plain
def change_the_head(document: Document) -> None:
    document["head"] = flip(document["head"])


@both
def change_the_table(document: Document) -> None:
    document["table"] = "another-table"


@both
def name_a_table_that_none_is_called(document: Document) -> None:
    document["table"] = entry(document, "table_opened")["table"] = "../../etc"


# People


@plain
def insert_a_chat(document: Document) -> None:
    insert(document, 20, {"type": "chat_said", "seat": 0, "text": "I resign.", "cid": "forged"})


@plain
def remove_a_chat(document: Document) -> None:
    document["rows"].remove(rows(document, "chat_said")[0])


@plain
def change_a_chat(document: Document) -> None:
    entry(document, "chat_said")["text"] = "I resign."


@both
def say_what_cannot_be_said(document: Document) -> None:
    write(rows(document, "chat_said")[0], "turned \N{RIGHT-TO-LEFT OVERRIDE} around")


@both
def change_the_words_of_a_message(document: Document) -> None:
    rows(document, "chat_said")[0]["words"]["text"] = "I resign."


@both
def change_the_key_of_a_message(document: Document) -> None:
    words = rows(document, "chat_said")[0]["words"]
    words["key"] = flip(words["key"])


@both
def move_a_letter_from_the_text_into_the_key(document: Document) -> None:
    words = rows(document, "chat_said")[0]["words"]
    words["key"] += words["text"][0].encode().hex()
    words["text"] = words["text"][1:]


@both
def swap_the_words_of_two_players(document: Document) -> None:
    first, second = rows(document, "seat_taken")[:2]
    first["words"], second["words"] = second["words"], first["words"]
    names = document["seats"]
    names[0]["name"], names[1]["name"] = names[1]["name"], names[0]["name"]


@both
def rename_a_player_beside_the_log(document: Document) -> None:
    rows(document, "seat_taken")[0]["words"]["text"] = document["seats"][0]["name"] = "Somebody"


@both
def leave_a_name_out_of_the_log_alone(document: Document) -> None:
    del rows(document, "seat_taken")[0]["words"]


@both
def put_words_beside_a_move(document: Document) -> None:
    rows(document, "move_played")[0]["words"] = rows(document, "chat_said")[0]["words"]


@both
def name_a_bot_beside_the_log(document: Document) -> None:
    rows(document, "seat_taken")[2]["words"] = {"key": "00" * 16, "text": "Somebody"}


@both
def say_it_in_the_log_and_beside_it(document: Document) -> None:
    row = rows(document, "chat_said")[0]
    row["entry"]["text"] = row["words"]["text"]


@both
def promise_words_that_were_never_written(document: Document) -> None:
    row = rows(document, "chat_said")[0]
    del row["words"], row["entry"]["words"]


@both
def pass_a_message_off_as_redacted(document: Document) -> None:
    row = rows(document, "chat_said")[0]
    del row["words"], row["entry"]["words"]
    row["redacted"] = True


@both
def pass_a_move_off_as_redacted(document: Document) -> None:
    rows(document, "move_played")[3]["redacted"] = True


@both
def pass_the_opening_off_as_redacted(document: Document) -> None:
    row = document["rows"][0]
    row.pop("words", None)
    row["entry"].pop("words", None)
    row["entry"]["settings"]["name"] = document["settings"]["name"] = ""
    row["redacted"] = True


@both
def remove_words_and_keep_them(document: Document) -> None:
    place = place_of(document, "chat_said")
    insert(document, len(document["rows"]), {"type": "words_removed", "entries": [place]})


@both
def remove_the_words_of_a_move(document: Document) -> None:
    place = place_of(document, "move_played")
    insert(document, len(document["rows"]), {"type": "words_removed", "entries": [place]})


@both
def remove_the_words_of_an_entry_to_come(document: Document) -> None:
    end = len(document["rows"])
    insert(document, end, {"type": "words_removed", "entries": [end]})


@both
def remove_words_twice(document: Document) -> None:
    row, place = rows(document, "chat_said")[0], place_of(document, "chat_said")
    del row["words"]
    for _ in range(2):
        insert(document, len(document["rows"]), {"type": "words_removed", "entries": [place]})


@both
def remove_nobodys_words(document: Document) -> None:
    insert(document, len(document["rows"]), {"type": "words_removed", "entries": []})


@both
def seat_two_in_one_seat(document: Document) -> None:
    insert(document, 2, {**entry(document, "seat_taken"), "name": "Second"})


@both
def seat_two_of_one_name(document: Document) -> None:
    name = document["seats"][1]["name"] = document["seats"][0]["name"]
    write(rows(document, "seat_taken")[1], name)


@both
def seat_somebody_without_a_name(document: Document) -> None:
    entry(document, "seat_taken")["name"] = "  "


@both
def seat_one_account_twice(document: Document) -> None:
    for number in (0, 1):
        entry(document, "seat_taken", number)["account"] = "same"


@both
def begin_with_a_free_seat(document: Document) -> None:
    document["rows"].remove(rows(document, "seat_taken")[2])


@both
def get_up_from_a_free_seat(document: Document) -> None:
    insert(document, 1, {"type": "seat_left", "seat": 0})


@both
def get_up_during_the_game(document: Document) -> None:
    insert(document, 20, {"type": "seat_left", "seat": 0})


@both
def give_a_seat_to_a_bot_without_reason(document: Document) -> None:
    body = {"type": "seat_given_to_bot", "seat": 0, "bot": "greedy", "why": "time"}
    insert(document, place_of(document, "game_started") + 1, body)


@both
def give_a_seat_to_a_bot_without_a_vote(document: Document) -> None:
    body = {"type": "seat_given_to_bot", "seat": 0, "bot": "greedy", "why": "vote"}
    insert(document, place_of(document, "game_started") + 1, body)


@both
def give_a_bots_seat_to_a_bot(document: Document) -> None:
    body = {"type": "seat_given_to_bot", "seat": 2, "bot": "greedy", "why": "left"}
    insert(document, place_of(document, "game_started") + 1, body)


@both
def claim_a_seat_that_no_bot_plays(document: Document) -> None:
    insert(document, place_of(document, "game_started") + 1, {"type": "seat_claimed_back", "seat": 0})


@both
def vote_twice(document: Document) -> None:
    body = {"type": "vote_cast", "seat": 0, "about": "end", "yes": False}
    insert(document, place_of(document, "game_started") + 1, body)


@both
def vote_on_oneself(document: Document) -> None:
    body = {"type": "vote_cast", "seat": 0, "about": "replace 0", "yes": True}
    insert(document, place_of(document, "game_started") + 1, body)


@both
def vote_on_something_else(document: Document) -> None:
    body = {"type": "vote_cast", "seat": 0, "about": "lunch", "yes": True}
    insert(document, place_of(document, "game_started") + 1, body)


@both
def abandon_without_a_vote(document: Document) -> None:
    insert(document, place_of(document, "game_started") + 1, {"type": "game_abandoned"})


@both
def vote_for_an_end_and_play_on(document: Document) -> None:
    place = place_of(document, "game_started") + 1
    for seat in (1, 0):
        insert(document, place, {"type": "vote_cast", "seat": seat, "about": "end", "yes": True})


@both
def vote_for_a_bot_and_play_on(document: Document) -> None:
    body = {"type": "vote_cast", "seat": 0, "about": "replace 1", "yes": True}
    insert(document, place_of(document, "game_started") + 1, body)


@both
def take_a_holiday_from_a_live_game(document: Document) -> None:
    body = {"type": "holiday_taken", "seat": 0, "days": 1}
    insert(document, place_of(document, "game_started") + 1, body)


@both
def invent_an_outage(document: Document) -> None:
    body = {"type": "outage_ended", "since": 1, "grace": 600}
    insert(document, place_of(document, "game_started") + 1, body)


@both
def nudge_oneself(document: Document) -> None:
    insert(document, place_of(document, "game_started") + 1, {"type": "nudged", "seat": 0, "other": 0})


@both
def order_what_cannot_be_had(document: Document) -> None:
    body = {
        "type": "orders_given",
        "seat": 0,
        "bids": [["Atlantis", 3]],
        "pass_while_leading": False,
        "cid": "f",
    }
    insert(document, place_of(document, "game_started") + 1, body, audience=0)


@both
def spend_orders_that_nobody_gave(document: Document) -> None:
    body = {"type": "orders_spent", "seat": 0}
    insert(document, place_of(document, "game_started") + 1, body, audience=0)


@both
def open_a_rematch_before_the_end(document: Document) -> None:
    insert(document, 20, {"type": "rematch_opened", "seat": 0, "table": "next"})


@both
def show_the_seed_before_the_end(document: Document) -> None:
    insert(document, 20, dict(entry(document, "seed_revealed")))


@both
def talk_before_the_seed_is_shown(document: Document) -> None:
    body = {"type": "chat_said", "seat": 0, "text": "Wait.", "cid": "forged"}
    insert(document, place_of(document, "seed_revealed"), body)


@both
def point_to_two_rematches(document: Document) -> None:
    for _ in range(2):
        insert(document, len(document["rows"]), {"type": "rematch_opened", "seat": 0, "table": "next"})


# The form of the document


@plain
def add_a_field(document: Document) -> None:
    document["comment"] = "all is well"


@plain
def add_a_field_to_a_row(document: Document) -> None:
    document["rows"][3]["comment"] = "all is well"


@both
def add_a_field_to_an_entry(document: Document) -> None:
    document["rows"][3]["entry"]["comment"] = "all is well"


@both
def invent_a_kind_of_entry(document: Document) -> None:
    document["rows"][3]["entry"] = {"type": "miracle"}


@plain
def remove_a_field(document: Document) -> None:
    del document["commitment"]


@plain
def name_another_format(document: Document) -> None:
    document["format"] = "amunre-record/2"


@plain
def put_text_for_a_number(document: Document) -> None:
    document["rows"][3]["at"] = str(document["rows"][3]["at"])
