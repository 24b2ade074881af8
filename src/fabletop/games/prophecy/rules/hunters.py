"""The Treasure Hunters (W-194 to W-206)."""

from fabletop.games.prophecy.parts import Part

TREASURE_HUNTERS = Part()
