"""Undead with rules of their own: chill, curse, two kinds of battle, the Golem."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

FOREST = "forest_by_monastery"


@pytest.mark.rule("R-129")
def test_ghostly_spirits_chill_costs_a_magic_before_the_battle(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST)
        .lies(FOREST, "ghostly_spirits")
        .dice(1, 2, 1, 2, 1, 2)
        .start("arrive")
    )
    assert (play.hero().magic, play.hero().drained) == (5, 1)
    play.answers("roll", "roll", "roll")
    assert play.told().count(("rolled", 0, "ghostly_spirits", 1, 2, 6, 5)) == 3
    assert (play.hero().magic, play.hero().experience) == (5, 3 + 4)
    assert play.lying(FOREST) == []


@pytest.mark.rule("R-121")
def test_ghostly_spirits_chill_does_nothing_to_who_has_no_magic(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST, magic=0, drained=6)
        .lies(FOREST, "ghostly_spirits")
        .dice(5, 1, 1, 6)
        .start("arrive")
    )
    play.answers("roll", "roll")
    assert ("rolled", 0, "ghostly_spirits", 5, 1, 5, 4) in play.told()
    assert (play.hero().magic, play.hero().drained) == (0, 6)
    assert play.hero().alive


def test_ghostly_spirits_take_two_magic_and_no_health(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST)
        .lies(FOREST, "ghostly_spirits")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().health, play.hero().magic, play.hero().drained) == (3, 3, 3)
    assert play.lying(FOREST) == ["ghostly_spirits"]


@pytest.mark.rule("R-189")
def test_ghostly_spirits_leave_no_time_for_a_potion_after_the_chill(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST, magic=5, drained=1, items=["potion_of_magic"])
        .lies(FOREST, "ghostly_spirits")
        .dice(1, 6)
        .start("arrive")
    )
    assert play.options == ["fight ghostly_spirits", "drink potion_of_magic"]
    play.answers("fight ghostly_spirits")
    assert play.hero().magic == 4
    assert play.options == ["roll"]
    assert play.refused()["drink potion_of_magic"] == ("not_during_battle", "R-188")
    play.answers("roll")


@pytest.mark.rule("R-286")
def test_mummy_item_may_be_kept_and_the_curse_changes_nothing(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .lies(FOREST, "mummy")
        .top("great_sword")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("by_strength", "roll")
    assert ("rolled", 0, "mummy", 3, 1, 7, 6) in play.told()
    assert play.options == ["keep great_sword", "leave great_sword"]
    play.answers("keep great_sword")
    hero = play.hero()
    assert (hero.items, hero.kept, hero.experience) == (["great_sword"], [], 3 + 3)
    assert (hero.health, hero.magic, hero.gold) == (4, 4, 3)


@pytest.mark.rule("R-286")
def test_mummy_item_may_be_left_to_avoid_the_curse(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST)
        .lies(FOREST, "mummy")
        .top("great_sword")
        .dice(2, 1)
        .start("arrive")
    )
    play.answers("by_wills", "roll")
    assert ("rolled", 0, "mummy", 2, 1, 6, 5) in play.told()
    play.answers("leave great_sword")
    assert (play.hero().items, play.hero().experience) == ([], 3 + 3)
    assert play.table.rare_discard == ["great_sword"]


@pytest.mark.rule("R-120")
def test_mummy_wounds_the_loser(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=FOREST).lies(FOREST, "mummy").dice(1, 6).start("arrive")
    play.answers("by_strength", "roll")
    assert (play.hero().health, play.hero().magic) == (3, 4)


@pytest.mark.rule("R-114", "R-129", "R-318")
def test_skeletal_wizard_attacks_with_willpower_free_of_charge(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .lies(FOREST, "skeletal_wizard")
        .top("sword")
        .dice(2, 1)
        .start("arrive")
    )
    assert play.options == ["by_wills", "by_strength"]
    play.answers("by_wills", "roll")
    assert ("rolled", 0, "skeletal_wizard", 2, 1, 6, 5) in play.told()
    assert (play.hero().magic, play.hero().drained) == (4, 0)
    assert (play.hero().items, play.hero().experience) == (["sword"], 3 + 2)


@pytest.mark.rule("R-114")
def test_skeletal_wizard_is_fought_by_strength_for_two_magic(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST)
        .lies(FOREST, "skeletal_wizard")
        .top("sword")
        .dice(1, 2)
        .start("arrive")
    )
    play.answers("by_strength", "roll")
    assert ("rolled", 0, "skeletal_wizard", 1, 2, 6, 5) in play.told()
    assert (play.hero().magic, play.hero().drained) == (0, 2)
    assert play.hero().items == ["sword"]


@pytest.mark.rule("R-114", "R-318")
def test_skeletal_wizard_forces_wills_on_who_cannot_pay(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST, magic=1, drained=1)
        .lies(FOREST, "skeletal_wizard")
        .dice(1, 1)
        .start("arrive")
    )
    assert play.question.kind == "roll"
    play.answers("roll")
    assert ("rolled", 0, "skeletal_wizard", 1, 1, 2, 5) in play.told()
    assert (play.hero().health, play.hero().magic) == (4, 1)


@pytest.mark.rule("R-119")
def test_headless_knight_beaten_by_strength_grants_willpower(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .lies(FOREST, "headless_knight")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("by_strength", "roll")
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.magic, hero.drained) == (4, 0, 5, 0)
    assert hero.experience == 3 + 2


@pytest.mark.rule("R-119")
def test_headless_knight_beaten_by_wills_grants_strength(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .lies(FOREST, "headless_knight")
        .dice(5, 1)
        .start("arrive")
    )
    play.answers("by_wills", "roll")
    assert ("rolled", 0, "headless_knight", 5, 1, 7, 6) in play.told()
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.magic, hero.drained) == (5, 0, 2, 2)


@pytest.mark.rule("R-120")
def test_headless_knight_who_wins_grants_nothing(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .lies(FOREST, "headless_knight")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("by_strength", "roll")
    assert (play.hero().health, play.hero().wounds, play.hero().magic) == (3, 1, 4)


@pytest.mark.parametrize(
    ("treasure_die", "item"), [(1, "sword"), (4, "sword"), (5, "great_sword"), (6, "great_sword")]
)
def test_golem_guardian_hoards_a_common_or_from_five_on_a_rare_item(
    scenario: type[Scenario], treasure_die: int, item: str
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .lies(FOREST, "golem_guardian")
        .top("sword", "great_sword")
        .dice(2, 1, treasure_die)
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().items, play.hero().experience) == ([item], 3 + 3)


@pytest.mark.parametrize("dice", [(6, 1, 1), (1, 3), (1, 6)], ids=["won", "drawn", "lost"])
def test_golem_guardian_damages_the_weapon_whatever_the_result(
    scenario: type[Scenario], dice: tuple[int, ...]
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, items=["sword", "hammer"])
        .lies(FOREST, "golem_guardian")
        .dice(*dice)
        .start("arrive")
    )
    play.answers("use sword", "roll")
    assert play.table.damaged == ["sword"]
    assert play.hero().items[:2] == ["sword", "hammer"]


def test_golem_guardian_spares_the_shield(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, items=["sword", "wooden_shield"])
        .lies(FOREST, "golem_guardian")
        .dice(6, 1, 1)
        .start("arrive")
    )
    play.answers("use sword", "use wooden_shield", "roll")
    assert play.table.damaged == ["sword"]


def test_golem_guardian_cannot_damage_a_weapon_left_in_its_sheath(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, items=["sword"])
        .lies(FOREST, "golem_guardian")
        .dice(6, 1, 1)
        .start("arrive")
    )
    play.answers("ready", "roll")
    assert play.table.damaged == []
