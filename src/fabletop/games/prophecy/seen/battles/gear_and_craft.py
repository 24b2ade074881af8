"""What a fighter takes into a battle besides her cubes: Items with a smith's work on them, and
Abilities."""

from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.rules.battle.abilities import adds_by_itself, depends_on_items
from fabletop.games.prophecy.rules.battle.equipment import PLACES
from fabletop.games.prophecy.seen.battles.laid_out import Battlefield

SmithWork = tuple[tuple[str, str], ...]
"""Pairs of an Item and the smith's work on it: a Stone, or what it is adjusted to."""


WORK: Final = "="
"""Separates an Item from the smith's work on it."""


class Perks(NamedTuple):
    """What else she adds, besides her cubes, her Items and her Abilities."""

    race: str = ""
    kept: tuple[str, ...] = ()
    banner: int = 0
    prizes: tuple[str, ...] = ()
    grudges: tuple[str, ...] = ()
    ridden: bool = False


class Rival(NamedTuple):
    """All that the bonuses against a character depend on."""

    kept: tuple[str, ...] = ()
    artifacts: tuple[str, ...] = ()
    prizes: tuple[str, ...] = ()


NOBODY_ELSE: Final = Rival()


PLAIN: Final = Perks()


class Equipment:
    """What a fighter takes into a battle besides her cubes: `equipment` makes one object for all
    that are alike, equal only to itself, so that it is looked up fast."""

    def __init__(
        self,
        field: Battlefield,
        gear: tuple[str, ...],
        craft: tuple[str, ...],
        perks: Perks,
        skills: tuple[str, ...],
    ) -> None:
        self.field = field
        self.gear = gear
        """The Items that are held or worn in battle, with the smith's work on them."""
        self.craft = craft
        """The Abilities whose use in battle depends on these Items."""
        self.perks = perks
        self.skills = skills
        """The Abilities that add something by themselves."""
        self._unskilled: Equipment | None = None
        self._plain: Equipment | None = None
        self._bare: Equipment | None = None
        self._told_apart: frozenset[str] | None = None
        self._told_apart_by_craft: frozenset[str] | None = None
        self._empty_handed: Equipment | None = None
        self.worked = any(WORK in piece for piece in gear)
        """Whether a smith has worked on something."""
        self.rolls_apart = bool(perks.race) or self.worked
        """Whether something may change her dice."""
        items = field.box.items
        worn = [piece for piece in gear if items[item_of(piece)].kind in PLACES]
        adjusted = [piece for piece in gear if WORK in piece and items[item_of(piece)].adjust]
        self.adds_up = len(worn) < 2 and not adjusted
        """Whether each Item adds the same with any others, apart from her craft with them."""

    @property
    def unskilled(self) -> "Equipment":
        """The same without skills."""
        if self._unskilled is None:
            self._unskilled = (
                equipment(self.field, self.gear, self.craft, self.perks) if self.skills else self
            )
        return self._unskilled

    @property
    def plain(self) -> "Equipment":
        """The same Items and craft, for a fighter of whom nothing else counts but her Race."""
        if self._plain is None:
            self._plain = equipment(self.field, self.gear, self.craft, Perks(self.perks.race))
        return self._plain

    @property
    def bare(self) -> "Equipment":
        """Nothing but her Race."""
        if self._bare is None:
            self._bare = equipment(self.field, (), (), Perks(self.perks.race))
        return self._bare

    @property
    def told_apart(self) -> frozenset[str]:
        """The kinds of opponent on which it depends what her Items and her craft add."""
        if self._told_apart is None:
            gear = [name for piece in self.gear for name in piece.split(WORK)]
            self._told_apart = self.field.told_apart((*gear, *self.craft))
        return self._told_apart

    @property
    def told_apart_by_craft(self) -> frozenset[str]:
        if self._told_apart_by_craft is None:
            self._told_apart_by_craft = self.field.told_apart(self.craft)
        return self._told_apart_by_craft

    @property
    def empty_handed(self) -> "Equipment":
        """The same without Items and Abilities."""
        if self._empty_handed is None:
            self._empty_handed = equipment(self.field, (), (), self.perks)
        return self._empty_handed

    def with_gear(self, gear: tuple[str, ...]) -> "Equipment":
        return equipment(self.field, gear, self.craft, self.perks, self.skills)

    def with_craft(self, craft: tuple[str, ...]) -> "Equipment":
        return equipment(self.field, self.gear, craft, self.perks, self.skills)

    def with_perks(self, perks: Perks) -> "Equipment":
        return equipment(self.field, self.gear, self.craft, perks, self.skills)


@lru_cache(maxsize=10_000)
def equipment(
    field: Battlefield,
    gear: tuple[str, ...],
    craft: tuple[str, ...] = (),
    perks: Perks = PLAIN,
    skills: tuple[str, ...] = (),
) -> Equipment:
    return Equipment(field, gear, craft, perks, skills)


@lru_cache(maxsize=20_000)
def gear(box: Box, items: tuple[str, ...], work: SmithWork = ()) -> tuple[str, ...]:
    """The Items that are held or worn in battle, each with the smith's work on it."""
    cards = [box.items[name] for name in items]
    used = [card.id for card in cards if card.hands or card.kind in PLACES]
    if work:
        done = [(name, *sorted([one for item, one in work if item == name])) for name in used]
        used = [WORK.join(one) for one in done]
    return tuple(sorted(used))


def item_of(piece: str) -> str:
    """The Item of a piece of gear, without the smith's work."""
    return piece.partition(WORK)[0]


def work_on(piece: str) -> list[str]:
    """The smith's work on a piece of gear."""
    return piece.split(WORK)[1:]


def with_work(box: Box, held: tuple[str, ...], item: str, work: str) -> tuple[str, ...]:
    """The gear with an Item that a smith has worked on: with another Stone, or set to something
    else."""
    before = [one for piece in held if item_of(piece) == item for one in work_on(piece)]
    other = [one for one in before if (one in box.items) != (work in box.items)]
    return tuple(sorted([*without(held, item), WORK.join((item, *sorted([*other, work])))]))


def without(held: tuple[str, ...], item: str) -> tuple[str, ...]:
    """The gear without an Item."""
    return tuple([piece for piece in held if item_of(piece) != item])


@lru_cache(maxsize=20_000)
def craft(box: Box, abilities: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted([name for name in abilities if depends_on_items(box.abilities[name])]))


def skills(box: Box, abilities: tuple[str, ...]) -> tuple[str, ...]:
    """The Abilities that add something by themselves, whatever she holds."""
    return tuple([name for name in abilities if adds_by_itself(box.abilities[name])])
