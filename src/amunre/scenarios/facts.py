"""Checking the facts that a scenario states."""

from __future__ import annotations

from collections import Counter
from typing import Any

from amunre.kernel.engine import legal, refusal
from amunre.kernel.errors import Refusal
from amunre.kernel.game import Game
from amunre.kernel.messages import visible
from amunre.kernel.state import plain
from amunre.kernel.view import view
from amunre.notation.actions import NotationError, read_action
from amunre.rules.base.bids import highest
from amunre.rules.base.board import NOBODY, board, provinces_in_hand
from amunre.rules.base.harvest import Harvested
from amunre.rules.base.view import table_view
from amunre.scenarios.format import Line, Scenario, ScenarioError, by_seat, seat_number, whole, words_of
from amunre.scenarios.setting import known_province, order_of, pieces_of, slice_field


class Reader:
    """What facts are asked of: the state, the events since the given position, those of the last action."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.scenario = scenario
        self.state = game.state
        self.events = game.events
        self.news = game.events[game.ends[-2] :] if game.commands else []

    def name(self, seat: int) -> str:
        return "nobody" if seat == NOBODY else self.scenario.seats[seat]


def differences(reader: Reader, line: Line) -> list[str]:
    """Sentences for what is not as the line says."""
    check = CHECKS.get(line.key)
    if check is None:
        raise ScenarioError(line.number, f"{line.key!r} cannot be stated under 'then'.")
    return [f"line {line.number}: {text}" for text in check(reader, line)]


def differ(what: str, expected: Any, found: Any) -> list[str]:
    return [] if expected == found else [f"{what}: expected {expected}, found {found}"]


def check_numbers(reader: Reader, line: Line) -> list[str]:
    table = board(reader.state)
    found: dict[int, int] = {}
    wanted = by_seat(reader.scenario, line)
    for seat in wanted:
        match line.key:
            case "gold":
                found[seat] = table.gold[seat]
            case "points":
                found[seat] = table.points[seat]
            case "cards":
                found[seat] = table.cards_held(seat)
            case "places":
                found[seat] = reader.state.outcome.places[seat] if reader.state.outcome else 0
            case _:
                harvests = [e.gold for e in reader.events if isinstance(e, Harvested) and e.seat == seat]
                found[seat] = harvests[-1] if harvests else -1
    return [
        text
        for seat, expected in wanted.items()
        for text in differ(f"{line.key} of {reader.name(seat)}", expected, found[seat])
    ]


def check_hand(reader: Reader, line: Line) -> list[str]:
    seat = seat_number(reader.scenario, line, line.subject)
    hand = Counter(board(reader.state).hands[seat])
    wanted = Counter(card for card in words_of(line) if card != "theft")
    if line.key == "hand":
        return differ(f"hand of {line.subject}", sorted(wanted.elements()), sorted(hand.elements()))
    missing = sorted((wanted - hand).elements())
    return [f"{line.subject} does not hold {', '.join(missing)}"] if missing else []


def check_province(reader: Reader, line: Line) -> list[str]:
    table = board(reader.state)
    name = known_province(table, line, line.subject)
    owner, pieces = pieces_of(reader.scenario, line)
    texts = []
    if owner is not None:
        texts += differ(f"owner of {name}", reader.name(owner), reader.name(table.owner[name]))
    for field, count in pieces.items():
        texts += differ(f"{field} in {name}", count, getattr(table, field)[name])
    return texts


def check_owner(reader: Reader, line: Line) -> list[str]:
    table = board(reader.state)
    name = known_province(table, line, line.subject)
    return differ(f"owner of {name}", line.value, reader.name(table.owner[name]))


def check_table(reader: Reader, line: Line) -> list[str]:
    return differ(line.key, whole(line, line.value), getattr(board(reader.state), line.key))


def check_order(reader: Reader, line: Line) -> list[str]:
    wanted = [reader.name(seat) for seat in order_of(reader.scenario, line)]
    return differ("order", wanted, [reader.name(seat) for seat in board(reader.state).order])


def check_pile(reader: Reader, line: Line) -> list[str]:
    table = board(reader.state)
    pile: list[str] = (
        [*table.up, *table.province_deck] if line.key == "provinces" else getattr(table, line.key)
    )
    if line.value.isdigit():
        return differ(f"cards in {line.key}", int(line.value), len(pile))
    return differ(line.key, sorted(words_of(line)), sorted(pile))


def check_slice(reader: Reader, line: Line) -> list[str]:
    """``slice NAME.tokens: [1, 0, 0]``: a field of an expansion's part of the state, in JSON."""
    part, field, wanted = slice_field(reader.state, line)
    return differ(line.subject, wanted, plain(getattr(part, field)))


