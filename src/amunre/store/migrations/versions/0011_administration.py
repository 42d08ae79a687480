"""Administrators of a site: who they are, what they have done, whom they keep out, and what is reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

ID = sa.String(32)


def upgrade() -> None:
    op.add_column("accounts", sa.Column("admin", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("sessions", sa.Column("began_at", sa.BigInteger))
    op.create_table(
        "restrictions",
        sa.Column("account_id", ID, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("kind", sa.String(4), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "network_bans",
        sa.Column("network", sa.String(43), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "recoveries",
        sa.Column("account_id", ID, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("digest", sa.LargeBinary(32), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", ID, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("arrival", sa.Integer, nullable=False),
        sa.Column("entry", sa.Integer),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("account_id", ID),
        sa.Column("reporter_key", sa.LargeBinary(16), nullable=False),
        sa.Column("reporter_name", sa.String(80), nullable=False),
        sa.Column("reporter_id", ID),
        sa.Column("reporter_arrival", sa.Integer),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("outcome", sa.String(12)),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
    )
    op.create_index("reports_status", "reports", ["status", "at"])
    op.create_index("reports_account", "reports", ["account_id"])
    op.create_index("reports_reporter", "reports", ["reporter_id"])
    op.create_index("reports_table", "reports", ["table_id"])
    op.create_table(
        "admin_acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", ID, nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("about", sa.String(43), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
    )
    op.create_index("admin_acts_about", "admin_acts", ["kind", "about", "id"])


def downgrade() -> None:
    for name in ("admin_acts", "reports", "recoveries", "network_bans", "restrictions"):
        op.drop_table(name)
    op.drop_column("sessions", "began_at")
    op.drop_column("accounts", "admin")
