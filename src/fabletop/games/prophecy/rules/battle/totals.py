"""Both sides' totals in a battle, source by source (R-110 to R-117, R-172, R-242, R-289), and
whether a printed bonus counts against an opponent (W-234, W-250, W-251, W-256).

The rules add up the same sources that players are shown.
"""

from typing import Final

from fabletop.games.prophecy.answers import Source
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS, Ability, Creature, Item
from fabletop.games.prophecy.printed.numbers import Bonus
from fabletop.games.prophecy.rules.battle.abilities import ability_parts, realm_around, shares
from fabletop.games.prophecy.rules.battle.equipment import not_worn
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.hero.body import strength, willpower
from fabletop.games.prophecy.rules.planes.face_down import PLANES
from fabletop.games.prophecy.state import Battle, Hero, Side, Table

CHAPEL: Final = "forgotten_chapel"

GUARDIAN: Final = "guardian"
"""What a Guardian counts as for the Crystal Skull; not a printed kind."""

CHARACTER: Final[tuple[str, ...]] = ("humanoid",)
"""What a character counts as (R-314)."""

ONLY_WILLS: Final[tuple[str, ...]] = (WILLS,)
VALUES: Final = {STRENGTH: (STRENGTH,), WILLS: ONLY_WILLS, BOTH: (STRENGTH, WILLS)}
"""The values that a hero adds in each kind of battle."""


def hero_parts(table: Table, hero: Hero, battle: Battle, side: Side) -> list[Source]:
    """Strength or Willpower, and what the hero declared for this roll."""
    values = counted_values(table.box.foes.get(battle.creature), battle.kind)
    parts: list[Source] = []
    if STRENGTH in values:
        parts.append((STRENGTH, strength(table, hero)))
    if WILLS in values:
        parts.append((WILLS, willpower(table, hero)))
    return parts + bonus_parts(table, hero, battle, side, values)


def counted_values(foe: Creature | None, kind: str) -> tuple[str, ...]:
    """Which of her own values a hero adds: Strength, Willpower, or both."""
    if kind == STRENGTH and foe is not None and foe.special.willpower_for_strength:
        return ONLY_WILLS
    return VALUES[kind]


def bonus_parts(
    table: Table, hero: Hero, battle: Battle, side: Side, values: tuple[str, ...]
) -> list[Source]:
    """What is added to these values of hers: Items, Abilities, and what was announced."""
    parts = _not_worn_parts(table, hero, side, values) if hero.items else []
    foe = kinds_of_foe(table, battle, side) if side.used or hero.abilities or side.magical else ()
    if side.used:
        parts += _item_parts(table, battle, side, foe)
    if battle.rolls == 0 and CHAPEL in hero.kept:
        parts.append((CHAPEL, table.box.opportunities[CHAPEL].params.bonus))
    if battle.alive:
        creature = table.box.creatures[battle.creature]
        parts.append(("alive", alive_points(creature)))
    if hero.battle_this_turn:
        parts.append(("banner_of_hope", hero.battle_this_turn))
    steed = table.parts.steed
    if steed and steed in table.spent and battle.kind != WILLS and steed in hero.items:
        parts.append((steed, table.box.items[steed].params.ride_bonus))
    if hero.abilities or side.magical:
        parts += ability_parts(table, hero, battle, side, foe)
    for bonuses in table.parts.bonuses:
        parts += bonuses(table, hero, battle, side)
    return parts


def alive_points(creature: Creature) -> int:
    """What is added if she tries to take it alive."""
    return -creature.special.alive_penalty


def foes_alike(box: Box) -> dict[str, str]:
    """For each Creature and Guardian one against which a hero adds the same: all that `bonus_parts`
    asks of an opponent, but for what she has learned about this very one."""
    first: dict[object, str] = {}
    found: dict[str, str] = {}
    for foe in box.foes.values():
        special = foe.special
        asked = (
            box.kinds_of_foe[foe.id],
            foe.lives > 1,
            special.fear_penalty,
            special.willpower_for_strength,
        )
        found[foe.id] = first.setdefault(asked, foe.id)
    return found


