"""A view of Wizards with names for what the evaluation needs, computed once per question."""

from fabletop.games.wizards.isles import LAIR
from fabletop.games.wizards.seen.board import box_of, isles_of
from fabletop.games.wizards.seen.view import WizardsView

WeightedSpace = tuple[int, float]
"""A space, and the value of being there."""


class SeenWizards:
    __slots__ = (
        *("afflicted", "asides", "barred", "box", "dead", "deficits", "demons", "dragon"),
        *("goals", "here", "isles", "lair", "me", "seat", "spells", "view"),
    )

    def __init__(self, view: WizardsView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.box = box_of(view)
        self.isles = isles = isles_of(view)
        self.me = view.players[seat]
        self.here = isles.numbers.get(self.me.space, -1)
        self.dead = frozenset([isles.index[land] for land in view.dead])
        self.demons = frozenset([isles.numbers[name] for name in view.demons])
        self.dragon = isles.numbers.get(view.dragon, -1)
        self.lair = isles.index[LAIR]
        self.afflicted = self.me.dazed or self.me.bound
        self.spells = {spell.spell: spell for spell in self.me.spells}
        self.deficits = self._deficits()
        self.barred = {site for site, count in self.me.visits.items() if count > 1}
        """Sites that may not be visited again yet."""
        self.barred.add(self.me.just_met)
        self.goals: list[WeightedSpace] | None = None
        """Cache of the goals; None until they have been computed."""
        self.asides: list[int] | None = None
        """Cache of the spaces worth a step aside; None until they have been computed."""

    def _deficits(self) -> list[int]:
        """The points still needed for the last rank, by type."""
        if not self.me.order:
            return [100, 100, 100]
        last = self.box.levels[self.me.order][-1]
        return [max(0, need - have) for have, need in zip(self.me.points, last, strict=True)]

    def space(self, name: str) -> int:
        return self.isles.numbers[name]

    def is_living(self, space: int) -> bool:
        return self.isles.land[space] not in self.dead

    def site(self, site: str) -> int:
        """The space of a site that is still there, or -1."""
        space = self.isles.where[site]
        return space if self.isles.land[space] not in self.dead else -1
