"""Deliberate faults of the questions about what battles bring and cost."""

from collections.abc import Callable
from functools import partial

from fabletop.games.prophecy.seen.battles import laid_out, spoils
from tests.games.faults import Fault
from tests.games.prophecy.seen.battles import test_spoils


def anew(check: Callable[[], None]) -> Callable[[], None]:
    """A check that remembers no earlier answers."""

    def checked() -> None:
        laid_out._KNOWN.clear()
        for found in vars(spoils).values():
            if hasattr(found, "cache_clear"):
                found.cache_clear()
        check()

    return checked


LOST = anew(partial(test_spoils.test_a_defeat_takes_what_was_said, "imp", "dagger"))

VICTORY = partial(
    test_spoils.test_a_victory_brings_what_was_said, foe="ghost", race="race_elf", able=True
)

FAULTS_OF_SPOILS = [
    Fault(test_spoils, question, check)
    for question, check in (
        (
            "winnings",
            anew(VICTORY),
        ),
        ("robs", LOST),
        ("health_lost", test_spoils.test_half_of_her_health_is_lost_as_was_said),
        ("taken_alive", test_spoils.test_a_creature_taken_alive_brings_what_was_said),
        ("rare_share", test_spoils.test_a_die_finds_a_rare_item_as_often_as_was_said),
        ("price_of_bare_hands", partial(test_spoils.test_bare_hands_cost_what_was_said, "")),
        ("steals", partial(test_spoils.test_a_winner_steals_at_once_if_that_was_said, 0)),
        (
            "is_single_roll",
            partial(
                test_spoils.test_a_curse_works_if_a_single_roll_was_said_to_decide, "pack_of_wolves"
            ),
        ),
        (
            "paid_for_points",
            partial(test_spoils.test_points_are_paid_for_as_was_said, "ritual_dagger", "by_wills"),
        ),
    )
] + [
    Fault(
        test_spoils,
        "after_potion",
        partial(test_spoils.test_a_potion_makes_her_what_was_said, "potion_of_strength"),
        lambda me: me._replace(strength=me.strength + 1),
    )
]
