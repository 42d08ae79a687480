"""Tables played honestly through the commands, without a database, with all that can happen at one."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import suppress

import msgspec

from amunre.rules.catalogue import title_of
from amunre.store.chain import Row
from amunre.tables.company import WAITED, nudge, run_out, say, take_holiday, vote
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import SeatTaken
from amunre.tables.fair import SEED_BYTES
from amunre.tables.operating import mute, remove
from amunre.tables.orders import carry_out, give_orders, has_orders
from amunre.tables.playing import move, undo
from amunre.tables.record import whole_record, write_record
from amunre.tables.seating import BOT_NAMES, begin, claim_back, leave, open_table, sit
from amunre.tables.settings import Clock, ComponentSet, Settings
from amunre.tables.sight import can_undo
from amunre.tables.table import RUNNING, Table

SECOND = 1_000_000
BID = "bid"
"""The question of an auction."""
START = 1_790_000_000 * SECOND
NAMES = ("Anna Maria", "bruno", "Čleo", "dora", "Emil")
SLOW = Clock(per_decision=3600, holidays=3)
LIVE = Clock(bank=600, increment=5)


class Played:
    """A table with its rows; ``do`` lets a command happen a little later."""

    def __init__(
        self,
        title: str,
        players: int,
        seed: str,
        options: Mapping[str, str] | None = None,
        clock: Clock | None = None,
        name: str = "",
        components: ComponentSet | msgspec.UnsetType = msgspec.UNSET,
    ) -> None:
        self.rng = random.Random(seed)
        self.now = START
        self.count = 0
        settings = Settings(
            title=title,
            players=players,
            options=dict(options or {}),
            clock=clock or Clock(),
            name=name,
            components=components,
        )
        secret = self.rng.randbytes(SEED_BYTES)
        draft = open_table("table-" + seed, secret, settings, START)
        self.table: Table = draft.table
        self.rows: list[Row] = list(draft.rows)

    def do(self, work: Callable[[Draft], object], seconds: float = 1) -> None:
        self.now += int(seconds * SECOND)
        draft = Draft(self.table, self.now, lambda: self.rng.randbytes(16))
        work(draft)
        self.table = draft.table
        self.rows += draft.rows

    def cid(self) -> str:
        self.count += 1
        return f"c{self.count}"

    def seat_people(self, bots: int = 0) -> Played:
        for seat in range(self.table.players - bots):
            name, entropy = NAMES[seat], f"own{self.rng.random()}"
            self.do(lambda draft, name=name, entropy=entropy: sit(draft, name, None, "", entropy))  # type: ignore[misc]
        for seat in range(self.table.players - bots, self.table.players):  # as seat_bot does, but repeatable
            taken = SeatTaken(seat, BOT_NAMES[seat], "", "random", self.rng.randbytes(16).hex(), False)
            self.do(lambda draft, taken=taken: draft.emit(taken))  # type: ignore[misc]
        return self

    def begin(self) -> Played:
        self.do(begin)
        return self

    def play(self, seat: int | None = None) -> None:
        """One random legal action; sealed choices are sometimes changed."""
        game = self.table.playing
        if seat is None:
            seats = game.waiting_for if self.rng.random() > 0.05 else list(game.state.open)
            seat = self.rng.choice(seats)
        chosen = seat
        holder = self.table.seats[chosen]
        action = game.legal(chosen).sample(self.rng)
        fields = msgspec.to_builtins(action)
        asked = self.table.asked[chosen].id
        by = "bot" if holder is not None and holder.bot else ""
        self.do(lambda draft: move(draft, chosen, asked, self.cid(), fields, by))

    def play_on(self, steps: int = 100_000, extras: float = 0.0) -> Played:
        """Play; with ``extras`` also talk, undo, order, vote, leave and come back."""
        while steps > 0 and self.table.status == RUNNING:
            if self.rng.random() < extras:
                self.something_else()
            else:
                self.play()
            steps -= 1
        return self

    def something_else(self) -> None:
        table, rng = self.table, self.rng
        seat = rng.randrange(table.players)
        other = rng.randrange(table.players)
        undoing = [seat for seat in table.asked if can_undo(table, seat)]
        ordered = [seat for seat in table.asked if has_orders(table, seat)]
        works: list[Callable[[Draft], object]] = [
            lambda draft: say(draft, seat, f"Good day, {rng.randrange(1000)} \N{GRINNING FACE}", self.cid()),
            lambda draft: nudge(draft, seat, other),
            lambda draft: vote(draft, seat, f"replace {other}", False),
            *[self.vote_away] * 4,
            lambda draft: leave(draft, seat),
            lambda draft: claim_back(draft, seat),
            lambda draft: take_holiday(draft, seat, 1),
            lambda draft: mute(draft, seat, rng.random() < 0.5),
            lambda draft: remove(draft, seat),
            run_out,
        ]
        if undoing:
            works += [lambda draft: undo(draft, undoing[0], self.cid())] * 8
        if ordered:
            works += [lambda draft: carry_out(draft, ordered[0])] * 8
        if any(asked.kind == BID for asked in table.asked.values()):
            works += [lambda draft: give_orders(draft, seat, self.bids(), rng.random() < 0.5, self.cid())] * 3
        with suppress(Denied):
            self.do(rng.choice(works), rng.choice((0, 1, 30, 2000)))

    def vote_away(self, draft: Draft) -> None:
        """Somebody is reminded, and some or all of the others vote for a bot."""
        late = self.rng.choice(draft.table.playing.waiting_for)
        others = [seat for seat in draft.table.persons() if seat != late] or [late]
        nudge(draft, others[0], late)
        draft.now += 2 * WAITED[draft.table.settings.clock.pace] * SECOND
        for seat in self.rng.sample(others, self.rng.randint(1, len(others))):
            vote(draft, seat, f"replace {late}", True)
        self.now = draft.now

    def bids(self) -> tuple[tuple[str, int], ...]:
        provinces = sorted(self.table.playing.rules.config.components.provinces)
        return tuple((province, self.rng.choice((3, 10, 21))) for province in self.rng.sample(provinces, 3))

    def abandon(self) -> Played:
        for seat in self.table.persons():
            self.do(lambda draft, seat=seat: vote(draft, seat, "end", True))  # type: ignore[misc]
        return self

    def document(self) -> str:
        return write_record(whole_record(self.table, self.rows))


def played(
    title: str,
    players: int | None = None,
    seed: str = "1",
    *,
    options: Mapping[str, str] | None = None,
    clock: Clock | None = None,
    bots: int = 0,
    steps: int = 100_000,
    extras: float = 0.0,
) -> Played:
    """A table of a title, begun and played for so many steps or to the end."""
    count = title_of(title).players[0] if players is None else players
    table = Played(title, count, seed, options, clock, name="An evening")
    return table.seat_people(bots).begin().play_on(steps, extras)
