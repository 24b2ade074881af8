"""What each side announces before a roll (R-116, R-127, R-177, R-178, R-241, R-244, R-249, R-278,
R-316, R-317): throwing, igniting, paying, Spells on the dice, scrolls that fix them."""

from typing import Final

from fabletop.core.question import Option, Refusal
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS, Creature, Item
from fabletop.games.prophecy.rules.battle.abilities import throws_any
from fabletop.games.prophecy.rules.battle.declaring import potion_refusals, spell_refusals
from fabletop.games.prophecy.rules.hero.body import spare_health, spend_health, spend_magic
from fabletop.games.prophecy.rules.hero.spells import (
    at_command,
    cast,
    casting,
    castings,
    spells_allowed,
)
from fabletop.games.prophecy.rules.table.decks import give_up_item
from fabletop.games.prophecy.rules.table.reasons import because, refuse
from fabletop.games.prophecy.state import Battle, Hero, Side, Table

FIXING: Final[tuple[str, ...]] = ("scroll_of_deep_prayer", "scroll_of_divine_will")


def announce(table: Table, hero: Hero, battle: Battle, side: Side, answer: Option) -> None:
    """Throw, ignite, pay, cast a Spell or read a scroll before the roll."""
    name = str(answer[1])
    match answer[0]:
        case "throw":
            side.thrown += (name,)
            table.note("throws", hero.seat, name)
        case "ignite":
            side.ignited = name
            table.note("ignites", hero.seat, name)
        case "pay":
            pay(table, hero, side, name, int(answer[2]))
        case "cast":
            _cast(table, hero, battle, side, answer)
        case verb if verb in table.parts.announce:
            table.parts.announce[str(verb)](table, hero, battle, answer)
        case _:
            _fix(table, hero, battle, side, name)


def _cast(table: Table, hero: Hero, battle: Battle, side: Side, answer: Option) -> None:
    """More dice for the caster, the best counts; or for the opponent, the worst counts."""
    spell = str(answer[1])
    cast(table, hero, spell, answer)
    side.prayed += (spell,)
    numbers = table.box.abilities[spell].params
    if numbers.opponent_dice:
        side.cast += (spell,)
        battle.opposite(side).worst_of = numbers.opponent_dice
    elif numbers.dice:
        side.tries += numbers.dice - 1


def _fix(table: Table, hero: Hero, battle: Battle, side: Side, scroll: str) -> None:
    """Deep Prayer fixes one's own die, Divine Will both; the defender is last (R-249, R-317)."""
    numbers = table.box.items[scroll].params
    other = battle.opposite(side)
    side.fixed = numbers.own_die or side.fixed
    other.fixed = numbers.opponent_die or other.fixed
    side.prayed += (scroll,)
    give_up_item(table, hero, scroll)
    table.note("read", hero.seat, scroll)


def announcements(table: Table, hero: Hero, battle: Battle, side: Side) -> list[Option]:
    options: list[Option] = []
    for name in side.used:
        item = table.box.items[name]
        if battle.kind != WILLS and name not in side.thrown and _can_throw(table, hero, item):
            options.append(("throw", name))
        if item.params.ignite and not side.ignited and name not in side.thrown:
            options.append(("ignite", name))
        if item.params.most and name not in side.paid_for:
            options += _payments(table, hero, battle, item)
    if hero.items:
        options += _fixing_scrolls(hero, side)
    if spells_allowed(table, battle):
        options += _roll_spells(table, hero, battle, side)
    for more in table.parts.announcing:
        options += more(table, hero, battle)
    return options


def _fixing_scrolls(hero: Hero, side: Side) -> list[Option]:
    options: list[Option] = []
    for name in FIXING:
        if name in side.prayed:
            return []
        if name in hero.items:
            options.append(("read", name))
    return options


def _can_throw(table: Table, hero: Hero, item: Item) -> bool:
    if item.throw:
        return True
    return bool(item.weapon) and item.hands == 1 and throws_any(table, hero)


def _payments(table: Table, hero: Hero, battle: Battle, item: Item) -> list[Option]:
    """Sword of Smiting in a Battle of Strength, Ritual Dagger in a Battle of Wills."""
    by_magic = is_paid_in_magic(item)
    if battle.kind not in (STRENGTH if by_magic else WILLS, BOTH):
        return []
    most = min(item.params.most, hero.magic if by_magic else spare_health(table, hero))
    return [("pay", item.id, n) for n in range(1, most + 1)]


def _roll_spells(table: Table, hero: Hero, battle: Battle, side: Side) -> list[Option]:
    options: list[Option] = []
    for name in at_command(table, hero):
        ability = table.box.abilities[name]
        if ability.timing != "roll" or name in side.prayed:
            continue
        if ability.params.opponent_dice:
            fixed = battle.opposite(side).fixed
            if name not in side.cast and not fixed and _one_roll(table, battle):
                options += castings(table, hero, name)
        elif ability.params.roll_bonus:
            if battle.kind in (ability.params.roll_battle, BOTH):
                options += castings(table, hero, name)
        elif not side.fixed:
            options += castings(table, hero, name)
    return options


def _one_roll(table: Table, battle: Battle) -> bool:
    """Whether a single roll decides; a Curse works only then."""
    if not battle.creature:
        return True
    return is_single_roll(table.box.foes[battle.creature])


def is_single_roll(creature: Creature) -> bool:
    return creature.lives == 1 and not creature.special.two_stages


def pay(table: Table, hero: Hero, side: Side, name: str, amount: int) -> None:
    """Sword of Smiting and Ritual Dagger: a payment before the roll, for this roll only."""
    item = table.box.items[name]
    if is_paid_in_magic(item):
        spend_magic(hero, amount)
        side.paid += amount * item.params.strength_per_magic
    else:
        spend_health(hero, amount)
        side.paid += amount * item.params.wills_per_health
    side.paid_for += (name,)
    table.note("pays", hero.seat, name, amount)


def is_paid_in_magic(item: Item) -> bool:
    """Whether points of an Item are paid for in Magic; otherwise in Health."""
    return item.params.strength_per_magic > 0


def roll_refusals(table: Table, hero: Hero) -> list[Refusal]:
    battle = table.current_battle()
    side = battle.side()
    refusals = potion_refusals(table, hero) + spell_refusals(table, hero, battle, "roll")
    if battle.kind == WILLS:
        refusals += [
            refuse(("throw", name), because("throw_needs_strength", "R-177"))
            for name in side.used
            if _can_throw(table, hero, table.box.items[name])
        ]
    if not _one_roll(table, battle):
        refusals += [
            refuse(casting(name), because("single_roll_only", "R-316"))
            for name in hero.abilities
            if table.box.abilities[name].params.single_roll
        ]
    return refusals
