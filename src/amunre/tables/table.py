"""A table as its log has made it. Entries call the methods here; nobody else changes a table."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec.structs import replace

from amunre.kernel.errors import Refused
from amunre.kernel.game import Game, extend_digest, first_digest
from amunre.kernel.messages import Event, visible
from amunre.kernel.state import Outcome
from amunre.rules.catalogue import title_of
from amunre.rules.setup import Setup, brought_to, start
from amunre.rules.versions import Versions, is_exact
from amunre.store.chain import EVERYONE, START
from amunre.tables.entries import OrdersGiven, SeatTaken, TableOpened
from amunre.tables.entry import Entry
from amunre.tables.fair import deal_seed
from amunre.tables.patched import Clocks, Gap, Known, RulesPatched
from amunre.tables.resuming import resumed
from amunre.tables.settings import Settings
from amunre.tables.timer import Timer

REPLACE = "replace "
"""How votes begin that are about a bot for a seat."""
AUCTION = "auction"
"""The phase for which standing orders are given."""
KEPT_FOR_UNDO = 8
"""Actions of one turn that are undone at once; more are undone by playing the game again."""
OPEN, RUNNING, FINISHED, ABANDONED = "open", "running", "finished", "abandoned"


class Holder(msgspec.Struct, frozen=True, gc=False):
    """Who sits in a seat."""

    name: str
    account: str
    bot: str
    """Kind of bot that plays now, or empty."""
    entropy: str
    person: bool
    """Whether a person took the seat, who may claim it back from a bot."""


class Asked(msgspec.Struct, frozen=True, gc=False):
    """An open decision with the name under which it is answered: random, and new whenever it is asked."""

    id: str
    serial: int
    kind: str
    reminded: int = 0
    """When its seat was first reminded that it is waited for, or 0."""
    heard: int = 0
    """When its seat has said something since, or 0."""
    votes: frozenset[int] = frozenset()
    """Seats that want a bot to answer."""


class Logged(msgspec.Struct, frozen=True, gc=False):
    """An entry with what is needed to show it."""

    entry: Entry
    at: int
    audience: int
    events: tuple[Event, ...]
    """What came of it in the game."""


class Table:
    """Seats, game, clocks, orders and votes of one table, and its log."""

    def __init__(self, table_id: str, seed: bytes) -> None:
        self.id = table_id
        self.seed = seed
        self.link = START
        self.at = 0
        self.log: list[Logged] = []
        self.settings: Settings
        self.opened: TableOpened
        self.versions: Versions
        """Of the modules by which the game is played."""
        self.is_exact = True
        """Whether this program plays these versions just as they were."""
        self.gaps: tuple[Gap, ...] = ()
        self.patched_at = -1
        """Number of the last entry that has brought the game to other rules."""
        self.known: Known | None = None
        """While nobody here knows how the game stands: what was known last, if anything."""
        self.is_lost = False
        """Whether that is so."""
        self.result: Outcome | None = None
        """What the log says of the end of the game."""
        self.seats: list[Holder | None] = []
        self.setup: Setup | None = None
        self.game: Game | None = None
        self.digest = b""
        """Digest of the game's events so far."""
        self.earlier: tuple[tuple[Game, bytes], ...] = ()
        """The game and its digest before each of the last actions, while one seat acts: undo is at once."""
        self.timer: Timer
        self.asked: dict[int, Asked] = {}
        self.orders: list[OrdersGiven | None] = []
        self.votes: dict[str, frozenset[int]] = {}
        self.nudges: dict[tuple[int, int], int] = {}
        self.cids: dict[tuple[int, str], int] = {}
        self.chats = 0
        self.muted: frozenset[int] = frozenset()
        """Seats from which an administrator has taken the chat."""
        self.abandoned = False
        self.aside = False
        """Whether the game runs and yet waits for somebody to come back: bots do nothing meanwhile."""
        self.revealed = ""
        self.rematch = ""
        self.wordless: frozenset[int] = frozenset()
        """Entries whose words were removed."""
        self._fresh: tuple[Event, ...] = ()

    def copy(self) -> Table:
        """An independent table. The game is shared: every move makes a new one (see ``play``)."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        for name in ("log", "seats", "asked", "orders", "votes", "nudges", "cids"):
            setattr(twin, name, getattr(self, name).copy())
        if self.log:
            twin.timer = self.timer.copy()
        return twin

    # What it is

    @property
    def seq(self) -> int:
        """Number of the last entry."""
        return len(self.log) - 1

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def status(self) -> str:
        if self.abandoned:
            return ABANDONED
        if self.is_lost:
            return FINISHED if self.revealed else RUNNING
        if self.game is None:
            return OPEN
        return RUNNING if self.game.outcome is None else FINISHED

    @property
    def proof(self) -> str:
        return self.digest.hex()

    def is_waiting_for(self, seat: int) -> bool:
        return self.game is not None and self.status == RUNNING and seat in self.game.waiting_for

    @property
    def playing(self) -> Game:
        """The game, once it has begun."""
        if self.game is None:
            raise LookupError("the game has not begun")
        return self.game

    @property
    def goes_on_from(self) -> int:
        """Number of the entry from which on the game has been played here as a whole, or -1."""
        return max(self.patched_at, self.gaps[-1].last if self.gaps else -1)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, from the game itself or, where its rules are gone, from the log."""
        return self.result if self.game is None else self.game.outcome

    @property
    def is_told(self) -> bool:
        """Whether it is known what each entry has led to, be it played here or not."""
        return all(gap.told for gap in self.gaps)

    @property
    def is_auction(self) -> bool:
        """Whether an auction is going on."""
        return self.game is not None and any(frame.phase == AUCTION for frame in self.game.state.stack)

    def persons(self) -> list[int]:
        """Seats that people play at present."""
        return [seat for seat, holder in enumerate(self.seats) if holder is not None and not holder.bot]

    def last_events(self) -> tuple[Event, ...]:
        """What the entry just applied has led to in the game."""
        return self._fresh

    def events_of(self, number: int, viewer: int) -> list[dict[str, Any]]:
        """What a viewer learns of the game from an entry."""
        seen = (visible(event, viewer) for event in self.log[number].events)
        return [event for event in seen if event is not None]

    def is_for(self, number: int, viewer: int) -> bool:
        return self.log[number].audience in (EVERYONE, viewer)

    def messages(self, viewer: int) -> list[int]:
        """Numbers of the entries a viewer may know of; the place in this list counts for the viewer.

        So an entry that concerns one seat alone leaves no gap that others could see.
        """
        known = (EVERYONE, viewer)
        return [number for number, logged in enumerate(self.log) if logged.audience in known]

    # How it changes

    def evolve(self, entry: Entry, at: int, salt: bytes) -> int:
        """Let an entry happen; the seat that alone may know of it, or EVERYONE."""
        self.at = at
        before = self.asked
        waited: frozenset[int] = self.timer.waiting if self.log else frozenset()
        if self.log:
            self.timer.charge(at)
        self._fresh = ()
        entry.apply(self)
        cid = getattr(entry, "cid", "")
        if cid:
            self.cids[entry.seat, cid] = len(self.log)  # type: ignore[attr-defined]
        private = entry.private_to(self)
        audience = EVERYONE if private is None else private
        self.log.append(Logged(entry, at, audience, self._fresh))
        self.ask_anew(salt)
        waiting = self.game.waiting_for if self.game is not None and self.status == RUNNING else []
        for seat in waited:
            if self.last_events() and (seat not in waiting or self.asked[seat] != before.get(seat)):
                self.timer.decided(seat)
        self.timer.wait_for(waiting)
        return audience

    def find(self, game: Game, clocks: Clocks) -> None:
        """It is known again."""
        self.game, self.is_lost, self.known = game, False, None
        self.timer.read(clocks)

    def name_rules(self, patched: RulesPatched, number: int) -> Setup:
        """The set-up from the entry of that number on."""
        self.versions = patched.after
        self.is_exact = is_exact(title_of(self.settings.title).versioned, self.versions)
        self.patched_at = number
        self.setup = brought_to(self.dealt(), patched.after)
        return self.setup

    def go_on_under(self, patched: RulesPatched) -> None:
        """Go on with the game as it stands in an entry, under other rules. Every question is asked anew."""
        setup = self.name_rules(patched, len(self.log))
        self.find(resumed(setup, self.log, patched), patched.clocks)
        self.timer.since = self.at  # nobody pays for the time that it took
        self.digest = extend_digest(self.digest, (patched,))
        self.earlier, self.asked = (), {}
        self.orders = [None] * self.players

    def ask_anew(self, salt: bytes) -> None:
        """Name the decisions that are new; those of other seats keep their names."""
        if self.game is None or self.status != RUNNING:
            self.asked = {}
            return
        asked: dict[int, Asked] = {}
        for seat, decision in self.game.state.open.items():
            old = self.asked.get(seat)
            if old is not None and old.serial == decision.serial:
                asked[seat] = old
            else:
                name = hashlib.sha256(salt + decision.id.encode()).hexdigest()[:32]
                asked[seat] = Asked(name, decision.serial, decision.kind)
        self.asked = asked

    # Being waited for

    def remind(self, seat: int) -> None:
        asked = self.asked.get(seat)
        if asked is not None and not asked.reminded:
            self.asked[seat] = replace(asked, reminded=self.at)

    def hear(self, seat: int) -> None:
        """Who was reminded is there: votes for a bot lapse."""
        asked = self.asked.get(seat)
        if asked is not None and asked.reminded:
            self.asked[seat] = replace(asked, heard=self.at, votes=frozenset())

    def vote_for_bot(self, seat: int, other: int, yes: bool) -> None:
        asked = self.asked.get(other)
        if asked is not None:
            self.asked[other] = replace(asked, votes=asked.votes | {seat} if yes else asked.votes - {seat})

    def put_off_waits(self, since: int) -> None:
        """The server was away since then: nobody could answer meanwhile."""
        for seat, asked in self.asked.items():
            moved = {
                name: self.at - max(0, since - time)
                for name, time in (("reminded", asked.reminded), ("heard", asked.heard))
                if time
            }
            self.asked[seat] = replace(asked, **moved)

    def votes_on(self, about: str) -> frozenset[int]:
        """The seats that are for ending the game, or for a bot where a player is waited for."""
        if about in self.votes and not about.startswith(REPLACE):
            return self.votes[about]
        seat = about.removeprefix(REPLACE)
        asked = self.asked.get(int(seat)) if seat.isdecimal() else None
        return frozenset() if asked is None else asked.votes

    def open(self, opened: TableOpened) -> None:
        settings = opened.settings
        self.opened, self.settings, self.versions = opened, settings, opened.rules_version
        self.is_exact = is_exact(title_of(settings.title).versioned, self.versions)
        self.seats = [None] * settings.players
        self.orders = [None] * settings.players
        self.timer = Timer(settings.clock, settings.players)

    def take_seat(self, taken: SeatTaken) -> None:
        self.seats[taken.seat] = Holder(
            taken.name, taken.account, taken.bot, taken.entropy, person=not taken.bot
        )

    def get_up(self, seat: int) -> None:
        self.seats[seat] = None
        self.muted -= {seat}  # whoever sits there next has done nothing

    def rename(self) -> None:
        """Call the table and its players as their entries do, from which names may have been removed."""
        self.opened = self.log[0].entry  # type: ignore[assignment]  # a log begins with no other
        self.settings = self.opened.settings
        for seat, number in self.arrivals().items():
            holder, taken = self.seats[seat], self.log[number].entry
            if holder is not None and isinstance(taken, SeatTaken):
                self.seats[seat] = replace(holder, name=taken.name)

    def arrivals(self) -> dict[int, int]:
        """The entry with which each seat was taken last."""
        entries = enumerate(logged.entry for logged in self.log)
        return {entry.seat: number for number, entry in entries if isinstance(entry, SeatTaken)}

    def start(self) -> None:
        """Deal: what the seed and all contributions lead to."""
        self.setup = self.dealt()
        self.game = start(self.setup)
        self.digest = extend_digest(first_digest(self.game.header), self.game.events)
        self._fresh = tuple(self.game.events)

    def dealt(self) -> Setup:
        """The set-up that follows from the settings, the seed and all contributions."""
        entropy = [holder.entropy for holder in self.seats if holder is not None]
        return Setup(
            title=self.settings.title,
            players=self.players,
            seed=deal_seed(self.seed, self.id, entropy),
            options=self.settings.options,
            components=self.settings.set_name,
            overrides=self.settings.overrides,
            rules_version=self.opened.rules_version,
        )

    def play(self, seat: int, action: dict[str, Any]) -> None:
        before, was_auction = self.playing, self.is_auction
        game = before.copy()  # whoever holds the table as it was keeps it as it was
        kind = game.rules.actions[action["type"]]
        self._fresh = tuple(game.play(seat, msgspec.convert(action, kind)))
        same_seat = bool(before.commands) and before.commands[-1].seat == seat
        kept = self.earlier[1 - KEPT_FOR_UNDO :] if same_seat else ()
        self.earlier = (*kept, (before, self.digest))
        self.digest = extend_digest(self.digest, self._fresh)
        self.game = game
        if was_auction and not self.is_auction:
            self.orders = [None] * self.players  # the auction they were for is over

    def undo(self, seat: int) -> None:
        refused = self.playing.why_no_undo(seat)
        if refused is not None:
            raise Refused(refused)
        if self.earlier:
            *kept, (self.game, self.digest) = self.earlier
            self.earlier = tuple(kept)
        else:  # too far back to be remembered: play everything but the last action again
            self.game = self.playing.copy()
            self.game.undo(seat)
            self.digest = extend_digest(first_digest(self.game.header), self.game.events)
        self.timer.undone(seat)
        self.asked = {}  # the question that is asked again is a new one

    def give_to_bot(self, seat: int, bot: str) -> None:
        holder = self.seats[seat]
        if holder is not None:
            self.seats[seat] = replace(holder, bot=bot)
        self.orders[seat] = None
        self.votes = {about: votes - {seat} for about, votes in self.votes.items()}
        for other, asked in self.asked.items():
            self.asked[other] = replace(asked, votes=asked.votes - {seat})
        if seat in self.asked:
            self.asked[seat] = replace(self.asked[seat], reminded=0, heard=0, votes=frozenset())

    def claim_back(self, seat: int) -> None:
        self.give_to_bot(seat, "")
        self.votes.pop(f"replace {seat}", None)
