"""What is stored. The log in ``entries`` is the truth; the rest guards it or helps to find it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

from amunre.store.names import LONGEST_KEY

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),  # of the last entry; a writer that is behind changes no row
    Column("opened_at", BigInteger, nullable=False),  # all times are microseconds since 1970, UTC
    Column("changed_at", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # what a list of tables shows of it
    Column("due_at", BigInteger),  # when the server itself must act there
    Column("title", String(80), nullable=False, server_default=""),  # with its expansions
    Column(
        "waiting", SmallInteger
    ),  # a bit for each person's seat that is waited for; not known of old tables
    Column("pinned", Boolean, nullable=False, server_default=false()),  # to the rules it is played by
)
Index("tables_due", tables.c.due_at)
Index("tables_status", tables.c.status, tables.c.changed_at)
Index("tables_listed", tables.c.listed, tables.c.status, tables.c.changed_at)

sitters = Table(  # under which names a table is found, as they are searched for: without case and accents
    "sitters",
    metadata,
    # by the bytes of its letters, as the search compares them
    Column(
        "name_key", String(LONGEST_KEY).with_variant(String(LONGEST_KEY, "C"), "postgresql"), primary_key=True
    ),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)
Index("sitters_table", sitters.c.table_id)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("audience", SmallInteger, nullable=False),  # the one seat that may know of it, or EVERYONE
    Column("body", Text, nullable=False),
    Column("salt", LargeBinary(16), nullable=False),
    Column("proof", String(32), nullable=False),  # digest of the game after it; never sent while it runs
    Column("link", LargeBinary(32), nullable=False),
    # names or messages were taken out of the body, as older logs have them there; the link is as it was
    Column("redacted", Boolean, nullable=False, server_default=false()),
)

words = Table(  # of people: names, messages, titles; outside of the chain, so that they can be removed
    "words",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # of the entry that holds a commitment to them
    Column("key", LargeBinary(16), nullable=False),
    Column("text", Text, nullable=False),
)

secrets = Table(  # apart from the log, so that a copy of the log alone predicts nothing
    "secrets",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seed", LargeBinary(32), nullable=False),
)

snapshots = Table(  # a cache
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

seat_keys = Table(
    "seat_keys",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),  # of a guest's token; the token itself is not kept
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
)
Index("seat_keys_table", seat_keys.c.table_id)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("name_key", String(80), nullable=False, unique=True),  # as it is compared: case and accents folded
    Column("password", String(200), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # as the name looks; nothing for an account from before this was kept that looks like an older one
    Column("look", String(LONGEST_KEY)),
    Column("closed_at", BigInteger),  # while its words are being removed from its tables; then it is gone
    Column("admin", Boolean, nullable=False, server_default=false()),
)
Index("accounts_look", accounts.c.look, unique=True)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("expires_at", BigInteger),
    Column("account_id", String(32)),  # also in the data; here to find all sessions of an account by
    Column("began_at", BigInteger),  # not known of older ones
)
Index("sessions_account", sessions.c.account_id)

memberships = Table(  # at which tables an account sits or sat, for the list of one's own games
    "memberships",
    metadata,
    Column("account_id", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger),
    # got up before the game: the table is no game of its own, but its name stands there
    Column("gone", Boolean, nullable=False, server_default=false()),
)
Index("memberships_table", memberships.c.table_id)

openers = Table(  # of tables that go on: whose they are, as digests of accounts and addresses
    "openers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("key", LargeBinary(16), nullable=False),
)
Index("openers_key", openers.c.key)

imports = Table(  # games that were brought here from elsewhere
    "imports",
    metadata,
    Column("id", String(32), primary_key=True),  # of the table, if it is a record
    Column("kind", String(8), nullable=False),  # record or game
    Column("imported_at", BigInteger, nullable=False),
    Column("verified", Boolean, nullable=False),  # seed, deal and log; a game file has none
    Column("body", Text, nullable=False),  # the text of a game file; a record is in the log
)

analyses = Table(  # of finished games: those that are in line, and what was found
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("form", SmallInteger, nullable=False),  # of the verdicts; those of another form count for nothing
    Column("number", BigInteger, nullable=False),  # in the order in which they were asked for
    Column("status", String(12), nullable=False),
    Column("worker", String(32)),  # that has a decision of it at hand
    Column("address", LargeBinary(16)),  # who has asked, as digests, and only while it is in line
    Column("caller", LargeBinary(16)),
    Column("address_turn", BigInteger, nullable=False),  # the last turn of this address, and of this caller
    Column("caller_turn", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),  # actions of the game that have been looked at
    Column("total", Integer, nullable=False),
    Column("spent_ms", BigInteger, nullable=False),
    Column("verdicts", Text, nullable=False),
)
Index("analyses_status", analyses.c.status, analyses.c.number)

merges = Table(  # accounts that have become part of others, under whose ids seats stand in logs
    "merges",
    metadata,
    Column("former_id", String(32), primary_key=True),
    Column("account_id", String(32), ForeignKey("accounts.id"), nullable=False),
)
Index("merges_account", merges.c.account_id)

restrictions = Table(  # on accounts; one of each kind
    "restrictions",
    metadata,
    Column("account_id", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("kind", String(4), primary_key=True),  # ban or mute
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # nothing is for ever
    Column("reason", Text, nullable=False),
)

network_bans = Table(  # from where guests can neither play nor talk, and nobody can register
    "network_bans",
    metadata,
    Column("network", String(43), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)

recoveries = Table(  # codes with which somebody may choose a new password, once
    "recoveries",
    metadata,
    Column("account_id", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("digest", LargeBinary(32), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("text", Text, nullable=False),  # what the reporter says
    Column("table_id", String(32), nullable=False),  # a report outlives its table
    Column("seat", SmallInteger, nullable=False),
    Column("arrival", Integer, nullable=False),  # the entry with which the reported person sat down
    Column("entry", Integer),  # of the message that is reported
    Column("said", Text, nullable=False),  # in that message; a copy, because the table may forget it
    Column("name", String(80), nullable=False),
    Column("account_id", String(32)),  # nothing for guests
    Column("reporter_key", LargeBinary(16), nullable=False),  # a digest, to know repeats by
    Column("reporter_name", String(80), nullable=False),
    Column("reporter_id", String(32)),
    Column("reporter_arrival", Integer),  # nothing for who looks on
    Column("status", String(8), nullable=False),  # open or settled
    Column("outcome", String(12)),
    Column("note", Text, nullable=False),
    Column("settled_at", BigInteger),
)
Index("reports_status", reports.c.status, reports.c.at)
Index("reports_account", reports.c.account_id)
Index("reports_reporter", reports.c.reporter_id)
Index("reports_table", reports.c.table_id)

admin_acts = Table(
    "admin_acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(32), nullable=False),  # an account, or operator
    Column("what", String(20), nullable=False),
    Column("kind", String(8), nullable=False),  # of what it was done to: account, network, report, table
    Column("about", String(43), nullable=False),  # which one
    Column("reason", Text, nullable=False),
    Column("facts", Text, nullable=False),
)
Index("admin_acts_about", admin_acts.c.kind, admin_acts.c.about, admin_acts.c.id)

workers = Table(  # this one and the next three: what workers on one PostgreSQL tell each other
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(80), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("parent", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("alive_at", BigInteger, nullable=False),
    prefixes=["UNLOGGED"],
)

allowances = Table(  # how much callers may still do
    "allowances",
    metadata,
    Column("key", LargeBinary(16), primary_key=True),  # a digest: no address and no name is kept for it
    Column("full_at", BigInteger, nullable=False),  # when all of it will have come back
    prefixes=["UNLOGGED"],
)

connected = Table(  # sockets and streams
    "connected",
    metadata,
    Column("key", LargeBinary(16), primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    prefixes=["UNLOGGED"],
)

attended = Table(  # when somebody was at a game with bots
    "attended",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("address", LargeBinary(16), nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    prefixes=["UNLOGGED"],
)
Index("attended_address", attended.c.address)

facts = Table(  # small things about the site itself, for instance when it was last alive
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
