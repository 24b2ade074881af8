"""The Doppelganger: whom it copies, and what comes of the battle."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.adventures.wilds import FIELD, path_of_the_dead, wilds


def met(scenario: type[Scenario], *dice: int) -> ProphecyPlay:
    """The Paladin, without Magic, meets the Doppelganger."""
    return (
        wilds(scenario, 3)
        .hero("paladin", at=FIELD, magic=0, drained=4)
        .hero("mystic", at="city", health=4, wounds=1, magic=0, drained=6)
        .hero("scout", at="village")
        .lies(FIELD, "doppelganger")
        .dice(*dice)
        .top("chance_tradesman")
        .start("arrive")
    )


@pytest.mark.rule("W-279")
def test_doppelganger_takes_the_shape_of_a_character_of_the_players_choice(
    scenario: type[Scenario],
) -> None:
    play = met(scenario, 3, 3)
    assert (play.question.seat, play.question.kind) == (0, "pose")
    assert play.options == ["copy mystic", "copy scout"]
    play.answers("copy scout", "by_strength", "roll")
    assert totals(play) == [(4 + 3, 5 + 3)]


@pytest.mark.rule("W-283")
def test_doppelganger_that_wins_costs_one_health_and_the_turn_and_stays(
    scenario: type[Scenario],
) -> None:
    play = met(scenario, 1, 6)
    play.answers("copy mystic", "roll")
    assert (play.hero().health, play.hero().wounds) == (3, 1)
    assert play.lying(FIELD) == ["doppelganger"]
    assert (play.question.seat, play.question.kind) == (1, "move")


@pytest.mark.rule("W-283")
def test_the_arts_of_the_copied_winner_do_not_count(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0, gold=5, items=["sword"])
        .hero(
            "mystic",
            at="city",
            magic=0,
            gold=0,
            items=["dagger"],
            abilities=["thievery", "pickpocketing", "poisonous_blade"],
        )
        .lies(FIELD, "doppelganger")
        .dice(1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("use dagger", "ready", "roll")
    hero = play.hero()
    assert (hero.health, hero.gold, hero.items) == (3, 5, ["sword"])
    assert (play.hero(1).gold, play.hero(1).items) == (0, ["dagger"])


@pytest.mark.rule("W-285")
def test_beaten_it_brings_its_experience_and_a_cube_of_what_the_other_has_more(
    scenario: type[Scenario],
) -> None:
    play = met(scenario, 6, 1)
    play.answers("copy mystic", "roll")
    hero = play.hero()
    assert hero.experience == 3 + 3
    assert (hero.health, hero.wounds, hero.magic, hero.drained) == (5, 0, 1, 4)
    assert play.table.adventure_discard == ["doppelganger"]
    assert play.question.kind == "space"


@pytest.mark.rule("W-285")
def test_beaten_in_the_shape_of_a_weaker_character_it_brings_experience_alone(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0, drained=6)
        .hero("mystic", at="city", health=3, wounds=1, magic=0, drained=6)
        .lies(FIELD, "doppelganger")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("roll")
    hero = play.hero()
    assert (hero.experience, hero.health, hero.magic) == (6, 4, 0)


@pytest.mark.rule("W-285")
def test_who_beats_it_takes_nothing_from_the_real_character(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0, abilities=["thievery", "pickpocketing"])
        .hero("mystic", at="city", magic=0, gold=7, items=["sword"])
        .lies(FIELD, "doppelganger")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("ready", "roll")
    assert (play.hero(1).health, play.hero(1).gold, play.hero(1).items) == (3, 7, ["sword"])
    assert (play.hero().gold, play.hero().items) == (3, [])
    assert play.question.kind == "space"


@pytest.mark.rule("W-284")
def test_a_draw_with_it_does_nothing_and_ends_the_turn(scenario: type[Scenario]) -> None:
    play = met(scenario, 3, 3)
    play.answers("copy mystic", "roll")
    assert totals(play) == [(7, 7)]
    assert play.hero().health == 4
    assert play.lying(FIELD) == ["doppelganger"]
    assert (play.question.seat, play.question.kind) == (1, "move")


@pytest.mark.rule("W-284")
def test_with_fanaticism_it_is_fought_anew_in_a_shape_of_choice(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario, 3)
        .hero("paladin", at=FIELD, magic=0, abilities=["fanaticism"])
        .hero("mystic", at="city", health=4, magic=0)
        .hero("scout", at="village", magic=0)
        .lies(FIELD, "doppelganger")
        .dice(3, 3, 1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("copy mystic", "roll")
    assert (play.question.seat, play.question.kind) == (0, "drawn")
    play.answers("again", "copy scout", "roll")
    assert totals(play) == [(7, 7), (4 + 1, 5 + 6)]
    assert play.hero().health == 3


@pytest.mark.rule("W-284")
def test_the_same_character_is_restored_before_fanaticism_fights_on(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario, 3)
        .hero("paladin", at=FIELD, magic=0, abilities=["fanaticism"])
        .hero("mystic", at="city", magic=2)
        .hero("scout", at="village")
        .lies(FIELD, "doppelganger")
        .dice(3, 3, 6, 1)
        .start("arrive")
    )
    play.answers("copy mystic", "by_wills", "roll")
    assert totals(play) == [(0 + 3, 0 + 3)]
    assert (play.question.seat, play.question.kind) == (0, "drawn")
    assert play.hero(1).magic == 2
    play.answers("again")
    assert play.options == ["copy mystic", "copy scout"]
    play.answers("copy mystic")
    assert play.options == ["by_strength", "by_wills"]
    play.answers("by_wills", "roll")
    assert play.hero().experience == 6


@pytest.mark.rule("W-284")
def test_the_copy_itself_never_fights_on_with_fanaticism(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .hero("mystic", at="city", health=4, magic=0, abilities=["fanaticism"])
        .lies(FIELD, "doppelganger")
        .dice(3, 3)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert totals(play) == [(7, 7)]
    assert (play.question.seat, play.question.kind) == (1, "move")


@pytest.mark.rule("W-288")
def test_who_walks_the_path_of_the_dead_cannot_be_copied(scenario: type[Scenario]) -> None:
    play = path_of_the_dead(scenario, 3, "doppelganger").top("chance_tradesman").start("arrive")
    play.answers("use path_of_the_dead", "stay")
    assert ("posed", 2, 1) in play.told()


@pytest.mark.rule("W-279")
def test_with_nobody_to_copy_it_lets_the_hero_pass(scenario: type[Scenario]) -> None:
    play = path_of_the_dead(scenario, 2, "doppelganger").top("chance_tradesman").start("arrive")
    play.answers("use path_of_the_dead", "stay")
    assert (play.question.seat, play.question.kind) == (1, "space")
    assert play.lying("forest_by_magic_tower") == ["doppelganger"]
