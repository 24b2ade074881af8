"""Outside battle: until the battle begins and after it, never within (R-187 to R-193)."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .duels import FIELD

NOT_NOW = ("not_during_battle", "R-188")


@pytest.mark.rule("R-193")
def test_potion_of_healing_is_drunk_in_sight_of_the_bear(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at="city", health=2, wounds=2, items=["potion_of_healing"])
        .lies(FIELD, "bear")
        .dice(3, 3)
        .start()
    )
    play.answers(f"walk {FIELD}")
    assert play.options == ["fight bear", "drink potion_of_healing"]
    play.answers("drink potion_of_healing", "roll")
    assert ("rolled", 0, "bear", 3, 3, 7, 8) in play.told()


@pytest.mark.rule("R-188", "R-248")
def test_potion_of_healing_is_barred_when_the_kind_of_battle_is_chosen(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, health=2, wounds=2, items=["potion_of_healing"])
        .lies(FIELD, "old_pirate")
        .start("arrive")
    )
    play.answers("fight old_pirate", "by_strength")
    assert play.options == ["roll"]
    assert play.refused()["drink potion_of_healing"] == NOT_NOW


@pytest.mark.rule("R-191")
def test_potion_of_magic_does_not_give_back_what_the_battle_of_wills_has_cost(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["potion_of_magic"])
        .lies(FIELD, "old_pirate")
        .dice(3, 1)
        .start("arrive")
    )
    play.answers("by_wills")
    assert play.options == ["roll"]
    assert play.refused()["drink potion_of_magic"] == NOT_NOW
    play.answers("roll")
    assert totals(play) == [(2 + 3, 4)]


@pytest.mark.rule("R-189")
def test_potion_of_magic_comes_too_late_against_the_chill_of_the_spirits(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["potion_of_magic"])
        .lies(FIELD, "ghostly_spirits")
        .start("arrive")
    )
    assert (play.hero().magic, play.hero().drained) == (3, 1)
    assert play.options == ["roll"]
    assert play.refused()["drink potion_of_magic"] == NOT_NOW


@pytest.mark.rule("R-192")
def test_potion_of_strength_is_barred_between_the_rolls_against_a_band(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["potion_of_strength"])
        .lies(FIELD, "band_of_zombies")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("fight band_of_zombies", "roll")
    assert play.options == ["roll"]
    assert play.refused()["drink potion_of_strength"] == NOT_NOW


@pytest.mark.rule("R-192")
def test_potion_of_strength_is_barred_between_the_stages_of_the_vampire(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["potion_of_strength"])
        .lies(FIELD, "vampire")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("fight vampire", "roll")
    assert play.options == ["roll"]
    assert play.refused()["drink potion_of_strength"] == NOT_NOW


@pytest.mark.rule("R-188")
@pytest.mark.parametrize(
    "scroll",
    [
        "scroll_of_destruction",
        "scroll_of_stealing",
        "scroll_of_decay",
        "scroll_of_wishes",
        "philosophers_stone_scroll",
    ],
)
def test_scroll_of_the_turn_is_not_read_in_battle(scenario: type[Scenario], scroll: str) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=[scroll])
        .hero("mystic", at=FIELD, items=["sword"])
        .lies(FIELD, "bear")
        .start("arrive")
    )
    assert play.options == ["fight bear", f"read {scroll}"]
    play.answers("fight bear")
    assert play.options == ["roll"]


@pytest.mark.rule("R-193")
def test_potion_of_healing_is_drunk_after_a_victory(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, health=3, wounds=1, items=["potion_of_healing"])
        .lies(FIELD, "rat")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("fight rat", "roll", "drink potion_of_healing")
    assert (play.hero().health, play.hero().wounds) == (4, 0)


@pytest.mark.rule("R-193")
def test_potion_of_strength_helps_against_what_the_ruin_has_woken(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("paladin", at=FIELD, items=["potion_of_strength"])
        .lies(FIELD, "ruin")
        .top("bear")
        .dice(3, 3)
        .start("arrive")
    )
    play.answers("use ruin", "drink potion_of_strength", "roll")
    assert totals(play) == [(4 + 2 + 3, 8)]


@pytest.mark.rule("R-109", "R-187")
def test_potion_of_healing_is_of_no_help_in_a_turn_that_a_defeat_has_ended(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario()
        .hero("enchantress", at=FIELD, items=["potion_of_healing"])
        .lies(FIELD, "undead_warrior")
        .dice(1, 5)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert play.hero().wounds == 1
    assert play.question.seat == 1
