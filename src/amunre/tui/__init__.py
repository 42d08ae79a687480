"""The terminal client: it draws views, tells events in sentences and reads actions in notation."""
