"""What single Opportunities are read to do for a hero is what they then do."""

from fabletop.core.foretelling import HeldAmounts
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen import opportunities
from tests.games.prophecy.seen.test_taken import offered, some, taken

PLAINS, FOREST, MOUNTAINS = "plains_by_city", "forest_by_monastery", "mountains_by_fortress"


def met(card: str, at: str = PLAINS, *items: str) -> ProphecyPlay:
    """A tired hero in the space of a card, who has all that it could ask for; everybody else is
    stronger."""
    scene = Scenario(3, version="standard").hero(
        "scout", at=at, health=3, wounds=1, magic=3, drained=4, gold=9, experience=9, items=items
    )
    scene.hero("paladin", at="city", health=6, magic=8, items=["rangers_boots"])
    scene.hero("druid", at="city", health=6, magic=8, items=["flying_carpet"])
    return scene.lies(at, card).start("arrive")


def used(card: str, at: str = PLAINS, *items: str) -> ProphecyPlay:
    play = met(card, at, *items)
    play.answers(f"use {card}")
    return play


def amounts(goods: Goods) -> HeldAmounts:
    return some(
        {
            "Gold": goods.gold,
            "Magic": goods.recharge,
            "Strength": goods.strength,
            "Willpower": goods.willpower,
        }
    )


def test_gifts_are_those_that_were_told_from_far_away() -> None:
    far = met("bear", "city").match.view(0)
    for card in opportunities.GIFTS:
        for place in (PLAINS, FOREST, MOUNTAINS):
            told = opportunities.gift(far, 0, card, place)
            assert taken(met(card, place), f"use {card}") == amounts(told) != {}
    assert opportunities.gift(far, 0, "hermit") == Goods()


def test_wishes_are_those_that_the_fish_grants() -> None:
    play = used("golden_fish")
    told = opportunities.wishes(play.match.view(0), 0)
    assert play.options == [*told] == ["strength", "willpower", "rare"]
    for wish, goods in told.items():
        play = used("golden_fish")
        owned = len(play.hero().items)
        assert taken(play, wish) == amounts(goods)
        assert len(play.hero().items) - owned == goods.rare


def test_a_wish_can_be_read_from_far_away() -> None:
    play = met("bear", "city")
    assert opportunities.wishes(play.match.view(0), 0)


def test_cures_cost_and_restore_what_was_said() -> None:
    play = used("travelling_apothecary")
    told = opportunities.cures(play.match.view(0), 0)
    assert len(told) == len(play.options)
    for cure, option in zip(told, play.options, strict=True):
        assert taken(used("travelling_apothecary"), option) == cure


def test_the_alchemist_exchanges_the_cubes_that_were_told() -> None:
    play = used("alchemist")
    told = opportunities.cube_trades(play.match.view(0), 0)
    assert [*told] == play.options
    for trade, (red, blue) in told.items():
        changed = taken(used("alchemist"), trade)
        assert (changed["Strength"], changed["Willpower"]) == (red, blue)


def test_the_collector_pays_what_was_said() -> None:
    items = ("sword", "cape")
    play = used("collector", PLAINS, *items)
    told = opportunities.collected(play.match.view(0), 0)
    assert [f"offer {item}" for item in told] == play.options
    for item, price in told.items():
        assert taken(used("collector", PLAINS, *items), f"offer {item}") == {"Gold": price}


def test_the_library_teaches_what_was_told() -> None:
    play = used("lost_library")
    told = opportunities.library(play.match.view(0), 0)
    assert [f"guild {guild}" for guild in told] == play.options
    for guild, abilities in told.items():
        play = used("lost_library")
        play.answers(f"guild {guild}")
        assert [f"learn {ability}" for ability in abilities] == play.options


def digger(maps: int, treasures: str) -> ProphecyPlay:
    scene = Scenario(2, version="standard", island="yes", treasures=treasures)
    scene.hero("scout", at="treasure_island", maps=maps)
    if treasures == "open":
        scene.open_treasures("magic_pouch", "holy_grail")
    return scene.start("arrive")


def test_treasures_are_those_that_her_maps_pay_for() -> None:
    for maps in range(5):
        play = digger(maps, "open")
        told = opportunities.treasures_for(play.match.view(0), 0)
        assert [f"dig {one}" for one in told] == offered(play, "dig")
        assert not opportunities.can_dig_blindly(play.match.view(0), 0)
    assert told


def test_a_random_treasure_needs_the_maps_that_were_told() -> None:
    for maps in range(4):
        play = digger(maps, "random")
        told = opportunities.can_dig_blindly(play.match.view(0), 0)
        assert told == ("dig_blindly" in play.options)
    assert told


def test_nothing_is_dug_up_without_the_island() -> None:
    view = met("bear").match.view(0)
    assert opportunities.treasures_for(view, 0) == []
    assert not opportunities.can_dig_blindly(view, 0)
