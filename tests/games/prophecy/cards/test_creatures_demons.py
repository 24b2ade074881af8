"""The Demons: Harpies, Succubus and Incubus, Imp, Alter Ego."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

FOREST = "forest_by_monastery"


@pytest.mark.rule("R-110", "R-119", "R-124")
def test_flock_of_harpies_beaten_three_times_grants_willpower(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .lies(FOREST, "flock_of_harpies")
        .dice(1, 1, 2, 2, 3, 3)
        .start("arrive")
    )
    play.answers("by_strength", "roll", "roll", "roll")
    assert ("rolled", 0, "flock_of_harpies", 3, 3, 7, 6) in play.told()
    hero = play.hero()
    assert (hero.health, hero.magic, hero.drained, hero.experience) == (4, 5, 0, 3 + 1)
    assert play.lying(FOREST) == []


@pytest.mark.rule("R-111", "R-128")
def test_flock_of_harpies_by_wills_costs_two_magic_for_all_three_rolls(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST)
        .lies(FOREST, "flock_of_harpies")
        .dice(2, 1, 2, 1, 2, 1)
        .start("arrive")
    )
    play.answers("by_wills", "roll", "roll", "roll")
    assert play.told().count(("rolled", 0, "flock_of_harpies", 2, 1, 6, 5)) == 3
    assert (play.hero().magic, play.hero().drained) == (4 + 1, 2)


@pytest.mark.rule("R-124")
def test_flock_of_harpies_beaten_twice_still_holds_a_draw(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .lies(FOREST, "flock_of_harpies")
        .dice(6, 1, 6, 1, 1, 2)
        .start("arrive")
    )
    play.answers("by_strength", "roll", "roll", "roll")
    assert (play.hero().health, play.hero().magic, play.hero().experience) == (4, 4, 3)
    assert play.lying(FOREST) == ["flock_of_harpies"]


@pytest.mark.rule("R-120")
def test_flock_of_harpies_wound_the_loser(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .lies(FOREST, "flock_of_harpies")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("by_strength", "roll")
    assert play.hero().health == 3


@pytest.mark.rule("R-113", "R-287")
@pytest.mark.parametrize(
    ("demon", "character", "willpower"),
    [
        pytest.param("succubus", "druid", 5, id="succubus tempts a man"),
        pytest.param("succubus", "enchantress", 3, id="succubus tempts a woman"),
        pytest.param("incubus", "enchantress", 5, id="incubus tempts a woman"),
        pytest.param("incubus", "druid", 3, id="incubus tempts a man"),
    ],
)
def test_succubus_and_incubus_are_stronger_against_the_other_sex(
    scenario: type[Scenario], demon: str, character: str, willpower: int
) -> None:
    play = scenario().hero(character, at=FOREST).lies(FOREST, demon).dice(1, 1).start("arrive")
    play.answers("roll")
    assert ("rolled", 0, demon, 1, 1, 7, willpower + 1) in play.told()
    assert (play.hero().experience, play.hero().items) == (3 + 2, [])
    assert play.lying(FOREST) == []


@pytest.mark.rule("R-120")
@pytest.mark.parametrize("demon", ["succubus", "incubus"])
def test_succubus_and_incubus_drain_a_health_and_a_magic(
    scenario: type[Scenario], demon: str
) -> None:
    play = scenario().hero("druid", at=FOREST).lies(FOREST, demon).dice(1, 6).start("arrive")
    play.answers("roll")
    assert (play.hero().health, play.hero().magic) == (2, 5)
    assert play.lying(FOREST) == [demon]


@pytest.mark.rule("R-120")
def test_imp_destroys_the_dearest_item_instead_of_wounding(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST, items=["cape", "great_sword", "sword"])
        .lies(FOREST, "imp")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().items, play.hero().health) == (["cape", "sword"], 3)
    assert play.table.rare_discard == ["great_sword"]
    assert play.table.hoards == {}
    assert play.question.seat == 1


@pytest.mark.rule("R-288")
def test_imp_lets_the_victim_choose_between_items_of_equal_price(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST, items=["sword", "cape"], damaged=["mahogany_wand"])
        .lies(FOREST, "imp")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert play.options == ["give sword", "give mahogany_wand"]
    play.answers("give mahogany_wand")
    assert play.hero().items == ["sword", "cape"]
    assert play.table.common_discard == ["mahogany_wand"]
    assert play.table.damaged == []


@pytest.mark.rule("R-120")
def test_imp_wounds_who_owns_no_item(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at=FOREST).lies(FOREST, "imp").dice(1, 6).start("arrive")
    play.answers("roll")
    assert (play.hero().health, play.hero().wounds) == (2, 1)


@pytest.mark.rule("R-289")
def test_alter_ego_is_twice_as_strong_as_a_healthy_hero(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("mercenary", at=FOREST).lies(FOREST, "alter_ego").dice(6, 1).start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "alter_ego", 6, 1, 11, 11) in play.told()


@pytest.mark.rule("R-110", "R-119", "R-289")
def test_alter_ego_of_a_wounded_hero_is_weak_and_pays_well(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST, health=1, wounds=4, items=["sword"])
        .lies(FOREST, "alter_ego")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("use sword", "roll")
    assert ("rolled", 0, "alter_ego", 1, 1, 4, 3) in play.told()
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.magic, hero.experience) == (2, 4, 3, 3 + 1)
    assert play.lying(FOREST) == []


@pytest.mark.rule("R-289")
def test_alter_ego_counts_health_and_not_gauntlets(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST, health=2, wounds=3, items=["gauntlets_of_strength"])
        .lies(FOREST, "alter_ego")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "alter_ego", 1, 1, 4, 5) in play.told()
    assert (play.hero().health, play.hero().wounds) == (1, 4)
