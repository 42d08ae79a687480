"""Resolving one's two bids: pay both, keep one province, be served by the official of the other.

Rules officials-6 to officials-8.
"""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import SeatTurn, State
from amunre.rules.base.board import NOBODY, board, components
from amunre.rules.base.cards import CardDiscarded, SellCard, draw, sales, why_no_sale
from amunre.rules.base.claims import pay_bids, take
from amunre.rules.base.placing import Placing
from amunre.rules.base.refusals import not_held
from amunre.rules.expansions.officials.deck import officials
from amunre.rules.shared.points import Scored, ScoreItem

DELEGATION = "delegation"
UNPAID, CHOOSING, KEPT = range(3)
"""Steps of a claim."""


class Claim(SeatTurn, kw_only=True):
    """A seat that resolves its two bids."""

    phase: str = "claim"
    delegated: bool = False
    """Whether delegation was played."""
    sent_home: int = NOBODY
    """The scribe whose province is not kept, once that is chosen."""


class ChooseProvince(Action, frozen=True):
    """Keep this one of one's two provinces."""

    province: str
    notation: ClassVar[str] = "choose {province:province}"


class Delegate(Action, frozen=True):
    """Play delegation: swap the Officials cards of one's two provinces."""

    notation: ClassVar[str] = "delegate"


class OfficialsSwapped(Event, frozen=True):
    """The Officials cards of two provinces change places."""

    seat: int
    provinces: tuple[str, str]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        placed = officials(state).placed
        one, other = self.provinces
        placed[one], placed[other] = placed[other], placed[one]


class OfficialDismissed(Event, frozen=True):
    """The Officials card of a province that is kept goes to the discards unused."""

    seat: int
    province: str
    card: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = officials(state)
        found.discards.append(found.placed.pop(self.province))


class OfficialServed(Event, frozen=True):
    """The Officials card of the other province is used and discarded; gold comes at once."""

    seat: int
    province: str
    card: str
    gold: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = officials(state)
        found.discards.append(found.placed.pop(self.province))
        board(state).gold[self.seat] += self.gold


class ScribeCameHome(Event, frozen=True):
    """A scribe leaves a province that is not kept and stays open."""

    seat: int
    scribe: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.scribes[self.scribe] = ""
        table.amounts[self.scribe] = NOBODY


def claim(tx: Transaction, frame: Claim) -> None:
    """Pay both bids, choose, and when the kept province is taken use the other one's official."""
    seat = frame.seat
    if frame.step == KEPT:
        tx.pop()
        serve(tx, seat, frame.sent_home)
    elif frame.step == CHOOSING or pay_bids(tx, seat):
        frame.step = CHOOSING
        tx.ask((seat,), "keep_province")


def won(state: State, seat: int) -> list[str]:
    table = board(state)
    return [table.scribes[scribe] for scribe in table.scribes_of(seat)]


def may_delegate(state: State, seat: int) -> bool:
    return not state.frame_of(Claim).delegated and DELEGATION in board(state).hands[seat]


def legal_choice(state: State, seat: int) -> Legal:
    groups: list[Group] = [Choices(ChooseProvince, [(name,) for name in won(state, seat)])]
    if may_delegate(state, seat):
        groups.append(Choices(Delegate, [()]))
    return Legal(groups + sales(state, seat))


def choose(tx: Transaction, frame: Claim, seat: int, action: ChooseProvince) -> None:
    """The kept province's card is discarded unused; then come control, statue and blessing (officials-7)."""
    state = tx.state
    table = board(state)
    frame.step = KEPT
    frame.sent_home = next(one for one in table.scribes_of(seat) if table.scribes[one] != action.province)
    tx.emit(OfficialDismissed(seat, action.province, officials(state).placed[action.province]))
    take(tx, seat, action.province)


def delegate(tx: Transaction, frame: Claim, seat: int, action: Delegate) -> None:
    """Once between paying and choosing (officials-6, R42)."""
    frame.delegated = True
    tx.emit(CardDiscarded(seat, DELEGATION))
    one, other = won(tx.state, seat)
    tx.emit(OfficialsSwapped(seat, (one, other)))


def serve(tx: Transaction, seat: int, scribe: int) -> None:
    """Use the other province's card with the kept one already usable (officials-8, R16, R89)."""
    state = tx.state
    table = board(state)
    province = table.scribes[scribe]
    card = officials(state).placed[province]
    benefit = components(state).officials[card]
    tx.emit(OfficialServed(seat, province, card, benefit.gold))
    tx.emit(ScribeCameHome(seat, scribe))
    if benefit.points:
        item = ScoreItem(seat, table.kingdom, "officials", province, benefit.points, "officials-8")
        tx.emit(Scored((item,)))
    draw(tx, seat, benefit.cards)
    if benefit.farmers or benefit.stones:
        tx.push(Placing(seat=seat, farmers=benefit.farmers, stones=benefit.stones))


def why_no_choice(state: State, seat: int, action: ChooseProvince) -> Refusal:
    if action.province not in board(state).stones:
        return Refusal(
            "unknown_province",
            "officials-7",
            "There is no province called {name}.",
            {"name": action.province},
        )
    text = "You have won {provinces}; keep one of them."
    return Refusal("not_won", "officials-7", text, {"provinces": tuple(won(state, seat))})


def why_no_delegation(state: State, seat: int, action: Delegate) -> Refusal:
    if state.frame_of(Claim).delegated:
        return Refusal(
            "already_played",
            "officials-6",
            "Only one {card} may be played in an auction.",
            {"card": DELEGATION},
        )
    missing = not_held(state, seat, DELEGATION, "officials-6")
    assert missing is not None
    return missing


PHASES: dict[str, Phase] = {"claim": claim}
FRAMES = (Claim,)
QUESTIONS = {
    "keep_province": Question(
        legal_choice, "Choose the province to keep; the official of the other one will serve you."
    ),
}
EFFECTS: Effects = {ChooseProvince: choose, Delegate: delegate}
REASONS: Reasons = {
    "keep_province": {
        ChooseProvince: why_no_choice,
        Delegate: why_no_delegation,
        SellCard: why_no_sale,
    },
}
ACTIONS = (ChooseProvince, Delegate)
EVENTS = (OfficialsSwapped, OfficialDismissed, OfficialServed, ScribeCameHome)
