"""A hero as a fighter: all of her that counts in a battle, wherever it is fought. Small and
hashable, so that results can be cached; and what she would be with other Items or less Health."""

from functools import cached_property, lru_cache
from typing import NamedTuple

from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.rules.battle.abilities import adds_by_itself, depends_on_items
from fabletop.games.prophecy.rules.battle.equipment import PLACES
from fabletop.games.prophecy.rules.battle.totals import CHAPEL
from fabletop.games.prophecy.rules.battle.wills import may_cheapen
from fabletop.games.prophecy.rules.hero.body import spare_health
from fabletop.games.prophecy.seen.laid_out import Battlefield, battlefield
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Hero, Table

SmithWork = tuple[tuple[str, str], ...]
"""Pairs of an Item and the smith's work on it: a Stone, or what it is adjusted to."""

WORK = "="
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


NOBODY_ELSE = Rival()
PLAIN = Perks()


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
        self.worked = any(WORK in piece for piece in gear)
        """Whether a smith has worked on something."""
        self.rolls_apart = bool(perks.race) or self.worked
        """Whether something may change her dice."""
        items = field.box.items
        worn = [piece for piece in gear if items[item_of(piece)].kind in PLACES]
        adjusted = [piece for piece in gear if WORK in piece and items[item_of(piece)].adjust]
        self.adds_up = len(worn) < 2 and not adjusted
        """Whether each Item adds the same with any others, apart from her craft with them."""

    @cached_property
    def unskilled(self) -> "Equipment":
        """The same without skills."""
        return equipment(self.field, self.gear, self.craft, self.perks) if self.skills else self

    @cached_property
    def plain(self) -> "Equipment":
        """The same Items and craft, for a fighter of whom nothing else counts but her Race."""
        return equipment(self.field, self.gear, self.craft, Perks(self.perks.race))

    @cached_property
    def bare(self) -> "Equipment":
        """Nothing but her Race."""
        return equipment(self.field, (), (), Perks(self.perks.race))

    @cached_property
    def told_apart(self) -> frozenset[str]:
        """The kinds of opponent on which it depends what her Items and her craft add."""
        gear = [name for piece in self.gear for name in piece.split(WORK)]
        return self.field.told_apart((*gear, *self.craft))

    @cached_property
    def told_apart_by_craft(self) -> frozenset[str]:
        return self.field.told_apart(self.craft)

    @cached_property
    def empty_handed(self) -> "Equipment":
        """The same without Items and Abilities."""
        return equipment(self.field, (), (), self.perks)

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


class Fighter(NamedTuple):
    box: Box
    field: Battlefield
    equipment: Equipment
    character: str
    strength: int
    willpower: int
    health: int
    wounds: int
    magic: int
    drained: int
    items: tuple[str, ...]
    """The Items that are not damaged."""
    abilities: tuple[str, ...]
    known: Rival
    """What others know of her."""
    artifacts: int
    most_red: int
    most_blue: int
    spare: int
    """The Health that she can lose without dying."""
    standard: bool
    tough: bool
    """Whether an Ability may turn a defeat into a draw."""
    cheapening: tuple[str, ...]
    """Her Items and Abilities that may make starting a Battle of Wills cheaper."""

    @property
    def gear(self) -> tuple[str, ...]:
        return self.equipment.gear

    @property
    def craft(self) -> tuple[str, ...]:
        return self.equipment.craft

    @property
    def perks(self) -> Perks:
        return self.equipment.perks

    def after(self, health: int = 0, magic: int = 0) -> "Fighter":
        """The same hero with this much less Health and Magic."""
        if not health and not magic:
            return self
        return self._replace(
            strength=self.strength - health,
            health=self.health - health,
            spare=self.spare - health,
            wounds=self.wounds + health,
            willpower=self.willpower - magic,
            magic=self.magic - magic,
            drained=self.drained + magic,
        )


def fighter(view: ProphecyView, seat: int, field: Battlefield | None = None) -> Fighter:
    """A hero as a fighter; on this battlefield, if it is known already."""
    table, shown = view._table, view.heroes[seat]
    hero, box = table.heroes[seat], table.box
    items, abilities = tuple(hero.items), tuple(hero.abilities)
    if table.damaged:
        items = tuple([item for item in items if item not in table.damaged])
    field, perks = field or battlefield(view), _perks(table, hero)
    held, crafts, able, tough, cheapening = _kit(box, items, abilities, _work(table, hero))
    known = _as_rival(box, hero.items, perks)
    return Fighter(
        box,
        field,
        equipment(field, held, crafts, perks, able),
        hero.character,
        shown.strength,
        shown.willpower,
        hero.health,
        hero.wounds,
        hero.magic,
        hero.drained,
        items,
        abilities,
        known,
        len(known.artifacts),
        hero.most_red,
        hero.most_blue,
        spare_health(table, hero),
        table.standard,
        tough,
        cheapening,
    )


class _Kit(NamedTuple):
    """What her Items and Abilities are to her in battle."""

    gear: tuple[str, ...]
    craft: tuple[str, ...]
    skills: tuple[str, ...]
    tough: bool
    cheapening: tuple[str, ...]


@lru_cache(maxsize=20_000)
def _kit(box: Box, items: tuple[str, ...], abilities: tuple[str, ...], work: SmithWork) -> _Kit:
    tough = any(box.abilities[name].params.margin for name in abilities)
    held, able = gear(box, items, work), skills(box, abilities)
    cheapening = [name for name in items if may_cheapen(box.items[name])]
    cheapening += [name for name in abilities if may_cheapen(box.abilities[name])]
    return _Kit(held, craft(box, abilities), able, tough, tuple(cheapening))


def _as_rival(box: Box, items: list[str], perks: Perks) -> Rival:
    owned = tuple([item for item in items if item in box.artifacts]) if items else ()
    plain = perks is PLAIN and not owned
    return NOBODY_ELSE if plain else Rival(perks.kept, owned, perks.prizes)


def _work(table: Table, hero: Hero) -> SmithWork:
    if not table.stones and not table.adjusted:
        return ()
    done = (*table.adjusted.items(), *table.stones.items())
    return tuple([pair for pair in done if pair[0] in hero.items])


def _perks(table: Table, hero: Hero) -> Perks:
    steed = table.parts.steed
    ridden = bool(steed) and steed in table.spent and steed in hero.items
    if not (hero.race or hero.kept or hero.battle_this_turn or hero.prizes or ridden):
        return PLAIN
    kept = tuple([card for card in hero.kept if card == CHAPEL or card in table.box.creatures])
    prizes, grudges = tuple(hero.prizes), tuple(hero.grudges)
    return Perks(hero.race, kept, hero.battle_this_turn, prizes, grudges, ridden)


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
