"""The game for the throne of the Lord of the Sea (W-214 to W-222)."""

from fabletop.games.prophecy.parts import Part

LORD_OF_THE_SEA = Part()
