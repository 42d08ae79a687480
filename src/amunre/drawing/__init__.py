"""Positions as pictures.

>>> from amunre import SPECTATOR, Setup, start
>>> from amunre.drawing import board_svg
>>> game = start(Setup(title="classic", players=3, seed="nile"))
>>> picture = board_svg(game.rules, game.view(SPECTATOR), ["Ana", "Ben", "Cleo"])
>>> picture[:34]
'<svg xmlns="http://www.w3.org/2000'

A picture is made from a view, so it shows a viewer what that viewer may know. ``python -m amunre.drawing``
draws a position of a random game.
"""

from amunre.drawing.picture import board_svg

__all__ = ["board_svg"]
