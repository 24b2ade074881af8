"""The Magic Tower's Spells on time: Turn Back Time after the dice, Time Loop after the turn."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals

from .battles import challenges, meets, storms


@pytest.mark.rule("R-272", "R-183")
def test_turn_back_time_rolls_all_dice_again(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "turn_back_time", dice=(1, 6, 5, 3))
    play.answers("roll")
    assert play.options == ["accept", "cast turn_back_time"]
    play.answers("cast turn_back_time", "accept")
    assert totals(play) == [(4 + 5, 5 + 3)]
    assert (play.hero().magic, play.hero().drained) == (3, 1)


def test_turn_back_time_may_be_spared(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "turn_back_time", dice=(1, 6))
    play.answers("roll", "accept")
    assert totals(play) == [(4 + 1, 5 + 6)]
    assert play.hero().magic == 4


@pytest.mark.rule("R-127", "R-272")
def test_turn_back_time_keeps_throws_payments_and_spells(scenario: type[Scenario]) -> None:
    abilities = ("turn_back_time", "prayer", "blessed_weapon", "ambidexterity")
    items = ["sword_of_smiting", "spear"]
    play = meets(scenario, "bear", *abilities, items=items, dice=(1, 2, 6, 3, 2, 4))
    play.answers("use sword_of_smiting", "use spear", "cast blessed_weapon spear", "ready")
    play.answers("pay sword_of_smiting 1", "throw spear", "cast prayer", "roll")
    play.answers("cast turn_back_time")
    assert totals(play) == [(4 + 2 + 1 + 1 + 1 + 1 + 3, 5 + 4)]
    assert play.hero().magic == 0, "each was paid once"


@pytest.mark.rule("R-272")
def test_turn_back_time_may_be_cast_again_after_the_new_roll(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "turn_back_time", dice=(1, 6, 1, 5, 6, 1))
    play.answers("roll", "cast turn_back_time", "cast turn_back_time", "accept")
    assert totals(play) == [(4 + 6, 5 + 1)]
    assert play.hero().magic == 2


@pytest.mark.rule("R-040", "R-272")
def test_turn_back_time_weakens_in_a_battle_of_wills(scenario: type[Scenario]) -> None:
    play = meets(scenario, "ghost", "turn_back_time", dice=(1, 6, 3, 3))
    play.answers("roll", "cast turn_back_time", "accept")
    assert totals(play) == [(4 - 1 + 3, 4 + 3)]


@pytest.mark.rule("R-250", "R-272")
def test_turn_back_time_undoes_altered_reality_which_stays_spent(
    scenario: type[Scenario],
) -> None:
    items = ["scroll_of_altered_reality"]
    play = meets(scenario, "bear", "turn_back_time", items=items, dice=(1, 6, 2, 4, 3))
    play.answers("roll", "reroll foe", "cast turn_back_time", "accept")
    assert totals(play) == [(4 + 4, 5 + 3)]
    assert play.table.common_discard == items


@pytest.mark.rule("R-272")
def test_turn_back_time_brings_a_die_back_that_divine_will_had_fixed(
    scenario: type[Scenario],
) -> None:
    items = ["scroll_of_divine_will", "scroll_of_altered_reality"]
    play = meets(scenario, "bear", "turn_back_time", items=items, dice=(5,))
    play.answers("read scroll_of_divine_will", "roll", "reroll foe")
    play.answers("cast turn_back_time", "accept")
    assert ("rolled", 0, "bear", 6, 2, 4 + 6, 5 + 2) in play.told()


def test_turn_back_time_costs_no_new_magic_before_the_tortured_souls(
    scenario: type[Scenario],
) -> None:
    play = storms(scenario, "turn_back_time", lesser="tortured_souls", dice=(1, 6, 2, 6))
    play.answers("roll", "cast turn_back_time", "accept")
    assert totals(play) == [(4 - 1 - 1 + 2, 3 + 6)]


@pytest.mark.rule("R-270", "R-272")
def test_turn_back_time_is_still_the_first_roll_in_a_plane(scenario: type[Scenario]) -> None:
    play = storms(
        scenario,
        *("turn_back_time", "forest_wisdom"),
        at="forest_by_monastery",
        greater="scaled_monster",
        dice=(1, 6, 2, 6),
    )
    play.answers("roll", "cast turn_back_time", "accept")
    assert totals(play) == [(4 - 1 + 1 + 2, 7 + 6)]


@pytest.mark.rule("R-179", "R-272")
def test_turn_back_time_is_cast_by_a_defender_too(scenario: type[Scenario]) -> None:
    play = challenges(scenario, rival=["turn_back_time"], dice=(6, 1, 2, 5))
    play.answers("by_strength", "stand", "roll")
    assert play.question.seat == 1
    play.answers("cast turn_back_time", "accept")
    assert totals(play) == [(4 + 2, 4 + 5)]


@pytest.mark.rule("R-043", "R-284")
def test_turn_back_time_is_refused_without_magic_and_barred_by_the_rats(
    scenario: type[Scenario],
) -> None:
    items = ["scroll_of_altered_reality"]
    play = meets(scenario, "bear", "turn_back_time", items=items, magic=0, dice=(1, 6))
    play.answers("roll")
    assert play.options == ["accept", "reroll own", "reroll foe"]
    assert play.refused()["cast turn_back_time"] == ("needs_magic", "R-043")
    play = meets(scenario, "horde_of_rats", "turn_back_time", items=items, dice=(1, 6))
    play.answers("roll")
    assert play.refused()["cast turn_back_time"] == ("no_spells_here", "R-284")


def test_turn_back_time_is_not_for_dice_outside_the_roll_of_a_battle(
    scenario: type[Scenario],
) -> None:
    play = storms(scenario, "turn_back_time", lesser="sphinx", dice=(2, 3))
    play.answers("riddle")
    assert play.options == ["riddle", "to_battle"]
    play.answers("riddle")


def loops(
    scenario: type[Scenario],
    *abilities: str,
    items: tuple[str, ...] = (),
    magic: int = 6,
    chance: str = "chance_tradesman",
) -> ProphecyPlay:
    """The Mystic draws a Chance card and begins her round in the Village."""
    cards = ("chance_city_merchant", "chance_magic_tower", "chance_fortress", "chance_monastery")
    return (
        scenario(version="standard")
        .hero("mystic", abilities=["time_loop", *abilities], items=items, magic=magic)
        .top(chance, *cards)
        .start("chance")
    )


def turns(play: ProphecyPlay) -> int:
    """How many turns somebody has had in addition to the usual ones."""
    return sum(told[0] == "extra_turn" for told in play.told())


@pytest.mark.rule("R-053", "R-183", "R-276")
def test_time_loop_gives_another_turn_for_two_magic_without_a_chance_card(
    scenario: type[Scenario],
) -> None:
    play = loops(scenario)
    play.answers("walk plains_by_village", "end")
    assert play.options == ["cast time_loop", "pass"]
    play.answers("cast time_loop")
    assert (play.question.seat, play.question.kind) == (0, "move")
    assert (play.hero().magic, turns(play)) == (4, 1)
    assert sum(told[0] == "chance" for told in play.told()) == 1


@pytest.mark.rule("R-186", "R-276")
def test_time_loop_is_not_cast_twice_in_a_round(scenario: type[Scenario]) -> None:
    play = loops(scenario)
    play.answers("walk plains_by_village", "end", "cast time_loop", "stay", "end")
    assert play.question.seat == 1


@pytest.mark.rule("R-186", "R-276", "R-316")
def test_time_loop_rests_in_the_next_round_and_works_in_the_one_after(
    scenario: type[Scenario],
) -> None:
    play = loops(scenario)
    play.answers("walk plains_by_village", "end", "cast time_loop", "stay", "end", "stay", "end")
    assert play.question.seat == 0
    play.answers("stay", "end")
    assert play.question.seat == 1, "the next round is too early"
    play.answers("stay", "end", "stay", "end")
    assert play.options == ["cast time_loop", "pass"]


@pytest.mark.rule("R-276")
def test_time_loop_makes_three_turns_of_peaceful_times(scenario: type[Scenario]) -> None:
    play = loops(scenario, chance="chance_peaceful_times")
    play.answers("walk plains_by_village", "end", "cast time_loop", "stay", "end", "stay", "end")
    assert play.question.seat == 1
    assert turns(play) == 2


@pytest.mark.rule("R-276")
def test_time_loop_and_the_time_spiral_scroll_make_four_turns_of_peaceful_times(
    scenario: type[Scenario],
) -> None:
    play = loops(scenario, items=("time_spiral_scroll",), chance="chance_peaceful_times")
    play.answers("walk plains_by_village", "end", "cast time_loop", "read time_spiral_scroll")
    play.answers("stay", "end", "stay", "end", "stay", "end")
    assert play.question.seat == 1
    assert turns(play) == 3


def test_time_loop_may_be_cast_after_a_lost_battle(scenario: type[Scenario]) -> None:
    play = meets(scenario, "bear", "time_loop", dice=(1, 6))
    play.answers("roll", "cast time_loop")
    assert (play.question.seat, play.question.kind) == (0, "move")


@pytest.mark.rule("R-043", "R-276")
def test_time_loop_is_refused_with_one_magic_and_while_it_sleeps(
    scenario: type[Scenario],
) -> None:
    play = loops(scenario, items=("time_spiral_scroll",), magic=1)
    play.answers("walk plains_by_village", "end")
    assert play.options == ["read time_spiral_scroll", "pass"]
    assert play.refused() == {"cast time_loop": ("needs_magic", "R-043")}
    play = loops(scenario, items=("time_spiral_scroll",))
    play.answers("walk plains_by_village", "end", "cast time_loop")
    assert play.refused() == {"cast time_loop": ("already_cast", "R-276")}


@pytest.mark.rule("R-251", "R-054")
def test_time_loop_prolongs_no_potion_of_strength(scenario: type[Scenario]) -> None:
    play = loops(scenario, items=("potion_of_strength",))
    play.answers("drink potion_of_strength", "walk plains_by_village", "end", "cast time_loop")
    assert play.hero().strength_this_turn == 0
