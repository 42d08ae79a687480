"""A game at the terminal: tell what happened, show the table, ask, and keep the game safe."""

from __future__ import annotations

import re
import shlex
from itertools import islice

import click
from msgspec.structs import asdict
from rich.console import Console
from rich.containers import Lines
from rich.text import Text

from amunre.kernel.errors import Refusal, Refused
from amunre.kernel.messages import SPECTATOR, Action
from amunre.notation import NotationError, read_action, write_action
from amunre.rules.base.last_sale import LastSale
from amunre.rules.base.offers import Offer
from amunre.tui import INTERRUPTED, lookup, panels, scores
from amunre.tui.asking import complete_from, forget_typed, read_line
from amunre.tui.commands import COMMANDS, Quit, run_command
from amunre.tui.faces import face_of, hand_line
from amunre.tui.menu import Menu
from amunre.tui.schemes import SHOW_ALL, one_after_the_other, scoring_schemes
from amunre.tui.screen import fitting, in_columns
from amunre.tui.sentences import story
from amunre.tui.table import HUMAN, Table
from amunre.tui.terms import OURS, terms_of
from amunre.tui.words import capital, listed, place

MOST_COMPLETED = 200
"""So many legal actions are offered by the Tab key; there can be thousands."""
YES = ("y", "yes")
_CAN_CHANGE = "You may change it until all have chosen."
_NOTHING_TYPED = "Type a number, an action, or ? for help."


