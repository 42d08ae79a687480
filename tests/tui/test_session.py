"""A session: commands, refusals, undo, saving, several people at one terminal."""

from __future__ import annotations

import errno
import random
import sys
from pathlib import Path

import pytest

from amunre.bots import BotKind, finding
from amunre.bots.random_bot import RandomBot
from amunre.bots.registry import Maker
from amunre.kernel.errors import SetupError
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.notation import read_action, read_game, replay, write_action
from amunre.rules.base.board import board
from amunre.rules.base.last_sale import LastSale
from amunre.rules.base.offers import Offer
from amunre.rules.catalogue import TITLES
from amunre.rules.components import names
from amunre.tui import INTERRUPTED, saves, session
from amunre.tui.session import Session, last_seen
from amunre.tui.table import HUMAN, Table, load_table, seat_names, seat_plan, seats_of
from tests.support.universe import some_actions
from tests.tui.tools import GAMES, make_table, play_through, run, screen, text_of, type_lines


def in_the_market(folder: Path) -> Table:
    """The person has bought two stones and holds one province."""
    table = make_table(folder, seed="market")
    while True:
        game = table.game
        seat = game.waiting_for[0]
        kind = game.state.open[seat].kind
        if kind == "market" and seat == 0:
            return table
        if seat:
            table.bot_turn(seat)
        else:
            table.play(0, next(iter(game.legal(0))))


def only_these_have_to_offer(table: Table, humans: int) -> bool:
    """Whether the first so many seats have still to offer, and nobody else has; each with a choice."""
    game = table.game
    if game.waiting_for != list(range(humans)) or game.state.open[0].kind != "offer":
        return False
    return all(len(game.legal(seat)) > 1 for seat in range(humans))


def at_the_offering(folder: Path, humans: int = 1, title: str = "anniversary") -> Table:
    """Only people have still to seal an offering, and the first of them holds a card."""
    table = make_table(folder, title, seed="sealed", humans=humans)
    rng = random.Random(5)
    while True:
        game = table.game
        seat = next((one for one in game.waiting_for if one >= humans), game.waiting_for[0])
        if seat < humans and game.state.open[seat].kind == "offer" and table.scene(0).own().hand:
            return table
        table.play(seat, game.legal(seat).sample(rng))


