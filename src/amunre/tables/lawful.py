"""What may stand where in a log. Commands see to it when they write; this looks again when somebody reads.

It asks about the form of the log only: whether an action was legal the engine says when it is played.
"""

from __future__ import annotations

import msgspec
from msgspec import UnsetType

from amunre.kernel.state import digest
from amunre.rules.catalogue import title_of
from amunre.rules.versions import by_module
from amunre.tables.carrying import unknown_rules
from amunre.tables.company import END, LONGEST_CHAT, can_rest, counts_time, replaceable_at
from amunre.tables.draft import Denied
from amunre.tables.entries import (
    ChatSaid,
    GameAbandoned,
    GamePutAside,
    GameStarted,
    GameTakenUp,
    HintTaken,
    HolidayTaken,
    MovePlayed,
    MoveUndone,
    Nudged,
    OrdersGiven,
    OrdersSpent,
    OutageEnded,
    RematchOpened,
    SeatClaimedBack,
    SeatGivenToBot,
    SeatLeft,
    SeatTaken,
    SeedRevealed,
    TableOpened,
    VoteCast,
)
from amunre.tables.entry import Entry, Worded
from amunre.tables.fair import commitment
from amunre.tables.hints import hint_given
from amunre.tables.lawful_seats import claim_fault, taking_fault
from amunre.tables.names import is_plain
from amunre.tables.operated import ExpiryWarned, ReasonGiven, SeatMuted, TableClosed
from amunre.tables.operating import LONGEST_REASON, is_operated, is_removal
from amunre.tables.orders import ordered
from amunre.tables.patched import RulesPatched
from amunre.tables.playing import BOTS_MOVE
from amunre.tables.removed import WordsRemoved
from amunre.tables.seating import (
    check_settings,
    was_removed,
)
from amunre.tables.table import OPEN, REPLACE, RUNNING, Holder, Table

IN_PLAY = (
    MovePlayed
    | MoveUndone
    | OrdersGiven
    | OrdersSpent
    | HintTaken
    | Nudged
    | VoteCast
    | SeatGivenToBot
    | SeatClaimedBack
    | HolidayTaken
    | OutageEnded
    | GameAbandoned
    | GamePutAside
    | RulesPatched
)
"""Entries that belong to a game being played."""
BID = "bid"
"""The question that standing orders answer; a game without it has none."""
LONGEST_GRACE = 7 * 24 * 3600


def objection(table: Table, entry: Entry, at: int) -> str | None:
    """Why an entry cannot come next, or ``None``; asked before it happens."""
    if table.is_lost and not isinstance(entry, RulesPatched):
        return None
    if not table.log:
        return opening_fault(table, entry) if isinstance(entry, TableOpened) else "no table is opened first"
    seat = getattr(entry, "seat", None)
    if seat is not None and not 0 <= seat < table.players:
        return "there is no such seat"
    return (
        due_fault(table, entry)
        or order_fault(table, entry)
        or cid_fault(table, entry)
        or content_fault(table, entry, at)
    )


def opening_fault(table: Table, opened: TableOpened) -> str | None:
    if opened.table != table.id:
        return "it belongs to another table"
    unknown = unknown_rules(table, opened)
    if unknown is not None:
        return unknown
    if opened.commitment != commitment(table.seed, table.id):
        return "the seed is not the one that was promised"
    try:
        settled = check_settings(opened.settings, opened.rules_version)
    except Denied as denied:
        return f"such a table cannot be opened ({denied.text.rstrip('.')})"
    return None if settled == opened.settings else "the settings are not written out in full"


def due_fault(table: Table, entry: Entry) -> str | None:
    """Some entries must be followed by a certain other one at once."""
    if table.status not in (OPEN, RUNNING) and not table.revealed:
        return None if isinstance(entry, SeedRevealed) else "the seed must be shown as soon as a game is over"
    if isinstance(table.log[-1].entry, ReasonGiven) and not is_operated(entry):
        return "a reason was given for what is not done"
    decided = vote_decided(table)
    if decided == END and not isinstance(entry, GameAbandoned):
        return "all had voted for an end, so the game had to end"
    if decided not in ("", END) and not isinstance(entry, SeatGivenToBot):
        return "all had voted for a bot, so one had to take the seat"
    return None


def vote_decided(table: Table) -> str:
    """What the vote that has just been cast decides, or nothing."""
    last = table.log[-1].entry
    return last.about if isinstance(last, VoteCast) and last.yes and carried(table, last.about) else ""


def votes_before(table: Table, about: str) -> frozenset[int]:
    """Votes as they counted when they were cast: in older logs, those for a bot did not lapse."""
    last = next((logged.entry for logged in reversed(table.log) if is_vote(logged.entry, about)), None)
    is_old = isinstance(last, VoteCast) and isinstance(last.reminded, UnsetType)
    return table.votes.get(about, frozenset()) if is_old else table.votes_on(about)


