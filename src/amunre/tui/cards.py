"""What each favour card does, in one sentence, with the figures of the set in play."""

from __future__ import annotations

from amunre.rules.components import Components

EFFECTS = {
    "bribery": "auction: play it with a bid after being outbid, and you may bid in the same province again",
    "protection": "auction: the step right above your bid is blocked for the others",
    "architect": "market: exactly two stones in one of your provinces become a pyramid",
    "cultivation": "market: a farmer for nothing in one of your provinces",
    "influence": "offering: raise or lower the collective offering by {influence_gold}",
    "theft": "offering: instead of gold; take {theft_gold} gold, no gifts, and it comes back to you",
    "treasury": "harvest: one of your provinces pays exactly {treasury_gold} gold",
    "abundance": "harvest: each farmer in one of your provinces pays 1 gold more",
    "favours": "scoring: {scheme_points} points if your provinces show {favours_needed} favour icons or more",
    "farmers": "scoring: {scheme_points} points if your provinces hold {farmers_needed} farmers or more",
    "upper_lower": "scoring: {scheme_points} points if all your provinces lie in Upper or all in Lower Egypt",
    "east_west": "scoring: {scheme_points} points if all your provinces lie on the same bank",
    "river": "scoring: {scheme_points} points if all your provinces lie on the Nile, or none does",
    "federation": "scoring: {scheme_points} points if all your provinces touch each other in one piece",
}


def effect(card: str, components: Components) -> str:
    """When a card is played and what it does."""
    figures = {name: getattr(components, name) for name in components.__struct_fields__}
    return EFFECTS.get(card, "see the rules").format(**figures)
