"""Battles with Creatures and between characters, from the first word to the spoils."""
