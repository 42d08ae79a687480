"""The terminal client: it draws views, tells events in sentences and reads actions in notation."""

INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells expect it."""
