"""The event log of every table, on SQLite by default and on PostgreSQL when that is outgrown."""
