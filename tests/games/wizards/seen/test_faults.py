"""Deliberate faults: for every question about a table of Wizards, some check fails as soon as the
question answers wrongly."""

from functools import partial
from inspect import getmembers, isfunction
from types import ModuleType

import pytest

from fabletop.games.wizards.seen import (
    board,
    calendar,
    chances,
    dice,
    distances,
    encounters,
    holding,
    people,
    ranks,
    travel,
)
from tests.games.faults import Fault, must_be_noticed
from tests.games.wizards.seen import (
    test_board,
    test_calendar,
    test_chances,
    test_people,
    test_travel,
)
from tests.games.wizards.seen.faults_of_encounters import OF_ENCOUNTERS

pytestmark = pytest.mark.pure

CHART = partial(test_chances.test_results_of_a_chart, "towns", (3, 9, 0), "sorcerers", 3)
MEETING = partial(
    test_chances.test_meeting_demons_and_the_dragon, (3, 9, 0), "sorcerers", 3, dazed=False
)
DEMONS_AND_DRAGON = test_chances.test_averages_of_demons_and_dragon_are_those_of_the_results
SUSPICION = test_people.SUSPICION
MENTOR = partial(test_people.test_what_a_mentor_does, 1, [SUSPICION], False, "ruktal")
FAULTS = [
    *OF_ENCOUNTERS,
    Fault(test_travel, "gait", test_travel.test_prices_on_foot_are_those_of_the_rules),
    Fault(
        test_travel,
        "prices_on_foot",
        test_travel.test_prices_on_foot_are_those_of_the_rules,
        lambda prices: [price + 1 for price in prices],
    ),
    Fault(test_travel, "usual_prices", test_travel.test_usual_prices),
    Fault(
        test_travel,
        "called_boat",
        test_travel.test_a_called_boat_comes_as_far_as_the_rules_say,
        lambda _boat: None,
    ),
    Fault(test_travel, "boat_comes", test_travel.test_a_called_boat_comes_as_far_as_the_rules_say),
    Fault(test_travel, "movement_chances", test_travel.test_movement_of_a_roll),
    Fault(test_travel, "pace", test_travel.test_movement_of_a_roll),
    Fault(test_travel, "reach", test_travel.test_what_is_in_reach_is_what_can_be_walked),
    Fault(travel.Ways, "movement", test_travel.test_a_way_costs_what_the_rules_take),
    Fault(
        travel.Ways,
        "route",
        test_travel.test_a_way_costs_what_the_rules_take,
    ),
    Fault(
        travel.Ways,
        "turns",
        partial(test_travel.test_turns_are_those_of_walking_for_every_roll, {}),
    ),
    Fault(
        test_travel,
        "distances",
        partial(test_travel.test_distances_to_a_goal_are_ways_from_everywhere, ()),
        lambda found: [[one + 1 for one in far] for far in found],
    ),
    Fault(
        test_travel,
        "distances_at",
        test_travel.test_distances_at_some_spaces_are_the_same,
        lambda found: [[one + 1 for one in far] for far in found],
    ),
    Fault(
        test_chances,
        "friend_result",
        test_chances.test_a_friend_in_town_brings_what_was_chosen,
        lambda result: result._replace(points=result.points + 1),
    ),
    Fault(test_chances, "chart_results", CHART),
    Fault(test_chances, "demons_average", partial(DEMONS_AND_DRAGON, "wizards", 2)),
    Fault(test_chances, "dragon_average", partial(DEMONS_AND_DRAGON, "wizards", 2)),
    Fault(
        test_chances,
        "visit_worths",
        test_chances.test_averages_are_those_of_the_results,
        lambda worths: {kind: worth + 1 for kind, worth in worths.items()},
    ),
    Fault(
        test_chances,
        "one_result",
        test_chances.test_averages_are_those_of_the_results,
        lambda result: result._replace(points=result.points + 1),
    ),
    Fault(test_chances, "has_chart", test_chances.test_sites_of_people_have_no_chart),
    Fault(test_chances, "visit_results", test_chances.test_sites_of_people_have_no_chart),
    Fault(
        test_chances,
        "mentor_chances",
        partial(test_chances.test_where_a_mentor_may_be_reached, "druids"),
        lambda found: [(space, speaks + 1, appears) for space, speaks, appears in found],
    ),
    Fault(
        test_chances,
        "spell_chance",
        partial(test_chances.test_spells, dazed=False, events=()),
    ),
    Fault(test_chances, "demon_results", MEETING),
    Fault(test_chances, "dragon_results", MEETING),
    Fault(test_chances, "help_chances", test_chances.test_a_call_for_help),
    Fault(test_chances, "suitable_chance", test_chances.test_a_roll_that_frees_who_is_stuck),
    Fault(
        ranks,
        "points_for",
        test_people.test_lacking_points_are_just_enough,
        lambda points: [one + 1 for one in points],
    ),
    Fault(
        ranks,
        "last_points",
        test_people.test_lacking_points_are_just_enough,
        lambda points: [one + 1 for one in points],
    ),
    Fault(
        ranks,
        "next_points",
        test_people.test_lacking_points_are_just_enough,
        lambda points: [one + 1 for one in points],
    ),
    Fault(
        ranks,
        "lacking",
        test_people.test_lacking_points_are_just_enough,
        lambda points: [one + 1 for one in points],
    ),
    Fault(
        ranks,
        "deficits",
        test_people.test_lacking_points_are_just_enough,
        lambda points: [one + 1 for one in points],
    ),
    Fault(ranks, "is_ready", test_people.test_who_is_ready),
    Fault(ranks, "help_price", test_people.test_a_call_for_help_costs_what_is_asked),
    Fault(people, "mentors", test_people.test_mentors_are_where_they_teach),
    Fault(people, "healers", test_people.test_a_healer_heals),
    Fault(people, "is_afflicted", test_people.test_who_is_afflicted),
    Fault(people, "may_join", MENTOR),
    Fault(people, "may_get_task", MENTOR),
    Fault(people, "clearers", partial(test_people.test_where_a_suspicion_is_cleared, [SUSPICION])),
    Fault(
        people,
        "stages",
        test_people.test_parts_are_done_in_the_order_of_the_stages,
        lambda stages: stages[::-1],
    ),
    Fault(
        people,
        "markers",
        test_people.test_markers_lie_where_the_rules_count_them,
        lambda found: dict(list(found.items())[:-1]),
    ),
    Fault(
        people,
        "may_visit",
        test_people.test_sites_that_are_barred_are_those_that_may_not_be_entered,
    ),
    Fault(
        people,
        "is_permitted",
        test_people.test_sites_that_are_barred_are_those_that_may_not_be_entered,
    ),
    Fault(
        people, "barred", test_people.test_sites_that_are_barred_are_those_that_may_not_be_entered
    ),
    Fault(
        people,
        "returns",
        test_people.test_sites_that_are_barred_are_those_that_may_not_be_entered,
        lambda found: dict(list(found.items())[:-1]),
    ),
    Fault(people, "may_stay", test_board.test_who_may_stay_with_hamdrel),
    Fault(
        people,
        "task_gives",
        test_people.test_a_task_gives_what_is_printed,
        lambda points: [one + 1 for one in points],
    ),
    Fault(
        people,
        "places_of_part",
        partial(
            test_people.test_parts_about_persons_are_done_by_those_who_were_told,
            "the_long_question",
            "druids",
        ),
    ),
    Fault(people, "open_parts", test_people.test_parts_of_tasks_are_done_where_the_reading_says),
    Fault(
        people,
        "places_of_part",
        test_people.test_parts_of_tasks_are_done_where_the_reading_says,
        lambda spaces: [space + 1 for space in spaces],
    ),
    Fault(calendar, "days_left", test_calendar.test_days_that_are_left),
    Fault(calendar, "lands_due", test_calendar.test_lands_due_in_later_fortnights),
    Fault(calendar, "falling", test_calendar.test_lands_that_fall_unless_tasks_save_them),
    Fault(calendar, "lands_saved", test_calendar.test_lands_that_fall_unless_tasks_save_them),
    Fault(calendar, "lands_left", test_calendar.test_loads_and_lands_that_are_left),
    Fault(
        calendar,
        "lair_day",
        test_calendar.test_lair_time_ends_on_its_day,
        lambda day: day and day + 1,
    ),
    Fault(calendar, "is_foreseen", test_calendar.test_a_foreseen_land_falls_first),
    Fault(calendar, "is_circle_last", test_calendar.test_whether_the_circle_is_last),
    Fault(calendar, "load", test_calendar.test_loads_and_lands_that_are_left),
    Fault(
        calendar,
        "lands_in_danger",
        test_calendar.test_evil_takes_the_lands_in_danger_in_their_order,
        lambda lands: lands[::-1],
    ),
    Fault(board, "space_of", test_board.test_where_players_and_sites_are),
    Fault(board, "is_there", test_board.test_where_players_and_sites_are),
    Fault(
        board,
        "site_of",
        test_board.test_where_players_and_sites_are,
        lambda space: space + 1 if space is not None else 0,
    ),
    Fault(
        board,
        "transport_leads",
        test_board.test_transports_lead_where_the_reading_says,
        lambda _where: "random",
    ),
    Fault(board, "transport_turns", test_board.test_transports_lead_where_the_reading_says),
]

NOT_COMPARED = {
    "box_of": "it hands the box on",
    "isles_of": "it hands the map on",
    "task_card": "it hands the card on",
    "chart_at": "visit_results answers with it",
    "points_lacking": "the view of a player holds its answer",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.question)
def test_a_wrong_answer_is_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    must_be_noticed(fault, monkeypatch)


def questions(module: ModuleType) -> set[str]:
    return {
        name
        for name, found in getmembers(module)
        if not name.startswith("_")
        and getattr(found, "__module__", "") == module.__name__
        and (isfunction(found) or hasattr(found, "__wrapped__"))
    }


def test_every_question_has_a_fault() -> None:
    rooms = (
        *(board, calendar, chances, dice, distances),
        *(encounters, holding, people, ranks, travel),
    )
    asked = set[str]().union(*map(questions, rooms)) | {"movement", "route", "turns"}
    assert asked - NOT_COMPARED.keys() == {fault.question for fault in FAULTS}
