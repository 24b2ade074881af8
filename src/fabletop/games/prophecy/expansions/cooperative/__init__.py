"""The cooperative and the solo game, with their own Abilities."""
