"""What can be written into a table's log. Each entry says who sees which field, as events of a game do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, get_args

import msgspec
from msgspec.structs import replace

from amunre.kernel.messages import EVERYONE, Audience
from amunre.kernel.state import Outcome
from amunre.rules.versions import Versions
from amunre.store.words import Words
from amunre.tables.entry import Entry, Worded
from amunre.tables.operated import ExpiryWarned, ReasonGiven, SeatMuted, TableClosed, TableExpired
from amunre.tables.patched import RulesPatched
from amunre.tables.removed import WordsRemoved
from amunre.tables.settings import Settings

if TYPE_CHECKING:
    from amunre.tables.table import Table

OWN = Audience(None, ("seat",))


class TableOpened(Worded, frozen=True):
    """The settings, and the commitment to the seed that is published before anybody sits down."""

    table: str
    settings: Settings
    commitment: str
    rules_version: Versions
    audience: ClassVar[Audience] = Audience(("table", "settings", "commitment", "rules_version"))

    @property
    def needs_words(self) -> bool:
        return False

    @property
    def said(self) -> str:
        return self.settings.name

    def saying(self, text: str) -> TableOpened:
        return replace(self, settings=replace(self.settings, name=text))

    def apply(self, table: Table) -> None:
        table.open(self)


class SeatTaken(Worded, frozen=True):
    """Somebody sits down: a person or a bot, with a contribution to the shuffle."""

    seat: int
    name: str
    account: str
    """The account, or empty for guests and bots."""
    bot: str
    """Kind of bot, or empty."""
    entropy: str
    own_entropy: bool
    """Whether the player's own program made it; otherwise the server did."""
    audience: ClassVar[Audience] = Audience(("seat", "name", "bot", "entropy", "own_entropy"))

    @property
    def needs_words(self) -> bool:
        return not self.bot

    @property
    def said(self) -> str:
        return self.name if self.needs_words else ""

    def saying(self, text: str) -> SeatTaken:
        return replace(self, name=text)

    def apply(self, table: Table) -> None:
        table.take_seat(self)


class SeatLeft(Entry, frozen=True):
    """Somebody gets up before the game has begun."""

    seat: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.get_up(self.seat)


class GameStarted(Entry, frozen=True):
    """Everybody sits; the cards are dealt from the seed and all contributions."""

    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.start()

    def pass_over(self, table: Table) -> None:
        table.setup = table.dealt()

    def shown(self, table: Table, number: int, viewer: int) -> dict[str, Any]:
        return {"type": "game_started", "events": table.events_of(number, viewer)}


class MovePlayed(Entry, frozen=True):
    """An action of a seat. Others see the events that came of it and never the action itself."""

    seat: int
    action: dict[str, Any]
    cid: str
    """The client's own name for it, so that a repeat is known as one."""
    by: str
    """Empty for the player, ``bot`` or ``order``."""
    audience: ClassVar[Audience] = Audience(("seat",), ("action", "cid", "by"))

    def apply(self, table: Table) -> None:
        table.play(self.seat, self.action)

    def pass_over(self, table: Table) -> None:
        """The game is not played on."""

    def shown(self, table: Table, number: int, viewer: int) -> dict[str, Any]:
        return super().shown(table, number, viewer) | {"events": table.events_of(number, viewer)}

    def private_to(self, table: Table) -> int | None:
        """A changed sealed choice concerns nobody else (R14); an action without events is seen by all."""
        events = table.last_events()
        hidden = bool(events) and all(event.audience.public is None for event in events)
        return self.seat if hidden else None


class MoveUndone(Entry, frozen=True):
    """A seat has taken back its last action (R66)."""

    seat: int
    cid: str
    audience: ClassVar[Audience] = Audience(("seat",), ("cid",))

    def apply(self, table: Table) -> None:
        table.undo(self.seat)

    def pass_over(self, table: Table) -> None:
        """The game is not played on."""


class OrdersGiven(Entry, frozen=True):
    """A seat's standing orders for auctions; replaces those before."""

    seat: int
    bids: tuple[tuple[str, int], ...]
    """Provinces with the highest bid for each, the most wanted first."""
    pass_while_leading: bool
    cid: str
    audience: ClassVar[Audience] = Audience(None, ("seat", "bids", "pass_while_leading", "cid"))

    def apply(self, table: Table) -> None:
        table.orders[self.seat] = self if self.bids or self.pass_while_leading else None


class OrdersSpent(Entry, frozen=True):
    """Standing orders have come to nothing or their auction is over, so the seat is asked again."""

    seat: int
    audience: ClassVar[Audience] = OWN

    def apply(self, table: Table) -> None:
        table.orders[self.seat] = None


class HintTaken(Entry, frozen=True):
    """A seat has asked what a bot would do; the others learn how often when the game is over."""

    seat: int
    decision: str
    """Name of the decision it was about."""
    action: dict[str, Any]
    cid: str
    audience: ClassVar[Audience] = Audience(None, ("seat", "decision", "action", "cid"))

    def apply(self, table: Table) -> None:
        """Advice changes nothing."""


