"""Battles to a reader: who would fight, with what, how the dice fall, and the exact odds."""
