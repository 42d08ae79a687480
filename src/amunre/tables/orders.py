"""Standing orders for auctions: how far to go for which province, and passing while one leads.

They are for the auction that goes on, or for the next one, and end with it.
An order is carried out from what its seat sees: its view and its legal set. Nothing else comes in.
"""

from __future__ import annotations

import msgspec

from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.bids import PlaceBid
from amunre.tables.draft import Draft, deny
from amunre.tables.entries import OrdersGiven, OrdersSpent
from amunre.tables.extras import must_have_extras
from amunre.tables.playing import move, repeated
from amunre.tables.seating import must_play
from amunre.tables.table import Table

BID = "bid"
"""The question that orders answer with a bid; others in an auction are asked of a seat that leads."""
PASS = "pass"
"""The action with which a seat keeps its leading bid, where there is one."""
MOST_ORDERS = 15
HIGHEST = 1_000


def give_orders(
    draft: Draft, seat: int, bids: tuple[tuple[str, int], ...], pass_while_leading: bool, cid: str
) -> int:
    """Replace the seat's standing orders; none at all cancels them."""
    earlier = repeated(draft, seat, cid)
    if earlier is not None:
        return earlier
    must_play(draft, seat)
    if BID not in draft.table.playing.rules.questions:
        deny("no_auction", "Standing orders are for auctions of the board game.")
    known = draft.table.playing.rules.config.components.provinces
    for province, highest in bids:
        if province not in known or not 0 <= highest <= HIGHEST:
            deny("bad_order", "An order is a province and a bid from 0 to {most}.", {"most": HIGHEST})
    if len(bids) > MOST_ORDERS or len({province for province, _ in bids}) != len(bids):
        deny("bad_order", "Each province may stand in the orders once.")
    must_have_extras(draft, seat)
    return draft.emit(OrdersGiven(seat, bids, pass_while_leading, cid))


def has_orders(table: Table, seat: int) -> bool:
    """Whether the seat is asked something that its orders answer."""
    asked, orders = table.asked.get(seat), table.orders[seat]
    if asked is None or orders is None or not table.is_auction:
        return False
    return asked.kind == BID or orders.pass_while_leading


def carry_out(draft: Draft, seat: int) -> None:
    """Let the seat's orders answer the decision it is asked, or drop them if they have no answer."""
    orders = draft.table.orders[seat]
    asked = draft.table.asked.get(seat)
    if orders is None or asked is None or not has_orders(draft.table, seat):
        return
    action = ordered(orders, draft.table.playing.legal(seat))
    if action is None:
        draft.emit(OrdersSpent(seat))
    else:
        fields = msgspec.to_builtins(action)
        move(draft, seat, asked.id, f"order:{asked.id}", fields, by="order")


def ordered(orders: OrdersGiven, legal: Legal) -> Action | None:
    """The first thing in the orders that the seat may do now: pass, or the cheapest bid that is allowed.

    Orders spend gold and nothing else: bids that need a card are left to the player.
    """
    actions = list(legal)
    if orders.pass_while_leading:
        for action in actions:
            if action.__struct_config__.tag == PASS:
                return action
    plain = [bid for bid in actions if isinstance(bid, PlaceBid) and not (bid.bribery or bid.protection)]
    for province, highest in orders.bids:
        bids = [bid for bid in plain if bid.province == province and bid.amount <= highest]
        if bids:
            return min(bids, key=lambda bid: bid.amount)
    return None