def check_face_down(reader: Reader, line: Line) -> list[str]:
    """``face_down thebes: 2``: favour cards lying unseen in a province for auction."""
    table = board(reader.state)
    name = known_province(table, line, line.subject)
    return differ(f"cards face down in {name}", whole(line, line.value), len(table.blessings.get(name, ())))


def check_schemes(reader: Reader, line: Line) -> list[str]:
    """``dealt red: farmers river`` and ``given_up red: river``: the start schemes of a seat."""
    seat = seat_number(reader.scenario, line, line.subject)
    table = board(reader.state)
    found = table.dealt[seat] if line.key == "dealt" else [card for card in (table.given_up[seat],) if card]
    return differ(f"{line.key} of {line.subject}", sorted(words_of(line)), sorted(found))


def check_held(reader: Reader, line: Line) -> list[str]:
    """``held red: thebes buto``: the province cards that a seat has in hand."""
    seat = seat_number(reader.scenario, line, line.subject)
    found = provinces_in_hand(reader.state, seat)
    return differ(f"provinces held by {line.subject}", sorted(words_of(line)), sorted(found))


def check_learned(reader: Reader, line: Line) -> list[str]:
    """``learned blue: choice_sealed``: what the last action has told a seat, event by event."""
    seat = seat_number(reader.scenario, line, line.subject)
    shown = [visible(event, seat) for event in reader.news]
    found = [event["type"] for event in shown if event is not None]
    return differ(f"what {line.subject} learned", words_of(line), found)


def check_bid(reader: Reader, line: Line) -> list[str]:
    """``bid thebes: red 6``: who leads there and with what."""
    table = board(reader.state)
    name = known_province(table, line, line.subject)
    top = highest(reader.state, name)
    pairs = zip(table.scribes, table.amounts, strict=True)
    leaders = [number for number, (scribe, bid) in enumerate(pairs) if scribe == name and bid == top]
    found = f"{reader.name(leaders[0] % reader.state.players)} {top}" if leaders else "nobody"
    return differ(f"leading bid in {name}", line.value, found)


def check_score(reader: Reader, line: Line) -> list[str]:
    """``score red: pyramids 7, sets 3``: exact points by source, everything scored since the position."""
    seat = seat_number(reader.scenario, line, line.subject)
    found: Counter[str] = Counter()
    for item in board(reader.state).items:
        if item.seat == seat and item.source != "given":
            found[item.source] += item.points
    wanted: Counter[str] = Counter()
    for part in line.value.split(","):
        words = part.split()
        if words != ["nothing"]:
            if len(words) != 2:
                raise ScenarioError(line.number, f"{part.strip()!r} should be a source and a number.")
            wanted[words[0]] = whole(line, words[1])
    return differ(f"score of {line.subject}", dict(sorted(wanted.items())), dict(sorted(found.items())))


def check_decision(reader: Reader, line: Line) -> list[str]:
    """``decision: red bid`` or ``decision: red offer, blue offer`` or ``decision: nobody``."""
    asked = [f"{reader.name(seat)} {decision.kind}" for seat, decision in sorted(reader.state.open.items())]
    wanted = [] if line.value == "nobody" else [" ".join(part.split()) for part in line.value.split(",")]
    return differ("decision", sorted(wanted), sorted(asked))


