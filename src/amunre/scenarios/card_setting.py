"""Building the position that a scenario of the card game gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from amunre.kernel.state import State
from amunre.rules.cardgame.table import GOLD_CARDS, card_set, table
from amunre.rules.shared.order import clockwise
from amunre.scenarios.format import Line, Scenario, ScenarioError, seat_number, whole, words_of
from amunre.scenarios.setting import Layer, complete, lay_points_by, nothing_to_lay, phase_of, put_flow

PHASES = {
    "setup": "set_up",
    "auction": "provinces",
    "offering": "offering",
    "income": "income",
    "points": "points",
    "end": "the_end",
}
USUAL_RESERVE = [0, 2, 3, 4, 5]
"""Worth what everybody begins with; given to whoever a position says nothing of."""
LAST = 3
"""Of the kingdoms, and of the auctions in one."""


def moments(lines: dict[str, Line]) -> Iterator[dict[str, Line]]:
    """Without a kingdom every one, and in an auction without its number every number."""
    phase = lines.get("phase")
    if phase is None or phase.value in ("setup", "end"):
        yield {}
        return
    numbers = [str(number) for number in range(1, LAST + 1)]
    auctions = numbers if phase.value == "auction" and "auction" not in lines else [""]
    for kingdom in numbers if "kingdom" not in lines else [""]:
        for auction in auctions:
            chosen = {"kingdom": kingdom, "auction": auction}
            yield {key: Line(phase.number, key, "", value) for key, value in chosen.items() if value}


def place(state: State, lines: dict[str, Line]) -> None:
    """Put the flow right before the given phase of the given kingdom."""
    line = phase_of(lines, PHASES)
    goal = PHASES[line.value]
    in_auction, at_the_end = goal == "provinces", goal == "the_end"
    kingdom = number(lines, "kingdom", LAST if at_the_end else 1)
    auction = number(lines, "auction", 1 if in_auction else LAST)
    if "auction" in lines and not in_auction:
        raise ScenarioError(lines["auction"].number, "an auction is given with 'phase: auction' only.")
    if at_the_end and kingdom != LAST:
        raise ScenarioError(lines["kingdom"].number, f"the game ends in kingdom {LAST}.")
    before = LAST * (kingdom - 1) + auction - 1
    occurrence = before if in_auction else kingdom - 1
    put_flow(state, line, goal, 0 if goal in ("set_up", "the_end") else occurrence)
    found = table(state)
    if in_auction:
        found.kingdom, found.auction = (before + LAST - 1) // LAST, (before - 1) % LAST + 1 if before else 0
    elif goal != "set_up":
        found.kingdom, found.auction = kingdom, LAST


def number(lines: dict[str, Line], key: str, default: int) -> int:
    if key not in lines:
        return default
    value = whole(lines[key], lines[key].value)
    if not 1 <= value <= LAST:
        raise ScenarioError(lines[key].number, f"{key} can be 1, 2 or 3.")
    return value


def begin(state: State) -> None:
    table(state).reserves = [USUAL_RESERVE.copy() for _ in range(state.players)]


# Lines of a position


def lay_pharaoh(state: State, scenario: Scenario, line: Line) -> None:
    table(state).order = clockwise(state.players, seat_number(scenario, line, line.value))


def lay_reserve(state: State, scenario: Scenario, line: Line) -> None:
    table(state).reserves[seat_number(scenario, line, line.subject)] = gold_cards(line)


def gold_cards(line: Line) -> list[int]:
    cards = [whole(line, word) for word in words_of(line)]
    if sorted(set(cards)) != cards or not set(cards) <= set(GOLD_CARDS):
        raise ScenarioError(line.number, "gold cards are 0 to 8, each once, in rising order.")
    return cards


def lay_stack(state: State, scenario: Scenario, line: Line) -> None:
    cards, tokens = stack_of(state, line)
    seat = seat_number(scenario, line, line.subject)
    table(state).stacks[seat].append(cards)
    table(state).tokens[seat].append(tokens)


def stack_of(state: State, line: Line) -> tuple[list[str], int]:
    """``giza lisht, 2 tokens``: the cards of an extended province from the lowest up, and its tokens."""
    names, _, rest = line.value.partition(",")
    cards = names.split()
    for name in cards:
        known_card(state, line, name)
    words = rest.split()
    if words and (len(words) != 2 or words[1] not in ("token", "tokens")):
        raise ScenarioError(line.number, f"{rest.strip()!r} should be a number of tokens.")
    return cards, whole(line, words[0]) if words else 0


def known_card(state: State, line: Line, name: str) -> str:
    if name not in card_set(state).cards:
        raise ScenarioError(line.number, f"there is no province called {name!r}.")
    return name


def lay_level(state: State, scenario: Scenario, line: Line) -> None:
    table(state).level = whole(line, line.value)


def lay_on_top(state: State, scenario: Scenario, line: Line) -> None:
    """The cards that come up next, in their order; they must be of the kingdom that comes next."""
    found = table(state)
    names = [known_card(state, line, name) for name in words_of(line)]
    kingdom = found.kingdom + (found.auction in (0, LAST))
    if kingdom > LAST:
        raise ScenarioError(line.number, "no province comes up any more (card-game-1).")
    for name in names:
        if card_set(state).cards[name].kingdom != kingdom:
            raise ScenarioError(line.number, f"{name} cannot come up in kingdom {kingdom}.")
    found.decks[kingdom - 1] = names


LAYERS: Mapping[str, Layer] = {
    "phase": nothing_to_lay,
    "kingdom": nothing_to_lay,
    "auction": nothing_to_lay,
    "points": lay_points_by("card-points-4"),
    "pharaoh": lay_pharaoh,
    "reserve": lay_reserve,
    "stack": lay_stack,
    "level": lay_level,
    "up": lay_on_top,
}


def finish(state: State, scenario: Scenario) -> None:
    complete(state)