class ChatSaid(Worded, frozen=True):
    seat: int
    text: str
    cid: str
    audience: ClassVar[Audience] = Audience(("seat", "text"), ("cid",))

    @property
    def said(self) -> str:
        return self.text

    def saying(self, text: str) -> ChatSaid:
        return replace(self, text=text)

    def apply(self, table: Table) -> None:
        table.chats += 1
        table.hear(self.seat)


class Nudged(Entry, frozen=True):
    """A seat reminds another that it is waited for."""

    seat: int
    other: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.nudges[self.seat, self.other] = table.at
        table.remind(self.other)


class VoteCast(Entry, frozen=True):
    """A seat wants the game to end, or a bot for an absent player, or no longer wants it."""

    seat: int
    about: str
    """``end``, or ``replace N`` for seat N."""
    yes: bool
    reminded: int | msgspec.UnsetType = msgspec.UNSET
    """When seat N was first reminded of the question with which the vote lapses. Older logs lack it."""
    audience: ClassVar[Audience] = Audience(("seat", "about", "yes"))

    def apply(self, table: Table) -> None:
        if not isinstance(self.reminded, msgspec.UnsetType):
            table.vote_for_bot(self.seat, int(self.about.removeprefix("replace ")), self.yes)
            return
        votes = table.votes.get(self.about, frozenset())
        table.votes[self.about] = votes | {self.seat} if self.yes else votes - {self.seat}


class SeatGivenToBot(Entry, frozen=True):
    """A bot plays on for somebody who has left, run out of time, or been voted away."""

    seat: int
    bot: str
    why: str
    left: int | msgspec.UnsetType = msgspec.UNSET
    """Microseconds on its clock, which it has again when its player is back. Older logs lack it."""
    audience: ClassVar[Audience] = Audience(("seat", "bot", "why"))

    def apply(self, table: Table) -> None:
        table.give_to_bot(self.seat, self.bot)


class SeatClaimedBack(Entry, frozen=True):
    """The player is back and the bot makes room."""

    seat: int
    left: int | msgspec.UnsetType = msgspec.UNSET
    """Microseconds on its clock from now on. Older logs lack it: a fresh decision or half the bank."""
    audience: ClassVar[Audience] = Audience(("seat",))

    def apply(self, table: Table) -> None:
        table.claim_back(self.seat)
        if isinstance(self.left, msgspec.UnsetType):
            table.timer.full_again(self.seat)
        else:
            table.timer.go_on_with(self.seat, self.left)


class HolidayTaken(Entry, frozen=True):
    """A seat's clock stands still for some days (slow games)."""

    seat: int
    days: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.timer.take_holiday(self.seat, self.days, table.at)


class OutageEnded(Entry, frozen=True):
    """The server was away since ``since``; that time is nobody's, and there is some time to come back."""

    since: int
    grace: int
    """Seconds that every seat waited for has at least from now on."""
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.timer.forgive(self.since, self.grace, table.at)
        table.put_off_waits(self.since)


class GameAbandoned(Entry, frozen=True):
    """All players have agreed to stop; there is no result."""

    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.abandoned = True


class GamePutAside(Entry, frozen=True):
    """Nobody has been at a game against bots for a while: it waits until somebody comes back."""

    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.aside = True


class GameTakenUp(Entry, frozen=True):
    """A seat goes on with a game that was put aside."""

    seat: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.aside = False


class SeedRevealed(Entry, frozen=True):
    """The game is over, so anybody may check the deal against the commitment."""

    seed: str
    result: Outcome | msgspec.UnsetType = msgspec.UNSET
    """How the game ended, if it did; it is read here when its rules are gone. Older logs lack it."""
    audience: ClassVar[Audience] = Audience(("seed",))

    def apply(self, table: Table) -> None:
        table.revealed = self.seed
        table.result = None if isinstance(self.result, msgspec.UnsetType) else self.result


class RematchOpened(Entry, frozen=True):
    """A further table with the same settings."""

    seat: int
    table: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.rematch = self.table


AnyEntry = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | GameStarted
    | MovePlayed
    | MoveUndone
    | OrdersGiven
    | OrdersSpent
    | HintTaken
    | ChatSaid
    | Nudged
    | VoteCast
    | SeatGivenToBot
    | SeatClaimedBack
    | HolidayTaken
    | OutageEnded
    | GameAbandoned
    | ReasonGiven
    | TableClosed
    | TableExpired
    | ExpiryWarned
    | SeatMuted
    | GamePutAside
    | GameTakenUp
    | RulesPatched
    | WordsRemoved
    | SeedRevealed
    | RematchOpened
)

ENTRIES: tuple[type[Entry], ...] = get_args(AnyEntry)

_DECODER = msgspec.json.Decoder(AnyEntry)
_ENCODER = msgspec.json.Encoder(order="sorted")


def write_entry(entry: Entry) -> str:
    return _ENCODER.encode(entry).decode()


def read_entry(body: str) -> Entry:
    entry: Entry = _DECODER.decode(body)
    return entry


def entry_of(body: str, words: Words | None) -> Entry:
    """An entry with the words that lie beside it; raises ValueError if they are not its own."""
    entry = read_entry(body)
    if words is None:
        return entry
    if not isinstance(entry, Worded) or entry.words != words.commitment:
        raise ValueError("the words beside it are not those that were written")
    return entry.saying(words.text)
