"""Races of the first expansion."""

from fabletop.games.prophecy.parts import Part

RACES = Part()
