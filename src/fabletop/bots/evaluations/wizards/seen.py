"""A view of Wizards with names for what the values are made of."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from fabletop.core.game import View
from fabletop.games.wizards.box import Box
from fabletop.games.wizards.isles import LAIR, Isles
from fabletop.games.wizards.words import box_of, isles_of

Plain = dict[str, Any]


@dataclass
class Seen:
    view: View
    seat: int
    kept: list[int] | None = None
    """Spaces worth a step aside, once they have been looked for."""

    @cached_property
    def me(self) -> Plain:
        return self.player(self.seat)

    def player(self, seat: int) -> Plain:
        return cast(list[Plain], self.view["players"])[seat]

    @cached_property
    def others(self) -> list[Plain]:
        return [one for one in cast(list[Plain], self.view["players"]) if one["seat"] != self.seat]

    @cached_property
    def box(self) -> Box:
        return box_of(self.view)

    @cached_property
    def isles(self) -> Isles:
        return isles_of(self.view)

    @cached_property
    def dead(self) -> frozenset[int]:
        lands = cast(list[str], self.view["dead"])
        return frozenset(self.isles.index[land] for land in lands)

    @cached_property
    def here(self) -> int:
        return self.isles.numbers.get(self.me["space"], -1)

    @cached_property
    def afflicted(self) -> bool:
        return bool(self.me["dazed"] or self.me["bound"])

    @cached_property
    def demons(self) -> frozenset[int]:
        names = cast(list[str], self.view["demons"])
        return frozenset(self.isles.numbers[name] for name in names)

    @cached_property
    def dragon(self) -> int:
        return self.isles.numbers.get(str(self.view["dragon"]), -1)

    @cached_property
    def spells(self) -> dict[str, Plain]:
        return {spell["spell"]: spell for spell in self.me["spells"]}

    def space(self, name: str) -> int:
        return self.isles.numbers[name]

    def is_living(self, space: int) -> bool:
        return self.isles.land[space] not in self.dead

    def in_lair(self, space: int) -> bool:
        return self.isles.land[space] == self.isles.index[LAIR]

    def site(self, site: str) -> int:
        """The space of a site that is still there, or -1."""
        space = self.isles.where[site]
        return space if self.is_living(space) else -1
