"""Text for actions, positions and games goes there and back, and bad text gets one clear sentence."""

from __future__ import annotations

import random

import pytest

from amunre.kernel.state import digest
from amunre.notation import (
    GameFileError,
    NotationError,
    read_action,
    read_game,
    read_position,
    replay,
    usage,
    write_action,
    write_game,
    write_position,
)
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.last_sale import LastSale
from amunre.rules.base.offers import Offer
from amunre.rules.base.prices import BuyCards, PlayCultivation
from amunre.rules.catalogue import all_titles, ruleset, title_of
from amunre.rules.setup import Setup, checked, start
from tests.support.games import (
    TINY_DECK,
    combination_id,
    combinations,
    expansion_combinations,
    new_game,
    play_on,
)

RULES = ruleset("anniversary", 4, {})
TEXTS = {
    "bid thebes 6": PlaceBid("thebes", 6),
    "bid thebes 6 bribery protection": PlaceBid("thebes", 6, True, True),
    "buy 1 card": BuyCards(1),
    "buy 3 cards": BuyCards(3),
    "cultivation buto field": PlayCultivation("buto", True),
    "offer theft": Offer(0),
    "offer 5 with influence selling architect,river": Offer(5, ("influence",), ("architect", "river")),
    "last sale nothing": LastSale(()),
}


@pytest.mark.parametrize("text", TEXTS)
def test_an_action_has_one_text(text: str) -> None:
    assert write_action(TEXTS[text]) == text
    assert read_action(RULES, text) == TEXTS[text]


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  BID   Thebes 6 ", "bid thebes 6"),
        ("bid the 6", "bid thebes 6"),
        ("buy 1 cards", "buy 1 card"),
        ("offer 5 selling river,architect", "offer 5 selling architect,river"),
    ],
)
def test_people_may_write_a_little_loosely(text: str, same: str) -> None:
    assert read_action(RULES, text) == read_action(RULES, same)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bid tebes 6", "there is no province called 'tebes'; did you mean thebes?"),
        ("bid xyz 6", "there is no province called 'xyz'; known are"),
        ("sell rivr", "did you mean river?"),
        ("bid thebes", "write bid PROVINCE AMOUNT [bribery] [protection] [leaving LEAVING]."),
        ("offer 0", "write offer GOLD [with PLAYED] [selling SOLD]."),
        ("influence sideways", "write influence up|down."),
        ("bidd thebes 6", "did you mean bid?"),
        ("", "actions begin with"),
        ("bid thebes 9999999", "write bid PROVINCE"),
    ],
)
def test_a_text_that_is_no_action_gets_a_sentence_that_helps(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_action(RULES, text)
    assert sentence in str(caught.value)


def test_every_action_of_every_title_has_a_usage_of_its_own() -> None:
    for title in all_titles():
        players = title_of(title).players[0]
        texts = [usage(make) for make in ruleset(title, players, {}).actions.values()]
        assert len(texts) == len(set(texts))


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("title", "players", "options"), combinations() + expansion_combinations(), ids=combination_id
)
def test_positions_and_games_go_there_and_back(title: str, players: int, options: dict[str, str]) -> None:
    setup = checked(Setup(title=title, players=players, seed="text", options=options))
    game = start(setup)
    rng = random.Random("text")
    while game.outcome is None:
        play_on(game, rng, 7)
        line = write_position(setup, game.state)
        found, state = read_position(line)
        assert digest(state) == digest(game.state)
        assert write_position(found, state) == line
        if len(game.commands) % 3 == 0:
            text = write_game(setup, game)
            assert write_game(setup, replay(read_game(text))) == text
    text = write_game(setup, game)
    assert write_game(setup, replay(read_game(text))) == text


def test_a_game_file_keeps_headers_notes_and_comments() -> None:
    setup = checked(Setup(title="classic", players=3, seed="kept", names=("Ana", "Ben", "Cleo")))
    game = start(setup)
    play_on(game, random.Random(3), 12)
    comments = {0: "a bold start", 11: "hm"}
    notes = [(0, "Old Kingdom"), (5, "now it gets hard"), (12, "to be continued")]
    text = write_game(setup, game, comments, {"event": 'The "Nile" Cup'}, notes)
    file = read_game(text)
    assert file.headers == {"event": 'The "Nile" Cup'}
    assert {place: move.comment for place, move in enumerate(file.moves) if move.comment} == comments
    assert file.notes == notes
    assert file.setup == setup
    again = write_game(setup, replay(file), comments, file.headers, file.notes)
    assert again == text


