"""Start cards of the 2023 edition: architect, theft, and a scheme kept out of two (setup-1, setup-5).

Without this part (``no_start_cards``) the base rule holds: an architect taken out of the deck (R36).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import Action, Audience, Event
from amunre.kernel.phases import AskTogether, Sequence
from amunre.kernel.ruleset import Module, Question
from amunre.kernel.state import State
from amunre.rules.base.board import board, components
from amunre.rules.base.points import points
from amunre.rules.base.setup import HandDealt, shuffle_favour_deck
from amunre.rules.components import Components
from amunre.rules.shared.order import everybody

SCHEMES_DEALT = 2
FEW_PLAYERS = 3


class KeepScheme(Action, frozen=True):
    """Keep one of the two start schemes."""

    card: str
    notation: ClassVar[str] = "keep {card:card}"


class SchemesDealt(Event, frozen=True):
    """Two start schemes to choose from; others know only that there are two."""

    seat: int
    count: int
    cards: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("seat", "count"), ("cards",))

    def apply(self, state: State) -> None:
        board(state).dealt[self.seat] = list(self.cards)


class SchemesLeft(Event, frozen=True):
    """Start schemes that nobody was dealt leave the game unseen."""

    count: int
    cards: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("count",))

    def apply(self, state: State) -> None:
        board(state).gone = list(self.cards)


class SchemeKept(Event, frozen=True):
    """A seat keeps one start scheme; the other leaves the game, known to that seat alone."""

    seat: int
    kept: str
    given_up: str
    audience: ClassVar[Audience] = Audience(("seat",), ("kept", "given_up"))

    def apply(self, state: State) -> None:
        table = board(state)
        table.dealt[self.seat].clear()
        table.given_up[self.seat] = self.given_up
        table.take_card(self.seat, self.kept)


def start_schemes(state: State) -> dict[str, int]:
    """The pool: one of each scheme for up to 3 players, if that is enough, else both copies (R37)."""
    cards = state.rules.tables["cards"]
    both = {
        card: count
        for card, count in components(state).decks["start"].items()
        if card in cards and cards[card].holds is not None
    }
    one_each = dict.fromkeys(both, 1)
    enough = sum(one_each.values()) >= SCHEMES_DEALT * state.players
    return one_each if state.players <= FEW_PLAYERS and enough else both


def start_cards(state: State) -> dict[str, int]:
    return {"architect": state.players, **start_schemes(state)}


def without_start_architects(
    deck: Callable[[Components], dict[str, int]],
) -> Callable[[Components], dict[str, int]]:
    def favour_deck(parts: Components) -> dict[str, int]:
        cards = deck(parts)
        cards["architect"] -= parts.decks["start"]["architect"]
        return cards

    return favour_deck


def deal_start_cards(tx: Transaction) -> None:
    state = tx.state
    pool = start_schemes(state)
    schemes = tx.shuffled("start_schemes", [card for card in sorted(pool) for _ in range(pool[card])])
    for seat in range(state.players):
        tx.emit(HandDealt(seat, components(state).start_gold, ("architect",)))
        cards = tuple(sorted(schemes.pop() for _ in range(SCHEMES_DEALT)))
        tx.emit(SchemesDealt(seat, SCHEMES_DEALT, cards))
    tx.emit(SchemesLeft(len(schemes), tuple(schemes)))
    shuffle_favour_deck(tx, points(state).favour_deck(components(state)))


def legal_keep(state: State, seat: int) -> Legal:
    return Legal([Choices(KeepScheme, [(card,) for card in sorted(set(board(state).dealt[seat]))])])


def reveal_keep(tx: Transaction, choices: dict[int, KeepScheme]) -> None:
    for seat, choice in choices.items():
        dealt = board(tx.state).dealt[seat]
        other = dealt[1] if dealt[0] == choice.card else dealt[0]
        tx.emit(SchemeKept(seat, choice.card, other))


def why_no_keep(state: State, seat: int, action: KeepScheme) -> Refusal:
    dealt = tuple(board(state).dealt[seat])
    return Refusal("card_not_dealt", "setup-5", "You were dealt {cards}; keep one of them.", {"cards": dealt})


START_CARDS = Module(
    name="start_cards",
    summary="start cards beside the favour deck, with a scheme kept out of two",
    requires=("anniversary",),
    after=("federation",),
    replaces={"start_cards": start_cards, "deal_start_cards": deal_start_cards},
    wraps={"favour_deck": without_start_architects},
    phases={"choose_start_scheme": AskTogether("start_scheme", everybody)},
    replaces_phases={"set_up": Sequence("deal_hands", "deal_provinces", "choose_start_scheme", "draw_order")},
    questions={
        "start_scheme": Question(
            legal_keep, "Keep one of your two start schemes; the other leaves the game.", reveal_keep
        )
    },
    reasons={"start_scheme": {KeepScheme: why_no_keep}},
    actions=(KeepScheme,),
    events=(SchemesDealt, SchemesLeft, SchemeKept),
)
