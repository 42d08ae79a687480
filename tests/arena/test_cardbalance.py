"""The report on the cards of the card game."""

from __future__ import annotations

import re
from pathlib import Path

from click.testing import CliRunner

from amunre.arena.cardbalance import main, measure, share, widest
from amunre.rules.components import PROVINCE_CARDS, standard

REPORT = Path(__file__).parents[2] / "docs" / "cardgame-balance.md"
ROW = re.compile(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| ([\d.]+) %, ([\d.]+) \|$", re.MULTILINE)
MOST_OFF = 5.0
"""Points by which the share of a card may differ from an equal one."""


def test_every_card_that_was_won_is_counted_once_a_game() -> None:
    tally = measure(5, 4, "few", 1)
    assert tally.games == 4
    assert sum(tally.won.values()) == 4 * 45
    assert sum(tally.wins.values()) == 4 * 9
    assert all(0 <= share(tally, card) <= 100 for card in tally.won)
    card, off = widest(tally, 5)
    assert abs(off) == max(abs(share(tally, name) - 20) for name in tally.won)
    assert card in tally.won


def test_equal_arguments_give_equal_reports(tmp_path: Path) -> None:
    runs = []
    for number in range(2):
        out = tmp_path / f"{number}.md"
        asked = ["--games", "3", "--players", "2,3", "--seed", "x", "--jobs", "1", "--out", str(out)]
        assert CliRunner().invoke(main, asked).exit_code == 0
        runs.append(out.read_text(encoding="utf-8"))
    assert runs[0] == runs[1]
    printed = CliRunner().invoke(main, ["--games", "3", "--players", "2,3", "--seed", "x", "--jobs", "1"])
    assert printed.output == runs[0]


def test_the_report_of_the_documentation_is_about_the_cards_of_today() -> None:
    rows = {row[0]: tuple(map(int, row[1:5])) for row in ROW.findall(REPORT.read_text(encoding="utf-8"))}
    cards = standard().card_set.cards
    assert list(rows) == [name for names in PROVINCE_CARDS.values() for name in names]
    for name, figures in rows.items():
        card = cards[name]
        assert figures == (card.ankhs, card.fields, card.caravans, card.pyramids)


def test_no_card_of_the_report_is_far_off_an_equal_share() -> None:
    rows = ROW.findall(REPORT.read_text(encoding="utf-8"))
    assert len(rows) == 45
    assert all(abs(float(row[5]) - 25) <= MOST_OFF for row in rows)
