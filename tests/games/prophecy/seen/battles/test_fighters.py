"""What is read about a fighter, compared with the rules: dice that are thrown, cubes that are lost,
Items that are declared, questions that are asked."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from fabletop.games.prophecy.expansions.island.pieces import Explorer, keep
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.rules.battle.dice import how_many, throw_dice
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.hero.body import lose_health, lose_magic
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.battles.dice_chances import die_chances
from fabletop.games.prophecy.seen.battles.fighters import fighter
from fabletop.games.prophecy.seen.battles.gear_and_craft import gear
from fabletop.games.prophecy.seen.battles.odds import creature_odds
from fabletop.games.prophecy.seen.battles.outfits import outfits
from fabletop.games.prophecy.state import Table
from tests.games.prophecy.expansions.water.sea import under_water
from tests.games.prophecy.seen.battles.test_battles_ahead import declared
from tests.games.prophecy.seen.battles.test_odds import BOX, late

FIELD = "plains_by_city"
SEA = "wr_b2"
PRAYED = ("prayer",)


def begun(play: ProphecyPlay) -> ProphecyPlay:
    """The fight has begun, and its Items or its roll come next."""
    while play.question.kind not in ("declare", "roll"):
        play.answers(next(one for one in play.options if one.startswith(("fight", "by_strength"))))
    return play


def before_the_roll(race: str = "") -> Table:
    races = "yes" if race else "no"
    scene = Scenario(2, version="standard", races=races, island="yes")
    scene.hero("paladin", at=FIELD, race=race)
    return begun(scene.lies(FIELD, "bear").start("fight")).table


@pytest.mark.parametrize("race", ["", "race_halfling"])
@pytest.mark.parametrize("foretold", [(), (3, 5), (1, 2)])
@pytest.mark.parametrize(("tries", "worst_of"), [(1, 1), (2, 1), (1, 2), (3, 1), (2, 2)])
def test_a_die_comes_as_often_as_was_said(
    tries: int, worst_of: int, foretold: tuple[int, ...], race: str
) -> None:
    table = before_the_roll(race).copy()
    battle = table.current_battle()
    battle.own.tries, battle.own.worst_of = tries, worst_of
    battle.own.prayed = PRAYED if tries > 1 else ()
    keep(table.heroes[0], Explorer(foretold=foretold))
    told = die_chances(table, battle, battle.own)
    count = how_many(table, battle, battle.own) - bool(foretold)
    found = Counter[int]()
    for dice in product(range(1, 7), repeat=count):
        twin = table.copy()
        twin.chance.load([("dice", die) for die in (*dice, *([] if foretold else [1]))])
        thrown = twin.current_battle()
        throw_dice(twin, thrown)
        found[thrown.own.die] += 1
    assert told == {die: Fraction(n, 6**count) for die, n in found.items()}


@pytest.mark.parametrize("seed", range(12))
def test_a_fighter_who_has_lost_cubes_is_one_with_fewer(seed: int) -> None:
    table = late(seed)
    seat = table.active
    hero = table.heroes[seat]
    before = fighter(PROPHECY.view(table, seat), seat)
    twin = table.copy()
    health, magic = min(1, before.spare), min(1, hero.magic)
    lose_health(twin, twin.heroes[seat], health)
    lose_magic(twin, twin.heroes[seat], magic)
    after = fighter(PROPHECY.view(twin, seat), seat)
    told = before.after(health, magic)
    names = ("strength", "willpower", "health", "wounds", "magic", "drained", "spare")
    assert [getattr(told, name) for name in names] == [getattr(after, name) for name in names]


@pytest.mark.parametrize(
    "held",
    [
        ("sword", "gauntlets_of_strength", "crown_of_power"),
        ("great_sword", "ruby_circlet", "crown_of_power"),
        ("axe", "gauntlets_of_strength", "wooden_shield", "ruby_circlet"),
        ("sword", "axe", "potion_of_concentration"),
    ],
)
def test_outfits_with_worn_items_are_the_sets_that_can_be_declared(held: tuple[str, ...]) -> None:
    """Of the Items that count in this battle; what is worn costs no hand and is always worn."""
    scene = Scenario(2, version="standard").hero("paladin", at=FIELD, items=held)
    match = begun(scene.lies(FIELD, "bear").start("fight")).match
    sets = declared(match.position)
    offered = frozenset[str]().union(*sets)
    told = {frozenset(one.items) & offered for one in outfits(fighter(match.view(0), 0).equipment)}
    assert told == sets


def test_the_work_of_a_smith_and_artifacts_belong_to_the_fighter() -> None:
    artifact = next(iter(BOX.artifacts))
    scene = Scenario(2, version="standard", new_items="yes")
    table = scene.hero("paladin", at=FIELD, items=["axe", "sword"]).start().table.copy()
    table.stones = {"axe": "astral_chaos_stone"}
    table.heroes[0].items.append(artifact)
    me = fighter(PROPHECY.view(table, 0), 0)
    assert me.gear == gear(BOX, ("axe", "sword", artifact), (("axe", "astral_chaos_stone"),))
    assert me.artifacts == len(me.known.artifacts) == artifacts(table, table.heroes[0]) == 1


@pytest.mark.parametrize("foe", ["giant_squid", "carnivorous_fish", "undersea_patrol"])
def test_choices_that_are_left_open_are_asked_in_the_battle(foe: str) -> None:
    play = under_water(Scenario, bubbles=9, health=9).lies(SEA, foe).dice(*[6, 1] * 4).start()
    odds = creature_odds(play.match.view(0), 0, foe, "strength")
    assert odds is not None
    asked = set[str]()
    while play.table.battle is not None or not asked:
        asked.add(play.question.kind)
        ways = ("fight", "by_strength", "ready", "roll", "accept", "stand")
        play.answers(next((one for one in ways if one in play.options), play.options[0]))
    assert {*odds.questions} <= asked
