"""Positions that no game can reach are refused, at the line that says so and with the rule against it."""

from __future__ import annotations

import pytest

from amunre.kernel.game import Game
from amunre.rules.catalogue import EXPANSIONS, ruleset, title_of
from amunre.scenarios import ScenarioError, check_text
from amunre.scenarios.slices import SHAPES

THREE, TWO = "red black blue", "red blue"


def position(title: str, seats: str, *given: str) -> str:
    rows = [
        "scenario: a position",
        f"title: {title}",
        f"seats: {seats}",
        "given",
        *given,
        "then",
        "points: 0",
    ]
    return "\n".join(rows)


def refusals(title: str, seats: str, *given: str) -> list[str]:
    """What is said of a position, with the number of the given line instead of that of the file."""
    try:
        check_text(position(title, seats, *given))
    except ScenarioError as problem:
        return [f"{remark.line - 4}: {remark.text}" for remark in problem.remarks]
    return []


BOARD = [
    # turn order, temple
    (
        "classic",
        ["phase: market", "order: red blue black"],
        "2: turns run clockwise in this title (offering-5).",
    ),
    (
        "revised",
        ["phase: market", "order: blue black red"],
        "2: turns run clockwise in this title (offering-5).",
    ),
    (
        "classic",
        ["phase: harvest", "temple: 5"],
        "2: the temple stands on 1 to 4, or on 0 off the track (offering-4).",
    ),
    (
        "classic",
        ["phase: harvest", "temple: -1"],
        "2: the temple stands on 1 to 4, or on 0 off the track (offering-4).",
    ),
    (
        "classic",
        ["phase: market", "round: 1", "temple: 2"],
        "3: the temple stands off the track until the first offering (setup-1).",
    ),
    # numbers
    ("classic", ["phase: market", "gold red: -1"], "2: gold cannot be below 0 (game-6)."),
    ("classic", ["phase: market", "points: red -1"], "2: points cannot be below 0 (scoring-1)."),
    # cards
    (
        "classic",
        ["phase: market", "hand red: river", "discards: river*2"],
        "3: 1 more river are given than the game has (setup-3).",
    ),
    (
        "anniversary",
        ["phase: market", "hand red: architect*6", "hand blue: architect"],
        "3: 1 more architect are given than the game has (setup-3).",
    ),
    (
        "classic",
        ["phase: market", "hand red: theft*2"],
        "2: everybody has one theft, and no second (offering-2).",
    ),
    # start schemes
    (
        "anniversary",
        ["phase: market", "dealt red: river farmers"],
        "2: start schemes are dealt in phase schemes, in no other (setup-5).",
    ),
    (
        "anniversary",
        ["phase: schemes", "dealt red: river farmers", "dealt black: favours federation"],
        "1: give everybody two start schemes with 'dealt' (setup-5).",
    ),
    (
        "anniversary",
        [
            "phase: schemes",
            "dealt red: river farmers",
            "dealt black: favours federation",
            "dealt blue: river upper_lower",
        ],
        "4: everybody is dealt two start schemes out of one pool (setup-5).",
    ),
    (
        "anniversary",
        [
            "phase: schemes",
            "dealt red: river",
            "dealt black: favours federation",
            "dealt blue: farmers east_west",
        ],
        "2: everybody is dealt two start schemes out of one pool (setup-5).",
    ),
    # provinces
    (
        "classic",
        ["phase: market", "province abu: red, 3 farmers"],
        "2: abu has fields for no more farmers than 2 (market-4).",
    ),
    (
        "classic",
        ["phase: market", "province abu: nobody, 1 extra"],
        "2: farmers stand in abu, which nobody controls (kingdom-1).",
    ),
    (
        "classic",
        ["phase: market", "province abu: 2 farmers"],
        "2: farmers stand in abu, which nobody controls (kingdom-1).",
    ),
    ("classic", ["phase: market", "province abu: red, -1 stones"], "2: '-1 stones' is less than nothing."),
    ("classic", ["phase: market", "province abu: red, black"], "2: abu cannot have two owners."),
    ("classic", ["phase: market", "province abu: red, 1 stone, 2 stones"], "2: stones are counted twice."),
    (
        "classic",
        ["phase: market", "province abu: red", "province abu: black"],
        "3: 'province abu' is given in line 6 already.",
    ),
    (
        "classic",
        ["phase: market", "round: 1", "province abu: red", "province edfu: red"],
        "4: red cannot control 2 provinces by now: everybody wins one a round (auction-8).",
    ),
    (
        "classic",
        ["phase: market", *(f"province {name}: red" for name in ("abu", "edfu", "sawu", "buto"))],
        "5: red cannot control 4 provinces by now: everybody wins one a round (auction-8).",
    ),
    (
        "anniversary",
        ["phase: auction", "blocked: abu abydos amarna avaris baharya berenike buto"],
        "2: no more provinces than 6 are blocked at this table (setup-2).",
    ),
    (
        "classic",
        ["phase: auction", "blocked: abu"],
        "2: no more provinces than 0 are blocked at this table (setup-2).",
    ),
    (
        "revised",
        ["phase: auction", "box: abu abydos amarna avaris baharya berenike buto"],
        "2: no more provinces than 6 have left the game unseen by now (setup-2, kingdom-1).",
    ),
    (
        "classic",
        ["phase: auction", "round: 1", "box: abu"],
        "3: no more provinces than 0 have left the game unseen by now (setup-2, kingdom-1).",
    ),
    ("anniversary", ["phase: market", "blocked: abu abu"], "2: abu is named twice."),
    ("classic", ["phase: auction", "up: abu edfu abu"], "2: abu is named twice."),
    (
        "anniversary",
        ["phase: market", "province abu: red", "blocked: abu"],
        "3: abu cannot be blocked: it has an owner (setup-2).",
    ),
    (
        "anniversary",
        ["phase: auction", "province abu: nobody, 1 pyramid", "blocked: abu"],
        "3: abu cannot be blocked: it has been built in (setup-2).",
    ),
    (
        "anniversary",
        ["phase: auction", "blocked: abu", "up: edfu abu"],
        "3: abu cannot come up: it is blocked (setup-2).",
    ),
    (
        "revised",
        ["phase: auction", "box: abu", "up: abu"],
        "3: abu cannot come up: it has left the game (setup-2).",
    ),
    (
        "anniversary",
        [
            "phase: auction",
            "up: abu abydos amarna avaris baharya berenike buto dakhla damanhur edfu",
        ],
        "2: more than the 9 provinces of this table are in play (setup-2).",
    ),
    ("classic", ["phase: auction", "open: abu"], "2: no province is left open in this title (auction-8)."),
]


