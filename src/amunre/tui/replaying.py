"""Going through a recorded game, step by step or as one text."""

from __future__ import annotations

import click
from rich.console import Console
from rich.text import Text

from amunre.kernel.engine import ChoiceChanged, ChoiceSealed
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.kernel.messages import ARBITER, SPECTATOR, visible
from amunre.notation import GameFile, replay, write_action
from amunre.rules.setup import start
from amunre.tui import panels, scores
from amunre.tui.asking import read_line
from amunre.tui.faces import face_of, scene_of
from amunre.tui.people import People
from amunre.tui.scene import AnyScene
from amunre.tui.screen import fitting
from amunre.tui.sentences import story
from amunre.tui.terms import terms_of
from amunre.tui.words import plural

KEYS = "Enter next, b back, a number jumps there, s scores, q quits"


class Replay:
    """A whole game, seen by one viewer."""

    def __init__(self, file: GameFile, viewer: int) -> None:
        self.file = file
        self.whole = replay(file)
        self.viewer = viewer
        if viewer == ARBITER and self.whole.outcome is None:
            raise SetupError("only a finished game can be seen whole; leave out --all or choose a --seat.")
        if viewer >= self.whole.players:
            last = self.whole.players - 1
            raise SetupError(f"the seats of this game are 0 to {last}, not {viewer}.")
        seats = enumerate(file.setup.seat_names())
        self.names = tuple(file.headers.get(f"player{seat}", name) for seat, name in seats)

    @property
    def people(self) -> People:
        # A replay speaks of everybody by name: whoever reads it is not at the table.
        officials = self.whole.rules.config.components.officials
        return People(self.names, SPECTATOR, terms_of(self.file.setup.title), officials)

    def at(self, step: int) -> Game:
        """The game after so many actions."""
        game = start(self.file.setup)
        for command in self.whole.commands[:step]:
            game.play(command.seat, command.action)
        return game

    def told(self, step: int) -> list[str]:
        """Sentences for what one action brought about; step 0 is the set-up."""
        first = self.whole.ends[step - 1] if step else 0
        seen = (visible(event, self.viewer) for event in self.whole.events[first : self.whole.ends[step]])
        return story([entry for entry in seen if entry is not None], self.people)

    def action_line(self, step: int) -> str:
        """The action itself, if the viewer may know it at that moment."""
        command = self.whole.commands[step - 1]
        name = self.names[command.seat]
        hidden = self.viewer not in (ARBITER, command.seat) and self.is_sealed(step)
        note = self.file.moves[step - 1].comment
        words = "makes a sealed choice" if hidden else write_action(command.action)
        return f"{step}. {name}: {words}" + (f"  ({note})" if note else "")

    def is_sealed(self, step: int) -> bool:
        return isinstance(self.whole.events[self.whole.ends[step - 1]], ChoiceSealed | ChoiceChanged)

    def draw(self, console: Console, step: int) -> None:
        game = self.at(step)
        viewer = SPECTATOR if self.viewer == ARBITER else self.viewer
        face = face_of(game.rules)
        face.draw(console, self.scene(game, viewer))
        if self.viewer == ARBITER:
            for seat, name in enumerate(self.names):
                console.print(Text(fitting(console, f"{name}: {face.holding(self.scene(game, seat))}")))

    def scene(self, game: Game, viewer: int) -> AnyScene:
        return scene_of(self.file.setup.title, game.rules, game.view(viewer), self.people)


def tell_step(console: Console, show: Replay, step: int) -> None:
    if step:
        console.print(Text(fitting(console, show.action_line(step)), "bold"))
    names = {name: seat for seat, name in enumerate(show.names)}
    panels.narrate(console, show.told(step), names)


def print_game(console: Console, show: Replay) -> None:
    """The whole game as text, with the table after every round."""
    setup = show.file.setup
    options = ", ".join(f"{name}={value}" for name, value in setup.options.items())
    console.print(f"{setup.title}, {plural(setup.players, 'player')}, seed {setup.seed}, {options}")
    for step in range(len(show.whole.commands) + 1):
        tell_step(console, show, step)
        if ends_a_round(show.whole, step):
            show.draw(console, step)
    print_result(console, show)


def ends_a_round(game: Game, step: int) -> bool:
    """Whether the next round begins with this action, or the game ends."""
    first = game.ends[step - 1] if step else 0
    tags = {event.__struct_config__.tag for event in game.events[first : game.ends[step]]}
    return bool(step) and bool(tags & {"round_began", "auction_began", "game_ended"})


def print_result(console: Console, show: Replay) -> None:
    game = show.whole
    if game.outcome is None:
        console.print(f"The game is not over; {plural(len(game.commands), 'action')} so far.")
        return
    scene = show.scene(game, SPECTATOR)
    scores.draw_scores(console, scene)
    scores.draw_ranking(console, scene, game.outcome)


def step_through(console: Console, show: Replay) -> None:
    """Show one step at a time until the reader leaves."""
    last = len(show.whole.commands)
    step = 0
    while True:
        console.print()
        show.draw(console, step)
        tell_step(console, show, step)
        if step == last:
            print_result(console, show)
        chosen = next_step(console, show, step, last)
        if chosen is None:
            return
        step = chosen


def next_step(console: Console, show: Replay, step: int, last: int) -> int | None:
    """Where the reader wants to go; ``None`` to leave."""
    while True:
        try:
            typed = read_line(f"[{step}/{last}] {KEYS}> ").lower()
        except EOFError:
            console.print()
            return None
        match typed:
            case "q" | "quit" | "exit":
                return None
            case "" if step < last:
                return step + 1
            case "b" if step:
                return step - 1
            case "s" | "score":
                game = show.at(step)
                viewer = SPECTATOR if show.viewer == ARBITER else show.viewer
                scores.draw_scores(console, show.scene(game, viewer))
            case _ if typed.isdecimal() and int(typed) <= last:
                return int(typed)
            case _:
                click.echo(wrong_key(typed, step, last), err=True)


def wrong_key(typed: str, step: int, last: int) -> str:
    if typed == "":
        return "This is the last step; b goes back, q quits."
    if typed == "b":
        return "This is the first step."
    return f"{typed!r} is not possible; steps are 0 to {last}. {KEYS}."
