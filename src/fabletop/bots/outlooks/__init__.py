"""How each game rates a position: a short list of named features per game."""
