"""A campaign counts what it plays, goes on where it stopped, and makes failures easy to show again."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from click.testing import CliRunner

from amunre.arena import campaign, reporting
from amunre.arena.book import STATE_FILE, Book, open_book, own_folder, write_whole
from amunre.arena.campaign import main, play_batch, run, setup_of
from amunre.arena.combinations import Round
from amunre.kernel.errors import SetupError
from amunre.kernel.state import State
from amunre.notation import read_game, replay
from amunre.rules.base.board import board
from amunre.rules.base.cards import CardSold

ALL = Round()


def quiet(book: Book) -> None:
    """Nobody is watching."""


def play_on(folder: Path, games: int, jobs: int = 1) -> Book:
    book = open_book(folder, "test")
    run(book, folder, games, None, jobs, quiet)
    return book


def call(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, list(words))
    return result.exit_code, result.output


@pytest.fixture
def planted_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sells a card in the New Kingdom is paid twice."""
    honest = CardSold.apply

    def generous(event: CardSold, state: State) -> None:
        honest(event, state)
        if board(state).kingdom == 2:
            board(state).gold[event.seat] += 1

    monkeypatch.setattr(CardSold, "apply", generous)


def test_a_campaign_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = play_on(tmp_path / "parts", 7)
    assert (first.next, first.games) == (7, 7)
    play_on(tmp_path / "parts", 5)
    parts, whole = open_book(tmp_path / "parts", "test"), play_on(tmp_path / "whole", 12)
    assert parts.next == 12
    assert msgspec.structs.replace(parts, seconds=0) == msgspec.structs.replace(whole, seconds=0)
    assert sum(parts.counts.values()) == 12 == len(parts.counts)
    assert parts.failures == []


def test_processes_do_not_change_what_is_played(tmp_path: Path) -> None:
    alone, together = play_on(tmp_path / "alone", 22), play_on(tmp_path / "together", 22, jobs=2)
    assert msgspec.structs.replace(alone, seconds=0) == msgspec.structs.replace(together, seconds=0)


def test_games_go_round_all_tables() -> None:
    one, again = (setup_of("s", ALL, number) for number in (0, ALL.size))
    assert (one.title, one.options) == (again.title, again.options)
    assert one.seed != again.seed


def test_time_can_be_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = open_book(tmp_path, "test")
    seconds = iter(range(9))  # one from a look at the clock to the next: in front of a batch and after it
    monkeypatch.setattr(campaign, "time", SimpleNamespace(monotonic=lambda: next(seconds)))
    run(book, tmp_path, None, 2.5, 1, quiet)
    assert (book.games, book.seconds) == (campaign.BATCH, 2)


def test_an_interrupt_ends_a_campaign_after_the_batch_and_keeps_its_book(tmp_path: Path) -> None:
    book = open_book(tmp_path, "test")
    before = signal.getsignal(signal.SIGINT)
    run(book, tmp_path, 1_000, None, 1, lambda _: os.kill(os.getpid(), signal.SIGINT))
    assert book.games == campaign.BATCH
    assert open_book(tmp_path, "test") == book
    assert signal.getsignal(signal.SIGINT) is before


def test_a_folder_belongs_to_one_campaign(tmp_path: Path) -> None:
    play_on(tmp_path, 1)
    with pytest.raises(SetupError, match="holds a campaign with --seed test"):
        open_book(tmp_path, "other")


def test_a_folder_belongs_to_one_round_of_tables(tmp_path: Path) -> None:
    play_on(tmp_path, 1)
    with pytest.raises(SetupError, match="holds a campaign with all titles"):
        open_book(tmp_path, "test", Round(("classic",)))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"{", "cannot be read"), (b'{"version": 9, "seed": "test"}', "another version")],
)
def test_a_book_that_is_not_ours_is_left_alone(tmp_path: Path, content: bytes, sentence: str) -> None:
    (tmp_path / STATE_FILE).write_bytes(content)
    with pytest.raises(SetupError, match=sentence):
        open_book(tmp_path, "test")
    assert (tmp_path / STATE_FILE).read_bytes() == content


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "book"
    write_whole(path, b"old")

    def power_cut(draft: object, target: object) -> None:
        raise OSError("no power")

    monkeypatch.setattr(os, "replace", power_cut)
    with pytest.raises(OSError, match="no power"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"


def test_a_file_gets_its_name_only_when_its_text_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bytes] = []
    honest_sync, honest_replace = os.fsync, os.replace

    def sync(handle: int) -> None:
        honest_sync(handle)
        synced.append((tmp_path / "book.new").read_bytes())

    def replace(draft: Path, target: Path) -> None:
        assert synced == [b"whole text"]
        honest_replace(draft, target)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "replace", replace)
    write_whole(tmp_path / "book", b"whole text")
    assert (tmp_path / "book").read_bytes() == b"whole text"


# Failures


