"""The rule points of the board game: the named questions on which editions and expansions differ."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from amunre.kernel.state import State
from amunre.rules.components import Components

if TYPE_CHECKING:
    from amunre.kernel.engine import Transaction


@dataclass(frozen=True)
class Points:
    """One field a point. ``amunre explain TITLE`` prints which module answers each."""

    favour_deck: Callable[[Components], dict[str, int]]
    """Cards of the favour deck, before anybody takes one."""
    start_cards: Callable[[State], dict[str, int]]
    """Favour cards that are in the game beside the favour deck from the start."""
    deal_start_cards: Callable[[Transaction], None]
    """Gives every seat its first favour cards."""
    deal_provinces: Callable[[Transaction], None]
    """Builds the province deck of the Old Kingdom."""
    provinces_per_player: int
    """Provinces for each player where only a part of them is used."""
    provinces_held: Callable[[int, int, int], range]
    """Places of the province deck whose cards a seat holds in hand: players, size of the deck, seat."""
    first_order: Callable[[Transaction], list[int]]
    """The turn order of the first round."""
    ladder: Callable[[State, int], list[int]]
    """Steps of the bid ladder that do not pass a limit."""
    leader_question: Callable[[State, int], str]
    """What a seat whose bid leads is asked before it passes; empty if it just passes."""
    scribes_each: int
    """Scribes with which every seat bids."""
    scribe_moved: Callable[[State, int], None]
    """Lets bribery and protection lapse when a scribe moves."""
    after_outbidding: Callable[[Transaction, str], None]
    """What follows when a bid is placed above another in a province."""
    set_out_blessing: Callable[[Transaction, str], None]
    """What is put into a province when it comes up."""
    province_gained: Callable[[Transaction, int, str], None]
    """What a seat gets with a province before its blessing."""
    blessing_cards: Callable[[Transaction, int, str], None]
    """How the winner of a province gets its favour cards."""
    lay_stones: Callable[[Transaction, int, str, int], None]
    """How a seat gets so many stones of a blessing or a gift into one province."""
    card_limit: Callable[[State, int], int]
    """Favour cards that a seat may buy now, as far as icons go."""
    may_buy_again: Callable[[State, int], bool]
    """Whether the kind of this stage, bought before in this turn, may be bought once more."""
    after_purchase: Callable[[Transaction, int, int, int], None]
    """What follows a purchase of so many of the kind of a stage, before the turn moves on to that stage."""
    deliver_cards: Callable[[Transaction, int, int], None]
    """Hands over bought favour cards."""
    more_with_stones: Callable[[State, int], bool]
    """Whether a seat that places stones may do something else in between; from public knowledge only."""
    cultivation_places: Callable[[State, int, bool], list[tuple[str, bool]]]
    """Where cultivation may put a farmer (province, on a field); told whether something was bought."""
    temple_track: Callable[[State], tuple[int, int, int]]
    """Lowest collective offerings for positions 2, 3 and 4."""
    gift_counts: Callable[[State, list[int]], dict[int, int]]
    """How many gifts each seat takes, given the ranking."""
    more_with_gifts: Callable[[State, int], bool]
    """Whether a seat that takes gifts may do something else with them; from public knowledge only."""
    settlement: Callable[[State, list[int]], list[int]]
    """Seats in the order in which they take gifts or theft's gold, given the ranking."""
    next_order: Callable[[State, list[int]], list[int]]
    """The turn order after an offering, given the ranking."""
    harvest_bonus: Callable[[State, int], list[tuple[str, str, int]]]
    """Further income of a seat: province, source, gold."""
    temples_in: Callable[[State, str], int]
    """Temples of a province at scoring."""
    scheme_worth: Callable[[State, int], int]
    """Points that a seat scores for a scheme."""
    bank_winners: Callable[[State, str], list[tuple[int, str]]]
    """Who scores for a bank, each with the province that won it (or none)."""
    gold_awards: Callable[[State], list[int]]
    """Points of each seat for gold at the end."""
    others_gold_and_counts: Callable[[State], bool]
    """Whether views show the gold and card counts of others (R13)."""


def points(state: State) -> Points:
    answers: Points = state.rules.points
    return answers
