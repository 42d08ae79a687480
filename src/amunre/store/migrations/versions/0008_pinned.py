"""Tables whose game is to stay with the rules that it is played by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # not in a batch, which would make the table anew though rows of others belong to its rows
    op.add_column("tables", sa.Column("pinned", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "pinned")
