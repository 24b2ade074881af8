"""The bag of Bubbles bought at the Gate of the Water Realm (W-088, W-089)."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.answers import BagOffer
from fabletop.games.prophecy.expansions.realms.realms import gate_of
from fabletop.games.prophecy.expansions.water.bubbles import WATER_REALM
from fabletop.games.prophecy.expansions.water.pieces import carry, diver
from fabletop.games.prophecy.rules.hero.body import heal, pay_magic
from fabletop.games.prophecy.rules.hero.payment import pay, purse
from fabletop.games.prophecy.rules.hero.spells import at_command, can_cast, cast, castings
from fabletop.games.prophecy.rules.turn.own_turn import paying_options, use_outside
from fabletop.games.prophecy.state import Hero, Table

BAG: Final = "bag"
NO_BAG: Final[Option] = ("no_bag",)


def buy_bag(table: Table, hero: Hero) -> Step:
    """Buy at most one bag; a Spell may make it cheaper (W-088)."""
    gate = gate_of(table, WATER_REALM)
    while True:
        bags = {bag.name: bag for bag in bags_for(table, hero)}
        money = purse(table, hero, BAG)
        options: list[Option] = [(BAG, bag.name) for bag in bags.values() if bag.gold <= money]
        for name in _spells(table, hero):
            options += castings(table, hero, name)
        options += paying_options(table, hero)
        options.append(NO_BAG)
        answer: Option = yield Question(hero.seat, "bag", options, gate.id)
        if answer[0] == "cast":
            yield from _breathe(table, hero, answer)
        elif answer[0] == BAG:
            _fill(table, hero, bags[int(answer[1])])
            break
        elif answer == NO_BAG:
            break
        else:
            yield from use_outside(table, hero, answer)
    hero.used = [mark for mark in hero.used if mark not in _discounts(table, hero)]


def bags_for(table: Table, hero: Hero) -> list[BagOffer]:
    """The bags on sale, named by their printed prices: some Spells make them cheaper, and some
    Abilities give her more Bubbles in each."""
    abilities = table.box.abilities
    saved = sum([abilities[name].params.bag_discount for name in _discounts(table, hero)])
    more = sum([abilities[name].params.bag_bubbles for name in hero.abilities])
    return [
        BagOffer(bag.gold, max(0, bag.gold - saved), bag.bubbles + more)
        for bag in gate_of(table, WATER_REALM).bags
    ]


def _discounts(table: Table, hero: Hero) -> list[str]:
    """The Spells cast for a cheaper bag."""
    abilities = table.box.abilities
    known = at_command(table, hero)
    return [name for name in known if name in hero.used and abilities[name].params.bag_discount]


def _spells(table: Table, hero: Hero) -> list[str]:
    return [
        name
        for name in at_command(table, hero)
        if table.box.abilities[name].params.bag_discount
        and name not in hero.used
        and can_cast(table, hero, name)
    ]


def _breathe(table: Table, hero: Hero, answer: Option) -> Step:
    """Cast Water Breathing; for more Magic it heals, too."""
    spell = str(answer[1])
    cast(table, hero, spell, answer)
    hero.used.append(spell)
    ability = table.box.abilities[spell]
    more = ability.params.dear_magic - ability.magic
    if hero.wounds and hero.magic >= more:
        options: list[Option] = [("breathe_deep",), ("breathe_flat",)]
        deep: Option = yield Question(hero.seat, "breathe", options, spell)
        if deep == ("breathe_deep",):
            pay_magic(table, hero, more)
            heal(table, hero, ability.params.heal)


def _fill(table: Table, hero: Hero, bag: BagOffer) -> None:
    pay(table, hero, bag.gold, BAG)
    carry(hero, bag.bubbles, diver(hero).spent_bubbles)
    table.note("bought_bag", hero.seat, bag.bubbles)
