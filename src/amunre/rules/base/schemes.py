"""What each scheme asks of a player's provinces (rule scoring-7)."""

from __future__ import annotations

from amunre.kernel.state import State
from amunre.rules.base.board import board, components, farmers_in
from amunre.rules.base.cards import Card
from amunre.rules.components import Province


def own(state: State, seat: int) -> list[Province]:
    provinces = components(state).provinces
    return [provinces[name] for name in board(state).lands[seat]]


def enough_favours(state: State, seat: int) -> bool:
    icons = sum(province.icons + province.blessing_cards for province in own(state, seat))
    return icons >= components(state).favours_needed


def enough_farmers(state: State, seat: int) -> bool:
    farmers = sum(farmers_in(state, province.name) for province in own(state, seat))
    return farmers >= components(state).farmers_needed


def one_region(state: State, seat: int) -> bool:
    return len({province.region for province in own(state, seat)}) == 1


def one_bank(state: State, seat: int) -> bool:
    return len({province.bank for province in own(state, seat)}) == 1


def all_or_none_on_the_nile(state: State, seat: int) -> bool:
    return len({province.nile for province in own(state, seat)}) == 1


def one_piece(state: State, seat: int) -> bool:
    """Edge to edge; facing banks touch."""
    waiting = {province.name: province for province in own(state, seat)}
    reached = [waiting.popitem()[1]] if waiting else []
    for province in reached:
        reached.extend(waiting.pop(name) for name in province.neighbours if name in waiting)
    return not waiting and bool(reached)


SCHEMES = {
    "favours": Card("scoring", enough_favours),
    "farmers": Card("scoring", enough_farmers),
    "upper_lower": Card("scoring", one_region),
    "east_west": Card("scoring", one_bank),
    "river": Card("scoring", all_or_none_on_the_nile),
}
FEDERATION = {"federation": Card("scoring", one_piece)}
