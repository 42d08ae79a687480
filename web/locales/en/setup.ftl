# Setting up a table

new-hints = Hints are allowed: whoever is asked may let a bot suggest a move
