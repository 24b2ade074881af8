"""The Magic Tower's Abilities of Gates, weapons, Willpower, staffs and runes."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, challenges, meets, storms


@pytest.mark.rule("R-085")
def test_magic_field_theory_opens_every_gate_without_gold(scenario: type[Scenario]) -> None:
    hero = scenario(version="standard").hero(
        "paladin", at="city", gold=0, abilities=["magic_field_theory"]
    )
    play = hero.start()
    assert sorted(option for option in play.options if option.startswith("gate")) == [
        "gate enchanted_wilderness",
        "gate forest_by_thieves_guild",
        "gate mountains_by_village",
    ]
    assert play.refused()["ride mountains_by_fortress"] == ("needs_gold", "R-083")
    play.answers("gate mountains_by_village")
    assert (play.space(), play.hero().gold) == ("mountains_by_village", 0)


def test_magic_field_theory_needs_a_gate_to_start_from(scenario: type[Scenario]) -> None:
    hero = scenario(version="standard").hero("paladin", abilities=["magic_field_theory"])
    assert hero.start().refused()["gate"] == ("no_gate_here", "R-085")


@pytest.mark.rule("R-116", "R-183")
@pytest.mark.parametrize(("dice", "result"), [((3, 3), "won"), ((1, 3), "drew"), ((1, 4), "lost")])
def test_flaming_weapon_adds_two_and_is_damaged_whatever_happens(
    scenario: type[Scenario], dice: tuple[int, int], result: str
) -> None:
    play = meets(scenario, "bear", "flaming_weapon", items=["cutlass"], dice=dice)
    play.answers("use cutlass", "cast flaming_weapon cutlass", "roll")
    assert totals(play) == [(4 + 1 + 2 + dice[0], 5 + dice[1])]
    assert (result, 0, "bear") in play.told()
    assert play.table.damaged == ["cutlass"]


@pytest.mark.rule("R-273", "R-242")
def test_flaming_weapon_may_be_put_on_a_weapon_that_is_thrown(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "flaming_weapon", items=["spear"], dice=(3, 3))
    play.answers("use spear", "cast flaming_weapon spear", "throw spear", "roll")
    assert totals(play) == [(4 + 1 + 1 + 2 + 3, 5 + 3)]
    assert play.table.damaged == ["spear"]


@pytest.mark.rule("R-273")
def test_flaming_weapon_may_be_put_on_the_flaming_staff(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "flaming_weapon", items=["flaming_staff"], dice=(3, 3))
    play.answers("use flaming_staff", "cast flaming_weapon flaming_staff")
    play.answers("ignite flaming_staff", "roll")
    assert totals(play) == [(4 + 1 + 2 + 2 + 3, 5 + 3)]
    assert play.table.damaged == ["flaming_staff"]


@pytest.mark.rule("R-273")
def test_flaming_weapon_burns_even_a_boomerang_that_comes_back(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "flaming_weapon", items=["boomerang"], dice=(6, 1))
    play.answers("use boomerang", "cast flaming_weapon boomerang", "throw boomerang", "roll")
    assert ("won", 0, "bear") in play.told()
    assert play.table.damaged == ["boomerang"]


@pytest.mark.rule("R-184", "R-258")
def test_flaming_weapon_and_blessed_weapon_are_cast_once_on_each_of_two_weapons(
    scenario: type[Scenario],
) -> None:
    abilities = ("flaming_weapon", "blessed_weapon", "ambidexterity")
    play = meets(scenario, "bear", *abilities, items=["sword", "dagger"], dice=(1, 1))
    play.answers("use sword", "use dagger")
    for spell in ("flaming_weapon", "blessed_weapon"):
        play.answers(f"cast {spell} sword", f"cast {spell} dagger")
    assert play.hero().magic == 0
    play.answers("roll")
    assert totals(play) == [(4 + 2 + 1 + 2 * 2 + 2 * 1 + 1, 5 + 1)]
    assert play.table.damaged == ["sword", "dagger"]


@pytest.mark.rule("R-202")
def test_flaming_weapon_does_not_damage_an_artifact(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["flaming_weapon"])
        .owns(0, "astral_sword")
        .lies(FIELD, "bear")
        .dice(3, 3)
        .start("arrive")
    )
    play.answers("use astral_sword", "cast flaming_weapon astral_sword", "roll")
    assert totals(play) == [(4 + 2 + 2 + 3, 5 + 3)]
    assert play.table.damaged == []


@pytest.mark.rule("R-141")
def test_flaming_weapon_is_damaged_before_it_can_change_hands(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["flaming_weapon"], rivals_items=["cutlass"], dice=(6, 1))
    play.answers("by_strength", "stand", "use cutlass", "cast flaming_weapon cutlass", "roll")
    assert totals(play) == [(4 + 6, 4 + 1 + 2 + 1)]
    play.answers("offer_items")
    assert (play.hero().items, play.table.damaged) == (["cutlass"], ["cutlass"])


def test_flaming_weapon_needs_a_battle_of_strength(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghost", "flaming_weapon", items=["cedar_staff"])
    assert play.refused()["cast flaming_weapon"] == ("other_kind_of_battle", "R-166")


@pytest.mark.rule("R-274", "R-040")
def test_magic_drain_takes_two_willpower_from_a_creature(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghost", "magic_drain", dice=(3, 3))
    play.answers("cast magic_drain", "roll")
    assert totals(play) == [(4 - 1 + 3, 4 - 2 + 3)]


@pytest.mark.rule("R-184", "R-188", "R-274")
def test_magic_drain_begins_the_battle_and_is_cast_once_in_it(scenario: type[Scenario]) -> None:
    items = ["potion_of_magic", "ivory_wand"]
    play = meets(scenario, "ghost", "magic_drain", items=items, drained=1)
    play.answers("fight ghost", "cast magic_drain")
    assert play.options == ["use ivory_wand", "ready"]
    assert play.refused() == {
        "cast magic_drain": ("already_cast", "R-184"),
        "drink potion_of_magic": ("not_during_battle", "R-188"),
    }


@pytest.mark.rule("R-274")
def test_magic_drain_lasts_for_all_rolls_against_a_mob_and_never_below_nothing(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "angry_mob", "magic_drain", dice=(3, 3, 2, 3))
    play.answers("by_wills", "cast magic_drain", "roll", "roll")
    assert totals(play) == [(4 - 2 - 1 + 3, 0 + 3), (1 + 2, 0 + 3)]


@pytest.mark.rule("R-274", "R-285")
def test_magic_drain_weakens_the_vampire_in_the_battle_of_wills_only(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "vampire", "magic_drain", dice=(3, 3, 1, 6))
    play.answers("cast magic_drain", "roll", "roll")
    assert totals(play) == [(4 - 1 + 3, 4 - 2 + 3), (4 + 1, 4 + 6)]


@pytest.mark.rule("R-274", "R-296")
def test_magic_drain_is_no_spell_for_strength_nor_for_the_master_of_pain(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "magic_drain", items=["sword"])
    assert play.refused()["cast magic_drain"] == ("other_kind_of_battle", "R-166")
    play = storms(scenario, "magic_drain", greater="master_of_pain", items=["sword"])
    assert play.options == ["use sword", "ready"]


@pytest.mark.rule("R-274")
@pytest.mark.parametrize(("magic", "left"), [(4, 2), (1, 0)])
def test_magic_drain_takes_up_to_two_magic_from_a_character(
    scenario: type[Scenario], magic: int, left: int
) -> None:
    play = challenges(scenario, "magic_drain", rivals_magic=magic, dice=(3, 1))
    play.answers("by_wills", "cast magic_drain", "roll")
    assert totals(play) == [(4 - 2 - 1 + 3, left + 1)]
    assert (play.hero(1).magic, play.hero(1).drained) == (left, magic - left)


@pytest.mark.rule("R-274")
def test_magic_drain_takes_nothing_from_who_has_no_magic(scenario: type[Scenario]) -> None:
    items = ["ivory_wand"]
    play = challenges(scenario, "magic_drain", items=items, rivals_magic=0)
    play.answers("by_wills")
    assert play.options == ["use ivory_wand", "ready"]
    assert play.refused()["cast magic_drain"] == ("no_effect", "R-274")


@pytest.mark.rule("R-138", "R-274")
def test_magic_drain_is_cast_by_a_defender_too(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["magic_drain"], dice=(3, 3))
    play.answers("by_wills", "cast magic_drain", "roll")
    assert totals(play) == [(4 - 2 - 2 + 3, 4 - 1 + 3)]


@pytest.mark.rule("R-256", "R-239")
@pytest.mark.parametrize(
    ("creature", "items", "bonus"),
    [
        ("bear", ["oaken_staff"], 1 + 1),
        ("ghost", ["oaken_staff"], 0 + 1),
        ("ghost", ["cedar_staff"], 1 + 1),
        ("ghost", ["ivory_wand"], 1 + 1),
        ("ghost", ["ivory_wand", "mahogany_wand"], 1 + 2 + 1 + 1),
        ("bear", ["spear"], 1),
    ],
)
def test_staff_skill_adds_one_with_a_staff_and_in_a_battle_of_wills_for_each_wand(
    scenario: type[Scenario], creature: str, items: list[str], bonus: int
) -> None:
    play = meets(scenario, creature, "staff_skill", items=items, dice=(3, 3))
    play.answers(*(f"use {item}" for item in items), "roll")
    assert totals(play)[0][0] == 4 + bonus + 3


@pytest.mark.rule("R-172")
def test_staff_skill_does_not_make_a_wand_useful_in_a_battle_of_strength(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "staff_skill", items=["ivory_wand", "sword"])
    assert play.refused()["use ivory_wand"] == ("useless_in_this_battle", "R-172")


@pytest.mark.rule("R-296")
def test_staff_skill_counts_once_against_the_master_of_pain(scenario: type[Scenario]) -> None:
    items = ["cedar_staff"]
    play = storms(scenario, "staff_skill", greater="master_of_pain", items=items, dice=(3, 3))
    play.answers("use cedar_staff", "roll")
    assert totals(play) == [((4 - 1) + (4 - 2) + 1 + 1 + 1 + 3, 11 + 3)]


@pytest.mark.rule("R-086")
def test_rune_of_homecoming_leads_to_the_two_guilds_of_the_card(scenario: type[Scenario]) -> None:
    for at, homes in (("village", ["fortress", "monastery"]), ("fortress", ["monastery"])):
        play = (
            scenario(version="standard")
            .hero("paladin", at=at, abilities=["rune_of_homecoming"])
            .start()
        )
        runes = [option for option in play.options if option.startswith("rune")]
        assert runes == [f"rune_of_homecoming {home}" for home in homes]
    play.answers("rune_of_homecoming monastery")
    assert (play.space(), play.hero().magic) == ("monastery", 3)


@pytest.mark.rule("R-043")
def test_rune_of_homecoming_is_refused_without_magic(scenario: type[Scenario]) -> None:
    hero = scenario(version="standard").hero("paladin", abilities=["rune_of_homecoming"], magic=0)
    assert hero.start().refused()["rune_of_homecoming"] == ("needs_magic", "R-043")
