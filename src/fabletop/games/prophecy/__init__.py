"""Prophecy: heroes on a ring of twenty spaces, their adventures, and five guilds."""

from fabletop.games.prophecy.game import PROPHECY

__all__ = ["PROPHECY"]
