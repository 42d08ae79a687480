"""Who has opened which tables, as digests, so that nobody has too many of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "openers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("key", sa.LargeBinary(16), nullable=False),
    )
    op.create_index("openers_key", "openers", ["key"])


def downgrade() -> None:
    op.drop_table("openers")
