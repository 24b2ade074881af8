"""Which cards a seat has had in a game."""

from collections.abc import Sequence

from fabletop.lab.records import Row


def had(
    _game: str, chosen: Sequence[Row], _events: Sequence[Row], seats: int
) -> list[frozenset[str]]:
    owned: list[set[str]] = [set() for _ in range(seats)]
    for row in chosen:
        if row["chosen"]:
            owned[row["seat"]].add(row["card"])
    return [frozenset(one) for one in owned]
