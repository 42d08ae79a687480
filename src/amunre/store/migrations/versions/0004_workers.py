"""What workers on one PostgreSQL tell each other. It need not outlive a crash, so it is not logged there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    prefixes = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(80), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("parent", sa.Integer, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("alive_at", sa.BigInteger, nullable=False),
        prefixes=prefixes,
    )
    op.create_table(
        "allowances",
        sa.Column("key", sa.LargeBinary(16), primary_key=True),
        sa.Column("full_at", sa.BigInteger, nullable=False),
        prefixes=prefixes,
    )
    op.create_table(
        "connected",
        sa.Column("key", sa.LargeBinary(16), primary_key=True),
        sa.Column("worker", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        prefixes=prefixes,
    )
    op.create_table(
        "attended",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("address", sa.LargeBinary(16), nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        prefixes=prefixes,
    )
    op.create_index("attended_address", "attended", ["address"])


def downgrade() -> None:
    for name in ("attended", "connected", "allowances", "workers"):
        op.drop_table(name)
