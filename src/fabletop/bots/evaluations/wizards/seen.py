"""A view of Wizards with names for what the evaluation needs, computed once per question."""

from collections.abc import Mapping

from fabletop.games.wizards.isles import LAIR
from fabletop.games.wizards.seen.board import box_of, isles_of
from fabletop.games.wizards.seen.people import is_afflicted
from fabletop.games.wizards.seen.ranks import deficits
from fabletop.games.wizards.seen.situation import Situation, situation
from fabletop.games.wizards.seen.view import WizardsView

WeightedSpace = tuple[int, float]
"""A space, and the value of being there."""


class SeenWizards:
    __slots__ = (
        *(
            "afflicted",
            "asides",
            "box",
            "dead",
            "deficits",
            "demon_harm",
            "demons",
            "dragon",
        ),
        *("dragon_harm", "goals", "haste", "here", "isles", "lair", "me", "seat"),
        *("_situation", "view", "visits"),
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
        self.afflicted = is_afflicted(view, seat)
        self.deficits = deficits(view, seat)
        """The points still needed for the last rank, by type."""
        self._situation: Situation | None = None
        self.visits: Mapping[str, float] | None = None
        """Cache of what visits are worth, by the kind of the site."""
        self.demon_harm: float | None = None
        self.dragon_harm: float | None = None
        """Caches of what meeting Demons and the Dragon costs."""
        self.haste: float | None = None
        """Cache of how much less a goal is worth for every movement point of the way."""
        self.goals: list[WeightedSpace] | None = None
        """Cache of the goals; None until they have been computed."""
        self.asides: list[int] | None = None
        """Cache of the spaces worth a step aside; None until they have been computed."""

    @property
    def situation(self) -> Situation:
        if self._situation is None:
            self._situation = situation(self.view, self.seat)
        return self._situation

    def space(self, name: str) -> int:
        return self.isles.numbers[name]
