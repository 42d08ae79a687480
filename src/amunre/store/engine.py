"""Connections: one writer that commits in groups on SQLite, a pool of threads on PostgreSQL.

All work is plain functions of a connection, so it is the same on both. ``write`` gives a future that is done
only when the commit has returned, which with our settings means that the disk has it.
"""

from __future__ import annotations

import fcntl
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from amunre.store.health import Health

T = TypeVar("T")
Work = Callable[[Connection], T]
Asked = tuple[Work[Any], Future[Any]]
"""Work, and where its result is waited for."""

GROUP = 64
"""Most pieces of work that share one commit."""
BUSY_MS = 5_000
"""How long a locked database is waited for."""
READERS = 4
POOL = 8
"""Connections to PostgreSQL of one process."""
CONNECT_SECONDS = 5
LOST_SECONDS = 10
"""After which a connection counts as lost when the other end does not even say that it is there."""
IDLE_SECONDS = 15
"""After which PostgreSQL ends what somebody has begun to store and does not go on with: a host that has lost
its network must not keep rows locked for all others."""
SESSION = {
    "lock_timeout": BUSY_MS,
    "idle_in_transaction_session_timeout": 1000 * IDLE_SECONDS,
    "tcp_user_timeout": 1000 * LOST_SECONDS,
    "tcp_keepalives_idle": LOST_SECONDS // 2,
    "tcp_keepalives_interval": 2,
    "tcp_keepalives_count": 3,
}
"""What PostgreSQL keeps to at its end."""
CONNECTION: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "tcp_user_timeout": 1000 * LOST_SECONDS,
    "keepalives_idle": LOST_SECONDS // 2,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "options": " ".join(f"-c {name}={value}" for name, value in SESSION.items()),
}
"""How every connection to PostgreSQL is made: none stays open to what is not there any more."""
WITHOUT_INDEXES = "without_indexes"
"""Option of a query for tables that goes through all of them, because an index is damaged."""
OURS = (IntegrityError, ProgrammingError, DataError)
"""Errors that speak of the work and not of the database."""


class StoreError(Exception):
    """The store cannot be used; the sentence says why and what helps."""


class StorageFailed(Exception):
    """The database refused to store something; nothing of it was kept. ``code`` is stable."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class StorageDamaged(StorageFailed):
    """A page or row cannot be read; others may well be sound."""


DAMAGED = ("malformed", "not a database", "Could not decode to UTF-8", "invalid page in block")
"""What databases say of damaged pages, and drivers of rows."""


class Database(Protocol):
    """Where rows are kept."""

    url: str
    shared: bool
    """Whether other processes may write to it as well."""
    on_commit: Callable[[float], object]
    """Hears how many seconds each commit has taken, in whatever thread it was done."""
    health: Health

    def write(self, work: Work[T]) -> Future[T]: ...
    def read(self, work: Work[T]) -> Future[T]: ...
    def scrub(self) -> Future[None]:
        """See to it that nothing is left in files of what was deleted."""

    def close(self) -> None: ...


def open_database(url: str) -> Database:
    """The database behind an address: ``sqlite:///path`` or ``postgresql://...``."""
    from amunre.store.looking import refuse_newer  # it builds on this file

    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        refuse_newer(url)  # before a connection that writes could touch the file
    if parsed.get_backend_name() == "sqlite":
        return SqliteDatabase(Path(parsed.database or ""))
    if parsed.get_backend_name() == "postgresql":
        return PostgresDatabase(url)
    raise StoreError(f"{parsed.get_backend_name()} is not known here; use sqlite or postgresql.")


def ignore(seconds: float) -> None:
    """Nobody wants to know how long a commit has taken."""


def is_storage_trouble(problem: BaseException) -> bool:
    """Whether the database has failed, and not what it was asked to do."""
    if isinstance(problem, DBAPIError):
        return not isinstance(problem, OURS)
    return isinstance(problem, MemoryError)  # what SQLite says when it cannot allocate


