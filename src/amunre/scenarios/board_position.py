"""Positions of the board game that no game can reach, each with the rule against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, permutations

from amunre.kernel.state import State
from amunre.rules.base.board import NOBODY, ROUNDS_IN_A_KINGDOM, Board, board, components
from amunre.rules.base.points import points
from amunre.rules.base.stones import STONES_IN_A_PYRAMID
from amunre.scenarios.board_setting import favour_cards, pieces_of, supply, taken_out
from amunre.scenarios.format import Line, Remark, Scenario, seat_number, words_of
from amunre.scenarios.slices import auctions_over, impossible_slices

START_SCHEMES = 2
MAY = {"blocked": "be blocked", "box": "have left the game", "open": "be open", "up": "come up"}
IS = {"blocked": "is blocked", "box": "has left the game", "open": "is open", "up": "comes up"}
"""Places of provinces that nobody controls, in words."""


def impossible(state: State, scenario: Scenario) -> Iterator[Remark]:
    """A remark for whatever could not come about, at the line that says it."""
    lines = scenario.given
    yield from impossible_order(state, lines)
    yield from impossible_temple(state, lines)
    yield from too_many_cards(state, lines)
    yield from impossible_deal(state, scenario)
    yield from impossible_provinces(state, scenario)
    yield from impossible_shares(state, lines)
    yield from impossible_piles(state, lines)
    yield from impossible_hands(state, scenario)
    yield from impossible_slices(state, lines)


def of(lines: list[Line], *keys: str) -> list[Line]:
    return [line for line in lines if line.key in keys]


def phase(lines: list[Line]) -> Line:
    return of(lines, "phase")[0]


# Order, temple


def impossible_order(state: State, lines: list[Line]) -> Iterator[Remark]:
    """An order that neither the draw at the start nor any offering leads to."""
    for line in of(lines, "order"):
        seats = range(state.players)
        table = board(state)
        drawn, table.offered = table.offered, [1] * state.players
        reached = [points(state).next_order(state, list(ranked)) for ranked in permutations(seats)]
        table.offered = drawn
        if table.order not in reached:
            yield Remark(line.number, "turns run clockwise in this title (offering-5).")


def offerings_over(state: State, lines: list[Line]) -> int:
    return board(state).round - (phase(lines).value in ("market", "offering"))


def impossible_temple(state: State, lines: list[Line]) -> Iterator[Remark]:
    for line in of(lines, "temple"):
        temple = board(state).temple
        if not 0 <= temple <= 4:
            yield Remark(line.number, "the temple stands on 1 to 4, or on 0 off the track (offering-4).")
        elif temple and offerings_over(state, lines) < 1:
            yield Remark(line.number, "the temple stands off the track until the first offering (setup-1).")


# Favour cards


def too_many_cards(state: State, lines: list[Line]) -> Iterator[Remark]:
    """The line with which a card is there more often than the game has it."""
    left, _ = supply(state)
    for line in of(lines, "hand", "deck", "discards"):
        for card, count in Counter(words_of(line)).items():
            if card != "theft" and card in state.rules.tables["cards"]:
                missing = count - max(left[card], 0)
                left[card] -= count
                if missing > 0:
                    yield Remark(line.number, f"{missing} more {card} are given than the game has (setup-3).")


def impossible_deal(state: State, scenario: Scenario) -> Iterator[Remark]:
    """Two start schemes for everybody in phase ``schemes``, and none at any other time."""
    lines = of(scenario.given, "dealt")
    begins = phase(scenario.given)
    if begins.value != "schemes":
        for line in lines:
            yield Remark(line.number, "start schemes are dealt in phase schemes, in no other (setup-5).")
        return
    _, pool = supply(state)
    for line in lines:
        cards = favour_cards(state, line)
        pool.subtract(cards)
        if len(cards) != START_SCHEMES or min(pool[card] for card in cards) < 0:
            yield Remark(line.number, "everybody is dealt two start schemes out of one pool (setup-5).")
    if len(lines) < state.players:
        yield Remark(begins.number, "give everybody two start schemes with 'dealt' (setup-5).")


# Provinces


def impossible_provinces(state: State, scenario: Scenario) -> Iterator[Remark]:
    """More pieces than a place can hold, and more provinces than somebody can have won."""
    table = board(state)
    fields = components(state).provinces
    won: Counter[int] = Counter()
    most = auctions_over(state)
    for line in of(scenario.given, "province"):
        name = line.subject
        owner, _ = pieces_of(scenario, line)
        if table.farmers[name] > fields[name].fields:
            text = f"{name} has fields for no more farmers than {fields[name].fields}"
            yield Remark(line.number, f"{text} (market-4).")
        if table.stones[name] >= STONES_IN_A_PYRAMID:
            yield Remark(line.number, f"{table.stones[name]} stones in {name} would be a pyramid (game-5).")
        if owner is None or owner == NOBODY:
            if table.farmers[name] + table.extra_farmers[name]:
                yield Remark(line.number, f"farmers stand in {name}, which nobody controls (kingdom-1).")
            continue
        won[owner] += 1
        if won[owner] > most:
            text = f"{scenario.seats[owner]} cannot control {won[owner]} provinces by now"
            yield Remark(line.number, f"{text}: everybody wins one a round (auction-8).")


def impossible_shares(state: State, lines: list[Line]) -> Iterator[Remark]:
    """Blocked provinces and those in the box are as many as the set-up takes out, and so is the rest."""
    table = board(state)
    named = {line: in_play(table, line) for line in of(lines, "province", "open", "up")}
    fewest = ROUNDS_IN_A_KINGDOM * state.players
    if not of(lines, "blocked", "box") and len({*chain(*named.values())}) <= fewest:
        return
    blocked, box = taken_out(state)
    for line in of(lines, "blocked"):
        if len(table.blocked) > blocked:
            text = f"no more provinces than {blocked} are blocked at this table"
            yield Remark(line.number, f"{text} (setup-2).")
    for line in of(lines, "box"):
        if len(table.box) > box:
            text = f"no more provinces than {box} have left the game unseen by now"
            yield Remark(line.number, f"{text} (setup-2, kingdom-1).")
    found: set[str] = set()
    left = len(table.stones) - blocked - box
    for line, names in named.items():
        found.update(names)
        if len(found) > left:
            yield Remark(line.number, f"more than the {left} provinces of this table are in play (setup-2).")
            return


def in_play(table: Board, line: Line) -> list[str]:
    """The provinces that a line takes out of this kingdom's cards."""
    if line.key == "province":
        return [line.subject] if line.subject in table.used else []
    return words_of(line)


