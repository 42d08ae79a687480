"""Tables where people play: seats, moves, clocks, orders, talk. No framework, no socket.

A table is what its log makes of it: commands look at it and emit entries, entries alone change it.
"""
