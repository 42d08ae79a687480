# The rules to read.

rulings-in-english = The rulings are written in English only.
