"""The result of a battle with a Creature: the spoils of a victory (R-118, R-119), a draw (R-122,
R-277), the price of a defeat (R-120, R-121), and Creatures that take something else (R-280, R-281,
R-286, R-288, R-291 to R-293)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.answers import asked_by
from fabletop.games.prophecy.printed.cards import STRENGTH, Creature
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.rules.battle.abilities import at_work, in_battle
from fabletop.games.prophecy.rules.battle.hoards import (
    next_after_victory,
    search_arms,
    show_rare,
    treasure,
)
from fabletop.games.prophecy.rules.battle.worn_weapons import wear_out
from fabletop.games.prophecy.rules.hero.body import (
    gain_experience,
    gain_gold,
    gain_strength,
    gain_willpower,
    heal,
    lose_health,
    lose_magic,
    recharge,
)
from fabletop.games.prophecy.rules.hero.spells import can_cast
from fabletop.games.prophecy.rules.places.market import price_of
from fabletop.games.prophecy.rules.table.decks import (
    distinct,
    find_item,
    forgive,
    give_up_item,
    ordinary,
    remove_creature,
    within_reach,
)
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Side, Table

FANATICISM: Final = "fanaticism"
HEALING_ARTS: Final = "healing_arts"
BEATEN: Final = "beaten"
"""Marks a turn in which a Creature has won."""


def receive(table: Table, hero: Hero, goods: Goods) -> None:
    """Gains of every kind, from the bank and the decks."""
    gain_gold(table, hero, goods.gold)
    gain_experience(table, hero, goods.experience)
    if goods.heal or goods.recharge:
        heal(table, hero, goods.heal)
        recharge(table, hero, goods.recharge)
    if goods.strength or goods.willpower:
        gain_strength(table, hero, goods.strength)
        gain_willpower(table, hero, goods.willpower)
    for _ in range(goods.common):
        find_item(table, hero, "common")
    for _ in range(goods.rare):
        find_item(table, hero, "rare")


def victory(table: Table, hero: Hero, battle: Battle) -> None:
    """The Creature is discarded or becomes a trophy; the hero takes Experience and treasure."""
    creature = table.box.foes[battle.creature]
    table.note("won", hero.seat, creature.id)
    if table.assault == NOBODY and not _is_trophy(table, hero, creature):
        remove_creature(table, hero.space, creature.id)
    wear_out(table, hero, battle, creature)
    table.battle = None
    forgive(table, creature.id)
    lose_health(table, hero, creature.special.win_health)
    if not hero.alive:
        table.phase = "after"
        return
    gold, race = hero.gold, table.race(hero)
    spares = table.parts.spares
    if not (spares and any(trait in spares for trait in table.box.traits[creature.id])):
        gain_experience(table, hero, earned(table, hero, experience(creature, battle)))
    if table.woken == creature.id:
        table.woken = ""
        receive(table, hero, Goods(rare=table.box.opportunities["ruin"].params.rare))
    owned = len(hero.items)
    receive(table, hero, spoils(creature, alive=battle.alive))
    gain_gold(table, hero, purses(table, hero, creature))
    _special_spoils(table, hero, battle, creature)
    gain_gold(table, hero, max(0, gold + race.least_gold - hero.gold))
    for hail in table.parts.won:
        hail(table, hero, battle)
    table.phase = next_after_victory(table)
    if creature.special.cursed_item and len(hero.items) > owned and not race.unlucky:
        table.phase = "curse"
    else:
        _further_spoils(table, hero, creature)


def _is_trophy(table: Table, hero: Hero, creature: Creature) -> bool:
    """Whether it goes to the winner instead of the discard pile."""
    kept = [trait for trait in table.box.traits[creature.id] if trait in table.parts.trophies]
    for trait in kept:
        table.parts.trophies[trait](table, hero, creature)
    return bool(kept)


def _further_spoils(table: Table, hero: Hero, creature: Creature) -> None:
    """What a die or a choice decides after the victory."""
    special = creature.special
    choice = asked_by(table.parts.after_victory, table, hero, creature)
    if choice:
        table.phase = choice
        table.robber = creature.id
    elif special.rare_from:
        treasure(table, hero, creature)
    elif special.search_arms:
        search_arms(table, hero)
    elif special.choice_of_rare:
        show_rare(table, special.choice_of_rare)


def earned(table: Table, hero: Hero, printed: int) -> int:
    """The Experience that she gets for a victory, including Race and Abilities."""
    points = max(printed, table.race(hero).least_experience)
    if points:
        for name in hero.abilities:
            points += table.box.abilities[name].params.experience
    return points


def experience(creature: Creature, battle: Battle) -> int:
    """As printed; the margin for the Swordswoman; none for the Thug beaten by weapons or Spells."""
    if creature.special.margin_experience:
        return battle.margin
    if creature.special.unarmed_only_experience and (battle.own.armed or battle.own.magical):
        return 0
    if battle.toll and creature.special.surrender_experience:
        return creature.special.surrender_experience
    return creature.experience


def spoils(creature: Creature, *, alive: bool) -> Goods:
    """The treasure of a beaten Creature; only a reward if it was taken alive."""
    return Goods(gold=creature.special.alive_gold) if alive else creature.win


def purses(table: Table, hero: Hero, creature: Creature) -> int:
    """The Gold for Pickpocketing and Hunting, once per band (R-261)."""
    abilities = [table.box.abilities[name].params for name in hero.abilities]
    return sum([numbers.gold for numbers in abilities if numbers.vs in creature.types])


def _special_spoils(table: Table, hero: Hero, battle: Battle, creature: Creature) -> None:
    special = creature.special
    if battle.kind == STRENGTH:
        gain_willpower(table, hero, special.strength_win_willpower)
    else:
        gain_strength(table, hero, special.wills_win_strength)
    if battle.toll:
        gain_willpower(table, hero, special.enrage_willpower)
        receive(table, hero, Goods(rare=battle.toll if special.extra_rolls else 0))
    for item in table.hoards.pop(creature.id, ()):
        hero.items.append(item)
        table.note("found", hero.seat, item)
    gain_gold(table, hero, table.hoarded_gold.pop(creature.id, 0))
    for ability in map(table.box.abilities.__getitem__, hero.abilities):
        won = ability.params.win_recharge
        if won and in_battle(ability, battle.kind) and at_work(table, hero, ability):
            recharge(table, hero, won)


def draw(table: Table, hero: Hero, battle: Battle) -> None:
    """The Creature stays and the turn ends, unless Fanaticism renews the battle."""
    table.note("drew", hero.seat, battle.creature)
    wear_out(table, hero, battle, table.box.foes[battle.creature])
    if FANATICISM in hero.abilities:
        battle.acting = 0
        table.phase = "drawn"
        return
    table.battle = None
    table.phase = "after"


def defeat(table: Table, hero: Hero, battle: Battle) -> None:
    """The Creature stays, the turn ends, and something is lost: usually 1 Health."""
    creature = table.box.foes[battle.creature]
    special = creature.special
    table.note("lost", hero.seat, creature.id)
    table.spent.append(BEATEN)
    if table.race(hero).rage and creature.id not in hero.grudges:
        hero.grudges.append(creature.id)
    table.phase = "after"
    wear_out(table, hero, battle, creature)
    health = hero.health
    if special.steals_gold:
        _robbed_of_gold(table, hero, creature)
    elif robs(table, hero, creature):
        table.phase = "robbed"
        table.robber = creature.id
    elif asked := asked_by(table.parts.after_defeat, table, hero, creature):
        table.phase = asked
        table.robber = creature.id
    else:
        lose_magic(table, hero, creature.loss.magic)
        lost = health_lost(creature, hero.health)
        lose_health(table, hero, lost - spared(table, hero, lost))
    if special.loses_scrolls:
        _burn_scrolls(table, hero)
    if hero.health < health and hero.alive and can_cast(table, hero, HEALING_ARTS):
        table.wounded = hero.seat
        table.phase = "mend"
    else:
        rage_ends(table, hero, battle)


def robs(table: Table, hero: Hero, creature: Creature) -> bool:
    """Whether a Creature that has won takes Gold or an Item instead of Health."""
    special = creature.special
    if special.steals_gold:
        return True
    return (special.steals_item or special.destroys_dearest) and bool(_takeable(table, hero))


def health_lost(creature: Creature, health: int) -> int:
    """What a hero with this much Health loses to it, usually 1."""
    return -(-health // 2) if creature.special.half_health else creature.loss.health


def rage_ends(table: Table, hero: Hero, battle: Battle) -> None:
    """Berserk fighting costs Health after the loss itself and after Healing Arts (R-269, R-291)."""
    table.battle = None
    if hero.alive:
        lose_health(table, hero, extra_loss(table, battle.own))
    if table.phase == "mend" or not hero.alive:
        table.phase = "after"
        table.robber = ""


def extra_loss(table: Table, side: Side) -> int:
    """What the Berserker's Axe and Berserker Rage cost their loser in addition (R-245, R-259)."""
    if not (side.used or side.cast):
        return 0
    axes = sum([table.box.items[name].params.extra_loss for name in side.used])
    return axes + sum([table.box.abilities[name].params.extra_loss for name in side.cast])