def impossible_piles(state: State, lines: list[Line]) -> Iterator[Remark]:
    """A province lies in one place only."""
    table = board(state)
    where = dict.fromkeys(table.used, "has an owner")
    for line in of(lines, "open"):
        if points(state).scribes_each == 1:
            yield Remark(line.number, "no province is left open in this title (auction-8).")
        elif not auctions_over(state):
            text = "no province is open before the first auction of a kingdom"
            yield Remark(line.number, f"{text} (officials-3).")
        elif len(table.up) > state.players:
            text = f"no more provinces than {state.players} can be open: each player leaves one"
            yield Remark(line.number, f"{text} (officials-8).")
    built = [name for name in table.stones if table.stones[name] + table.pyramids[name]]
    for line in of(lines, "blocked", "box", "open", "up"):
        # what stood in a province that came up again is still there
        old = dict.fromkeys(built if line.key in ("blocked", "box") else (), "has been built in")
        for name in words_of(line):
            why = where.get(name) or old.get(name)
            if why:
                yield Remark(line.number, f"{name} cannot {MAY[line.key]}: it {why} (setup-2).")
        where |= dict.fromkeys(words_of(line), IS[line.key])


def impossible_hands(state: State, scenario: Scenario) -> Iterator[Remark]:
    """With ``expert``: everybody holds equally many provinces, one less after each round."""
    lines = of(scenario.given, "held")
    table = board(state)
    held = {seat_number(scenario, line, line.subject): words_of(line) for line in lines}
    if lines and len({len(held.get(seat, [])) for seat in range(state.players)}) != 1:
        yield Remark(lines[-1].number, "everybody must hold equally many provinces.")
        return
    if lines and not points(state).provinces_held(state.players, len(table.stones), 0):
        yield Remark(lines[-1].number, "nobody holds provinces in this title.")
        return
    left = ROUNDS_IN_A_KINGDOM - auctions_over(state)
    seen: set[str] = set()
    for line in lines:
        names = words_of(line)
        if len(names) != left:
            yield Remark(line.number, f"everybody holds {left} provinces now, not {len(names)} (expert-1).")
        for name in names:
            if name in (*table.used, *table.box, *seen):
                yield Remark(line.number, f"{name} cannot be held: it lies elsewhere already (expert-1).")
        seen.update(names)
