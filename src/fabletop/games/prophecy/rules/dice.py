"""The dice of a battle: what is announced before a roll, the roll, and how it ends (R-116, R-117,
R-122, R-124, R-127, R-173, R-177, R-241 to R-246, R-250, R-319)."""

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.printed import STRENGTH, WILLS
from fabletop.games.prophecy.rules.battle import kind_refusals, potion_refusals
from fabletop.games.prophecy.rules.body import spend_health, spend_magic
from fabletop.games.prophecy.rules.decks import damage_item, discard_opportunity, give_up_item
from fabletop.games.prophecy.rules.odds import CHAPEL, creature_parts, hero_parts, total
from fabletop.games.prophecy.rules.outcome import defeat, draw, victory
from fabletop.games.prophecy.rules.reasons import because, refuse
from fabletop.games.prophecy.state import Battle, Hero, Table

DEEP_PRAYER, DIVINE_WILL = "scroll_of_deep_prayer", "scroll_of_divine_will"
ALTERED_REALITY = "scroll_of_altered_reality"


def roll(table: Table, hero: Hero) -> Step:
    """What is announced before the dice counts for one roll (R-116, R-127, R-241, R-244)."""
    battle = table.current_battle()
    options = roll_options(table, hero, battle) if hero.items else _ROLL
    answer: Option = yield Question(hero.seat, "roll", options, battle.creature)
    if answer[0] == "roll":
        battle.own_die = battle.own_fixed or table.chance.roll()
        battle.foe_die = battle.foe_fixed or table.chance.roll()
        if ALTERED_REALITY in hero.items:
            table.phase = "rolled"
        else:
            settle(table, hero, battle)
    else:
        announce(table, hero, battle, answer)


def announce(table: Table, hero: Hero, battle: Battle, answer: Option) -> None:
    """Throw, ignite, pay or read a scroll before the dice."""
    name = str(answer[1])
    match answer[0]:
        case "throw":
            battle.thrown = name
            table.note("throws", hero.seat, name)
        case "ignite":
            battle.ignited = name
            table.note("ignites", hero.seat, name)
        case "pay":
            pay(table, hero, battle, name, int(answer[2]))
        case _:
            numbers = table.box.items[name].params
            battle.own_fixed, battle.foe_fixed = numbers.own_die, numbers.opponent_die
            give_up_item(table, hero, name)
            table.note("read", hero.seat, name)


_ROLL: list[Option] = [("roll",)]


def roll_options(table: Table, hero: Hero, battle: Battle) -> list[Option]:
    options: list[Option] = []
    for name in battle.used:
        item = table.box.items[name]
        if item.throw and battle.kind == STRENGTH and not battle.thrown:
            options.append(("throw", name))
        if item.params.ignite and not battle.ignited:
            options.append(("ignite", name))
        if item.params.most and not battle.paid:
            purse = hero.magic if item.params.strength_per_magic else hero.health
            if battle.kind == (STRENGTH if item.params.strength_per_magic else WILLS):
                most = min(item.params.most, purse)
                options += [("pay", name, n) for n in range(1, most + 1)]
    if not battle.own_fixed:
        options += [("read", name) for name in (DEEP_PRAYER, DIVINE_WILL) if name in hero.items]
    options.append(("roll",))
    return options


def pay(table: Table, hero: Hero, battle: Battle, name: str, amount: int) -> None:
    """Sword of Smiting and Ritual Dagger: a payment before the dice, for one roll."""
    numbers = table.box.items[name].params
    if numbers.strength_per_magic:
        spend_magic(hero, amount)
        battle.paid = amount * numbers.strength_per_magic
    else:
        spend_health(hero, amount)
        battle.paid = amount * numbers.wills_per_health
    table.note("pays", hero.seat, name, amount)


def rolled(table: Table, hero: Hero) -> Step:
    """Altered Reality rerolls one die, also one that was fixed (R-250)."""
    battle = table.current_battle()
    options: list[Option] = [("accept",)]
    if ALTERED_REALITY in hero.items:
        options += [("reroll", "own"), ("reroll", "foe")]
    answer: Option = yield Question(hero.seat, "rolled", options, battle.creature)
    if answer[0] == "reroll":
        give_up_item(table, hero, ALTERED_REALITY)
        table.note("read", hero.seat, ALTERED_REALITY)
        if answer[1] == "own":
            battle.own_die = table.chance.roll()
        else:
            battle.foe_die = table.chance.roll()
    settle(table, hero, battle)


def settle(table: Table, hero: Hero, battle: Battle) -> None:
    """The higher total wins, equality is a draw; a band must be beaten in every roll."""
    own = total(hero_parts(table, hero, battle)) + battle.own_die
    foe = total(creature_parts(table, hero, battle)) + battle.foe_die
    margin = own - foe
    table.note("rolled", hero.seat, battle.creature, battle.own_die, battle.foe_die, own, foe)
    wear(table, hero, battle, won=margin > 0)
    if margin < 0 and shield_saves(table, hero, battle):
        margin = 0
    if margin < 0:
        defeat(table, hero, battle)
    elif margin == 0:
        draw(table, hero, battle)
    elif battle.lives > 1:
        battle.lives -= 1
        table.phase = "roll"
    elif battle.stages:
        battle.kind = battle.stages.pop(0)
        table.phase = "roll"
    else:
        victory(table, hero, battle, margin)


def wear(table: Table, hero: Hero, battle: Battle, *, won: bool) -> None:
    """After a roll: thrown and ignited weapons are damaged, announcements are used up."""
    thrown, ignited = battle.thrown, battle.ignited
    if thrown:
        throw = table.box.items[thrown].throw
        if not (won and throw and throw.returns):
            damage_item(table, hero, thrown)
            battle.used.remove(thrown)
    if ignited:
        damage_item(table, hero, ignited)
        battle.used.remove(ignited)
    if battle.rolls == 0 and CHAPEL in hero.kept:
        hero.kept.remove(CHAPEL)
        discard_opportunity(table, CHAPEL)
    battle.thrown = battle.ignited = ""
    battle.paid = battle.own_fixed = battle.foe_fixed = 0
    battle.rolls += 1


def shield_saves(table: Table, hero: Hero, battle: Battle) -> bool:
    """A shield in use may turn a defeat into a draw; it is damaged by that (R-246, R-319)."""
    for name in battle.used:
        save = table.box.items[name].save
        if save and save.battle == battle.kind and name not in table.damaged:
            die = table.chance.roll()
            saved = die >= save.at_least
            table.note("shielded" if saved else "not_shielded", hero.seat, name, die)
            if saved:
                damage_item(table, hero, name)
            return saved
    return False


def roll_refusals(table: Table, hero: Hero) -> list[Refusal]:
    battle = table.current_battle()
    refusals = kind_refusals(table, hero) + potion_refusals(table, hero)
    if battle.kind == WILLS:
        refusals += [
            refuse(("throw", name), because("throw_needs_strength", "R-177"))
            for name in battle.used
            if table.box.items[name].throw
        ]
    return refusals
