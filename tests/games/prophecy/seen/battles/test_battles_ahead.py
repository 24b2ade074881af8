"""Battles that a fighter might fight: what is told of them quickly is what fighting them to every
end gives, and what the rules then offer."""

import random

import pytest

from fabletop.core.game import settle
from fabletop.core.position import Position
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS, Creature
from fabletop.games.prophecy.rich import deal
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.battles.additions import armed, matchup
from fabletop.games.prophecy.seen.battles.announced import standing, standings
from fabletop.games.prophecy.seen.battles.battles_ahead import chances, own_values, rolls
from fabletop.games.prophecy.seen.battles.dice_chances import DieRoll
from fabletop.games.prophecy.seen.battles.fighters import fighter
from fabletop.games.prophecy.seen.battles.gear_and_craft import gear, with_work, without
from fabletop.games.prophecy.seen.battles.kinds_ahead import plans, spell_prices, stages
from fabletop.games.prophecy.seen.battles.laid_out import Place, place_of
from fabletop.games.prophecy.seen.battles.odds import creature_odds, duel_odds
from fabletop.games.prophecy.seen.battles.outfits import NOTHING, outfits, skill
from fabletop.games.prophecy.seen.battles.rolls import mean_of, roll_odds
from fabletop.games.prophecy.seen.prices import kind_price
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Table
from tests.games.prophecy.seen.battles.test_odds import BOX, EVERYTHING, late

FOES = 8
KINDS = (STRENGTH, WILLS)
TIARA = "coral_tiara"
"""Its Magic in a Battle of Wills that is forced on her is not foretold."""


def is_simple(foe: Creature, spare: int) -> bool:
    """Whether nothing is chosen or paid before the battle that a forecast leaves out."""
    special = foe.special
    paid = special.caps_roll or special.battle_bubbles or special.copies_character
    return not paid and special.battle_health <= spare


def place_against(table: Table, view: ProphecyView, seat: int, foe: str) -> Place:
    if foe not in BOX.guardians:
        return place_of(view, seat, foe)
    planes = [number for number, one in enumerate(table.planes) if foe in (one.lesser, one.greater)]
    number = (planes or [0])[0]
    first = table.planes[number].lesser in ("", foe, *BOX.gates) or not planes
    return fighter(view, seat).field.attack(number, first=first)


@pytest.mark.parametrize("seed", range(40))
def test_forecasts_are_the_odds_of_fighting_to_every_end(seed: int) -> None:
    luck, table = random.Random(seed), late(seed)
    seat = table.active
    view = PROPHECY.view(table, seat)
    me = fighter(view, seat)
    if TIARA in me.items:
        return
    for foe in luck.sample(sorted(BOX.foes), FOES):
        creature, place = BOX.foes[foe], place_against(table, view, seat, foe)
        special = creature.special
        if not is_simple(creature, me.spare):
            continue
        begun = me.after(special.battle_health, min(me.magic, special.battle_magic))
        for plan in plans(begun, foe, place):
            ready = begun.after(plan.health, plan.magic)
            last = stages(creature, plan.kind)[-1]
            choices = armed(matchup(me.equipment, foe, place), last)
            used = luck.choice(choices)
            kind = STRENGTH if plan.kind == BOTH else plan.kind
            odds = creature_odds(view, seat, foe, kind, used.outfit.items)
            assert odds is not None
            if odds.questions:
                continue
            found = chances(ready, place, rolls(ready, foe, plan.kind, place, used))
            told = (float(odds.win), float(odds.lose))
            assert (found.win, found.lose) == pytest.approx(told), (foe, plan, used)


@pytest.mark.parametrize("seed", range(20))
def test_the_kinds_of_battle_are_those_that_are_offered_and_their_prices(seed: int) -> None:
    luck, table = random.Random(seed), late(seed)
    seat = table.active
    view = PROPHECY.view(table, seat)
    me = fighter(view, seat)
    for foe in luck.sample(sorted(BOX.foes), FOES):
        special = BOX.foes[foe].special
        changed = special.battle_health or special.battle_magic or special.unarmed_health
        if (
            not is_simple(BOX.foes[foe], me.spare)
            or changed
            or special.two_stages
            or special.both_kinds
            or TIARA in me.items
        ):
            continue
        found = {plan.kind: plan for plan in plans(me, foe, place_against(table, view, seat, foe))}
        offered = {odds.kind for kind in KINDS if (odds := creature_odds(view, seat, foe, kind))}
        if foe in BOX.creatures:
            for kind, plan in found.items():
                price = kind_price(view, seat, foe, kind)
                assert (price["Magic"], price["Health"]) == (-plan.magic, -plan.health), foe
        assert set(found) == offered, foe


