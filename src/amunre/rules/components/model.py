"""What a component set is once it has been read and checked (canon 9)."""

import msgspec


class ComponentError(ValueError):
    """A component figure is wrong; the text is one sentence fit to show to the file's owner."""


class Province(msgspec.Struct, frozen=True):
    """One province of the board; `name` is also its id."""

    name: str
    bank: str
    region: str
    nile: bool
    fields: int
    printed_farmers: int
    icons: int
    blessing_cards: int
    blessing_stones: int
    blessing_gold: int
    temples: int
    mine: int
    caravan: int
    neighbours: tuple[str, ...]


class Official(msgspec.Struct, frozen=True):
    """What one Officials card brings; `name` is also its id."""

    name: str
    cards: int = 0
    farmers: int = 0
    stones: int = 0
    gold: int = 0
    points: int = 0


class ProvinceCard(msgspec.Struct, frozen=True):
    """One province card of the card game; `name` is also its id."""

    name: str
    kingdom: int
    ankhs: int
    fields: int
    caravans: int
    pyramids: int


class CardSet(msgspec.Struct, frozen=True):
    """All printed figures of the card game."""

    cards: dict[str, ProvinceCard]
    costs: tuple[int, ...]
    """What 1, 2, 3 ... pyramids cost together."""
    start_gold: int
    flood: tuple[int, int, int]
    favour: tuple[int, int, int]
    favour_of_two: tuple[int, int, int]
    caravan_gold: int
    caravan_levels: tuple[int, ...]
    fields_needed: int
    fields_points: int
    pharaoh_points: int
    ankhs_loss: int


class Components(msgspec.Struct, frozen=True):
    """All printed figures a game is played with. Shared between games, so never change its dicts."""

    name: str
    provinces: dict[str, Province]
    tracks: dict[str, tuple[int, int, int]]
    ladder: tuple[int, ...]
    decks: dict[str, dict[str, int]]
    expansions: dict[str, dict[str, int]]
    """Printed figures of each expansion that has any."""
    officials: dict[str, Official]
    start_gold: int
    gold_awards: tuple[int, ...]
    gifts: tuple[int, int, int]
    pyramid_points: int
    set_points: int
    bank_points: int
    scheme_points: int
    theft_gold: int
    influence_gold: int
    treasury_gold: int
    caravan_positions: tuple[int, ...]
    small_track_players: tuple[int, ...]
    favours_needed: int
    farmers_needed: int
    card_set: CardSet
    editions: dict[str, dict[str, object]]
    """Figures that are other ones in an edition, by path; `for_edition` puts them in their places."""
    marks: dict[str, str]
    overrides: dict[str, object]
