"""How a game of Prophecy stands, feature by feature."""

from fabletop.bots.outlooks.prophecy.features import NAMES, measure, together

__all__ = ["NAMES", "measure", "together"]
