"""Alembic runs the migrations through this; the connection comes from ``amunre.store.upgrade``."""

from __future__ import annotations

from alembic import context

from amunre.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
