"""Write the table of characters that look alike from Unicode's ``confusables.txt``.

    .venv/bin/python tools/confusables.py confusables.txt

The file belongs to Unicode Technical Standard 39 and is published with every version of Unicode. Left out
is what names cannot have anyway, and what folding case, width and accents makes equal by itself.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "amunre" / "store" / "confusables.txt"
SEEN = "LMNPS"
"""First letters of the categories of characters that show something."""


def mappings(text: str) -> dict[str, str]:
    """What each character looks like, by the lines of Unicode's file."""
    found = {}
    for line in text.splitlines():
        parts = line.partition("#")[0].split(";")
        if len(parts) >= 3:
            source, target = ("".join(chr(int(code, 16)) for code in part.split()) for part in parts[:2])
            found[source] = target
    return found


def folded(text: str) -> str:
    return unicodedata.normalize("NFKD", text).casefold()


def is_needed(source: str, target: str) -> bool:
    seen = all(unicodedata.category(letter)[0] in SEEN for letter in source + target)
    return seen and folded(source) != folded(target)


def main(path: str) -> None:
    text = Path(path).read_text(encoding="utf-8-sig")
    version = re.search(r"^# Version: (\S+)", text, re.MULTILINE)
    rights = re.search(r"^# (© .+)", text, re.MULTILINE)
    assert version is not None
    assert rights is not None
    sources = defaultdict(list)
    for source, target in mappings(text).items():
        if is_needed(source, target):
            sources[target].append(source)
    lines = [
        f"# From confusables.txt of Unicode {version[1]}, by tools/confusables.py.",
        f"# {rights[1]} For terms of use, see http://www.unicode.org/terms_of_use.html",
        "# What something looks like, a tab, and the characters that look like it.",
        *(f"{target}\t{''.join(found)}" for target, found in sources.items()),
    ]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
