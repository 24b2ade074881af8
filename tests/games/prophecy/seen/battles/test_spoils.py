"""What battles bring and cost besides what is printed is what happens when they are fought."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.battles.additions import armed, matchup
from fabletop.games.prophecy.seen.battles.fighters import Fighter, after_potion, fighter
from fabletop.games.prophecy.seen.battles.kinds_ahead import is_single_roll
from fabletop.games.prophecy.seen.battles.spoils import (
    health_lost,
    price_of_bare_hands,
    rare_share,
    robs,
    steals,
    taken_alive,
    winnings,
)
from fabletop.games.prophecy.seen.prices import paid_for_points
from tests.games.prophecy.rules.planes.assaults import STORM, before

FIELD = "plains_by_city"
SKILLS = ["practical_training", "hunting", "pickpocketing"]


def looked_at(play: ProphecyPlay, seat: int = 0) -> Fighter:
    return fighter(play.match.view(0), seat)


@pytest.mark.parametrize("foe", ["lone_wolf", "old_pirate", "ghost", "rat"])
@pytest.mark.parametrize("race", ["race_human", "race_goblin"])
@pytest.mark.parametrize("able", [False, True])
def test_a_victory_brings_what_was_said(foe: str, race: str, able: bool) -> None:
    scene = Scenario(2, version="standard", races="yes", new_adventures="yes")
    scene.hero(
        *("paladin",), at="city", health=8, magic=8, race=race, gold=0, experience=0,
        abilities=SKILLS if able else [],
    ).lies(FIELD, foe)  # fmt: skip
    play = scene.dice(6, 1, 6, 1).start()
    told, creature = winnings(looked_at(play), foe), play.table.box.creatures[foe]
    play.answers(f"walk {FIELD}")
    while play.question.kind != "space":
        play.match.answer(play.question.options[-1], 0)
    hero = play.hero()
    assert (hero.experience, hero.gold) == (
        told.experience + creature.win.experience,
        max(told.gold + creature.win.gold, play.table.race(hero).least_gold),
    )


@pytest.mark.parametrize("foe", ["bear", "highwayman", "imp", "old_pirate"])
@pytest.mark.parametrize("owned", ["", "dagger", "royal_cape"])
def test_a_defeat_takes_what_was_said(foe: str, owned: str) -> None:
    scene = Scenario(2, version="standard").hero("paladin", at=FIELD, health=3, magic=1, gold=9)
    play = scene.lies(FIELD, foe).top("chance_tradesman").dice(1, 6).start()
    play.hero().items = [owned] * bool(owned)
    told = robs(looked_at(play), foe), health_lost(looked_at(play), foe)
    before = play.hero().health
    play.answers("stay")
    while play.question.kind in ("fight", "kind", "declare", "roll", "robbed"):
        play.match.answer(play.question.options[-1 if play.question.kind != "kind" else 0], 0)
    robbed = any(event[:2] in (("robbed", 0), ("lost_gold", 0)) for event in play.told())
    assert (robbed, before - play.hero().health) == (told[0], 0 if told[0] else told[1])


def test_half_of_her_health_is_lost_as_was_said() -> None:
    for health in (2, 3, 5):
        play = before(Scenario, "sphinx", health=health, magic=0, drained=1, dice=(1, 6)).start()
        told = health_lost(looked_at(play), "sphinx")
        play.answers(STORM, "roll")
        assert health - play.hero().health == told > 0


def test_a_creature_taken_alive_brings_what_was_said() -> None:
    foe = "escaped_murderer"
    scene = Scenario(2, version="standard").hero("paladin", at=FIELD, health=8, gold=0)
    play = scene.lies(FIELD, foe).dice(6, 1).start()
    told = taken_alive(play.table.box.creatures[foe])
    play.answers("stay", "by_strength alive")
    battle = play.match.view(0).battle
    assert battle is not None
    assert dict(battle.own or []).get("alive") == told.points < 0
    play.answers("roll")
    assert play.hero().gold == told.reward.gold > 0


def test_a_die_finds_a_rare_item_as_often_as_was_said() -> None:
    rare = 0
    for die in range(1, 7):
        scene = Scenario(2, version="standard").hero("paladin", at=FIELD, health=8, magic=0)
        play = scene.lies(FIELD, "golem_guardian").dice(6, 1, die).start()
        play.answers("stay", "roll")
        (item,) = play.hero().items
        rare += play.table.box.items[item].deck == "rare"
    assert rare_share(play.table.box.creatures["golem_guardian"]) == rare / 6


@pytest.mark.parametrize("used", ["", "sword", "wooden_shield"])
def test_bare_hands_cost_what_was_said(used: str) -> None:
    foe = "scaled_monster"
    play = before(Scenario, foe, health=6, items=[used] * bool(used), dice=(1, 6)).start()
    me = looked_at(play)
    place = me.field.attack(0, first=True)
    (outfit,) = [
        one.outfit
        for one in armed(matchup(me.equipment, foe, place), "strength")
        if one.outfit.items == (used,) * bool(used)
    ]
    told = price_of_bare_hands(play.table.box.foes[foe], outfit)
    play.answers(STORM)
    if used:
        play.answers(f"use {used}")
    assert 6 - play.hero().health == told


@pytest.mark.parametrize("thief", [0, 1])
def test_a_winner_steals_at_once_if_that_was_said(thief: int) -> None:
    skills = [["thievery"] if seat == thief else [] for seat in (0, 1)]
    for dice, winner in (((6, 1), 0), ((1, 6), 1)):
        scene = Scenario(2, version="standard").dice(*dice)
        scene.hero("paladin", at=FIELD, magic=0, items=["dagger"], abilities=skills[0])
        scene.hero("druid", at=FIELD, magic=0, items=["axe"], abilities=skills[1])
        play = scene.start()
        told = steals(looked_at(play, winner), attacked=winner == 0)
        play.answers("stay", "attack druid")
        while play.question.kind in ("declare", "announce", "roll"):
            play.match.answer(play.question.options[-1], play.question.seat)
        assert (play.question.kind == "thievery") == told


@pytest.mark.parametrize("foe", ["bear", "pack_of_wolves", "vampire"])
def test_a_curse_works_if_a_single_roll_was_said_to_decide(foe: str) -> None:
    scene = Scenario(2, version="standard").hero("paladin", at=FIELD, magic=6, abilities=["curse"])
    play = scene.lies(FIELD, foe).start()
    play.answers("stay")
    if play.question.kind == "kind":
        play.answers("by_strength")
    assert ("cast curse" in play.options) == is_single_roll(play.table.box.creatures[foe])


@pytest.mark.parametrize(
    "potion", ["potion_of_strength", "potion_of_concentration", "potion_of_rebirth"]
)
def test_a_potion_makes_her_what_was_said(potion: str) -> None:
    for health, wounds in ((8, 0), (5, 3), (3, 1)):
        scene = Scenario(2, version="standard")
        scene.hero("paladin", at=FIELD, health=health, wounds=wounds, drained=2, items=[potion])
        play = scene.start()
        told = after_potion(play.match.view(0), 0, potion)
        if f"drink {potion}" in play.options:
            play.answers(f"drink {potion}")
            assert looked_at(play) == told


@pytest.mark.parametrize(
    ("item", "kind"), [("sword_of_smiting", "by_strength"), ("ritual_dagger", "by_wills")]
)
def test_points_are_paid_for_as_was_said(item: str, kind: str) -> None:
    scene = Scenario(2, version="standard").hero(
        "paladin", at=FIELD, health=6, magic=6, items=[item]
    )
    play = scene.lies(FIELD, "old_pirate").start()
    told = paid_for_points(play.match.view(0), item, 2)
    play.answers("stay", kind, f"use {item}")
    hero = play.hero()
    had = hero.magic, hero.health
    play.answers(f"pay {item} 2")
    assert (hero.magic - had[0], hero.health - had[1]) == (told["Magic"], told["Health"])
