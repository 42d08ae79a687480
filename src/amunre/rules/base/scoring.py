"""Scoring: pyramids, sets, banks, temples, schemes, and gold at the end (rules scoring-1 to scoring-9)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import AskTogether, EachSeat, Once, Phase, Sequence
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import Frame, SeatTurn, State
from amunre.rules.base.board import board, components
from amunre.rules.base.cards import SellCard, sales, why_no_sale
from amunre.rules.base.last_sale import LastSale, LastSales, why_no_last_sale
from amunre.rules.base.points import points
from amunre.rules.base.refusals import not_held
from amunre.rules.base.turns import Done
from amunre.rules.shared.order import turn_order
from amunre.rules.shared.points import Scored, ScoreItem


class ShowScheme(Action, frozen=True):
    """Show a scheme that one's provinces satisfy."""

    card: str
    notation: ClassVar[str] = "show {card:card}"


class SchemeShown(Event, frozen=True):
    """A scheme is shown, scores and is discarded."""

    seat: int
    card: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.discard_card(self.seat, self.card)
        table.shown.append(self.card)


class SchemeTurnEnded(Event, frozen=True):
    seat: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).shown.clear()


class CardsSoldAtTheEnd(Event, frozen=True):
    """Everybody's last sales, opened together (R33), for each seat in seat order."""

    sold: tuple[tuple[str, ...], ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        for seat, cards in enumerate(self.sold):
            for card in cards:
                table.discard_card(seat, card)
            table.gold[seat] += len(cards)


class GoldShown(Event, frozen=True):
    """Everybody's gold lies open for the last award (R13)."""

    gold: tuple[int, ...]
    audience: ClassVar[Audience] = EVERYONE


# Provinces


def score_provinces(tx: Transaction) -> None:
    items = province_items(tx.state)
    if items:
        tx.emit(Scored(tuple(items)))


def province_items(state: State) -> list[ScoreItem]:
    """What all provinces score as the table lies."""
    return [
        *(item for seat in board(state).order for item in pyramid_items(state, seat)),
        *bank_items(state, "west"),
        *bank_items(state, "east"),
        *(item for seat in board(state).order for item in temple_items(state, seat)),
    ]


def pyramid_items(state: State, seat: int) -> list[ScoreItem]:
    """1 a pyramid; 3 a set, which is one pyramid in every own province (scoring-2, scoring-3)."""
    table = board(state)
    parts = components(state)
    own = table.lands[seat]
    counts = [table.pyramids[name] for name in own]
    items = [
        ScoreItem(seat, table.kingdom, "pyramids", name, count * parts.pyramid_points, "scoring-2")
        for name, count in zip(own, counts, strict=True)
        if count
    ]
    sets = min(counts, default=0)
    if sets:
        items.append(ScoreItem(seat, table.kingdom, "sets", "", sets * parts.set_points, "scoring-3"))
    return items


def bank_items(state: State, bank: str) -> list[ScoreItem]:
    worth = components(state).bank_points
    return [
        ScoreItem(seat, board(state).kingdom, f"{bank}_bank", province, worth, "scoring-4")
        for seat, province in points(state).bank_winners(state, bank)
    ]


def best_province(state: State, bank: str) -> list[tuple[int, str]]:
    """The controlled province with most pyramids, then stones; a player scores once (scoring-4, R1, R2)."""
    table = board(state)
    provinces = components(state).provinces
    pyramids, stones = table.pyramids, table.stones
    most, loose = 1, 0
    winners: dict[int, str] = {}
    for seat, names in enumerate(table.lands):
        for name in names:
            built = pyramids[name]
            if built >= most and provinces[name].bank == bank:  # asked very often: most fail the first test
                if built > most or stones[name] > loose:
                    most, loose, winners = built, stones[name], {}
                if stones[name] == loose:
                    winners.setdefault(seat, name)
    return list(winners.items())


def temple_items(state: State, seat: int) -> list[ScoreItem]:
    table = board(state)
    return [
        ScoreItem(seat, table.kingdom, "temples", name, temples * table.temple, "scoring-5")
        for name in table.lands[seat]
        if (temples := points(state).temples_in(state, name))
    ]


def printed_temples(state: State, province: str) -> int:
    return components(state).provinces[province].temples


# Schemes, in turn order (R32)


def scheme_turn(tx: Transaction, frame: SeatTurn) -> None:
    seat = frame.seat
    if frame.step == 0 and board(tx.state).cards_held(seat):
        tx.ask((seat,), "schemes")
        return
    tx.pop()
    tx.emit(SchemeTurnEnded(seat))


def satisfied(state: State, seat: int) -> list[str]:
    """Schemes in hand that score now and whose like was not shown in this scoring."""
    cards = state.rules.tables["cards"]
    table = board(state)
    return [
        card
        for card in sorted(table.hands[seat])
        if cards[card].holds is not None and card not in table.shown and cards[card].holds(state, seat)
    ]


def legal_schemes(state: State, seat: int) -> Legal:
    groups: list[Group] = [Choices(Done, [()])]
    rows = [(card,) for card in satisfied(state, seat)]
    if rows:
        groups.append(Choices(ShowScheme, rows))
    return Legal(groups + sales(state, seat))


def show_scheme(tx: Transaction, frame: Frame, seat: int, action: ShowScheme) -> None:
    tx.emit(SchemeShown(seat, action.card))
    tx.emit(Scored((scheme_item(tx.state, seat, action.card),)))


def scheme_item(state: State, seat: int, card: str) -> ScoreItem:
    worth = points(state).scheme_worth(state, seat)
    return ScoreItem(seat, board(state).kingdom, f"scheme_{card}", "", worth, "scoring-6")


def printed_scheme_worth(state: State, seat: int) -> int:
    return components(state).scheme_points


def why_no_scheme(state: State, seat: int, action: ShowScheme) -> Refusal:
    missing = not_held(state, seat, action.card, "scoring-6")
    if action.card in board(state).shown:
        text = "Two schemes with the same effect cannot be shown in one scoring; keep the other."
        return Refusal("already_played", "game-4", text)
    if missing is not None:
        return missing
    if state.rules.tables["cards"][action.card].holds is None:
        return Refusal("not_a_scheme", "scoring-6", "{card} is not a scheme.", {"card": action.card})
    return Refusal(
        "scheme_not_met", "scoring-7", "You do not have what {card} asks for.", {"card": action.card}
    )


# Gold, after round 6


def legal_last_sale(state: State, seat: int) -> Legal:
    return Legal([LastSales(board(state).hands[seat])])


def holders_of_cards(state: State) -> list[int]:
    return [seat for seat in range(state.players) if board(state).cards_held(seat)]


def reveal_last_sale(tx: Transaction, sold: dict[int, LastSale]) -> None:
    none = LastSale(())
    tx.emit(CardsSoldAtTheEnd(tuple(sold.get(seat, none).cards for seat in range(tx.state.players))))


def score_gold(tx: Transaction) -> None:
    state = tx.state
    tx.emit(GoldShown(tuple(board(state).gold)))
    tx.emit(Scored(tuple(gold_items(state))))


def gold_items(state: State) -> list[ScoreItem]:
    return [
        ScoreItem(seat, board(state).kingdom, "gold", "", award, "scoring-9")
        for seat, award in enumerate(points(state).gold_awards(state))
        if award
    ]


def awards_by_place(state: State) -> list[int]:
    """6, 4, 2; equal players all take their place's award and use up as many (scoring-9, R23, R34)."""
    gold = board(state).gold
    awards = components(state).gold_awards
    places = [sum(other > mine for other in gold) for mine in gold]
    return [awards[place] if place < len(awards) else 0 for place in places]


PHASES: dict[str, Phase] = {
    "scoring": Sequence("score_provinces", "show_schemes"),
    "score_provinces": Once(score_provinces),
    "show_schemes": EachSeat("scheme_turn", turn_order),
    "scheme_turn": scheme_turn,
    "gold_scoring": Sequence("last_sale", "score_gold"),
    "last_sale": AskTogether("last_sale", holders_of_cards),
    "score_gold": Once(score_gold),
}
QUESTIONS = {
    "schemes": Question(legal_schemes, "Show a scheme that your provinces satisfy, or be done."),
    "last_sale": Question(
        legal_last_sale, "Sell favour cards for the last time, before gold is compared.", reveal_last_sale
    ),
}
EFFECTS: Effects = {ShowScheme: show_scheme}
REASONS: Reasons = {
    "schemes": {ShowScheme: why_no_scheme, SellCard: why_no_sale},
    "last_sale": {LastSale: why_no_last_sale},
}
ACTIONS = (ShowScheme, LastSale)
EVENTS = (Scored, SchemeShown, SchemeTurnEnded, CardsSoldAtTheEnd, GoldShown)
