"""Whom a hero may attack, how much harm she survives, how her dice fall and what she can pay with,
compared with what then happens."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.fortune import (
    enemies,
    hope,
    luck,
    may_attack,
    may_decline,
    spare_health,
)
from tests.games.prophecy.rules.planes.assaults import FOREST, STORM
from tests.games.prophecy.seen.test_taken import offered

FIELD = "plains_by_city"


def company(at: str, *, foe: str = "") -> ProphecyPlay:
    """A safe hero in the City, one in a field, and one who has an Artifact in the Village."""
    scene = Scenario(4, version="standard").hero("paladin", at=at)
    scene.hero("druid", at="city").hero("scout", at=FIELD).hero(
        "mystic", at="village", lodging=True
    )
    scene.owns(3, "astral_sword")
    return (scene.lies(FIELD, foe) if foe else scene).start("arrive")


def test_she_may_attack_whom_she_is_then_offered() -> None:
    far = company("fortress").match.view(0)
    for place in ("city", FIELD, "village"):
        play = company(place)
        offered_there = [
            f"attack {play.hero(seat).character}" for seat in may_attack(far, 0, place)
        ]
        assert offered_there == offered(play, "attack")
    assert may_attack(far, 0) == []
    assert (may_attack(far, 0, FIELD), may_attack(far, 0, "village")) == ([2], [3])


def test_she_may_attack_as_soon_as_no_creature_is_left() -> None:
    play = company("city", foe="bear")
    assert may_attack(play.match.view(0), 0, FIELD) == [2]


def test_in_the_basic_version_nobody_is_attacked() -> None:
    play = Scenario(2).hero("paladin", at=FIELD).hero("druid", at=FIELD).start()
    assert may_attack(play.match.view(0), 0) == []


@pytest.mark.parametrize("amulet", [False, True])
@pytest.mark.parametrize("foe", ["bear", "noble_lion"])
def test_she_fights_or_declines_whom_she_was_said_to_meet(foe: str, amulet: bool) -> None:
    scene = Scenario(2, version="standard", artifacts="ten")
    scene.hero("paladin", at=FIELD, items=["potion_of_strength"])
    if amulet:
        scene.owns(0, "amulet_of_untouchability")
    play = scene.lies(FIELD, foe, "imp").start("fight")
    for left in ([foe, "imp"], ["imp"]):
        view = play.match.view(0)
        assert enemies(view, 0) == left
        assert offered(play, "fight") == [f"fight {one}" for one in left]
        free = [f"decline {one}" for one in left if may_decline(view, 0, one)]
        assert offered(play, "decline") == free
        if amulet or not free:
            break
        play.answers(free[0])


def test_in_a_plane_she_meets_the_next_guardian() -> None:
    scene = Scenario(2, version="standard").hero("paladin", at=FOREST, items=["potion_of_strength"])
    play = scene.plane("monastery", lesser="undead_knight").start()
    assert enemies(play.match.view(0), 0) == []
    play.answers(STORM)
    view = play.match.view(0)
    assert [f"fight {one}" for one in enemies(view, 0)] == offered(play, "fight")
    assert not may_decline(view, 0, "undead_knight")


def offering(race: str) -> ProphecyPlay:
    """A hero who is asked how much of her Health she gives to the Cleansing Fire."""
    scene = Scenario(2, version="standard", races="yes")
    scene.hero("paladin", race=race, at=FIELD, health=3, wounds=1)
    play = scene.lies(FIELD, "cleansing_fire").start("arrive")
    play.answers("use cleansing_fire")
    return play


def test_she_can_spare_what_she_is_asked_for() -> None:
    for race in ("race_human", "race_elf"):
        play = offering(race)
        told = spare_health(play.match.view(0), 0)
        assert play.options == [f"sacrifice {n}" for n in range(1, told + 1)]


def test_the_fire_helps_as_often_as_was_said() -> None:
    for race in ("race_human", "race_halfling"):
        for given in (1, 2):
            willing = 0
            for die in range(1, 7):
                scene = Scenario(2, version="standard", races="yes")
                scene.hero("paladin", race=race, at=FIELD, health=3, wounds=1, magic=0)
                play = scene.lies(FIELD, "cleansing_fire").dice(die).start("arrive")
                told = luck(play.match.view(0), 0, "cleansing_fire", given)
                play.answers("use cleansing_fire", f"sacrifice {given}")
                willing += play.hero().magic > 0
            assert told == Fraction(willing, 6)


def reading(race: str, die: int) -> bool:
    """Whether a hero with three Magic can read the Ancient Scroll."""
    scene = Scenario(2, version="standard", races="yes")
    scene.hero("paladin", race=race, at=FIELD, magic=3, experience=0)
    play = scene.lies(FIELD, "ancient_scroll").dice(die).start("arrive")
    play.answers("use ancient_scroll")
    return play.hero().experience > 0


def giving(race: str, die: int) -> bool:
    """Whether the Mysterious Old Man thanks a hero."""
    scene = Scenario(2, version="standard", races="yes").hero(
        "paladin", race=race, at=FIELD, gold=9
    )
    play = scene.lies(FIELD, "mysterious_old_man").dice(die).start("arrive")
    play.answers("use mysterious_old_man")
    return bool(play.hero().items)


def answering(race: str, die: int) -> bool:
    """Whether a hero solves the riddle of the Sphinx."""
    scene = Scenario(2, version="standard", races="yes")
    scene.hero("paladin", race=race, at=FOREST, magic=3).plane("monastery", lesser="sphinx")
    play = scene.dice(die).start()
    play.answers(STORM, "riddle")
    return any(told[0] == "won" for told in play.told())


@pytest.mark.parametrize("race", ["race_human", "race_halfling"])
@pytest.mark.parametrize(
    ("card", "happens"),
    [("ancient_scroll", reading), ("mysterious_old_man", giving), ("sphinx", answering)],
)
def test_a_die_is_good_as_often_as_was_said(
    card: str, happens: Callable[[str, int], bool], race: str
) -> None:
    scene = Scenario(2, version="standard", races="yes").hero("paladin", race=race, magic=3)
    good = [die for die in range(1, 7) if happens(race, die)]
    assert luck(scene.start().match.view(0), 0, card) == Fraction(len(good), 6) > 0


def test_the_banner_gives_what_was_said() -> None:
    for die in range(1, 7):
        scene = Scenario(2, version="standard").hero("paladin", health=1, wounds=3, drained=3)
        scene.hero("druid", health=1, wounds=3, drained=3).owns(0, "banner_of_hope")
        play = scene.top("chance_tradesman").dice(die).start("banner")
        told = hope(play.match.view(0), die)
        before = [(hero.wounds, hero.drained) for hero in play.table.heroes]
        play.answers("raise_banner")
        after = [(hero.wounds, hero.drained) for hero in play.table.heroes]
        given = told.heal, told.recharge
        assert play.hero().battle_this_turn == told.bonus
        assert after[0] == (before[0][0] - given[0], before[0][1] - given[1])
        assert (after[1] == before[1]) == (not told.everyone)


def test_she_can_pay_with_what_her_purse_holds() -> None:
    for race in ("race_dwarf", "race_human"):
        scene = Scenario(2, version="standard", races="yes")
        scene.hero("paladin", race=race, at="city", gold=1, abilities=["counterfeiting"])
        play = scene.for_sale("city", "dagger", "sword", "cape", "great_sword").start("arrive")
        for announced in (False, True):
            if announced:
                play.answers("counterfeit")
            view = play.match.view(0)
            goods = [f"buy {item}" for item in play.table.goods["city"]]
            gold = prices.purse(view, 0, "buy")
            assert offered(play, "buy") == [
                one for one in goods if prices.buying_price(view, 0, one.split()[1]) <= gold
            ]
            assert gold == play.hero().coins + view.credit


def test_the_ability_that_goes_is_the_one_that_was_told() -> None:
    for taught in (["haggling"], ["haggling", "stealth"]):
        scene = Scenario(2, version="standard").hero("paladin", at="city")
        scene.taught("thieves_guild", *taught).top("chance_open_training")
        play = scene.start("chance")
        told = prices.first_to_go(play.match.view(0), "thieves_guild")
        play.answers("guild thieves_guild")
        left = play.table.training["thieves_guild"][:-1]
        assert [one for one in taught if one not in left] == ([told] if told else [])
