"""Before the first roll: Items and Spells for the whole battle, the attacker's first, then the
defender's (R-116, R-126, R-138, R-168, R-172, R-181, R-184, R-239, R-246, R-285)."""

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.answers import asked_by
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS, Ability, Creature, Item
from fabletop.games.prophecy.rules.battle.equipment import (
    GAUNTLETS,
    PLACES,
    is_arms,
    wearable,
    why_no_hand,
    why_no_place,
)
from fabletop.games.prophecy.rules.battle.totals import item_bonus
from fabletop.games.prophecy.rules.hero.body import lose_health, lose_magic
from fabletop.games.prophecy.rules.hero.spells import (
    at_command,
    cast,
    casting,
    castings,
    spells_allowed,
    why_not_cast,
    without_discount,
)
from fabletop.games.prophecy.rules.table.decks import distinct
from fabletop.games.prophecy.rules.table.reasons import Reason, because, refuse
from fabletop.games.prophecy.rules.turn.own_turn import MASS_DECAY
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Side, Table


def let_declare(table: Table, battle: Battle, acting: int = 0) -> None:
    """Ask the next side that has something to declare; after that the dice can be rolled."""
    for number in range(acting, 2):
        side = battle.sides()[number]
        if side.seat != NOBODY and _may_declare(table, battle, side):
            battle.acting = number
            table.phase = "declare"
            return
    before_roll(table, battle)


def _may_declare(table: Table, battle: Battle, side: Side) -> bool:
    hero = table.heroes[side.seat]
    if hero.items and not battle.rolls:
        return True
    return bool(battle_spells(table, hero, battle, side))


def declare(table: Table, _hero: Hero) -> Step:
    """Declare what is used; from the first roll on, the Items are fixed (R-126)."""
    battle = table.current_battle()
    side = battle.side()
    hero = table.heroes[side.seat]
    options: list[Option] = [] if battle.rolls else usable_items(table, hero, battle, side)
    if hero.abilities or hero.items:
        options += battle_spells(table, hero, battle, side)
    options.append(("ready",))
    answer: Option = yield Question(hero.seat, "declare", options, opponent(table, battle, side))
    if answer[0] == "ready":
        let_declare(table, battle, battle.acting + 1)
    else:
        use_or_cast(table, hero, battle, side, answer)


def use_or_cast(table: Table, hero: Hero, battle: Battle, side: Side, answer: Option) -> None:
    """Use an Item or cast a Spell for the whole battle."""
    if answer[0] == "cast":
        _cast(table, hero, battle, side, answer)
        return
    name = str(answer[1])
    side.used += (name,)
    if is_arms(table.box.items[name]):
        side.armed += (name,)
    table.note("uses", hero.seat, name)


def opponent(table: Table, battle: Battle, side: Side) -> str:
    """The card of the other side; for the opponent of a copied character, the Doppelganger's."""
    if battle.posed and side is battle.own:
        return table.parts.mask
    return battle.creature or table.heroes[battle.opposite(side).seat].character


def usable_items(table: Table, hero: Hero, battle: Battle, side: Side) -> list[Option]:
    """The Items that the side whose turn it is to declare may still use."""
    options: list[Option] = []
    for name in hero.items:
        if name not in table.box.effects.for_battles or name in side.used:
            continue
        if why_not_use(table, hero, battle, name) is None:
            options.append(("use", name))
    return options


def why_not_use(table: Table, hero: Hero, battle: Battle, name: str) -> Reason | None:
    item, side = table.box.items[name], battle.side()
    if not matters(table, hero, battle, item):
        return because("useless_in_this_battle", "R-172", item=name)
    if name in table.damaged:
        return because("damaged", "R-156", item=name)
    return why_no_hand(table, hero, side, item) if item.hands else why_no_place(table, side, item)


def matters(table: Table, hero: Hero, battle: Battle, item: Item) -> bool:
    """Whether an Item matters: a weapon always does in a Battle of Strength (R-239), another Item
    if it can help."""
    kinds = (battle.kind, *battle.stages)
    if item.save and (item.save.battle == BOTH or BOTH in kinds or item.save.battle in kinds):
        return True
    if _helps(table, hero, battle, item, kinds):
        return True
    if item.stat and item.kind in PLACES:
        return len(wearable(table, hero, item.kind)) > 1
    if item.weapon and kinds != (WILLS,):
        return True
    if item.weapon and item.params.wills_per_health and kinds != (STRENGTH,):
        return True
    return kinds != (STRENGTH,) and _skilled(table, hero, item)


def _helps(table: Table, hero: Hero, battle: Battle, item: Item, kinds: tuple[str, ...]) -> bool:
    """Whether it helps: by its own bonus, by the Stone in it, or by a weapon to which gauntlets are
    adjusted. A loose Stone does not help (W-241)."""
    if item.stone:
        return False
    stone = table.stones.get(item.id, "")
    if stone and table.box.items[stone].params.luck:
        return True
    if item.kind == GAUNTLETS and item.adjust and kinds != (WILLS,):
        return any(table.adjusted.get(item.id) in table.box.items[n].weapon for n in hero.items)
    side, helps = battle.side(), False
    for kind in kinds:
        helps = helps or bool(item_bonus(table, battle, side, item.id, kind))
        helps = helps or bool(stone and item_bonus(table, battle, side, stone, kind))
    return helps


def _skilled(table: Table, hero: Hero, item: Item) -> bool:
    """Whether an Ability makes it useful in a Battle of Wills: Staff Skill, for staffs and
    wands."""
    for name in hero.abilities:
        for bonus in table.box.abilities[name].bonuses:
            fits = bonus.weapon and (bonus.weapon in item.weapon or bonus.weapon == item.kind)
            if fits and bonus.battle == WILLS:
                return True
    return False


