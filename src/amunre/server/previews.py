"""What a messenger shows of a link to this server: a title, a sentence and a picture, in the page's head.

Messengers run no scripts, so the server itself writes this into the page, with words that were taken from
the client's texts when it was built. Of a table it tells what the list of tables tells; of one that is not in
that list nothing that somebody has written, so no names. Nothing of the game is known here.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import re
from functools import lru_cache

import msgspec

from amunre.server.files import File
from amunre.tables.host import Summary
from amunre.tables.table import OPEN, RUNNING

MARK = b"<!-- preview -->"
"""Where the built page has room for it."""
PICTURE = "/icon-512.png"
ORIGIN = re.compile(r"https?://[A-Za-z0-9.:\[\]_-]+")
USUAL = "en"
KEPT = 500
"""Pages kept ready; each is a few kilobytes."""

Words = dict[str, str]


class Known(msgspec.Struct, frozen=True):
    """What the server says of a table to whoever has its link."""

    status: str
    listed: bool
    summary: Summary


class Preview(msgspec.Struct, frozen=True):
    title: str
    line: str


def language_of(header: str, languages: frozenset[str]) -> str:
    """The first of a reader's languages that we have, out of ``Accept-Language``: the best liked is first."""
    for part in header.lower().split(","):
        tag = part.partition(";")[0].strip()[:2]
        if tag in languages:
            return tag
    return USUAL


def title_name(title: str, words: Words) -> str:
    edition, *expansions = title.split("+")
    names = [words.get(f"title-{edition}", edition)]
    return " + ".join(names + [words.get(f"expansion-{name}", name) for name in expansions])


def filled(text: str, **values: str) -> str:
    """Braces with a name in them are filled in once; braces in what is filled in stay as they are."""
    return re.sub(r"\{(\w+)\}", lambda found: values.get(found[1], found[0]), text)


def preview_of(table: Known | None, words: Words) -> Preview:
    """Of a table, or of the whole site where there is none."""
    if table is None:
        return Preview(words["preview-title"], words["preview-line"])
    summary, title = table.summary, title_name(table.summary.title, words)
    sitting = [name for name in summary.seats if name]
    figures = {"players": str(summary.players), "taken": str(len(sitting))}
    state = table.status if table.status in (OPEN, RUNNING) else "over"
    line = filled(words[f"preview-{state}"], **figures)
    if not table.listed:
        return Preview(filled(words["preview-table"], title=title), line)
    if sitting:
        line = f"{filled(words['preview-at'], names=', '.join(sitting))} {line}"
    named = "preview-table-named" if summary.name else "preview-table"
    return Preview(filled(words[named], title=title, name=summary.name), line)


def tags(preview: Preview, origin: str, path: str) -> str:
    """The tags of the Open Graph protocol. Addresses in them are whole ones, or are left out."""
    values = {"og:site_name": "Amun-Re", "og:type": "website", "og:title": preview.title}
    values |= {"og:description": preview.line}
    if ORIGIN.fullmatch(origin):
        values |= {"og:url": origin + path, "og:image": origin + PICTURE}
    lines = [f'<meta name="description" content="{html.escape(preview.line)}" />']
    lines += [f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in values.items()]
    return "\n    ".join(lines)


@lru_cache(KEPT)
def page_with(page: bytes, head: str) -> File:
    """The page with something in its head, compressed."""
    body = page.replace(MARK, head.encode(), 1)
    tag = hashlib.sha256(body).hexdigest()[:32]
    return File("text/html", tag, {"": body, "gzip": gzip.compress(body, mtime=0)})
