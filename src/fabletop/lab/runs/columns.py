"""What the tables of a run must know about a game: the state of a seat at the end (its character, a
few numbers), which seat had the first turn, and which events are about no seat.

These columns of a run differ from game to game. A game brings them (`fabletop.lab.plugin`).
"""

from fabletop.lab.plugin import Final, plugin_of


def final_of(game: str) -> Final:
    """What is kept of a game; without a plugin, only places and scores."""
    return plugin_of(game).final
