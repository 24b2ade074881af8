"""Which things on the table of Wizards an option is about, and whether it is chosen there."""

from collections.abc import Sequence

from fabletop.core.question import Option
from fabletop.games.wizards.seen.board import box_of
from fabletop.games.wizards.seen.view import WizardsView

TO_A_SPACE = frozenset({"step", "board", "sail", "swim", "space", "drift", "lead", "centre"})
"""Options that are chosen only on the map, as are lands and face-down lands."""

CALLED = frozenset({"boat", "whistle"})
"""Options about the water space to which a boat is called."""

ON_THE_MAP = TO_A_SPACE | CALLED | {"come", "land", "waters", "near"}

SPELLS = {
    "boat": ("boat_summoning",),
    "swiftness": ("swiftness",),
    "dispel": ("demon_dispelling",),
    "summon": ("animal_summoning",),
    "escape": ("escape_traps", "escape_traps_transport"),
    "tame": ("dragon_taming",),
    "telepathy": ("telepathy",),
    "transport": ("transport",),
}
"""Spells on the player's sheet where options can be chosen as well."""

EVENTS = frozenset({"whistle", "ring", "lantern", "wish"})
"""Options about Events with an effect of the same name."""

RIDES = frozenset({"fly", "ride"})


class WizardsPlaces:
    """The things on the table, by the ids that options use."""

    def __init__(self, view: WizardsView) -> None:
        self._view = view
        seat = view.seat
        self._own = view.players[seat] if seat is not None else None
        self._box = box_of(view)

    def things(self, option: Option) -> Sequence[str]:
        verb, words = str(option[0]), option[1:]
        if verb in CALLED and words:
            return [f"space-{words[0]}", f"call-{words[0]}", *self._sheet(verb, words)]
        if verb in TO_A_SPACE:
            return [f"space-{words[0]}"]
        if verb == "come":
            return [f"space-{words[1]}"]
        if verb in ("land", "waters"):
            return [f"land-{words[0]}"]
        if verb in ("near", "lay", "turn"):
            return [f"{verb}-{words[0]}"]
        if verb == "stop":
            return self._here()
        return self._sheet(verb, words)

    def _here(self) -> list[str]:
        """The player's own space, for options to stay there."""
        moving = self._view.moving
        space = self._view.players[moving].space if moving >= 0 else ""
        return [f"space-{space}"] if space else []

    def _sheet(self, verb: str, words: Option) -> list[str]:
        """A spell, an Event or an animal on the sheet of the player who has to answer."""
        if not self._own:
            return []
        if verb in RIDES:
            return ["animal"]
        known = {spell.spell for spell in self._own.spells}
        spells = [f"spell-{spell}" for spell in SPELLS.get(verb, ()) if spell in known]
        events = [
            f"event-{event.card}"
            for event in self._own.events
            if verb in EVENTS and self._box.events[event.card].effect == verb
        ]
        named = [f"event-{word}" for word in words]
        return [*spells, *([one for one in events if one in named] or events[:1])]

    def on_board(self, option: Option) -> bool:
        return str(option[0]) in ON_THE_MAP

    def card(self, option: Option) -> str:
        """The card of an option. Lands have cards, too; a place of the same name has none."""
        verb = str(option[0])
        if verb in ("land", "waters", "lay"):
            return str(option[1])
        named = [str(word) for word in option[1:]]
        return next(
            (word for word in named if word in self._box.named and word not in self._box.sites), ""
        )
