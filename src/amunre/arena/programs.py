"""Whether programs that shall play can be run, before the first game."""

from __future__ import annotations

import shutil
from collections.abc import Iterable

from amunre.bots.finding import known_bots
from amunre.bots.lines import LineBot, named_commands, words_of
from amunre.bots.protocol import BotFailed
from amunre.kernel.errors import SetupError
from amunre.kernel.ruleset import Ruleset


def check_program(name: str) -> tuple[str, list[str]]:
    """Name and words of a ``NAME=COMMAND`` that this machine can run; otherwise SetupError with the fix."""
    commands = named_commands(name)
    if len(commands) != 1:
        raise SetupError(f"{name!r} is more than one command; put what has a ; in it into quotes.")
    ((label, command),) = commands.items()
    check_name_is_free(label)
    words = words_of(label, command)
    if shutil.which(words[0]) is None:
        raise SetupError(f"the program of {label}, {words[0]}, cannot be found or may not be run.")
    return label, words


def check_name_is_free(label: str) -> None:
    """A program with the name of a bot would be rated as that bot."""
    if label in known_bots():
        raise SetupError(
            f"there is a bot called {label}; call the program something else, such as my-{label}."
        )


def check_programs_start(names: Iterable[str], rules: Ruleset) -> None:
    """Run each program once and let it say hello: whoever cannot even do that would lose every move."""
    for name in dict.fromkeys(name for name in names if "=" in name):
        label, words = check_program(name)
        bot = LineBot(label, words, rules, 0)
        try:
            bot.start()
        except BotFailed as problem:
            raise SetupError(f"{label} cannot play: {problem}") from None
        finally:
            bot.close()
