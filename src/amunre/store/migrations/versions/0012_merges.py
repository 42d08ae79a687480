"""Accounts that have become part of others: their seats stand in logs under their own ids."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "merges",
        sa.Column("former_id", sa.String(32), primary_key=True),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
    )
    op.create_index("merges_account", "merges", ["account_id"])


def downgrade() -> None:
    op.drop_table("merges")
