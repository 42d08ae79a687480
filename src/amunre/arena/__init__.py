"""Bots against bots: single matches, simulations, and campaigns that check every step."""

from amunre.arena.match import play_match
from amunre.arena.simulate import Summary, simulate

__all__ = ["Summary", "play_match", "simulate"]
