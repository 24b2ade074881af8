"""How a game stands, for each game: a short list of named features."""