@pytest.mark.parametrize(("title", "given", "refusal"), BOARD, ids=[row[2] for row in BOARD])
def test_an_impossible_position_of_the_board_game_is_refused(
    title: str, given: list[str], refusal: str
) -> None:
    assert refusals(title, THREE, *given) == [refusal]


def test_a_table_with_a_turn_order_track_takes_any_order() -> None:
    assert refusals("anniversary", THREE, "phase: market", "order: red blue black") == []
    assert refusals("classic", THREE, "phase: market", "order: blue red black") == []


TWO_SCRIBES = [
    (
        ["phase: auction", "round: 1", "open: abu edfu"],
        "3: no province is open before the first auction of a kingdom (officials-3).",
    ),
    (
        ["phase: market", "round: 1", "open: abu edfu sawu"],
        "3: no more provinces than 2 can be open: each player leaves one (officials-8).",
    ),
    (
        ["phase: market", "province abu: red", "open: abu edfu"],
        "3: abu cannot be open: it has an owner (setup-2).",
    ),
    (
        ["phase: market", 'slice officials.discards: ["two_points", "two_points", "two_points"]'],
        "2: 3 Officials cards 'two_points' are given; there are 2 (officials-3).",
    ),
    (
        ["phase: auction", 'slice officials.placed: {"abu": "six_gold"}'],
        "2: no Officials card lies in a province when a phase begins (officials-8).",
    ),
]


@pytest.mark.parametrize(("given", "refusal"), TWO_SCRIBES, ids=[row[1] for row in TWO_SCRIBES])
def test_an_impossible_position_with_officials_is_refused(given: list[str], refusal: str) -> None:
    assert refusals("anniversary+officials", TWO, *given) == [refusal]


