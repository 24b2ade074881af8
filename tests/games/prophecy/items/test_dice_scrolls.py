"""Scrolls that fix or reroll dice: Deep Prayer, Divine Will and Altered Reality."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .duels import duel


def test_scroll_of_deep_prayer_makes_the_own_die_a_six(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "scroll_of_deep_prayer", dice=(4,))
    play.answers("read scroll_of_deep_prayer", "roll")
    assert ("rolled", 0, "bear", 6, 4, 10, 9) in play.told()


def test_scroll_of_deep_prayer_works_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = duel(scenario, "ghost", "scroll_of_deep_prayer", dice=(4,))
    play.answers("read scroll_of_deep_prayer", "roll")
    assert ("rolled", 0, "ghost", 6, 4, 10, 8) in play.told()


@pytest.mark.rule("R-127", "R-167")
def test_scroll_of_deep_prayer_fixes_one_roll_of_a_band(scenario: type[Scenario]) -> None:
    play = duel(scenario, "band_of_zombies", "scroll_of_deep_prayer", dice=(4, 3, 3))
    play.answers("read scroll_of_deep_prayer", "roll")
    assert play.table.common_discard == ["scroll_of_deep_prayer"]
    assert play.options == ["roll"]
    play.answers("roll")
    assert totals(play) == [(4 + 6, 3 + 4), (4 + 3, 3 + 3)]


def test_scroll_of_divine_will_rolls_neither_die(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "scroll_of_divine_will")
    play.answers("read scroll_of_divine_will", "roll")
    assert ("rolled", 0, "bear", 6, 2, 10, 7) in play.told()


@pytest.mark.rule("R-127", "R-167")
def test_scroll_of_divine_will_fixes_one_roll_of_a_band(scenario: type[Scenario]) -> None:
    play = duel(scenario, "band_of_zombies", "scroll_of_divine_will", dice=(3, 3))
    play.answers("read scroll_of_divine_will", "roll")
    assert play.table.rare_discard == ["scroll_of_divine_will"]
    play.answers("roll")
    assert totals(play) == [(4 + 6, 3 + 2), (4 + 3, 3 + 3)]


@pytest.mark.rule("R-250")
def test_scroll_of_altered_reality_rerolls_the_own_die(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "scroll_of_altered_reality", dice=(1, 3, 5))
    play.answers("roll", "reroll own")
    assert ("rolled", 0, "bear", 5, 3, 9, 8) in play.told()
    assert play.table.common_discard == ["scroll_of_altered_reality"]


@pytest.mark.rule("R-250")
def test_scroll_of_altered_reality_rerolls_the_foes_die(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "scroll_of_altered_reality", dice=(3, 6, 1))
    play.answers("roll", "reroll foe")
    assert ("rolled", 0, "bear", 3, 1, 7, 6) in play.told()


@pytest.mark.rule("R-250")
def test_scroll_of_altered_reality_may_make_it_worse(scenario: type[Scenario]) -> None:
    play = duel(scenario, "bear", "scroll_of_altered_reality", dice=(3, 3, 1))
    play.answers("roll", "reroll own")
    assert ("lost", 0, "bear") in play.told()


def test_scroll_of_altered_reality_is_kept_by_who_accepts_the_dice(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "bear", "scroll_of_altered_reality", dice=(6, 1))
    play.answers("roll", "accept")
    assert ("rolled", 0, "bear", 6, 1, 10, 6) in play.told()
    assert play.hero().items == ["scroll_of_altered_reality"]


@pytest.mark.rule("R-250")
def test_scroll_of_altered_reality_rerolls_even_a_die_fixed_by_divine_will(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "bear", "scroll_of_divine_will", "scroll_of_altered_reality", dice=(1,))
    play.answers("read scroll_of_divine_will", "roll", "reroll foe")
    assert ("rolled", 0, "bear", 6, 1, 10, 6) in play.told()


@pytest.mark.rule("R-250")
def test_scroll_of_altered_reality_rerolls_even_a_die_fixed_by_deep_prayer(
    scenario: type[Scenario],
) -> None:
    play = duel(scenario, "bear", "scroll_of_deep_prayer", "scroll_of_altered_reality", dice=(1, 4))
    play.answers("read scroll_of_deep_prayer", "roll", "reroll own")
    assert ("rolled", 0, "bear", 4, 1, 8, 6) in play.told()


@pytest.mark.rule("R-250")
def test_scroll_of_altered_reality_rerolls_one_die_of_one_roll(scenario: type[Scenario]) -> None:
    play = duel(scenario, "band_of_zombies", "scroll_of_altered_reality", dice=(1, 3, 6, 3, 3))
    play.answers("roll", "reroll own", "roll")
    assert totals(play) == [(4 + 6, 3 + 3), (4 + 3, 3 + 3)]


@pytest.mark.rule("R-187")
@pytest.mark.parametrize(
    "scroll", ["scroll_of_deep_prayer", "scroll_of_divine_will", "scroll_of_altered_reality"]
)
def test_scroll_of_dice_is_read_in_battle_only(scenario: type[Scenario], scroll: str) -> None:
    play = scenario().hero("paladin", at="village", items=[scroll]).start()
    assert f"read {scroll}" not in play.options
    play.answers("stay")
    assert play.options == [f"sell {scroll}", "end"]
