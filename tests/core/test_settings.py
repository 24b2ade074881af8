"""Settings of a table: several needs, several choices, and options by chance."""

from functools import partial

import pytest

from fabletop.core.chance import DEAL, Chance
from fabletop.core.errors import BadSetup
from fabletop.core.game import Condition, Options, Setting, any_options, settle, why_not_choose
from fabletop.core.registry import find
from fabletop.games.prophecy import PROPHECY

STANDARD = {"version": "standard", "artifacts": "chosen"}


def luck(seed: int) -> partial[int]:
    return partial(Chance.seeded(seed).below, DEAL)


def test_a_choice_may_need_several_others_of_which_each_has_alternatives() -> None:
    dive = Setting(
        "dive", ("no", "yes"), "no", {"yes": Condition((("sea", "warm", "cold"), ("boat", "yes")))}
    )
    fits: Options = {"sea": "cold", "boat": "yes", "dive": "yes"}
    assert why_not_choose(dive, "yes", fits, 2) == ""
    assert why_not_choose(dive, "yes", {**fits, "sea": "none"}, 2) == "needs sea=warm or cold"
    assert why_not_choose(dive, "yes", {**fits, "boat": "no"}, 2) == "needs boat=yes"


def test_several_choices_are_joined_and_may_be_none() -> None:
    assert settle(PROPHECY, {**STANDARD, "keep": ""}, 2)["keep"] == ""
    both = "royal_cape+astral_sword"
    assert settle(PROPHECY, {**STANDARD, "keep": both}, 2)["keep"] == both


@pytest.mark.parametrize(
    ("keep", "reason"),
    [
        ("excalibur", "choose some of these"),
        ("royal_cape+royal_cape", "choose some of these"),
        (
            "royal_cape+astral_sword+banner_of_hope+mirrored_shield+kingslayer+bronze_steed",
            "choose at most 5",
        ),
    ],
)
def test_several_choices_are_different_known_and_not_too_many(keep: str, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        settle(PROPHECY, {**STANDARD, "keep": keep}, 2)


def test_what_one_setting_has_chosen_another_without_it_cannot() -> None:
    given = {**STANDARD, "keep": "royal_cape+kingslayer", "banish": "bronze_steed+kingslayer"}
    with pytest.raises(BadSetup, match="does not go with keep=kingslayer"):
        settle(PROPHECY, given, 2)


def test_several_choices_need_what_each_of_them_needs() -> None:
    with pytest.raises(BadSetup, match="needs artifacts=chosen"):
        settle(PROPHECY, {"version": "standard", "keep": "royal_cape"}, 2)


@pytest.mark.parametrize("seats", PROPHECY.seats)
def test_options_by_chance_go_together_for_any_number_of_players(seats: int) -> None:
    for seed in range(20):
        options = any_options(PROPHECY, seats, luck(seed))
        settle(PROPHECY, options, seats)


def test_options_by_chance_keep_what_is_given_and_fit_the_rest_to_it() -> None:
    """Elemental Construction deals more cards to four players than the smallest pool has."""
    game = find("seasons")
    for seed in range(20):
        options = any_options(game, 4, luck(seed), {"enchantment": "elemental_construction"})
        assert options["enchantment"] == "elemental_construction"
        settle(game, options, 4)


def test_the_same_luck_gives_the_same_options() -> None:
    assert any_options(PROPHECY, 3, luck(5)) == any_options(PROPHECY, 3, luck(5))
    assert any_options(PROPHECY, 3, luck(5)) != any_options(PROPHECY, 3, luck(6))