TOKENS = "pharaoh.tokens must be a list with one item for each seat, and each is a whole number from 0 to 3."
EXPANSIONS_ONLY = "a slice is given of expansions only; what lies on the table has lines of its own."
SLICES = [
    # pharaoh
    (
        ["phase: market", "round: 2", "slice pharaoh.tokens: [2, 0, 1]"],
        "3: no more tokens than 2 can have been won in this kingdom by now (pharaoh-3).",
    ),
    (
        ["phase: auction", "round: 4", "slice pharaoh.tokens: [1, 0, 0]"],
        "3: no more tokens than 0 can have been won in this kingdom by now (pharaoh-3).",
    ),
    (
        ["phase: auction", "province abu: red", 'slice pharaoh.at: "abu"'],
        "3: the Pharaoh is off the board when this phase begins (pharaoh-6).",
    ),
    (
        ["phase: market", 'slice pharaoh.at: "abu"'],
        "2: the Pharaoh cannot stand in abu, which was not for auction (pharaoh-2).",
    ),
    # statues
    (
        ["phase: scoring", 'slice statues.placed: {"abu": "set", "edfu": "set"}'],
        "2: there is one set, and it stands in one province (statues-2).",
    ),
    (
        ["phase: market", 'slice statues.deck: ["set", "set"]'],
        "2: a statue is in the deck twice; there is one of each (statues-1).",
    ),
    (
        ["phase: market", 'slice statues.placed: {"abu": "set"}', 'slice statues.deck: ["set"]'],
        "3: set cannot be in the deck: it stands on the board (statues-2).",
    ),
    (
        ["phase: market", "round: 1", 'slice statues.placed: {"abu": "set", "edfu": "isis"}'],
        "3: no more statues than 1 can stand on the board by now (statues-2).",
    ),
    (
        ["phase: market", "blocked: abu", 'slice statues.placed: {"abu": "set"}'],
        "3: no statue stands in abu, which never came up (statues-2).",
    ),
    (
        ["phase: market", "round: 2", "slice statues.ptah_round: 3"],
        "3: round 3 has not come yet (statues-13).",
    ),
    # afterlife
    (
        ["phase: market", 'slice afterlife.collections: [{"gold": 13}, {}, {}]'],
        "2: 13 tiles 'gold' are given; there are 12 (afterlife-1).",
    ),
    (
        [
            "phase: market",
            'slice afterlife.collections: [{"gold": 6}, {"gold": 6}, {}]',
            'slice afterlife.tombs: [{}, {}, {"1.1": "gold"}]',
        ],
        "3: 13 tiles 'gold' are given; there are 12 (afterlife-1).",
    ),
    (
        ["phase: market", 'slice afterlife.collections: [{"gold": 0}, {}, {}]'],
        "2: a tile that somebody has not got is left out (afterlife-3).",
    ),
    (
        ["phase: market", 'slice afterlife.tombs: [{"1.1": "gold", "2.1": "gold"}, {}, {}]'],
        "2: the tile on 2.1 rests on nothing: both spaces below must be built (afterlife-4).",
    ),
    (
        ["phase: market", "round: 2", "slice afterlife.played: [0, 3, 0]"],
        "3: round 3 has not come yet (afterlife-8).",
    ),
    # shapes
    (
        ["phase: market", "slice pharaoh.tokens: 2"],
        f"2: {TOKENS}",
    ),
    (
        ["phase: market", "slice pharaoh.tokens: [0, 0]"],
        f"2: {TOKENS}",
    ),
    (
        ["phase: market", "slice pharaoh.tokens: [0, 0, true]"],
        f"2: {TOKENS}",
    ),
    (["phase: market", 'slice pharaoh.at: "nubia"'], '2: pharaoh.at must be a province or "".'),
    (
        ["phase: market", 'slice statues.placed: ["set"]'],
        "2: statues.placed must be an object that gives a province a statue.",
    ),
    (
        ["phase: market", 'slice statues.placed: {"abu": "zeus"}'],
        "2: statues.placed must be an object that gives a province a statue.",
    ),
    (
        ["phase: market", "slice statues.ptah_round: 7"],
        "2: statues.ptah_round must be a whole number from 0 to 6.",
    ),
    (
        ["phase: market", 'slice afterlife.stack: {"gold": 1}'],
        "2: afterlife.stack must be a list in which each item is a kind of tile.",
    ),
    (
        ["phase: market", 'slice afterlife.tombs: [{"6.1": "gold"}, {}, {}]'],
        "2: afterlife.tombs must be a list with one item for each seat, and each is an object that gives "
        'a space such as "1.5" (row and place) a kind of tile.',
    ),
    # JSON
    (
        ["phase: market", 'slice statues.placed: {"abu": "set", "abu": "isis"}'],
        "2: 'abu' is named twice.",
    ),
    (["phase: market", "slice statues.placed: abu"], "2: 'abu' is not JSON."),
    (["phase: market", f"slice statues.placed: {'[' * 100_000}"], "2: this JSON is nested too deeply."),
    (
        ["phase: market", "slice statues.gold: 1"],
        "2: 'statues.gold' is not a slice and a field of this title.",
    ),
    (
        ["phase: market", "slice officials.discards: []"],
        "2: 'officials.discards' is not a slice and a field of this title.",
    ),
    # the board has its own lines: no scribes, no bids
    (
        ["phase: market", "slice base.gold: [1, 2, 3]"],
        f"2: {EXPANSIONS_ONLY}",
    ),
    (
        ["phase: market", 'slice base.scribes: ["abu", "abu", ""]'],
        f"2: {EXPANSIONS_ONLY}",
    ),
]


