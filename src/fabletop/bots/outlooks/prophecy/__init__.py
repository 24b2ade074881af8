"""The features of Prophecy."""

from fabletop.bots.outlooks.prophecy.features import NAMES, measure, together

__all__ = ["NAMES", "measure", "together"]
