"""Sorcerers who hold a Special Ability token."""

from typing import TypedDict, Unpack

from fabletop.games.seasons.rules.scoring import token_value
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay


class Owner(TypedDict, total=False):
    """What else the owner of a token may have."""

    crystals: int
    gauge: int
    reserve: str
    play: list[str]
    on: dict[str, str]
    hand: list[str]
    token_used: bool


def holding(token: str, **given: Unpack[Owner]) -> Scenario:
    """Two players; the first holds a token."""
    return Scenario(2, tokens="yes").sorcerer(token=token, **given).sorcerer()


def worth(play: SeasonsPlay, seat: int = 0) -> int:
    """Prestige points of the token so far."""
    return token_value(play.table, play.sorcerer(seat))
