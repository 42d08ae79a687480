"""Looking up rules: in a checkout and where the package carries its texts, by id and by word."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from amunre import texts
from amunre.rules.catalogue import TITLES
from amunre.tui import lookup
from tests.tui.tools import make_table, run


@pytest.mark.parametrize("title", [*sorted(TITLES), "anniversary+statues+afterlife", "revised+expert"])
def test_every_id_that_is_offered_has_a_text(title: str) -> None:
    known = lookup.ids(title)
    assert {"end-1", "R27"} < set(known)
    for name in known:
        text = lookup.paragraph(title, name)
        assert text is not None
        assert text.startswith(f"{name} · ")
        assert len(text.split("\n\n", 1)[1]) > 20, name


def test_a_paragraph_is_the_one_that_was_asked_for_and_ends_before_the_next() -> None:
    one = lookup.paragraph("classic", "auction-1")
    assert one is not None
    assert one.startswith("auction-1 · Provinces come up\n\n")
    assert "auction-2" not in one.split("\n\n")[0]
    assert "Who must bid and who passes" not in one
    assert lookup.paragraph("classic", "AUCTION-1") == one
    assert lookup.paragraph("classic", "auction-99") is None
    assert lookup.paragraph("classic", "statues-3") is None
    assert lookup.paragraph("anniversary+statues", "statues-3") is not None


def test_the_card_game_finds_its_paragraphs_without_their_first_word() -> None:
    found = lookup.paragraph("cardgame", "auction-4")
    assert found == lookup.paragraph("cardgame", "card-auction-4")
    assert found is not None
    assert found.startswith("card-auction-4 · Outbid")


def test_headings_are_found_by_a_word() -> None:
    found = lookup.headings("classic", "bribery")
    assert "auction-6 · Bribery" in found
    assert all("bribery" in line.lower() for line in found)


def test_ids_are_told_in_short_and_only_those_that_are_there() -> None:
    told = lookup.id_ranges("cardgame")
    assert "card-auction-1 to card-auction-5" in told
    assert {"game-2", "game-4", "game-9"} < set(told)  # the card game has no game-3
    assert told[-2:][0].startswith("R")


def test_rule_alone_says_what_there_is_and_a_word_shows_headings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = make_table(tmp_path)
    shown = " ".join(
        run(monkeypatch, table, ["rule", "rule bribery", "rule auction-4", "rule moon-1"]).split()
    )
    assert "There are game-1 to game-9, setup-1 to setup-5, auction-1 to auction-10" in shown
    assert "auction-6 · Bribery" in shown
    assert "auction-4 · How high a bid must be" in shown
    assert "There is no rule 'moon-1' in this game" in shown


def test_the_example_of_the_help_works_in_the_card_game_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown = run(monkeypatch, make_table(tmp_path, "cardgame"), ["?", "rule auction-4"])
    assert "for instance: rule auction-4" in shown
    assert "card-auction-4 · Outbid" in shown


def test_an_installed_package_reads_the_texts_that_it_carries(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What lies beside the code is taken first, and a folder of documents is not needed."""
    rules = tmp_path / "docs" / "rules"
    rules.mkdir(parents=True)
    (rules / "classic.md").write_text("# Classic\n\n### auction-4 · Carried\n\nBid more.\n\n## Next\n")
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    monkeypatch.setattr(texts, "CHECKOUT", tmp_path / "nowhere")
    texts.paragraphs.cache_clear()
    try:
        assert lookup.paragraph("classic", "auction-4") == "auction-4 · Carried\n\nBid more."
        assert lookup.ids("classic") == ["auction-4"]
        assert lookup.ids("anniversary") == []
    finally:
        texts.paragraphs.cache_clear()


def test_without_any_texts_it_is_said_that_there_are_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(lookup, "pages", lambda title: [])
    shown = run(monkeypatch, make_table(tmp_path), ["rule", "rule auction-4"])
    assert "There are no texts." in shown
    assert "There is no rule 'auction-4'" in shown