@pytest.mark.parametrize(("given", "refusal"), SLICES, ids=[row[1][:80] for row in SLICES])
def test_an_impossible_part_of_an_expansion_is_refused(given: list[str], refusal: str) -> None:
    assert refusals("anniversary+afterlife+statues+pharaoh", THREE, *given) == [refusal]


@pytest.mark.parametrize("name", [name for name in EXPANSIONS if name in SHAPES])
def test_every_field_of_an_expansion_has_a_shape(name: str) -> None:
    title = f"{EXPANSIONS[name].title}+{name}"
    players = title_of(title).players[0]
    rules = ruleset(title, players, {})
    assert {slice_ for slice_ in rules.slices if slice_ != "base"} == {name}
    part = Game(rules, players, "").state.slices[name]
    assert set(SHAPES[name]) == set(type(part).__slots__)


def test_every_expansion_with_a_slice_has_shapes() -> None:
    whole = "anniversary+officials+afterlife+statues+pharaoh+promos"
    assert set(ruleset(whole, 3, {}).slices) - {"base"} == set(SHAPES)
    assert set(ruleset("revised+expert", 3, {}).slices) == {"base"}


def test_a_position_without_a_round_is_at_the_first_one_that_it_fits() -> None:
    text = position("classic", THREE, "phase: market", "province abu: red", "province edfu: red")
    [result] = check_text(text.replace("points: 0", "round: 2"))
    assert result.differences == []
    text = position("classic", THREE, "phase: offering", "temple: 3")
    [result] = check_text(text.replace("points: 0", "round: 2"))
    assert result.differences == []


def test_discards_of_officials_alone_leave_the_others_in_the_deck() -> None:
    text = position("anniversary+officials", TWO, "phase: market", 'slice officials.discards: ["six_gold"]')
    fact = (
        'slice officials.deck: ["farmer_and_three_gold", "farmer_and_three_gold", "six_gold", "six_gold", '
        '"stone_and_card", "stone_and_card", "two_cards", "two_cards", "two_cards", "two_farmers", '
        '"two_farmers", "two_farmers", "two_points", "two_points", "two_stones", "two_stones", "two_stones"]'
    )
    [result] = check_text(text.replace("points: 0", fact))
    assert result.differences == []


def test_provinces_that_are_not_named_fill_up_the_blocked_ones() -> None:
    given = ["phase: auction", "blocked: abu edfu", "up: sawu buto thebes"]
    text = position("anniversary", THREE, *given).replace("points: 0", "blocked: 6\nprovinces: 9")
    [result] = check_text(text)
    assert result.differences == []


# The card game