def is_vote(entry: Entry, about: str) -> bool:
    return isinstance(entry, VoteCast) and entry.about == about


def carried(table: Table, about: str) -> bool:
    """Whether all who play, apart from the one it is about, have voted for it."""
    votes = votes_before(table, about)
    other = replaced(about)
    return bool(votes) and {person for person in table.persons() if person != other} <= votes


def replaced(about: str) -> int | None:
    """The seat that a vote would give to a bot."""
    number = about.removeprefix(REPLACE)
    return int(number) if number != about and number.isdecimal() else None


def order_fault(table: Table, entry: Entry) -> str | None:
    """Opening, playing and the time after it each have their own entries; people talk at any time."""
    if isinstance(entry, TableOpened):
        return "the table is open already"
    if isinstance(entry, SeatTaken | SeatLeft | GameStarted):
        return None if table.status == OPEN else "the game has begun already"
    if isinstance(entry, IN_PLAY):
        also_aside = isinstance(entry, RulesPatched) or is_removal(entry)
        plays = table.status == RUNNING and (not table.aside or also_aside)
        return None if plays else "the game is not being played then"
    if isinstance(entry, GameTakenUp):
        return None if table.aside else "the game was not put aside"
    if isinstance(entry, TableClosed | ExpiryWarned):
        return None if table.status in (OPEN, RUNNING) else "the table is closed already"
    if isinstance(entry, SeedRevealed | RematchOpened) and table.status in (OPEN, RUNNING):
        return "the game is not over then"
    return None


def cid_fault(table: Table, entry: Entry) -> str | None:
    """A client's name for what it does is used once."""
    cid = getattr(entry, "cid", None)
    if cid is None:
        return None
    seat: int = entry.seat  # type: ignore[attr-defined]  # whatever has a cid is done by a seat
    return None if cid and (seat, cid) not in table.cids else "the same is done twice"


def content_fault(table: Table, entry: Entry, at: int) -> str | None:
    """Whether what an entry says can be so, each kind on its own."""
    holder = table.seats[entry.seat] if hasattr(entry, "seat") else None
    match entry:
        case SeatTaken():
            return taking_fault(table, entry)
        case GameStarted():
            return "not every seat is taken" if None in table.seats else None
        case MovePlayed():
            return move_fault(table, entry, holder)
        case OrdersGiven():
            return orders_fault(table, entry)
        case OrdersSpent():
            return "there are no orders" if table.orders[entry.seat] is None else None
        case HintTaken():
            return hint_fault(table, entry, holder)
        case ReasonGiven():
            return None if is_plain(entry.text, LONGEST_REASON) else "nobody can have said that"
        case ChatSaid():
            return chat_fault(table, entry, holder)
        case Nudged():
            waits = table.is_waiting_for(entry.other) and entry.seat != entry.other
            return None if waits else "nobody waits for that seat"
        case VoteCast():
            return vote_fault(table, entry, at)
        case SeatGivenToBot():
            return bot_fault(table, entry, holder, at)
        case HolidayTaken():
            has = table.timer.clock.pace == "slow" and 1 <= entry.days <= table.timer.days_off[entry.seat]
            return None if has else "there are no such days off"
        case OutageEnded():
            sound = counts_time(table) and table.at <= entry.since <= at and 0 <= entry.grace <= LONGEST_GRACE
            return None if sound else "there was no such outage"
        case GameAbandoned():
            return None if carried(table, END) else "not everybody has voted for it"
        case WordsRemoved():
            return removal_fault(table, entry)
        case GamePutAside():
            return None if can_rest(table) else "such a game is not put aside"
        case GameTakenUp():
            return None if holder is not None and holder.person else "no player sits there"
        case SeedRevealed():
            return seed_fault(table, entry)
        case RulesPatched():
            return patch_fault(table, entry)
        case RematchOpened():
            # a further one where the first was deleted, which the log does not know
            return None if entry.table not in ("", table.rematch) else "there is that rematch already"
        case SeatLeft():
            return "nobody sits there" if holder is None else None
        case SeatMuted():
            changes = holder is not None and holder.person and entry.muted != (entry.seat in table.muted)
            return None if changes else "there is nobody to be muted, or nothing to be changed"
        case SeatClaimedBack():
            claims = holder is not None and holder.person and holder.bot
            return claim_fault(table, entry, at) if claims else "no bot plays there for a player"
        case _:  # taking a move back: the game says whether that could be
            return None


def removal_fault(table: Table, removed: WordsRemoved) -> str | None:
    """Words are removed once, and only where somebody has written some."""
    entries = removed.entries
    if not entries or list(entries) != sorted(set(entries)) or entries[0] < 0 or entries[-1] > table.seq:
        return "it does not say whose words were removed"
    found = [table.log[number].entry for number in entries]
    sound = all(isinstance(entry, Worded) and not getattr(entry, "bot", "") for entry in found)
    return None if sound and not table.wordless.intersection(entries) else "there are no words to remove"