def failure_of(problem: BaseException) -> StorageFailed:
    """What a driver's error means to us; the first of a chain is the cause, the others follow from it."""
    texts = []
    link: BaseException | None = problem
    while link is not None:
        texts.append(str(link.orig if isinstance(link, DBAPIError) else link))
        link = link.__cause__ or link.__context__
    text = " ".join(texts)
    if "disk is full" in text or "No space left" in text:
        return StorageFailed("storage_full", "The disk is full; nothing was stored. Make room and try again.")
    if "locked" in text or "busy" in text or "lock timeout" in text:
        return StorageFailed("storage_busy", "The database is locked by another program; try again soon.")
    if any(words in text for words in DAMAGED):
        return StorageDamaged(
            "storage_damaged", "A part of the database is damaged; the operator has to look at it."
        )
    return StorageFailed("storage_failed", "The database does not answer; try again soon.")


class SqliteDatabase:
    """One file, one writer thread, a few readers. A second process on the same file is turned away."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.url = f"sqlite:///{path}"
        self.on_commit: Callable[[float], object] = ignore
        self.health = Health()
        path.parent.mkdir(parents=True, exist_ok=True)
        self.lease = take_lease(lock_of(path))
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # seeds and password hashes are in it
        self.writer = sqlite_engine(path, "BEGIN IMMEDIATE", 1)
        self.reader = sqlite_engine(path, "BEGIN", READERS)
        self.pool = ThreadPoolExecutor(READERS, "store-reader")
        self.queue: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    def write(self, work: Work[T]) -> Future[T]:
        if self.closed:
            raise StoreError("the store is closed.")
        future: Future[T] = Future()
        self.queue.put((work, future))
        return future

    def read(self, work: Work[T]) -> Future[T]:
        return self.pool.submit(self.look_up, work)

    def look_up(self, work: Work[T]) -> T:
        try:
            with self.reader.connect() as connection:  # rolled back: after damage a commit fails as well
                return work(connection)
        except Exception as problem:
            if not is_storage_trouble(problem):
                raise
            failure = failure_of(problem)
            if isinstance(failure, StorageDamaged):
                self.health.fails(failure)
            raise failure from problem

    def scrub(self) -> Future[None]:
        """Write the log back into the file and cut it off: the pages in it have what was deleted since."""
        return self.pool.submit(checkpoint, Path(make_url(self.url).database or ""))

    def run(self) -> None:
        """The writer: whatever has come in while the last commit was on its way shares the next one."""
        while True:
            first = self.queue.get()
            if first is None:
                return
            group = [first]
            while len(group) < GROUP and not self.queue.empty():
                more = self.queue.get()
                if more is None:
                    self.queue.put(None)  # close after this group
                    break
                group.append(more)
            self.commit([pair for pair in group if pair[1].set_running_or_notify_cancel()])

    def commit(self, group: list[Asked]) -> None:
        """Store a group together; if that fails, each alone, so that a bad one takes no other along."""
        if len(group) == 1:
            self.commit_one(*group[0])
            return
        began = time.perf_counter()
        try:
            outcomes = self.together(group)
        except Exception as problem:
            told = failure_of(problem)
            if told.code == "storage_busy":
                self.health.fails(told)
            for work, future in group:
                if told.code == "storage_busy":  # each would wait for the lock again
                    future.set_exception(told)
                else:
                    self.commit_one(work, future)
            return
        self.on_commit(time.perf_counter() - began)
        self.health.works()
        for (_, future), (result, refused) in zip(group, outcomes, strict=True):
            if refused is None:
                future.set_result(result)
            else:
                future.set_exception(refused)

    def commit_one(self, work: Work[Any], future: Future[Any]) -> None:
        """Without the savepoint that one of several needs."""
        began = time.perf_counter()
        try:
            result = in_transaction(self.writer, work)
        except Exception as problem:
            if isinstance(problem, StorageFailed):
                self.health.fails(problem)
            future.set_exception(problem)
        else:
            self.on_commit(time.perf_counter() - began)
            self.health.works()
            future.set_result(result)

    def together(self, group: list[Asked]) -> list[tuple[Any, Exception | None]]:
        """Do the work of a group and commit; what came of each. Nobody is told anything before."""
        outcomes: list[tuple[Any, Exception | None]] = []
        with self.writer.begin() as connection:
            for work, _ in group:
                try:
                    with connection.begin_nested():
                        outcomes.append((work(connection), None))
                except Exception as problem:
                    if is_storage_trouble(problem) or not is_in_transaction(connection):
                        raise  # SQLite may have rolled back everything, not only this
                    outcomes.append((None, problem))
        return outcomes

    def close(self) -> None:
        """Finish what has been asked for, then let go of the file."""
        self.closed = True
        self.queue.put(None)
        self.thread.join()
        self.pool.shutdown()
        self.reader.dispose()
        self.writer.dispose()
        os.close(self.lease)


def lock_of(path: Path) -> Path:
    """The file that is locked while a database is in use."""
    return path.with_suffix(path.suffix + ".lock")


def take_lease(path: Path) -> int:
    """Hold a lock file for as long as the process lives; the system frees it however the process ends."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if os.geteuid() == 0:  # a command of root's must not leave a file that the server cannot open
        owner = path.parent.stat()
        os.fchown(handle, owner.st_uid, owner.st_gid)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise StoreError(
            f"{path.with_suffix('')} is in use by another process; stop that one, or use another --data."
        ) from None
    return handle


