"""Information-set Monte Carlo tree search: one implementation for all games.

It tries its options in imagined worlds, plays each on by the greedy bot's judgement, and asks the
game's outlook how it then stands. It knows questions, views and imagined worlds, and nothing else.
"""
