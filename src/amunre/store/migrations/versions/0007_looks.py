"""Accounts are also known by how their names look. Of those that look alike the oldest is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from amunre.store.names import LONGEST_KEY, look_of  # the same looks that new names are compared with

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("look", sa.String(LONGEST_KEY)))
    fill(op.get_bind())
    op.create_index("accounts_look", "accounts", ["look"], unique=True)


def fill(connection: sa.Connection) -> None:
    found = connection.execute(sa.text("SELECT id, name FROM accounts ORDER BY created_at, id")).all()
    oldest: dict[str, str] = {}
    for account_id, name in found:
        oldest.setdefault(look_of(name), account_id)
    if oldest:
        connection.execute(
            sa.text("UPDATE accounts SET look = :look WHERE id = :id"),
            [{"look": look, "id": account_id} for look, account_id in oldest.items()],
        )


def downgrade() -> None:
    op.drop_index("accounts_look", "accounts")
    op.drop_column("accounts", "look")