def check_legal(reader: Reader, line: Line) -> list[str]:
    """``legal red: bid thebes 6`` and ``illegal red: bid thebes 3 (bid_too_low)``."""
    seat = seat_number(reader.scenario, line, line.subject)
    text, code = action_and_code(line)
    try:
        action = read_action(reader.state.rules, text)
    except NotationError as problem:
        raise ScenarioError(line.number, str(problem)) from None
    found = refusal(reader.state, seat, action)
    if line.key == "legal":
        return [] if found is None else [f"{text} is refused: {found.text} ({found.code}, {found.rule})"]
    if found is None:
        return [f"{text} is legal"]
    return differ(f"refusal of {text}", code, code_of(found, code))


def code_of(found: Refusal, wanted: str) -> str:
    """As much of a refusal as is asked for: nothing, its code, or its code and rule."""
    return " ".join((found.code, found.rule)[: len(wanted.split())])


def action_and_code(line: Line) -> tuple[str, str]:
    text, _, code = line.value.partition("(")
    return text.strip(), code.strip(" )")


def check_count(reader: Reader, line: Line) -> list[str]:
    """``count red: 12``: how many actions are legal."""
    return [
        text
        for seat, expected in by_seat(reader.scenario, line).items()
        for text in differ(f"legal actions of {reader.name(seat)}", expected, len(legal(reader.state, seat)))
    ]


def check_winner(reader: Reader, line: Line) -> list[str]:
    outcome = reader.state.outcome
    found = "nobody yet" if outcome is None else " ".join(reader.name(seat) for seat in outcome.winners)
    return differ("winner", " ".join(words_of(line)), found)


def check_decided(reader: Reader, line: Line) -> list[str]:
    outcome = reader.state.outcome
    return differ("decided by", line.value, "nothing yet" if outcome is None else outcome.decided_by)


def check_sight(reader: Reader, line: Line) -> list[str]:
    """``sees red: gold blue`` and ``hides red: hand blue, deck``: what the view of a seat shows.

    Of a seat these are gold, cards, hand, held, dealt and given_up; of the table the order of the favour deck
    (deck) and the provinces that left the game (box).
    """
    viewer = seat_number(reader.scenario, line, line.subject)
    texts = []
    for part in line.value.split(","):
        words = part.split()
        seen = table_view(view(reader.state, viewer))
        if words in (["deck"], ["box"]):
            shown = bool(seen.out) if words == ["box"] else seen.deck_order is not None
        elif len(words) == 2 and words[0] == "held":
            seat = seat_number(reader.scenario, line, words[1])
            shown = not set(provinces_in_hand(reader.state, seat)).isdisjoint(seen.held)
        elif len(words) == 2 and words[0] in ("gold", "cards", "hand", "given_up", "dealt"):
            seat = seat_number(reader.scenario, line, words[1])
            shown = getattr(seen.seats[seat], words[0]) is not None
        else:
            raise ScenarioError(line.number, f"{part.strip()!r} should be gold, cards or hand, and a seat.")
        if shown != (line.key == "sees"):
            texts.append(f"{line.subject} {'sees' if shown else 'does not see'} {part.strip()}")
    return texts


CHECKS = {
    **dict.fromkeys(("gold", "points", "cards", "income", "places"), check_numbers),
    **dict.fromkeys(("hand", "holds"), check_hand),
    **dict.fromkeys(("temple", "collective", "round", "kingdom"), check_table),
    **dict.fromkeys(("discards", "deck", "up", "blocked", "provinces", "gone", "box", "used"), check_pile),
    **dict.fromkeys(("legal", "illegal"), check_legal),
    **dict.fromkeys(("sees", "hides"), check_sight),
    "province": check_province,
    "owner": check_owner,
    "slice": check_slice,
    "order": check_order,
    "face_down": check_face_down,
    "bid": check_bid,
    "held": check_held,
    "dealt": check_schemes,
    "given_up": check_schemes,
    "learned": check_learned,
    "score": check_score,
    "decision": check_decision,
    "count": check_count,
    "winner": check_winner,
    "decided": check_decided,
}
