"""How well each province card of the card game does: ``python -m amunre.arena.cardbalance``.

Greedy players play each other; for each card the report says how often whoever won it has won the game.
Equal arguments give the same report, however many processes play.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from amunre.arena.match import play_match
from amunre.arena.workers import in_order
from amunre.kernel.game import Game
from amunre.rules.cardgame.auction import ProvinceWon
from amunre.rules.cardgame.offering import FloodCame
from amunre.rules.components import PROVINCE_CARDS, ProvinceCard, standard
from amunre.rules.setup import Setup

BATCH = 20
TITLE = "cardgame"


class Batch(msgspec.Struct, frozen=True):
    """Games ``first`` to ``end - 1`` of a report."""

    players: int
    seed: str
    first: int
    end: int


class Tally(msgspec.Struct):
    """Whole numbers by card that add up in any order."""

    games: int = 0
    won: Counter[str] = msgspec.field(default_factory=Counter)
    """Auctions in which the card was won."""
    wins: Counter[str] = msgspec.field(default_factory=Counter)
    """Games that its winner has won."""
    paid: Counter[str] = msgspec.field(default_factory=Counter)
    """Gold cards laid for it, added up."""
    levels: Counter[int] = msgspec.field(default_factory=Counter)
    decisions: int = 0

    def count(self, game: Game) -> None:
        assert game.outcome is not None
        self.games += 1
        self.decisions += len(game.commands)
        for event in game.events:
            if isinstance(event, ProvinceWon):
                self.won[event.province] += 1
                self.paid[event.province] += event.card
                self.wins[event.province] += event.seat in game.outcome.winners
            elif isinstance(event, FloodCame):
                self.levels[event.level] += 1

    def add(self, other: Tally) -> None:
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


def play_batch(batch: Batch) -> Tally:
    tally = Tally()
    for number in range(batch.first, batch.end):
        setup = Setup(title=TITLE, players=batch.players, seed=f"{batch.seed}/{number}")
        tally.count(play_match(setup, ["greedy"] * batch.players))
    return tally


def measure(players: int, games: int, seed: str, jobs: int) -> Tally:
    tally = Tally()
    batches = (Batch(players, seed, n, min(n + BATCH, games)) for n in range(0, games, BATCH))
    for part in in_order(play_batch, batches, jobs):
        tally.add(part)
    return tally


def share(tally: Tally, card: str) -> float:
    """Games won by whoever won the card, in hundredths."""
    return 100 * tally.wins[card] / tally.won[card] if tally.won[card] else 0.0


def widest(tally: Tally, players: int) -> tuple[str, float]:
    """The card whose share is furthest from an equal one, and how far."""
    equal = 100 / players
    card = max(tally.won, key=lambda name: abs(share(tally, name) - equal))
    return card, share(tally, card) - equal


# The report

INTRODUCTION = """\
# Balance of the card game

The 45 province cards are reconstructed inside bounds that the rulebook gives ([rules](rules/cardgame.md)). This page
shows how they do among `greedy` players: of all games in which a card was won in an auction, how many its winner has
won, beside an equal share. It is written by

```
{command}
```

Equal arguments give equal figures, until rules, cards or bots change.

| players | games | equal share | furthest off | by | flood levels 1 / 2 / 3 / 4 | actions a game |
| --- | --- | --- | --- | --- | --- | --- |"""  # noqa: E501


def report(tallies: dict[int, Tally], seed: str) -> Iterator[str]:
    """The page as lines of Markdown."""
    counts = ",".join(str(players) for players in tallies)
    games = next(iter(tallies.values())).games
    command = f"python -m amunre.arena.cardbalance --players {counts} --games {games} --seed {seed}"
    yield from INTRODUCTION.format(command=command).splitlines()
    for players, tally in tallies.items():
        card, off = widest(tally, players)
        floods = " / ".join(f"{100 * tally.levels[n] / tally.levels.total():.0f} %" for n in (1, 2, 3, 4))
        actions = tally.decisions / tally.games
        yield (
            f"| {players} | {tally.games} | {100 / players:.1f} % | {card} | {off:+.1f} | {floods} | "
            f"{actions:.1f} |"
        )
    for kingdom, names in PROVINCE_CARDS.items():
        yield ""
        yield f"## Kingdom {kingdom}"
        yield ""
        heads = " | ".join(f"share of {players}, gold card" for players in tallies)
        yield f"| card | ankhs | fields | caravans | pyramids | {heads} |"
        yield "| --- " * (5 + len(tallies)) + "|"
        for name in names:
            yield row(standard().card_set.cards[name], tallies)


def row(card: ProvinceCard, tallies: dict[int, Tally]) -> str:
    figures = f"{card.ankhs} | {card.fields} | {card.caravans} | {card.pyramids}"
    cells = [
        f"{share(tally, card.name):.1f} %, {tally.paid[card.name] / max(1, tally.won[card.name]):.1f}"
        for tally in tallies.values()
    ]
    return f"| {card.name} | {figures} | {' | '.join(cells)} |"


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=4000, show_default=True)
@click.option("--seed", default="balance", show_default=True, help="Names the games.")
@click.option("--players", default="4", show_default=True, help="Player counts, joined with commas.")
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Processes.")
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="Write here instead of printing."
)
def main(games: int, seed: str, players: str, jobs: int, out: Path | None) -> None:
    """Let greedy players play the card game and report how well each province card does."""
    counts = [int(word) for word in players.split(",")]
    tallies = {count: measure(count, games, seed, jobs) for count in counts}
    text = "\n".join(report(tallies, seed)) + "\n"
    if out is None:
        click.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
