"""Which things on the table an option is about, and whether it can be chosen on the board."""

from collections.abc import Sequence

from fabletop.core.question import Option
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.seen.view import HeroView, ProphecyView

HERE = ("stay", "work", "heal", "recharge", "lodge", "certificate")
"""Options about the hero's own space."""

ENTER = "enter"
"""The option that names a Realm; it is chosen at the Realm's Gate."""


class ProphecyPlaces:
    """Things on the board and in front of the players, by the ids that options use."""

    def __init__(self, view: ProphecyView) -> None:
        self._box = open_box(view.cards)
        heroes = view.heroes
        self._board = _on_the_board(view)
        self._spaces = {*self._box.board.index, *self._box.board.plane_index}
        self._hands = {thing for hero in heroes for thing in _in_hand(hero)}
        self._here = heroes[view.active].space
        self._gates = {name: realm.gate for name, realm in view.realms.items()}

    def things(self, option: Option) -> Sequence[str]:
        named = [word for word in option[1:] if isinstance(word, str)]
        if option[0] in HERE and not named:
            return (self._here,) if self._here else ()
        if option[0] == ENTER:
            named = [self._gates.get(word, word) for word in named]
        return [word for word in named if word in self._board or word in self._hands]

    def on_board(self, option: Option) -> bool:
        """Whether it is chosen on the board itself and need not be listed beside it."""
        return any(thing in self._board for thing in self.things(option))

    def card(self, option: Option) -> str:
        named = [word for word in option[1:] if word in self._box.named]
        cards = [word for word in named if word not in self._spaces]
        return str(cards[0]) if cards else ""


def _on_the_board(view: ProphecyView) -> set[str]:
    """Spaces, planes, and what lies in them face up; Treasures and Map Fragments."""
    things: set[str] = set()
    island = view.island
    if island is not None:
        things |= {*island.open, *island.drawn, *island.found.values()}
    for hidden in view.caches.values():
        things |= set(hidden)
    for space in view.spaces:
        things |= {space.id, *space.cards, *space.goods}
        things |= {*space.training, *space.relics}
    things |= {plane.id for plane in view.planes}
    return things


def _in_hand(hero: HeroView) -> Sequence[str]:
    """What is drawn in a panel: the character, Items, Abilities."""
    if not hero.character:
        return ()
    return (hero.character, *hero.items, *hero.abilities, *hero.kept)
