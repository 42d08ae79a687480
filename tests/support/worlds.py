"""Non-interference over a table's channels: two tables that differ only in what a viewer may not know.

Both are played by the same public steps. In between, other seats do hidden things in one world and not in
the other: they seal other choices, change them, give orders, let orders act where the other world moves by
hand. Before sealed choices are opened the worlds agree again. What the viewer gets must be the same bytes.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any

import msgspec

from amunre.kernel.errors import Refused
from amunre.kernel.messages import SPECTATOR
from amunre.kernel.view import scramble
from amunre.tables import company, hints, moments, operating, orders, playing, sight
from amunre.tables.draft import Denied, Draft
from amunre.tables.settings import Clock
from amunre.tables.table import RUNNING, Table
from tests.support.secrecy import REVEALS, differs, is_shown_to_its_owner, shared_action, told
from tests.support.tables import BEGAN, SECOND, begun, sampled
from tests.support.universe import some_actions

Work = Callable[[Draft], Any]


def attempt(table: Table, now: int, salt: str, work: Work) -> tuple[Table, int | None, str]:
    """Do something at a table: the table afterwards, the number of the entry, or the error that was told."""
    count = 0

    def salts() -> bytes:
        nonlocal count
        count += 1
        return hashlib.sha256(f"{salt}/{count}".encode()).digest()[:16]

    draft = Draft(table, now, salts)
    try:
        number = work(draft)
    except Refused as problem:
        refusal = problem.refusal
        return table, None, f"{refusal.code} {refusal.rule} {refusal.text}"
    except Denied as problem:
        return table, None, f"{problem.code} {problem.text}"
    return draft.table, number if isinstance(number, int) else None, ""


class Worlds:
    """A pair of tables for one viewer; ``step`` plays on, ``leaks`` says what the viewer could tell."""

    def __init__(self, title: str, players: int, options: dict[str, str], viewer: int, seed: str) -> None:
        self.rng = random.Random(seed)
        self.viewer = viewer
        clock = Clock(bank=86_400, increment=5) if self.rng.random() < 0.5 else Clock(per_decision=86_400)
        table = begun(title, players, clock, seed, options)
        self.tables = [table, table]
        self.now = BEGAN
        self.steps = 0
        self.compared = [0, 0]
        """How many messages the viewer has been compared on, in each world."""
        self.pasts = [moments.Past(), moments.Past()]
        self.choice: dict[int, dict[str, Any]] = {}
        """What is opened in the end of the sealed choices that lie there."""
        self.found: list[str] = []

    # Playing

    @property
    def is_over(self) -> bool:
        return self.tables[0].status != RUNNING

    def tick(self) -> int:
        self.now += self.rng.randrange(1, 20) * SECOND // 2
        return self.now

    def in_both(self, name: str, work: Work, other: Work | None = None) -> None:
        """A public step, perhaps brought about otherwise in the second world."""
        now, salt = self.tick(), f"{self.steps}/{name}"
        ends = [
            attempt(table, now, salt, what)
            for table, what in zip(self.tables, (work, other or work), strict=True)
        ]
        self.tables = [table for table, _, _ in ends]
        if ends[0][2] or ends[1][2]:
            raise AssertionError(f"{name} was refused: {ends[0][2]} / {ends[1][2]}")

    def in_one(self, world: int, name: str, work: Work) -> None:
        """Something hidden; the salt must not matter, so it is another one."""
        table, _, error = attempt(self.tables[world], self.tick(), f"{self.steps}/{world}/{name}", work)
        self.tables[world] = table
        if error:
            raise AssertionError(f"{name} was refused: {error}")

    def others(self) -> list[int]:
        return [seat for seat in range(self.tables[0].players) if seat != self.viewer]

    def step(self) -> None:
        """One public step, and hidden ones after it."""
        self.steps += 1
        first = self.tables[0]
        game = first.playing
        roll = self.rng.random()
        undoers = [seat for seat in game.waiting_for if game.why_no_undo(seat) is None]
        if undoers and roll < 0.15:
            seat = undoers[0]
            self.in_both("undo", lambda draft: playing.undo(draft, seat, f"u{self.steps}"))
        elif roll < 0.18:
            seat = self.rng.randrange(first.players)
            if seat in first.muted:
                self.in_both("speech", lambda draft: operating.mute(draft, seat, False))
            self.in_both("chat", lambda draft: company.say(draft, seat, "Well played.", f"t{self.steps}"))
        elif roll < 0.19:
            seat = self.rng.randrange(first.players)
            self.in_both("silence", lambda draft: operating.mute(draft, seat, True))
        else:
            self.play(self.rng.choice(game.waiting_for))
        if not self.is_over:
            self.hide()

    def play(self, seat: int) -> None:
        first = self.tables[0]
        game, asked = first.playing, first.asked[seat]
        cid = f"m{self.steps}"
        sealed = game.rules.questions[asked.kind].reveal is not None
        if first.is_auction and self.rng.random() < 0.5 and self.by_orders(seat):
            return
        action = sampled(first, seat, self.rng)
        other = action
        if sealed and len(game.state.sealed) + 1 == len(game.state.open):
            self.agree()
        elif sealed and seat != self.viewer:
            other = sampled(first, seat, self.rng)
            self.choice[seat] = action
        ids = [table.asked[seat].id for table in self.tables]
        self.in_both(
            "move",
            lambda draft: playing.move(draft, seat, ids[0], cid, action),
            lambda draft: playing.move(draft, seat, ids[1], cid, other),
        )
        if not self.tables[0].playing.state.sealed:
            self.choice.clear()

    def by_orders(self, seat: int) -> bool:
        """An order acts for the seat, in one world only if it is another's. Whether it had an answer."""
        bids = self.some_orders()
        name = f"o{self.steps}"
        give: Work = lambda draft: orders.give_orders(draft, seat, bids, True, name)  # noqa: E731
        carry: Work = lambda draft: orders.carry_out(draft, seat)  # noqa: E731
        own = seat == self.viewer
        self.in_both("order", give) if own else self.in_one(1, "order", give)
        given = self.tables[1].orders[seat]
        assert given is not None
        action = orders.ordered(given, self.tables[1].playing.legal(seat))
        if action is None:
            self.in_both("spent", carry) if own else self.in_one(1, "spent", carry)
            return False
        asked, fields = self.tables[0].asked[seat].id, msgspec.to_builtins(action)
        by_hand: Work = lambda draft: playing.move(draft, seat, asked, name, fields)  # noqa: E731
        self.in_both("ordered", carry if own else by_hand, carry)
        return True

    def some_orders(self) -> tuple[tuple[str, int], ...]:
        provinces = sorted(self.tables[0].playing.rules.config.components.provinces)
        wanted = self.rng.sample(provinces, self.rng.randrange(1, 8))
        return tuple((province, self.rng.choice((0, 3, 10, 21, 1_000))) for province in wanted)

    def hide(self) -> None:
        """Hidden things in one world only."""
        for world, table in enumerate(self.tables):
            for seat in self.others():
                if self.rng.random() < 0.2 and orders.BID in table.playing.rules.questions:
                    bids = self.some_orders() if self.rng.random() < 0.7 else ()
                    self.in_one(
                        world,
                        f"orders{seat}",
                        lambda draft, seat=seat, bids=bids: orders.give_orders(  # type: ignore[misc]
                            draft, seat, bids, bool(bids), f"h{self.steps}"
                        ),
                    )
                if self.rng.random() < 0.1 and seat in table.asked:
                    self.ask_for_hint(world, seat)
                if self.rng.random() < 0.25 and seat in self.tables[world].playing.state.sealed:
                    self.change(world, seat, sampled(self.tables[world], seat, self.rng), "c")

    def ask_for_hint(self, world: int, seat: int) -> None:
        table = self.tables[world]
        asked, action, cid = table.asked[seat].id, sampled(table, seat, self.rng), f"i{self.steps}"
        self.in_one(world, f"hint{seat}", lambda draft: hints.take_hint(draft, seat, asked, cid, action))

    def change(self, world: int, seat: int, action: dict[str, Any], name: str) -> None:
        asked = self.tables[world].asked[seat].id
        cid = f"{name}{self.steps}"
        self.in_one(world, f"{name}{seat}", lambda draft: playing.move(draft, seat, asked, cid, action))

    def agree(self) -> None:
        """Before the last choice: whatever lies there is what both worlds shall open."""
        for world in range(2):
            for seat, action in self.choice.items():
                lies = msgspec.to_builtins(self.tables[world].playing.state.sealed[seat])
                if lies != action:
                    self.change(world, seat, action, "a")

    # Looking

    def leaks(self) -> list[str]:
        """What the viewer could tell between the worlds now."""
        probes = [] if self.viewer == SPECTATOR or self.is_over else self.probes(self.tables[0])
        found = parted(*(self.channels(table, probes) for table in self.tables))
        texts = []
        for world, table in enumerate(self.tables):
            new = sight.messages_since(table, self.viewer, self.compared[world])
            self.compared[world] += len(new)
            texts.append(told(new))
        if texts[0] != texts[1]:
            found.append(f"messages differ: {texts[0]!r} / {texts[1]!r}"[:600])
        return found + self.leaks_of_past()

    def leaks_of_past(self) -> list[str]:
        """What the viewer could tell from a moment gone by, and now and then from the list of all of them."""
        found = []
        n = self.rng.choice(moments.moments_of(self.tables[0]))[1]
        then = [self.moment(world, n) for world in range(2)]
        if then[0] != then[1]:
            found.append(f"moment {n} is seen otherwise: {difference(*then)}")
        if self.rng.random() < 0.1:
            lists = [told(moments.list_moments(table, self.viewer)) for table in self.tables]
            if lists[0] != lists[1]:
                found.append(f"the moments are listed otherwise: {difference(*lists)}")
        return found

    def moment(self, world: int, n: int) -> bytes:
        try:
            return told(self.pasts[world].moments(self.tables[world], self.viewer, n, 1))
        except Denied as problem:
            return f"{problem.code} {problem.text}".encode()

    def seen(self, table: Table) -> sight.TableSeen:
        """What the viewer sees. Some is left out when the game is over: the hash of the log, which binds
        hidden things too, but with random salt, which these worlds have fixed; and hints, told only then."""
        seen = sight.seen_by(table, self.viewer, self.now)
        return seen if table.status == RUNNING else msgspec.structs.replace(seen, proof="", hints=[])

    def channels(self, table: Table, probes: list[tuple[str, Work]]) -> list[tuple[str, bytes]]:
        """All that the viewer can learn from the table as it stands, and by trying these things."""
        found = [
            ("the table is seen", told(self.seen(table))),
            ("the forecast is made", told(sight.forecast_for(table, self.viewer))),
        ]
        return found + [(f"{name} is answered", self.answer(table, work).encode()) for name, work in probes]

    def look(self, hands: float = 0.2, times: int = 1) -> tuple[int, list[str]]:
        """Compare; how many comparisons, and what the viewer could tell."""
        found = self.leaks()
        if found or self.is_over or self.rng.random() > hands:
            return 1, found
        return 1 + times, self.leaks_of_hands(times)

    def probes(self, table: Table) -> list[tuple[str, Work]]:
        """Things that the viewer may try, sensible or not."""
        seat, rules = self.viewer, table.playing.rules
        asked = table.asked.get(seat)
        decision = asked.id if asked is not None else "0" * 32
        found: list[tuple[str, Work]] = [
            ("an old move", lambda draft: playing.move(draft, seat, "1" * 32, "p", {"type": "pass"})),
            ("undo", lambda draft: playing.undo(draft, seat, "p")),
            ("a bad order", lambda draft: orders.give_orders(draft, seat, (("atlantis", 3),), False, "p")),
            ("an order", lambda draft: orders.give_orders(draft, seat, (), True, "p")),
            ("a vote", lambda draft: company.vote(draft, seat, "end", True)),
            ("a nudge", lambda draft: company.nudge(draft, seat, (seat + 1) % draft.table.players)),
            ("chat", lambda draft: company.say(draft, seat, "hm", "p")),
            ("an old hint", lambda draft: hints.take_hint(draft, seat, "1" * 32, "p", {"type": "pass"})),
        ]
        if asked is not None:
            advice = sampled(table, seat, self.rng)
            found.append(("a hint", lambda draft: hints.take_hint(draft, seat, decision, "p", advice)))
        for action in self.rng.sample(some_actions(rules, self.rng, 1), 3):
            fields = msgspec.to_builtins(action)
            found.append(
                (
                    f"{fields['type']}",
                    lambda draft, fields=fields: playing.move(draft, seat, decision, "p", fields),  # type: ignore[misc]
                )
            )
        if asked is not None:
            legal = sampled(table, seat, self.rng)
            if rules.questions[asked.kind].reveal is not None:  # others' hidden things would come out
                found.append(("a choice", lambda draft: playing.move(draft, seat, decision, "p", legal)))
        return found

    def answer(self, table: Table, work: Work) -> str:
        """All that the viewer is told of an attempt: the error, or the place of what it has led to."""
        state = table.playing.state
        after, number, error = attempt(table, self.now, "probe", work)
        if error or number is None:
            return error
        place = sight.place_of(after, number, self.viewer)
        waiting = [seat for seat in state.open if seat not in state.sealed]
        if waiting == [self.viewer] and len(state.open) > 1:
            return f"accepted at {place}"  # the last choice opens those of the others
        new = sight.messages_since(after, self.viewer, place - 1)
        return f"accepted at {place}: {told(new)!r} {told(self.seen(after))!r}"

    # Other hands

    def scrambled(self, same_past: bool) -> Table:
        """The first world with all that the game hides from the viewer drawn anew."""
        other = self.tables[0].copy()
        game = self.tables[0].playing.copy()
        game.state = scramble(game.state, self.viewer, self.rng, same_past)
        other.game = game
        return other

    def leaks_of_hands(self, times: int) -> list[str]:
        """What the viewer could tell if others had other cards, now and after another seat's next move."""
        one = self.tables[0]
        probes = [] if self.viewer == SPECTATOR else self.harmless(one)
        true = self.channels(one, probes)
        found = []
        for _ in range(times):
            found += parted(true, self.channels(self.scrambled(False), probes))
        others = [seat for seat in one.playing.state.open if seat != self.viewer]
        if others:
            found += self.leaks_of_move(one, self.scrambled(True), self.rng.choice(others))
        return found

    def harmless(self, table: Table) -> list[tuple[str, Work]]:
        """Probes that are not accepted in any world: another past cannot be taken back."""
        kept = {"an old move", "a bad order", "a vote", "a nudge", "chat"}
        seat = self.viewer
        asked = table.asked.get(seat)
        decision = asked.id if asked is not None else "0" * 32
        legal = table.playing.legal(seat)
        found = [(name, work) for name, work in self.probes(table) if name in kept]
        for action in some_actions(table.playing.rules, self.rng, 1)[:6]:
            if action not in legal:
                fields = msgspec.to_builtins(action)
                found.append(
                    (
                        f"{fields['type']}",
                        lambda draft, fields=fields: playing.move(draft, seat, decision, "p", fields),  # type: ignore[misc]
                    )
                )
        return found

    def leaks_of_move(self, one: Table, other: Table, seat: int) -> list[str]:
        action = shared_action(one.playing.state, other.playing.state, seat, self.rng)
        if action is None:
            return []
        fields, asked = msgspec.to_builtins(action), one.asked[seat].id
        after = [
            attempt(table, self.now, "next", lambda draft: playing.move(draft, seat, asked, "p", fields))[0]
            for table in (one, other)
        ]
        if after[0].status != RUNNING:
            return []  # a finished game is open to all
        pairs = zip(after[0].log[one.seq + 1].events, after[1].log[one.seq + 1].events, strict=False)
        for event, twin in pairs:
            if differs(event, twin, self.viewer) and (
                isinstance(event, REVEALS) or is_shown_to_its_owner(event, self.viewer)
            ):
                return []  # from here on the viewer knows more, and rightly so
        texts = [
            told(
                [
                    sight.messages_since(table, self.viewer, self.compared[0]),
                    self.seen(table),
                ]
            )
            for table in after
        ]
        return [] if texts[0] == texts[1] else [f"{fields} of seat {seat}: {difference(*texts)}"]


def parted(one: list[tuple[str, bytes]], other: list[tuple[str, bytes]]) -> list[str]:
    """The channels on which two worlds differ."""
    return [
        f"{name} otherwise: {difference(here, there)}"
        for (name, here), (_, there) in zip(one, other, strict=True)
        if here != there
    ]


def difference(one: bytes, other: bytes) -> str:
    """Where two texts part."""
    place = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return f"...{one[max(0, place - 60) : place + 60]!r} / ...{other[max(0, place - 60) : place + 60]!r}"
