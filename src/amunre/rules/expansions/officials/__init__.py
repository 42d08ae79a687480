"""Two scribes each, and officials from the provinces one does not keep."""