def _burn_scrolls(table: Table, hero: Hero) -> None:
    exposed = within_reach(table, hero)
    for item in [name for name in exposed if table.box.items[name].kind == "scroll"]:
        give_up_item(table, hero, item)
        table.note("burnt", hero.seat, item)


def _robbed_of_gold(table: Table, hero: Hero, creature: Creature) -> None:
    """Stolen Gold lies on the card; a hero with too little loses all of it and 1 Health."""
    stolen = min(hero.gold, creature.special.steals_gold)
    hero.gold -= stolen
    if stolen:
        table.hoarded_gold[creature.id] = table.hoarded_gold.get(creature.id, 0) + stolen
        table.note("lost_gold", hero.seat, stolen)
    if stolen < creature.special.steals_gold:
        lose_health(table, hero, 1 - spared(table, hero, 1))


def spared(table: Table, hero: Hero, lost: int) -> int:
    """The Health that Dragon Hide saves in a lost battle, once per round."""
    for name in hero.abilities:
        spares = table.box.abilities[name].params.spares_health
        if not spares or name in hero.used:
            continue
        saved = min(lost, spares)
        if saved:
            hero.used.append(name)
            table.note("spared", hero.seat, name, saved)
            return saved
    return 0


def _takeable(table: Table, hero: Hero) -> list[str]:
    return ordinary(table, within_reach(table, hero))


def robbed(table: Table, hero: Hero) -> Step:
    """The Highwayman takes an Item of the victim's choice, the Imp destroys the most expensive one;
    neither affects Artifacts."""
    creature = table.box.creatures[table.robber]
    items = distinct(_takeable(table, hero))
    if creature.special.destroys_dearest:
        prices = {item: price_of(table.box, table.stones, item) for item in items}
        items = [item for item in items if prices[item] == max(prices.values())]
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
