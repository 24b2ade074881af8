"""A typed look at a view of Prophecy, with the printed cards beside it."""

from dataclasses import dataclass
from typing import Any, cast

from fabletop.core.game import View
from fabletop.games.prophecy.box import Box, Corrections, open_box

GOAL = 5


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat sees of itself and of the board."""

    box: Box
    view: View
    hero: dict[str, Any]
    spaces: list[dict[str, Any]]

    @property
    def missing(self) -> list[str]:
        """The guilds whose Certificate is still to be earned."""
        guilds = [space["guild"] for space in self.spaces if space["guild"]]
        return [guild for guild in guilds if guild not in self.hero["certificates"]]

    def can_buy(self, guild: str) -> bool:
        enough = self.hero["experience"] >= GOAL
        return enough and (guild in self.hero["guilds"] or self.hero["gold"] >= GOAL)

    def usable(self) -> list[str]:
        return [item for item in self.hero["items"] if item not in self.hero["damaged"]]

    @property
    def gold_needed(self) -> int:
        foreign = [guild for guild in self.missing if guild not in self.hero["guilds"]]
        return GOAL * len(foreign)


def look(view: View, seat: int) -> Seen:
    heroes = cast(list[dict[str, Any]], view["heroes"])
    spaces = cast(list[dict[str, Any]], view["spaces"])
    return Seen(open_box(cast(Corrections, view["cards"])), view, heroes[seat], spaces)
