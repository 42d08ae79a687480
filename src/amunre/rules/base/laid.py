"""The public pieces of a view laid out on a table of one's own."""

from __future__ import annotations

from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.board import board
from amunre.rules.base.imagine import copy_public
from amunre.rules.base.view import table_view
from amunre.rules.shared.laid import STILL, blank_table


def laid_out(rules: Ruleset, seen: View) -> State:
    """What the view shows, for the rules to be asked about it.

    It is built from the view alone: hands and gold that are not shown are empty on it, and what lies hidden
    in an expansion is made up.
    """
    state = blank_table(rules, seen.players)
    copy_public(board(state), table_view(seen))
    for name, spec in rules.slices.items():
        if name != "base" and spec.imagine is not None:
            state.slices[name] = spec.imagine(state, seen, STILL)
    return state
