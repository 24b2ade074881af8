"""Wizards in its revised rules: Orders, Tasks, and Evil that swallows the lands."""

from fabletop.games.wizards.game import WIZARDS

__all__ = ["WIZARDS"]
