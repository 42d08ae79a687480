"""Building the position that a scenario of the board game gives."""

from __future__ import annotations

from collections import Counter

from amunre.kernel.state import State
from amunre.rules.base.board import (
    LAST_ROUND,
    NOBODY,
    ROUNDS_IN_A_KINGDOM,
    Board,
    board,
    components,
    provinces_in_hand,
)
from amunre.rules.base.points import points
from amunre.scenarios.format import (
    Line,
    Scenario,
    ScenarioError,
    by_seat,
    seat_number,
    whole,
    words_of,
)
from amunre.scenarios.setting import complete, order_of, phase_of, put_flow, set_points, set_slice

PHASES = {
    "setup": "set_up",
    "schemes": "choose_start_scheme",
    "auction": "provinces",
    "market": "market",
    "offering": "offering",
    "harvest": "harvest",
    "scoring": "scoring",
    "between": "new_kingdom",
    "gold": "gold_scoring",
    "end": "the_end",
}
EVERY_ROUND = tuple(range(1, LAST_ROUND + 1))
ROUNDS = {"setup": (1,), "schemes": (1,), "scoring": (3, 6), "between": (3,), "gold": (6,), "end": (6,)}
"""Rounds in which a phase can be given, the default first; the phases of a round come in every round."""


def place(state: State, lines: dict[str, Line]) -> None:
    """Put the flow right before the given phase of the given round."""
    line = phase_of(lines, PHASES)
    rounds = ROUNDS.get(line.value, EVERY_ROUND)
    round_ = whole(lines["round"], lines["round"].value) if "round" in lines else rounds[0]
    if round_ not in rounds:
        known = ", ".join(str(number) for number in rounds)
        raise ScenarioError(lines["round"].number, f"{line.value} can be given for round {known}.")
    goal = PHASES[line.value]
    in_kingdom = (round_ - 1) // ROUNDS_IN_A_KINGDOM
    in_round = goal in ("provinces", "market", "offering", "harvest")
    occurrence = round_ - 1 if in_round else in_kingdom if goal == "scoring" else 0
    put_flow(state, line, goal, occurrence)
    table = board(state)
    table.round = round_ - 1 if goal in ("set_up", "choose_start_scheme", "provinces") else round_
    table.kingdom = 0 if goal == "set_up" else 1 + in_kingdom


def lay_table(state: State, scenario: Scenario) -> None:
    table = board(state)
    table.gold = [components(state).start_gold] * state.players
    given: dict[str, Line] = {}
    held: dict[int, list[str]] = {}
    for line in scenario.given:
        given[line.key] = line
        match line.key:
            case "points":
                set_points(state, scenario, line)
            case "gold":
                for seat, value in by_seat(scenario, line).items():
                    table.gold[seat] = value
            case "hand":
                seat = seat_number(scenario, line, line.subject)
                table.hands[seat] = dict(Counter(card for card in words_of(line) if card != "theft"))
            case "dealt":
                table.dealt[seat_number(scenario, line, line.subject)] = words_of(line)
            case "order":
                table.order = order_of(scenario, line)
            case "temple":
                table.temple = whole(line, line.value)
            case "province":
                set_province(table, scenario, line)
            case "discards":
                table.discards = words_of(line)
            case "blocked" | "box":
                names = [known_province(table, line, name) for name in words_of(line)]
                setattr(table, line.key, names)
            case "held":
                seat = seat_number(scenario, line, line.subject)
                held[seat] = [known_province(table, line, name) for name in words_of(line)]
            case "slice":
                set_slice(state, line)
            case "phase" | "round" | "up" | "deck":
                pass
            case _:
                raise ScenarioError(line.number, f"{line.key!r} cannot be given.")
    complete(state)
    stack_favour_deck(state, table, given.get("deck"), scenario.line)
    stack_province_deck(table, given.get("up"))
    if held:
        deal_province_hands(state, held, given["held"])


def known_province(table: Board, line: Line, name: str) -> str:
    if name not in table.owner:
        raise ScenarioError(line.number, f"there is no province called {name!r}.")
    return name


PIECES = {"farmer": "farmers", "stone": "stones", "pyramid": "pyramids", "extra": "extra_farmers"}


def pieces_of(scenario: Scenario, line: Line) -> tuple[int | None, dict[str, int]]:
    """``red, 3 farmers, 2 stones, 1 pyramid, 1 extra``: owner (if given) and pieces by board field."""
    owner: int | None = None
    pieces = {}
    for part in line.value.split(","):
        words = part.split()
        if len(words) == 1 and words[0] == "nobody":
            owner = NOBODY
        elif len(words) == 1:
            owner = seat_number(scenario, line, words[0])
        elif len(words) >= 2 and words[1].removesuffix("s") in PIECES:
            pieces[PIECES[words[1].removesuffix("s")]] = whole(line, words[0])
        else:
            raise ScenarioError(line.number, f"{part.strip()!r} is neither a seat nor a number of pieces.")
    return owner, pieces


def set_province(table: Board, scenario: Scenario, line: Line) -> None:
    name = known_province(table, line, line.subject)
    owner, pieces = pieces_of(scenario, line)
    if owner is not None and owner != NOBODY:
        table.take_province(owner, name)
        table.used.append(name)
    for field, count in pieces.items():
        getattr(table, field)[name] = count


def stack_favour_deck(state: State, table: Board, line: Line | None, first: int) -> None:
    """The named cards lie on top, the first one uppermost; the rest follow in alphabetical order."""
    start = Counter(points(state).start_cards(state))
    left = Counter(points(state).favour_deck(components(state)))
    left["architect"] += start.pop("architect", 0)
    for cards in table.dealt:
        start.subtract(cards)
    table.gone = list(start.elements())
    left.subtract(table.discards)
    for hand in table.hands:
        left.subtract(hand)
    top = [] if line is None else [word for word in words_of(line) if word != "empty"]
    left.subtract(top)
    for card, count in (*left.items(), *start.items()):
        if count < 0:
            where = first if line is None else line.number
            if card not in state.rules.tables["cards"]:
                raise ScenarioError(where, f"this title has no favour card called {card!r}.")
            raise ScenarioError(where, f"{-count} more {card} are given than the game has.")
    rest = sorted(left.elements())
    if line is not None and "empty" in line.value:  # an empty deck: what is not given left the game
        table.gone += rest
        rest = []
    table.deck = rest + top[::-1]


def stack_province_deck(table: Board, line: Line | None) -> None:
    """The provinces that come up next lie on top, in their order."""
    top = [] if line is None else [known_province(table, line, name) for name in words_of(line)]
    for name in top:
        if line is not None and name in (*table.used, *table.blocked, *table.box):
            raise ScenarioError(line.number, f"{name} cannot come up: it has an owner or is blocked.")
    known = {*table.used, *table.blocked, *table.box, *table.up, *top}
    rest = [name for name in table.owner if name not in known]
    table.province_deck = rest + top[::-1]


def deal_province_hands(state: State, held: dict[int, list[str]], line: Line) -> None:
    """Everybody holds equally many provinces; the others have left the game."""
    table = board(state)
    hands = [held.get(seat, []) for seat in range(state.players)]
    if len({len(hand) for hand in hands}) != 1:
        raise ScenarioError(line.number, "everybody must hold equally many provinces.")
    dealt = [name for hand in hands for name in hand]
    table.box += [name for name in table.province_deck if name not in dealt]
    table.province_deck = dealt
    if any(sorted(provinces_in_hand(state, seat)) != sorted(hand) for seat, hand in enumerate(hands)):
        raise ScenarioError(line.number, "nobody holds provinces in this title.")
