"""What there is to draw of the card game, and the picture in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from amunre.drawing.svg import clean
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.rules.cardgame.table import CardConfig
from amunre.rules.cardgame.view import card_view
from amunre.rules.components import ProvinceCard

_PHASES = {
    "set_up": "Set-up",
    "auction": "Auction",
    "offering": "Offering",
    "income": "Income",
    "points": "Points",
}
_TO_DO = {
    "bid": "to bid",
    "extend": "extends a province",
    "offer": "seals an offering",
    "pyramid": "sets up a pyramid",
    "build": "to build",
    "prepare": "lays a reserve",
}


class CardScene:
    """A view of the card game ready to be drawn. It holds no game, so it cannot show what is hidden."""

    def __init__(self, rules: Ruleset, seen: View, names: Sequence[str]) -> None:
        config: CardConfig = rules.config
        self.seen = seen
        self.names = tuple(clean(name) for name in names)
        self.table = card_view(seen)
        self.cards = config.components.card_set

    @property
    def phase(self) -> str:
        if self.seen.outcome is not None:
            return "The end"
        return next((_PHASES[frame.phase] for frame in self.seen.flow if frame.phase in _PHASES), "")

    def printed(self, name: str) -> ProvinceCard:
        return self.cards.cards[name]


def heading(scene: CardScene) -> str:
    parts = ["Amun-Re"]
    if scene.table.kingdom:
        parts += [f"kingdom {scene.table.kingdom} of 3", f"auction {scene.table.auction} of 3"]
    return ", ".join([*parts, scene.phase])


def situation(scene: CardScene, seat: int) -> str:
    """What a seat has and does, in a few words."""
    who = scene.table.seats[seat]
    words = ["Pharaoh"] if seat == scene.table.order[0] else []
    words += [f"offered {who.offered}"] if who.offered >= 0 else []
    words += [f"{who.gold} gold"] if who.gold else []
    words += [f"has won {who.won.capitalize()}"] if who.won else []
    if scene.seen.outcome is not None:
        words.append(f"place {scene.seen.outcome.places[seat]}")
    for asked in scene.seen.decisions:
        if asked.seat == seat:
            words.append("has chosen" if asked.sealed else _TO_DO[asked.kind])
    return ", ".join(words)


def describe(scene: CardScene) -> str:
    """The whole picture in sentences."""
    return " ".join(sentences(scene))


def sentences(scene: CardScene) -> Iterator[str]:
    yield f"{heading(scene)}."
    if scene.table.level:
        yield f"The flood level is {scene.table.level}."
    for name in scene.table.up:
        bids = [
            f"{scene.names[seat]} bids {who.bid}"
            for seat, who in enumerate(scene.table.seats)
            if who.bid_on == name
        ]
        yield f"For auction: {figures(scene.printed(name))}; {bids[0] if bids else 'no bid'}."
    for seat in scene.table.order:
        who = scene.table.seats[seat]
        doing = situation(scene, seat)
        reserve = " ".join(map(str, who.reserve)) or "nothing"
        yield f"{scene.names[seat]}{f' ({doing})' if doing else ''}: {who.points} points, reserve {reserve}."
        for stack in who.stacks:
            covered = "".join(f" on {name.capitalize()}" for name in reversed(stack.cards[:-1]))
            yield f"{figures(scene.printed(stack.cards[-1]))}{covered}, {stack.tokens} pyramid tokens."


def figures(card: ProvinceCard) -> str:
    return (
        f"{card.name.capitalize()} with {card.ankhs} ankhs, {card.fields} fields, {card.caravans} caravans "
        f"and {card.pyramids} pyramids"
    )