def test_a_failure_is_recorded_with_its_game_and_the_command_that_shows_it(
    tmp_path: Path, planted_fault: None
) -> None:
    book = play_on(tmp_path, 3)
    assert book.games == 3
    failure = book.failures[0]
    assert "gold is" in failure.problem
    assert failure.combination == "classic/3"
    assert failure.command.endswith(f"-m amunre.arena.campaign --seed test --game {failure.number}")
    record = Path(failure.file).read_text()
    assert failure.problem in record
    file = read_game(record)
    assert file.setup.seed == f"test/{failure.number}"
    assert len(file.moves) > 20


def test_the_record_of_a_failure_replays_once_the_fault_is_gone(
    tmp_path: Path, planted_fault: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    failure = play_on(tmp_path, 1).failures[0]
    record = Path(failure.file).read_text()
    monkeypatch.undo()
    game = replay(read_game(record))
    assert game.outcome is None


def test_the_command_of_a_failure_shows_the_same_problem(tmp_path: Path, planted_fault: None) -> None:
    failure = play_on(tmp_path, 1).failures[0]
    words = failure.command.split("amunre.arena.campaign ")[1].split()
    status, text = call(*words)
    assert status == 1
    assert failure.problem in text


def test_the_command_of_a_failure_asks_for_the_same_tables(tmp_path: Path, planted_fault: None) -> None:
    book = open_book(tmp_path, "test", Round(("revised",), True))
    run(book, tmp_path, 1, None, 1, quiet)
    words = book.failures[0].command.split("amunre.arena.campaign ")[1].split()
    assert words == "--seed test --titles revised --full --game 0".split()
    status, text = call(*words)
    assert status == 1
    assert "game 0: revised/3" in text


def test_a_sound_game_can_be_played_again_too() -> None:
    status, text = call("--seed", "test", "--game", "4")
    assert status == 0
    assert "all sound" in text


def test_a_game_that_cannot_be_set_up_is_a_failure_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_start(*arguments: object) -> None:
        raise RuntimeError("no table")

    monkeypatch.setattr(campaign, "play_match", no_start)
    played = play_batch(campaign.Batch("test", ALL, 0, 1))
    assert "no table" in played.troubles[0].problem
    assert "no table" in played.troubles[0].record


# The command itself


def test_the_command_ends_with_a_table_and_a_line_of_json(tmp_path: Path) -> None:
    status, text = call("--games", "2", "--jobs", "1", "--dir", str(tmp_path), "--seed", "test")
    assert status == 0
    assert "classic/3" in text
    totals = msgspec.json.decode(text.splitlines()[-1])
    assert (totals["games"], totals["failures"]) == (2, [])
    assert msgspec.json.decode((tmp_path / "summary.json").read_bytes()) == totals


def test_the_command_can_play_some_titles_only(tmp_path: Path) -> None:
    words = ["--jobs", "1", "--dir", str(tmp_path), "--titles", "+expert"]
    status, text = call(*words)
    assert status == 0
    assert "revised+expert/4" in text
    assert msgspec.json.decode(text.splitlines()[-1])["games"] == 2 * 2 * 2, "players, memory, ladder"
    status, text = call(*words[:-1], "+expart")
    assert status == 1
    assert "did you mean expert?" in text


def test_the_command_fails_if_a_game_has_failed(tmp_path: Path, planted_fault: None) -> None:
    status, text = call("--games", "1", "--jobs", "1", "--dir", str(tmp_path), "--seed", "test")
    assert status == 1
    assert "--seed test --game 0" in " ".join(text.split())


def test_the_command_says_in_a_sentence_why_it_cannot_go_on(tmp_path: Path) -> None:
    play_on(tmp_path, 1)
    status, text = call("--games", "1", "--dir", str(tmp_path), "--seed", "other")
    assert status == 1
    assert "holds a campaign with --seed test" in " ".join(text.replace("│", " ").split())


@pytest.mark.skipif(sys.platform == "win32", reason="has no such locks")
def test_a_folder_belongs_to_one_campaign_at_a_time(tmp_path: Path) -> None:
    words = ("--games", "1", "--jobs", "1", "--dir", str(tmp_path), "--seed", "test")
    with own_folder(tmp_path):
        status, text = call(*words)
        assert status == 1
        assert "another campaign is using" in text
        assert not (tmp_path / STATE_FILE).exists()
    assert call(*words)[0] == 0


@pytest.mark.parametrize("limit", [(3, None), (None, 0.05)])
def test_a_terminal_gets_a_bar(
    tmp_path: Path,
    limit: tuple[int | None, float | None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    book = open_book(tmp_path, "test")
    with reporting.watcher(book.games, *limit) as report:
        run(book, tmp_path, *limit, 1, report)
    shown = capsys.readouterr().out
    assert "0 failures" in shown


def test_elsewhere_a_line_tells_of_progress_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reporting, "PAUSE", 0.0)
    book = open_book(tmp_path, "test")
    with reporting.watcher(book.games, 2, None) as report:
        run(book, tmp_path, 2, None, 1, report)
    assert capsys.readouterr().out.startswith("2 games, ")