def foes_alike_to(box: Box, kinds: frozenset[str]) -> dict[str, str]:
    """The same for cards that tell only these kinds of opponent apart: against opponents that are
    alike they add the same to what is added without them."""
    first: dict[object, str] = {}
    found: dict[str, str] = {}
    for foe in box.foes.values():
        told = tuple([kind for kind in box.kinds_of_foe[foe.id] if kind in kinds])
        asked = told, foe.lives > 1, foe.special.willpower_for_strength
        found[foe.id] = first.setdefault(asked, foe.id)
    return found


def kinds_told_apart(box: Box, card: Item | Ability) -> frozenset[str]:
    """The kinds of opponent on which it depends what a card adds."""
    if any(bonus.per_type for bonus in card.bonuses) or (isinstance(card, Item) and card.adjust):
        return frozenset([kind for kinds in box.kinds_of_foe.values() for kind in kinds])
    return frozenset([kind for bonus in card.bonuses for kind in (*bonus.vs, *bonus.not_vs)])


def _item_parts(table: Table, battle: Battle, side: Side, foe: tuple[str, ...]) -> list[Source]:
    """Items in use, including their Stones, and what was done with them for this roll."""
    parts: list[Source] = []
    for name in side.used:
        for card in (name, table.stones[name]) if name in table.stones else (name,):
            value = _bonus(table, battle, side, (card, battle.kind), foe)
            if value:
                parts.append((card, value))
    for name in side.thrown:
        throw = table.box.items[name].throw
        if throw:
            parts.append(("throw", throw.bonus))
    if side.ignited:
        parts.append(("ignite", table.box.items[side.ignited].params.ignite))
    if side.paid:
        parts.append(("pay", side.paid))
    return parts


def _not_worn_parts(table: Table, hero: Hero, side: Side, values: tuple[str, ...]) -> list[Source]:
    """What a crown would add that is not worn in this battle (R-174)."""
    parts: list[Source] = []
    for name in not_worn(table, hero, side):
        stat = table.box.items[name].stat
        if stat:
            lost = stat.strength if STRENGTH in values else 0
            lost += stat.willpower if WILLS in values else 0
            if lost:
                parts.append((name, -lost))
    return parts


def kinds_of_foe(table: Table, battle: Battle, side: Side) -> tuple[str, ...]:
    """The kinds of a side's opponent: the Creature's types, or those of a character."""
    if battle.creature:
        return table.box.kinds_of_foe[battle.creature]
    return kinds_of_hero(table, table.heroes[battle.opposite(side).seat])


def kinds_of_hero(table: Table, hero: Hero) -> tuple[str, ...]:
    """Humanoid, and any kinds she has gained (W-232)."""
    kinds: tuple[str, ...] = CHARACTER
    for more in table.parts.kinds:
        kinds += more(table, hero)
    return kinds


def item_bonus(table: Table, battle: Battle, side: Side, name: str, kind: str) -> int:
    """What an Item in use, or a Stone in one, adds in this kind of battle against this opponent."""
    item = table.box.items[name]
    if not item.bonuses and not item.adjust:
        return 0
    return _bonus(table, battle, side, (name, kind), kinds_of_foe(table, battle, side))


def _bonus(
    table: Table, battle: Battle, side: Side, what: tuple[str, str], foe: tuple[str, ...]
) -> int:
    name, kind = what
    item = table.box.items[name]
    total = 0
    for bonus in item.bonuses:
        if kind in (bonus.battle, BOTH):
            total += bonus.value * times_against(table, battle, side, bonus, foe)
    if item.adjust and kind != WILLS and _well_adjusted(table, side, item, foe):
        total += item.adjusted
    return total


