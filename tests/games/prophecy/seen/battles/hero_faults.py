"""Deliberate faults of the questions about heroes' cards, the score, and who fights in disguise."""

from functools import partial

from tests.games.faults import Fault
from tests.games.prophecy.seen import test_belongings, test_endings
from tests.games.prophecy.seen.battles import test_sides

KEPT = test_belongings.test_as_many_items_are_kept_as_was_said

HERO_FAULTS = [
    Fault(
        test_belongings,
        "asleep",
        test_belongings.test_time_loop_sleeps_for_as_many_rounds_as_was_said,
    ),
    Fault(
        test_belongings,
        "asleep",
        partial(
            test_belongings.test_time_freeze_and_its_copy_sleep_until_the_chance_deck_is_shuffled, 1
        ),
    ),
    Fault(
        test_belongings,
        "unusual_limits",
        partial(KEPT, "water", (), {"items": 8, "abilities": 8}),
    ),
    Fault(
        test_belongings,
        "other_kinds",
        test_belongings.test_a_hero_counts_as_the_other_kinds_in_battle,
        lambda kinds: [kind for kind in kinds if kind != "animal"],
    ),
    *[
        Fault(
            test_belongings,
            question,
            partial(test_belongings.test_there_is_room_for_what_can_be_kept, "standard", "", []),
        )
        for question in ("room_for_item", "room_for_ability")
    ],
    Fault(
        test_belongings,
        "most_experience",
        test_belongings.test_experience_is_kept_as_far_as_was_said,
    ),
    Fault(test_belongings, "times_asked", test_belongings.test_offers_are_counted),
    Fault(test_endings, "apocalypse_takes", test_endings.test_the_apocalypse_takes_what_was_said),
    Fault(
        test_endings,
        "scored",
        partial(test_endings.test_the_score_counts_what_was_said, test_endings.hunt),
        lambda _word: "artifacts",
    ),
    Fault(
        test_sides,
        "impostor",
        test_sides.test_the_impostor_is_the_creature_that_is_unmasked_in_the_end,
        lambda _name: "ghost",
    ),
]
