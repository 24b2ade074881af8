"""Treasure Island: Map Fragments, digging, Treasures, and the Treasure Hunters."""
