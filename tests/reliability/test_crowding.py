"""One address with many tables at which bots search takes nothing from anybody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.reliability.crowding import compare
from tests.server.running import running


@pytest.mark.slow
def test_quick_bots_orders_and_clocks_of_others_do_not_feel_an_address_that_crowds_the_engines(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        before, under, attacker = asyncio.run(compare(server, tables=150, seconds=10))
    assert len(attacker.engines) > 64, "or this shows nothing"
    assert under.rate >= before.rate / 2  # of a dozen moves each; `make crowding` has hundreds
    assert max(under.late) <= max(before.late) + 2
    assert max(under.orders) <= max(before.orders) + 2
