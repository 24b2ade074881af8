"""Which cards a table is played with, from what was chosen for it (W-002, W-004, W-007 to W-009,
W-057, W-177 to W-179, W-194, W-195, W-215, W-224, W-229)."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeVar

from fabletop.games.prophecy.box import BOARDS, Box
from fabletop.games.prophecy.printed.cards import Card, ChanceCard, Creature, Item, Opportunity

C = TypeVar("C", bound=Card)

Chosen = Mapping[str, str]

COOPERATIVE, HUNTERS, SEA_LORD = "cooperative", "treasure_hunters", "lord_of_the_sea"
"""Endings that are games of their own."""

WITHOUT_ARTIFACTS = (HUNTERS, SEA_LORD)

RIDDLER = "mad_riddler"

AGAINST_OTHERS = (
    *("scroll_of_entrancement", "doppelganger", "path_of_the_dead"),
    *("scroll_of_stealing", "scroll_of_decay"),
)
"""Cards that are of use only against other characters, or that the rules of the cooperative game
take out (W-224)."""

NEEDS_OTHERS = (
    *("gifts_of_the_gods", RIDDLER, "cerberus"),
    *("power_handling", "shield_to_shield"),
)
"""Cards that one player alone cannot play with (W-226)."""

ONE_MAP = "treasure_map"
"""Left out of the cooperative game (W-229)."""


REALMS = {"none": (), "water": ("water",), "dragon": ("dragon",), "both": ("water", "dragon")}


def boards(options: Chosen) -> tuple[str, ...]:
    """The boards that lie on the table besides the main one."""
    return _boards(options["island"] == "yes", options["realms"])


@cache
def _boards(island: bool, chosen: str) -> tuple[str, ...]:
    wanted = {*REALMS[chosen], *(("island",) if island else ())}
    return tuple(part for part in BOARDS if part in wanted)


def realms(options: Chosen) -> tuple[str, ...]:
    """The Realms in play."""
    return REALMS[options["realms"]]


def parts_in_play(options: Chosen) -> frozenset[str]:
    """The parts whose cards are shuffled in, or lie on their boards."""
    wanted = set(boards(options))
    wanted |= {"lore"} if options["dragon_cards"] == "yes" else set()
    wanted |= {"races"} if options["races"] == "yes" else set()
    wanted |= {COOPERATIVE} if options["ending"] == COOPERATIVE else set()
    return frozenset(wanted)


class Decks:
    """The cards in play, before anything is shuffled."""

    def __init__(self, box: Box, options: Chosen, seats: int) -> None:
        self.box, self.options, self.seats = box, options, seats
        self.standard = options["version"] == "standard"
        self.parts = parts_in_play(options)

    def _plays(self, card: Card, new: bool) -> bool:
        """Whether a card is in the game; `new` is whether those of its deck in the second
        expansion are."""
        if self.options["ending"] == COOPERATIVE and self._uncooperative(card):
            return False
        if card.part == "new":
            return new
        if card.part:
            return card.part in self.parts
        return card.basic or self.standard

    def _uncooperative(self, card: Card) -> bool:
        """Of use against others alone, replaced, or for one player nothing to play with."""
        missing = (*AGAINST_OTHERS, ONE_MAP, *(NEEDS_OTHERS if self.seats == 1 else ()))
        abilities = self.box.abilities.values()
        replaced = [other.replaces for other in abilities if other.id not in missing]
        return card.id in (*missing, *replaced)

    def chance(self) -> list[ChanceCard]:
        return [card for card in self.box.chance.values() if self._plays(card, new=False)]

    def adventures(self) -> list[Creature | Opportunity]:
        """The Adventure deck: not the cards that lie on the boards of Realms."""
        new = self.options["new_adventures"]
        cards: list[Creature | Opportunity] = [*self.box.creatures.values()]
        cards += self.box.opportunities.values()
        return [
            card
            for card in cards
            if card.part not in BOARDS
            and self._plays(card, new != "no")
            and (card.id != RIDDLER or new == "riddler")
        ]

    def items(self, deck: str) -> list[str]:
        """Common or Rare Items, or Treasures: not what is found in Realms."""
        new = self.options["new_items"] == "yes"
        return [
            item.id
            for item in self.box.items.values()
            if item.deck == deck and item.part not in ("water", "dragon") and self._plays(item, new)
        ]

    def abilities(self, guild: str) -> list[str]:
        return [
            card.id
            for card in self.box.abilities.values()
            if card.guild == guild and not card.world and self._plays(card, new=False)
        ]

    def guardians(self, rank: str) -> list[str]:
        return [
            card.id
            for card in self.box.guardians.values()
            if card.rank == rank and self._plays(card, new=False)
        ]

    def artifacts(self) -> list[str]:
        """Those that may be in play, the ones that surely are first."""
        if self.options["ending"] in WITHOUT_ARTIFACTS:
            return []
        everything = list(self.box.artifacts.values())
        match self.options["artifacts"]:
            case "base":
                return _ids(card for card in everything if not card.part)
            case "new":
                return _ids(card for card in everything if card.part)
            case "chosen":
                kept = [name for name in self.options["keep"].split("+") if name]
                banished = self.options["banish"].split("+")
                rest = [name for name in _ids(everything) if name not in (*kept, *banished)]
                return kept + rest
            case _:
                return _ids(everything)

    def sure_artifacts(self) -> int:
        """How many of them cannot be left out."""
        if self.options["artifacts"] != "chosen":
            return 0
        return len([name for name in self.options["keep"].split("+") if name])

    def of_realm(self, realm: str, holds: str) -> list[str]:
        return of_realm(self.box, self.options["ending"], realm, holds)

    def of_guilds(self, realm: str) -> list[str]:
        """The Abilities of a Realm that are offered in guilds (W-067)."""
        return [c.id for c in self.box.abilities.values() if c.world == realm]

    def races(self) -> list[str]:
        if "races" not in self.parts:
            return []
        return [card.id for card in self.box.races.values() for _ in range(card.count)]


def of_realm(box: Box, ending: str, realm: str, holds: str) -> list[str]:
    """The cards of a Realm's light or dark spaces (W-061)."""
    if holds == "negative":
        beasts = [c.id for c in box.creatures.values() if c.part == realm]
        hindrances = [
            c.id for c in box.obstacles.values() if c.part == realm for _ in range(c.count)
        ]
        if ending == SEA_LORD:
            beasts.remove(SEA_LORD)
        return [*hindrances, *beasts]
    finds: Iterable[Card] = [
        *(card for card in box.items.values() if card.part == realm),
        *(card for card in box.abilities.values() if card.part == realm and not card.world),
        *(card for card in box.opportunities.values() if card.part == realm),
    ]
    return _ids(finds)


def _ids(cards: Iterable[Item] | Iterable[Card]) -> list[str]:
    return [card.id for card in cards]
