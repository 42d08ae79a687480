"""Non-interference: change all that a viewer may not know; nothing that reaches the viewer may change."""

from __future__ import annotations

import random
from itertools import zip_longest

import msgspec

from amunre.kernel.engine import apply, legal, refusal
from amunre.kernel.messages import SPECTATOR, Action, Event, visible
from amunre.kernel.state import State
from amunre.kernel.view import determinize, scramble, view
from amunre.rules.base.auction import ProvincesCameUp
from amunre.rules.base.offering import OfferingsRevealed
from amunre.rules.base.scoring import CardsSoldAtTheEnd, GoldShown
from amunre.rules.cardgame.auction import AuctionBegan
from amunre.rules.cardgame.offering import OfferingsOpened
from amunre.rules.expansions.officials.deck import OfficialSetOut
from amunre.rules.expansions.statues.arrival import StatuePlaced
from amunre.rules.shared.order import OrderDrawn
from tests.support.universe import some_actions

REVEALS = (
    AuctionBegan,
    OfferingsOpened,
    OrderDrawn,
    ProvincesCameUp,
    OfferingsRevealed,
    CardsSoldAtTheEnd,
    GoldShown,
    StatuePlaced,
    OfficialSetOut,
)
"""Events whose very purpose is to show everybody something that was hidden or random."""


def told(value: object) -> bytes:
    """What would go over the wire."""
    return msgspec.json.encode(value)


def audit(state: State) -> list[str]:
    return [fault for spec in state.rules.slices.values() if spec.audit for fault in spec.audit(state)]


def leaks(state: State, viewer: int, rng: random.Random) -> list[str]:
    """What a viewer could tell between this state and another that differs only in hidden things."""
    world = scramble(state, viewer, rng)
    found = [f"not a sound state: {fault}" for fault in audit(world)]
    if told(view(state, viewer)) != told(view(world, viewer)):
        found.append("the view differs")
    if told(view(determinize(state.rules, view(state, viewer), rng), viewer)) != told(view(state, viewer)):
        found.append("an imagined state does not agree with the view")
    if viewer != SPECTATOR:
        found += own_leaks(state, world, viewer, rng)
    for seat in state.open:
        if seat != viewer:
            found += action_leaks(state, scramble(state, viewer, rng, True), viewer, seat, rng)
    return found


def own_leaks(state: State, world: State, viewer: int, rng: random.Random) -> list[str]:
    found = []
    if list(legal(state, viewer)) != list(legal(world, viewer)):
        found.append("the legal set differs")
    if len(legal(state, viewer)) != len(legal(world, viewer)):
        found.append("the size of the legal set differs")
    for action in some_actions(state.rules, rng, 1):
        if told(refusal(state, viewer, action)) != told(refusal(world, viewer, action)):
            found.append(f"the refusal of {action} differs")
    return found


def shared_action(state: State, world: State, seat: int, rng: random.Random) -> Action | None:
    """An action that the seat may take in both worlds."""
    for _ in range(4):
        action = legal(state, seat).sample(rng)
        if action in legal(world, seat):
            return action
    return None


def action_leaks(state: State, world: State, viewer: int, seat: int, rng: random.Random) -> list[str]:
    """What the viewer learns of another seat's action must not depend on what is hidden."""
    action = shared_action(state, world, seat, rng)
    if action is None:
        return []
    one, other = state.copy(), world.copy()
    events = apply(one, seat, action), apply(other, seat, action)
    for event, twin in zip_longest(*events):
        if differs(event, twin, viewer):
            if isinstance(event, REVEALS) or is_shown_to_its_owner(event, viewer):
                return []  # from here on the viewer knows more, and rightly so
            return [f"after {action} of seat {seat} one world has {event}, the other {twin}"]
    if told(view(one, viewer)) != told(view(other, viewer)):
        return [f"the view after {action} of seat {seat} differs"]
    return []


def differs(event: Event | None, twin: Event | None, viewer: int) -> bool:
    seen = [None if one is None else told(visible(one, viewer)) for one in (event, twin)]
    return seen[0] != seen[1]


def is_shown_to_its_owner(event: Event | None, viewer: int) -> bool:
    """Whether the viewer is shown cards of its own."""
    return event is not None and bool(event.audience.owner) and getattr(event, "seat", None) == viewer
