"""Builds Fabletop's hot modules as machine code with mypyc. Nothing here runs while a game runs."""
