"""What Abilities add to a battle without an announcement, and what was announced for it (R-181,
R-239, R-256 to R-260, R-270, R-296)."""

from fabletop.games.prophecy.answers import Source
from fabletop.games.prophecy.printed.cards import BOTH, WILLS, Ability, Item
from fabletop.games.prophecy.printed.numbers import Bonus
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Side, Table


def ability_parts(
    table: Table, hero: Hero, battle: Battle, side: Side, foe: tuple[str, ...]
) -> list[Source]:
    parts: list[Source] = []
    items = [table.box.items[name] for name in side.used]
    copied = [name for name in side.cast if name not in hero.abilities]
    adding = table.box.effects.adding_abilities
    for name in (*hero.abilities, *copied):
        if name not in adding or not at_work(table, hero, table.box.abilities[name]):
            continue
        ability = table.box.abilities[name]
        if ability.bonuses and (ability.timing == "always" or name in side.cast):
            value = _printed_bonus(table, hero, in_battle(ability, battle.kind), items, foe)
            if value:
                parts.append((name, value))
        value = _own_rule(table, ability, battle, side, items)
        if value:
            parts.append((name, value))
    for spell in side.prayed:
        value = roll_bonus(table, hero, spell)
        if value:
            parts.append((spell, value))
    for weapon, spell in side.charmed:
        if weapon in side.used and battle.kind != WILLS:
            parts.append((spell, table.box.abilities[spell].bonuses[0].value))
    return parts


def _printed_bonus(
    table: Table, hero: Hero, bonuses: list[Bonus], items: list[Item], foe: tuple[str, ...]
) -> int:
    value = 0
    for bonus in bonuses:
        value += bonus.value * times(table, hero, bonus, items, foe)
    return value


def roll_bonus(table: Table, hero: Hero, spell: str) -> int:
    """What a Spell adds to the roll for which it was cast: more in its own Realm."""
    ability = table.box.abilities.get(spell)
    if ability is None:
        return 0
    there = realm_around(table, hero) == ability.part
    return ability.params.roll_bonus_there if there else ability.params.roll_bonus


def realm_around(table: Table, hero: Hero) -> str:
    """The Realm in which she is. Its goal counts as a plane and not as part of the Realm, unless
    somebody lives there (W-158, W-220). During an attack on that plane she has left the Realm,
    too."""
    name = table.box.board.world[hero.space]
    if table.assault != NOBODY or (name and at_the_plane(table, hero)):
        return ""
    return name


def at_the_plane(table: Table, hero: Hero) -> bool:
    """Whether she is at the goal of a Realm, where its plane is attacked and nobody else is met."""
    return is_the_plane(table, hero.space)


def is_the_plane(table: Table, space: int) -> bool:
    """A goal where somebody lives is no plane (W-220)."""
    if space < table.box.board.size:
        return False
    world = table.parts.worlds.get(table.box.board.world[space])
    return world is not None and world.goal(table) == space and not table.adventures[space]


def at_work(table: Table, hero: Hero, ability: Ability) -> bool:
    """An Ability of a Realm works only there, and not against the Guardian behind its goal (W-077,
    W-078); Dragonslayer Abilities do not work against characters either (W-079)."""
    if not ability.world:
        return True
    if realm_around(table, hero) != ability.world:
        return False
    battle = table.battle
    return battle is None or bool(battle.creature) or not ability.creatures_only


def realm_discount(table: Table, hero: Hero) -> int:
    """By how much Spells and starting a Battle of Wills are cheaper where she is (Dragon Magic)."""
    if hero.space < table.box.board.size:
        return 0
    abilities = [table.box.abilities[name] for name in hero.abilities]
    return sum(
        [ability.params.realm_discount for ability in abilities if at_work(table, hero, ability)]
    )


def in_battle(ability: Ability, kind: str) -> list[Bonus]:
    """The bonuses for a kind of battle. Against the Master of Pain an Ability that helps in both
    kinds counts once, or once per weapon if it depends on weapons (R-296)."""
    if kind != BOTH:
        return [bonus for bonus in ability.bonuses if bonus.battle == kind]
    once = {
        (bonus.vs, bonus.weapon, bonus.hands, bonus.terrain): bonus for bonus in ability.bonuses
    }
    return list(once.values())


def times(table: Table, hero: Hero, bonus: Bonus, items: list[Item], foe: tuple[str, ...]) -> int:
    """How often a bonus counts: for each fitting weapon, or once, or not at all."""
    if bonus.vs and not shares(bonus.vs, foe):
        return 0
    if bonus.terrain:
        return int(in_terrain(table, hero, bonus.terrain))
    if not items and (bonus.hands or bonus.weapon):
        return 0
    if bonus.hands:
        return int(any(item.weapon and item.hands == bonus.hands for item in items))
    if bonus.weapon:
        return sum([bonus.weapon in item.weapon or item.kind == bonus.weapon for item in items])
    return 1


def shares(kinds: tuple[str, ...], foe: tuple[str, ...]) -> bool:
    """Whether an opponent of the second kinds is of one of the first."""
    found = False
    for kind in foe:
        found = found or kind in kinds
    return found


def in_terrain(table: Table, hero: Hero, terrain: str) -> bool:
    """Whether she is in this terrain. In an attack on a plane, from any space, terrain counts only
    for the first roll of the first battle (R-270)."""
    if table.assault != NOBODY:
        return not table.assault_rolls
    return table.box.board.terrain[hero.space] == terrain


def _own_rule(table: Table, ability: Ability, battle: Battle, side: Side, items: list[Item]) -> int:
    """Two-handed Combat with empty hands, throwing, poison against a band."""
    numbers = ability.params
    if battle.kind == WILLS:
        return 0
    if numbers.empty_hands and not any(item.hands for item in items):
        return numbers.empty_hands
    if numbers.throw:
        return numbers.throw * len(side.thrown)
    if numbers.band and battle.rolls and battle.creature:
        band = table.box.foes[battle.creature].lives > 1
        return numbers.band if band and poisons(ability, side, items) else 0
    return 0


def poisons(ability: Ability, side: Side, items: list[Item]) -> bool:
    """Poison on an edged weapon in use, or on anything thrown."""
    return bool(side.thrown) or any(ability.params.weapon in item.weapon for item in items)


def depends_on_items(ability: Ability) -> bool:
    """Whether what an Ability adds without an announcement depends on the Items in use."""
    numbers = ability.params
    if numbers.weapons or numbers.empty_hands or numbers.no_penalty or numbers.band:
        return True
    always = ability.timing == "always"
    return always and any(bonus.weapon or bonus.hands for bonus in ability.bonuses)


def adds_by_itself(ability: Ability) -> bool:
    """Whether it adds something without an announcement, whatever Items are in use."""
    always = ability.timing == "always" and bool(ability.bonuses)
    return always and not depends_on_items(ability)


def throws_any(table: Table, hero: Hero) -> bool:
    return any(table.box.abilities[name].params.throws_any for name in hero.abilities)


def weapons_at_once(table: Table, hero: Hero) -> int:
    """One weapon; two with Ambidexterity (R-169)."""
    return max([1, *(table.box.abilities[name].params.weapons for name in hero.abilities)])
