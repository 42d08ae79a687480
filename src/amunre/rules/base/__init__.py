"""The board game: one file a phase, in the order of play; ``module.py`` is the table of contents."""
