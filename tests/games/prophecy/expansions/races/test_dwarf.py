"""Dwarves: a hoard that nothing can take, and weapons reworked by the smith."""

from typing import Unpack

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import own_parts
from tests.games.prophecy.expansions.heroes import Traveller
from tests.games.prophecy.expansions.races.races import paladin


def dwarf(scenario: type[Scenario], **hero: Unpack[Traveller]) -> Scenario:
    return paladin(scenario, "race_dwarf", **hero)


def money(play: ProphecyPlay) -> tuple[int, int]:
    return play.hero().gold, play.hero().hoard


def test_a_payment_takes_the_purse_first_and_then_the_hoard(scenario: type[Scenario]) -> None:
    play = dwarf(scenario, at="village", gold=2).for_sale("village", "dagger").start()
    play.answers("stay", "buy dagger")
    assert money(play) == (0, 1)


def test_the_hoard_pays_for_a_ride(scenario: type[Scenario]) -> None:
    play = dwarf(scenario, at="village", gold=0).start()
    assert "ride thieves_guild" in play.options
    play.answers("ride thieves_guild")
    assert money(play) == (0, 2)


def test_what_even_the_hoard_cannot_pay_is_refused(scenario: type[Scenario]) -> None:
    play = dwarf(scenario, at="village", gold=3).for_sale("village", "sword").start()
    play.answers("stay")
    assert "buy sword" not in play.options
    assert play.refused()["buy sword"] == ("needs_gold", "R-157")


def test_the_economic_crisis_does_not_touch_the_hoard(scenario: type[Scenario]) -> None:
    play = dwarf(scenario, at="village", gold=4).top("chance_economic_crisis").start("chance")
    assert money(play) == (2, 3)


def test_brigands_find_the_purse_alone(scenario: type[Scenario]) -> None:
    play = dwarf(scenario, at="plains_by_city", gold=5).lies("plains_by_city", "band_of_brigands")
    table = play.dice(1, 6).start()
    table.answers("stay", "roll")
    assert money(table) == (0, 3)
    assert table.table.hoarded_gold == {"band_of_brigands": 5}


def test_who_kills_a_dwarf_does_not_inherit_the_hoard(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", races="yes")
        .hero("paladin", race="race_human", at="plains_by_city", gold=0, magic=0)
        .hero("mystic", race="race_dwarf", at="plains_by_city", gold=2, health=0, magic=0)
        .dice(6, 1)
        .start()
    )
    play.answers("stay", "attack mystic", "roll")
    assert (play.hero().gold, play.hero(1).alive, play.hero(1).hoard) == (2, False, 0)


def test_a_smith_makes_a_weapon_dwarven_for_one_gold(scenario: type[Scenario]) -> None:
    play = dwarf(scenario, at="village", gold=1, items=["dagger"]).start()
    play.answers("stay")
    assert "Adjust Dagger into a dwarven weapon (−1 Gold)" in play.match.decisions()[0].labels()
    play.answers("adjust dagger dwarven")
    assert (money(play), play.table.adjusted) == ((0, 3), {"dagger": "dwarven"})
    assert "adjust dagger dwarven" not in play.options


def test_a_dwarven_weapon_adds_one_for_a_dwarf(scenario: type[Scenario]) -> None:
    usual = {"strength": 4, "dagger": 1}
    assert with_dwarven_dagger(scenario, "race_dwarf") == usual | {"race_dwarf": 1}
    assert with_dwarven_dagger(scenario, "race_human") == usual


def with_dwarven_dagger(scenario: type[Scenario], race: str) -> dict[str, int]:
    table = scenario(2, version="standard", races="yes")
    place = "plains_by_city"
    table.hero(
        "paladin", race=race, at=place, items=["dagger"], adjusted={"dagger": "dwarven"}
    ).lies(place, "bear")
    play = table.start()
    play.answers("stay", "use dagger")
    return own_parts(play)


def test_only_a_dwarf_has_weapons_reworked(scenario: type[Scenario]) -> None:
    play = scenario(2, version="standard", races="yes")
    table = play.hero("paladin", race="race_elf", at="village", items=["dagger"]).start()
    table.answers("stay")
    assert "adjust dagger dwarven" not in table.options


def test_a_shield_is_no_weapon_to_be_reworked(scenario: type[Scenario]) -> None:
    play = dwarf(scenario, at="village", items=["wooden_shield"]).start()
    play.answers("stay")
    assert not [option for option in play.options if option.startswith("adjust")]