def move_fault(table: Table, played: MovePlayed, holder: Holder | None) -> str | None:
    kind = table.playing.rules.actions.get(str(played.action.get("type")))
    if kind is None:
        return "the game has no such action"
    action = msgspec.convert(played.action, kind)
    if msgspec.json.encode(action, order="sorted") != msgspec.json.encode(played.action, order="sorted"):
        return "the action has fields that it cannot have"
    if played.by in BOTS_MOVE:
        return None if holder is not None and holder.bot else "no bot plays there"
    if played.by == "order":
        orders = table.orders[played.seat]
        if orders is None or ordered(orders, table.playing.legal(played.seat)) != action:
            return "no orders call for that"
    elif played.by or holder is None or not holder.person:
        return "no player sits there"
    return None


def orders_fault(table: Table, given: OrdersGiven) -> str | None:
    rules = table.playing.rules
    known = rules.config.components.provinces if BID in rules.questions else ()
    provinces = [province for province, _ in given.bids]
    sound = len(set(provinces)) == len(provinces) and all(province in known for province in provinces)
    return None if BID in rules.questions and sound else "there can be no such orders"


def hint_fault(table: Table, taken: HintTaken, holder: Holder | None) -> str | None:
    asked = table.asked.get(taken.seat)
    if asked is None or asked.id != taken.decision or not table.settings.hints:
        return "no hint can have been given for that"
    if holder is None or not holder.person or holder.bot:
        return "no player sits there"
    kind = table.playing.rules.actions.get(str(taken.action.get("type")))
    legal = table.playing.legal(taken.seat)
    if kind is None or msgspec.convert(taken.action, kind) not in legal:
        return "the hint is no choice of that seat"
    again = hint_given(table, taken.seat, taken.decision) is not None
    return "that hint was given already" if again else None


def chat_fault(table: Table, said: ChatSaid, holder: Holder | None) -> str | None:
    if said.seat in table.muted or was_removed(table, said.seat):
        return "that seat cannot chat"
    said_so = holder is not None and is_plain(said.text, LONGEST_CHAT)
    return None if said_so else "nobody can have said that"


def vote_fault(table: Table, vote: VoteCast, at: int) -> str | None:
    other = replaced(vote.about)
    if vote.about != END:
        holder = table.seats[other] if other is not None and other < table.players else None
        if holder is None or holder.bot or other == vote.seat or vote.about != f"replace {other}":
            return "there is no such vote"
    if isinstance(vote.reminded, UnsetType):
        cast = vote.seat in table.votes.get(vote.about, frozenset())
        return "that vote stands already" if cast == vote.yes else None
    asked = None if other is None else table.asked.get(other)
    if asked is None or other is None or vote.reminded != asked.reminded:
        return "nobody was reminded then"
    possible = replaceable_at(table, other)
    if vote.yes and (possible is None or at < possible):
        return "that player was not waited for long enough"
    return "that vote stands already" if (vote.seat in asked.votes) == vote.yes else None


def bot_fault(table: Table, given: SeatGivenToBot, holder: Holder | None, at: int) -> str | None:
    if holder is None or not given.bot or (holder.bot and not is_removal(given)):
        return "no player sits there"
    if is_removal(given) and (not holder.person or was_removed(table, given.seat)):
        return "there is nobody to be removed"
    timer = table.timer
    if not isinstance(given.left, UnsetType) and given.left != timer.left_at(given.seat, at):
        return "that was not left on its clock"
    late = timer.is_on and given.seat in timer.waiting and timer.deadline(given.seat) <= at
    voted_on = vote_decided(table)
    reasons = {
        "left": not voted_on,
        "time": late and not voted_on,
        "removed": not voted_on,
        "vote": carried(table, f"replace {given.seat}") and voted_on in ("", f"replace {given.seat}"),
    }
    return None if reasons.get(given.why, False) else "there was no reason to give the seat to a bot"


def seed_fault(table: Table, shown: SeedRevealed) -> str | None:
    if shown.seed != table.seed.hex() or table.revealed:
        return "this is not the seed"
    told = isinstance(shown.result, UnsetType) or shown.result == table.outcome
    return None if told else "the game did not end so"


def patch_fault(table: Table, patched: RulesPatched) -> str | None:
    """Whether the game can have gone on so. Where it was played here exactly, the state must be its own."""
    unknown = unknown_rules(table, patched)
    if unknown is not None:
        return unknown
    before, after = by_module(title_of(table.settings.title).versioned, table.versions), patched.after
    if patched.before != before or not all(before[name] <= after[name] for name in before):
        return "the rules were others"
    if not 0 < patched.kept < len(table.log) or patched.whole != (patched.kept == table.seq):
        return "the game cannot have gone on from there"
    if (
        patched.whole
        and table.is_exact
        and not table.is_lost
        and patched.state != digest(table.playing.state)
    ):
        return "the game stood otherwise"
    return None
