"""What each favour card, statue and tomb tile does, in one sentence, with the figures of the set in play."""

from __future__ import annotations

from collections.abc import Sequence

from amunre.rules.components import Components

EFFECTS = {
    "bribery": "auction: play it with a bid after being outbid; until the auction ends you may bid again "
    "where you were outbid",
    "protection": "auction: play it with a bid; until the auction ends the step right above your bid is "
    "blocked for the others, wherever you bid",
    "architect": "market: exactly two stones in one of your provinces become a pyramid",
    "cultivation": "market: a farmer for nothing beside the fields of one of your provinces",
    "influence": "offering: raise or lower the collective offering by {influence_gold}",
    "theft": "offering: instead of gold; take {theft_gold} gold, no gifts, and it comes back to you",
    "treasury": "harvest: one of your provinces pays exactly {treasury_gold} gold",
    "abundance": "harvest: each farmer in one of your provinces pays 1 gold more",
    "favours": "scoring: {scheme_points} points if your provinces show {favours_needed} or more favour icons "
    "and blessing cards",
    "farmers": "scoring: {scheme_points} points if your provinces hold {farmers_needed} farmers or more",
    "upper_lower": "scoring: {scheme_points} points if all your provinces lie in Upper or all in Lower Egypt",
    "east_west": "scoring: {scheme_points} points if all your provinces lie on the same bank",
    "river": "scoring: {scheme_points} points if all your provinces lie on the Nile, or none does",
    "federation": "scoring: {scheme_points} points if all your provinces touch each other in one piece",
    # officials
    "delegation": "auction: once you have paid, the officials of your two provinces change places",
    # afterlife
    "afterlife": "market: draw a tomb tile, or build one of yours with all that it pays",
    # statues
    "tribute": "scoring: {scheme_points} points if {statues[statues_needed]} statues or more stand in your "
    "provinces",
    # the Pharaoh
    "pharaohs_blessing": "scoring: {scheme_points} points if you have {pharaoh[tokens_needed]} Pharaoh "
    "tokens or more",
    # promos
    "glory": "market: as your last act, buy up to {promos[glory_points]} points at the price of goods",
    "greed": "offering: laid with theft, it brings {promos[greed_gifts]} gift all the same",
    "popularity": "harvest: one of your provinces pays nothing; draw {promos[popularity_cards]} favour cards",
    "export": "harvest: one of your provinces pays {promos[export_gold]} gold if caravans pay, else nothing",
}
OWN_EFFECTS = {
    "revised": {
        "bribery": "auction: play it with a bid after being outbid; that one bid may be where you were "
        "outbid",
        "protection": "auction: play it with a bid; the step right above that bid is blocked for the others "
        "while your scribe stands there",
        "cultivation": "market: a farmer for nothing in one of your provinces, on an empty field or beside "
        "the fields",
    },
    "anniversary": {
        "protection": "auction: play it with a bid, or when you pass because you lead; until the auction "
        "ends the step right above your bid is blocked for the others, wherever you bid",
        "cultivation": "market, once you have bought something in this turn: a farmer for nothing beside the "
        "fields of one of your provinces",
    },
    "cultivation_at_any_time": {"cultivation": EFFECTS["cultivation"]},
}
"""What cards do otherwise where a module is in the game (auction-6, auction-7, market-7, R31)."""
STATUES = {
    "horus": "there and in your provinces beside it, two stones and {horus_gold} gold make a pyramid",
    "bastet": "{bastet_gold} gold at the beginning of every market",
    "osiris": "1 gold more at the harvest for every two of your farmers",
    "set": "{set_gifts} more gift at every offering, with theft too",
    "isis": "its province has {isis_temples} more temple when provinces score",
    "sobek": "each of your schemes scores {sobek_points} points",
    "thoth": "with favour cards you buy, draw one more, then discard one",
    "ptah": "once a round, buy one kind a second time, from the lowest price again",
}
TILES = {
    "point": "{tile_points} point",
    "farmer": "1 farmer on an empty field",
    "stone": "1 stone",
    "favour": "1 favour card",
    "gold": "{tile_gold} gold",
}


def effect(card: str, components: Components, modules: Sequence[str] = ()) -> str:
    """When a card is played and what it does in a game of these modules, of which later ones win."""
    texts = {**EFFECTS}
    for module in modules:
        texts.update(OWN_EFFECTS.get(module, {}))
    figures = {name: getattr(components, name) for name in components.__struct_fields__}
    return texts.get(card, "see the rules").format(**figures, **components.expansions)


def power(statue: str, components: Components) -> str:
    """What whoever controls the statue's province may do."""
    return STATUES[statue].format(**components.expansions["statues"])


def reward(tile: str, components: Components) -> str:
    """What a tile pays when it is built."""
    return TILES[tile].format(**components.expansions["afterlife"])