@pytest.mark.parametrize("seed", range(20))
def test_totals_against_a_rival_are_those_of_the_odds(seed: int) -> None:
    table = late(seed)
    seat = table.active
    rival = next(hero.seat for hero in table.heroes if hero.seat != seat and hero.character)
    table.heroes[rival].space = table.heroes[seat].space
    view = PROPHECY.view(table, seat)
    me, other = fighter(view, seat), fighter(view, rival)
    place = me.field.place(table.heroes[seat].space)
    odds = duel_odds(view, seat, rival)
    assert odds is not None
    if other.tough:
        return
    totals = []
    for one, foe in ((me, other), (other, me)):
        known = foe.known
        ways = armed(matchup(one.equipment, "", place, known), STRENGTH)
        bare = next((way for way in ways if not way.outfit.items), None)
        if bare is None:
            return
        values = own_values(one, "", STRENGTH) + skill(one.equipment, "", STRENGTH, place, known)
        totals.append(values + bare.bonus)
    dice = (DieRoll(one=table.race(table.heroes[who]).one_counts or 1) for who in (seat, rival))
    assert roll_odds(totals[0] - totals[1], *dice).win == pytest.approx(float(odds.win))


def test_outfits_are_the_sets_that_can_be_declared() -> None:
    scene = Scenario(2, version="standard")
    held = ["sword", "axe", "great_sword", "wooden_shield"]
    scene.hero("paladin", at="plains_by_city", items=held)
    match = scene.lies("plains_by_city", "bear").start("fight").match
    view = match.view(0)
    me = fighter(view, 0)
    found = {frozenset(one.items) for one in outfits(me.equipment)}
    assert found == declared(match.position)


def declared(position: Position) -> set[frozenset[str]]:
    """All sets of Items that can be used."""
    question = position.open[0]
    battle = position.table.current_battle()
    found = {frozenset(battle.own.used)}
    for option in question.options:
        if option[0] == "use":
            twin = position.copy()
            twin.answer(option, question.seat)
            found |= declared(twin)
    return found


@pytest.mark.parametrize("seed", range(30))
def test_an_announcement_changes_the_next_roll_as_was_said(seed: int) -> None:
    luck = random.Random(seed)
    position = Position(PROPHECY, deal(settle(PROPHECY, EVERYTHING, 3), 3, seed))
    for _ in range(60):
        if position.over:
            return
        question = position.open[0]
        table = position.table
        if question.kind in ("declare", "announce", "roll") and table.battle is not None:
            compare(position)
        position.answer(luck.choice(question.options), question.seat)


def compare(position: Position) -> None:
    question = position.open[0]
    view = PROPHECY.view(position.table, question.seat)
    for option, told in standings(view, question.seat, question.options).items():
        twin = position.copy()
        twin.answer(option, question.seat)
        battle = twin.table.battle
        assert battle is not None
        assert standing(PROPHECY.view(twin.table, question.seat), question.seat) == told, option


def test_gear_with_work_is_that_of_a_hero_who_has_it() -> None:
    box = open_box(boards=())
    stone = "astral_chaos_stone"
    before = gear(box, ("axe", "sword"))
    after = with_work(box, before, "axe", stone)
    assert after == gear(box, ("axe", "sword"), (("axe", stone),))
    assert with_work(box, after, "axe", "astral_lawstone") == gear(
        box, ("axe", "sword"), (("axe", "astral_lawstone"),)
    )
    assert without(after, "axe") == gear(box, ("sword",))


def test_the_mean_of_a_die() -> None:
    assert mean_of() == pytest.approx(3.5)
    assert mean_of(DieRoll(tries=2)) == pytest.approx(161 / 36)
    assert NOTHING.items == ()


@pytest.mark.parametrize(
    ("race", "at", "items", "abilities", "price"),
    [
        ("", "plains_by_city", [], [], 1),
        ("race_elf", "plains_by_city", [], [], 1),
        ("race_elf", "forest_by_thieves_guild", [], [], 0),
        ("", "plains_by_city", ["ring_of_magical_forces"], [], 0),
        ("", "plains_by_city", [], ["effective_spellcasting"], 0),
    ],
)
def test_a_spell_in_a_battle_ahead_costs_what_was_said(
    race: str, at: str, items: list[str], abilities: list[str], price: int
) -> None:
    built = Scenario(version="standard", races="yes")
    built.hero(
        "druid",
        race=race,
        at=at,
        magic=3,
        items=items,
        abilities=["berserker_rage", "fleet_of_foot", *abilities],
    )
    play = built.lies(at, "old_pirate").start()
    view = play.match.view(0)
    me = fighter(view, 0)
    said = spell_prices(me, place_of(view, 0, "old_pirate"))
    assert max(0, said[0] - me.discount) == price
    assert not any(said[1:])
    play.answers("stay", "by_strength")
    before = play.hero().magic
    play.answers([one for one in play.options if one.startswith("cast berserker_rage")][-1])
    assert before - play.hero().magic == price
