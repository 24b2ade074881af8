"""Treasure Island (W-010 to W-051)."""

from fabletop.games.prophecy.parts import Part

ISLAND = Part()
