"""The Water Realm."""

from fabletop.games.prophecy.parts import Part

WATER = Part()
