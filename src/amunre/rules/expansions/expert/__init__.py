"""Players put up provinces of their own choice."""
