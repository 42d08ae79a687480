"""Putting up provinces of one's own choice (expert-2)."""

from __future__ import annotations

from amunre.bots.greedy.reading import Reading
from amunre.bots.greedy.worth import province_worth
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.expansions.expert.hands import PutUpProvince


def put_up(reading: Reading, legal: Legal) -> Action:
    """The province that one would like best: nobody else has planned for it."""
    choices = [action for action in legal if isinstance(action, PutUpProvince)]
    return max(choices, key=lambda action: province_worth(reading, action.province))
