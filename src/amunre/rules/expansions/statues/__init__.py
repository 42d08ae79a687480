"""Statues in provinces, each with a power for whoever controls it."""