def sqlite_engine(path: Path, begin: str, size: int) -> Engine:
    engine = create_engine(f"sqlite:///{path}", pool_size=size, connect_args={"check_same_thread": False})

    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in (
            f"busy_timeout = {BUSY_MS}",
            "journal_mode = WAL",
            "synchronous = FULL",  # a commit returns when the disk has it
            "foreign_keys = ON",
            "secure_delete = ON",  # who is forgotten leaves no name in a free page
        ):
            connection.execute(f"PRAGMA {pragma}")

    def on_execute(_: Any, __: Any, asked: str, values: Any, context: Any, ___: Any) -> tuple[str, Any]:
        if context is not None and context.execution_options.get(WITHOUT_INDEXES):
            asked = asked.replace("FROM tables ", "FROM tables NOT INDEXED ")  # SQLAlchemy has no word for it
        return asked, values

    event.listen(engine, "before_cursor_execute", on_execute, retval=True)
    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def checkpoint(path: Path) -> None:
    """Readers may be in the way for a moment; if they stay, the next one does it."""
    connection = sqlite3.connect(path, timeout=BUSY_MS / 1000)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()


def is_in_transaction(connection: Connection) -> bool:
    driver: Any = connection.connection.dbapi_connection
    return bool(driver.in_transaction)


def in_transaction(engine: Engine, work: Work[T]) -> T:
    try:
        with engine.begin() as connection:
            return work(connection)
    except Exception as problem:
        if is_storage_trouble(problem):
            raise failure_of(problem) from problem
        raise


def postgres_url(url: str) -> URL:
    """The address with the driver we use."""
    return make_url(url).set(drivername="postgresql+psycopg")


class PostgresDatabase:
    """A pool of connections; each piece of work is a transaction of its own."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.on_commit: Callable[[float], object] = ignore
        self.health = Health()
        try:
            import psycopg  # noqa: F401 - only to say in one sentence what is missing
        except ImportError:
            raise StoreError(
                'PostgreSQL needs the driver psycopg: in a clone, pip install ".[postgres]".'
            ) from None
        self.engine = create_engine(
            postgres_url(url),
            pool_size=POOL,
            pool_pre_ping=True,  # a connection that has died in the pool is replaced unseen
            connect_args=CONNECTION,
        )
        self.pool = ThreadPoolExecutor(POOL, "store")

    def write(self, work: Work[T]) -> Future[T]:
        return self.pool.submit(self.store, work)

    def store(self, work: Work[T]) -> T:
        began = time.perf_counter()
        try:
            result = in_transaction(self.engine, work)
        except StorageFailed as failure:
            self.health.fails(failure)
            raise
        self.health.works()
        self.on_commit(time.perf_counter() - began)
        return result

    def read(self, work: Work[T]) -> Future[T]:
        return self.pool.submit(in_transaction, self.engine, work)

    def scrub(self) -> Future[None]:
        """PostgreSQL overwrites what was deleted when it cleans up, and its own log as it goes round."""
        return self.pool.submit(lambda: None)

    def close(self) -> None:
        self.pool.shutdown()
        self.engine.dispose()
