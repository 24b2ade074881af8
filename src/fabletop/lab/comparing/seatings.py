"""Who sits where in an arena: every bot on every seat equally often, with the same cards."""

from itertools import permutations

Seating = tuple[int, ...]
"""For every seat, the number of its contestant."""


def seatings(contestants: int, players: int) -> list[Seating]:
    """The seatings in which every deal is played.

    For every order of the contestants there is one: they take the seats in that order, and where
    there are more seats than contestants they begin again from the first. Where there are more
    contestants than seats, every choice of them sits down in every order. So two at a table for two
    sit both ways round, and in any case each sits on each seat equally often.
    """
    seated = min(contestants, players)
    return [
        tuple(order[seat % seated] for seat in range(players))
        for order in permutations(range(contestants), seated)
    ]
