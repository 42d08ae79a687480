"""Standing orders: how far to go for which province, carried out once, for gold alone, unseen by others."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from amunre.kernel.messages import SPECTATOR
from amunre.rules.base.bids import PlaceBid
from amunre.store.engine import open_database
from amunre.store.upgrade import upgrade
from amunre.tables import sight
from amunre.tables.draft import Denied, Draft
from amunre.tables.due import due_at
from amunre.tables.entries import MovePlayed, OrdersGiven, OrdersSpent
from amunre.tables.host import Host
from amunre.tables.keeper import Keeper
from amunre.tables.orders import MOST_ORDERS, carry_out, give_orders, has_orders
from amunre.tables.settings import Clock
from amunre.tables.table import RUNNING, Table
from amunre.tables.thinking import Thinkers
from tests.support.secrecy import told
from tests.support.tables import BEGAN, SECOND, begun, fill, play_until, played, sampled, settings


def bidding(seed: str = "orders", title: str = "classic") -> tuple[Table, int]:
    """A table at which a seat is asked for a bid."""
    table = play_until(begun(title, 4, seed=seed), lambda now: now.is_auction, random.Random(seed))
    return table, table.playing.waiting_for[0]


def bids(table: Table, seat: int) -> list[PlaceBid]:
    return [action for action in table.playing.legal(seat) if isinstance(action, PlaceBid)]


def ordered(table: Table, seat: int, wanted: list[tuple[str, int]], passing: bool = False) -> Table:
    draft = Draft(table, BEGAN)
    give_orders(draft, seat, tuple(wanted), passing, f"o{table.seq}")
    return draft.table


def carried_out(table: Table, seat: int) -> Table:
    draft = Draft(table, BEGAN)
    carry_out(draft, seat)
    return draft.table


def last_action(table: Table) -> dict[str, Any]:
    entry = table.log[-1].entry
    assert isinstance(entry, MovePlayed)
    assert entry.by == "order"
    return entry.action


def test_the_cheapest_bid_for_the_province_wanted_most_is_made() -> None:
    table, seat = bidding()
    provinces = sorted({bid.province for bid in bids(table, seat)})
    table = carried_out(ordered(table, seat, [(provinces[1], 10), (provinces[0], 36)]), seat)
    cheapest = 0
    assert (last_action(table)["province"], last_action(table)["amount"]) == (provinces[1], cheapest)


def test_orders_that_are_given_again_and_again_stop_no_clock() -> None:
    clock = Clock(bank=20)
    table = play_until(begun("classic", 4, clock), lambda now: now.is_auction, random.Random(1))
    seat = table.playing.waiting_for[0]
    province = bids(table, seat)[0].province
    draft = Draft(table, BEGAN)
    for number in range(50):
        draft.now = BEGAN + number * SECOND * 2 // 5
        give_orders(draft, seat, ((province, 10),), False, f"o{number}")
    deadline = table.timer.deadline(seat)
    assert draft.now > deadline - SECOND
    assert due_at(draft.table, 1.0) == deadline


def test_no_bid_goes_beyond_the_highest_that_was_named() -> None:
    rng = random.Random(4)
    made = spent = 0
    for seed in range(25):
        table, seat = bidding(f"limit{seed}")
        provinces = sorted({bid.province for bid in bids(table, seat)})
        limits = {
            province: rng.choice((0, 1, 3, 6, 10)) for province in provinces[: 1 + seed % len(provinces)]
        }
        for _ in range(12):
            if not table.is_auction:
                break
            seat = table.playing.waiting_for[0]
            table = carried_out(ordered(table, seat, list(limits.items())), seat)
            entry = table.log[-1].entry
            if isinstance(entry, MovePlayed):
                made += 1
                assert entry.action["amount"] <= limits[entry.action["province"]]
                assert not entry.action["bribery"]
                assert not entry.action["protection"]
            else:
                spent += 1
                assert isinstance(entry, OrdersSpent)
                plain = [bid for bid in bids(table, seat) if not (bid.bribery or bid.protection)]
                wanted = [bid for bid in plain if bid.province in limits]
                assert all(bid.amount > limits[bid.province] for bid in wanted)
                table = played(table, seat, sampled(table, seat, rng), f"h{table.seq}", BEGAN)
    assert made > 50
    assert spent > 20


def test_a_bid_that_needs_a_card_is_never_made() -> None:
    """Bribery alone would allow it, so the seat is asked instead."""
    rng = random.Random(6)
    for seed in range(200):
        table = begun("classic", 4, seed=f"cards{seed}")
        table = play_until(table, lambda now: now.status != RUNNING or needs_card(now), rng)
        if table.status != RUNNING:
            continue
        seat = table.playing.waiting_for[0]
        province = card_province(table, seat)
        assert province is not None
        after = carried_out(ordered(table, seat, [(province, 1_000)]), seat)
        assert isinstance(after.log[-1].entry, OrdersSpent)
        return
    pytest.fail("no bid that needs a card was met")


def card_province(table: Table, seat: int) -> str | None:
    """A province for which the seat can bid with a card only."""
    found = bids(table, seat)
    plain = {bid.province for bid in found if not (bid.bribery or bid.protection)}
    return next((bid.province for bid in found if bid.bribery and bid.province not in plain), None)


def needs_card(table: Table) -> bool:
    return (
        table.status == RUNNING
        and table.is_auction
        and card_province(table, table.playing.waiting_for[0]) is not None
    )


def test_orders_without_an_answer_are_spent_and_the_seat_is_asked() -> None:
    table, seat = bidding()
    closed = sorted(
        set(table.playing.rules.config.components.provinces) - {b.province for b in bids(table, seat)}
    )
    table = ordered(table, seat, [(closed[0], 36)])
    assert has_orders(table, seat)
    asked = table.asked[seat]
    table = carried_out(table, seat)
    assert isinstance(table.log[-1].entry, OrdersSpent)
    assert table.orders[seat] is None
    assert not has_orders(table, seat)
    assert table.asked[seat] == asked


def keeping(table: Table) -> bool:
    return any(asked.kind == "keep_bid" for asked in table.asked.values())


def leading() -> tuple[Table, int]:
    """A seat of the 2023 edition that leads and is asked whether it keeps its bid."""
    rng = random.Random(8)
    for seed in range(60):
        table = begun("anniversary", 4, seed=f"lead{seed}")
        table = play_until(table, lambda now: now.status != RUNNING or keeping(now), rng)
        if table.status == RUNNING:
            return table, table.playing.waiting_for[0]
    raise AssertionError("nobody was asked")


def test_a_seat_that_leads_passes_by_order() -> None:
    table, seat = leading()
    table = ordered(table, seat, [], passing=True)
    assert has_orders(table, seat)
    assert last_action(carried_out(table, seat)) == {"type": "pass"}


def test_a_seat_that_leads_is_asked_itself_if_its_orders_do_not_say_pass() -> None:
    table, seat = leading()
    province = next(iter(table.playing.rules.config.components.provinces))
    table = ordered(table, seat, [(province, 10)])
    assert not has_orders(table, seat)
    assert carried_out(table, seat) is not table
    assert carried_out(table, seat).seq == table.seq
    after = played(table, seat, {"type": "pass"}, "p", BEGAN)
    assert not after.is_auction or after.orders[seat] is not None


def test_orders_outlast_the_moves_of_others_and_end_with_the_auction() -> None:
    rng = random.Random(10)
    table, seat = bidding("outlast", "anniversary")
    table = ordered(table, seat, [("abydos", 1)])
    while table.is_auction:
        assert table.orders[seat] is not None
        asked = table.playing.waiting_for[0]
        table = played(table, asked, sampled(table, asked, rng), f"n{table.seq}", BEGAN)
    assert table.orders == [None] * 4


def test_orders_can_be_given_before_an_auction_and_are_for_that_one() -> None:
    rng = random.Random(11)
    table, seat = bidding("before", "anniversary")
    provinces = tuple((province, 1_000) for province in table.playing.rules.config.components.provinces)
    table = play_until(table, lambda now: not now.is_auction, rng)
    table = ordered(table, seat, list(provinces), passing=True)
    assert not has_orders(table, seat), "nothing is asked yet that they answer"
    table = play_until(table, lambda now: now.is_auction and seat in now.asked, rng)
    assert has_orders(table, seat)
    table = carried_out(table, seat)
    assert last_action(table)["type"] == "place_bid"
    table = play_until(table, lambda now: not now.is_auction, rng)
    assert table.orders == [None] * 4


def test_new_orders_replace_the_old_and_none_cancel_them() -> None:
    table, seat = bidding()
    table = ordered(table, seat, [("abydos", 1)])
    table = ordered(table, seat, [("thebes", 3)], passing=True)
    given = table.orders[seat]
    assert isinstance(given, OrdersGiven)
    assert given.bids == (("thebes", 3),)
    assert ordered(table, seat, []).orders[seat] is None


@pytest.mark.parametrize(
    "wanted",
    [
        [("atlantis", 3)],
        [("abydos", -1)],
        [("abydos", 1_001)],
        [("abydos", 1), ("abydos", 3)],
    ],
)
def test_orders_that_make_no_sense_are_refused_with_a_reason(wanted: list[tuple[str, int]]) -> None:
    table, seat = bidding()
    with pytest.raises(Denied) as refused:
        ordered(table, seat, wanted)
    assert refused.value.code == "bad_order"
    assert refused.value.text.endswith(".")


def test_too_many_orders_are_refused() -> None:
    table, seat = bidding(title="anniversary")
    names = list(table.playing.rules.config.components.provinces)
    assert ordered(table, seat, [(name, 1) for name in names[:MOST_ORDERS]]).orders[seat] is not None


def test_orders_are_seen_by_their_seat_alone() -> None:
    table, seat = bidding()
    after = ordered(table, seat, [("abydos", 3)], passing=True)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        seen, new = sight.seen_by(after, viewer, BEGAN), sight.messages_since(after, viewer, 0)
        if viewer == seat:
            assert seen.orders == sight.OrdersSeen([sight.BidOrder("abydos", 3)], True)
            assert new[-1].entry["bids"] == (("abydos", 3),)
        else:
            assert told(seen) == told(sight.seen_by(table, viewer, BEGAN))
            assert told(new) == told(sight.messages_since(table, viewer, 0))


def test_a_person_cannot_take_the_name_of_a_coming_order() -> None:
    """Otherwise the order would pass for a repeat, and the table would wait for ever."""
    table, seat = bidding()
    from amunre.tables.company import say

    for prefix in ("order:", "bot:"):
        with pytest.raises(Denied) as refused:
            say(Draft(table, BEGAN), seat, "hello", prefix + table.asked[seat].id)
        assert refused.value.code == "bad_cid"


def test_an_order_fires_once_however_often_it_is_carried_out(tmp_path: Path) -> None:
    async def body() -> None:
        database = open_database(f"sqlite:///{tmp_path / 'site.db'}")
        upgrade(database)
        host = Host(database, delay=0.0)
        table, _ = await host.open(settings(players=4), fill)
        seat = table.playing.waiting_for[0]
        provinces = sorted({bid.province for bid in bids(table, seat)})
        await host.change(table.id, lambda draft: give_orders(draft, seat, ((provinces[0], 3),), False, "o"))
        keepers = [Keeper(host, Thinkers()) for _ in range(3)]
        for keeper in keepers:
            await keeper.outages.note()
        await asyncio.gather(*(keeper.serve(table.id) for keeper in keepers * 3))
        after = await host.table(table.id)
        orders = [one.entry for one in after.log if isinstance(one.entry, MovePlayed)]
        assert [entry.by for entry in orders] == ["order"]
        assert msgspec.to_builtins(orders[0])["seat"] == seat
        database.close()

    asyncio.run(body())
