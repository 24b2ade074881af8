"""The sets of cards and spaces that a box is made of: a folder of data for each part of the game.

`data/parts.toml` lists our own. Other packages announce further Realms. A set with a Gate is a
Realm; no other place says which Realms there are.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fabletop.core import plugins
from fabletop.core.cards.decks import has_data, read_data
from fabletop.core.game import made
from fabletop.games.prophecy.printed.expansion import Expansion

if TYPE_CHECKING:
    from fabletop.games.prophecy.parts import Part

PACKAGE = "fabletop.games.prophecy"

GROUP = "fabletop.prophecy.realms"
"""The entry points of Realms from other packages, by the name of the Realm."""


@dataclass(frozen=True, slots=True)
class InstalledRealm:
    """A Realm from another package: the package whose `data/<name>/` holds its cards and its board,
    what it adds to the rules, and a function that tells what else it adds; it is called when all
    Realms are known."""

    package: str
    part: "Part"
    brings: Callable[[], Expansion] = Expansion


class CardSet(NamedTuple):
    """The cards and spaces of one part of the game: `data/<name>/` in a package."""

    name: str
    package: str
    board: bool
    """Whether it adds spaces."""
    realm: bool

    @property
    def ours(self) -> bool:
        return self.package == PACKAGE


@plugins.cached
def card_sets() -> tuple[CardSet, ...]:
    """All sets, ours first."""
    ours: list[str] = read_data(PACKAGE, "parts")["parts"]
    found = {name: _card_set(name, PACKAGE) for name in ours}
    for name, realm in installed_realms().items():
        found.setdefault(name, _card_set(name, realm.package))
    return tuple(found.values())


def _card_set(name: str, package: str) -> CardSet:
    board, gates = (has_data(package, f"{name}/{file}") for file in ("board", "gates"))
    return CardSet(name, package, board, gates)


@plugins.cached
def installed_realms() -> Mapping[str, InstalledRealm]:
    """The Realms of other packages that can be loaded."""
    return plugins.every(GROUP, InstalledRealm)


@plugins.cached
def boards() -> tuple[str, ...]:
    """The parts that add spaces."""
    return tuple(one.name for one in card_sets() if one.board)


@plugins.cached
def realms() -> tuple[str, ...]:
    """The names of all Realms."""
    return tuple(one.name for one in card_sets() if one.realm)


def boards_of(options: Mapping[str, str]) -> tuple[str, ...]:
    """The boards on a table with these choices, besides the main one."""
    return tuple(board for board in boards() if lies(options, board))


def lies(options: Mapping[str, str], board: str) -> bool:
    """Whether a board is on a table with these choices."""
    if board in realms():
        return board in made(options["realms"])
    return options[board] == "yes"


@plugins.cached
def realm_terrains() -> tuple[str, ...]:
    """The kinds of terrain on the boards of all Realms."""
    found = [read_data(one.package, f"{one.name}/board") for one in card_sets() if one.realm]
    words = (str(space.get("terrain", "")) for board in found for space in board["space"])
    return tuple(word for word in dict.fromkeys(words) if word)


@plugins.cached
def ability_decks() -> tuple[str, ...]:
    """The decks of Abilities that are no guild's, and the empty word for a guild's own."""
    named = [one for one in card_sets() if has_data(one.package, f"{one.name}/abilities")]
    cards = [read_data(one.package, f"{one.name}/abilities") for one in named]
    decks = (str(ability.get("deck", "")) for found in cards for ability in found.values())
    return tuple(dict.fromkeys(("", *decks)))


def realms_or_none() -> tuple[str, ...]:
    """What a field can say that may name a Realm."""
    return ("", *realms())
