"""Nothing that a table sends to a viewer depends on what is hidden from that viewer (H1, H4, H6a, H8)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from amunre.kernel.errors import Refusal
from amunre.kernel.game import Game
from amunre.kernel.messages import SPECTATOR, Audience
from amunre.tables import entries, moments, orders, sight, table
from amunre.tables.playing import move
from amunre.tables.table import Asked, Table
from amunre.tables.timer import Timer
from tests.support.secrecy import told
from tests.support.tables import BEGAN, begun, play_until, played, sampled
from tests.support.worlds import Worlds
from tests.volume import permutations

MIXES: list[tuple[str, int, dict[str, str]]] = [
    ("classic", 5, {}),
    ("revised", 3, {"memory": "open"}),
    ("anniversary", 4, {}),
    ("anniversary+afterlife+statues+pharaoh+promos", 5, {}),
    ("cardgame", 4, {}),
]


@pytest.mark.parametrize(("title", "players", "options"), MIXES, ids=lambda value: str(value))
def test_hidden_things_change_nothing_that_is_sent(title: str, players: int, options: dict[str, str]) -> None:
    compared = 0
    for viewer in (SPECTATOR, 0, players - 1):
        worlds = Worlds(title, players, options, viewer, f"table {viewer}")
        while not worlds.is_over:
            worlds.step()
            count, found = worlds.look()
            compared += count
            assert found == []
    assert compared > 400


@pytest.mark.slow
def test_a_few_thousand_permutations_show_no_leak() -> None:
    total = permutations.run(5_000, "ci", 2, show=False)
    assert total.faults == []
    assert total.tables > 2_000
    assert total.views > 500


@pytest.mark.parametrize("title", ["classic", "anniversary+statues"])
def test_nothing_changes_for_a_viewer_without_a_message(title: str) -> None:
    """Whoever has had no message since may keep what is on the screen."""
    rng = random.Random(title)
    here = begun(title, 4, seed=title)
    viewers = (SPECTATOR, 0, 1, 2, 3)
    before = {viewer: sight.seen_by(here, viewer, BEGAN) for viewer in viewers}
    quiet = 0
    while here.status == table.RUNNING:
        seat = rng.choice(here.playing.waiting_for if rng.random() < 0.7 else sorted(here.asked))
        here = played(here, seat, sampled(here, seat, rng), f"m{here.seq}", BEGAN)
        after = {viewer: sight.seen_by(here, viewer, BEGAN) for viewer in viewers}
        for viewer in viewers:
            if after[viewer].head == before[viewer].head:
                quiet += 1
                assert told(after[viewer]) == told(before[viewer])
        before = after
    assert quiet > 10


def test_a_viewer_counts_without_gaps_and_an_entry_has_one_place() -> None:
    worlds = Worlds("classic", 4, {}, 1, "numbers")
    for _ in range(80):
        worlds.step()
    here = worlds.tables[1]
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        sent = sight.messages_since(here, viewer, 0)
        assert [message.n for message in sent] == list(range(1, len(sent) + 1))
        assert [sight.place_of(here, number, viewer) for number in here.messages(viewer)] == [
            message.n for message in sent
        ]
        assert sight.messages_since(here, viewer, 7) == sent[7:]
    assert len({len(here.messages(viewer)) for viewer in range(4)}) > 1


def test_neither_seed_salt_proof_nor_account_is_ever_sent_while_the_game_runs() -> None:
    here = begun("anniversary", 4)
    here = play_until(here, lambda now: now.seq > 120, random.Random(2))
    secrets = [here.seed.hex(), here.proof, here.link.hex(), here.playing.seed]
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        sent = told([sight.messages_since(here, viewer, 0), sight.seen_by(here, viewer, BEGAN)]).decode()
        assert not [secret for secret in secrets if secret in sent]
        assert '"account"' not in sent


# Planted leaks: the harness must find each of them

Patch = pytest.MonkeyPatch


def by_global_number(patch: Patch) -> None:
    honest = sight.message
    patch.setattr(
        sight, "message", lambda here, number, place, viewer: honest(here, number, number + 1, viewer)
    )


def head_counts_all(patch: Patch) -> None:
    change_seen(patch, lambda here, viewer: {"head": len(here.log)})


def change_seen(patch: Patch, change: Callable[[Table, int], dict[str, Any]]) -> None:
    honest = sight.seen_by

    def seen_by(here: Table, viewer: int, now: int) -> sight.TableSeen:
        return msgspec.structs.replace(honest(here, viewer, now), **change(here, viewer))

    patch.setattr(sight, "seen_by", seen_by)


def time_of_the_last_entry(patch: Patch) -> None:
    change_seen(patch, lambda here, viewer: {"at": here.at})


def orders_of_the_next_seat(patch: Patch) -> None:
    change_seen(patch, lambda here, viewer: {"rematch": str(here.orders[(viewer + 1) % here.players])})


def number_of_orders(patch: Patch) -> None:
    """Not what they are, only how many seats have any."""
    change_seen(patch, lambda here, viewer: {"rematch": "x" * sum(one is not None for one in here.orders)})


def digest_of_the_game(patch: Patch) -> None:
    change_seen(patch, lambda here, viewer: {"rematch": here.proof})


def proof_in_messages(patch: Patch) -> None:
    honest = sight.message

    def message(here: Table, number: int, place: int, viewer: int) -> sight.Message:
        sent = honest(here, number, place, viewer)
        return msgspec.structs.replace(sent, entry=sent.entry | {"proof": here.proof})

    patch.setattr(sight, "message", message)


def action_is_public(patch: Patch) -> None:
    patch.setattr(entries.MovePlayed, "audience", Audience(("seat", "action"), ("cid", "by")))


def who_moved_is_public(patch: Patch) -> None:
    patch.setattr(entries.MovePlayed, "audience", Audience(("seat", "by"), ("action", "cid")))


def orders_are_announced(patch: Patch) -> None:
    patch.setattr(entries.OrdersGiven, "audience", Audience(("seat",), ("bids", "pass_while_leading", "cid")))


def spent_orders_are_announced(patch: Patch) -> None:
    patch.setattr(entries.OrdersSpent, "audience", Audience(("seat",)))


def hints_are_announced(patch: Patch) -> None:
    patch.setattr(entries.HintTaken, "audience", Audience(("seat",), ("decision", "action", "cid")))


def hints_of_all_are_counted(patch: Patch) -> None:
    """Before the game is over."""
    honest = sight.hints_seen
    patch.setattr(
        sight, "hints_seen", lambda here, viewer: [honest(here, seat)[seat] for seat in range(here.players)]
    )


def changed_choices_are_announced(patch: Patch) -> None:
    patch.setattr(entries.MovePlayed, "private_to", lambda self, here: None)


def decisions_are_renamed_by_every_entry(patch: Patch) -> None:
    honest = Table.ask_anew

    def ask_anew(self: Table, salt: bytes) -> None:
        honest(self, salt)
        self.asked = {
            seat: Asked(f"{asked.id[:24]}{len(self.log):08}", asked.serial, asked.kind)
            for seat, asked in self.asked.items()
        }

    patch.setattr(Table, "ask_anew", ask_anew)


def acknowledged_by_global_number(patch: Patch) -> None:
    patch.setattr(sight, "place_of", lambda here, number, viewer: number + 1)


def orders_are_named_by_global_number(patch: Patch) -> None:
    def carry_out(draft: Any, seat: int) -> None:
        given, asked = draft.table.orders[seat], draft.table.asked[seat]
        action = orders.ordered(given, draft.table.playing.legal(seat))
        if action is None:
            draft.emit(entries.OrdersSpent(seat))
        else:
            fields = msgspec.to_builtins(action)
            move(draft, seat, asked.id, f"order:{draft.table.seq}", fields, by="order")

    patch.setattr(orders, "carry_out", carry_out)


def undo_tells_who_acted_last(patch: Patch) -> None:
    honest = Game.why_no_undo

    def why_no_undo(self: Game, seat: int) -> Refusal | None:
        if self.commands and self.commands[-1].seat != seat:
            return Refusal("not_last_to_act", "R66", "Only your own last action can be taken back.")
        return honest(self, seat)

    patch.setattr(Game, "why_no_undo", why_no_undo)


def errors_tell_what_lies_there(patch: Patch) -> None:
    honest = Game.why_no_undo

    def why_no_undo(self: Game, seat: int) -> Refusal | None:
        found = honest(self, seat)
        text = "".join(str(choice) for chooser, choice in self.state.sealed.items() if chooser != seat)
        return None if found is None else Refusal(found.code, found.rule, found.text + text)

    patch.setattr(Game, "why_no_undo", why_no_undo)


def clocks_tell_of_hidden_entries(patch: Patch) -> None:
    """Rounding at every entry makes the clocks depend on how many there were."""
    honest = Timer.charge

    def charge(self: Any, now: int) -> None:
        honest(self, now)
        for seat in self.waiting:
            self.left[seat] -= self.left[seat] % 1_000_000

    patch.setattr(Timer, "charge", charge)


def moments_are_numbered_as_in_the_log(patch: Patch) -> None:
    def moments_of(here: Table) -> list[tuple[int, int]]:
        return [(number, number) for number in here.messages(SPECTATOR) if number > here.players]

    patch.setattr(moments, "moments_of", moments_of)


def change_moments(patch: Patch, change: Callable[[Table, int, Table], dict[str, Any]]) -> None:
    honest = moments.moment_seen

    def moment_seen(then: Table, n: int, viewer: int, now: Table) -> moments.Moment:
        return msgspec.structs.replace(honest(then, n, viewer, now), **change(then, viewer, now))

    patch.setattr(moments, "moment_seen", moment_seen)


def moments_are_seen_with_other_eyes(patch: Patch) -> None:
    def change(then: Table, viewer: int, now: Table) -> dict[str, Any]:
        return {"view": then.playing.view((viewer + 1) % then.players)}

    change_moments(patch, change)


def moments_end_with_the_next_entry(patch: Patch) -> None:
    def change(then: Table, viewer: int, now: Table) -> dict[str, Any]:
        return {"at": now.log[min(then.seq + 1, now.seq)].at}

    change_moments(patch, change)


def forecast_of_the_next_seat(patch: Patch) -> None:
    """It counts the schemes that somebody else holds."""
    honest = sight.forecast_for
    patch.setattr(
        sight, "forecast_for", lambda here, viewer: honest(here, (viewer + 1) % here.playing.players)
    )


PLANTED = [
    moments_are_numbered_as_in_the_log,
    moments_are_seen_with_other_eyes,
    moments_end_with_the_next_entry,
    by_global_number,
    head_counts_all,
    time_of_the_last_entry,
    orders_of_the_next_seat,
    number_of_orders,
    digest_of_the_game,
    proof_in_messages,
    action_is_public,
    who_moved_is_public,
    orders_are_announced,
    spent_orders_are_announced,
    hints_are_announced,
    hints_of_all_are_counted,
    changed_choices_are_announced,
    decisions_are_renamed_by_every_entry,
    acknowledged_by_global_number,
    orders_are_named_by_global_number,
    undo_tells_who_acted_last,
    errors_tell_what_lies_there,
    clocks_tell_of_hidden_entries,
    forecast_of_the_next_seat,
]


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_planted_leaks_are_caught(plant: Callable[[Patch], None], monkeypatch: Patch) -> None:
    plant(monkeypatch)
    for viewer in (0, 1, 2, 3):
        worlds = Worlds("classic", 4, {}, viewer, f"planted {viewer}")
        while not worlds.is_over:
            worlds.step()
            if worlds.look()[1]:
                return
    pytest.fail("nobody noticed")
