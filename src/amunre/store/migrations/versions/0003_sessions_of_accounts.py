"""All sessions of an account can be found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from amunre.store.migrations.reading import fields_of, text_of

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("account_id", sa.String(32)))
    op.create_index("sessions_account", "sessions", ["account_id"])
    sessions = sa.table(
        "sessions",
        sa.column("digest", sa.LargeBinary),
        sa.column("data", sa.LargeBinary),
        sa.column("account_id"),
    )
    database = op.get_bind()
    for digest, data in database.execute(sa.select(sessions.c.digest, sessions.c.data)).all():
        account = text_of(fields_of(data), "account")
        if account:
            database.execute(
                sa.update(sessions).where(sessions.c.digest == digest).values(account_id=account)
            )


def downgrade() -> None:
    op.drop_index("sessions_account", "sessions")
    op.drop_column("sessions", "account_id")
