"""Each edition's own names for cards and things (canon 2), wherever the client speaks of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.offers import Offer
from amunre.rules.base.prices import BuyStones
from amunre.rules.catalogue import ruleset
from amunre.rules.components import names, standard
from amunre.tui.board import describe
from amunre.tui.cards import effect
from amunre.tui.explaining import favour_cards
from amunre.tui.panels import hand_line, piles
from amunre.tui.people import People
from amunre.tui.sentences import sentence, story
from amunre.tui.session import Session, cards_in
from amunre.tui.terms import Terms, terms_of
from tests.support.games import EDITIONS, finished
from tests.tui.tools import make_table, run, screen


def told(title: str, **entry: object) -> str:
    return sentence(entry, People(("anna", "bruno"), 0, terms_of(title)))


@pytest.mark.parametrize(
    ("title", "drawn", "placed"),
    [
        ("classic", "Bruno draws 2 power cards.", "You put a building stone into Abu."),
        ("revised", "Bruno draws 2 Favor cards.", "You put a stone into Abu."),
        ("anniversary", "Bruno draws 2 favour cards.", "You put a stone into Abu."),
        ("anniversary+statues", "Bruno draws 2 favour cards.", "You put a stone into Abu."),
    ],
)
def test_events_speak_of_things_as_the_edition_does(title: str, drawn: str, placed: str) -> None:
    assert told(title, type="cards_drawn", seat=1, count=2) == drawn
    assert told(title, type="stone_placed", seat=0, province="abu", makes_pyramid=False) == placed


@pytest.mark.parametrize(
    ("title", "card"),
    [("classic", "Lower/Upper Egypt"), ("revised", "High/Low Egypt"), ("anniversary", "Upper or Lower")],
)
def test_events_name_cards_as_the_edition_prints_them(title: str, card: str) -> None:
    assert told(title, type="scheme_shown", seat=0, card="upper_lower") == f"You show the scheme {card}."
    item = {"seat": 0, "source": "scheme_upper_lower", "province": "", "points": 3}
    assert told(title, type="scored", items=[item]) == f"You score 3 (scheme {card} 3)."
    offer = {"type": "offer", "gold": 0, "played": [], "sold": ["upper_lower"]}
    theft = names(title).cards["theft"]
    assert told(title, type="choice_sealed", seat=0, choice=offer) == (
        f"You have sealed a choice: {theft} (selling {card})."
    )


def test_articles_go_with_the_words_that_come_in() -> None:
    classic, revised = terms_of("classic"), terms_of("revised")
    assert classic.things("A blessing lies there; seal an offering, take a gift.") == (
        "Free material lies there; seal a sacrifice, take a reward."
    )
    assert revised.things("A blessing lies there; seal an offering, take a gift.") == (
        "An immediate bonus lies there; seal an offering, take a reward."
    )
    assert classic.things("Favour cards, a favour card and the favour deck") == (
        "Power cards, a power card and the power card deck"
    )
    assert classic.things("{count:stone} out of {stones}") == "{count:building stone} out of {stones}"
    assert terms_of("anniversary").things("the favour deck") == "the favour deck"


def test_sources_are_no_schemes_and_mines_have_the_name_of_the_edition() -> None:
    classic = terms_of("classic")
    assert classic.source("farmers") == "farmers"
    assert classic.source("mine") == "income always"
    assert classic.source("caravan") == "income with camel"
    assert classic.source("abundance") == "Harvest Increase"
    assert terms_of("anniversary").source("west_bank") == "west bank"


def test_a_card_is_shown_by_its_name_and_the_word_that_is_typed() -> None:
    ours = Terms("")
    assert ours.typed_card("architect") == "Architect"
    assert ours.typed_card("favours") == "Master of Favours (favours)"
    assert ours.typed_held({"river": 2, "theft": 1}) == ["River or Hinterland (river) ×2", "Theft"]
    assert ours.typed_in(["3  sell favours", "buy 2 farmers"]) == ["favours is Master of Favours"]
    assert ours.typed_in(["keep upper_lower | architect"]) == ["upper_lower is Upper or Lower"]


@pytest.mark.parametrize("title", EDITIONS)
def test_whole_games_are_told_in_the_words_of_the_edition(title: str) -> None:
    """No word of ours that the edition prints otherwise is left in its log."""
    ours, own = names("").things, names(title).things
    others = [ours[key] for key in ours if own[key] != ours[key]]
    for seed in ("1", "2"):
        game = finished(title, 4, seed)
        people = People(("a", "b", "c", "d"), 0, terms_of(title))
        text = "\n".join(story(game.log(0), people))
        for name in own.values():
            text = text.replace(name, "")
        for word in others:
            assert not re.search(rf"\b{word}\b", text), word
        for card, called in names(title).cards.items():
            if "_" in card:
                assert card not in text, called


def test_the_screen_of_2003_has_its_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = make_table(tmp_path, "classic")
    scene = table.scene(0)
    assert hand_line(scene) == "Your hand: Builder (architect), \N{MINUS SIGN}3 Card (theft) · 20 gold"
    assert piles(scene)[1].startswith("Power card deck ")
    assert "1 power card symbol" in describe(scene, "damanhur")
    assert "income always 4" in describe(scene, "abu")
    shown = run(monkeypatch, table, ["?"])
    assert "a step above every marker there" in shown
    assert "the free material for whoever wins" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("title", "bribery", "protection", "cultivation"),
    [
        ("classic", "until the auction ends", "until the auction ends", "beside the fields"),
        (
            "revised",
            "that one bid",
            "while your scribe stands there",
            "on an empty field or beside the fields",
        ),
        ("anniversary", "until the auction ends", "when you pass because you lead", "once you have bought"),
    ],
)
def test_texts_of_cards_tell_what_they_do_in_the_edition(
    title: str, bribery: str, protection: str, cultivation: str
) -> None:
    modules = ruleset(title, 3, {}).modules
    for card, words in {"bribery": bribery, "protection": protection, "cultivation": cultivation}.items():
        assert words in effect(card, standard(), modules)
    assert ("bought" in effect("cultivation", standard(), modules)) == (title == "anniversary")


def test_a_table_where_cultivation_needs_no_purchase_is_told_so() -> None:
    assert "bought" not in effect(
        "cultivation", standard(), ("base", "anniversary", "cultivation_at_any_time")
    )


def test_the_list_of_cards_is_in_the_words_of_the_edition() -> None:
    rules = ruleset("classic", 3, {})
    listed = dict(favour_cards(rules, terms_of("classic")))
    assert listed["Free Farmer (cultivation)"].startswith("market: a farmer for nothing beside the farms of")
    assert listed["Overbid in Same Province (bribery)"].endswith("(2 in the full deck)")


def test_refusals_name_the_cards_that_were_typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = make_table(tmp_path, "classic")
    shown = " ".join(run(monkeypatch, table, ["sell river", "why sell farmers"]).split())
    assert "You do not hold Nile Banks." in shown
    assert "You do not hold Farmer Bonus." in shown


def test_refusals_speak_of_things_as_the_edition_does(tmp_path: Path) -> None:
    text = "None of your scribes stands there, and stones cost gold."
    for title, told in (
        ("classic", "None of your markers stands there, and building stones cost gold."),
        ("anniversary", text),
    ):
        assert Session(make_table(tmp_path, title), screen()).named(text) == told


def test_cards_in_an_action_are_found_wherever_they_stand() -> None:
    assert cards_in(Offer(1, ("influence",), ("river",))) == ["influence", "river"]
    assert cards_in(PlaceBid("abu", 3, True, False)) == ["bribery"]
    assert cards_in(BuyStones(2)) == []
