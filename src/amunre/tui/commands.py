"""What can be typed besides actions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from amunre.bots.ideas import idea_of, sentence
from amunre.kernel.errors import Refused
from amunre.kernel.messages import SPECTATOR
from amunre.notation import write_action
from amunre.tui import saves, scores
from amunre.tui.faces import face_of
from amunre.tui.lookup import headings, id_ranges, paragraph
from amunre.tui.menu import explained, possible, scribes_of
from amunre.tui.screen import signs_of
from amunre.tui.sentences import story
from amunre.tui.terms import terms_of
from amunre.tui.words import listed

if TYPE_CHECKING:
    from amunre.tui.session import Session

LOG_LINES = 30


class Quit(Exception):
    """Somebody leaves the table."""


class Command(NamedTuple):
    run: Callable[[Session, int, str], bool]
    """Given the session, the seat and the rest of the line; true if the game has changed."""
    usage: str
    about: str


def run_command(session: Session, seat: int, word: str, rest: str) -> bool:
    return COMMANDS[word].run(session, seat, rest)


def show_help(session: Session, seat: int, rest: str) -> bool:
    game = session.table.game
    session.show_question(seat)
    session.say("")
    session.say("You can write:")
    for make in possible(game.legal(seat)):
        session.say(f"  {explained(make, scribes_of(game.rules), terms_of(session.table.setup.title))}", 4)
    session.say("Names of provinces may be cut to their first letters, if three or more are left.")
    session.say("")
    session.say("At any time:")
    shown = {command.usage: command for command in COMMANDS.values()}
    for usage, command in shown.items():
        session.say(f"  {usage:<12} {command.about}", 15)
    session.say("")
    session.say(face_of(game.rules).legend(session.console, session.table.scene(SPECTATOR)))
    return False


def why(session: Session, seat: int, rest: str) -> bool:
    """Say whether an action is legal, and if not, why."""
    game = session.table.game
    if not rest:
        session.say("Write the action behind it, for instance: why bid thebes 3")
        return False
    action = session.understood(seat, rest)
    if action is None:
        return False
    refusal = game.refusal(seat, action)
    if refusal is None:
        session.say(f"'{write_action(action)}' is legal.")
    else:
        session.say(f"'{write_action(action)}' is not possible.")
        session.refuse(refusal, action)
        session.say(f"More: rule {refusal.rule}")
    return False


def hint(session: Session, seat: int, rest: str) -> bool:
    """First the idea, then, asked again at the same question, the move."""
    if not session.table.gives_hints:
        session.say("This table was set up without hints.")
        return False
    game = session.table.game
    serial = game.state.open[seat].serial
    action = session.table.advice(seat)
    if session.hinted != (seat, serial):
        session.hinted = (seat, serial)
        session.table.note_hint(seat)
        session.keep()
        idea = sentence(idea_of(game.rules, game.view(seat), game.legal(seat), action))
        session.say(terms_of(session.table.setup.title).things(idea))
        session.say("Type hint again to see the move.")
    else:
        session.say(f"A bot would play: {write_action(action)}")
    return False


def rule(session: Session, seat: int, rest: str) -> bool:
    """A paragraph by its id, those with a word in their heading, or what ids there are."""
    title = session.table.setup.title
    text = paragraph(title, rest) if rest else None
    if text is not None:
        for block in text.split("\n\n"):
            session.say(block if block.startswith(("|", "-", "1.")) else " ".join(block.split()))
            session.say("")
        return False
    found = headings(title, rest) if rest else []
    for line in found:
        session.say(f"  {line}", 4)
    if not rest:
        session.say(f"There are {listed(id_ranges(title), 'no texts')}.")
        session.say("Write an id or a word behind it, for instance: rule auction-4, or: rule auction")
    elif not found:
        session.say(f"There is no rule {rest!r} in this game, and no heading has that in it.")
    return False


def undo(session: Session, seat: int, rest: str) -> bool:
    try:
        action = session.table.undo(seat)
    except Refused as refused:
        session.refuse(refused.refusal)
        return False
    session.told[seat] = len(session.table.game.events)
    session.hinted = None  # the next question may have the number of the one that is gone
    session.keep()
    session.say(f"Taken back: {write_action(action)}")
    return True


def board(session: Session, seat: int, rest: str) -> bool:
    session.show(seat)
    session.show_question(seat)
    return False


def provinces(session: Session, seat: int, rest: str) -> bool:
    scene = session.table.scene(seat)
    for line in face_of(scene.rules).provinces(session.console, scene):
        session.console.print(line)
    return False


def hand(session: Session, seat: int, rest: str) -> bool:
    scene = session.table.scene(seat)
    face = face_of(scene.rules)
    for line in face.piles(scene):
        session.say(line)
    for name, about in face.hand_cards(scene):
        say_card(session, name, about)
    return False


def cards(session: Session, seat: int, rest: str) -> bool:
    """Every card of the game, whoever holds it."""
    rules = session.table.game.rules
    for name, about in face_of(rules).all_cards(rules, terms_of(session.table.setup.title)):
        say_card(session, name, about)
    return False


def say_card(session: Session, name: str, about: str) -> None:
    session.say(f"  {name} – {about}", 4)


def log(session: Session, seat: int, rest: str) -> bool:
    lines = story(session.table.game.log(seat), session.table.people(seat))
    if rest != "all":
        count = int(rest) if rest.isdecimal() and int(rest) else LOG_LINES
        left_out = max(0, len(lines) - count)
        lines = lines[left_out:]
        if left_out:
            session.say(f"({left_out} earlier sentences; 'log all' tells them too)")
    for line in lines:
        session.say(f"{signs_of(session.console).bullet} {line}")
    return False


def score(session: Session, seat: int, rest: str) -> bool:
    scores.draw_scores(session.console, session.table.scene(seat))
    return False


def save(session: Session, seat: int, rest: str) -> bool:
    path = Path(rest).expanduser() if rest else None
    if path is not None and (path.is_dir() or not saves.may_replace(path)):
        session.say(f"{path} is not a saved game, so it is left alone; choose another name.")
        return False
    try:
        session.say(f"Saved in {session.table.save(path)}")
    except OSError as problem:
        session.say(f"Not saved: {problem.strerror or problem}; choose another place with: save FILE")
    return False


def leave(session: Session, seat: int, rest: str) -> bool:
    raise Quit


_HELP = Command(show_help, "?", "this help, and what can be decided now")
_QUIT = Command(leave, "quit", "save the game and leave; Ctrl-D does the same")
COMMANDS: dict[str, Command] = {
    "?": _HELP,
    "help": _HELP,
    "why": Command(why, "why ACTION", "whether an action is possible, and if not, by which rule"),
    "rule": Command(
        rule, "rule ID", "the text of a rule, for instance: rule auction-4; alone, what there is"
    ),
    "hint": Command(hint, "hint", "an idea for this decision; once more, the move that a bot would play"),
    "undo": Command(undo, "undo", "take back your last action, while nothing hidden was shown"),
    "board": Command(board, "board", "the table again"),
    "provinces": Command(provinces, "provinces", "all provinces in words"),
    "hand": Command(hand, "hand", "your cards and what they do, the deck and the discards"),
    "cards": Command(cards, "cards", "all cards of this game and what they do"),
    "log": Command(log, "log [N|all]", "what happened so far"),
    "score": Command(score, "score", "every point so far, and what the provinces would bring now"),
    "save": Command(save, "save [FILE]", "save now, or a copy elsewhere; games are saved by themselves too"),
    "quit": _QUIT,
    "exit": _QUIT,
    "q": _QUIT,
}
