"""The first tables. Written out, because a migration must stay what it was when it ran."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TABLE_ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", TABLE_ID, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_listed", "tables", ["listed", "status", "changed_at"])
    op.create_table(
        "entries",
        sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("audience", sa.SmallInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("salt", sa.LargeBinary(16), nullable=False),
        sa.Column("proof", sa.String(32), nullable=False),
        sa.Column("link", sa.LargeBinary(32), nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "seat_keys",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
    )
    op.create_index("seat_keys_table", "seat_keys", ["table_id"])
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("name_key", sa.String(80), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("expires_at", sa.BigInteger),
    )
    op.create_table(
        "memberships",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("table_id", TABLE_ID, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("facts memberships sessions accounts seat_keys snapshots secrets entries tables").split():
        op.drop_table(name)
