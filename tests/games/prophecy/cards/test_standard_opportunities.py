"""Opportunities of the Standard version: the Lost Library, and two cards in a space."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

CALM = ("chance_tradesman", "chance_city_merchant")
FIELD = "plains_by_city"


def standard(scenario: type[Scenario]) -> Scenario:
    return scenario(2, version="standard").top(*CALM)


@pytest.mark.rule("R-152", "R-101")
def test_the_lost_library_teaches_any_ability_of_one_guild_without_gold(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, experience=8, gold=0)
        .lies(FIELD, "lost_library")
        .start("arrive")
    )
    play.answers("use lost_library")
    assert play.options == [
        *("guild fortress", "guild thieves_guild", "guild magic_tower"),
        *("guild forest_camp", "guild monastery"),
    ]
    play.answers("guild magic_tower")
    assert sorted(play.options) == sorted(
        f"learn {card}" for card in play.table.ability_decks["magic_tower"]
    )
    play.answers("learn time_loop")
    assert play.hero().abilities == ["time_loop"]
    assert (play.hero().experience, play.hero().gold) == (0, 0)
    assert "time_loop" not in play.table.ability_decks["magic_tower"]
    assert play.table.adventure_discard == ["lost_library"]


@pytest.mark.rule("R-152")
def test_the_lost_library_shows_the_deck_and_not_what_the_guild_offers(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, experience=15)
        .taught("magic_tower", "time_loop", "mass_decay")
        .lies(FIELD, "lost_library")
        .start("arrive")
    )
    play.answers("use lost_library", "guild magic_tower")
    assert len(play.options) == 8
    assert not {"learn time_loop", "learn mass_decay"} & set(play.options)


def test_the_deck_is_shuffled_after_a_visit_to_the_lost_library(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, experience=8)
        .lies(FIELD, "lost_library")
        .start("arrive")
    )
    before = [card for card in play.table.ability_decks["fortress"] if card != "concentration"]
    play.answers("use lost_library", "guild fortress", "learn concentration")
    after = play.table.ability_decks["fortress"]
    assert sorted(after) == sorted(before)
    assert after != before


@pytest.mark.rule("R-152")
def test_the_lost_library_teaches_only_what_can_be_paid(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, experience=2)
        .lies(FIELD, "lost_library")
        .start("arrive")
    )
    play.answers("use lost_library", "guild thieves_guild")
    assert play.options == ["learn haggling", "learn pickpocketing"]


@pytest.mark.rule("R-102")
def test_the_lost_library_is_closed_to_who_could_learn_nothing(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, experience=1)
        .lies(FIELD, "lost_library")
        .start("arrive")
    )
    assert play.options == ["end"]
    assert play.refused()["use lost_library"] == ("needs_experience", "R-152")


@pytest.mark.rule("R-299")
def test_a_creature_in_the_ruin_lies_beside_the_second_card(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD)
        .lies(FIELD, "ruin")
        .face_down(FIELD, "clover_meadow")
        .top("bear")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("use ruin", "roll")
    assert play.lying(FIELD) == ["clover_meadow", "bear"]
    assert play.table.adventure_discard == ["ruin"]
    assert play.question.seat == 1


@pytest.mark.rule("R-299", "R-103")
def test_the_creature_of_the_ruin_bars_the_other_opportunity_until_it_is_beaten(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD)
        .lies(FIELD, "ruin", "deserted_shack")
        .top("rat", "great_sword")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("use ruin")
    assert play.options == ["roll"]
    play.answers("roll")
    assert "use deserted_shack" in play.options
    assert play.hero().items == ["great_sword"]


@pytest.mark.rule("R-300", "R-098")
def test_the_master_wizards_target_is_turned_up_and_met_at_once(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD)
        .lies(FIELD, "master_wizard")
        .lies("forest_by_monastery", "clover_meadow")
        .face_down("forest_by_monastery", "rat")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("use master_wizard", "teleport forest_by_monastery")
    assert ("uncovered", "rat", "forest_by_monastery") in play.told()
    assert (play.question.kind, play.question.subject) == ("roll", "rat")
    play.answers("roll")
    assert "use clover_meadow" in play.options


@pytest.mark.rule("R-300")
def test_the_card_beside_the_master_wizard_is_left_behind(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD)
        .lies(FIELD, "master_wizard", "deserted_shack")
        .start("arrive")
    )
    play.answers("use master_wizard", "teleport enchanted_wilderness")
    assert play.lying(FIELD) == ["deserted_shack"]
    assert "use deserted_shack" not in play.options


@pytest.mark.rule("R-300", "R-130")
def test_after_the_master_wizards_spell_another_character_may_be_attacked(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(3, version="standard")
        .hero("druid", at=FIELD, magic=0)
        .hero("paladin", at=FIELD, magic=0)
        .hero("scout", at="city", magic=0)
        .lies(FIELD, "master_wizard")
        .dice(2, 1)
        .start("arrive")
    )
    play.answers("attack paladin", "roll", "use master_wizard", "teleport city")
    assert play.options == ["attack scout", "peace"]


@pytest.mark.rule("R-304", "R-057")
def test_the_clover_changes_nothing_and_is_none_of_the_seven_items(
    scenario: type[Scenario],
) -> None:
    seven = ["axe", "hammer", "rapier", "dagger", "cutlass", "spear", "sword"]
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, health=1, wounds=2, items=seven)
        .lies(FIELD, "clover_meadow")
        .start("arrive")
    )
    play.answers("use clover_meadow")
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.magic, hero.gold, hero.experience) == (1, 2, 6, 3, 3)
    play.answers("end")
    assert (hero.kept, hero.items, play.question.seat) == (["clover_meadow"], seven, 1)


@pytest.mark.rule("R-178", "R-317")
@pytest.mark.parametrize(("keep", "items"), [("keep_die 6", 1), ("keep_die 1", 0)])
def test_prayer_gives_a_second_die_for_the_mysterious_old_man(
    scenario: type[Scenario], keep: str, items: int
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, gold=5, abilities=["prayer"])
        .lies(FIELD, "mysterious_old_man")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("use mysterious_old_man", "cast prayer", keep)
    assert (play.hero().magic, len(play.hero().items)) == (5, items)


def test_the_lower_die_may_be_the_better_one_for_the_ancient_scroll(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, magic=4, drained=2, abilities=["prayer"])
        .lies(FIELD, "ancient_scroll")
        .dice(6, 3)
        .start("arrive")
    )
    play.answers("use ancient_scroll", "cast prayer", "keep_die 3")
    gain = play.table.box.opportunities["ancient_scroll"].params.experience
    assert play.hero().experience == 3 + gain
