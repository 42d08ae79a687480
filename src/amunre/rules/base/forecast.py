"""What a view's owner may reckon with: the scoring as things stand, and every position of the temple."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.board import board, components
from amunre.rules.base.harvest import harvest_items
from amunre.rules.base.laid import laid_out
from amunre.rules.base.points import points
from amunre.rules.base.scoring import gold_items, province_items, satisfied, scheme_item
from amunre.rules.base.view import TableView, table_view
from amunre.rules.shared.forecast import NOTHING, Forecast, Gain, Income, forecast_of
from amunre.rules.shared.points import ScoreItem

LAST_KINGDOM = 2


def forecast(rules: Ruleset, seen: View) -> Forecast:
    """Lays the view out on a table of its own and asks the rules of the harvest and the scoring."""
    if seen.outcome is not None:
        return NOTHING
    state = laid_out(rules, seen)
    table, shown = board(state), table_view(seen)

    def items_at(position: int) -> list[ScoreItem]:
        table.temple = position
        return still_to_score(state, shown)

    def income_at(position: int) -> list[Income]:
        table.temple = position
        return [Income(seat, *item) for seat in range(state.players) for item in harvest_items(state, seat)]

    bounds = points(state).temple_track(state)
    found = forecast_of(items_at, income_at, bounds, shown.temple, components(state).theft_gold)
    if not any(one.seat == seen.viewer and one.kind == "harvest" for one in seen.decisions):
        return found
    table.temple = shown.temple
    return msgspec.structs.replace(found, gains=tuple(gains(state, seen.viewer)))


def gains(state: State, seat: int) -> Iterator[Gain]:
    """What each harvest card in hand would change, province by province."""
    table = board(state)
    without = gold_of(state, seat)
    free = [province for province in table.lands[seat] if province not in table.harvest_cards]
    held = [card for card in state.rules.tables["harvest"] if card in table.hands[seat]]
    for card, province in product(held, free):
        table.harvest_cards[province] = card
        yield Gain(card, province, gold_of(state, seat) - without)
        del table.harvest_cards[province]


def gold_of(state: State, seat: int) -> int:
    return sum(gold for _, _, gold in harvest_items(state, seat))


def still_to_score(state: State, shown: TableView) -> list[ScoreItem]:
    """All items of this kingdom's scoring but those that are scored already."""
    done = {place_of(item) for item in shown.items}
    items = province_items(state) + known_schemes(state, shown)
    if shown.kingdom == LAST_KINGDOM:
        items += last_items(state, shown)
    return [item for item in items if item.points and place_of(item) not in done]


def place_of(item: ScoreItem) -> tuple[int, int, str, str]:
    """Whatever is scored once in a kingdom has a place of its own among the points."""
    return item.seat, item.kingdom, item.source, item.province


def known_schemes(state: State, shown: TableView) -> list[ScoreItem]:
    """Schemes of hands that the viewer sees, if they hold now."""
    return [
        scheme_item(state, seat, card)
        for seat, one in enumerate(shown.seats)
        if one.hand is not None
        for card in satisfied(state, seat)
    ]


def last_items(state: State, shown: TableView) -> list[ScoreItem]:
    """What is scored at the very end; gold only where everybody's is shown."""
    items = [item for row in state.rules.tables.get("last_scoring", {}).values() for item in row(state)]
    if all(one.gold is not None for one in shown.seats):
        items += gold_items(state)
    return items
