"""Whether a component set has enough cards and provinces to begin."""

from __future__ import annotations

from amunre.kernel.errors import SetupError
from amunre.kernel.ruleset import Ruleset
from amunre.rules.components import Components


def check_decks(rules: Ruleset, components: Components, players: int) -> None:
    """An owner's component set must leave enough cards and provinces to begin."""
    starts_apart = "start_cards" in rules.modules
    supply = components.decks["start"] if starts_apart else rules.points.favour_deck(components)
    if supply.get("architect", 0) < players:
        raise SetupError(
            f"component set {components.name}: {players} players need {players} architects to begin."
        )
    cards = rules.tables["cards"]
    schemes = sum(n for card, n in supply.items() if card in cards and cards[card].holds is not None)
    if starts_apart and schemes < 2 * players:
        raise SetupError(
            f"component set {components.name}: {players} players need {2 * players} start schemes."
        )
    open_provinces = rules.points.scribes_each * players
    if "officials" in rules.modules and sum(components.decks["officials_cards"].values()) < open_provinces:
        raise SetupError(
            f"component set {components.name}: {players} players need {open_provinces} Officials cards."
        )
