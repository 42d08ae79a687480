"""Statues: what their powers are worth, and how they are used (statues-3 to statues-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from amunre.bots.greedy.holding import least_useful
from amunre.bots.greedy.rates import card_worth, gold_worth, point_worth, usual_gift_worth
from amunre.bots.greedy.reading import Reading
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.placing import PlaceStone
from amunre.rules.expansions.statues.horus import BuildWithHorus, in_reach
from amunre.rules.expansions.statues.slice import StatuesView
from amunre.rules.expansions.statues.thoth import DiscardForThoth

PART = "statues"
TRIBUTE = "tribute"
FIRST_STATUE = 0.45
"""How likely a second statue follows, which the scheme of tribute asks for."""
USUAL_FARMERS = 4
"""Farmers that one has in an average harvest."""
HORUS_PYRAMIDS = 1.2
"""Pyramids a round for which Horus saves a stone."""
SCHEMES = 1.3
"""Schemes that one shows in an average scoring."""
BETTER_CARD = 1.4
"""What choosing the worst of one card more is worth, for each purchase."""
SECOND_PURCHASE = 2.2
"""What the lower prices of a second purchase save in a round."""


def statues_view(reading: Reading) -> StatuesView | None:
    return cast("StatuesView | None", reading.part(PART))


def figure(reading: Reading, name: str) -> int:
    return reading.parts.expansions[PART][name]


def has_power(reading: Reading, statue: str) -> bool:
    seen = statues_view(reading)
    return seen is not None and any(seen.placed.get(name) == statue for name in reading.own)


# What a statue adds to its province


def statue_worth(reading: Reading, name: str) -> float:
    """What the statue in a province is worth until the kingdom ends, tribute in hand included."""
    seen = statues_view(reading)
    statue = seen.placed.get(name) if seen is not None else None
    if seen is None or statue is None:
        return 0.0
    power = POWERS.get(statue)
    worth = power(reading) if power is not None else 0.0
    if TRIBUTE in reading.hand:
        worth += tribute_hope(reading, seen) * reading.parts.scheme_points * point_worth(reading)
    return worth


def tribute_hope(reading: Reading, seen: StatuesView) -> float:
    """How much nearer one more statue brings the scheme (statues-5)."""
    missing = figure(reading, "statues_needed") - sum(name in seen.placed for name in reading.own)
    return 1.0 - FIRST_STATUE if missing == 1 else FIRST_STATUE if missing > 1 else 0.0


def horus(reading: Reading) -> float:
    return HORUS_PYRAMIDS * reading.harvests


def bastet(reading: Reading) -> float:
    return float(figure(reading, "bastet_gold") * reading.harvests)


def osiris(reading: Reading) -> float:
    later = (reading.harvests - 1) * gold_worth(reading) * USUAL_FARMERS / 2
    return later + max(reading.all_farmers(), USUAL_FARMERS) // 2 * gold_worth(reading)


def set_(reading: Reading) -> float:
    return figure(reading, "set_gifts") * usual_gift_worth(reading) * reading.harvests


def sobek(reading: Reading) -> float:
    more = figure(reading, "sobek_points") - reading.parts.scheme_points
    return more * SCHEMES * point_worth(reading)


def thoth(reading: Reading) -> float:
    return BETTER_CARD * reading.harvests


def ptah(reading: Reading) -> float:
    return SECOND_PURCHASE * reading.harvests


POWERS: dict[str, Callable[[Reading], float]] = {
    "horus": horus,
    "bastet": bastet,
    "osiris": osiris,
    "set": set_,
    "sobek": sobek,
    "thoth": thoth,
    "ptah": ptah,
}
"""Isis is missing: the rules count her temple with the others of the province."""


# Horus


def cheap_sites(reading: Reading) -> dict[str, int]:
    """Own provinces in which a gold can stand for the last stone of a pyramid, with that gold."""
    if not has_power(reading, "horus") or reading.gold < figure(reading, "horus_gold"):
        return {}
    return dict.fromkeys(in_reach(reading.copied, reading.seat), figure(reading, "horus_gold"))


def horus_sites(legal: Legal) -> list[str]:
    return [
        action.province for action in offered(legal, BuildWithHorus) if isinstance(action, BuildWithHorus)
    ]


def offered(legal: Legal, make: type[Action]) -> list[Action]:
    """The actions of one kind; groups hold one kind each, so their first action tells."""
    return [action for group in legal.groups if type(next(iter(group))) is make for action in group]


def lay_stone(reading: Reading, legal: Legal) -> Action:
    """The stone that Horus saves will be used if a market is still to come before the scoring (R77, R78)."""
    taking_gifts = reading.is_in("gifts")
    sites = horus_sites(legal)
    if sites and not (taking_gifts and reading.is_scoring_round):
        return BuildWithHorus(sites[0])
    return next(action for action in legal if isinstance(action, PlaceStone))


# Thoth and Ptah


def discard_for_thoth(reading: Reading, legal: Legal) -> Action:
    return DiscardForThoth(least_useful(reading))


def first_card_bonus(reading: Reading) -> float:
    """What Thoth adds to a purchase of cards, however many are bought (statues-12)."""
    if not has_power(reading, "thoth"):
        return 0.0
    return min(BETTER_CARD, card_worth(reading))


def can_buy_twice(reading: Reading) -> bool:
    """Whether Ptah's second purchase is still to come in this round (statues-13)."""
    seen = statues_view(reading)
    return seen is not None and has_power(reading, "ptah") and seen.ptah_round != reading.table.round
