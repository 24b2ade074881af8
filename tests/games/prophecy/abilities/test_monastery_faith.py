"""Fanaticism, which fights a drawn battle again, and Sanctity of Life, which does not let die."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, challenges, meets, storms


@pytest.mark.rule("R-122", "R-277")
def test_fanaticism_fights_a_drawn_battle_again_at_once(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "fanaticism", dice=(3, 2, 6, 2))
    play.answers("roll")
    assert play.options == ["again", "part"]
    play.answers("again", "roll")
    assert totals(play) == [(4 + 3, 5 + 2), (4 + 6, 5 + 2)]
    assert ("won", 0, "bear") in play.told()
    assert play.question.seat == 0, "the turn goes on after a victory"


def test_fanaticism_may_leave_it_at_a_draw(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "fanaticism", dice=(3, 2))
    play.answers("roll", "part")
    assert play.question.seat == 1
    assert (play.hero().wounds, play.lying(FIELD)) == (0, ["bear"])


@pytest.mark.rule("R-277")
def test_fanaticism_may_be_used_after_every_draw_but_after_no_defeat(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "fanaticism", dice=(3, 2, 4, 3, 1, 6))
    play.answers("roll", "again", "roll", "again", "roll")
    assert play.hero().wounds == 1
    assert play.question.seat == 1


@pytest.mark.rule("R-277")
def test_fanaticism_lets_harm_before_the_battle_strike_again(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghostly_spirits", "fanaticism", dice=(3, 3, 3, 5))
    play.answers("roll", "again", "roll")
    assert totals(play) == [(4 - 1 + 3, 3 + 3), (4 - 2 + 3, 3 + 5)]


@pytest.mark.rule("R-277", "R-121")
def test_fanaticism_may_be_deadly_before_the_storm_queen(scenario: type[Scenario]) -> None:
    play = storms(scenario, "fanaticism", greater="storm_queen", health=3, dice=(6, 1))
    play.answers("by_strength", "roll")
    assert totals(play) == [(1 + 6, 6 + 1)]
    play.answers("again")
    assert ("died", 0) in play.told()


@pytest.mark.rule("R-277", "R-111")
def test_fanaticism_chooses_and_pays_for_the_kind_anew(scenario: type[Scenario]) -> None:
    play = meets(scenario, "old_pirate", "fanaticism", dice=(4, 3, 3, 3))
    play.answers("by_wills", "roll", "again")
    assert play.options == ["by_strength", "by_wills"]
    play.answers("by_wills", "roll")
    assert totals(play) == [(4 - 2 + 4, 3 + 3), (4 - 4 + 3, 3 + 3)]


@pytest.mark.rule("R-125", "R-277")
def test_fanaticism_gives_a_band_all_its_lives_back(scenario: type[Scenario]) -> None:
    play = meets(scenario, "band_of_zombies", "fanaticism", dice=(3, 3, 2, 3, *(3, 3) * 3))
    play.answers("roll", "roll", "again", "roll", "roll", "roll")
    assert totals(play) == [(7, 6), (6, 6), (7, 6), (7, 6), (7, 6)]
    assert ("won", 0, "band_of_zombies") in play.told()


@pytest.mark.rule("R-184", "R-277")
def test_fanaticism_leaves_spells_behind_that_may_be_cast_again(scenario: type[Scenario]) -> None:
    abilities = ("fanaticism", "berserker_rage", "blessed_weapon")
    play = meets(scenario, "bear", *abilities, items=["cutlass"], dice=(1, 4, 1, 2))
    play.answers("use cutlass", "cast blessed_weapon cutlass", "cast berserker_rage", "roll")
    play.answers("again", "use cutlass")
    assert play.options == ["cast berserker_rage", "cast blessed_weapon cutlass", "ready"]
    play.answers("ready", "roll")
    assert totals(play) == [(4 + 1 + 1 + 2 + 1, 5 + 4), (4 + 1 + 1, 5 + 2)]
    assert play.hero().wounds == 1, "the Rage of the old battle costs nothing in the new one"


@pytest.mark.rule("R-277", "R-273")
def test_fanaticism_finds_the_flaming_weapon_damaged(scenario: type[Scenario]) -> None:
    abilities = ("fanaticism", "flaming_weapon")
    play = meets(scenario, "bear", *abilities, items=["cutlass", "cedar_staff"], dice=(1, 3, 1, 6))
    play.answers("use cutlass", "cast flaming_weapon cutlass", "roll", "again")
    assert play.refused() == {
        "use cutlass": ("damaged", "R-156"),
        "cast flaming_weapon": ("no_weapon_in_use", "R-239"),
    }
    play.answers("ready", "roll")
    assert totals(play) == [(4 + 1 + 2 + 1, 5 + 3), (4 + 1, 5 + 6)]


@pytest.mark.rule("R-277", "R-319")
def test_fanaticism_follows_a_draw_made_by_a_shield(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "fanaticism", items=["wooden_shield"], dice=(1, 6, 5, 6, 1))
    play.answers("use wooden_shield", "roll", "try_shield")
    assert ("shielded", 0, "wooden_shield", 5) in play.told()
    play.answers("again", "roll")
    assert ("won", 0, "bear") in play.told()


@pytest.mark.rule("R-277")
def test_fanaticism_follows_a_draw_made_by_toughness(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "fanaticism", "toughness", dice=(3, 3, 6, 1))
    play.answers("roll")
    assert totals(play) == [(4 + 3, 5 + 3)]
    assert ("tough", 0) in play.told()
    play.answers("again", "roll")
    assert ("won", 0, "bear") in play.told()


@pytest.mark.rule("R-301", "R-277")
def test_fanaticism_does_not_bring_the_chapels_blessing_back(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["fanaticism"], kept=["forgotten_chapel"])
        .lies(FIELD, "bear")
        .dice(1, 2, 3, 2)
        .start("arrive")
    )
    play.answers("roll", "again", "roll")
    assert totals(play) == [(4 + 2 + 1, 5 + 2), (4 + 3, 5 + 2)]


@pytest.mark.rule("R-193")
def test_fanaticism_leaves_time_for_a_potion_and_mass_decay(scenario: type[Scenario]) -> None:
    items = ["potion_of_strength", "cape"]
    play = meets(
        scenario, "bear", "fanaticism", "mass_decay", items=items, drained=2, dice=(3, 2, 3, 2)
    )
    play.answers("fight bear", "roll")
    play.answers("drink potion_of_strength", "cast mass_decay cape", "again", "roll")
    assert totals(play) == [(4 + 3, 5 + 2), (4 + 2 + 3, 5 + 2)]
    assert play.hero().drained == 0


@pytest.mark.rule("R-109")
def test_fanaticism_has_nobody_to_fight_once_a_scroll_removed_the_creature(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "fanaticism", items=["scroll_of_destruction"], dice=(3, 2))
    play.answers("fight bear", "roll", "read scroll_of_destruction")
    assert play.lying(FIELD) == []
    assert play.question.seat == 1


@pytest.mark.rule("R-277")
def test_fanaticism_is_for_the_attacker_of_a_character(scenario: type[Scenario]) -> None:
    play = challenges(scenario, "fanaticism", dice=(3, 3, 6, 3))
    play.answers("by_strength", "stand", "roll", "again", "by_strength", "stand", "roll")
    assert totals(play) == [(4 + 3, 4 + 3), (4 + 6, 4 + 3)]
    assert ("beat", 0, 1) in play.told()


@pytest.mark.rule("R-277")
def test_fanaticism_is_for_the_defender_too(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["fanaticism"], dice=(3, 3, 1, 6))
    play.answers("by_strength", "stand", "roll")
    assert (play.question.seat, play.question.kind) == (1, "drawn")
    assert (play.question.subject, play.options) == ("paladin", ["again", "part"])
    play.answers("again")
    assert (play.question.seat, play.options) == (0, ["by_strength", "by_wills"])
    play.answers("by_strength", "stand", "roll")
    assert ("beat", 1, 0) in play.told()
    assert play.hero(0).wounds == 1


@pytest.mark.rule("R-131", "R-277")
def test_a_defender_may_leave_it_at_a_draw_and_the_turn_goes_on(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["fanaticism"], dice=(3, 3))
    play.answers("by_strength", "stand", "roll", "part")
    assert (play.question.seat, play.question.kind) == (0, "space")


@pytest.mark.rule("R-187", "R-193", "R-277")
def test_when_the_defender_fights_on_only_the_attacker_may_drink_before(
    scenario: type[Scenario],
) -> None:
    play = challenges(
        scenario,
        items=["potion_of_strength"],
        rival=["fanaticism"],
        rivals_items=["potion_of_healing"],
        dice=(3, 3, 3, 3),
    )
    play.answers("by_strength", "stand", "roll")
    assert (play.question.seat, play.options) == (1, ["again", "part"])
    play.answers("again")
    assert (play.question.seat, play.options) == (0, ["again", "drink potion_of_strength"])
    play.answers("drink potion_of_strength", "by_strength", "stand", "roll", "lose_health")
    assert totals(play) == [(4 + 3, 4 + 3), (4 + 2 + 3, 4 + 3)]


@pytest.mark.rule("R-277")
def test_a_defender_fights_on_after_a_draw_made_by_a_shield(scenario: type[Scenario]) -> None:
    play = challenges(
        scenario,
        rival=["fanaticism"],
        rivals_items=["wooden_shield"],
        magic=0,
        dice=(6, 1, 5, 1, 6),
    )
    play.answers("stand", "use wooden_shield", "roll", "try_shield")
    assert (play.question.seat, play.question.kind) == (1, "drawn")
    play.answers("again", "stand", "roll")
    assert ("beat", 1, 0) in play.told()


@pytest.mark.rule("R-270", "R-277")
def test_fanaticism_is_no_new_attack_on_the_plane(scenario: type[Scenario]) -> None:
    forest = "forest_by_monastery"
    abilities = ("fanaticism", "forest_wisdom")
    play = storms(scenario, *abilities, at=forest, greater="scaled_monster", dice=(4, 1, 1, 1))
    play.answers("roll", "again", "roll")
    assert totals(play) == [(4 - 1 + 1 + 4, 7 + 1), (4 - 2 + 1, 7 + 1)]


@pytest.mark.rule("R-035")
def test_sanctity_of_life_pays_two_magic_for_the_health_that_is_missing(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "sanctity_of_life", health=0, dice=(1, 6))
    play.answers("roll")
    assert ("cheated_death", 0, 2) in play.told()
    assert (play.hero().alive, play.hero().health, play.hero().magic) == (True, 0, 2)
    assert play.question.seat == 1, "a defeat like any other"


@pytest.mark.parametrize(("health", "price"), [(0, 4), (1, 2)])
def test_sanctity_of_life_pays_for_every_missing_point(
    scenario: type[Scenario], health: int, price: int
) -> None:
    play = meets(scenario, "poisonous_snake", "sanctity_of_life", health=health, dice=(1, 6))
    play.answers("roll")
    assert (play.hero().health, play.hero().magic) == (0, 4 - price)


@pytest.mark.rule("R-035", "R-043")
@pytest.mark.parametrize(("creature", "magic"), [("bear", 1), ("poisonous_snake", 3)])
def test_sanctity_of_life_saves_nobody_who_cannot_pay_for_all(
    scenario: type[Scenario], creature: str, magic: int
) -> None:
    play = meets(scenario, creature, "sanctity_of_life", health=0, magic=magic, dice=(1, 6))
    play.answers("roll")
    assert ("died", 0) in play.told()


def test_sanctity_of_life_saves_from_harm_before_a_battle(scenario: type[Scenario]) -> None:
    play = storms(scenario, "sanctity_of_life", greater="storm_queen", health=1, dice=(1, 6))
    assert (play.hero().alive, play.hero().health, play.hero().magic) == (True, 0, 2)
    play.answers("by_strength", "roll")
    assert totals(play) == [(0 + 1, 6 + 6)]
    assert (play.hero().alive, play.hero().magic) == (True, 0), "and saved once more"


@pytest.mark.rule("R-144")
def test_sanctity_of_life_leaves_the_winner_without_an_inheritance(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD)
        .hero("spellblade", at=FIELD, abilities=["sanctity_of_life"], health=0, wounds=4)
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("attack spellblade", "by_strength", "stand", "roll")
    assert (play.hero(1).alive, play.hero(1).magic, play.hero(1).gold) == (True, 2, 3)


@pytest.mark.rule("R-284", "R-275", "R-255")
def test_sanctity_of_life_is_no_spell(scenario: type[Scenario]) -> None:
    play = meets(
        scenario,
        "horde_of_rats",
        *("sanctity_of_life", "effective_spellcasting"),
        items=["ring_of_concentration"],
        health=0,
        dice=(1, 6),
    )
    play.answers("roll")
    assert ("cheated_death", 0, 2) in play.told(), "neither barred nor cheaper"
    assert play.hero().magic == 2 + 1, "and the Ring of Concentration recharges"
