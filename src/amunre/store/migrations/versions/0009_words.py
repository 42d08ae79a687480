"""Words of people lie outside of the chain; accounts can be closed, and find all that they have written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from amunre.store.migrations.reading import fields_of, text_of

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

TABLE_ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "words",
        sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("key", sa.LargeBinary(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("entries", flag("redacted"))
    op.add_column("memberships", flag("gone"))
    op.add_column("accounts", sa.Column("closed_at", sa.BigInteger))
    remember_those_who_left(op.get_bind())


def flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())


def remember_those_who_left(connection: sa.Connection) -> None:
    """Accounts that sat at a table and got up have left their names in its log."""
    accounts = set(connection.scalars(sa.text("SELECT id FROM accounts")))
    known = {
        tuple(row) for row in connection.execute(sa.text("SELECT account_id, table_id FROM memberships"))
    }
    taken = connection.execute(
        sa.text("SELECT table_id, body FROM entries WHERE body LIKE :taken"), {"taken": '%"seat_taken"%'}
    )
    found = {(text_of(fields_of(body), "account"), table_id) for table_id, body in taken}
    for account_id, table_id in sorted(pair for pair in found - known if pair[0] in accounts):
        connection.execute(
            sa.text("INSERT INTO memberships (account_id, table_id, gone) VALUES (:account, :id, :gone)"),
            {"account": account_id, "id": table_id, "gone": True},
        )


def downgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_column("closed_at")
    with op.batch_alter_table("memberships") as memberships:
        memberships.drop_column("gone")
    with op.batch_alter_table("entries") as entries:
        entries.drop_column("redacted")
    op.drop_table("words")
