"""Battles with Creatures and between characters, from their announcement to the spoils."""
