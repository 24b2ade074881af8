"""What is won and lost in battles that a fighter might fight, besides what is printed: the rules of
the battles' ends answer."""

from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.prophecy.printed.cards import Creature
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.rules.battle import after_creature, after_duel
from fabletop.games.prophecy.rules.battle.declaring import unarmed_price
from fabletop.games.prophecy.rules.battle.hoards import treasure_of
from fabletop.games.prophecy.rules.battle.totals import alive_points
from fabletop.games.prophecy.seen.battles.dice_chances import SIDES
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.battles.laid_out import Battlefield
from fabletop.games.prophecy.seen.battles.outfits import Outfit

WOUND: Final = after_duel.WOUND
"""The Health that the loser of a battle between characters loses."""


class Winnings(NamedTuple):
    """What a victory over a Creature brings to a hero besides its treasure."""

    experience: int
    gold: int


def winnings(me: Fighter, foe: str) -> Winnings:
    return _winnings(me.field, me.equipment.perks.race, me.abilities, foe)


@lru_cache(maxsize=20_000)
def _winnings(field: Battlefield, race: str, abilities: tuple[str, ...], foe: str) -> Winnings:
    table, creature = field.table, field.box.foes[foe]
    hero = table.heroes[0]
    hero.race, hero.abilities = race, [*abilities]
    experience = after_creature.earned(table, hero, creature.experience)
    return Winnings(experience, after_creature.purses(table, hero, creature))


class TakenAlive(NamedTuple):
    """What trying to take a Creature alive adds to her total, and what it brings instead of its
    treasure."""

    points: int
    reward: Goods


def taken_alive(creature: Creature) -> TakenAlive:
    return TakenAlive(alive_points(creature), after_creature.spoils(creature, alive=True))


def rare_share(creature: Creature) -> float:
    """How often the treasure that a die decides is a Rare Item."""
    return sum([treasure_of(creature, die) == "rare" for die in SIDES]) / len(SIDES)


def robs(me: Fighter, foe: str) -> bool:
    """Whether a Creature that beats her takes Gold or an Item instead of Health."""
    return _may_rob(me.field, foe) and _robs(me.field, me.items, foe)


@lru_cache(maxsize=5_000)
def _may_rob(field: Battlefield, foe: str) -> bool:
    """Whether it would rob a hero who has everything."""
    return _robs(field, (*field.box.items,), foe)


@lru_cache(maxsize=5_000)
def _robs(field: Battlefield, items: tuple[str, ...], foe: str) -> bool:
    hero = field.table.heroes[0]
    hero.items = [*items]
    return after_creature.robs(field.table, hero, field.box.foes[foe])


def health_lost(me: Fighter, foe: str) -> int:
    """The Health that losing to a Creature costs her, unless it robs her."""
    return after_creature.health_lost(me.box.foes[foe], me.health)


def price_of_bare_hands(creature: Creature, used: Outfit) -> int:
    """The Health that it costs to fight a Creature with these Items."""
    return unarmed_price(creature, armed=used.weapons > 0)


def steals(winner: Fighter, *, attacked: bool) -> bool:
    """Whether she takes an Item at once when she has beaten a character who has one."""
    return after_duel.steals(winner.abilities, attacked=attacked)
