"""What can be typed besides actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from amunre.kernel.errors import Refused
from amunre.kernel.messages import SPECTATOR
from amunre.notation import write_action
from amunre.tui import panels, saves, scores
from amunre.tui.annex import TILES_IN_WORDS, holder
from amunre.tui.board import list_provinces
from amunre.tui.cards import effect, power, reward
from amunre.tui.lookup import paragraph
from amunre.tui.menu import explained, possible
from amunre.tui.screen import NARROW, signs_of
from amunre.tui.sentences import story
from amunre.tui.words import place

if TYPE_CHECKING:
    from amunre.tui.session import Session

LOG_LINES = 30
CARD_WIDTH = 17
"""The longest name of a card."""


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
        session.say(f"  {explained(make, game.rules.points.scribes_each)}", 4)
    session.say("Names of provinces may be cut to their first letters, if three or more are left.")
    session.say("")
    session.say("At any time:")
    shown = {command.usage: command for command in COMMANDS.values()}
    for usage, command in shown.items():
        session.say(f"  {usage:<12} {command.about}", 15)
    session.say("")
    session.say(legend(session))
    return False


def legend(session: Session) -> str:
    signs = signs_of(session.console)
    text = (
        f"On the map: {signs.pyramid}2 pyramids, {signs.stone} a stone; farmers 2/4+1 are 2 on 4 fields and "
        "1 beside them; pays is the harvest with the temple where it stands; +2 cards is the blessing for "
        "whoever wins the province; 6! is a bid with protection."
    )
    if session.console.width < NARROW:
        text += " Short words: ic favour icons, tem temples, car caravan, c cards, s stones, g gold."
    return " ".join([text, *legend_of_expansions(session)])


def legend_of_expansions(session: Session) -> list[str]:
    signs = signs_of(session.console)
    extras = session.table.scene(SPECTATOR).extras
    parts = []
    if extras.statues:
        parts.append("A name at the right of the last line is a statue; its power is told by: hand.")
    if extras.officials:
        parts.append(
            "Below it stands what an official brings to whoever wins but does not keep the province."
        )
    if extras.court:
        parts.append(f"{signs.pharaoh} is the Pharaoh; tokens bring gifts.")
    if extras.tombs:
        parts.append(
            f"In tombs: {TILES_IN_WORDS}, {signs.space} a space that can be built, {signs.closed} one that "
            "rests on nothing yet; space 2 3 is the third from the left in row 2."
        )
    return parts


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
        session.refuse(refusal)
        session.say(f"More: rule {refusal.rule}")
    return False


def rule(session: Session, seat: int, rest: str) -> bool:
    text = paragraph(session.table.setup.title, rest) if rest else None
    if text is not None:
        for block in text.split("\n\n"):
            session.say(block if block.startswith(("|", "-", "1.")) else " ".join(block.split()))
            session.say("")
    elif not rest:
        session.say("Write the id behind it, for instance: rule auction-4")
    else:
        session.say(f"There is no text for {rest!r} here; the rules are in the project's docs/rules folder.")
    return False


def undo(session: Session, seat: int, rest: str) -> bool:
    try:
        action = session.table.undo(seat)
    except Refused as refused:
        session.refuse(refused.refusal)
        return False
    session.told[seat] = len(session.table.game.events)
    session.keep()
    session.say(f"Taken back: {write_action(action)}")
    return True


def board(session: Session, seat: int, rest: str) -> bool:
    session.show(seat)
    session.show_question(seat)
    return False


def provinces(session: Session, seat: int, rest: str) -> bool:
    for line in list_provinces(session.console, session.table.scene(seat)):
        session.console.print(line)
    return False


def hand(session: Session, seat: int, rest: str) -> bool:
    scene = session.table.scene(seat)
    for line in panels.piles(scene):
        session.say(line)
    own = scene.own()
    assert own is not None
    for card in dict.fromkeys([*(own.hand or ()), *(own.dealt or ()), "theft"]):
        say_card(session, card, effect(card, scene.components))
    if scene.extras.tombs:
        for tile in scene.extras.tombs.seats[seat].tiles or ():
            say_card(session, f"{tile} tile", reward(tile, scene.components))
    if scene.extras.statues:
        for province, statue in scene.extras.statues.placed.items():
            where = f"{place(province)}, {holder(scene, province)}"
            say_card(session, place(statue), f"({where}) {power(statue, scene.components)}")
    return False


def cards(session: Session, seat: int, rest: str) -> bool:
    """Every favour card of the game, whoever holds it."""
    rules = session.table.game.rules
    components = rules.config.components
    supply = Counter(rules.points.favour_deck(components))
    for card in rules.tables["cards"]:
        copies = f" ({supply[card]} in the full deck)" if supply[card] else ""
        say_card(session, card, effect(card, components) + copies)
    return False


def say_card(session: Session, name: str, about: str) -> None:
    session.say(f"  {name:<{CARD_WIDTH}} {about}", CARD_WIDTH + 3)


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
    "rule": Command(rule, "rule ID", "the text of a rule, for instance: rule auction-4"),
    "undo": Command(undo, "undo", "take back your last action, while nothing hidden was shown"),
    "board": Command(board, "board", "the table again"),
    "provinces": Command(provinces, "provinces", "all provinces in words"),
    "hand": Command(hand, "hand", "your cards and what they do, the deck and the discards"),
    "cards": Command(cards, "cards", "all favour cards of this game and what they do"),
    "log": Command(log, "log [N|all]", "what happened so far"),
    "score": Command(score, "score", "every point so far, and what the provinces would bring now"),
    "save": Command(save, "save [FILE]", "save now, or a copy elsewhere; games are saved by themselves too"),
    "quit": _QUIT,
    "exit": _QUIT,
}
