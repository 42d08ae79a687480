"""Finding tables by title and by those who sit there, and whose turn it is without reading their logs."""

from __future__ import annotations

import unicodedata
from itertools import zip_longest
from typing import Any

import sqlalchemy as sa
from alembic import op

from amunre.store.migrations.reading import fields_of, text_of

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLE_ID = sa.String(32)
LONGEST_KEY = 80


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("title", sa.String(80), nullable=False, server_default=""))
        tables.add_column(sa.Column("waiting", sa.SmallInteger))
    with op.batch_alter_table("memberships") as memberships:
        memberships.add_column(sa.Column("seat", sa.SmallInteger))
    op.create_index("tables_status", "tables", ["status", "changed_at"])
    op.create_index("memberships_table", "memberships", ["table_id"])
    key = sa.String(LONGEST_KEY).with_variant(sa.String(LONGEST_KEY, "C"), "postgresql")
    op.create_table(
        "sitters",
        sa.Column("name_key", key, primary_key=True),
        sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("sitters_table", "sitters", ["table_id"])
    fill(op.get_bind())


def fill(connection: sa.Connection) -> None:
    """What can be known of the tables that are there."""
    for table_id, text in connection.execute(sa.text("SELECT id, summary FROM tables")).all():
        summary = fields_of(text)
        connection.execute(
            sa.text("UPDATE tables SET title = :title WHERE id = :id"),
            {"title": text_of(summary, "title"), "id": table_id},
        )
        for key in sorted(search_keys(people_in(summary))):
            connection.execute(
                sa.text("INSERT INTO sitters (name_key, table_id) VALUES (:key, :id)"),
                {"key": key, "id": table_id},
            )
    for account_id, table_id in connection.execute(
        sa.text("SELECT account_id, table_id FROM memberships")
    ).all():
        seat = seat_of(connection, account_id, table_id)
        if seat is not None:
            connection.execute(
                sa.text("UPDATE memberships SET seat = :seat WHERE account_id = :account AND table_id = :id"),
                {"seat": seat, "account": account_id, "id": table_id},
            )


def people_in(summary: dict[str, Any]) -> list[str]:
    seats, bots = summary.get("seats"), summary.get("bots")
    if not isinstance(seats, list) or not isinstance(bots, list):
        return []
    return [name for name, bot in zip_longest(seats, bots) if isinstance(name, str) and name and not bot]


def seat_of(connection: sa.Connection, account_id: str, table_id: str) -> int | None:
    """Where an account sat down last."""
    bodies = connection.execute(
        sa.text("SELECT body FROM entries WHERE table_id = :id AND body LIKE :taken ORDER BY seq DESC"),
        {"id": table_id, "taken": '%"seat_taken"%'},
    ).scalars()
    for body in bodies:
        entry = fields_of(body)
        seat = entry.get("seat")
        is_theirs = entry.get("type") == "seat_taken" and entry.get("account") == account_id
        if is_theirs and isinstance(seat, int):
            return seat
    return None


def search_keys(names: list[str]) -> set[str]:
    keys = set()
    for name in names:
        plain = unicodedata.normalize("NFKD", name).casefold()
        words = "".join(letter for letter in plain if not unicodedata.combining(letter)).split()
        keys |= {" ".join(words[start:])[:LONGEST_KEY] for start in range(len(words))}
    return keys


def downgrade() -> None:
    op.drop_table("sitters")
    op.drop_index("memberships_table", "memberships")
    op.drop_index("tables_status", "tables")
    with op.batch_alter_table("memberships") as memberships:
        memberships.drop_column("seat")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("waiting")
        tables.drop_column("title")
