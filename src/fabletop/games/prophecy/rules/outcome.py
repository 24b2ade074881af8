"""What a battle brings: spoils of a victory (R-118, R-119), a draw (R-122), the price of a
defeat (R-120, R-121), and the Creatures that take something else (R-280, R-281, R-286, R-288,
R-291, R-293)."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.printed import STRENGTH, Creature, Goods
from fabletop.games.prophecy.rules.body import (
    gain_experience,
    gain_gold,
    gain_strength,
    gain_willpower,
    heal,
    lose_health,
    lose_magic,
    recharge,
)
from fabletop.games.prophecy.rules.decks import (
    damage_item,
    find_item,
    give_up_item,
    remove_creature,
)
from fabletop.games.prophecy.state import Battle, Hero, Table


def receive(table: Table, hero: Hero, goods: Goods) -> None:
    """Gains of every sort, from the bank and the decks."""
    gain_gold(table, hero, goods.gold)
    gain_experience(table, hero, goods.experience)
    heal(table, hero, goods.heal)
    recharge(table, hero, goods.recharge)
    gain_strength(table, hero, goods.strength)
    gain_willpower(table, hero, goods.willpower)
    for _ in range(goods.common):
        find_item(table, hero, "common")
    for _ in range(goods.rare):
        find_item(table, hero, "rare")


def victory(table: Table, hero: Hero, battle: Battle, margin: int) -> None:
    """The Creature is discarded; Experience and treasure are taken."""
    creature = table.box.creatures[battle.creature]
    table.note("won", hero.seat, creature.id)
    remove_creature(table, hero.space, creature.id)
    _harm_weapons(table, hero, battle, creature)
    gain_experience(table, hero, experience(creature, battle, margin))
    if table.woken == creature.id:
        table.woken = ""
        receive(table, hero, Goods(rare=table.box.opportunities["ruin"].params.rare))
    owned = len(hero.items)
    if battle.alive:
        gain_gold(table, hero, creature.special.alive_gold)
    else:
        receive(table, hero, creature.win)
    _special_spoils(table, hero, battle, creature)
    table.battle = None
    cursed = creature.special.cursed_item and len(hero.items) > owned
    table.phase = "curse" if cursed else "arrive"


def experience(creature: Creature, battle: Battle, margin: int) -> int:
    """Printed; the margin for the Swordswoman; nothing for an armed fight with the Thug."""
    if creature.special.margin_experience:
        return margin
    if creature.special.unarmed_only_experience and battle.armed:
        return 0
    return creature.experience


def _special_spoils(table: Table, hero: Hero, battle: Battle, creature: Creature) -> None:
    special = creature.special
    if battle.kind == STRENGTH:
        gain_willpower(table, hero, special.strength_win_willpower)
    else:
        gain_strength(table, hero, special.wills_win_strength)
    if special.rare_from:
        die = table.chance.roll()
        table.note("treasure_die", hero.seat, die)
        find_item(table, hero, "rare" if die >= special.rare_from else "common")
    for item in table.hoards.pop(creature.id, ()):
        hero.items.append(item)
        table.note("found", hero.seat, item)
    gain_gold(table, hero, table.hoarded_gold.pop(creature.id, 0))


def curse(table: Table, hero: Hero) -> Step:
    """The Mummy's Item brings a curse without effect; it may be left behind."""
    item = hero.items[-1]
    options: list[Option] = [("keep", item), ("leave", item)]
    answer: Option = yield Question(hero.seat, "curse", options, "mummy")
    if answer[0] == "leave":
        give_up_item(table, hero, item)
        table.note("left", hero.seat, item)
    table.phase = "arrive"


def draw(table: Table, hero: Hero, battle: Battle) -> None:
    """Nothing happens, the Creature stays, the turn ends."""
    table.note("drew", hero.seat, battle.creature)
    _harm_weapons(table, hero, battle, table.box.creatures[battle.creature])
    table.battle = None
    table.phase = "after"


def defeat(table: Table, hero: Hero, battle: Battle) -> None:
    """The Creature stays, the turn ends, and something is lost: usually 1 Health."""
    creature = table.box.creatures[battle.creature]
    table.note("lost", hero.seat, creature.id)
    _harm_weapons(table, hero, battle, creature)
    table.phase = "after"
    extra = sum([table.box.items[name].params.extra_loss for name in battle.used])
    table.battle = None
    if creature.special.steals_gold:
        _robbed_of_gold(table, hero, creature)
    elif (creature.special.steals_item or creature.special.destroys_dearest) and hero.items:
        table.phase = "robbed"
        table.robber = creature.id
    else:
        lose_magic(table, hero, creature.loss.magic)
        lose_health(table, hero, creature.loss.health)
    if extra and hero.alive:
        lose_health(table, hero, extra)
    if not hero.alive:
        table.phase = "after"
        table.robber = ""


def _robbed_of_gold(table: Table, hero: Hero, creature: Creature) -> None:
    """Stolen Gold lies on the card; who has too little loses all of it and 1 Health."""
    stolen = min(hero.gold, creature.special.steals_gold)
    hero.gold -= stolen
    if stolen:
        table.hoarded_gold[creature.id] = table.hoarded_gold.get(creature.id, 0) + stolen
        table.note("lost_gold", hero.seat, stolen)
    if stolen < creature.special.steals_gold:
        lose_health(table, hero, 1)


def robbed(table: Table, hero: Hero) -> Step:
    """The Highwayman takes an Item of the victim's choice, the Imp destroys the dearest."""
    creature = table.box.creatures[table.robber]
    items = hero.items
    if creature.special.destroys_dearest:
        dearest = max(table.box.items[item].price for item in items)
        items = [item for item in items if table.box.items[item].price == dearest]
    options = [("give", item) for item in items]
    answer: Option = yield Question(hero.seat, "robbed", options, creature.id)
    item = str(answer[1])
    if creature.special.destroys_dearest:
        give_up_item(table, hero, item)
    else:
        hero.items.remove(item)
        table.hoards.setdefault(creature.id, []).append(item)
    table.note("robbed", hero.seat, item, creature.id)
    table.robber = ""
    table.phase = "after"


def _harm_weapons(table: Table, hero: Hero, battle: Battle, creature: Creature) -> None:
    """The Golem Guardian damages the weapon used against it, whatever the result."""
    if creature.special.damages_weapon:
        for name in battle.armed:
            if table.box.items[name].weapon and name in hero.items:
                damage_item(table, hero, name)
