"""Checking the facts that a scenario of the card game states."""

from __future__ import annotations

from collections.abc import Mapping

from amunre.kernel.view import view
from amunre.rules.cardgame.auction import bid_at
from amunre.rules.cardgame.income import IncomeTaken
from amunre.rules.cardgame.table import ankhs_of, fields_of, pyramids_of, table
from amunre.rules.cardgame.view import card_view
from amunre.scenarios import facts
from amunre.scenarios.card_setting import gold_cards, known_card, stack_of
from amunre.scenarios.facts import NOBODY, Check, Reader, check_figures, check_numbers, differ, income_by
from amunre.scenarios.format import Line, ScenarioError, is_number, seat_number, whole, words_of


def check_gold_cards(reader: Reader, line: Line) -> list[str]:
    """``reserve red: 0 2 5`` and ``spent red: 1 3``."""
    seat = seat_number(reader.scenario, line, line.subject)
    found = table(reader.state)
    cards = found.reserves[seat] if line.key == "reserve" else found.spent(seat)
    return differ(f"{line.key} of {line.subject}", gold_cards(line), cards)


def check_stack(reader: Reader, line: Line) -> list[str]:
    """``stack red: giza lisht, 2 tokens``: one of the seat's extended provinces."""
    seat = seat_number(reader.scenario, line, line.subject)
    found = table(reader.state)
    stacks = list(zip(found.stacks[seat], found.tokens[seat], strict=True))
    wanted = stack_of(reader.state, line)
    return [] if wanted in stacks else [f"{line.subject} has {stacks}, not {wanted}"]


def check_pyramids(reader: Reader, line: Line) -> list[str]:
    """``pyramids red: 3 3 4``: printed ones and tokens in each province, in the order they were founded."""
    seat = seat_number(reader.scenario, line, line.subject)
    wanted = [whole(line, word) for word in line.value.split()]
    return differ(f"pyramids of {line.subject}", wanted, pyramids_of(reader.state, seat))


def check_pharaoh(reader: Reader, line: Line) -> list[str]:
    return differ("pharaoh", line.value, reader.name(table(reader.state).order[0]))


def check_bid(reader: Reader, line: Line) -> list[str]:
    """``bid giza: red 5``: whose card lies there."""
    name = known_card(reader.state, line, line.subject)
    card = bid_at(reader.state, name)
    seat = table(reader.state).bid_on.index(name) if card != NOBODY else NOBODY
    return differ(f"bid at {name}", line.value, "nobody" if card == NOBODY else f"{reader.name(seat)} {card}")


def check_pile(reader: Reader, line: Line) -> list[str]:
    """``deck: 6`` of the present kingdom, ``box: 3`` of it, and ``up: giza elkab``."""
    found = table(reader.state)
    place = max(found.kingdom, 1) - 1
    piles = {"deck": found.decks[place], "box": found.boxes[place], "up": found.up}
    pile = piles[line.key]
    if is_number(line.value):
        return differ(f"cards in {line.key}", int(line.value), len(pile))
    return differ(line.key, sorted(words_of(line)), sorted(pile))


def check_sight(reader: Reader, line: Line) -> list[str]:
    """``sees red: reserve blue`` and ``hides red: offering blue, box``: what the view of a seat shows."""
    viewer = seat_number(reader.scenario, line, line.subject)
    seen = view(reader.state, viewer)
    texts = []
    for part in line.value.split(","):
        words = part.split()
        if words == ["box"]:
            shown = card_view(seen).boxes is not None
        elif len(words) == 2 and words[0] in ("reserve", "offering"):
            seat = seat_number(reader.scenario, line, words[1])
            reserve = card_view(seen).seats[seat].reserve
            shown = (
                list(reserve) == table(reader.state).reserves[seat]
                if words[0] == "reserve"
                else seen.own_choice is not None and seen.own_choice == reader.state.sealed.get(seat)
            )
        else:
            raise ScenarioError(
                line.number, f"{part.strip()!r} should be box, or reserve or offering and a seat."
            )
        if shown != (line.key == "sees"):
            texts.append(f"{line.subject} {'sees' if shown else 'does not see'} {part.strip()}")
    return texts


CHECKS: Mapping[str, Check] = {
    **facts.CHECKS,
    "ankhs": check_numbers(lambda reader, seat: ankhs_of(reader.state, seat)),
    "fields": check_numbers(lambda reader, seat: fields_of(reader.state, seat)),
    "offered": check_numbers(lambda reader, seat: table(reader.state).offered[seat]),
    "income": income_by(IncomeTaken),
    **dict.fromkeys(
        ("auction", "level", "collective"),
        check_figures(lambda reader, key: int(getattr(table(reader.state), key))),
    ),
    **dict.fromkeys(("reserve", "spent"), check_gold_cards),
    **dict.fromkeys(("deck", "box", "up"), check_pile),
    **dict.fromkeys(("sees", "hides"), check_sight),
    "stack": check_stack,
    "pyramids": check_pyramids,
    "pharaoh": check_pharaoh,
    "bid": check_bid,
}