class Session:
    """What the client remembers between prompts."""

    def __init__(self, table: Table, console: Console) -> None:
        self.table = table
        self.console = console
        self.told = {seat: last_seen(table, seat) for seat in table.humans}
        """How many events each person has been told."""
        self.in_front: int | None = None
        """The person at the keyboard."""
        self.failed_save = ""
        self.hinted: tuple[int, int] | None = None
        """The seat and the decision for which an idea was given already."""

    # Output

    def say(self, text: str, indent: int = 0) -> None:
        """Print a text; where it does not fit into the line it goes on below, indented."""
        plain = fitting(self.console, text)
        lines = Text(plain).wrap(self.console, self.console.width)
        if indent and len(lines) > 1:
            rest = Text(plain[len(lines[0]) :].lstrip()).wrap(self.console, self.console.width - indent)
            lines = Lines([lines[0], *(Text(" " * indent) + line for line in rest)])
        for line in lines:
            line.rstrip()
            self.console.print(line)

    def show_command(self, line: str) -> None:
        """A command to be copied: never broken into two lines."""
        self.console.print(Text(f"  {line}"), soft_wrap=True)

    def refuse(self, refusal: Refusal, action: Action | None = None) -> None:
        text = capital(self.named(refusal.text, action))
        self.say(f"Refused: {text} (rule {refusal.rule}, {refusal.code})")

    def named(self, text: str, action: Action | None = None) -> str:
        """A refusal with names: the rules write provinces as they are typed, and things in our words."""
        provinces = "|".join(self.table.game.rules.config.provinces)
        terms = terms_of(self.table.setup.title)
        text = terms.things(text)
        for card in cards_in(action) if action is not None else ():
            text = re.sub(rf"\b{card}\b", terms.card(card), text)
        return re.sub(rf"\b({provinces})\b", lambda match: place(match[1]), text)

    def tell(self, seat: int) -> bool:
        """What happened since this person's last prompt; true if others had a part in it."""
        game = self.table.game
        since = min(self.told[seat], len(game.events))
        entries = game.log(seat, since)
        self.told[seat] = len(game.events)
        people = self.table.people(seat)
        lines = story(entries, people)
        if lines:
            self.console.print()
        names = {people.name(other): other for other in range(game.players)}
        panels.narrate(self.console, lines, names)
        return any(entry.get("seat") != seat for entry in entries)

    def show(self, seat: int) -> None:
        self.console.print()
        self.draw(seat)

    def draw(self, viewer: int) -> None:
        face_of(self.table.game.rules).draw(self.console, self.table.scene(viewer))

    def show_question(self, seat: int) -> None:
        scene = self.table.scene(seat)
        kind = next(decision.kind for decision in scene.seen.decisions if decision.seat == seat)
        question = self.table.game.rules.questions[kind]
        # whoever chooses last opens all choices, and against bots that is the person
        can_change = question.reveal is not None and len(self.table.game.waiting_for) > 1
        asked = scene.terms.things(question.prompt)
        prompt = f"{asked} {_CAN_CHANGE}" if can_change else asked
        left = f" ({scene.left_to_do()} left)" if scene.left_to_do() > 1 else ""
        self.console.print()
        self.console.print(Text(fitting(self.console, f"{scene.phase_in_words}: {prompt}{left}"), "bold"))
        self.show_menu(seat)

    def show_menu(self, seat: int) -> None:
        menu = Menu(self.table.game.legal(seat), face_of(self.table.game.rules).notes(self.table.scene(seat)))
        for line in [*in_columns(menu.numbered(), self.console.width - 2), *menu.unnumbered()]:
            self.say(f"  {line}", 4)
        terms = terms_of(self.table.setup.title)
        schemes = [scheme.card for scheme in scoring_schemes(self.table.game, seat)]
        if schemes:
            self.say(f"  or just Enter, to show all that score: {listed(map(terms.card, schemes))}", 4)
        called = terms.typed_in(menu.lines())
        if called:
            self.say(f"  ({listed(called)})", 4)

    # Turns

    def play(self) -> None:
        """Play until the game is over."""
        while self.table.game.outcome is None:
            waiting = self.table.game.waiting_for
            bots = [seat for seat in waiting if self.table.seats[seat] != HUMAN]
            # bots seal their choices first, so that a person's choice is the one that opens them
            if bots:
                if not self.table.bot_turn(bots[0]):
                    self.tell_failure(bots[0])
            else:
                self.decide(waiting[0])
        self.keep()

    def tell_failure(self, seat: int) -> None:
        """Not why it failed: the reason may tell what it holds."""
        name, bot = self.table.setup.seat_names()[seat], self.table.seats[seat]
        self.say(f"{name} failed, and chance played its move; 'amunre bots check {bot}' looks into it.")

    def decide(self, seat: int) -> None:
        """Bring one person to one action."""
        before = self.in_front
        seat = self.hand_over(seat)
        if self.tell(seat) or before != seat:
            self.show(seat)
        else:
            self.console.print()
            scene = self.table.scene(seat)
            self.say(hand_line(scene))
            for line in face_of(scene.rules).reminder(self.console, scene):
                self.console.print(line)
        if self.play_the_only_choice(seat):
            return
        self.show_question(seat)
        while not self.answer(seat):
            pass

    def play_the_only_choice(self, seat: int) -> bool:
        """Seal a choice that is none, for instance of two equal schemes; true if it was one."""
        game = self.table.game
        legal = game.legal(seat)
        kind = game.state.open[seat].kind
        if len(legal) != 1 or game.rules.questions[kind].reveal is None:
            return False
        action = next(iter(legal))
        self.say(f"There is one choice only: {write_action(action)}")
        return self.play_action(seat, action)

    def answer(self, seat: int) -> bool:
        """Read one line; true once it changed the game."""
        complete_from(self.completions(seat))
        typed = read_line(f"{self.table.setup.seat_names()[seat]}> ")
        if typed.lower() in ("", SHOW_ALL) and scoring_schemes(self.table.game, seat):
            return self.show_schemes(seat)
        if not typed:
            self.say(_NOTHING_TYPED)
            return False
        word, _, rest = typed.partition(" ")
        if word.lower() in COMMANDS:
            return run_command(self, seat, word.lower(), rest.strip())
        action = self.understood(seat, typed)
        return action is not None and self.is_meant(seat, action) and self.play_action(seat, action)

    def show_schemes(self, seat: int) -> bool:
        """Show all that score, as is offered by default (R24)."""
        for scheme in one_after_the_other(self.table, seat):
            self.play_action(seat, scheme)
        return True

    def is_meant(self, seat: int, action: Action) -> bool:
        """Ask again before a sealed choice sells cards: what is opened cannot be taken back (R66)."""
        sold = sold_with(action)
        if not sold or self.table.game.refusal(seat, action) is not None:
            return True
        named = terms_of(self.table.setup.title).cards(sold)
        typed = read_line(f"This sells {named} for good. Write yes to seal it: ")
        if typed.lower() in YES:
            return True
        self.say("Nothing is chosen yet.")
        return False

    def completions(self, seat: int) -> list[str]:
        """What the Tab key offers: commands, the rules of this game, and actions, also behind why."""
        rules = [f"rule {name}" for name in lookup.ids(self.table.setup.title)]
        some = islice(iter(self.table.game.legal(seat)), MOST_COMPLETED)
        actions = [write_action(action) for action in some]
        return [*COMMANDS, *rules, *actions, *(f"why {action}" for action in actions)]

    def understood(self, seat: int, typed: str) -> Action | None:
        """The action that a number or a text stands for."""
        if typed.isdecimal():
            menu = Menu(self.table.game.legal(seat))
            action = menu.pick(int(typed[:9]))
            if action is None:
                known = f"choose {menu.range_words()} or " if menu.count else ""
                self.say(
                    f"There is no choice {typed}; {known}write the action, for instance as listed above."
                )
            return action
        try:
            return read_action(self.table.game.rules, typed)
        except NotationError as problem:
            self.say(f"Not understood: {problem}")
            return None

    def play_action(self, seat: int, action: Action) -> bool:
        try:
            self.table.play(seat, action)
        except Refused as refused:
            self.refuse(refused.refusal, action)
            return False
        self.keep()
        return True

    def hand_over(self, seat: int) -> int:
        """Hide one person's hand before another looks; gives the seat of whoever sits down."""
        if self.in_front != seat and len(self.table.humans) > 1:
            self.wipe()
            seat = self.who_sits_down(seat)
            self.wipe()
        self.in_front = seat
        return seat

    def who_sits_down(self, seat: int) -> int:
        """The one whose turn it is, or somebody who wants to change a sealed choice (R14)."""
        names = self.table.setup.seat_names()
        sealed = {
            names[decision.seat]: decision.seat
            for decision in self.table.game.view(seat).decisions
            if decision.sealed and decision.seat in self.table.humans
        }
        self.say(f"{names[seat]} is next. The others look away.")
        if sealed:
            self.say(f"To change a sealed choice, write the name: {listed(sealed)}.")
        typed = read_line(f"{names[seat]}, press Enter to see your hand. ")
        return sealed.get(typed, seat)

    def wipe(self) -> None:
        """Clear the screen, what can be scrolled back to and what was typed; or put distance between."""
        forget_typed()
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * self.console.height)

    # Safety

    def keep(self) -> None:
        """Save after every action of a person; a disk that fails must not end the game."""
        try:
            self.table.save()
            self.failed_save = ""
        except OSError as problem:
            reason = problem.strerror or str(problem)
            if reason != self.failed_save:
                click.echo(f"The game could not be saved in {self.table.path}: {reason}.", err=True)
                click.echo("Use 'save FILE' to keep it elsewhere, or set AMUNRE_DATA.", err=True)
            self.failed_save = reason

    def resume_hint(self) -> None:
        self.keep()
        if not self.failed_save:
            self.say("The game is saved. Go on with:")
            self.show_command(resume_command(self.table))

    def finish(self) -> None:
        """The end: ranking, points by source, where the record lies."""
        outcome = self.table.game.outcome
        assert outcome is not None
        viewer = self.table.humans[0] if len(self.table.humans) == 1 else SPECTATOR
        if viewer != SPECTATOR:
            self.tell(viewer)
        scene = self.table.scene(viewer)
        self.console.print()
        self.draw(viewer)
        self.console.print()
        scores.draw_scores(self.console, scene)
        self.console.print()
        scores.draw_ranking(self.console, scene, outcome)
        if not self.failed_save:
            path = shlex.quote(str(self.table.path))
            self.say("The record is saved. See it again, how it came about, and each decision with:")
            self.show_command(f"amunre replay {path}")
            self.show_command(f"amunre review {path}")
            self.show_command(f"amunre analyse {path} --seat {self.table.humans[0]}")


