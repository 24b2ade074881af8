"""Whom a hero may attack, how much harm she survives, how her dice fall and what she can pay with,
compared with what then happens."""

from fractions import Fraction

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.fortune import die_at_least, may_attack, spare_health
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


def test_a_die_is_as_high_as_often_as_was_said() -> None:
    for race in ("race_human", "race_halfling"):
        for given in (1, 2):
            willing = 0
            for die in range(1, 7):
                scene = Scenario(2, version="standard", races="yes")
                scene.hero("paladin", race=race, at=FIELD, health=3, wounds=1, magic=0)
                play = scene.lies(FIELD, "cleansing_fire").dice(die).start("arrive")
                needed = play.table.box.opportunities["cleansing_fire"].params.needed
                told = die_at_least(play.match.view(0), 0, needed - given)
                play.answers("use cleansing_fire", f"sacrifice {given}")
                willing += play.hero().magic > 0
            assert told == Fraction(willing, 6)


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
