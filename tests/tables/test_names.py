"""Names that people choose can be read, and told from those of others."""

from __future__ import annotations

import pytest

from amunre.store.names import look_of
from amunre.tables.company import say
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import SeatTaken
from amunre.tables.lawful import objection
from amunre.tables.names import chosen_name, plain_text
from amunre.tables.seating import open_table, seat_bot, sit
from amunre.tables.settings import Settings

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"


def opened() -> Draft:
    return open_table("T" * 24, b"s" * 32, Settings(title="classic", players=5), 0)


def code_for(name: str) -> str:
    with pytest.raises(Denied) as denied:
        chosen_name(name)
    return denied.value.code


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "Ada\u3164",
        "\u2800",
        "A\u115fda",
        "Ada\ufe0f",
        "Ada\U000e0101",
        "A\u034fda",
        "A\u200dda",
        "\u0301Ada",
        "Ada" + "\u0316" * 5,
    ],
)
def test_nothing_in_a_name_is_invisible(name: str) -> None:
    assert code_for(name) == "bad_text"


@pytest.mark.parametrize("name", ["Vic\u0442im", "\u0410nna", "\u0391da", "\u13aeve"])
def test_the_letters_of_a_name_are_of_one_script(name: str) -> None:
    assert code_for(name) == "mixed_scripts"


@pytest.mark.parametrize(
    "name",
    [
        "José Çağla",
        "O'Neil-Søren 2",
        "\u0418\u0432\u0430\u043d",
        "\u039d\u03b1\u03c0",
        "\u738b\u3055\u3093 Lee",
        "\uae40\ucca0\uc218",
        "\u0928\u0930\u0947\u0928\u094d\u0926\u094d\u0930",
        "\u0e2a\u0e21\u0e0a\u0e32\u0e22",
        "\u02bbOkina",
        f"{FAMILY} Ng",
        RAINBOW,
        "1\ufe0f\u20e3",
        "\U0001f469\U0001f3fd\u200d\U0001f680",
    ],
)
def test_names_of_many_languages_and_joined_emoji_are_names(name: str) -> None:
    assert chosen_name(name) == name


def test_a_name_that_is_far_longer_than_it_looks_is_refused() -> None:
    assert code_for("\ufdfa" * 20) == "too_long"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Victim", "V\u0131ctim"),
        ("Bill", "BiIl"),
        ("modern", "rnodern"),
        ("Bob", "\u0412\u041e\u0412"),
        ("Max", "\u041c\u0410\u0425"),
        ("Zoe0", "ZoeO"),
        ("Ada", "\U0001d400da"),
    ],
)
def test_names_that_look_alike_have_the_same_look(first: str, second: str) -> None:
    assert look_of(first) == look_of(second)


@pytest.mark.parametrize(("first", "second"), [("Ann", "Anna"), ("Kai", "Kal"), ("Eve", "Eva")])
def test_names_that_people_can_tell_apart_have_looks_of_their_own(first: str, second: str) -> None:
    assert look_of(first) != look_of(second)


@pytest.mark.parametrize("name", ["victim", "V\u0131ctim", "Víctim", "\uff36ictim"])
def test_no_guest_looks_like_anybody_who_sits_there(name: str) -> None:
    for account in ("", "a"):
        draft = opened()
        sit(draft, "Victim", account=account)
        with pytest.raises(Denied) as denied:
            sit(draft, name)
        assert denied.value.code == "name_taken"


def test_no_guest_looks_like_a_bot_and_no_bot_like_a_guest() -> None:
    draft = opened()
    sit(draft, "Ahmose")
    seat = seat_bot(draft, "greedy")
    holder = draft.table.seats[seat]
    assert holder is not None
    with pytest.raises(Denied, match="looks like"):
        sit(draft, holder.name.upper())
    assert holder.name != "Ahmose"


def test_an_account_sits_under_its_own_name_whatever_guests_are_called() -> None:
    draft = opened()
    sit(draft, "Ada")
    assert sit(draft, "Ada", account="a") == 1
    assert sit(draft, "Vic\u0442im", account="b") == 2, "the account has that name from before"


@pytest.mark.parametrize("name", ["Vic\u0442im", "\u3164", "V\u0131ctim"])
def test_a_log_from_before_names_were_compared_by_their_looks_is_still_lawful(name: str) -> None:
    draft = opened()
    sit(draft, "Victim")
    assert objection(draft.table, SeatTaken(1, name, "", "", "e", False), 0) is None


def test_families_can_be_sent_in_the_chat() -> None:
    draft = opened()
    seat = sit(draft, "Ada")
    say(draft, seat, f"hello {FAMILY}", "c")
    assert plain_text(f"hello {FAMILY}", 500, "A message") == f"hello {FAMILY}"
    with pytest.raises(Denied):
        say(draft, seat, "hel\u200dlo", "d")