def test_a_number_beyond_the_gold_is_no_offering(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = at_the_offering(tmp_path)
    gold = table.scene(0).own().gold
    before = table.game.commands.copy()
    shown = run(monkeypatch, table, [str(gold + 1), str(gold + 2)])
    assert f"There is no choice {gold + 2}; choose 0 to {gold} or write the action" in shown
    assert table.game.commands == before
    run(monkeypatch, table, [str(gold)])
    assert write_action(table.game.commands[len(before)].action) == f"offer {gold}"


def test_a_sealed_choice_that_sells_cards_is_asked_for_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = at_the_offering(tmp_path)
    card = min(table.scene(0).own().hand)
    before = table.game.commands.copy()
    prompts = type_lines(monkeypatch, [f"offer 1 selling {card}", "no", f"offer 1 selling {card}", ""])
    console = screen()
    session.play(table, console)
    called = names("anniversary").cards[card]
    assert [prompt.startswith(f"This sells {called} for good.") for prompt in prompts] == [
        False,
        True,
        False,
        True,
        False,
    ]
    assert "Nothing is chosen yet." in text_of(console)
    assert table.game.commands == before
    type_lines(monkeypatch, [f"offer 1 selling {card}", "yes"])
    session.play(table, screen())
    assert write_action(table.game.commands[len(before)].action) == f"offer 1 selling {card}"


def test_a_sale_that_is_not_possible_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = at_the_offering(tmp_path)
    prompts = type_lines(monkeypatch, ["offer 1 selling theft"])
    console = screen()
    session.play(table, console)
    assert "(rule game-3, theft_not_sold)" in text_of(console)
    assert not any("Write yes" in prompt for prompt in prompts)


def test_the_last_sale_is_asked_for_twice_unless_it_sells_nothing() -> None:
    assert session.sold_with(LastSale(("river",))) == ("river",)
    assert session.sold_with(LastSale(())) == ()
    assert session.sold_with(Offer(0, ("influence",))) == ()


@pytest.mark.parametrize("title", ["anniversary", "classic", "cardgame"])
def test_a_choice_is_called_changeable_only_while_others_have_still_to_choose(
    title: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Bots seal first, so the choice of a person alone opens all choices at once."""
    sentence = "You may change it until all have chosen."
    for humans in (1, 2):
        table = make_table(tmp_path, title, seed="sealed", humans=humans, bot="random")
        rng = random.Random(6)
        while not only_these_have_to_offer(table, humans):
            seat = next((one for one in table.game.waiting_for if one >= humans), table.game.waiting_for[0])
            table.play(seat, table.game.legal(seat).sample(rng))
        shown = run(monkeypatch, table, ["", "offer nothing" if title == "cardgame" else "0", ""])
        asked = "Sacrifice: Seal your sacrifice" if title == "classic" else "Offering: Seal your offering"
        assert shown.count(asked) == humans
        assert shown.count(sentence) == humans - 1


def test_question_marks_explain_the_decision_its_actions_and_the_keys(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown = run(monkeypatch, make_table(tmp_path), ["?"])
    assert "You must bid" in shown
    assert "bid PROVINCE AMOUNT [bribery] [protection] – Put a marker" in shown
    for word in ("why ACTION", "undo", "board", "hand", "log", "score", "save [FILE]", "quit"):
        assert word in shown


def test_why_gives_sentence_code_and_rule(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = make_table(tmp_path)
    up = table.scene(0).table.up[0]
    shown = run(monkeypatch, table, [f"why bid {up} 2", f"why bid {up} 3", "why", "why dance", "why 1"])
    assert "2 is not a step of the bid ladder. (rule auction-4, not_a_step)" in shown
    assert f"'bid {up} 3' is legal." in shown
    assert "Write the action behind it" in shown
    assert "'dance' is not an action" in shown


def test_hints_are_noted_in_the_record_and_can_be_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = make_table(tmp_path, "classic", 3)
    run(monkeypatch, table, ["hint", "hint", "save"])
    assert table.text().count("; player took a hint") == 1
    assert saves.read(table.path).notes == table.notes
    table.headers["hints"] = "off"
    again = load_table(table.path, read_game(table.text()), table.seats)
    assert "without hints" in run(monkeypatch, again, ["hint"])
    assert len(again.notes) == 1


def test_a_hint_after_taking_back_begins_with_the_idea(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = in_the_market(tmp_path)
    shown = run(monkeypatch, table, ["buy 1 stone", "hint", "undo", "buy 2 stones", "hint"])
    assert shown.count("Type hint again to see the move.") == 2


def test_a_hint_is_an_idea_first_and_a_legal_move_then(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = make_table(tmp_path)
    shown = run(monkeypatch, table, ["hint"])
    assert "Type hint again to see the move." in shown
    assert "A bot would play" not in shown
    shown = run(monkeypatch, table, ["hint", "hint"])
    move = shown.split("A bot would play: ")[1].splitlines()[0]
    assert read_action(table.game.rules, move) in table.game.legal(0)
    assert not [command for command in table.game.commands if command.seat == 0]


def test_a_refused_action_says_why_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = make_table(tmp_path)
    before = len(table.game.commands)
    shown = run(monkeypatch, table, ["done", "bid moon 3", "bid", "77", "", "17000000000000"])
    assert "Refused: 'done' is not possible now." in shown
    assert "(rule game-4, wrong_moment)" in shown
    assert "there is no province called 'moon'" in shown
    assert "is not complete notation; write bid PROVINCE AMOUNT" in shown
    assert "There is no choice 77" in shown
    assert "Type a number, an action, or ? for help." in shown
    bots_only = table.game.commands[before:]
    assert all(command.seat != 0 for command in bots_only)


def test_refusals_call_provinces_by_their_names(tmp_path: Path) -> None:
    table = make_table(tmp_path)
    assert Session(table, screen()).named("None of your scribes leads in abu.").endswith("leads in Abu.")


def test_an_action_can_be_taken_back_within_the_turn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = in_the_market(tmp_path)
    gold = table.scene(0).table.seats[0].gold
    shown = run(monkeypatch, table, ["buy 2 stones", "undo", "undo"])
    assert "You buy 2 building stones for 3 gold." in shown
    assert "Taken back: buy 2 stones" in shown
    assert "Refused: " in shown
    assert table.scene(0).table.seats[0].gold == gold


def test_own_actions_within_a_turn_do_not_repeat_the_whole_board(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = in_the_market(tmp_path)
    shown = run(monkeypatch, table, ["buy 2 stones"])
    assert shown.count("Memphis") == 1
    shown = run(
        monkeypatch, table, ["board", "provinces", "hand", "log", "log 2", "log all", "score", "rule"]
    )
    assert "If the provinces scored now" in shown
    assert "Your hand:" in shown
    assert "earlier sentences" in shown
    assert "Write an id or a word behind it" in shown


def test_rules_can_be_looked_up_by_id(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown = run(monkeypatch, make_table(tmp_path), ["rule auction-4", "rule R27", "rule moon-1"])
    assert "auction-4 · " in shown
    assert "R27 · " in shown
    assert "There is no rule 'moon-1' in this game" in shown


def test_the_tab_key_completes_rules_and_actions_also_behind_why(tmp_path: Path) -> None:
    table = make_table(tmp_path)
    up = table.scene(0).table.up[0]
    offered = Session(table, screen()).completions(table.game.waiting_for[0])
    assert {"undo", "rule auction-4", "rule R27", f"bid {up} 3", f"why bid {up} 3"} <= set(offered)


def test_save_writes_a_copy_and_leaves_other_files_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear anna")
    copy = tmp_path / "copy.amunre"
    lines = [f"save {copy}", "save", f"save {other}", f"save {tmp_path}", f"save {other}/x"]
    table = make_table(tmp_path)
    shown = " ".join(run(monkeypatch, table, lines).split())
    assert read_game(copy.read_text()).setup == table.setup
    assert other.read_text() == "dear anna"
    assert shown.count("is not a saved game") == 2
    assert "Not saved: " in shown


def test_leaving_saves_the_game_and_shows_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = make_table(tmp_path)
    type_lines(monkeypatch, ["1", "quit"])
    console = screen()
    assert session.play(table, console) == 0
    assert f"amunre play --load {table.path}" in text_of(console)
    saved = read_game(table.path.read_text())
    assert saved.headers["table"] == "human random random"
    assert replay(saved).commands == table.game.commands


@pytest.mark.parametrize("word", ["q", "quit", "exit"])
def test_a_game_is_left_by_the_same_key_as_a_replay(
    word: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    prompts = type_lines(monkeypatch, [word, "1"])
    assert session.play(make_table(tmp_path), screen()) == 0
    assert len(prompts) == 1


def test_ctrl_c_saves_too_and_ends_with_130(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "read_line", interrupted)
    table = make_table(tmp_path)
    console = screen()
    assert session.play(table, console) == INTERRUPTED
    assert "amunre play --load" in text_of(console)
    assert table.path.exists()


def test_a_fault_of_ours_does_not_lose_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(prompt: str) -> str:
        raise RuntimeError("a fault")

    monkeypatch.setattr(session, "read_line", broken)
    table = make_table(tmp_path)
    console = screen()
    with pytest.raises(RuntimeError):
        session.play(table, console)
    assert "amunre play --load" in text_of(console)
    assert replay(read_game(table.path.read_text())).commands == table.game.commands


def test_a_resumed_table_goes_on_as_if_it_had_never_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = make_table(tmp_path, "anniversary", seed="resume")
    play_through(monkeypatch, whole, screen())
    own = [write_action(command.action) for command in whole.game.commands if command.seat == 0]
    parts = make_table(tmp_path, "anniversary", seed="resume")
    for first in range(0, len(own), 10):
        run(monkeypatch, parts, own[first : first + 10])
        file = saves.read(parts.path)
        seats = seats_of(file)
        assert seats == ("human", "random", "random")
        parts = load_table(parts.path, file, seats)
    assert parts.game.outcome == whole.game.outcome
    assert parts.game.digests() == whole.game.digests()


def test_a_resumed_game_tells_only_what_is_new(tmp_path: Path) -> None:
    table = in_the_market(tmp_path)
    game = table.game
    assert 0 < last_seen(table, 0) < len(game.events)
    assert last_seen(make_table(tmp_path), 0) == 0


def test_comments_and_foreign_headers_survive(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = make_table(tmp_path)
    table.headers["event"] = "a rainy day"
    table.notes = [(0, "they sit down")]
    run(monkeypatch, table, ["1"])
    table.comments[0] = "bold"
    table.save()
    file = saves.read(table.path)
    again = load_table(table.path, file, (HUMAN, "random", "random"))
    assert again.text() == table.text()
    assert again.headers == {"event": "a rainy day"}


def test_a_disk_that_fails_does_not_end_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(saves, "write", full)
    table = make_table(tmp_path)
    shown = run(monkeypatch, table, ["1", "1"])
    assert "You bid" in shown
    assert capsys.readouterr().err.count("could not be saved") == 1
    assert "--load" not in shown


@pytest.mark.parametrize(("title", "players"), GAMES)
@pytest.mark.parametrize("width", [100, 60])
def test_whole_games_can_be_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, title: str, players: int, width: int
) -> None:
    table = make_table(tmp_path, title, players, "whole")
    console = screen(width)
    assert play_through(monkeypatch, table, console) == 0
    shown = text_of(console)
    assert "The record is saved." in shown
    assert "total" in shown
    file = saves.read(table.path)
    assert replay(file).outcome == table.game.outcome


def test_people_who_share_a_terminal_hide_their_hands(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = make_table(tmp_path, "anniversary", 3, "2", humans=2)
    prompts = type_lines(monkeypatch, ["", "1", "", "1", "", "1"])
    console = screen()
    session.play(table, console)
    shown = text_of(console)
    assert prompts[:4] == [
        "player1, press Enter to see your hand. ",
        "player1> ",
        "player2, press Enter to see your hand. ",
        "player2> ",
    ]
    first, second = shown.split("player2 is next. The others look away.")[:2]
    assert "To change a sealed choice, write the name: player1." in second
    assert first.endswith("\n" * console.height)


def test_a_sealed_choice_can_be_changed_until_the_last_person_has_chosen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = make_table(tmp_path, "anniversary", 3, "2", humans=2)
    dealt = table.scene(0).table.seats[0].dealt
    assert dealt is not None
    type_lines(monkeypatch, ["", f"keep {dealt[0]}", "player1", f"keep {dealt[1]}", "", "1"])
    session.play(table, screen())
    assert dealt[1] in (table.scene(0).table.seats[0].hand or {})


def test_everybody_can_be_a_person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = make_table(tmp_path, "revised", 3, "hot", humans=3)
    console = screen()
    assert play_through(monkeypatch, table, console) == 0
    *_, ranking, told, replay, review, analyse = text_of(console).splitlines()
    assert "win" in ranking
    assert "saved" in told
    for verb, line in zip(("replay", "review", "analyse"), (replay, review, analyse), strict=True):
        assert line.startswith(f"  amunre {verb} ")


@pytest.mark.parametrize(
    ("players", "seat", "humans", "bots", "plan"),
    [
        (3, 0, 1, ["greedy"], ("human", "greedy", "greedy")),
        (4, 3, 2, ["greedy", "random"], ("human", "greedy", "random", "human")),
        (3, 1, 3, [], ("human", "human", "human")),
    ],
)
def test_people_and_bots_are_seated(
    players: int, seat: int, humans: int, bots: list[str], plan: tuple[str, ...]
) -> None:
    assert seat_plan(players, seat, humans, bots) == plan


@pytest.mark.parametrize(
    ("players", "seat", "humans", "bots", "told"),
    [
        (3, 3, 1, ["greedy"], "the seats of 3 players are 0 to 2, not 3"),
        (3, 0, 0, ["greedy"], "1 to 3 people, not 0"),
        (3, 0, 1, ["greedy"] * 3, "need 2 bots, not 3"),
        (3, 0, 1, ["gredy"], "did you mean greedy?"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_a_sentence(
    players: int, seat: int, humans: int, bots: list[str], told: str
) -> None:
    with pytest.raises(SetupError, match=told.replace("?", r"\?")):
        seat_plan(players, seat, humans, bots)


def test_seats_have_names() -> None:
    assert seat_names(("human", "greedy", "greedy"), ()) == ("player", "greedy1", "greedy2")
    assert seat_names(("human", "greedy", "human"), ("anna",)) == ("anna", "greedy1", "player2")
    for bad in ("two words", "", "x" * 21, "bell\a"):
        with pytest.raises(SetupError, match="cannot be a name"):
            seat_names(("human", "greedy", "greedy"), (bad,))
    with pytest.raises(SetupError, match="2 names are given for 1 people"):
        seat_names(("human", "greedy", "greedy"), ("anna", "bruno"))


JUNK = [
    "?",
    "why",
    "rule",
    "undo",
    "log -1",
    "log 0",
    "save /dev/null/x",
    "sell",
    "²",
    "\x00",
    "-1",
    "1.5",
    "why 2",
]


@pytest.mark.parametrize(("title", "players"), [*((title, 3) for title in sorted(TITLES)), GAMES[-1]])
def test_whatever_is_typed_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, title: str, players: int
) -> None:
    rng = random.Random(title)
    table = make_table(tmp_path, title, players, "junk")
    while table.game.outcome is None:
        actions = some_actions(table.game.rules, rng, 1)
        typed = (
            [write_action(action) for action in actions] + JUNK + [str(rng.randrange(40)) for _ in range(9)]
        )
        rng.shuffle(typed)
        lines = [f"why {line}" if rng.random() < 0.2 else line for line in typed[:20]]
        shown = run(monkeypatch, table, lines, 80)
        assert "Traceback" not in shown
        if 0 in table.game.waiting_for and rng.random() < 0.5:
            table.play(0, table.game.legal(0).sample(rng))


class Failing(RandomBot):
    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        sys.exit("I hold a secret")


def unmakeable(rules: Ruleset, seat: int) -> RandomBot:
    raise RuntimeError("I hold a secret")


@pytest.mark.parametrize("make", [Failing, unmakeable])
def test_a_bot_that_fails_is_told_once_a_move_and_the_game_goes_on(
    make: Maker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(finding.ALLOWED, "failing", BotKind("fails", make))
    table, console = make_table(tmp_path, bot="failing"), screen(140)
    assert play_through(monkeypatch, table, console) == 0
    shown = text_of(console)
    assert "failing1 failed, and chance played its move; 'amunre bots check failing' looks into it." in shown
    assert shown.count("failed, and chance") == 6  # each of the two three times, then they are not asked
    assert "secret" not in shown
    assert table.path.read_text().count("; failing failed: ") == 6
    assert "I hold a secret" in table.path.read_text()


def test_a_choice_between_two_equal_schemes_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With four players schemes are dealt out of twelve, two of each."""
    for number in range(200):
        table = make_table(tmp_path, "anniversary", 4, f"twins{number}")
        dealt = table.scene(0).own().dealt
        if dealt[0] == dealt[1]:
            break
    assert dealt[0] == dealt[1]
    shown = run(monkeypatch, table, [])
    assert f"There is one choice only: keep {dealt[0]}" in shown
    assert "1  keep" not in shown
    assert table.game.state.open[table.game.waiting_for[0]].kind == "bid"


def test_a_set_is_not_forecast_before_three_provinces_are_held(tmp_path: Path) -> None:
    """A set takes a pyramid in each of one's three provinces (scoring-3): one province makes none."""
    table = make_table(tmp_path, "classic", 3, "forecast")
    rng = random.Random(3)
    seen = set()
    while table.game.outcome is None:
        scene = table.scene(0)
        whole = board(table.game.state)
        for name in scene.provinces_of(0):
            whole.pyramids[name] = 2
        held = len(scene.provinces_of(0))
        sets = [
            item.points for item in table.scene(0).if_scored_now() if (item.seat, item.source) == (0, "sets")
        ]
        assert sets == ([6] if held == 3 else [])
        seen.add(held)
        if held == 3:
            break
        seat = table.game.waiting_for[0]
        table.play(seat, table.game.legal(seat).sample(rng))
    assert seen == {0, 1, 2, 3}
