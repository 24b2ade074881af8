"""Humans learn easily: more Experience at the start, cheaper Abilities, one more of them."""

from typing import Unpack

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.heroes import Traveller
from tests.games.prophecy.expansions.races.races import paladin

ABILITIES = (
    *("toughness", "duelling", "haggling", "stealth", "meditation"),
    *("hunting", "fanaticism", "exorcism", "staff_skill"),
)


def human(scenario: type[Scenario], **hero: Unpack[Traveller]) -> Scenario:
    return paladin(scenario, "race_human", **hero)


def rounds_end(play: ProphecyPlay) -> list[str]:
    play.answers("stay", "end")
    return [option for option in play.options if option.startswith("forget")]


def test_a_human_pays_one_experience_less_in_her_guild(scenario: type[Scenario]) -> None:
    play = human(scenario, at="monastery", experience=4).taught("monastery", "blessed_weapon")
    table = play.start()
    table.answers("stay")
    assert table.match.decisions()[0].labels()[0] == "Learn Blessed Weapon (−4 Experience)"
    table.answers("learn blessed_weapon")
    assert (table.hero().experience, table.hero().gold) == (0, 3)


def test_in_a_foreign_guild_a_human_owes_as_much_gold_as_experience(
    scenario: type[Scenario],
) -> None:
    play = human(scenario, at="magic_tower", experience=4, gold=4).taught(
        "magic_tower", "staff_skill"
    )
    table = play.start()
    table.answers("stay", "learn staff_skill")
    assert (table.hero().experience, table.hero().gold) == (0, 0)


def test_the_books_of_the_lost_library_are_cheaper_for_a_human(scenario: type[Scenario]) -> None:
    play = human(scenario, at="plains_by_city", experience=7).lies("plains_by_city", "lost_library")
    table = play.start()
    table.answers("stay", "use lost_library", "guild magic_tower", "learn time_loop")
    assert table.hero().experience == 0


@pytest.mark.rule("W-072")
def test_a_human_keeps_eight_abilities_and_nine_where_there_is_a_realm(
    scenario: type[Scenario],
) -> None:
    assert rounds_end(human(scenario, at="village", abilities=ABILITIES[:8]).start()) == []
    nine = human(scenario, at="village", abilities=ABILITIES).start()
    assert len(rounds_end(nine)) == 9
    water = scenario(2, version="standard", races="yes", realms="water")
    in_water = water.hero("paladin", race="race_human", at="village", abilities=ABILITIES).start()
    assert rounds_end(in_water) == []


def test_without_races_seven_abilities_are_kept(scenario: type[Scenario]) -> None:
    play = scenario(2, version="standard").hero("paladin", at="village", abilities=ABILITIES[:8])
    assert len(rounds_end(play.start())) == 8
