"""A change on the table changes only the observation fields that describe it."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from fabletop.core.view import AnyView
from fabletop.envs.observation import observation
from fabletop.games.prophecy.scenario import Scenario as Prophecy
from fabletop.games.seasons.scenario import Scenario as Seasons
from fabletop.games.wizards.scenario import GivenTask
from fabletop.games.wizards.scenario import Scenario as Wizards


def changed(game: str, before: AnyView, after: AnyView) -> set[str]:
    """The fields in which two views differ, for the first seat."""
    sheet = observation(game)
    one, other = sheet.parts(before, None, 0), sheet.parts(after, None, 0)
    return {name for name in one if not np.array_equal(one[name], other[name])}


def druid(**given: Any) -> AnyView:
    scenario = Prophecy(2, version="standard").hero("druid", **{"at": "city", **given})
    return scenario.hero("paladin", at="village").start().match.view(0)


def _named(given: dict[str, object] | set[str]) -> str:
    """The same name in every process, whatever the order of a set."""
    return str(sorted(given)) if isinstance(given, set) else str(given)


@pytest.mark.parametrize(
    ("given", "fields"),
    [
        ({"gold": 9}, {"seat_gold"}),
        ({"experience": 9}, {"seat_experience"}),
        ({"health": 2}, {"seat_health", "seat_strength"}),
        ({"wounds": 2}, {"seat_wounds"}),
        ({"magic": 1}, {"seat_magic", "seat_willpower"}),
        ({"drained": 2}, {"seat_drained"}),
        ({"at": "monastery"}, {"seat_at"}),
        (
            {"abilities": ["prayer"]},
            {"ability_decks", "seat_abilities", "seat_ability_room"},
        ),
        ({"items": ["axe"]}, {"decks", "seat_items", "seat_item_room"}),
    ],
    ids=_named,
)
def test_a_hero_who_has_something_else(given: Mapping[str, object], fields: set[str]) -> None:
    assert changed("prophecy", druid(), druid(**given)) == fields


def test_a_damaged_item_is_told_of_the_item() -> None:
    whole, damaged = druid(items=["axe"]), druid(damaged=["axe"])
    assert changed("prophecy", whole, damaged) == {"damaged"}


def test_an_adventure_card_lies_in_a_space() -> None:
    scenario = Prophecy(2).hero("druid", at="city").lies("plains_by_city", "bear")
    parts = observation("prophecy").parts(scenario.start().match.view(0), None, 0)
    field = next(one for one in observation("prophecy").fields if one.name == "cards")
    assert parts["cards"][field.labels.index("plains_by_city bear")] == 1
    assert parts["cards"].sum() == 1


def test_a_battle_is_told_with_its_totals() -> None:
    scenario = Prophecy(2).hero("druid", at="plains_by_city", items=["sword"])
    play = scenario.lies("plains_by_city", "bear").start()
    sheet = observation("prophecy")
    before = sheet.parts(play.match.view(0), play.question, 0)
    play.answers("stay")
    view = play.match.view(0)
    after = sheet.parts(view, play.question, 0)
    assert (before["battle"].tolist(), after["battle"].tolist()) == ([0], [1])
    field = next(one for one in sheet.fields if one.name == "battle_creature")
    assert after["battle_creature"].tolist().index(1) == field.labels.index("bear")


def sorcerer(**given: Any) -> AnyView:
    scenario = Seasons(2).sorcerer(**given).sorcerer()
    return scenario.start().match.view(0)


@pytest.mark.parametrize(
    ("given", "fields"),
    [
        ({"crystals": 40}, {"seat_crystals"}),
        ({"gauge": 7}, {"seat_gauge", "seat_room"}),
        ({"bonuses": 2}, {"seat_bonuses"}),
        ({"reserve": "2 fire"}, {"seat_reserve"}),
        ({"covered": 1}, {"seat_covered", "seat_limit"}),
        ({"hand": ["amulet_of_air"]}, {"deck", "seat_hand", "seat_hand_size"}),
        ({"library_two": ["amulet_of_air"]}, {"deck", "library_two", "seat_library_sizes"}),
        ({"library_three": ["amulet_of_air"]}, {"deck", "library_three", "seat_library_sizes"}),
        ({"play": ["amulet_of_air"]}, {"deck", "seat_in_play", "seat_room"}),
    ],
    ids=_named,
)
def test_a_sorcerer_who_has_something_else(given: Mapping[str, Any], fields: set[str]) -> None:
    assert changed("seasons", sorcerer(), sorcerer(**given)) == fields


def test_the_season_marker_tells_the_year_the_season_and_the_space() -> None:
    early = Seasons(2).at(year=1, space=1).sorcerer().sorcerer().start().match.view(0)
    late = Seasons(2).at(year=2, space=8).sorcerer().sorcerer().start().match.view(0)
    told = changed("seasons", early, late)
    assert {"year", "space", "season", "rates"} <= told
    assert {name for name in told if name.startswith("seat_")} <= {"seat_die"}


def player(**given: Any) -> AnyView:
    scenario = Wizards(2).player(**{"order": "druids", "at": "torwall-0", **given})
    return scenario.player(at="edgewood-3").start().match.view(0)


@pytest.mark.parametrize(
    ("given", "fields"),
    [
        ({"points": (4, 0, 0)}, {"seat_points", "seat_lacking"}),
        ({"dazed": True}, {"seat_dazed", "seat_works"}),
        ({"bound": True}, {"seat_bound"}),
        ({"crest": True}, {"seat_crest"}),
        ({"animal": "horse", "animal_days": 3}, {"seat_animal", "seat_animal_days"}),
        ({"visits": {"torwall_town": 2}}, {"seat_visits"}),
        ({"gems": ["terek"]}, {"seat_gems"}),
        (
            {"tasks": [GivenTask("ashes_of_a_demon", mandatory=True)]},
            {"seat_tasks", "seat_mandatory"},
        ),
    ],
    ids=_named,
)
def test_a_wizard_who_has_something_else(given: Mapping[str, Any], fields: set[str]) -> None:
    told = changed("wizards", player(), player(**given))
    assert told - {"tasks", "markers", "around"} == fields


def test_who_stands_elsewhere_sees_everything_at_another_distance() -> None:
    told = changed("wizards", player(), player(at="torwall-1"))
    assert {"seat_spot", "around", "land_spot", "boats"} <= told
    assert not told & {"seat_points", "seat_land", "dead", "day", "land_turn"}


def chart(scenario: Wizards) -> AnyView:
    return scenario.player(at="torwall-0").start().match.view(0)


def test_demons_are_told_by_their_land_and_as_the_nearest() -> None:
    quiet, haunted = chart(Wizards(2)), chart(Wizards(2).demons("torwall-1"))
    assert changed("wizards", quiet, haunted) == {"around", "demons_near", "demons_on"}


def test_a_dead_land_and_the_calendar() -> None:
    assert changed("wizards", chart(Wizards(2)), chart(Wizards(2).dead("edgewood"))) == {"dead"}
    assert changed("wizards", chart(Wizards(2)), chart(Wizards(2).on(day=9))) == {"day"}


def test_a_task_is_to_be_done_where_its_marker_lies() -> None:
    marked = GivenTask("ashes_of_a_demon", places={0: "torwall-3"})
    parts = observation("wizards").parts(player(tasks=[marked]), None, 0)
    field = next(one for one in observation("wizards").fields if one.name == "markers")
    assert parts["markers"][field.labels.index("ashes_of_a_demon 0 there")] == 1
