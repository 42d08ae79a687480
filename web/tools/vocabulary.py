"""Everything that games can ask, do and tell, out of the catalogue; a test holds the client to it.

``.venv/bin/python web/tools/vocabulary.py`` writes web/src/lib/words/vocabulary.json; with ``--check`` it
fails if that file is out of date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from amunre.kernel.messages import Action, Event
from amunre.kernel.ruleset import Module
from amunre.rules.catalogue import EXPANSIONS, TITLES, Title

FILE = Path(__file__).parents[1] / "src" / "lib" / "words" / "vocabulary.json"


def modules_of(title: Title) -> Iterator[Module]:
    """Modules that a table of a title can have: its own, those of its options, its expansions."""
    yield from title.modules
    for option in title.options.values():
        for added in option.adds.values():
            yield from added
    yield from (expansion.module for expansion in EXPANSIONS.values() if expansion.title == title.name)


def fields_of(messages: tuple[type[Action] | type[Event], ...]) -> dict[str, list[str]]:
    return {str(one.__struct_config__.tag): list(one.__struct_fields__) for one in messages}


def vocabulary() -> dict[str, Any]:
    """By module: types of actions and events with their fields, kinds of decisions, true where sealed."""
    modules = {module.name: module for title in TITLES.values() for module in modules_of(title)}
    return {
        name: {
            "actions": fields_of(module.actions),
            "events": fields_of(module.events),
            "decisions": {
                kind: question.reveal is not None
                for kind, question in {**module.questions, **module.replaces_questions}.items()
            },
        }
        for name, module in modules.items()
        if module.actions or module.events or module.questions or module.replaces_questions
    }


def main() -> None:
    text = json.dumps(vocabulary(), indent=2) + "\n"
    if "--check" not in sys.argv:
        FILE.write_text(text)
    elif not FILE.exists() or FILE.read_text() != text:
        raise SystemExit(f"{FILE} is out of date: run web/tools/vocabulary.py")


if __name__ == "__main__":
    main()
