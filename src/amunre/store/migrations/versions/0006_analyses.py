"""Analyses of finished games: those that are in line, and what was found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("form", sa.SmallInteger, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("worker", sa.String(32)),
        sa.Column("address", sa.LargeBinary(16)),
        sa.Column("caller", sa.LargeBinary(16)),
        sa.Column("address_turn", sa.BigInteger, nullable=False),
        sa.Column("caller_turn", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("spent_ms", sa.BigInteger, nullable=False),
        sa.Column("verdicts", sa.Text, nullable=False),
    )
    op.create_index("analyses_status", "analyses", ["status", "number"])


def downgrade() -> None:
    op.drop_table("analyses")
