"""Bidding with an eye on rivals: what each will pay, and where everybody ends up (auction-2 to auction-8)."""

from __future__ import annotations

from collections.abc import Sequence

from amunre.bots.greedy import officials
from amunre.bots.greedy.auction import AUCTION_CARD, choose_bid
from amunre.bots.greedy.pharaoh import visit_worth
from amunre.bots.greedy.reading import Reading
from amunre.bots.greedy.worth import province_worth
from amunre.bots.strategist.rivals import purse_of, rival_readings
from amunre.bots.strategist.weights import Weights
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.board import NOBODY

STEPS = 4
"""How many steps of a province's ladder are thought about."""
MOST_TURNS = 40
"""An auction that takes longer is taken as it stands."""


class Bidder:
    """What a seat would give for each province, and what it can pay."""

    __slots__ = ("gold", "weights", "worths")

    def __init__(self, worths: dict[str, float], gold: int, weights: Weights) -> None:
        self.worths = worths
        self.gold = gold
        self.weights = weights

    def surplus(self, name: str, amount: int) -> float:
        unpaid = max(0, amount - self.gold)
        felt = amount * (1 + self.weights.thrift * amount / (self.gold + 1))
        return self.worths[name] - felt - unpaid * self.weights.forced_sale


class Hall:
    """An auction in one's head: everybody goes where most is left, in turn, until all stand alone."""

    def __init__(self, bidders: list[Bidder], order: Sequence[int], ladder: list[int]) -> None:
        self.bidders = bidders
        self.order = order
        self.ladder = ladder
        self.known: list[dict[tuple[str, int], tuple[float, int]]] = [{} for _ in bidders]
        """By seat, province and highest bid what ``topping`` has found: the same is asked many times."""

    def topping(self, seat: int, name: str, highest: int) -> tuple[float, int]:
        """What is left for a seat that tops the highest bid for a province, and what it bids."""
        found = self.known[seat].get((name, highest))
        if found is None:
            amount = next((step for step in self.ladder if step > highest), highest + 10)
            found = self.known[seat][name, highest] = (self.bidders[seat].surplus(name, amount), amount)
        return found

    def play_out(self, places: list[str], amounts: list[int], turn: int) -> None:
        """Bids move on from what stands; ``turn`` is the place in the order of the next to bid."""
        top = dict.fromkeys(self.bidders[0].worths, NOBODY)
        for name, amount in zip(places, amounts, strict=True):
            if name:
                top[name] = max(top[name], amount)
        still = 0
        for step in range(turn, turn + MOST_TURNS):
            seat = self.order[step % len(self.order)]
            here = places[seat]
            if here and amounts[seat] == top[here]:
                still += 1
                if still == len(self.order):
                    return
                continue
            still = 0
            known = self.known[seat]
            best, most, price = "", 0.0, 0
            for name, highest in top.items():
                if name != here:
                    left, amount = known.get((name, highest)) or self.topping(seat, name, highest)
                    if not best or left > most:
                        best, most, price = name, left, amount
            places[seat], amounts[seat] = best, price
            top[best] = price

    def outcome(self, seat: int, places: list[str], amounts: list[int], envy: float) -> float:
        """What is left for a seat, less a part of what is left for an average rival."""
        left = [
            bidder.surplus(place, amount)
            for bidder, place, amount in zip(self.bidders, places, amounts, strict=True)
        ]
        return left[seat] - envy * (sum(left) - left[seat]) / (len(left) - 1)


def choose_place(reading: Reading, legal: Legal) -> Action:
    """The bid after which the auction ends best."""
    if reading.part(officials.PART) is not None:
        return choose_bid(reading, legal)
    return best_bid(reading, legal, imagined_halls(reading))


def best_bid(reading: Reading, legal: Legal, halls: list[Hall]) -> PlaceBid:
    results = judged_bids(reading, legal, halls)
    bid = max(results, key=results.__getitem__)
    return guarded(reading, legal, bid, results)


def judged_bids(reading: Reading, legal: Legal, halls: list[Hall]) -> dict[PlaceBid, float]:
    """How the auction would end after each bid worth trying, over some moods of the rivals."""
    weights = reading.weights
    assert isinstance(weights, Weights)
    me, table = reading.seat, reading.table
    seats = table.seats
    places = [seat.scribes[0] for seat in seats]
    amounts = [seat.bids[0] for seat in seats]
    turn = table.order.index(me) + 1
    results: dict[PlaceBid, float] = {}
    for bid in worth_trying(legal):
        total = 0.0
        for hall in halls:
            ends, prices = places.copy(), amounts.copy()
            ends[me], prices[me] = bid.province, bid.amount
            hall.play_out(ends, prices, turn)
            total += hall.outcome(me, ends, prices, weights.envy)
        cards = (bid.bribery + bid.protection) * AUCTION_CARD
        results[bid] = total / len(halls) - cards + visit_worth(reading, bid.province)
    return results


def guarded(reading: Reading, legal: Legal, bid: PlaceBid, results: dict[PlaceBid, float]) -> PlaceBid:
    """The bid with protection if no other province comes near."""
    others = [worth for other, worth in results.items() if other.province != bid.province]
    safe = PlaceBid(bid.province, bid.amount, bid.bribery, True, bid.leaving)
    ahead = results[bid] - max(others, default=0.0)
    return safe if ahead >= reading.weights.protect_from and safe in legal else bid


def worth_trying(legal: Legal) -> list[PlaceBid]:
    """The lowest steps of every province, with bribery and without."""
    tried: dict[tuple[str, bool], list[PlaceBid]] = {}
    for bid in legal:
        if isinstance(bid, PlaceBid) and not bid.protection:
            tried.setdefault((bid.province, bid.bribery), []).append(bid)
    return [bid for steps in tried.values() for bid in steps[:STEPS]]


def imagined_halls(reading: Reading) -> list[Hall]:
    """The rivals in several moods."""
    weights = reading.weights
    assert isinstance(weights, Weights)
    up = reading.table.up
    mine = {name: province_worth(reading, name) * weights.bid_share for name in up}
    rivals = {
        rival.seat: {name: province_worth(rival, name) * weights.bid_share for name in up}
        for rival in rival_readings(reading)
    }
    ladder: list[int] = reading.rules.points.ladder(reading.copied, 60)
    halls = []
    for mood in weights.moods:
        bidders = []
        for seat in range(reading.players):
            if seat == reading.seat:
                bidders.append(Bidder(mine, reading.gold, weights))
            else:
                worths = {name: worth * mood for name, worth in rivals[seat].items()}
                gold = round(purse_of(reading, seat).mean * weights.rich)
                bidders.append(Bidder(worths, gold, weights))
        halls.append(Hall(bidders, reading.table.order, ladder))
    return halls
