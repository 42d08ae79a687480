"""The drawing in words, for those who listen to it and for the mouse that rests on a tile."""

from __future__ import annotations

from collections.abc import Iterable

from amunre.drawing.expansions import ROWS
from amunre.drawing.layout import GRID
from amunre.drawing.scene import Scene
from amunre.rules.base.board import LAST_ROUND, NOBODY
from amunre.rules.expansions.afterlife.sight import TombView

HIDDEN = "hidden"


def place(province: str) -> str:
    return province.capitalize()


def listed(words: Iterable[str]) -> str:
    """``a, b and c``; nothing becomes ``none``."""
    *most, last = list(words) or ["none"]
    return f"{', '.join(most)} and {last}" if most else last


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def heading(scene: Scene) -> str:
    """``Amun-Re, New Kingdom, round 5 of 6, Market``."""
    parts = ["Amun-Re"]
    if scene.kingdom:
        parts += [scene.kingdom, f"round {scene.table.round} of {LAST_ROUND}"]
    return ", ".join([*parts, scene.phase] if scene.phase else parts)


def waiting(scene: Scene) -> str:
    """Whom the table waits for, or who has won."""
    if scene.seen.outcome is not None:
        winners = [scene.names[seat] for seat in scene.seen.outcome.winners]
        return f"{listed(winners)} {'wins' if len(winners) == 1 else 'share the win'}"
    asked = [seat for seat in range(scene.seen.players) if scene.is_asked(seat)]
    if len(asked) == 1:
        return f"{scene.names[asked[0]]} {scene.situation(asked[0])}"
    return f"{len(asked)} choose in secret" if asked else ""


def describe(scene: Scene, name: str) -> str:
    """One sentence about a province."""
    why = scene.why_closed(name)
    if why:
        return f"{place(name)}: {why}."
    printed = scene.printed(name)
    where = f"{printed.bank}, {printed.region.capitalize()} Egypt, {'on' if printed.nile else 'off'} the Nile"
    return f"{place(name)} ({where}): {', '.join([_status(scene, name), *_contents(scene, name)])}."


def _status(scene: Scene, name: str) -> str:
    owner = scene.laid(name).owner
    if scene.is_open(name) and not scene.is_up(name):
        return "still open"
    if owner != NOBODY:
        pay = f", pays {scene.pays(name)} gold" if scene.table.temple else ""
        return f"held by {scene.names[owner]}{pay}"
    if not scene.is_up(name):
        return "held by nobody"
    bids = [f"{scene.names[seat]} bids {amount}" for amount, seat in reversed(scene.bids_on(name))]
    return f"up for auction, {listed(bids) if bids else 'no bid yet'}"


def _contents(scene: Scene, name: str) -> list[str]:
    printed, laid = scene.printed(name), scene.laid(name)
    parts = (
        [f"{laid.farmers} of {counted(printed.fields, 'field')} farmed"] if printed.fields else ["no fields"]
    )
    counts = (
        (laid.extra_farmers, "farmer beside the fields", "farmers beside the fields"),
        (printed.printed_farmers, "printed farmer", "printed farmers"),
        (laid.pyramids, "pyramid", "pyramids"),
        (laid.stones, "stone", "stones"),
        (printed.icons, "favour icon", "favour icons"),
        (printed.temples, "temple", "temples"),
    )
    parts += [f"{count} {one if count == 1 else many}" for count, one, many in counts if count]
    parts += [f"mine {printed.mine}"] if printed.mine else []
    parts += [f"caravan {printed.caravan}"] if printed.caravan else []
    blessing = scene.blessing(name)
    return parts + ([f"blessing {listed(blessing)}"] if blessing else []) + _guests(scene, name)


def _guests(scene: Scene, name: str) -> list[str]:
    """What expansions have put there: a statue, an official, the Pharaoh."""
    extras = scene.extras
    parts = [f"statue of {extras.statue_in(name)}"] if extras.statue_in(name) else []
    official = extras.official_in(name)
    parts += [f"an official who brings {listed(official)}"] if official else []
    return parts + (["the Pharaoh is there"] if extras.has_pharaoh(name) else [])


def describe_seat(scene: Scene, seat: int) -> str:
    """One sentence about a player, with no more than the view tells."""
    who = scene.table.seats[seat]
    gold = f"{HIDDEN} gold" if who.gold is None else f"{who.gold} gold"
    cards = f"{HIDDEN} favour cards" if who.cards is None else counted(who.cards, "favour card")
    lands = scene.lands_of(seat)
    parts = [
        counted(who.points, "point"),
        gold,
        cards,
        counted(sum(scene.laid(name).pyramids for name in lands), "pyramid"),
        f"provinces {listed(place(name) for name in lands)}" if lands else "no province",
        *_belongings(scene, seat),
        *scene.open_cards(seat),
    ]
    situation = scene.situation(seat)
    return f"{scene.names[seat]}: {', '.join([*parts, situation] if situation else parts)}."


def _belongings(scene: Scene, seat: int) -> list[str]:
    """What a seat has of expansions; its tomb is told apart."""
    statues, court = scene.statues_of(seat), scene.extras.court
    parts = [f"statue{'s' if len(statues) > 1 else ''} {listed(statues)}"] if statues else []
    if seat == scene.seen.viewer and scene.table.held:
        parts.append(f"province cards {listed(place(name) for name in scene.table.held)}")
    return parts + ([counted(court.tokens[seat], "Pharaoh token")] if court else [])


def describe_tomb(scene: Scene, own: TombView, seat: int) -> str:
    """One sentence about a tomb, from the base up, and the tiles that wait for it."""
    rows = [
        f"row {row} {listed(own.tomb[space] for space in spaces if space in own.tomb)}"
        for row, spaces in ROWS.items()
        if any(space in own.tomb for space in spaces)
    ]
    waiting = counted(own.size, "tile") + " to build"
    if own.tiles:
        waiting += f" ({listed(f'{kind} ×{count}' for kind, count in own.tiles.items())})"
    return f"Tomb of {scene.names[seat]}: {', '.join([*(rows or ['empty']), waiting])}."


def held(hand: dict[str, int]) -> str:
    """A hand as ``architect, river ×2, theft``; theft never leaves its owner (R51)."""
    cards = [card if count == 1 else f"{card} ×{count}" for card, count in sorted(hand.items())]
    return ", ".join([*cards, "theft"]).replace("_", "/")


def full_description(scene: Scene) -> str:
    """Everything the picture shows, from the temple to the last player."""
    temple = scene.table.temple
    parts = [f"The temple is on position {temple}." if temple else "The temple is not on its track yet."]
    parts += [f"{waiting(scene)}."] if waiting(scene) else []
    parts += [describe(scene, name) for row in GRID for name in row if name]
    parts += [describe_seat(scene, seat) for seat in scene.table.order]
    if scene.extras.tombs:
        tombs = scene.extras.tombs.seats
        parts += [describe_tomb(scene, tombs[seat], seat) for seat in scene.table.order]
    return " ".join(parts)
