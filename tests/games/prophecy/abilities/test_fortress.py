"""Abilities of the Fortress without weapons or Spells: Toughness, Practical Training,
Blacksmithing, Duelling."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, challenges, champions, meets, storms


@pytest.mark.rule("R-122", "R-181")
def test_toughness_turns_a_defeat_by_one_into_a_draw(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "toughness", dice=(3, 3))
    assert play.options == ["roll"], "it needs no announcement"
    play.answers("roll")
    assert totals(play) == [(7, 8)]
    assert ("drew", 0, "bear") in play.told()
    assert play.hero().health == 4
    assert play.lying(FIELD) == ["bear"]
    assert play.table.active == 1, "a draw ends the turn"


@pytest.mark.rule("R-120")
def test_toughness_does_not_help_against_a_defeat_by_two(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "toughness", dice=(2, 3))
    play.answers("roll")
    assert totals(play) == [(6, 8)]
    assert ("lost", 0, "bear") in play.told()
    assert play.hero().health == 3


def test_toughness_works_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghost", "toughness", dice=(3, 4))
    play.answers("roll")
    assert totals(play) == [(7, 8)]
    assert ("drew", 0, "ghost") in play.told()


def test_toughness_spares_the_shield_that_could_have_saved(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "toughness", items=["wooden_shield"], dice=(3, 3))
    play.answers("use wooden_shield", "roll")
    assert ("drew", 0, "bear") in play.told()
    assert play.table.damaged == []


def test_toughness_leaves_a_defeat_by_two_to_the_shield(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "toughness", items=["wooden_shield"], dice=(2, 3, 6))
    play.answers("use wooden_shield", "roll", "try_shield")
    assert ("drew", 0, "bear") in play.told()
    assert play.table.damaged == ["wooden_shield"]


@pytest.mark.rule("R-124")
def test_toughness_in_the_second_roll_of_a_band_ends_the_battle_undecided(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "band_of_zombies", "toughness", dice=(3, 3, 1, 3))
    play.answers("roll", "roll")
    assert totals(play) == [(7, 6), (5, 6)]
    assert ("drew", 0, "band_of_zombies") in play.told()
    assert (play.hero().health, play.hero().experience) == (4, 3)


@pytest.mark.rule("R-139")
def test_toughness_saves_the_attacker_of_a_character(scenario: type[Scenario]) -> None:
    play = challenges(scenario, "toughness", dice=(3, 4))
    play.answers("by_strength", "stand", "roll")
    assert totals(play) == [(7, 8)]
    assert ("duel_drawn", 0, 1) in play.told()
    assert play.hero(0).health == 4


@pytest.mark.rule("R-139")
def test_toughness_saves_the_defender_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["toughness"], dice=(6, 3))
    play.answers("by_wills", "roll")
    assert totals(play) == [(4 - 2 + 6, 7)]
    assert ("duel_drawn", 0, 1) in play.told()
    assert play.hero(1).health == 4


@pytest.mark.rule("R-277")
def test_toughness_makes_a_draw_for_fanaticism(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "toughness", "fanaticism", dice=(3, 3, 6, 1))
    play.answers("roll", "again", "roll")
    assert totals(play) == [(7, 8), (10, 6)]
    assert ("won", 0, "bear") in play.told()


@pytest.mark.rule("R-118")
def test_practical_training_adds_one_to_the_experience_of_a_creature(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "practical_training", dice=(6, 1))
    play.answers("roll")
    assert play.hero().experience == 3 + 2 + 1


def test_practical_training_counts_a_band_once(scenario: type[Scenario]) -> None:
    play = meets(scenario, "band_of_zombies", "practical_training", dice=(6, 1, 6, 1, 6, 1))
    play.answers("roll", "roll", "roll")
    assert play.hero().experience == 3 + 4 + 1


@pytest.mark.parametrize(("script", "dice"), [(("riddle",), (6,)), (("to_battle", "roll"), (6, 1))])
def test_practical_training_counts_a_guardian_beaten_by_force_or_by_riddle(
    scenario: type[Scenario], script: tuple[str, ...], dice: tuple[int, ...]
) -> None:
    play = storms(
        scenario, "practical_training", lesser="sphinx", greater="scaled_monster", dice=dice
    )
    play.answers(*script)
    assert ("won", 0, "sphinx") in play.told()
    assert play.hero().experience == 3 + 3 + 1


def test_practical_training_teaches_nothing_about_characters(scenario: type[Scenario]) -> None:
    play = challenges(scenario, "practical_training", dice=(6, 1))
    play.answers("by_strength", "stand", "roll")
    assert ("beat", 0, 1) in play.told()
    assert play.hero().experience == 3


def test_practical_training_teaches_nothing_about_a_creature_that_a_scroll_removed(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "practical_training", items=["scroll_of_destruction"])
    play.answers("read scroll_of_destruction")
    assert play.lying(FIELD) == []
    assert play.hero().experience == 3


@pytest.mark.parametrize(("answers", "experience"), [(["use sword"], 3), (["ready"], 3 + 2 + 1)])
def test_practical_training_adds_nothing_to_the_thugs_nothing(
    scenario: type[Scenario], answers: list[str], experience: int
) -> None:
    play = meets(scenario, "thug", "practical_training", items=["sword"], dice=(6, 1))
    play.answers(*answers, "roll")
    assert play.hero().experience == experience


@pytest.mark.rule("R-087", "R-308")
def test_blacksmithing_repairs_an_item_anywhere_instead_of_moving(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, gold=0, damaged=["sword", "axe"], abilities=["blacksmithing"])
        .lies(FIELD, "bear")
        .start()
    )
    play.answers("instead blacksmithing sword")
    assert play.table.damaged == ["axe"]
    assert play.space() == FIELD
    assert play.options == ["use sword", "ready"], "then the Bear is met, as by staying"


@pytest.mark.rule("R-094", "R-308")
@pytest.mark.parametrize("space", ["village", "city", "fortress", "monastery"])
def test_blacksmithing_earns_two_gold_once_in_a_civilization_space(
    scenario: type[Scenario], space: str
) -> None:
    play = (
        scenario(version="standard")
        .hero("druid", at=space, gold=1, damaged=["sword"], abilities=["blacksmithing"])
        .hero("mystic", at="forest_camp")
        .start()
    )
    play.answers("instead blacksmithing")
    assert play.hero().gold == 3
    assert play.table.damaged == ["sword"], "either Gold or a repair"
    assert not [option for option in play.options if option.startswith("instead")]


@pytest.mark.rule("R-308")
@pytest.mark.parametrize("space", [FIELD, "enchanted_wilderness"])
def test_blacksmithing_earns_nothing_in_the_wild(scenario: type[Scenario], space: str) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=space, items=["sword"], abilities=["blacksmithing"])
        .start()
    )
    assert not [option for option in play.options if option.startswith("instead")]
    assert play.refused()["instead blacksmithing"] == ("wrong_place", "R-308")


@pytest.mark.rule("R-213", "R-308")
def test_blacksmithing_is_allowed_in_the_final_battle(scenario: type[Scenario]) -> None:
    play = champions(scenario, "blacksmithing", "fleet_of_foot")
    assert play.options == ["stay", "instead blacksmithing"]
    assert play.refused()["cast fleet_of_foot"] == ("no_leaving", "R-213")


def test_duelling_adds_one_against_a_humanoid(scenario: type[Scenario]) -> None:
    play = meets(scenario, "thug", "duelling", dice=(3, 3))
    play.answers("roll")
    assert totals(play) == [(4 + 1 + 3, 7)]


@pytest.mark.parametrize("creature", ["bear", "undead_warrior", "alter_ego"])
def test_duelling_adds_nothing_against_other_types(scenario: type[Scenario], creature: str) -> None:
    play = meets(scenario, creature, "duelling", dice=(3, 6))
    play.answers("roll")
    assert totals(play)[0][0] == 4 + 3


def test_duelling_adds_nothing_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = meets(scenario, "dark_apprentice", "duelling", dice=(3, 6))
    play.answers("roll")
    assert totals(play) == [(7, 10)]


@pytest.mark.rule("R-314")
@pytest.mark.parametrize("seat", [0, 1])
def test_duelling_adds_one_for_either_side_of_a_fight_with_a_character(
    scenario: type[Scenario], seat: int
) -> None:
    own, rival = (["duelling"], []) if seat == 0 else ([], ["duelling"])
    play = challenges(scenario, *own, rival=rival, dice=(3, 3))
    play.answers("by_strength", "stand", "roll")
    assert totals(play) == [((8, 7), (7, 8))[seat]]
