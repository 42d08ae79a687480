"""Write the list of passwords that nobody may choose, from the package zxcvbn (MIT licence).

    pip install zxcvbn==4.5.0 && python tools/passwords.py

The commonest thousand, and as many more as make a thousand of those that are long enough to be chosen at all.
"""

from __future__ import annotations

import importlib
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "amunre" / "server" / "common_passwords.txt"
WANTED, SHORTEST = 1_000, 8


def main() -> None:
    lists = importlib.import_module("zxcvbn.frequency_lists").FREQUENCY_LISTS
    found = dict.fromkeys(word.casefold() for word in lists["passwords"])
    chosen = [word for word in found if len(word) >= SHORTEST][:WANTED]
    head = [
        "# The commonest passwords of 8 characters or more, by tools/passwords.py",
        "# from those of zxcvbn 4.5.0 (MIT licence, (c) Dan Wheeler and Dropbox, Inc., (c) Daniel Wolf).",
    ]
    TARGET.write_text("\n".join([*head, *chosen]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