CARDS = [
    (
        ["phase: auction", "reserve red: 2 4 8"],
        "2: the 0 is part of every reserve (card-income-3, card-auction-5).",
    ),
    (
        ["phase: points", "kingdom: 3", "reserve red: 0 2"],
        "3: after the last income nobody has a reserve (card-income-4).",
    ),
    (
        ["phase: auction", "kingdom: 1", "auction: 1", "reserve red: 0 4 8"],
        "4: a reserve worth 12 cannot be there before the first auction: it began as 14 (card-setup-3).",
    ),
    (
        ["phase: auction", "kingdom: 1", "auction: 2", "reserve red: 0 4"],
        "4: a reserve worth 4 cannot be there after auction 1: it began as 14 (card-setup-3).",
    ),
    (["phase: auction", "reserve red: 0 2 2"], "2: gold cards are 0 to 8, each once, in rising order."),
    (
        ["phase: auction", "auction: 2", "stack red: giza", "up: giza elkab"],
        "4: giza cannot come up: somebody has it (card-auction-1).",
    ),
    (["phase: auction", "up: giza giza"], "2: giza is named twice."),
    (
        ["phase: auction", "auction: 3", "up: giza elkab helwan"],
        "3: no more cards than 2 are left in the deck (card-setup-1).",
    ),
    (["phase: auction", "kingdom: 1", "auction: 1", "up: lisht"], "4: lisht cannot come up in kingdom 1."),
    (["phase: offering", "kingdom: 3", "up: tanis"], "3: no province comes up any more (card-game-1)."),
    (
        ["phase: offering", "stack red: giza", "stack blue: giza"],
        "3: giza is there twice (card-setup-1).",
    ),
    (
        ["phase: offering", "kingdom: 2", "stack red: lisht"],
        "3: lisht is of kingdom 2 and cannot be card 1 of a province (card-extension-1).",
    ),
    (
        ["phase: auction", "kingdom: 1", "auction: 2", "stack red: giza", "stack red: elkab"],
        "5: red cannot have so many cards of kingdom 1 by now (card-game-1).",
    ),
    (
        [
            "phase: offering",
            "kingdom: 2",
            *(f"stack red: {name}" for name in ("giza", "elkab", "helwan", "maadi")),
        ],
        "6: nobody has more than 3 provinces (card-extension-1).",
    ),
    (["phase: offering", "stack red: , 2 tokens"], "2: a province has at least one card (card-extension-1)."),
    (["phase: offering", "stack red: giza, -1 tokens"], "2: -1 tokens are less than nothing."),
    (
        ["phase: offering", "kingdom: 1", "stack red: giza, 1 token"],
        "3: no pyramid has been set up before the first offering (card-pyramids-1).",
    ),
    (
        ["phase: income", "level: 5"],
        "2: the flood reaches level 1 to 4, and is 0 before the first (card-offering-2).",
    ),
    (
        ["phase: offering", "kingdom: 1", "level: 2"],
        "3: there has been no flood yet (card-offering-2).",
    ),
    (["phase: offering", "points red: -1"], "2: points cannot be below 0 (card-points-4)."),
    (["phase: offering", "auction: 2"], "2: an auction is given with 'phase: auction' only."),
    (["phase: end", "kingdom: 2"], "2: the game ends in kingdom 3."),
    (["phase: auction", "kingdom: 4"], "2: kingdom can be 1, 2 or 3."),
    (["phase: auction", "gold red: 3"], "2: 'gold' cannot be given."),
    (["phase: auction", 'slice cardgame.bid_on: ["giza", "giza"]'], "2: 'slice' cannot be given."),
]


@pytest.mark.parametrize(("given", "refusal"), CARDS, ids=[row[1] for row in CARDS])
def test_an_impossible_position_of_the_card_game_is_refused(given: list[str], refusal: str) -> None:
    assert refusals("cardgame", TWO, *given) == [refusal]


def test_the_first_auction_of_a_later_kingdom_comes_after_a_flood() -> None:
    given = ["phase: auction", "kingdom: 2", "auction: 1", "level: 3", "stack red: giza, 2 tokens"]
    text = position("cardgame", TWO, *given, "reserve red: 0 6 7 8")
    [result] = check_text(text.replace("points: 0", "kingdom: 2\nauction: 1\nreserve red: 0 6 7 8"))
    assert result.differences == []


def test_the_first_auction_of_the_card_game_has_its_decks_and_named_cards_come_up_first() -> None:
    given = ["phase: auction", "kingdom: 1", "auction: 1", "up: giza elkab helwan"]
    text = position("cardgame", TWO, *given).replace(
        "points: 0",
        "up: giza elkab\ndeck: 4\nbox: 9\ndecision: red bid\ncount red: 10\nlegal red: bid giza 0",
    )
    [result] = check_text(text)
    assert result.differences == []


def test_the_first_auction_of_the_card_game_needs_no_named_cards() -> None:
    text = position("cardgame", TWO, "phase: auction").replace(
        "points: 0", "kingdom: 1\nauction: 1\nup: 2\ncount red: 10"
    )
    [result] = check_text(text)
    assert result.differences == []