def cards_in(action: Action) -> list[str]:
    """Every word in an action that may be a card, and every switch in it that plays one."""
    found = []
    for name, value in asdict(action).items():
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, tuple):
            found += [word for word in value if isinstance(word, str)]
        elif value is True:
            found.append(name)
    return [word for word in found if word in OURS.named]


def sold_with(action: Action) -> tuple[str, ...]:
    """The cards that a sealed choice sells."""
    if isinstance(action, Offer):
        return action.sold
    return action.cards if isinstance(action, LastSale) else ()


def last_seen(table: Table, seat: int) -> int:
    """How many events a person knows already when a game goes on: all before their own last action."""
    game = table.game
    own = [number for number, command in enumerate(game.commands) if command.seat == seat]
    return game.ends[own[-1]] if own else 0


def resume_command(table: Table) -> str:
    return f"amunre play --load {shlex.quote(str(table.path))}"


def play(table: Table, console: Console) -> int:
    """Play at a table until the end or until somebody leaves; gives the exit code."""
    session = Session(table, console)
    code = 0
    try:
        session.keep()
        session.play()
        session.finish()
        return code
    except (Quit, EOFError):
        session.console.print()
    except KeyboardInterrupt:
        session.console.print()
        code = INTERRUPTED
    except BaseException:
        session.resume_hint()  # whatever went wrong, the game itself is sound and must not be lost
        raise
    session.resume_hint()
    return code
