"""``python -m tests.support.changed_server serve``: a server with another rule in the 2003 edition."""

from __future__ import annotations

from amunre.cli import main
from tests.support.changed_rules import program_with, with_windfall

PLANTED = program_with(with_windfall())
PLANTED.__enter__()  # processes in which bots think import this file as well

if __name__ == "__main__":
    main()
