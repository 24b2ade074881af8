"""Positions under Argos's Embrace."""

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay

TOP = ("amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water")


def embraced(
    crystals: int,
    *,
    others: int = 0,
    players: int = 2,
    reserve: str = "",
    hand: tuple[str, ...] = (),
    play: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    token: str = "",
) -> Scenario:
    """The first sorcerer as given; the others have `others` crystals, the second also `theirs`."""
    scenario = Scenario(players, enchantment="argoss_embrace")
    scenario.sorcerer(crystals=crystals, reserve=reserve, hand=hand, play=play, token=token)
    for seat in range(1, players):
        scenario.sorcerer(crystals=others, play=theirs if seat == 1 else ())
    return scenario.top(*TOP)


def crystals(play: SeasonsPlay) -> list[int]:
    return [sorcerer.crystals for sorcerer in play.table.sorcerers]
