"""A battle with a Creature, phase by phase: choose whom to fight, the kind of battle, what to use,
roll, and settle (R-106, R-109 to R-117, R-122, R-124 to R-129, R-188 to R-193).

What a battle brings is in the module of spoils and losses.
"""

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.printed import STRENGTH, WILLS, Creature
from fabletop.games.prophecy.rules.body import lose_magic, spend_health, spend_magic
from fabletop.games.prophecy.rules.decks import damage_item, discard_opportunity, give_up_item
from fabletop.games.prophecy.rules.equipment import why_not_use
from fabletop.games.prophecy.rules.odds import CHAPEL, creature_parts, hero_parts, total
from fabletop.games.prophecy.rules.outcome import defeat, draw, victory
from fabletop.games.prophecy.rules.outside import is_outside, outside_options, use_outside
from fabletop.games.prophecy.rules.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.state import Battle, Hero, Table

WILLS_PRICE = 2
BY_STRENGTH: Option = ("by_strength",)
BY_WILLS: Option = ("by_wills",)
DEEP_PRAYER, DIVINE_WILL = "scroll_of_deep_prayer", "scroll_of_divine_will"
ALTERED_REALITY = "scroll_of_altered_reality"


def arrive(table: Table) -> None:
    """Creatures in the space must be fought before the space can be used (R-103, R-106); where
    there is nothing to choose before the battle, it begins."""
    hero = table.heroes[table.active]
    creatures = table.box.creatures
    cards = table.adventures[hero.space]
    for card in cards:
        if card in creatures and card not in table.declined:
            if hero.items or creatures[card].special.may_decline or len(cards) > 1:
                table.phase = "fight"
            else:
                begin(table, hero, card)
            return
    table.phase = "space"


def fight(table: Table, hero: Hero) -> Step:
    """The last moment for potions and scrolls before the battle."""
    options: list[Option] = []
    for card in table.adventures[hero.space]:
        if card in table.box.creatures and card not in table.declined:
            options.append(("fight", card))
            if table.box.creatures[card].special.may_decline:
                options.append(("decline", card))
    if hero.items:
        options += outside_options(table, hero)
    answer: Option = yield Question(hero.seat, "fight", options)
    if is_outside(answer):
        yield from use_outside(table, hero, answer)
    elif answer[0] == "decline":
        table.declined.append(str(answer[1]))
        table.note("declined", hero.seat, answer[1])
        table.phase = "arrive"
    else:
        begin(table, hero, str(answer[1]))


def begin(table: Table, hero: Hero, name: str) -> None:
    creature = table.box.creatures[name]
    battle = table.battle = Battle(name, lives=creature.lives)
    table.note("fights", hero.seat, name)
    if creature.special.chill_magic:
        lose_magic(table, hero, creature.special.chill_magic)
    if creature.special.two_stages:
        battle.stages.append(STRENGTH)
        battle.kind = WILLS
        table.phase = "declare"
        return
    kinds = kinds_of_battle(table, hero, creature)
    if len(kinds) == 1:
        choose_kind(table, hero, battle, kinds[0])
    else:
        table.phase = "kind"


def kinds_of_battle(table: Table, hero: Hero, creature: Creature) -> list[Option]:
    """What the Creature attacks with is free; the other kind must be paid for."""
    by_strength = creature.strength is not None or creature.special.strength_per_health
    kinds: list[Option] = []
    if by_strength and creature.first == STRENGTH:
        kinds.append(BY_STRENGTH)
        if creature.special.alive_gold:
            kinds.append((*BY_STRENGTH, "alive"))
        if creature.willpower is not None and hero.magic >= wills_price(table, hero):
            kinds.append(BY_WILLS)
        return kinds
    kinds.append(BY_WILLS)
    price = creature.special.strength_for_magic
    if price and hero.magic >= price:
        kinds.append(BY_STRENGTH)
    return kinds


def wills_price(table: Table, hero: Hero) -> int:
    """Two Magic; the Crown of Power makes it cheaper."""
    price = WILLS_PRICE
    for name in hero.items:
        discount = table.box.items[name].params.wills_discount
        if discount and name not in table.damaged:
            price -= discount
    return price


def kind(table: Table, hero: Hero) -> Step:
    battle = _battle(table)
    creature = table.box.creatures[battle.creature]
    options = kinds_of_battle(table, hero, creature)
    answer: Option = yield Question(hero.seat, "kind", options, battle.creature)
    choose_kind(table, hero, battle, answer)


def choose_kind(table: Table, hero: Hero, battle: Battle, answer: Option) -> None:
    """The payment lowers the Willpower of this very battle (R-112) and is due once (R-128)."""
    battle.kind = STRENGTH if answer[0] == "by_strength" else WILLS
    battle.alive = len(answer) > 1
    creature = table.box.creatures[battle.creature]
    if battle.kind == WILLS and creature.strength is not None and creature.first == STRENGTH:
        spend_magic(hero, wills_price(table, hero))
        table.note("starts_wills", hero.seat)
    elif battle.kind == STRENGTH and creature.first != STRENGTH:
        spend_magic(hero, creature.special.strength_for_magic)
        table.note("starts_strength", hero.seat)
    table.phase = "declare" if hero.items else "roll"


def declare(table: Table, hero: Hero) -> Step:
    """Say which Items are used; fixed from the first roll on (R-126)."""
    battle = _battle(table)
    options: list[Option] = [
        ("use", name)
        for name in hero.items
        if name not in battle.used and why_not_use(table, hero, battle, name) is None
    ]
    options.append(("ready",))
    answer: Option = yield Question(hero.seat, "declare", options, battle.creature)
    if answer[0] == "ready":
        table.phase = "roll"
        return
    name = str(answer[1])
    battle.used.append(name)
    item = table.box.items[name]
    if item.weapon or item.kind == "shield":
        battle.armed.append(name)
    table.note("uses", hero.seat, name)


def roll(table: Table, hero: Hero) -> Step:
    """What is announced before the dice counts for one roll (R-116, R-127, R-241, R-244)."""
    battle = _battle(table)
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
    battle = _battle(table)
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


def _battle(table: Table) -> Battle:
    assert table.battle is not None, "no battle in a phase of battle"
    return table.battle


def kind_refusals(table: Table, hero: Hero) -> list[Refusal]:
    creature = table.box.creatures[_battle(table).creature]
    price = wills_price(table, hero)
    if creature.first == STRENGTH and creature.willpower is not None and hero.magic < price:
        return [refuse(BY_WILLS, needs("magic", "R-111", price, hero.magic))]
    return []


def declare_refusals(table: Table, hero: Hero) -> list[Refusal]:
    battle = _battle(table)
    found: list[tuple[str, Reason | None]] = [
        (name, why_not_use(table, hero, battle, name))
        for name in hero.items
        if name not in battle.used
    ]
    return [refuse(("use", name), reason) for name, reason in found if reason]


def roll_refusals(table: Table, hero: Hero) -> list[Refusal]:
    battle = _battle(table)
    reason = because("not_during_battle", "R-188")
    refusals = [
        refuse(("drink", name), reason)
        for name in hero.items
        if table.box.items[name].kind == "potion"
    ]
    if battle.kind == WILLS:
        refusals += [
            refuse(("throw", name), because("throw_needs_strength", "R-177"))
            for name in battle.used
            if table.box.items[name].throw
        ]
    return refusals
