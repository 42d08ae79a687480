"""Checking the facts that a scenario of the board game states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from amunre.kernel.view import view
from amunre.rules.base.bids import highest
from amunre.rules.base.board import NOBODY, board, provinces_in_hand
from amunre.rules.base.harvest import Harvested
from amunre.rules.base.view import table_view
from amunre.scenarios import facts
from amunre.scenarios.board_setting import known_province, pieces_of
from amunre.scenarios.facts import Check, Reader, check_figures, check_numbers, differ, income_by
from amunre.scenarios.format import Line, ScenarioError, is_number, seat_number, whole, words_of


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
    owner = NOBODY if line.value == "nobody" else seat_number(reader.scenario, line, line.value)
    return differ(f"owner of {name}", reader.name(owner), reader.name(table.owner[name]))


def check_pile(reader: Reader, line: Line) -> list[str]:
    table = board(reader.state)
    pile: list[str] = (
        [*table.up, *table.province_deck] if line.key == "provinces" else getattr(table, line.key)
    )
    if is_number(line.value):
        return differ(f"cards in {line.key}", int(line.value), len(pile))
    return differ(line.key, sorted(words_of(line)), sorted(pile))


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


def check_bid(reader: Reader, line: Line) -> list[str]:
    """``bid thebes: red 6``: who leads there and with what."""
    table = board(reader.state)
    name = known_province(table, line, line.subject)
    top = highest(reader.state, name)
    pairs = zip(table.scribes, table.amounts, strict=True)
    leaders = [number for number, (scribe, bid) in enumerate(pairs) if scribe == name and bid == top]
    found = f"{reader.name(leaders[0] % reader.state.players)} {top}" if leaders else "nobody"
    return differ(f"leading bid in {name}", line.value, found)


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


CHECKS: Mapping[str, Check] = {
    **facts.CHECKS,
    "cards": check_numbers(lambda reader, seat: board(reader.state).cards_held(seat)),
    "income": income_by(Harvested),
    **dict.fromkeys(("hand", "holds"), check_hand),
    **dict.fromkeys(
        ("temple", "collective", "round"),
        check_figures(lambda reader, key: int(getattr(board(reader.state), key))),
    ),
    **dict.fromkeys(("discards", "deck", "up", "blocked", "provinces", "gone", "box", "used"), check_pile),
    **dict.fromkeys(("sees", "hides"), check_sight),
    "province": check_province,
    "owner": check_owner,
    "face_down": check_face_down,
    "bid": check_bid,
    "held": check_held,
    "dealt": check_schemes,
    "given_up": check_schemes,
}
