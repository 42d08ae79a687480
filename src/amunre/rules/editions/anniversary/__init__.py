"""The 2023 edition: ``core.py``, and its parts that players may leave out."""
