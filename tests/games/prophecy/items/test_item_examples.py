"""Worked examples of the rulebook around Items, with their exact numbers."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .duels import FIELD


@pytest.mark.rule("RS-03", "R-088", "R-157", "R-158")
def test_spellblade_buys_the_great_sword_in_four_turns(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("spellblade", at="city", gold=5, items=["sword"])
        .for_sale("city", "great_sword")
        .top(*["chance_plains", "chance_forest", "chance_mountains"] * 2)
        .start()
    )
    hero = play.hero()
    play.answers("work")
    assert (hero.gold, hero.drained) == (7, 1)
    play.answers("end", "stay", "end", "work")
    assert (hero.gold, hero.drained) == (9, 2)
    play.answers("sell sword")
    assert hero.gold == 13
    play.answers("buy great_sword")
    assert (hero.gold, hero.drained, hero.items) == (0, 2, ["great_sword"])
    play.answers("end", "stay", "end", "work")
    assert (hero.gold, hero.drained) == (2, 3)
    play.answers("end", "stay", "end", "gate enchanted_wilderness", "recharge 3")
    assert (hero.gold, hero.magic, hero.drained) == (0, 4, 0)


@pytest.mark.rule("RS-05", "R-124", "R-125", "R-128", "R-170")
def test_mercenary_against_the_angry_mob(scenario: type[Scenario]) -> None:
    items = ["cedar_staff", "ivory_wand", "ruby_circlet", "axe", "spiked_shield"]
    play = (
        scenario()
        .hero("mercenary", at=FIELD, health=6, magic=4, items=items)
        .lies(FIELD, "angry_mob")
        .top("chance_tradesman", "chance_forest")
        .dice(3, 3, 4, 6, 5, 2, 1, 1, 5, 6)
        .start()
    )
    play.answers("stay", "by_wills", "use ivory_wand")
    assert play.refused()["use cedar_staff"] == ("two_handed", "R-170")
    play.answers("use ruby_circlet", "roll", "roll")
    assert totals(play) == [(7, 5), (8, 8)]
    assert ("drew", 0, "angry_mob") in play.told()
    assert play.hero().magic == 2, "paid once"

    play.answers("stay", "end", "stay", "by_strength", "use axe", "use spiked_shield")
    play.answers("roll", "roll", "throw axe", "roll")
    assert totals(play)[2:] == [(12, 8), (8, 7), (13, 12)]
    assert ("won", 0, "angry_mob") in play.told()
    assert play.table.damaged == ["axe"]
    assert play.hero().experience == 3 + 7


@pytest.mark.rule("RS-05")
def test_cedar_staff_would_have_calmed_the_mob_as_well_as_the_wand(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FIELD, health=6, magic=4, items=["cedar_staff", "ruby_circlet"])
        .lies(FIELD, "angry_mob")
        .dice(3, 3)
        .start()
    )
    play.answers("stay", "by_wills", "use cedar_staff", "use ruby_circlet", "roll")
    assert totals(play) == [(7, 5)]


@pytest.mark.rule("R-078", "RS-10")
def test_economic_crisis_takes_nothing_of_a_single_gold(scenario: type[Scenario]) -> None:
    play = (
        scenario().hero("paladin", gold=1).hero("mystic", gold=5).top("chance_economic_crisis")
    ).start("chance")
    assert (play.hero(0).gold, play.hero(1).gold) == (1, 3)


@pytest.mark.rule("R-244")
def test_monk_bleeds_for_the_ritual_dagger_against_the_rock_giant(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero(
            "wandering_monk",
            at="plains_by_wilderness",
            magic=1,
            drained=3,
            items=["crown_of_power", "ritual_dagger"],
        )
        .lies("plains_by_wilderness", "rock_giant")
        .dice(2, 3)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("by_wills", "use ritual_dagger", "pay ritual_dagger 2", "roll")
    assert ("rolled", 0, "rock_giant", 2, 3, 7, 7) in play.told()
    assert ("drew", 0, "rock_giant") in play.told()
    assert (play.hero().magic, play.hero().health) == (0, 2)
