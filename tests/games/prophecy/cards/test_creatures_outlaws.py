"""Outlaws among the Humanoids: Highwayman, Brigands, Old Pirate, Escaped Murderer."""

import pytest

from fabletop.games.prophecy.scenario import Scenario

FOREST, PLAINS, PORT = "forest_by_monastery", "plains_by_city", "plains_by_wilderness"


@pytest.mark.rule("R-279")
def test_highwayman_is_stronger_in_the_round_he_appears(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, magic=0)
        .top("chance_forest", "highwayman")
        .dice(4, 3)
        .start("chance")
    )
    play.answers("stay", "roll")
    assert ("rolled", 0, "highwayman", 4, 3, 8, 3 + 2 + 3) in play.told()


@pytest.mark.rule("R-279")
def test_highwayman_is_no_longer_new_in_the_next_players_round(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .hero("mystic", at=FOREST, magic=0)
        .top("chance_forest", "chance_tradesman", "highwayman")
        .dice(6, 5)
        .start("chance")
    )
    play.answers("walk monastery", "end", "stay", "roll")
    assert ("rolled", 1, "highwayman", 6, 5, 9, 8) in play.told()


@pytest.mark.rule("R-279")
def test_highwayman_is_still_new_in_the_second_turn_of_the_same_round(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, magic=0)
        .lies(FOREST, "highwayman", fresh=True)
        .top("chance_peaceful_times")
        .dice(2, 1, 3, 1)
        .start("chance")
    )
    play.answers("stay", "roll", "stay", "roll")
    assert ("rolled", 0, "highwayman", 2, 1, 6, 6) in play.told()
    assert ("rolled", 0, "highwayman", 3, 1, 7, 6) in play.told()
    assert play.lying(FOREST) == []


@pytest.mark.rule("R-111")
def test_highwayman_newly_revealed_gains_no_willpower(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST)
        .lies(FOREST, "highwayman", fresh=True)
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("by_wills", "roll")
    assert ("rolled", 0, "highwayman", 1, 1, 5, 4) in play.told()


@pytest.mark.rule("R-280")
def test_highwayman_takes_an_item_of_the_victims_choice(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, magic=0, items=["sword", "potion_of_magic"])
        .lies(FOREST, "highwayman")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("ready", "roll")
    assert play.options == ["give sword", "give potion_of_magic"]
    play.answers("give potion_of_magic")
    assert (play.hero().items, play.hero().health) == (["sword"], 4)
    assert play.table.hoards == {"highwayman": ["potion_of_magic"]}
    assert play.question.seat == 1


@pytest.mark.rule("R-280")
def test_highwayman_wounds_who_owns_no_item(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, magic=0)
        .lies(FOREST, "highwayman")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().health, play.hero().wounds) == (3, 1)
    assert play.table.hoards == {}


@pytest.mark.rule("R-118", "R-280")
def test_highwayman_beaten_gives_up_everything_he_stole(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, magic=0, gold=0)
        .lies(FOREST, "highwayman")
        .hoard("highwayman", "great_sword", "cape")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().items == ["great_sword", "cape"]
    assert (play.hero().gold, play.hero().experience) == (2, 3 + 2)
    assert play.table.hoards == {}


@pytest.mark.rule("R-280")
def test_highwayman_returns_a_damaged_item_damaged(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, magic=0, damaged=["sword"])
        .lies(FOREST, "highwayman")
        .top("chance_tradesman", "chance_city_merchant")
        .dice(1, 6, 6, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().items == []
    play.answers("stay", "end", "stay", "roll")
    assert play.hero().items == ["sword"]
    assert play.table.damaged == ["sword"]


@pytest.mark.rule("R-281")
def test_band_of_brigands_takes_five_gold_instead_of_health(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, gold=5)
        .lies(FOREST, "band_of_brigands")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().gold, play.hero().health) == (0, 4)
    assert play.table.hoarded_gold == {"band_of_brigands": 5}


@pytest.mark.rule("R-281")
def test_band_of_brigands_takes_all_gold_and_a_health_from_the_poor(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, gold=4)
        .lies(FOREST, "band_of_brigands")
        .hoard("band_of_brigands", gold=5)
        .dice(6, 1, 1, 6)
        .start("arrive")
    )
    play.answers("roll", "roll")
    assert (play.hero().gold, play.hero().health) == (0, 3)
    assert play.table.hoarded_gold == {"band_of_brigands": 9}


@pytest.mark.rule("R-281")
def test_band_of_brigands_wounds_who_has_no_gold_at_all(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, gold=0)
        .lies(FOREST, "band_of_brigands")
        .dice(1, 6)
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().health == 3
    assert play.table.hoarded_gold == {}


@pytest.mark.rule("R-118", "R-281")
def test_band_of_brigands_beaten_gives_back_the_stolen_gold(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, gold=1)
        .lies(FOREST, "band_of_brigands")
        .hoard("band_of_brigands", gold=7)
        .dice(6, 1, 6, 1, 6, 1)
        .start("arrive")
    )
    play.answers("roll", "roll", "roll")
    assert (play.hero().gold, play.hero().experience) == (1 + 4 + 7, 3 + 4)
    assert play.table.hoarded_gold == {}


def test_old_pirate_fights_with_three_strength_inland(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=PLAINS, gold=0)
        .lies(PLAINS, "old_pirate")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("by_strength", "roll")
    assert ("rolled", 0, "old_pirate", 1, 1, 5, 4) in play.told()
    assert (play.hero().gold, play.hero().experience) == (4, 3 + 2)


def test_old_pirate_fights_with_five_strength_in_a_port(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=PORT).lies(PORT, "old_pirate").dice(1, 1).start("arrive")
    play.answers("by_strength", "roll")
    assert ("rolled", 0, "old_pirate", 1, 1, 5, 6) in play.told()
    assert play.hero().health == 3


def test_old_pirate_fights_with_five_willpower_in_a_port(scenario: type[Scenario]) -> None:
    play = scenario().hero("druid", at=PORT).lies(PORT, "old_pirate").dice(3, 1).start("arrive")
    play.answers("by_wills", "roll")
    assert ("rolled", 0, "old_pirate", 3, 1, 7, 6) in play.told()


@pytest.mark.rule("R-129")
def test_escaped_murderer_may_be_killed_or_taken_alive(scenario: type[Scenario]) -> None:
    play = scenario().hero("paladin", at=FOREST).lies(FOREST, "escaped_murderer").start("arrive")
    assert play.options == ["by_strength", "by_strength alive"]


def test_escaped_murderer_dead_is_worth_four_gold(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, gold=0)
        .lies(FOREST, "escaped_murderer")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("by_strength", "roll")
    assert ("rolled", 0, "escaped_murderer", 3, 1, 7, 6) in play.told()
    assert (play.hero().gold, play.hero().experience) == (4, 3 + 3)


def test_escaped_murderer_alive_is_worth_eight_gold_for_a_harder_fight(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST, gold=0)
        .lies(FOREST, "escaped_murderer")
        .dice(5, 1)
        .start("arrive")
    )
    play.answers("by_strength alive", "roll")
    assert ("rolled", 0, "escaped_murderer", 5, 1, 7, 6) in play.told()
    assert (play.hero().gold, play.hero().experience) == (8, 3 + 3)


def test_escaped_murderer_escapes_who_wanted_him_alive_and_fell_short(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FOREST)
        .lies(FOREST, "escaped_murderer")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("by_strength alive", "roll")
    assert play.hero().health == 3
    assert play.lying(FOREST) == ["escaped_murderer"]
