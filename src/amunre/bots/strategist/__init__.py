"""The strategist: greedy's reckoning with a plan for the round, and an eye on what rivals will do."""

from amunre.bots.strategist.player import StrategistBot

__all__ = ["StrategistBot"]
