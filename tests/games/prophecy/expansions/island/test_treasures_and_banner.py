"""Treasures used at the start of a round by the owner of the Banner of Hope."""

from collections.abc import Sequence

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import at_table


def bearer(scenario: type[Scenario], *items: str, dice: Sequence[int] = ()) -> ProphecyPlay:
    """The owner of the Banner of Hope and of some Treasures begins her round."""
    return (
        at_table(scenario)
        .hero("paladin", at="fortress", items=items, wounds=2)
        .owns(0, "banner_of_hope")
        .top("chance_tradesman")
        .dice(*dice)
        .start("round")
    )


@pytest.mark.rule("W-257")
def test_a_treasure_is_used_before_the_banner_of_hope(scenario: type[Scenario]) -> None:
    play = bearer(scenario, "magic_pouch", dice=(1,))
    assert play.options == ["raise_banner", "treasure magic_pouch", "no_banner"]
    play.answers("treasure magic_pouch")
    assert (play.question.kind, play.options) == ("banner", ["raise_banner", "no_banner"])
    play.answers("raise_banner")
    assert play.question.kind == "move"


@pytest.mark.rule("W-257")
def test_a_treasure_is_used_between_the_banner_of_hope_and_the_chance_card(
    scenario: type[Scenario],
) -> None:
    play = bearer(scenario, "magic_pouch", dice=(1,))
    play.answers("raise_banner")
    assert (play.question.kind, play.options) == ("dawn", ["treasure magic_pouch", "later"])
    play.answers("treasure magic_pouch")
    told = [event[0] for event in play.told()]
    assert told.index("banner_die") < told.index("treasure_works") < told.index("chance")


@pytest.mark.rule("W-257")
def test_a_treasure_is_used_after_the_banner_and_the_chance_card(
    scenario: type[Scenario],
) -> None:
    play = bearer(scenario, "magic_pouch")
    play.answers("no_banner")
    assert play.question.kind == "move"
    play.answers("treasure magic_pouch")
