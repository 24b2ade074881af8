"""The Monastery's Abilities outside the dice: instead of moving, on boats, on weapons, in death."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, meets, storms


def rests(
    scenario: type[Scenario],
    *abilities: str,
    at: str = "village",
    wounds: int = 0,
    drained: int = 0,
    health: int | None = None,
    magic: int | None = None,
    gold: int = 0,
) -> ProphecyPlay:
    """The Paladin, hurt and tired, is asked how to move."""
    return (
        scenario(version="standard")
        .hero(
            "paladin",
            at=at,
            abilities=abilities,
            health=4 - wounds if health is None else health,
            wounds=wounds,
            magic=4 - drained if magic is None else magic,
            drained=drained,
            gold=gold,
        )
        .top("chance_tradesman")
        .start()
    )


def cubes(play: ProphecyPlay) -> tuple[int, int, int, int]:
    """Health, wounds, Magic, and what is drained of it."""
    hero = play.hero()
    return (hero.health, hero.wounds, hero.magic, hero.drained)


@pytest.mark.rule("R-087", "R-308")
def test_sacrifice_of_blood_turns_a_health_into_four_magic(scenario: type[Scenario]) -> None:
    play = rests(scenario, "sacrifice_of_blood", magic=1, drained=5)
    play.answers("instead sacrifice_of_blood")
    assert cubes(play) == (3, 1, 5, 1)
    assert play.question.kind == "space"


def test_sacrifice_of_blood_wastes_what_is_not_missing(scenario: type[Scenario]) -> None:
    play = rests(scenario, "sacrifice_of_blood", drained=1)
    play.answers("instead sacrifice_of_blood")
    assert cubes(play) == (3, 1, 4, 0)


@pytest.mark.rule("R-308")
def test_sacrifice_of_blood_needs_a_health_and_missing_magic(scenario: type[Scenario]) -> None:
    play = rests(scenario, "sacrifice_of_blood", health=0, wounds=4, drained=2)
    assert play.refused()["instead sacrifice_of_blood"] == ("needs_health", "R-308")
    play = rests(scenario, "sacrifice_of_blood")
    assert play.refused()["instead sacrifice_of_blood"] == ("nothing_missing", "R-308")


@pytest.mark.rule("R-269")
def test_sacrifice_of_blood_is_nothing_for_healing_arts(scenario: type[Scenario]) -> None:
    play = rests(scenario, "sacrifice_of_blood", "healing_arts", drained=2)
    play.answers("instead sacrifice_of_blood")
    assert play.question.kind == "space"


@pytest.mark.rule("R-308")
@pytest.mark.parametrize("at", ["village", "city", "magic_tower", FIELD])
def test_peoples_hospitality_heals_and_recharges_one_among_people(
    scenario: type[Scenario], at: str
) -> None:
    play = rests(scenario, "peoples_hospitality", at=at, wounds=2, drained=2)
    play.answers("instead peoples_hospitality")
    assert cubes(play) == (3, 1, 3, 1)


@pytest.mark.rule("R-308")
@pytest.mark.parametrize(
    "at", ["forest_by_monastery", "mountains_by_village", "enchanted_wilderness"]
)
def test_peoples_hospitality_is_not_found_in_the_wild(scenario: type[Scenario], at: str) -> None:
    play = rests(scenario, "peoples_hospitality", at=at, wounds=2, drained=2)
    assert play.refused()["instead peoples_hospitality"] == ("wrong_place", "R-308")


def test_peoples_hospitality_needs_something_missing(scenario: type[Scenario]) -> None:
    play = rests(scenario, "peoples_hospitality")
    assert play.refused()["instead peoples_hospitality"] == ("nothing_missing", "R-308")
    play = rests(scenario, "peoples_hospitality", drained=1)
    play.answers("instead peoples_hospitality")
    assert cubes(play) == (4, 0, 4, 0), "one of the two is enough"


@pytest.mark.rule("R-087", "R-183", "R-308")
def test_miraculous_healing_heals_two_for_two_magic(scenario: type[Scenario]) -> None:
    play = rests(scenario, "miraculous_healing", wounds=3)
    play.answers("instead miraculous_healing")
    assert cubes(play) == (3, 1, 2, 2)
    assert ("cast", 0, "miraculous_healing", 2) in play.told()


@pytest.mark.rule("R-043", "R-308")
def test_miraculous_healing_is_refused_to_the_drained_and_the_unhurt(
    scenario: type[Scenario],
) -> None:
    play = rests(scenario, "miraculous_healing", wounds=3, drained=3)
    assert play.refused()["instead miraculous_healing"] == ("needs_magic", "R-043")
    play = rests(scenario, "miraculous_healing")
    assert play.refused()["instead miraculous_healing"] == ("nothing_missing", "R-308")


@pytest.mark.rule("R-275")
def test_miraculous_healing_costs_one_by_effective_spellcasting(scenario: type[Scenario]) -> None:
    abilities = ("miraculous_healing", "effective_spellcasting")
    play = rests(scenario, *abilities, wounds=2, drained=3)
    assert "instead miraculous_healing" not in play.options, "only one Magic is left"
    play.answers("instead miraculous_healing effective_spellcasting")
    assert cubes(play) == (4, 0, 0, 4)


@pytest.mark.rule("R-306")
def test_nautical_rites_sails_free_to_the_next_ports_and_earns_a_gold(
    scenario: type[Scenario],
) -> None:
    play = rests(scenario, "nautical_rites")
    boats = [option for option in play.options if option.startswith("sail")]
    assert sorted(boats) == [
        "sail mountains_by_forest_camp",
        "sail plains_between_tower_and_monastery",
    ]
    play.answers("sail mountains_by_forest_camp")
    assert play.hero().gold == 1


@pytest.mark.rule("R-263", "R-306")
def test_nautical_rites_and_wharf_rat_sail_anywhere_for_a_gold_earned(
    scenario: type[Scenario],
) -> None:
    play = rests(scenario, "nautical_rites", "wharf_rat")
    play.answers("sail plains_by_wilderness")
    assert (play.space(), play.hero().gold) == ("plains_by_wilderness", 1)


def test_nautical_rites_pays_nothing_for_a_ride(scenario: type[Scenario]) -> None:
    play = rests(scenario, "nautical_rites", gold=1)
    play.answers("ride magic_tower")
    assert play.hero().gold == 0


@pytest.mark.rule("R-181")
@pytest.mark.parametrize(
    ("creature", "bonus", "value"),
    [("undead_warrior", 1, 4), ("ghost", 1, 4), ("incubus", 1, 3), ("bear", 0, 5), ("thug", 0, 4)],
)
def test_exorcism_adds_one_against_demons_and_undead_without_being_announced(
    scenario: type[Scenario], creature: str, bonus: int, value: int
) -> None:
    play = meets(scenario, creature, "exorcism", dice=(3, 3))
    play.answers("roll")
    assert totals(play) == [(4 + bonus + 3, value + 3)]


@pytest.mark.rule("R-296")
def test_exorcism_counts_once_against_the_master_of_pain(scenario: type[Scenario]) -> None:
    play = storms(scenario, "exorcism", greater="master_of_pain", dice=(3, 3))
    play.answers("roll")
    assert totals(play) == [((4 - 1) + (4 - 2) + 1 + 3, 11 + 3)]


@pytest.mark.rule("R-239", "R-040")
def test_blessed_weapon_adds_one_to_a_weapon_even_if_it_gives_nothing(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "blessed_weapon", items=["rapier"], dice=(4, 3))
    assert play.refused()["cast blessed_weapon"] == ("no_weapon_in_use", "R-239")
    play.answers("use rapier", "cast blessed_weapon rapier", "roll")
    assert totals(play) == [(4 + 0 + 1 + 4, 5 + 3)]
    assert (play.hero().magic, play.hero().drained) == (3, 1)


@pytest.mark.rule("R-184")
def test_blessed_weapon_is_not_cast_twice_on_one_weapon(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "blessed_weapon", items=["sword", "wooden_shield"])
    play.answers("use sword", "cast blessed_weapon sword")
    assert play.options == ["use wooden_shield", "ready"]
    assert play.refused()["cast blessed_weapon"] == ("already_cast", "R-184")


@pytest.mark.rule("R-184", "R-258")
def test_blessed_weapon_is_cast_once_on_each_weapon_with_ambidexterity(
    scenario: type[Scenario],
) -> None:
    abilities = ("blessed_weapon", "ambidexterity")
    play = meets(scenario, "bear", *abilities, items=["sword", "dagger"], dice=(3, 3))
    play.answers("use sword", "use dagger")
    play.answers("cast blessed_weapon sword", "cast blessed_weapon dagger", "roll")
    assert totals(play) == [(4 + 2 + 1 + 1 + 1 + 3, 5 + 3)]


@pytest.mark.rule("R-241", "R-173")
def test_blessed_weapon_counts_on_every_roll_until_the_weapon_is_thrown(
    scenario: type[Scenario],
) -> None:
    dice = (3, 3, 3, 3, 2, 3)
    play = meets(scenario, "band_of_zombies", "blessed_weapon", items=["spear"], dice=dice)
    play.answers("use spear", "cast blessed_weapon spear", "roll", "throw spear", "roll", "roll")
    assert totals(play) == [
        (4 + 1 + 1 + 3, 3 + 3),
        (4 + 1 + 1 + 1 + 3, 3 + 3),
        (4 + 2, 3 + 3),
    ]


def test_blessed_weapon_is_no_spell_for_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghost", "blessed_weapon", items=["cedar_staff"])
    play.answers("use cedar_staff")
    assert play.options == ["roll"]
    play = meets(scenario, "ghost", "blessed_weapon", items=["cedar_staff"])
    assert play.refused()["cast blessed_weapon"] == ("other_kind_of_battle", "R-166")


@pytest.mark.rule("R-285")
def test_blessed_weapon_waits_for_the_vampires_battle_of_strength(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "vampire", "blessed_weapon", items=["sword"], dice=(6, 1, 3, 3))
    play.answers("use sword", "roll")
    assert play.options == ["cast blessed_weapon sword", "ready"]
    play.answers("cast blessed_weapon sword", "roll")
    assert totals(play) == [(4 + 6, 4 + 1), (4 + 2 + 1 + 3, 4 + 3)]


@pytest.mark.rule("R-295", "R-318")
def test_blessed_weapon_and_exorcism_count_against_the_shadow_of_death(
    scenario: type[Scenario],
) -> None:
    abilities = ("blessed_weapon", "exorcism")
    play = storms(scenario, *abilities, greater="shadow_of_death", items=["sword"], dice=(3, 3))
    play.answers("use sword", "cast blessed_weapon sword", "roll")
    assert totals(play) == [((4 - 2 - 1) + 2 + 1 + 1 + 3, 5 + 3)]


@pytest.mark.rule("R-284")
def test_blessed_weapon_is_barred_by_the_horde_of_rats(scenario: type[Scenario]) -> None:
    play = meets(scenario, "horde_of_rats", "blessed_weapon", items=["sword", "cape"])
    assert play.refused()["cast blessed_weapon"] == ("no_spells_here", "R-284")
    play.answers("use sword")
    assert play.options == ["roll"]


@pytest.mark.rule("R-043")
def test_blessed_weapon_is_refused_without_magic(scenario: type[Scenario]) -> None:
    items = ["sword", "wooden_shield"]
    play = meets(scenario, "bear", "blessed_weapon", items=items, magic=0, drained=4)
    play.answers("use sword")
    assert play.options == ["use wooden_shield", "ready"]
    assert play.refused()["cast blessed_weapon"] == ("needs_magic", "R-043")
