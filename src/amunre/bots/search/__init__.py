"""Bots that look ahead: they imagine worlds that fit the view and play candidates out in them."""

from amunre.bots.search.craft import Craft
from amunre.bots.search.player import Effort, SearchBot

__all__ = ["Craft", "Effort", "SearchBot"]
