"""A hero as a fighter: all of her that counts in a battle, wherever it is fought. Small and
hashable, so that results can be cached; and what she would be with other Items or less Health."""

from functools import lru_cache
from typing import NamedTuple

from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.cards.potions import drink_plain
from fabletop.games.prophecy.rules.battle.totals import CHAPEL
from fabletop.games.prophecy.rules.battle.wills import may_cheapen
from fabletop.games.prophecy.rules.hero.body import spare_health, strength, willpower
from fabletop.games.prophecy.rules.hero.spells import discount
from fabletop.games.prophecy.seen.battles.fights import scratch
from fabletop.games.prophecy.seen.battles.gear_and_craft import (
    NOBODY_ELSE,
    PLAIN,
    Equipment,
    Perks,
    Rival,
    SmithWork,
    craft,
    equipment,
    gear,
    skills,
)
from fabletop.games.prophecy.seen.battles.laid_out import Battlefield, battlefield
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Hero, Table


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
    discount: int
    """By how much her next Spell is cheaper."""

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
    values = shown.strength, shown.willpower
    return _fighter(table, table.heroes[seat], field or battlefield(view), values)


def after_potion(view: ProphecyView, seat: int, potion: str) -> Fighter:
    """The hero as she would be after drinking a potion."""
    if potion in view._table.parts.potions:
        return fighter(view, seat)
    table = scratch(view._table)
    hero = table.heroes[seat]
    drink_plain(table, hero, potion)
    values = strength(table, hero), willpower(table, hero)
    return _fighter(table, hero, battlefield(view), values)


def _fighter(table: Table, hero: Hero, field: Battlefield, values: tuple[int, int]) -> Fighter:
    """A hero with this Strength and Willpower."""
    box = table.box
    items, abilities = tuple(hero.items), tuple(hero.abilities)
    if table.damaged:
        items = tuple([item for item in items if item not in table.damaged])
    perks = _perks(table, hero)
    held, crafts, able, tough, cheapening = _kit(box, items, abilities, _work(table, hero))
    known = _as_rival(box, hero.items, perks)
    return Fighter(
        box,
        field,
        equipment(field, held, crafts, perks, able),
        hero.character,
        *values,
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
        discount(table, hero)[1],
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
