"""Wizards with its revised rules: Orders, Tasks, and Evil that destroys the lands."""

from fabletop.games.wizards.game import WIZARDS

__all__ = ["WIZARDS"]
