"""The features of Seasons."""

from fabletop.bots.outlooks.seasons.features import NAMES, measure, together

__all__ = ["NAMES", "measure", "together"]
