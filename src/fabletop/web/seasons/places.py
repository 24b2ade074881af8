"""Which things on the table of Seasons an option is about, and whether it is chosen there."""

from collections.abc import Sequence

from fabletop.core.question import Option
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.seen.turn import is_spent
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.web.seasons.wheel import after

PILES: dict[str, tuple[str, ...]] = {
    "pick": ("packet",),
    "reject": ("aside", "packet", "picks"),
    "hand": ("picks",),
    "library_two": ("picks",),
    "token": ("offered",),
    "summon": ("hand",),
    "discard": ("aside", "hand"),
    "put": ("aside", "hand"),
    "keep": ("aside",),
    "bury": ("aside",),
    "under": ("aside",),
    "on_top": ("aside",),
    "give": ("aside",),
}
"""Where the card of an option is: in the first of these places that holds it."""

IN_PLAY = frozenset({"activate", "sacrifice", "shield", "reroll", "return", "mimic", "resolve"})
OF_RESERVE = frozenset({"transmute", "pay", "drop", "horn", "store", "mirror"})

ALONE = {
    "ability": "ability",
    "bonus": "bonus",
    "vision": "deck",
    "draw": "deck",
    "draw_two": "deck",
    "put": "deck",
    "leave": "deck",
    "apply": "die",
    "steadfast": "die",
}
"""What options without a card are about."""

ON_THE_TABLE = frozenset(
    {"pick", "reject", "hand", "library_two", "token", "take", "summon", "activate", "transmute"}
    | {"bonus", "ability", "mimic"}
)
"""Options that are chosen on the table and need not be listed beside it."""

STAGED = frozenset({"keep", "discard", "reject", "bury", "under", "on_top", "give", "put"})
"""Options about cards that are being looked at; their buttons are below the cards."""


class SeasonsPlaces:
    """The things on the table, by the ids that options use."""

    def __init__(self, view: SeasonsView) -> None:
        self._box = open_box(view.cards)
        self._view = view
        seat = view.seat
        own = self._own = None if seat is None else view.sorcerers[seat]
        self._piles: dict[str, list[str]] = {
            "packet": view.packet,
            "picks": view.picks,
            "aside": view.aside,
            "hand": own.hand if own else [],
            "offered": own.offered if own else [],
        }

    def things(self, option: Option) -> Sequence[str]:
        verb, words = str(option[0]), option[1:]
        if verb in OF_RESERVE:
            return self._energy(words)
        if verb in IN_PLAY:
            return [f"play-{words[0]}"]
        if verb in PILES and words:
            return self._lying(verb, str(words[0]))
        if verb in ALONE:
            return [ALONE[verb]]
        if verb == "take":
            return [f"die-{words[0]}"]
        if verb in ("forward", "back"):
            return [f"space-{after(self._view, verb, int(words[0]))}"]
        if verb == "rob":
            return [f"reserve-{words[1]}-{words[0]}"]
        return [f"seat-{words[0]}"] if verb == "copy" else []

    def _energy(self, words: Option) -> list[str]:
        """Energy of the player's reserve, or the card that it lies on."""
        cards = [word for word in words[1:] if isinstance(word, str)]
        if cards:
            return [f"play-{cards[0]}"]
        seat, energy = self._view.seat, ENERGIES.index(str(words[0]))
        if self._own is None or self._own.reserve[energy]:
            return [f"reserve-{seat}-{words[0]}"]
        return [
            f"play-{item.tag}"
            for item in self._own.play
            if is_spent(item.power) and item.energy[energy]
        ]

    def _lying(self, verb: str, card: str) -> list[str]:
        return [f"{pile}-{card}" for pile in PILES[verb] if card in self._piles[pile]][:1]

    def on_board(self, option: Option) -> bool:
        return str(option[0]) in ON_THE_TABLE and bool(self.things(option))

    def card(self, option: Option) -> str:
        named = [str(word).rstrip("+") for word in option[1:]]
        return next((word for word in named if word in self._box.named), "")