def test_a_game_with_an_owners_components_goes_there_and_back() -> None:
    setup = checked(Setup(title="classic", players=4, seed="own", components="tiny", overrides=TINY_DECK))
    game = start(setup)
    play_on(game, random.Random(4))
    text = write_game(setup, game)
    assert '[components "tiny"]' in text
    assert replay(read_game(text)).digests() == game.digests()
    with pytest.raises(NotationError, match="component set of its own"):
        write_position(setup, game.state)


def sound_text() -> str:
    setup = checked(Setup(title="classic", players=3, seed="damage"))
    game = start(setup)
    play_on(game, random.Random(5))
    return write_game(setup, game)


SOUND = sound_text()
FIRST_MOVE = next(line for line in SOUND.splitlines() if line.startswith("seat"))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (SOUND, "", "this is not a game file"),
        (SOUND, "%PDF-1.7", "this is not a game file"),
        ('[title "classic"]\n', "", "the header 'title' is missing."),
        ('[title "classic"]', '[title "clasic"]', "did you mean classic?"),
        ('[title "classic"]', '[title "classic\\"]', "line 2: the header's value"),
        ('[players "3"]', '[players "7"]', "classic is for 3, 4, 5 players, not 7."),
        ('[players "3"]', '[players "x"]', "a header cannot be read"),
        ('[rules "base=2 classic=2"]', '[rules "9"]', "rules version 9 is not known here"),
        ('[names "seat0 seat1 seat2"]', '[names "seat0 seat1 seat1"]', "same name"),
        ('[names "seat0 seat1 seat2"]', '[names "seat0 seat1"]', "3 players need 3 names, not 2."),
        ('[components "standard"]', '[components "x"]\n[overrides "{\\"province.abu.fields\\": 99}"]', "abu"),
        ('[components "standard"]', '[overrides "[1]"]', "overrides must be a table of figures"),
        (FIRST_MOVE, "seat9: done", "nobody is called 'seat9'"),
        (FIRST_MOVE, "hello", "a move is written"),
        (FIRST_MOVE, "seat0: fly home", "'fly home' is not an action"),
        (FIRST_MOVE, "seat0: collect", "this action is not legal there"),
        (FIRST_MOVE, FIRST_MOVE[:-6] + "000000", "the digest does not fit"),
        ('[seed "damage"]', '[seed "other"]', "line"),
        ("/ points", "/ stones", "the result is given as"),
    ],
)
def test_a_damaged_game_file_gets_one_clear_sentence(old: str, new: str, sentence: str) -> None:
    assert old in SOUND
    with pytest.raises(GameFileError) as caught:
        replay(read_game(SOUND.replace(old, new, 1)))
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_any_damage_to_a_move_is_found() -> None:
    """Dropping, doubling or swapping lines of moves never goes unnoticed."""
    lines = SOUND.splitlines()
    first = lines.index(FIRST_MOVE)
    rng = random.Random("damage")
    for _ in range(40):
        place = rng.randrange(first, len(lines) - 1)
        for damaged in (
            lines[:place] + lines[place + 1 :],
            [*lines[:place], lines[place], *lines[place:]],
            [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]],
        ):
            with pytest.raises(GameFileError):
                replay(read_game("\n".join(damaged)))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "begins with"),
        ("rnbqkbnr/pppppppp w KQkq", "begins with"),
        ("amunre-position-1 classic", "begins with"),
        ("amunre-position-1 klassik/4 flow=-", "did you mean classic?"),
        ("amunre-position-1 classic/4 flow=-", "cannot be read"),
        ("amunre-position-1 classic/x flow=-", "cannot be read"),
    ],
)
def test_a_bad_position_line_gets_one_clear_sentence(line: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(line)
    assert sentence in str(caught.value)


def test_a_position_in_the_middle_of_a_sealed_phase_keeps_the_choices() -> None:
    setup = checked(Setup(title="anniversary", players=3, seed="sealed"))
    game = new_game("anniversary", 3, "sealed")
    game.play(1, next(iter(game.legal(1))))
    line = write_position(setup, game.state)
    assert "sealed=1:keep+" in line
    assert digest(read_position(line)[1]) == digest(game.state)
