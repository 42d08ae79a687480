"""What stands behind an action in a menu: what it costs or brings, where its words do not say."""

from __future__ import annotations

from collections.abc import Callable

from amunre.kernel.messages import Action
from amunre.rules.expansions.officials.resolving import ChooseProvince
from amunre.rules.expansions.statues.horus import BuildWithHorus
from amunre.tui.ranges import priced
from amunre.tui.scene import Scene
from amunre.tui.words import listed, place


def notes(scene: Scene) -> Callable[[Action], str]:
    """Notes for the menu of the scene's viewer."""

    def note(action: Action) -> str:
        if isinstance(action, ChooseProvince):
            return official_of_the_other(scene, action.province)
        if isinstance(action, BuildWithHorus):
            return f" ({scene.components.expansions['statues']['horus_gold']} gold)"
        return priced(action)

    return note


def official_of_the_other(scene: Scene, kept: str) -> str:
    """Whoever keeps one province is served by the official of the other."""
    own = scene.own()
    others = [province for province in own.scribes if province != kept] if own else []
    return "".join(
        f" (the official of {place(other)} brings {listed(scene.extras.official_in(other))})"
        for other in others
    )
