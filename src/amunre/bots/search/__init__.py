"""Bots that look ahead: they imagine worlds that fit the view and play candidates out in them."""

from amunre.bots.search.craft import Craft
from amunre.bots.search.player import Budget, SearchBot

__all__ = ["Budget", "Craft", "SearchBot"]
