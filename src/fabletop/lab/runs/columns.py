"""What the tables of a run must know about a game: how a seat stood at its end (whom it played, a
few numbers of its own), who had the first turn, and which events tell of no seat.

These are the columns of a run that differ from game to game. A game brings them
(`fabletop.lab.plugin`).
"""

from fabletop.lab.plugin import Final, plugin_of


def final_of(game: str) -> Final:
    """What is kept of a game; of one that nobody has described nothing but places and scores."""
    return plugin_of(game).final
