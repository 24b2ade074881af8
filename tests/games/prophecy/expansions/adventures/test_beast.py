"""The Beast, and heroes who have become it."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.adventures.wilds import FIELD, kinds, shown_hero, wilds


def transformed(
    scenario: type[Scenario],
    *dice: int,
    items: tuple[str, ...] = (),
    abilities: tuple[str, ...] = (),
    kept: tuple[str, ...] = ("beast",),
    foe_items: tuple[str, ...] = (),
) -> ProphecyPlay:
    """The Paladin meets the Mystic, who is the Beast; neither has Magic to start a Battle of
    Wills."""
    return (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0, items=items, abilities=abilities)
        .hero("mystic", at=FIELD, magic=1, drained=5, kept=kept, items=foe_items)
        .dice(*dice)
        .start("arrive")
    )


def test_beast_that_is_beaten_becomes_part_of_the_winner(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0, drained=4)
        .lies(FIELD, "beast")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("roll")
    hero = play.hero()
    assert totals(play) == [(4 + 6, 6 + 1)]
    assert (hero.experience, hero.kept) == (3 + 3, ["beast"])
    assert play.lying(FIELD) == play.table.adventure_discard == []


def test_the_beast_adds_to_strength_and_willpower_without_cubes(scenario: type[Scenario]) -> None:
    play = wilds(scenario).hero("paladin", health=8, kept=["beast"]).start()
    beast = shown_hero(play, 0)
    assert (beast.strength, beast.willpower) == (8 + 1, 4 + 1)
    assert (play.hero().health, play.hero().magic) == (8, 4)


def test_the_beast_that_wins_costs_one_health_and_stays(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0, drained=4)
        .lies(FIELD, "beast")
        .dice(1, 1)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().health, play.hero().kept) == (3, [])
    assert play.lying(FIELD) == ["beast"]


@pytest.mark.rule("W-232")
def test_who_is_the_beast_is_an_animal_and_a_demon_too(scenario: type[Scenario]) -> None:
    play = wilds(scenario).hero("paladin", kept=["beast"]).hero("mystic").start()
    assert kinds(play, 0) == {"humanoid", "animal", "demon"}
    assert kinds(play, 1) == {"humanoid"}


@pytest.mark.rule("W-232", "W-233")
def test_a_beast_that_has_walked_the_path_of_the_dead_is_everything_at_once(
    scenario: type[Scenario],
) -> None:
    play = wilds(scenario).hero("paladin", kept=["beast", "path_of_the_dead"]).start()
    assert kinds(play, 0) == {"undead", "humanoid", "demon", "animal"}


@pytest.mark.rule("W-234")
def test_weapons_against_animals_and_demons_are_good_against_the_beast(
    scenario: type[Scenario],
) -> None:
    play = transformed(scenario, 3, 1, items=("javelin",), abilities=("exorcism", "hunting"))
    play.answers("attack mystic", "use javelin", "roll", "usual_spoils")
    javelin_against_animals, exorcism, hunting = 1, 1, 1
    own = 4 + javelin_against_animals + exorcism + hunting + 3
    assert totals(play) == [(own, 3 + 1 + 1)]


@pytest.mark.rule("W-234")
def test_weapons_against_the_undead_are_good_against_who_has_walked_the_path(
    scenario: type[Scenario],
) -> None:
    play = transformed(scenario, 3, 1, items=("hammer",), kept=("path_of_the_dead",))
    play.answers("attack mystic", "use hammer", "roll")
    assert totals(play) == [(4 + 1 + 3, 3 + 1)]


@pytest.mark.rule("W-234")
def test_abilities_against_animals_and_demons_are_of_no_use_against_other_characters(
    scenario: type[Scenario],
) -> None:
    play = transformed(scenario, 3, 1, abilities=("exorcism", "hunting"), kept=())
    play.answers("attack mystic", "roll")
    assert totals(play) == [(4 + 3, 3 + 1)]


def test_who_beats_the_beast_may_become_it_instead_of_the_spoils(
    scenario: type[Scenario],
) -> None:
    play = transformed(scenario, 6, 1, foe_items=("sword",))
    play.answers("attack mystic", "ready", "roll")
    assert (play.question.seat, play.question.kind) == (0, "beast")
    assert play.options == ["become beast", "usual_spoils"]
    play.answers("become beast")
    assert (play.hero().kept, play.hero(1).kept) == (["beast"], [])
    assert (play.hero(1).health, play.hero(1).items) == (3, ["sword"])
    assert play.question.kind == "space"


def test_the_usual_spoils_may_be_taken_from_the_beast(scenario: type[Scenario]) -> None:
    play = transformed(scenario, 6, 1, foe_items=("sword",))
    play.answers("attack mystic", "ready", "roll", "usual_spoils")
    assert (play.question.seat, play.question.kind) == (1, "ransom")
    play.answers("offer_items")
    assert play.hero().items == ["sword"]
    assert play.hero(1).kept == ["beast"]


def test_the_beast_goes_to_the_discards_when_its_character_dies(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, health=0, magic=0, kept=["beast"])
        .lies(FIELD, "bear")
        .dice(1, 6)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert not play.hero().alive
    assert play.table.adventure_discard == ["beast"]


def test_a_face_down_card_under_the_beaten_beast_is_turned_up(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .lies(FIELD, "beast")
        .face_down(FIELD, "leprechaun")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert play.lying(FIELD) == ["leprechaun"]
