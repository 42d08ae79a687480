"""Building the position that a scenario of the card game gives."""

from __future__ import annotations

from amunre.kernel.state import State
from amunre.rules.cardgame.table import GOLD_CARDS, PROVINCES_EACH, CardTable, card_set, table
from amunre.rules.shared.order import clockwise
from amunre.scenarios.format import Line, Scenario, ScenarioError, seat_number, whole, words_of
from amunre.scenarios.setting import complete, phase_of, put_flow, set_points

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


def place(state: State, lines: dict[str, Line]) -> None:
    """Put the flow right before the given phase of the given kingdom."""
    line = phase_of(lines, PHASES)
    goal = PHASES[line.value]
    kingdom = number(lines, "kingdom", LAST if goal == "the_end" else 1)
    auction = number(lines, "auction", 1 if goal == "provinces" else LAST)
    before = LAST * (kingdom - 1) + auction - 1
    occurrence = before if goal == "provinces" else kingdom - 1
    put_flow(state, line, goal, 0 if goal in ("set_up", "the_end") else occurrence)
    found = table(state)
    if goal == "provinces":
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


def lay_table(state: State, scenario: Scenario) -> None:
    found = table(state)
    found.reserves = [USUAL_RESERVE.copy() for _ in range(state.players)]
    for line in scenario.given:
        match line.key:
            case "phase" | "kingdom" | "auction":
                pass
            case "points":
                set_points(state, scenario, line)
            case "pharaoh":
                found.order = clockwise(state.players, seat_number(scenario, line, line.value))
            case "reserve":
                found.reserves[seat_number(scenario, line, line.subject)] = gold_cards(line)
            case "stack":
                cards, tokens = stack_of(state, line)
                seat = seat_number(scenario, line, line.subject)
                found.stacks[seat].append(cards)
                found.tokens[seat].append(tokens)
            case "level":
                found.level = whole(line, line.value)
            case "up":
                put_on_top(state, found, line)
            case _:
                raise ScenarioError(line.number, f"{line.key!r} cannot be given.")
    complete(state)


def gold_cards(line: Line) -> list[int]:
    cards = [whole(line, word) for word in words_of(line)]
    if sorted(set(cards)) != cards or not set(cards) <= set(GOLD_CARDS):
        raise ScenarioError(line.number, "gold cards are 0 to 8, each once, in rising order.")
    return cards


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


def put_on_top(state: State, found: CardTable, line: Line) -> None:
    """The cards that come up next, in their order; they must be of the kingdom that comes next."""
    names = [known_card(state, line, name) for name in words_of(line)]
    kingdom = found.kingdom + (found.auction in (0, PROVINCES_EACH))
    wrong = [name for name in names if card_set(state).cards[name].kingdom != kingdom]
    if wrong:
        raise ScenarioError(line.number, f"{wrong[0]} cannot come up in kingdom {kingdom}.")
    found.decks[kingdom - 1] = names
