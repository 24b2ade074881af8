"""The beginning of a battle with a Creature: whom to fight, the kind of battle, what to use
(R-103, R-106, R-109 to R-115, R-126, R-128, R-129, R-188 to R-193)."""

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.printed import STRENGTH, WILLS, Creature
from fabletop.games.prophecy.rules.body import lose_magic, spend_magic
from fabletop.games.prophecy.rules.equipment import why_not_use
from fabletop.games.prophecy.rules.outside import is_outside, outside_options, use_outside
from fabletop.games.prophecy.rules.reasons import because, needs, refuse
from fabletop.games.prophecy.state import Battle, Hero, Table

WILLS_PRICE = 2
BY_STRENGTH: Option = ("by_strength",)
BY_WILLS: Option = ("by_wills",)


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
    battle = table.current_battle()
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
    battle = table.current_battle()
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


def kind_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """The kind of battle that the hero could not pay for."""
    battle = table.current_battle()
    creature = table.box.creatures[battle.creature]
    if battle.rolls or creature.special.two_stages:
        return []
    if battle.kind == STRENGTH and creature.first == STRENGTH and creature.willpower is not None:
        price = wills_price(table, hero)
        if hero.magic < price:
            return [refuse(BY_WILLS, needs("magic", "R-111", price, hero.magic))]
    price = creature.special.strength_for_magic
    if battle.kind == WILLS and hero.magic < price:
        return [refuse(BY_STRENGTH, needs("magic", "R-114", price, hero.magic))]
    return []


def declare_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Items that are held or worn on the head and cannot be used, and potions."""
    battle = table.current_battle()
    refusals = kind_refusals(table, hero) + potion_refusals(table, hero)
    for name in hero.items:
        item = table.box.items[name]
        if name not in battle.used and (item.hands or (item.kind == "head" and not item.stat)):
            reason = why_not_use(table, hero, battle, name)
            if reason:
                refusals.append(refuse(("use", name), reason))
    return refusals


def potion_refusals(table: Table, hero: Hero) -> list[Refusal]:
    reason = because("not_during_battle", "R-188")
    potions = [name for name in hero.items if table.box.items[name].kind == "potion"]
    return [refuse(("drink", name), reason) for name in potions]