def times_against(
    table: Table, battle: Battle, side: Side, bonus: Bonus, foe: tuple[str, ...]
) -> int:
    """How often a bonus counts against these kinds of opponent: once per kind, once, or never."""
    if bonus.vs and not shares(bonus.vs, foe):
        return 0
    if bonus.not_vs and shares(bonus.not_vs, foe):
        return 0
    if bonus.bands and not is_band(table, battle):
        return 0
    if bonus.crowned and not _is_crowned(table, battle, side):
        return 0
    if bonus.world and bonus.world != realm_around(table, table.heroes[side.seat]):
        return 0
    return len({*foe} - {GUARDIAN}) if bonus.per_type else 1


def is_band(table: Table, battle: Battle) -> bool:
    """Whether it is a Creature with several lives; a character never counts as one (W-250)."""
    return bool(battle.creature) and table.box.foes[battle.creature].lives > 1


def _is_crowned(table: Table, battle: Battle, side: Side) -> bool:
    """Whether the opponent is a character who owns an Artifact."""
    if battle.creature:
        return False
    return artifacts(table, table.heroes[battle.opposite(side).seat]) > 0


def _well_adjusted(table: Table, side: Side, item: Item, foe: tuple[str, ...]) -> bool:
    """Whether it is adjusted to a kind of the opponent or to a weapon in use (W-247, W-248)."""
    choice = table.adjusted.get(item.id, "")
    return choice in foe or any(choice in table.box.items[name].weapon for name in side.used)


def foe_parts(table: Table, battle: Battle) -> list[Source]:
    """The sources of the active hero's opponent, a Creature or a character."""
    if battle.creature:
        return creature_parts(table, table.heroes[battle.own.seat], battle)
    return hero_parts(table, table.heroes[battle.foe.seat], battle, battle.foe)


def creature_parts(table: Table, hero: Hero, battle: Battle) -> list[Source]:
    parts = _printed_parts(table, hero, battle)
    stronger = power_up(table, table.assault)
    if stronger:
        parts.append(("power_up", stronger))
    for bonuses in table.parts.foe_bonuses:
        parts += bonuses(table, hero, battle)
    return parts


def characters_alike(box: Box) -> dict[str, str]:
    """For each character one against whom a Creature adds the same."""
    first: dict[str, str] = {}
    return {one.id: first.setdefault(one.gender, one.id) for one in box.characters.values()}


def power_up(table: Table, plane: int) -> int:
    """What the Guardians of a plane add to their printed numbers: something only on the main board
    (W-070)."""
    return table.power_up if 0 <= plane < PLANES else 0


def _printed_parts(table: Table, hero: Hero, battle: Battle) -> list[Source]:
    creature = table.box.foes[battle.creature]
    special = creature.special
    if battle.kind != WILLS:
        parts: list[Source] = [(battle.kind, creature_strength(creature, hero))]
        if special.home == table.box.board.terrain[hero.space]:
            parts.append(("home", special.home_strength))
        if special.port_strength and table.box.board.port[hero.space]:
            parts.append(("port", special.port_strength))
        if special.fresh_strength and creature.id in table.fresh:
            parts.append(("fresh", special.fresh_strength))
        return parts
    printed = creature_willpower(creature, table.character(hero).gender)
    parts = [("wills", printed)]
    if special.port_willpower and table.box.board.port[hero.space]:
        parts.append(("port", special.port_willpower))
    for spell in battle.own.cast:
        drained = min(table.box.abilities[spell].params.drain, printed)
        if drained:
            parts.append((spell, -drained))
    return parts


def creature_strength(creature: Creature, hero: Hero) -> int:
    """As printed; for the Alter Ego a multiple of the hero's Health."""
    if creature.special.strength_per_health:
        return creature.special.strength_per_health * hero.health
    return creature.strength or 0


def creature_willpower(creature: Creature, gender: str) -> int:
    """As printed; for Succubus and Incubus it depends on the character's sex (R-287)."""
    special = creature.special
    by_gender = special.willpower_female if gender == "female" else special.willpower_male
    return by_gender or creature.willpower or 0


def total(parts: list[Source]) -> int:
    return sum([value for _, value in parts])
