"""amunre tables: what becomes of games whose rules have changed, as an operator sees and decides it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import text

from amunre.cli import main
from amunre.store import log
from amunre.store.engine import open_database
from amunre.store.upgrade import upgrade
from amunre.tables.host import head_of
from tests.support.changed_rules import changed, program_with, with_windfall
from tests.support.honest import Played, played
from tests.support.stored import keep


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'server.db'}"


@pytest.fixture
def tables(url: str) -> dict[str, Played]:
    """A running game whose last state is known, one of which it is not, another edition, a finished one."""
    found = {
        "whole": played("classic", 3, "whole", steps=90),
        "crashed": played("classic", 3, "crashed", steps=90),
        "other": played("revised", 3, "other", steps=30),
        "over": played("classic", 3, "over"),
    }
    database = open_database(url)
    upgrade(database)
    for name, table in found.items():
        if name == "crashed":
            here, rows, head = table.table, table.rows, head_of(table.table, None)
            database.write(lambda c, h=here, r=rows, d=head: log.create(c, h.id, h.seed, r, d)).result()  # type: ignore[misc]
        else:
            keep(database, table)
    database.close()
    return found


def amunre(url: str, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["tables", *arguments, "--database", url])


def fates(url: str) -> dict[str, str]:
    result = amunre(url, "list", "--all", "--json")
    assert result.exit_code == 0, result.output
    return {one["table"].removeprefix("table-"): one["what"] for one in json.loads(result.stdout)}


def test_a_list_says_what_becomes_of_every_table_and_changes_nothing(
    url: str, tables: dict[str, Played]
) -> None:
    assert fates(url) == {"whole": "kept", "crashed": "kept", "other": "kept", "over": "over"}
    with program_with(with_windfall()):
        for _ in range(2):
            expected = {"whole": "goes on", "crashed": "goes back", "other": "kept", "over": "over"}
            assert fates(url) == expected
        text = amunre(url, "list").stdout
        assert "table-whole  classic, running, rules base=2 classic=2: goes on where it is" in text
        assert "table-over" not in text
        assert text.endswith("3 tables.\n")


def test_patch_lets_all_go_on_that_need_it(url: str, tables: dict[str, Played]) -> None:
    with program_with(with_windfall()):
        dry = amunre(url, "patch", "--dry-run")
        assert "table-whole  goes on where it is (base=2 classic=2 becomes base=2 classic=3)" in dry.stdout
        assert "table-crashed  goes back a little" in dry.stdout
        assert "2 of 4 would go on under other rules." in dry.stdout
        assert fates(url)["whole"] == "goes on"
        assert "2 of 4 go on under other rules." in amunre(url, "patch").stdout
        assert fates(url) == {"whole": "kept", "crashed": "kept", "other": "kept", "over": "over"}
    assert fates(url)["whole"] == "unknown"


def test_a_table_is_brought_to_the_newest_rules_by_name_though_its_own_are_still_there(
    url: str, tables: dict[str, Played]
) -> None:
    with program_with(changed(3, exact_since=1)):
        assert fates(url)["whole"] == "kept"
        result = amunre(url, "patch", "table-whole", "table-over")
        assert "table-whole  goes on where it is (base=2 classic=2 becomes base=2 classic=3)" in result.stdout
        assert "table-over  is over; nothing is to be done." in result.stdout
        assert "rules base=2 classic=3: is played by its own rules" in amunre(url, "list").stdout
        assert "0 of 1 go on" in amunre(url, "patch", "table-whole").stdout


def test_a_pinned_table_stays_as_it_is_until_it_is_patched_or_released(
    url: str, tables: dict[str, Played]
) -> None:
    assert "pinned to base=2 classic=2" in amunre(url, "pin", "table-whole", "--dry-run").stdout
    assert ", pinned" not in amunre(url, "list").stdout
    assert amunre(url, "pin", "table-whole").exit_code == 0
    with program_with(with_windfall()):
        assert "table-whole  classic, running, pinned, " in amunre(url, "list").stdout
        assert fates(url)["whole"] == "closed"
        assert "1 of 4 go on" in amunre(url, "patch").stdout, "the other one"
        assert fates(url)["whole"] == "closed"
        amunre(url, "pin", "table-whole", "--release")
        assert fates(url)["whole"] == "goes on"
        amunre(url, "pin", "table-whole")
        assert "1 of 1 go on" in amunre(url, "patch", "table-whole").stdout
        assert fates(url)["whole"] == "kept"
        assert ", pinned" not in amunre(url, "list").stdout


def test_a_name_that_is_no_table_is_an_error(url: str, tables: dict[str, Played]) -> None:
    for verb in ("patch", "pin"):
        result = amunre(url, verb, "nobody")
        assert result.exit_code == 2
        assert "there is no table nobody" in result.output


def test_damage_is_told_and_stops_nothing(url: str, tables: dict[str, Played]) -> None:
    database = open_database(url)
    spoil = text("UPDATE entries SET proof = '00' WHERE table_id = 'table-crashed' AND seq = 60")
    database.write(lambda connection: connection.execute(spoil)).result()
    database.close()
    assert fates(url)["crashed"] == "broken"
    assert fates(url)["other"] == "kept"


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM secrets WHERE table_id = 'table-whole'",
        "DELETE FROM entries WHERE table_id = 'table-whole' AND seq = 90",
        "UPDATE entries SET body = '[[[' WHERE table_id = 'table-whole' AND seq = 0",
        "UPDATE entries SET body = '{}' WHERE table_id = 'table-whole' AND seq = 30",
    ],
)
def test_a_damaged_table_keeps_no_other_from_being_listed_or_patched(
    url: str, tables: dict[str, Played], damage: str
) -> None:
    database = open_database(url)
    database.write(lambda connection: connection.execute(text(damage)).rowcount).result()
    database.close()
    with program_with(with_windfall()):
        assert fates(url) == {"whole": "broken", "crashed": "goes back", "other": "kept", "over": "over"}
        result = amunre(url, "patch")
        assert result.exit_code == 0, result.output
        assert fates(url)["crashed"] == "kept"
        told = amunre(url, "patch", "table-whole")
        assert (told.exit_code, "is damaged" in told.output) == (0, True)
