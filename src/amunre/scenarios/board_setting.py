"""Building the position that a scenario of the board game gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from amunre.kernel.game import Game
from amunre.kernel.state import State
from amunre.rules.base.board import (
    LAST_ROUND,
    NOBODY,
    ROUNDS_IN_A_KINGDOM,
    Board,
    board,
    components,
)
from amunre.rules.base.points import points
from amunre.scenarios.format import (
    Line,
    Scenario,
    ScenarioError,
    seat_number,
    whole,
    words_of,
)
from amunre.scenarios.setting import (
    Layer,
    complete,
    counts,
    lay_points_by,
    nothing_to_lay,
    order_of,
    phase_of,
    put_flow,
)
from amunre.scenarios.slices import lay_slice

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


def moments(lines: dict[str, Line]) -> Iterator[dict[str, Line]]:
    """Without a round every one that the phase can have."""
    phase = lines.get("phase")
    if phase is None or "round" in lines:
        yield {}
        return
    for round_ in ROUNDS.get(phase.value, EVERY_ROUND):
        yield {"round": Line(phase.number, "round", "", str(round_))}


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


def begin(state: State) -> None:
    board(state).gold = [components(state).start_gold] * state.players


# Lines of a position


def lay_gold(state: State, scenario: Scenario, line: Line) -> None:
    for seat, value in counts(scenario, line, "game-6").items():
        board(state).gold[seat] = value


def favour_cards(state: State, line: Line) -> list[str]:
    """Names of favour cards; theft is none that one could draw."""
    cards = [word for word in words_of(line) if not (line.key == "deck" and word == "empty")]
    for card in cards:
        if card not in state.rules.tables["cards"]:
            raise ScenarioError(line.number, f"this title has no favour card called {card!r}.")
    return cards


def lay_hand(state: State, scenario: Scenario, line: Line) -> None:
    seat = seat_number(scenario, line, line.subject)
    words = words_of(line)
    if words.count("theft") > 1:
        raise ScenarioError(line.number, "everybody has one theft, and no second (offering-2).")
    others = Line(line.number, line.key, line.subject, " ".join(word for word in words if word != "theft"))
    board(state).hands[seat] = dict(Counter(favour_cards(state, others)))


def lay_dealt(state: State, scenario: Scenario, line: Line) -> None:
    board(state).dealt[seat_number(scenario, line, line.subject)] = favour_cards(state, line)


def lay_order(state: State, scenario: Scenario, line: Line) -> None:
    board(state).order = order_of(scenario, line)


def lay_temple(state: State, scenario: Scenario, line: Line) -> None:
    board(state).temple = whole(line, line.value)


def lay_discards(state: State, scenario: Scenario, line: Line) -> None:
    board(state).discards = favour_cards(state, line)


def lay_deck(state: State, scenario: Scenario, line: Line) -> None:
    """The named cards are put on top when everything else is laid."""
    board(state).deck = favour_cards(state, line)[::-1]


def known_province(table: Board, line: Line, name: str) -> str:
    if name not in table.stones:
        raise ScenarioError(line.number, f"there is no province called {name!r}.")
    return name


def known_provinces(state: State, line: Line) -> list[str]:
    """Provinces of a list, each once."""
    names = [known_province(board(state), line, name) for name in words_of(line)]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise ScenarioError(line.number, f"{twice[0]} is named twice.")
    return names


def lay_aside(state: State, scenario: Scenario, line: Line) -> None:
    """``blocked``, ``box`` and, with two scribes each, ``open``: provinces that nobody controls."""
    field = "up" if line.key == "open" else line.key
    setattr(board(state), field, known_provinces(state, line))


def read_up(state: State, scenario: Scenario, line: Line) -> None:
    """The provinces are put on top when everything else is laid."""
    known_provinces(state, line)


def read_held(state: State, scenario: Scenario, line: Line) -> None:
    seat_number(scenario, line, line.subject)
    known_provinces(state, line)


PIECES = {"farmer": "farmers", "stone": "stones", "pyramid": "pyramids", "extra": "extra_farmers"}


def pieces_of(scenario: Scenario, line: Line) -> tuple[int | None, dict[str, int]]:
    """``red, 3 farmers, 2 stones, 1 pyramid, 1 extra``: owner (if given) and pieces by board field."""
    owner: int | None = None
    pieces: dict[str, int] = {}
    for part in line.value.split(","):
        words = part.split()
        if len(words) == 1 and not words[0].isdecimal():
            if owner is not None:
                raise ScenarioError(line.number, f"{line.subject} cannot have two owners.")
            owner = NOBODY if words[0] == "nobody" else seat_number(scenario, line, words[0])
            continue
        kind = PIECES.get(words[1].removesuffix("s")) if len(words) in (2, 3) else None
        if kind is None or words[2:] not in ([], ["farmer"], ["farmers"]):
            raise ScenarioError(line.number, f"{part.strip()!r} is neither a seat nor a number of pieces.")
        if kind in pieces:
            raise ScenarioError(line.number, f"{words[1]} are counted twice.")
        pieces[kind] = whole(line, words[0])
        if pieces[kind] < 0:
            raise ScenarioError(line.number, f"{part.strip()!r} is less than nothing.")
    return owner, pieces


def lay_province(state: State, scenario: Scenario, line: Line) -> None:
    table = board(state)
    name = known_province(table, line, line.subject)
    owner, pieces = pieces_of(scenario, line)
    if owner is not None and owner != NOBODY:
        table.take_province(owner, name)
        table.used.append(name)
    for field, count in pieces.items():
        getattr(table, field)[name] = count


LAYERS: Mapping[str, Layer] = {
    "phase": nothing_to_lay,
    "round": nothing_to_lay,
    "points": lay_points_by("scoring-1"),
    "gold": lay_gold,
    "hand": lay_hand,
    "dealt": lay_dealt,
    "order": lay_order,
    "temple": lay_temple,
    "province": lay_province,
    "discards": lay_discards,
    "deck": lay_deck,
    "blocked": lay_aside,
    "box": lay_aside,
    "open": lay_aside,
    "up": read_up,
    "held": read_held,
    "slice": lay_slice,
}

# The rest


def finish(state: State, scenario: Scenario) -> None:
    """Decks hold what lies nowhere else, with what is named on top."""
    given = {line.key: line for line in scenario.given}
    complete(state)
    stack_favour_deck(state, given.get("deck"))
    take_out_the_rest(state, given)
    stack_province_deck(state, given.get("up"))
    held = [line for line in scenario.given if line.key == "held"]
    if held:
        deal_province_hands(state, scenario, held)


def stack_favour_deck(state: State, line: Line | None) -> None:
    """The named cards lie on top, the first one uppermost; the rest follow in alphabetical order."""
    table = board(state)
    left, start = supply(state)
    for cards in table.dealt:
        start.subtract(cards)
    table.gone = list(start.elements())
    for pile in (table.deck, table.discards, *table.hands):
        left.subtract(pile)
    rest = sorted(left.elements())
    if line is not None and "empty" in words_of(line):  # what is not given left the game
        table.gone += rest
        rest = []
    table.deck = rest + table.deck


def supply(state: State) -> tuple[Counter[str], Counter[str]]:
    """The favour cards that can be in hands, deck and discards, and the start schemes beside them."""
    start = Counter(points(state).start_cards(state))
    left = Counter(points(state).favour_deck(components(state)))
    left["architect"] += start.pop("architect", 0)
    return left, start


def taken_out(state: State) -> tuple[int, int]:
    """How many provinces are blocked, and how many have left unseen: a game is set up to see."""
    start = board(Game(state.rules, state.players, "").state)
    blocked, box = len(start.blocked), len(start.box)
    if board(state).kingdom > 1:  # those that never came up have left as well
        came_up = state.players * (points(state).scribes_each + ROUNDS_IN_A_KINGDOM - 1)
        box = len(start.stones) - blocked - came_up
    return blocked, box


def take_out_the_rest(state: State, lines: dict[str, Line]) -> None:
    """Where fewer provinces are named than are taken out, the others are such that nothing is said of."""
    table = board(state)
    if "blocked" not in lines and "box" not in lines:
        return
    up = words_of(lines["up"]) if "up" in lines else []
    built = [name for name in table.stones if table.stones[name] + table.pyramids[name]]
    named = {*table.used, *table.up, *up, *built, *table.blocked, *table.box}
    free = [name for name in table.stones if name not in named]
    for key, count in zip(("blocked", "box"), taken_out(state), strict=True):
        if key in lines:
            pile: list[str] = getattr(table, key)
            while len(pile) < count and free:
                pile.append(free.pop())


def stack_province_deck(state: State, line: Line | None) -> None:
    """The provinces that come up next lie on top, in their order."""
    table = board(state)
    top = [] if line is None else words_of(line)
    known = {*table.used, *table.blocked, *table.box, *table.up, *top}
    rest = [name for name in table.owner if name not in known]
    table.province_deck = rest + top[::-1]


def deal_province_hands(state: State, scenario: Scenario, lines: list[Line]) -> None:
    """What everybody holds is the deck; the others have left the game."""
    table = board(state)
    held = {seat_number(scenario, line, line.subject): words_of(line) for line in lines}
    dealt = [name for seat in range(state.players) for name in held[seat]]
    table.box += [name for name in table.province_deck if name not in dealt]
    table.province_deck = dealt
