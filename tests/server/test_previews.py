"""What a messenger shows of a link: of public tables who is there, of others nothing that somebody wrote."""

from __future__ import annotations

import html
import re

import pytest

from amunre.server.previews import (
    Known,
    Preview,
    filled,
    language_of,
    preview_of,
    tags,
    title_name,
)
from amunre.server.routes.site import STATIC
from amunre.tables.host import Summary
from tests.server.running import Running, open_table, sit

WORDS = {
    "title-classic": "Classic",
    "expansion-statues": "Statues",
    "preview-title": "Amun-Re",
    "preview-line": "A board game.",
    "preview-table": "Amun-Re: {title}",
    "preview-table-named": "{name}: {title}",
    "preview-at": "At the table: {names}.",
    "preview-open": "{taken} of {players} taken.",
    "preview-running": "{players} play.",
    "preview-over": "{players} have played.",
}


def table(status: str, listed: bool, name: str = "Nile", title: str = "classic") -> Known:
    summary = Summary(name, title, 3, ["Ann", "", "Bea"], ["", "", "greedy"], "none", [False, False, False])
    return Known(status, listed, summary)


def test_the_site_has_a_title_and_a_sentence() -> None:
    assert preview_of(None, WORDS) == Preview("Amun-Re", "A board game.")


def test_a_public_table_says_its_name_its_title_and_who_is_there() -> None:
    found = preview_of(table("open", listed=True, title="classic+statues"), WORDS)
    assert found == Preview("Nile: Classic + Statues", "At the table: Ann, Bea. 2 of 3 taken.")


def test_a_table_that_is_not_listed_says_nothing_that_somebody_wrote() -> None:
    assert preview_of(table("open", listed=False), WORDS) == Preview("Amun-Re: Classic", "2 of 3 taken.")
    assert preview_of(table("running", listed=False), WORDS) == Preview("Amun-Re: Classic", "3 play.")


@pytest.mark.parametrize("status", ["finished", "abandoned"])
def test_a_game_that_is_over_is_told_as_such(status: str) -> None:
    assert preview_of(table(status, listed=True, name=""), WORDS) == Preview(
        "Amun-Re: Classic", "At the table: Ann, Bea. 3 have played."
    )


def test_a_title_that_has_no_words_goes_by_its_own_name() -> None:
    assert title_name("desert+statues", WORDS) == "desert + Statues"


def test_braces_in_a_name_are_not_filled_in() -> None:
    assert filled("{name} plays {title}", name="{title}", title="Classic") == "{title} plays Classic"


def test_a_name_cannot_become_markup() -> None:
    nasty = '"><script>alert(1)</script>'
    found = tags(Preview(nasty, nasty), "https://play.example", f"/table/{nasty}")
    assert "<script" not in found
    assert html.unescape(found).count(nasty) == 4  # two sentences, one title, one address


def test_addresses_are_whole_or_left_out() -> None:
    told = tags(Preview("a", "b"), "https://play.example:8000", "/new")
    assert 'property="og:url" content="https://play.example:8000/new"' in told
    assert 'property="og:image" content="https://play.example:8000/icon-512.png"' in told
    for origin in ("", "http://", "https://play.example/x", 'https://a" x="', "javascript://a"):
        assert "og:url" not in tags(Preview("a", "b"), origin, "/new")


def test_the_language_is_the_first_that_there_is() -> None:
    have = frozenset({"en", "de", "fr"})
    asked = {"de-AT,en;q=0.5": "de", "es, FR;q=0.9": "fr", "": "en", "es": "en", "*": "en"}
    assert {header: language_of(header, have) for header in asked} == asked


def head_of(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="(og:\w+|description)" content="([^"]*)"', page)
    return {name: html.unescape(text) for name, text in found}


needs_client = pytest.mark.skipif(
    not (STATIC / "words.json").is_file(), reason="the web client is not built here"
)


@needs_client
def test_the_link_of_a_private_table_shows_nothing_that_somebody_wrote(server: Running) -> None:
    ann = open_table(server, player="Ann Secret", name="Our evening", listed=False)
    sit(server, ann.table, "Bea Hidden")
    page = server.get(f"/table/{ann.table}").text
    for word in ("Ann", "Secret", "Bea", "Hidden", "evening"):
        assert word not in page
    told = head_of(page)
    assert told["og:title"] == "Amun-Re: Classic, 2003"
    assert told["og:description"].startswith("Seats taken: 2 of 3.")
    assert told["og:url"] == f"{server.url}/table/{ann.table}"
    assert told["og:image"] == f"{server.url}/icon-512.png"
    assert server.get("/icon-512.png").status_code == 200


@needs_client
def test_the_link_of_a_public_table_says_who_is_there_in_the_reader_s_language(server: Running) -> None:
    ann = open_table(server, player="Ann", name="Nil & Sand")
    told = head_of(server.get(f"/table/{ann.table}", headers={"Accept-Language": "de,en;q=0.7"}).text)
    assert told["og:title"] == "Nil & Sand · Amun-Re: Klassisch, 2003"
    assert told["og:description"].startswith("Am Tisch: Ann. Besetzte Plätze: 1 von 3.")


@needs_client
def test_what_is_no_table_has_the_preview_of_the_site(server: Running) -> None:
    usual = head_of(server.get("/").text)
    assert usual["og:title"] == "Amun-Re"
    assert head_of(server.get("/table/nothing").text)["og:description"] == usual["og:description"]
