"""The Undersea Palace, its Guardian, and the Pearls of the Abyss."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.realms import OUT, SHORE, TREASURE
from tests.games.prophecy.expansions.water.sea import under_water

PEARL = "pearl_of_the_abyss"


@pytest.mark.rule("W-062", "W-157")
def test_who_enters_the_palace_fights_the_guardian_at_once(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_c6", items=["sword"]).start()
    play.answers("swim wr_d6")
    assert (play.space(), play.question.subject) == ("wr_d6", "scaled_monster")


@pytest.mark.rule("W-158")
def test_before_the_guardian_hands_are_free_and_underwater_abilities_asleep(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, at="wr_c6", items=["sword"], health=6, guardian="scaled_monster")
    play = built.dice(1, 6).start()
    play.answers("swim wr_d6", "use sword", "roll")
    assert totals(play) == [(6 + 2 + 1, 7 + 6)]


@pytest.mark.rule("W-078", "W-158")
def test_commune_with_water_is_useless_against_the_guardian(scenario: type[Scenario]) -> None:
    built = under_water(
        *(scenario,),
        at="wr_c6",
        magic=6,
        guardian="storm_queen",
        abilities=["commune_with_water"],
    )
    play = built.dice(1, 6).start()
    play.answers("swim wr_d6", "by_wills", "roll")
    assert totals(play)[0][0] == 4 + 1


@pytest.mark.rule("R-270", "W-158")
def test_mountain_lore_helps_on_the_first_roll_in_the_palace(scenario: type[Scenario]) -> None:
    built = under_water(
        *(scenario,),
        at="wr_c6",
        health=6,
        guardian="scaled_monster",
        abilities=["mountain_lore"],
        items=["sword"],
    )
    play = built.dice(1, 6).start()
    play.answers("swim wr_d6", "use sword", "roll")
    assert totals(play) == [(6 + 2 + 1 + 1, 7 + 6)]


@pytest.mark.rule("W-084", "W-070")
def test_no_power_up_reaches_the_palace(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_c6", items=["sword"]).dice(1, 6).start()
    play.answers("swim wr_d6", "use sword", "roll")
    assert totals(play)[0][1] == 7 + 6


@pytest.mark.rule("W-070")
def test_guardians_of_the_main_board_are_one_stronger(scenario: type[Scenario]) -> None:
    built = scenario(2, version="standard", realms="water").hero("druid", at=SHORE, items=["sword"])
    built.plane("fortress", lesser="undead_knight").dice(1, 6)
    play = built.start()
    play.answers("plane plane_fortress")
    while play.question.kind != "roll":
        play.answers({"kind": "by_strength", "declare": "ready"}[play.question.kind])
    play.answers("roll")
    printed = play.table.box.foes["undead_knight"].strength
    assert printed is not None
    assert totals(play)[0][1] == printed + 1 + 6


@pytest.mark.rule("W-159", "W-160")
def test_after_a_defeat_one_stays_in_the_palace_without_using_bubbles(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, at="wr_d6", abilities=["meditation"], drained=1)
    play = built.start("round")
    assert (diver(play.hero()).bubbles, play.question.kind) == (5, "swim")
    assert play.options == ["stay", *OUT, "instead meditation"]


@pytest.mark.rule("W-159")
def test_a_defeat_leaves_one_in_the_palace(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_c6", items=["sword"]).dice(1, 6).start()
    play.answers("swim wr_d6", "use sword", "roll")
    assert (play.space(), play.question.seat, diver(play.hero()).bubbles) == ("wr_d6", 1, 5)


@pytest.mark.rule("W-160")
def test_who_stays_in_the_palace_attacks_again(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_d6", drained=1, items=["sword"], abilities=["meditation"])
    play = built.start()
    play.answers("instead meditation")
    assert (play.hero().drained, play.question.subject) == (0, "scaled_monster")


@pytest.mark.rule("W-160")
def test_from_the_palace_one_simply_leaves(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_d6").start()
    play.answers(f"surface {SHORE}")
    assert (play.space(), play.question.kind) == (SHORE, "space")


@pytest.mark.rule("W-161", "W-165")
def test_the_conqueror_takes_artifact_and_pearl_is_restored_and_put_ashore(
    scenario: type[Scenario],
) -> None:
    built = under_water(
        *(scenario,), at="wr_c6", health=7, wounds=1, drained=3, items=["sword"]
    ).dice(6, 1)
    play = built.start()
    play.answers("swim wr_d6", "use sword", "roll")
    assert (play.question.kind, play.options) == ("triumph", OUT)
    play.answers(f"surface {SHORE}")
    hero = play.hero()
    assert (hero.items, hero.prizes) == ([TREASURE], [PEARL])
    assert (hero.wounds, hero.drained, diver(hero).bubbles) == (0, 0, 0)
    assert (play.space(), play.question.seat) == (SHORE, 1)
    assert play.table.realms["water"].prizes == 1


@pytest.mark.rule("W-163", "W-165")
def test_after_the_artifact_is_gone_a_pearl_is_taken_without_a_fight(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, at="wr_c6", wounds=2, drained=2).owns(1, TREASURE)
    play = built.start()
    play.answers("swim wr_d6", f"surface {SHORE}")
    hero = play.hero()
    assert (hero.prizes, hero.wounds, hero.drained) == ([PEARL], 0, 0)
    assert (play.space(), play.question.seat) == (SHORE, 1)


@pytest.mark.rule("W-164")
def test_nobody_takes_a_second_pearl_of_the_abyss(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_c6", wounds=2, prizes=[PEARL]).owns(1, TREASURE)
    play = built.start()
    play.answers("swim wr_d6", f"surface {SHORE}")
    assert (play.hero().prizes, play.hero().wounds) == ([PEARL], 2)


@pytest.mark.rule("W-164")
def test_a_new_character_of_the_same_player_gets_no_pearl_either(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, at="wr_c6").owns(1, TREASURE)
    play = built.start()
    play.hero().won.append(PEARL)
    play.answers("swim wr_d6", f"surface {SHORE}")
    assert play.hero().prizes == []


@pytest.mark.rule("W-162")
def test_a_pearl_of_the_abyss_is_no_item_that_a_winner_could_take(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="city", magic=0, prizes=[PEARL], items=["dagger"]).dice(1, 6)
    play = built.start()
    play.answers("stay", "attack mystic", "stand", "ready", "roll", "offer_items")
    assert (play.hero().prizes, play.hero(1).items) == ([PEARL], ["dagger"])
