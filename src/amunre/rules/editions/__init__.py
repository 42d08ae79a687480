"""The editions: only what differs from the base game."""
