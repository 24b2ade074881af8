"""Opportunities that compare heroes or exchange their cubes."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

PLAINS = "plains_by_city"


@pytest.mark.rule("R-101", "R-303")
def test_golden_fish_grants_strength_to_who_alone_has_the_fewest_red_cubes(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("druid", at=PLAINS)
        .hero("mercenary")
        .lies(PLAINS, "golden_fish")
        .start("arrive")
    )
    play.answers("use golden_fish")
    assert (play.hero().health, play.hero().magic, play.hero().items) == (4, 6, [])
    assert play.table.adventure_discard == ["golden_fish"]


@pytest.mark.rule("R-303")
def test_golden_fish_grants_willpower_to_who_alone_has_the_fewest_blue_cubes(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("mercenary", at=PLAINS)
        .hero("druid")
        .lies(PLAINS, "golden_fish")
        .start("arrive")
    )
    play.answers("use golden_fish")
    assert (play.hero().health, play.hero().magic, play.hero().items) == (5, 3, [])


@pytest.mark.rule("R-303")
def test_golden_fish_grants_a_rare_item_to_who_alone_has_the_fewest(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, items=["sword"])
        .hero("spellblade", items=["black_spear"])
        .lies(PLAINS, "golden_fish")
        .top("great_sword")
        .start("arrive")
    )
    play.answers("use golden_fish")
    assert (play.hero().health, play.hero().magic) == (4, 4)
    assert play.hero().items == ["sword", "great_sword"]


@pytest.mark.rule("R-303")
def test_golden_fish_grants_only_one_wish_of_three(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, health=2, magic=2)
        .hero("spellblade", items=["black_spear"])
        .lies(PLAINS, "golden_fish")
        .start("arrive")
    )
    play.answers("use golden_fish")
    assert play.options == ["strength", "willpower", "rare"]
    play.answers("willpower")
    assert (play.hero().health, play.hero().magic, play.hero().items) == (2, 3, [])


@pytest.mark.rule("R-102", "R-303")
def test_golden_fish_has_no_wish_for_a_hero_tied_in_everything(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, items=["great_sword"])
        .hero("spellblade", items=["black_spear"])
        .lies(PLAINS, "golden_fish")
        .start("arrive")
    )
    assert "use golden_fish" not in play.options
    assert play.refused()["use golden_fish"] == ("no_wish", "R-303")


@pytest.mark.rule("R-303")
def test_golden_fish_counts_cubes_on_both_sides(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, health=1, wounds=3, magic=1, drained=3)
        .hero("spellblade")
        .lies(PLAINS, "golden_fish")
        .start("arrive")
    )
    assert play.refused()["use golden_fish"] == ("no_wish", "R-303")


@pytest.mark.rule("R-322")
def test_golden_fish_compares_with_every_character_in_play(scenario: type[Scenario]) -> None:
    play = (
        scenario(3)
        .hero("paladin", at=PLAINS)
        .hero("mercenary", magic=5)
        .hero("druid", at="enchanted_wilderness", magic=4)
        .lies(PLAINS, "golden_fish")
        .start("arrive")
    )
    assert play.refused()["use golden_fish"] == ("no_wish", "R-303")


@pytest.mark.rule("R-101", "R-302")
def test_hermit_rewards_the_poorest_with_strength(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=2)
        .hero("mercenary", gold=3)
        .lies(PLAINS, "hermit")
        .start("arrive")
    )
    play.answers("use hermit")
    assert play.options == ["strength", "willpower"]
    play.answers("strength")
    assert (play.hero().health, play.hero().magic, play.hero().gold) == (5, 4, 2)
    assert play.table.adventure_discard == ["hermit"]


def test_hermit_rewards_the_poorest_with_willpower_if_preferred(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=2)
        .hero("mercenary", gold=3)
        .lies(PLAINS, "hermit")
        .start("arrive")
    )
    play.answers("use hermit", "willpower")
    assert (play.hero().health, play.hero().magic) == (4, 5)


@pytest.mark.rule("R-302")
def test_hermit_makes_the_rich_throw_away_gold_and_items_first(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=2, items=["sword", "cape"])
        .hero("mercenary", gold=5)
        .lies(PLAINS, "hermit")
        .start("arrive")
    )
    play.answers("use hermit")
    assert play.options == ["return_gold 1", "return_gold 2", "discard sword", "discard cape"]
    play.answers("discard sword")
    assert play.question.kind == "hermit_gives"
    play.answers("return_gold 1")
    assert play.question.kind == "hermit"
    play.answers("strength")
    assert (play.hero().gold, play.hero().items, play.hero().health) == (1, ["cape"], 5)
    assert play.table.common_discard == ["sword"]


@pytest.mark.rule("R-302")
def test_hermit_counts_a_damaged_item_in_full(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=6)
        .hero("mercenary", gold=0, damaged=["sword"])
        .lies(PLAINS, "hermit")
        .start("arrive")
    )
    play.answers("use hermit")
    assert play.question.kind == "hermit"


@pytest.mark.rule("R-302")
def test_hermit_does_not_reward_a_tie(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=7)
        .hero("mercenary", gold=0, damaged=["sword"])
        .lies(PLAINS, "hermit")
        .start("arrive")
    )
    play.answers("use hermit")
    assert play.question.kind == "hermit_gives"


@pytest.mark.rule("R-302", "R-322")
def test_hermit_can_do_nothing_if_anybody_anywhere_owns_nothing(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(3)
        .hero("paladin", at=PLAINS, gold=0)
        .hero("mercenary", gold=5)
        .hero("druid", at="enchanted_wilderness", gold=0)
        .lies(PLAINS, "hermit")
        .start("arrive")
    )
    assert play.refused()["use hermit"] == ("not_poorest", "R-302")


@pytest.mark.rule("R-297")
def test_alchemist_turns_one_willpower_into_one_strength(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=4, health=2, wounds=2, magic=3, drained=1)
        .lies(PLAINS, "alchemist")
        .start("arrive")
    )
    play.answers("use alchemist", "willpower_for_strength")
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.magic, hero.drained, hero.gold) == (3, 2, 2, 1, 0)
    assert play.table.adventure_discard == ["alchemist"]


@pytest.mark.rule("R-297")
def test_alchemist_turns_one_strength_into_three_willpower(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=4, health=2, wounds=2, magic=3, drained=1)
        .lies(PLAINS, "alchemist")
        .start("arrive")
    )
    play.answers("use alchemist", "strength_for_willpower")
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.magic, hero.drained, hero.gold) == (1, 2, 6, 1, 0)


@pytest.mark.rule("R-042", "R-297")
def test_alchemist_cannot_raise_willpower_beyond_ten_cubes(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=4, magic=7, drained=2)
        .lies(PLAINS, "alchemist")
        .start("arrive")
    )
    play.answers("use alchemist", "strength_for_willpower")
    assert (play.hero().magic, play.hero().drained) == (7 + 1 + 2, 0)


@pytest.mark.rule("R-102", "R-297")
def test_alchemist_offers_no_strength_to_who_has_eight_red_cubes(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=4, health=8)
        .lies(PLAINS, "alchemist")
        .start("arrive")
    )
    play.answers("use alchemist")
    assert (play.hero().health, play.hero().magic) == (7, 4 + 3)


@pytest.mark.rule("R-297")
def test_alchemist_takes_no_cube_from_the_left_side(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=4, health=0, wounds=4, magic=0, drained=4)
        .lies(PLAINS, "alchemist")
        .start("arrive")
    )
    assert play.refused()["use alchemist"] == ("no_cube_to_trade", "R-297")


def test_alchemist_works_for_four_gold_only(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=PLAINS, gold=3).lies(PLAINS, "alchemist").start("arrive")
    assert play.refused()["use alchemist"] == ("needs_gold", "R-297")
