"""The Spells of the Fortress: Berserker Rage for a whole battle, Concentration for one roll."""

import pytest

from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals

from .battles import FIELD, challenges, meets


@pytest.mark.rule("R-183", "R-040")
def test_berserker_rage_adds_two_for_one_magic(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "berserker_rage", dice=(3, 3))
    assert play.options == ["cast berserker_rage", "ready"]
    play.answers("cast berserker_rage", "roll")
    assert totals(play) == [(4 + 2 + 3, 8)]
    assert (play.hero().magic, play.hero().drained) == (3, 1)


@pytest.mark.rule("R-181")
def test_berserker_rage_comes_too_late_once_the_battle_is_joined(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "berserker_rage", dice=(3, 3))
    play.answers("ready")
    assert play.options == ["roll"]
    play.answers("roll")
    assert totals(play) == [(7, 8)]
    assert play.hero().magic == 4


def test_berserker_rage_lasts_for_every_roll_of_a_band(scenario: type[Scenario]) -> None:
    play = meets(scenario, "band_of_zombies", "berserker_rage", dice=(3, 3, 2, 2, 1, 1))
    play.answers("cast berserker_rage", "roll", "roll", "roll")
    assert totals(play) == [(9, 6), (8, 5), (7, 4)]
    assert play.hero().magic == 3, "paid once"


@pytest.mark.rule("R-259")
@pytest.mark.parametrize(
    ("dice", "result", "health"), [((1, 6), "lost", 4 - 2), ((2, 3), "drew", 4), ((6, 1), "won", 4)]
)
def test_berserker_rage_costs_one_more_health_only_in_defeat(
    scenario: type[Scenario], dice: tuple[int, int], result: str, health: int
) -> None:
    play = meets(scenario, "bear", "berserker_rage", dice=dice)
    play.answers("cast berserker_rage", "roll")
    assert (result, 0, "bear") in play.told()
    assert play.hero().health == health


@pytest.mark.rule("R-259", "R-143")
def test_berserker_rage_kills_who_fights_with_the_last_health(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "berserker_rage", health=1, dice=(1, 6))
    play.answers("cast berserker_rage", "roll")
    assert ("died", 0) in play.told()


@pytest.mark.rule("R-245", "R-259")
def test_berserker_rage_and_the_berserkers_axe_cost_one_more_health_each(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "berserker_rage", items=["berserkers_axe"], dice=(1, 6))
    play.answers("use berserkers_axe", "cast berserker_rage", "roll")
    assert totals(play) == [(4 + 3 + 2 + 1, 11)]
    assert play.hero().health == 4 - 1 - 1 - 1


@pytest.mark.rule("R-184")
def test_berserker_rage_is_not_cast_twice_in_one_battle(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "berserker_rage", items=["sword"])
    play.answers("cast berserker_rage")
    assert play.options == ["use sword", "ready"]
    assert play.refused()["cast berserker_rage"] == ("already_cast", "R-184")


@pytest.mark.rule("R-184")
def test_berserker_rage_is_cast_again_in_the_next_battle(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["berserker_rage"])
        .lies(FIELD, "rat", "bear")
        .dice(3, 3, 3, 3)
        .start("arrive")
    )
    play.answers("fight rat", "cast berserker_rage", "roll", "cast berserker_rage", "roll")
    assert totals(play) == [(9, 4), (9, 8)]
    assert play.hero().magic == 2


@pytest.mark.rule("R-166")
def test_berserker_rage_is_of_no_use_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghost", "berserker_rage", items=["ivory_wand"])
    assert play.options == ["use ivory_wand", "ready"]
    assert play.refused()["cast berserker_rage"] == ("other_kind_of_battle", "R-166")


@pytest.mark.rule("R-043")
def test_berserker_rage_needs_magic(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "berserker_rage", items=["sword"], magic=0, drained=4)
    assert play.options == ["use sword", "ready"]
    assert play.refused()["cast berserker_rage"] == ("needs_magic", "R-043")


@pytest.mark.rule("R-284")
def test_berserker_rage_is_barred_by_the_horde_of_rats(scenario: type[Scenario]) -> None:
    play = meets(scenario, "horde_of_rats", "berserker_rage", items=["sword"])
    assert play.options == ["use sword", "ready"]
    assert play.refused()["cast berserker_rage"] == ("no_spells_here", "R-284")


@pytest.mark.rule("R-285")
def test_berserker_rage_waits_for_the_vampires_battle_of_strength(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "vampire", "berserker_rage", dice=(6, 1, 3, 3))
    assert play.options == ["roll"]
    play.answers("roll", "cast berserker_rage", "roll")
    assert totals(play) == [(10, 5), (4 + 2 + 3, 7)]


@pytest.mark.parametrize("spell", ["berserker_rage", "concentration"])
def test_spell_of_the_fortress_spoils_the_experience_of_the_thug(
    scenario: type[Scenario], spell: str
) -> None:
    dice = (6, 1) if spell == "berserker_rage" else (6, 1, 1, 1)
    play = meets(scenario, "thug", spell, dice=dice)
    play.answers(f"cast {spell}", "roll")
    assert ("won", 0, "thug") in play.told()
    assert (play.hero().experience, play.hero().gold) == (3, 3 + 2)


