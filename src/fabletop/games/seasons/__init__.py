"""Seasons with Enchanted Kingdom: sorcerers, energies, power cards, and three years."""

from fabletop.games.seasons.game import SEASONS

__all__ = ["SEASONS"]
