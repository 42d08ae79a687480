"""Reading files that somebody names: plain ones, and no more of them than there may be."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

MIB = 2**20
LARGEST_SETTINGS = MIB


def beginning(path: Path, most: int) -> bytes:
    """The first bytes of a file; OSError says what is wrong with one that cannot be read.

    A pipe or a device is refused: it might have no end, or never begin.
    """
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        must_be_plain(path, os.fstat(handle).st_mode)
        with open(handle, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(handle)


def must_be_plain(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "it is not a plain file", str(path))


def read_bytes(path: Path, most: int) -> bytes:
    """All of a file of ``most`` bytes or fewer; OSError says what is wrong with any other."""
    content = beginning(path, most + 1)  # not its size: it may grow meanwhile
    if len(content) > most:
        raise OSError(errno.EFBIG, f"it is larger than {in_words(most)}", str(path))
    return content


def read_text(path: Path, most: int) -> str:
    """The same as text; UnicodeError if it is none. Line ends are as in every text."""
    return read_bytes(path, most).decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")


def in_words(size: int) -> str:
    return f"{size // MIB} megabytes" if size >= MIB else f"{size} bytes"
