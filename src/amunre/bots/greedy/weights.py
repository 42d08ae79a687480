"""The numbers of taste. All worths are in gold; they were settled by letting variants play each other."""

from __future__ import annotations

from dataclasses import dataclass

ByRound = tuple[float, float, float, float, float, float]


@dataclass(frozen=True)
class Weights:
    """What things are worth where the rules do not say."""

    point: ByRound = (3.2, 3.2, 3.2, 5.0, 5.0, 5.0)
    """Gold that a point is worth."""
    gold: ByRound = (1.0, 1.0, 1.0, 1.0, 1.0, 0.6)
    """A gold that is left after the market; after the last one only the award of scoring-9 is to come."""
    offering_purse: int = 3
    """Gold that a market turn leaves for the offering."""
    offering_share: float = 0.5
    """How much more such a gold is worth than others."""
    card: float = 3.1
    """A favour card not seen yet, to an empty hand."""
    card_fades: float = 0.25
    """How much less each further card in hand makes the next one."""
    last_card: float = 1.6
    """A favour card drawn in the last round: few can still be used, any can be sold."""
    icons: tuple[float, ...] = (0.0, 1.6, 2.8, 3.6, 4.0)
    """Room for 0, 1, 2 ... cards in one market turn (market-3)."""
    bank_hopes: tuple[float, float, float] = (0.85, 0.5, 0.35)
    """How likely a bank led now is still led at the scoring, with 1, 2 or 3 rounds to go."""
    set_share: float = 1.0
    """How much of a set is counted for the pyramids that it is made of."""
    set_goal: int = 3
    """Pyramids in a province that are likely to become part of a set."""
    unfinished: float = 0.9
    """Share of a pyramid's worth that its stones have while there are more markets before the scoring."""
    unfinished_last: float = 0.3
    """The same in the last market, after which only gifts bring stones."""
    scheme_hopes: tuple[float, float] = (0.35, 0.6)
    """How likely a scheme that fits one or two provinces will fit three."""
    thrift: float = 0.6
    """How much dearer a bid of all one's gold feels than its amount."""
    bid_share: float = 0.75
    """Share of a province's worth that one is willing to pay."""
    forced_sale: float = 1.5
    """What is lost with a card that has to be sold to pay."""
    fields: float = 1.0
    """How much of what one reckons with is believed in an auction: of gold from empty fields, ..."""
    caravan: float = 1.0
    """... of gold from caravans, ..."""
    mine: float = 1.0
    """... of gold from mines, ..."""
    temples: float = 1.0
    """... of points for temples, ..."""
    stones: float = 1.0
    """... and of points for the stones and pyramids that are there."""
    gift: float = 3.0
    """A gift of no particular form, ..."""
    last_gift: float = 1.5
    """... and in the last round."""
    gift_share: float = 1.0
    """How much of the gifts that an offering may bring is believed."""
    patience: float = 1.0
    """How much more or less than usual a harvest card must bring to be played."""
    protect_from: float = 5.0
    """How far the chosen province must be ahead of the next best for a card to defend it."""
    tile: float = 3.0
    """A tomb tile not seen yet, while gifts to build it can be expected."""
    most_tiles: int = 4
    """Tiles bought in one go at most."""
    tiles_a_round: float = 1.7
    """Tiles that one builds with the gifts of an average offering."""
    tile_kept: float = 1.5
    """A tile in the collection that can be built later."""
    tile_spare: float = 0.5
    """A tile for which there will be no gift; it can still pay for another."""
    tile_prospects: float = 0.6
    """Share of a tile's reward that an equal neighbour promises for the tile above both."""
    discard_margin: float = 0.5
    """What a tile built for two discards must bring beyond what they are worth."""
    token_stays: float = 0.35
    """How likely the Pharaoh is still in a province at the end of the auction in which one outbids there."""
    kept_glory: tuple[float, float] = (9.0, 5.0)
    """What glory is worth for a later market, in the Old and in the New Kingdom."""


WEIGHTS = Weights()
