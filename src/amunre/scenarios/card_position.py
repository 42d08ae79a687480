"""Positions of the card game that no game can reach, each with the rule against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from amunre.kernel.state import State
from amunre.rules.cardgame.setup import deck_size
from amunre.rules.cardgame.table import GOLD_CARDS, PROVINCES_EACH, card_set, table
from amunre.scenarios.card_setting import LAST, gold_cards, stack_of
from amunre.scenarios.format import Line, Remark, Scenario, seat_number, words_of


def impossible(state: State, scenario: Scenario) -> Iterator[Remark]:
    """A remark for whatever could not come about, at the line that says it."""
    phase = next(line.value for line in scenario.given if line.key == "phase")
    yield from impossible_reserves(state, scenario.given, phase)
    yield from impossible_stacks(state, scenario, phase)
    yield from impossible_offer(state, scenario)
    yield from impossible_level(state, scenario.given, phase)


def impossible_reserves(state: State, lines: list[Line], phase: str) -> Iterator[Remark]:
    """The 0 is never lost; the first reserves are worth what everybody begins with."""
    found = table(state)
    spent = phase in ("points", "end") and found.kingdom == LAST
    first = card_set(state).start_gold
    for line in lines:
        if line.key != "reserve":
            continue
        cards = gold_cards(line)
        paid = found.auction if phase == "auction" else LAST
        if spent and cards:
            yield Remark(line.number, "after the last income nobody has a reserve (card-income-4).")
        elif not spent and 0 not in cards:
            yield Remark(line.number, "the 0 is part of every reserve (card-income-3, card-auction-5).")
        elif before_the_flood(state, phase):
            paid = 0 if not found.kingdom else paid
            if not can_be_left(cards, first, paid):
                what = f"after auction {paid}" if paid else "before the first auction"
                text = f"a reserve worth {sum(cards)} cannot be there {what}: it began as {first}"
                yield Remark(line.number, f"{text} (card-setup-3).")


def can_be_left(cards: list[int], first: int, auctions: int) -> bool:
    """Whether a reserve of ``first`` can have come to this by one card, or the 0, in each auction."""
    paid = {(0, 0)}
    for card in GOLD_CARDS[1:]:
        if card not in cards:
            paid |= {(count + 1, worth + card) for count, worth in paid}
    return first - sum(cards) in {worth for count, worth in paid if count <= auctions}


def before_the_flood(state: State, phase: str) -> bool:
    """Whether the first offering is still to come."""
    found = table(state)
    first = not found.kingdom or (found.kingdom == 1 and found.auction < LAST)
    return first if phase == "auction" else phase == "offering" and found.kingdom == 1


def impossible_stacks(state: State, scenario: Scenario, phase: str) -> Iterator[Remark]:
    """One card each and auction, in the order of the kingdoms, and every card once."""
    cards = card_set(state).cards
    seen: set[str] = set()
    have: Counter[tuple[int, int]] = Counter()
    provinces: Counter[int] = Counter()
    for line in scenario.given:
        if line.key != "stack":
            continue
        names, tokens = stack_of(state, line)
        seat = seat_number(scenario, line, line.subject)
        provinces[seat] += 1
        if not names:
            yield Remark(line.number, "a province has at least one card (card-extension-1).")
        if provinces[seat] > PROVINCES_EACH:
            yield Remark(line.number, f"nobody has more than {PROVINCES_EACH} provinces (card-extension-1).")
            continue
        if tokens < 0:
            yield Remark(line.number, f"{tokens} tokens are less than nothing.")
        elif tokens and before_the_flood(state, phase):
            yield Remark(
                line.number, "no pyramid has been set up before the first offering (card-pyramids-1)."
            )
        for place, name in enumerate(names, 1):
            kingdom = cards[name].kingdom
            have[seat, kingdom] += 1
            if name in seen:
                yield Remark(line.number, f"{name} is there twice (card-setup-1).")
            elif kingdom != place:
                text = f"{name} is of kingdom {kingdom} and cannot be card {place} of a province"
                yield Remark(line.number, f"{text} (card-extension-1).")
            elif have[seat, kingdom] > won_of(state, kingdom):
                text = f"{scenario.seats[seat]} cannot have so many cards of kingdom {kingdom} by now"
                yield Remark(line.number, f"{text} (card-game-1).")
            seen.add(name)


def won_of(state: State, kingdom: int) -> int:
    """How many cards of a kingdom everybody has won so far."""
    found = table(state)
    if kingdom < found.kingdom:
        return PROVINCES_EACH
    return found.auction if kingdom == found.kingdom else 0


def impossible_offer(state: State, scenario: Scenario) -> Iterator[Remark]:
    """Cards that come up are nobody's, and not more than are left in the deck."""
    found = table(state)
    owned = {name for stacks in found.stacks for stack in stacks for name in stack}
    kingdom = found.kingdom + (found.auction in (0, LAST))
    left = deck_size(state.players) - state.players * won_of(state, kingdom)
    for line in scenario.given:
        if line.key != "up":
            continue
        names = words_of(line)
        for name in dict.fromkeys(names):
            if name in owned:
                yield Remark(line.number, f"{name} cannot come up: somebody has it (card-auction-1).")
            if names.count(name) > 1:
                yield Remark(line.number, f"{name} is named twice.")
        if len(names) > left:
            text = f"no more cards than {left} are left in the deck"
            yield Remark(line.number, f"{text} (card-setup-1).")


def impossible_level(state: State, lines: list[Line], phase: str) -> Iterator[Remark]:
    found = table(state)
    for line in lines:
        if line.key != "level":
            continue
        if not 0 <= found.level <= 4:
            text = "the flood reaches level 1 to 4, and is 0 before the first"
            yield Remark(line.number, f"{text} (card-offering-2).")
        elif found.level and before_the_flood(state, phase):
            yield Remark(line.number, "there has been no flood yet (card-offering-2).")
