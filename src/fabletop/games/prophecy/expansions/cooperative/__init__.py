"""The cooperative and the solo game, with the Abilities that come with it."""
