"""Faults of the questions about encounters and about what players hold."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial

from tests.games.faults import Fault
from tests.games.wizards.seen import test_chances, test_encounters, test_holding

NEVER = dict[int, Fraction]()
BY_CHANCE: dict[str, Callable[[], None]] = {
    "random_results": test_encounters.test_whom_a_player_meets_by_chance,
    "animal_results": partial(test_encounters.test_which_animal_comes, dazed=True),
    "trap_results": test_encounters.test_which_trap_it_is_and_the_turns_lost_in_it,
    "company_results": partial(test_encounters.test_what_company_brings, 1),
}
OF_ENCOUNTERS = [
    *(
        Fault(test_encounters, name, test, lambda found: found[1:])
        for name, test in BY_CHANCE.items()
    ),
    Fault(
        test_encounters,
        "random_encounter_chance",
        partial(test_encounters.test_how_likely_a_random_encounter_is, "die", 5),
        lambda chance: chance / 2,
    ),
    Fault(
        test_encounters, "gift_chances", test_encounters.test_what_a_leader_gives, lambda _: NEVER
    ),
    Fault(
        test_encounters,
        "dragon_chance",
        test_encounters.test_how_likely_the_dragon_reaches_a_player,
        lambda chance: chance / 2,
    ),
]
HELPS = partial(test_chances.test_a_spell_helps_if_the_results_are_better_with_it, 0, False)
OF_ENCOUNTERS += [
    Fault(test_chances, "dispelling_helps", HELPS),
    Fault(test_chances, "taming_helps", HELPS),
    Fault(
        test_holding,
        "is_stuck",
        partial(test_holding.test_who_is_stuck_needs_a_suitable_roll, "stuck", 0),
    ),
    Fault(test_holding, "is_laying", test_holding.test_lands_are_laid_until_the_map_is_turned_up),
    Fault(
        test_holding,
        "hinders",
        partial(test_holding.test_an_event_hinders_if_the_player_is_worse_off, "foresight"),
    ),
    Fault(
        test_holding,
        "goes_anywhere",
        partial(test_holding.test_animals_that_go_anywhere_can_be_flown_or_ridden, "horse"),
    ),
    Fault(
        test_holding,
        "calls_boats",
        partial(test_holding.test_a_spell_that_calls_boats_is_offered_at_the_coast, "wizards", 4),
    ),
]