def battle_spells(table: Table, hero: Hero, battle: Battle, side: Side) -> list[Option]:
    """Spells for the whole battle: on the caster, on each weapon in use, or on the opponent."""
    if not spells_allowed(table, battle):
        return []
    options: list[Option] = []
    for name in at_command(table, hero):
        ability = table.box.abilities[name]
        if ability.timing != "battle":
            continue
        if ability.params.per_weapon:
            options += _on_weapons(table, hero, battle, side, name)
        elif name not in side.cast and _fits(table, battle, side, name):
            options += castings(table, hero, name)
    return options


def _on_weapons(table: Table, hero: Hero, battle: Battle, side: Side, spell: str) -> list[Option]:
    if battle.kind == WILLS:
        return []
    return [
        option
        for weapon in side.used
        if table.box.items[weapon].weapon and (weapon, spell) not in side.charmed
        for option in castings(table, hero, spell, weapon)
    ]


def _fits(table: Table, battle: Battle, side: Side, spell: str) -> bool:
    """Berserker Rage in a Battle of Strength; Magic Drain if there is Willpower to drain."""
    ability = table.box.abilities[spell]
    if not _right_kind(ability, battle):
        return False
    if battle.creature or not ability.params.drain:
        return True
    return table.heroes[battle.opposite(side).seat].magic > 0


def _right_kind(ability: Ability, battle: Battle) -> bool:
    """Magic Drain in a Battle of Wills, the other battle Spells in a Battle of Strength."""
    return (battle.kind == WILLS) == bool(ability.params.drain)


def _cast(table: Table, hero: Hero, battle: Battle, side: Side, answer: Option) -> None:
    spell = str(answer[1])
    cast(table, hero, spell, answer)
    _, _, *weapon = without_discount(answer)
    if weapon:
        side.charmed += ((str(weapon[0]), spell),)
        return
    side.cast += (spell,)
    drain = table.box.abilities[spell].params.drain
    if drain and not battle.creature:
        lose_magic(table, table.heroes[battle.opposite(side).seat], drain)


def before_roll(table: Table, battle: Battle) -> None:
    """Apply what a Creature does before a roll; then ask for announcements."""
    battle.acting = 0
    table.phase = "roll"
    if not battle.creature:
        return
    creature = table.box.foes[battle.creature]
    special = creature.special
    hero = table.heroes[battle.own.seat]
    if special.roll_magic:
        lose_magic(table, hero, special.roll_magic)
    if table.parts.before_roll:
        table.phase = asked_by(table.parts.before_roll, table, hero, creature) or table.phase
    if special.unarmed_health and not battle.rolls:
        lose_health(table, hero, unarmed_price(creature, armed=is_armed(table, battle.own)))
        if not hero.alive:
            table.battle = None
            table.phase = "after"


def unarmed_price(creature: Creature, *, armed: bool) -> int:
    """The Health that it costs to fight it, with or without a weapon."""
    return 0 if armed else creature.special.unarmed_health


def is_armed(table: Table, side: Side) -> bool:
    return any(table.box.items[name].weapon for name in side.used)


def declare_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Held or worn Items that cannot be used, Spells, and potions."""
    battle = table.current_battle()
    side = battle.side()
    refusals = potion_refusals(table, hero) + spell_refusals(table, hero, battle, "battle")
    for name in hero.items:
        item = table.box.items[name]
        if name not in side.used and (item.hands or (item.kind in PLACES and not item.stat)):
            reason = why_not_use(table, hero, battle, name)
            if reason:
                refusals.append(refuse(("use", name), reason))
    return refusals


def spell_refusals(table: Table, hero: Hero, battle: Battle, timing: str) -> list[Refusal]:
    """Spells with this timing that cannot be cast now."""
    return [
        refuse(casting(name), reason)
        for name in hero.abilities
        if table.box.abilities[name].timing == timing
        and table.box.abilities[name].spell
        and (reason := _why_not_spell(table, hero, battle, name))
    ]


def _why_not_spell(table: Table, hero: Hero, battle: Battle, spell: str) -> Reason | None:
    """Forbidden by the Creature, already cast, useless in this kind of battle, or too expensive."""
    side, ability = battle.side(), table.box.abilities[spell]
    if not spells_allowed(table, battle):
        return because("no_spells_here", "R-284")
    if spell in side.cast or spell in side.prayed:
        return because("already_cast", "R-184")
    if ability.timing == "battle" and not _right_kind(ability, battle):
        return because("other_kind_of_battle", "R-166")
    if ability.params.drain and not _fits(table, battle, side, spell):
        return because("no_effect", "R-274")
    if ability.params.per_weapon:
        weapons = [name for name in side.used if table.box.items[name].weapon]
        if not weapons:
            return because("no_weapon_in_use", "R-239")
        if all((name, spell) in side.charmed for name in weapons):
            return because("already_cast", "R-184")
    return why_not_cast(table, hero, spell)


def potion_refusals(table: Table, hero: Hero) -> list[Refusal]:
    reason = because("not_during_battle", "R-188")
    potions = [name for name in distinct(hero.items) if table.box.items[name].kind == "potion"]
    refusals = [refuse(("drink", name), reason) for name in potions]
    if MASS_DECAY in hero.abilities:
        refusals.append(refuse(casting(MASS_DECAY), because("not_during_battle", "R-191")))
    return refusals
