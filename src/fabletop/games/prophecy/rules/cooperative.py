"""The cooperative and the solo game (W-223 to W-231), a reconstruction."""

from fabletop.games.prophecy.parts import Part

COOPERATION = Part()
