"""Rounds and turns: Chance, movement, arriving, trade, the end of a turn."""
