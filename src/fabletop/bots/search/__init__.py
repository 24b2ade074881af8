"""Information-set Monte Carlo tree search: one implementation for all games.

It tries options in imagined worlds, plays each world on with the greedy bot's evaluation, and rates
the position reached with the game's outlook. It knows only questions, views and imagined worlds.
"""