@pytest.mark.rule("R-138", "R-259")
def test_berserker_rage_costs_the_attacker_who_loses_two_health(
    scenario: type[Scenario],
) -> None:
    play = challenges(scenario, "berserker_rage", dice=(1, 6))
    play.answers("by_strength", "stand", "cast berserker_rage", "roll")
    assert totals(play) == [(7, 10)]
    assert play.hero(0).health == 4 - 2


@pytest.mark.rule("R-138", "R-140", "R-259")
def test_berserker_rage_costs_the_defender_health_even_if_she_offers_her_items(
    scenario: type[Scenario],
) -> None:
    play = challenges(
        scenario, rival=["berserker_rage"], rivals_items=["ivory_wand", "cape"], dice=(6, 1)
    )
    play.answers("by_strength", "stand", "cast berserker_rage", "ready", "roll")
    assert totals(play) == [(10, 7)]
    play.answers("offer_items", "take cape")
    assert play.hero(1).health == 4 - 1
    assert play.hero(1).items == ["ivory_wand"]


@pytest.mark.rule("R-183")
def test_concentration_keeps_the_best_of_three_dice_for_one_magic(
    scenario: type[Scenario],
) -> None:
    play = meets(scenario, "bear", "concentration", dice=(1, 5, 2, 3))
    play.answers("cast concentration", "roll")
    assert ("rolled", 0, "bear", 5, 3, 4 + 5, 8) in play.told()
    assert play.hero().magic == 3


@pytest.mark.rule("R-184")
def test_concentration_is_cast_once_on_a_roll(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "concentration")
    play.answers("cast concentration")
    assert play.options == ["roll"]
    assert play.refused()["cast concentration"] == ("already_cast", "R-184")


@pytest.mark.rule("R-127")
def test_concentration_touches_one_roll_of_a_band_and_may_be_cast_again(
    scenario: type[Scenario],
) -> None:
    dice = (1, 5, 2, 3, 4, 4, 3, 6, 1, 5)
    play = meets(scenario, "band_of_zombies", "concentration", dice=dice)
    play.answers("cast concentration", "roll", "roll", "cast concentration", "roll")
    assert totals(play) == [(4 + 5, 6), (4 + 4, 7), (4 + 6, 8)]
    assert play.hero().magic == 2


@pytest.mark.rule("R-040", "R-181")
def test_concentration_weakens_the_willpower_of_the_same_roll(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghost", "concentration", dice=(1, 5, 2, 3))
    play.answers("cast concentration", "roll")
    assert totals(play) == [(3 + 5, 7)]


@pytest.mark.rule("R-043")
def test_concentration_needs_magic(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "concentration", magic=0, drained=4)
    assert play.options == ["roll"]
    assert play.refused()["cast concentration"] == ("needs_magic", "R-043")


@pytest.mark.rule("R-284")
def test_concentration_is_barred_by_the_horde_of_rats(scenario: type[Scenario]) -> None:
    play = meets(scenario, "horde_of_rats", "concentration")
    assert play.options == ["roll"]
    assert play.refused()["cast concentration"] == ("no_spells_here", "R-284")


@pytest.mark.rule("R-179")
def test_concentration_and_prayer_add_their_dice(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "concentration", "prayer", dice=(1, 2, 3, 6, 4))
    play.answers("cast concentration", "cast prayer", "roll")
    assert ("rolled", 0, "bear", 6, 4, 10, 9) in play.told()
    assert play.hero().magic == 2


@pytest.mark.rule("R-250")
def test_concentration_leaves_one_of_its_dice_to_altered_reality(
    scenario: type[Scenario],
) -> None:
    play = meets(
        scenario,
        "bear",
        "concentration",
        items=["scroll_of_altered_reality"],
        dice=(1, 4, 2, 6, 5),
    )
    play.answers("cast concentration", "roll", "reroll own 1")
    assert ("rolled", 0, "bear", 5, 6, 9, 11) in play.told()


def test_concentration_cannot_follow_deep_prayer(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "concentration", items=["scroll_of_deep_prayer"])
    play.answers("read scroll_of_deep_prayer")
    assert play.options == ["roll"]


def test_concentration_is_for_battles_only(scenario: type[Scenario]) -> None:
    play = (
        scenario(version="standard")
        .hero("paladin", at=FIELD, abilities=["concentration"])
        .lies(FIELD, "mysterious_old_man")
        .dice(1)
        .start("arrive")
    )
    play.answers("use mysterious_old_man")
    assert ("fortune_die", 0, 1) in play.told()


@pytest.mark.rule("R-138", "R-179")
def test_concentration_serves_the_defender_after_the_attacker_is_ready(
    scenario: type[Scenario],
) -> None:
    play = challenges(scenario, rival=["concentration"], dice=(4, 1, 3, 6))
    play.answers("by_strength", "stand")
    assert play.question.seat == 1
    play.answers("cast concentration", "roll")
    assert totals(play) == [(4 + 4, 4 + 6)]
    assert (play.hero(0).magic, play.hero(1).magic) == (4, 3)
