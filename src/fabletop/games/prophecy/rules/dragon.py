"""The Dragon Realm."""

from fabletop.games.prophecy.parts import Part

DRAGON = Part()
