"""Why not? The reasons that players meet."""

import pytest

from fabletop.games.prophecy.scenario import Scenario


@pytest.mark.rule("R-111", "R-043")
def test_a_battle_of_wills_that_cannot_be_paid_is_explained_before_the_dice(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="plains_by_city", magic=1, drained=3)
        .lies("plains_by_city", "old_pirate")
        .start()
    )
    play.answers("stay")
    assert play.options == ["roll"]
    assert play.refused() == {"by_wills": ("needs_magic", "R-111")}


@pytest.mark.rule("R-114")
def test_the_skeletal_wizards_battle_of_strength_that_cannot_be_paid_is_explained(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at="plains_by_city", magic=1, drained=3)
        .lies("plains_by_city", "skeletal_wizard")
        .start()
    )
    play.answers("stay")
    assert play.refused() == {"by_strength": ("needs_magic", "R-114")}


@pytest.mark.rule("R-188", "R-172")
def test_declaring_explains_potions_and_held_items_but_not_what_works_by_itself(
    scenario: type[Scenario],
) -> None:
    items = ["crown_of_power", "scroll_of_deep_prayer", "potion_of_magic", "sword", "ivory_wand"]
    play = (
        scenario()
        .hero("paladin", at="plains_by_city", items=items)
        .lies("plains_by_city", "ghost")
        .start()
    )
    play.answers("stay")
    assert play.refused() == {
        "drink potion_of_magic": ("not_during_battle", "R-188"),
        "use sword": ("useless_in_this_battle", "R-172"),
    }


@pytest.mark.rule("R-096")
def test_the_web_closes_every_way(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="plains_by_wilderness", items=["potion_of_strength", "rangers_boots"])
        .lies("plains_by_wilderness", "giant_spider")
        .start()
    )
    assert play.options == ["stay", "drink potion_of_strength"]
    assert play.refused() == dict.fromkeys(
        [
            "walk fortress",
            "walk enchanted_wilderness",
            "ride mountains_by_fortress",
            "ride forest_by_wilderness",
            "sail city",
            "sail mountains_by_forest_camp",
            "boots",
        ],
        ("caught", "R-096"),
    )


@pytest.mark.rule("R-233")
def test_the_letter_is_of_no_use_in_ones_own_guild(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at="monastery", experience=5, items=["letter_of_recommendation"])
        .start()
    )
    play.answers("stay")
    assert play.refused()["certificate letter_of_recommendation"] == ("own_guild", "R-233")


def test_every_refusal_is_said_in_both_languages_with_its_rule(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at="monastery", gold=0).start()
    decision = play.match.decisions()[0]
    for language in ("en", "fr"):
        said = decision.why_not(language)
        assert said
        assert all(sentence and refusal.rule for refusal, sentence in said)
