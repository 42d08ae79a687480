"""Hears from PostgreSQL which tables other workers have changed and what they have to say; never stays deaf.

A thread holds one connection that listens. When it is lost, the thread connects again, ever more slowly, and
says each time that it hears again that something may have been missed.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

import psycopg
from sqlalchemy.engine import make_url

from amunre.store.engine import CONNECTION
from amunre.store.log import CHANNEL, NOTICE

WAKE = 0.25
"""Seconds after which the thread looks whether it shall stop."""
PULSE = 5.0
"""Seconds of silence after which the connection is tried, for a cut cable makes no noise."""
LOGGER = logging.getLogger("amunre.store")
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
"""Seconds before the first and between later attempts to connect again."""


class Listener:
    """``heard`` is called with a table and the number of its last entry, ``told`` with the word and text of
    a notice, ``missed`` after every deaf time.

    All are called in the listener's thread.
    """

    def __init__(
        self,
        url: str,
        heard: Callable[[str, int], None],
        missed: Callable[[], None],
        told: Callable[[str, str], None] = lambda word, text: None,
    ) -> None:
        self.url = url
        self.heard = heard
        self.missed = missed
        self.told = told
        self.hears = threading.Event()
        """Set while the connection stands."""
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self.run, name="store-listener", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        self.stopping.set()
        self.thread.join()

    def run(self) -> None:
        pause = FIRST_PAUSE
        while not self.stopping.is_set():
            try:
                with self.connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.hears.set()
                    self.missed()
                    pause = FIRST_PAUSE
                    self.listen(connection)
            except psycopg.Error:
                pass  # gone: the only thing to do is to come back
            except Exception:  # somebody says what nobody of ours does
                LOGGER.exception("not_heard")
            finally:
                self.hears.clear()
            self.stopping.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def connect(self) -> psycopg.Connection[Any]:
        url = make_url(self.url).set(drivername="postgresql").render_as_string(hide_password=False)
        return psycopg.connect(url, autocommit=True, **CONNECTION)

    def listen(self, connection: psycopg.Connection[Any]) -> None:
        silence = 0.0
        while not self.stopping.is_set():
            silence += WAKE
            for note in connection.notifies(timeout=WAKE):
                silence = 0.0
                name, _, rest = note.payload.partition(" ")
                if name.startswith(NOTICE):
                    self.told(name.removeprefix(NOTICE), rest)
                elif rest.isdecimal():
                    self.heard(name, int(rest))
            if silence >= PULSE:
                connection.execute("SELECT 1")
                silence = 0.0
