"""The new Adventures lie in the Plains by the City, where the Paladin (Strength 4, Willpower 4)
arrives; the Mystic (3, 6) and the Scout (5, 2) are elsewhere."""

from typing import Any, cast

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

FIELD = "plains_by_city"


def wilds(
    scenario: type[Scenario],
    players: int = 2,
    *,
    ending: str = "final_battle",
    artifacts: str = "base",
    island: str = "no",
    trade: str = "no",
) -> Scenario:
    """A table of the Standard version with all new Adventures."""
    return scenario(
        players,
        version="standard",
        new_adventures="riddler",
        ending=ending,
        artifacts=artifacts,
        island=island,
        trade=trade,
    )


def shown(play: ProphecyPlay, what: str, number: int) -> dict[str, Any]:
    """One of the heroes or planes, as the spectators see it."""
    return cast(list[dict[str, Any]], play.match.view(None)[what])[number]


def kinds(play: ProphecyPlay, seat: int) -> set[str]:
    """What a character counts as."""
    return set(shown(play, "heroes", seat)["kinds"])


def totals(play: ProphecyPlay) -> list[tuple[int, int]]:
    """The active hero's and the opponent's total of every roll so far."""
    return [(int(told[5]), int(told[6])) for told in play.told() if told[0] == "rolled"]


def whispers(play: ProphecyPlay, seat: int) -> list[tuple[str | int, ...]]:
    """What a seat knows and the spectators do not."""
    public = play.told()
    known = [event.told for _, event in play.match.chronicle(seat)]
    return [told for told in known if told not in public]
