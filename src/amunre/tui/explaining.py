"""What cards do and what signs mean, for the commands that tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import Console

from amunre.kernel.ruleset import Ruleset
from amunre.rules.base.cards import THEFT
from amunre.tui.annex import TILES_IN_WORDS, holder
from amunre.tui.card_sentences import figures
from amunre.tui.cards import effect, power, reward
from amunre.tui.scene import Scene
from amunre.tui.screen import NARROW, signs_of
from amunre.tui.terms import Terms
from amunre.tui.words import place


def hand_cards(scene: Scene) -> Iterator[tuple[str, str]]:
    """Favour cards in hand, tiles, and the statues on the board."""
    own = scene.own()
    assert own is not None
    for card in dict.fromkeys([*(own.hand or ()), *(own.dealt or ()), THEFT]):
        yield scene.terms.typed_card(card), card_text(card, scene.rules, scene.terms)
    if scene.extras.tombs:
        for tile in scene.extras.tombs.seats[scene.seen.viewer].tiles or ():
            yield f"{tile} tile", reward(tile, scene.components)
    if scene.extras.statues:
        for province, statue in scene.extras.statues.placed.items():
            where = f"{place(province)}, {holder(scene, province)}"
            yield f"{place(statue)} ({where})", power(statue, scene.components)


def card_text(card: str, rules: Ruleset, terms: Terms) -> str:
    """What a card does at this table, in the words of its edition."""
    return terms.things(effect(card, rules.config.components, rules.modules))


def favour_cards(rules: Ruleset, terms: Terms) -> Iterator[tuple[str, str]]:
    """Every favour card of the game, whoever holds it."""
    components = rules.config.components
    supply = Counter(rules.points.favour_deck(components))
    for card in rules.tables["cards"]:
        copies = f" ({supply[card]} in the full deck)" if supply[card] else ""
        yield terms.typed_card(card), card_text(card, rules, terms) + copies


def province_cards(rules: Ruleset, terms: Terms) -> Iterator[tuple[str, str]]:
    """Every province card of the card game."""
    for name, card in rules.config.provinces.items():
        told = figures(card.ankhs, card.fields, card.caravans, card.pyramids)
        yield name, f"kingdom {card.kingdom}: {told}"


def legend(console: Console, scene: Scene) -> str:
    signs = signs_of(console)
    text = (
        f"On the map: {signs.pyramid}2 pyramids, {signs.stone} a stone; farmers 2/4+1 are 2 on 4 fields and "
        "1 beside them; pays is the harvest with the temple where it stands; +2 cards is the blessing for "
        "whoever wins the province; 6! is a bid with protection."
    )
    if console.width < NARROW:
        text += " Short words: ic favour icons, tem temples, car caravan, c cards, s stones, g gold."
    return " ".join([scene.terms.things(text), *legend_of_expansions(console, scene)])


def legend_of_expansions(console: Console, scene: Scene) -> list[str]:
    signs = signs_of(console)
    extras = scene.extras
    parts = []
    if extras.statues:
        parts.append("A name at the right of the last line is a statue; its power is told by: hand.")
    if extras.officials:
        parts.append(
            "Below it stands what an official brings to whoever wins but does not keep the province."
        )
    if extras.court:
        parts.append(f"{signs.pharaoh} is the Pharaoh; tokens bring gifts.")
    if extras.tombs:
        parts.append(
            f"In tombs: {TILES_IN_WORDS}, {signs.space} a space that can be built, {signs.closed} one that "
            "rests on nothing yet; space 2 3 is the third from the left in row 2."
        )
    return parts
