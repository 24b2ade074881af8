"""The Mad Riddler: five questions about a Rare Item that nobody sees."""

import pytest

from fabletop.core.view import observers
from fabletop.games.prophecy.expansions.adventures.mad_riddler import PROPERTIES, fits
from fabletop.games.prophecy.expansions.adventures.pieces import riddle_of
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.adventures.wilds import FIELD, wilds


def riddle(scenario: type[Scenario], item: str = "great_sword", health: int = 4) -> ProphecyPlay:
    """The Paladin has asked for the riddle, and this is the answer."""
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, health=health)
        .lies(FIELD, "mad_riddler")
        .top(item, "black_spear")
        .start("arrive")
    )
    play.answers("use mad_riddler")
    return play


def test_mad_riddler_gives_the_rare_item_to_who_names_it(scenario: type[Scenario]) -> None:
    play = riddle(scenario)
    play.answers("name_it", "it_is great_sword")
    assert play.hero().items == ["great_sword"]
    assert play.hero().health == 4


@pytest.mark.rule("W-278")
def test_mad_riddler_disappears_when_somebody_has_guessed_right(scenario: type[Scenario]) -> None:
    play = riddle(scenario)
    play.answers("name_it", "it_is great_sword")
    assert play.lying(FIELD) == []
    assert play.table.adventure_discard == ["mad_riddler"]
    assert play.question.kind == "space"


@pytest.mark.rule("W-278")
def test_mad_riddler_stays_after_a_wrong_guess_which_costs_one_health(
    scenario: type[Scenario],
) -> None:
    play = riddle(scenario)
    play.answers("name_it", "it_is black_spear")
    assert (play.hero().health, play.hero().items) == (3, [])
    assert play.lying(FIELD) == ["mad_riddler"]
    assert {"great_sword", "black_spear"} <= set(play.table.rare_deck)
    assert play.question.kind == "space"


@pytest.mark.rule("W-278")
def test_he_asks_nobody_twice_in_a_turn(scenario: type[Scenario]) -> None:
    play = riddle(scenario)
    play.answers("name_it", "it_is black_spear")
    assert "use mad_riddler" not in play.options
    assert play.refused()["use mad_riddler"] == ("once_a_turn", "W-278")


@pytest.mark.rule("W-278")
def test_he_has_a_riddle_for_the_next_turn(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD)
        .hero("mystic", at="village")
        .lies(FIELD, "mad_riddler")
        .top("great_sword", "black_spear")
        .top("chance_tradesman", "chance_city_merchant")
        .start("arrive")
    )
    play.answers("use mad_riddler", "name_it", "it_is black_spear", "end", "stay", "end", "stay")
    assert "use mad_riddler" in play.options


def test_who_has_no_health_left_dies_of_a_wrong_guess_and_he_stays(
    scenario: type[Scenario],
) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, health=0)
        .hero("mystic", at="village")
        .lies(FIELD, "mad_riddler")
        .top("great_sword", "chance_tradesman")
        .start("arrive")
    )
    play.answers("use mad_riddler", "name_it", "it_is black_spear")
    assert not play.hero().alive
    assert play.lying(FIELD) == ["mad_riddler"]


@pytest.mark.rule("W-228")
def test_he_only_says_yes_or_no_and_all_hear_it(scenario: type[Scenario]) -> None:
    play = riddle(scenario)
    play.answers("ask edged", "ask shield")
    answers = [told[1:] for told in play.told() if told[0] == "riddle_answer"]
    assert answers == [(0, "edged", "yes"), (0, "shield", "no")]
    assert play.match.view(1).riddle == ["edged yes", "shield no"]


@pytest.mark.rule("W-228")
@pytest.mark.parametrize(
    ("item", "true"),
    [
        ("great_sword", {"weapon", "edged", "two_handed", "strength", "dear", "dearest"}),
        ("radiant_shield", {"shield", "strength", "against"}),
        ("scroll_of_divine_will", {"scroll"}),
        ("crown_of_power", {"worn", "wills", "dear"}),
        ("flying_carpet", {"travel", "dear"}),
        ("elixir_of_wisdom", {"potion"}),
        ("thors_hammer", {"weapon", "crushing", "thrown", "strength", "against", "dear"}),
        (
            "staff_of_the_archmagi",
            {"weapon", "long", "two_handed", "strength", "wills", "dear", "dearest"},
        ),
        ("astral_lawstone", {"stone", "strength", "against"}),
    ],
)
def test_every_answer_is_true(scenario: type[Scenario], item: str, true: set[str]) -> None:
    box = wilds(scenario).hero("paladin").start().table.box
    assert {what for what, holds in PROPERTIES.items() if holds(box.items[item])} == true


def test_five_questions_may_be_asked_none_of_them_twice(scenario: type[Scenario]) -> None:
    play = riddle(scenario)
    for number, what in enumerate(("edged", "long", "potion", "scroll")):
        assert len(play.options) == len(PROPERTIES) - number + 1
        play.answers(f"ask {what}")
        assert f"ask {what}" not in play.options
    play.answers("ask dear")
    assert play.question.kind == "riddle_name"


def test_every_rare_item_that_nobody_has_can_be_named(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, items=["thors_hammer"])
        .lies(FIELD, "mad_riddler")
        .top("great_sword")
        .start("arrive")
    )
    play.answers("use mad_riddler", "name_it")
    rare = [item.id for item in play.table.box.items.values() if item.deck == "rare"]
    base = [item for item in rare if not play.table.box.items[item].part]
    assert set(play.options) == {f"it_is {item}" for item in base if item != "thors_hammer"}


def test_what_he_has_said_cannot_be_undone(scenario: type[Scenario]) -> None:
    play = riddle(scenario)
    play.answers("ask edged")
    assert not play.match.can_undo(0)


def test_in_every_world_that_one_can_imagine_the_riddle_fits_the_answers(
    scenario: type[Scenario],
) -> None:
    play = riddle(scenario)
    play.answers("ask edged", "ask two_handed")
    imagined = {
        play.match.game.reimagine(play.table, observers(seat), seed).rare_deck[-1]
        for seat in (0, 1)
        for seed in range(30)
    }
    assert imagined == {"great_sword", "radiant_scythe"}
    assert all(fits(play.table.box, riddle_of(play.table).riddle, item) for item in imagined)


def test_with_an_exhausted_deck_the_discards_are_shuffled_first(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD)
        .lies(FIELD, "mad_riddler", "mysterious_old_man")
        .only("great_sword")
        .dice(6)
        .start("arrive")
    )
    play.answers("use mysterious_old_man", "use mad_riddler", "ask weapon")
    assert play.table.rare_discard == []
    assert len(play.table.rare_deck) == 25
