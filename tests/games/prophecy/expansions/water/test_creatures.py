"""Creatures of the sea, and running away from them."""

import pytest

from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.battles import totals
from tests.games.prophecy.expansions.realms import SHORE
from tests.games.prophecy.expansions.water.sea import under_water

WIN, LOSE, DRAW = (6, 1), (1, 6), (3, 3)


@pytest.mark.rule("W-126", "W-130")
def test_a_beaten_creature_pays_and_is_out_of_the_game(scenario: type[Scenario]) -> None:
    play = under_water(scenario, health=5).lies("wr_b3", "skeletal_shark").dice(*WIN).start()
    play.answers("swim wr_b3", "feed 3", "roll")
    assert (play.hero().experience, play.lying("wr_b3")) == (7, [])
    assert "skeletal_shark" in play.table.removed
    assert play.options == ["end"]


@pytest.mark.rule("W-127")
@pytest.mark.parametrize(("dice", "health"), [(LOSE, 3), ((1, 2), 4)])
def test_a_defeat_or_a_draw_ends_the_turn_on_the_spot(
    scenario: type[Scenario], dice: tuple[int, int], health: int
) -> None:
    built = under_water(scenario, health=4, magic=2).lies("wr_b3", "carnivorous_fish")
    play = built.dice(*dice).start()
    play.answers("swim wr_b3", "let_be", "roll")
    assert (play.space(), play.hero().health, play.question.seat) == ("wr_b3", health, 1)


@pytest.mark.rule("W-128", "W-129")
def test_running_away_costs_two_bubbles_and_is_a_movement_like_any_other(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, at="wr_b3").lies("wr_b3", "giant_squid").empty("wr_b4")
    play = built.start()
    assert play.options == ["stay", "flee wr_b4", "flee wr_c3", "flee wr_b2", "flee wr_a3"]
    play.answers("flee wr_b4")
    assert (play.space(), diver(play.hero()).bubbles, play.question.kind) == ("wr_b4", 3, "swim_on")
    play.answers("stop")
    assert play.options == ["end"]


@pytest.mark.rule("W-128")
def test_bubbles_that_are_missing_for_the_escape_cost_health(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_b3", bubbles=1, health=3).lies("wr_b3", "giant_squid")
    play = built.empty("wr_b4").start()
    play.answers("flee wr_b4")
    assert (diver(play.hero()).bubbles, play.hero().health) == (0, 2)


@pytest.mark.rule("W-128")
def test_who_stays_with_a_creature_fights_again_after_an_ability(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, at="wr_b3", drained=2, abilities=["meditation"])
    play = built.lies("wr_b3", "giant_squid").start()
    play.answers("instead meditation")
    assert (play.hero().drained, play.question.kind) == (0, "roll")


@pytest.mark.rule("W-129")
def test_one_may_run_away_out_of_the_realm(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_a3").lies("wr_a3", "giant_squid").start()
    play.answers(f"flee {SHORE}")
    assert (play.space(), diver(play.hero()).bubbles, play.hero().health) == (SHORE, 0, 4)


def test_reefs_drive_one_back_to_the_creature(scenario: type[Scenario]) -> None:
    built = under_water(scenario, at="wr_b3").lies("wr_b3", "giant_squid")
    play = built.face_down("wr_b4", "reefs").start()
    play.answers("flee wr_b4")
    assert (play.space(), diver(play.hero()).bubbles, play.question.kind) == ("wr_b3", 3, "roll")


@pytest.mark.rule("W-290")
@pytest.mark.parametrize(("fed", "result"), [(0, 0), (2, 2), (6, 5)])
def test_the_skeletal_shark_lets_a_roll_come_to_the_magic_paid(
    scenario: type[Scenario], fed: int, result: int
) -> None:
    built = under_water(scenario, health=8, magic=7).lies("wr_b3", "skeletal_shark").dice(5, 1)
    play = built.start()
    play.answers("swim wr_b3", *([f"feed {fed}"] if fed else []), "roll")
    assert totals(play) == [(8 + result, 4 + 1)]
    assert play.hero().magic == 7 - fed


@pytest.mark.rule("W-291")
def test_a_halflings_lucky_one_is_capped_by_the_skeletal_shark(scenario: type[Scenario]) -> None:
    built = under_water(scenario, health=8, magic=7, race="race_halfling", races="yes")
    play = built.lies("wr_b3", "skeletal_shark").dice(1, 1).start()
    play.answers("swim wr_b3", "feed 1", "roll")
    assert totals(play) == [(8 + 1, 4 + 1)]


@pytest.mark.rule("W-292", "W-293")
def test_the_giant_squid_held_twice_and_then_let_go_pays_two_rare_items(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, health=8, experience=0).lies("wr_b3", "giant_squid")
    play = built.dice(*WIN * 6).start()
    play.answers("swim wr_b3", *["roll"] * 4)
    assert play.options == ["let_escape", "keep_hold"]
    play.answers("keep_hold", "roll", "keep_hold", "roll", "let_escape")
    hero = play.hero()
    assert totals(play) == [(8 + 6, 4 + 1)] * 6
    assert [play.table.box.items[name].deck for name in hero.items] == ["rare", "rare"]
    assert (hero.experience, hero.health, play.lying("wr_b3")) == (6, 8, [])


@pytest.mark.rule("W-292", "W-294")
def test_a_third_extra_roll_lost_costs_everything(scenario: type[Scenario]) -> None:
    built = under_water(scenario, health=5, experience=0).lies("wr_b3", "giant_squid")
    play = built.dice(*WIN * 6, *LOSE).start()
    play.answers("swim wr_b3", *["roll"] * 4, *["keep_hold", "roll"] * 3)
    hero = play.hero()
    assert (hero.items, hero.experience, hero.health) == ([], 0, 4)
    assert (play.lying("wr_b3"), play.question.seat) == (["giant_squid"], 1)


def test_the_last_of_the_undersea_patrol_surrenders_and_talks(scenario: type[Scenario]) -> None:
    built = under_water(scenario, health=8, magic=0, experience=0)
    built.lies("wr_b3", "undersea_patrol").face_down("wr_d5", "leviathan")
    play = built.dice(*WIN * 2).start()
    play.answers("swim wr_b3", "roll", "roll")
    assert totals(play) == [(8 + 6, 4 + 1)] * 2
    assert play.options == ["accept_surrender", "fight_on"]
    play.answers("accept_surrender")
    assert play.hero().experience == 2
    play.answers("reveal wr_d5", "enough")
    assert (play.lying("wr_d5"), play.lying("wr_b3"), play.options) == (["leviathan"], [], ["end"])


def test_the_undersea_patrol_knows_of_two_cards(scenario: type[Scenario]) -> None:
    built = under_water(scenario, magic=8).lies("wr_b3", "undersea_patrol")
    built.face_down("wr_d5", "leviathan").face_down("wr_c5", "reefs")
    play = built.dice(*WIN * 2).start()
    play.answers("swim wr_b3", "by_wills", "roll", "roll")
    assert totals(play) == [(6 + 6, 4 + 1)] * 2
    play.answers("accept_surrender", "reveal wr_d5", "reveal wr_c5")
    assert (play.lying("wr_d5"), play.lying("wr_c5")) == (["leviathan"], ["reefs"])
    assert play.options == ["end"]


def test_who_fights_on_against_the_undersea_patrol_gets_the_whole_experience(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, health=8, magic=0, experience=0)
    play = built.lies("wr_b3", "undersea_patrol").dice(*WIN * 3).start()
    play.answers("swim wr_b3", "roll", "roll", "fight_on", "roll")
    assert (play.hero().experience, play.options) == (4, ["end"])


def test_the_dark_siren_takes_an_ability_instead_of_health(scenario: type[Scenario]) -> None:
    built = under_water(scenario, abilities=["meditation", "swimming"]).dice(*LOSE)
    play = built.lies("wr_b3", "dark_siren").start()
    play.answers("swim wr_b3", "roll", "forget meditation")
    assert (play.hero().abilities, play.hero().health) == (["swimming"], 4)


def test_who_has_no_ability_loses_health_to_the_siren(scenario: type[Scenario]) -> None:
    play = under_water(scenario).lies("wr_b3", "dark_siren").dice(*LOSE).start()
    play.answers("swim wr_b3", "roll")
    assert (play.hero().health, play.question.seat) == (3, 1)


@pytest.mark.parametrize(
    ("chosen", "left"), [("forget meditation", ([], 3)), ("lose_health", (["meditation"], 2))]
)
def test_the_conqueror_turns_the_sirens_song_on_another(
    scenario: type[Scenario], chosen: str, left: tuple[list[str], int]
) -> None:
    built = scenario(2, version="standard", realms="water").gate("fortress", "water")
    built.hero("druid", at="wr_b2", magic=8, bubbles=5).empty("wr_b2")
    built.hero("mystic", at="city", health=3, abilities=["meditation"])
    play = built.lies("wr_b3", "dark_siren").dice(*WIN).start()
    play.answers("swim wr_b3", "roll")
    assert play.options == ["sing_to mystic", "no_song"]
    play.answers("sing_to mystic")
    assert (play.question.seat, play.options) == (1, ["forget meditation", "lose_health"])
    play.answers(chosen)
    assert (play.hero(1).abilities, play.hero(1).health) == left
    assert (play.question.seat, play.options) == (0, ["end"])


@pytest.mark.parametrize(
    ("bargain", "cubes"),
    [("bargain willpower", (3, 7)), ("bargain strength", (5, 3)), ("no_bargain", (4, 5))],
)
def test_the_beaten_sea_witch_bargains(
    scenario: type[Scenario], bargain: str, cubes: tuple[int, int]
) -> None:
    play = under_water(scenario, magic=5).lies("wr_b3", "sea_witch").dice(*WIN).start()
    play.answers("swim wr_b3", "roll", bargain)
    assert (play.hero().health, play.hero().magic) == cubes


def test_drowned_sailors_carry_off_whom_they_beat(scenario: type[Scenario]) -> None:
    built = under_water(scenario).lies("wr_b3", "drowned_sailors").empty("wr_d3")
    play = built.dice(*LOSE, 3).start()
    play.answers("swim wr_b3", "roll")
    assert (play.space(), play.hero().health) == ("wr_d3", 3)
    assert (play.lying("wr_b3"), play.options) == (["drowned_sailors"], ["end"])


def test_a_draw_with_drowned_sailors_carries_nobody_off(scenario: type[Scenario]) -> None:
    play = under_water(scenario, magic=5).lies("wr_b3", "drowned_sailors").dice(*DRAW).start()
    play.answers("swim wr_b3", "roll")
    assert (play.space(), play.question.seat) == ("wr_b3", 1)


def test_enraged_carnivorous_fish_are_stronger_and_worth_willpower(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, health=8, magic=3).lies("wr_b3", "carnivorous_fish")
    play = built.dice(*WIN * 3).start()
    play.answers("swim wr_b3", "enrage", "roll", "roll", "roll")
    assert totals(play) == [(7 + 6, 3 + 1 + 1)] * 3
    assert (play.hero().health, play.hero().magic, play.hero().experience) == (7, 4, 3 + 2)


def test_carnivorous_fish_that_are_left_alone_bring_no_willpower(scenario: type[Scenario]) -> None:
    built = under_water(scenario, health=8, magic=3).lies("wr_b3", "carnivorous_fish")
    play = built.dice(*WIN * 3).start()
    play.answers("swim wr_b3", "let_be", "roll", "roll", "roll")
    assert (totals(play)[0], play.hero().health, play.hero().magic) == ((14, 4), 8, 3)


@pytest.mark.parametrize(("own", "weaker"), [(2, 1), (1, 0)])
def test_a_near_miss_weakens_the_leviathan_for_good(
    scenario: type[Scenario], own: int, weaker: int
) -> None:
    built = under_water(scenario, health=6, bubbles=9).lies("wr_b3", "leviathan")
    play = built.dice(own, 2, 1, 1).top("chance_tradesman", "chance_tradesman").start()
    play.answers("swim wr_b3", "roll")
    play.answers("stay", "end", seat=1)
    play.answers("stay", "roll")
    assert totals(play)[1] == (5 + 1, 8 - weaker + 1)


def test_the_leviathan_pays_with_two_different_rewards(scenario: type[Scenario]) -> None:
    built = under_water(scenario, health=7, gold=0, experience=0).lies("wr_b3", "leviathan")
    play = built.dice(*WIN).start()
    play.answers("swim wr_b3", "roll", "reward strength 1")
    assert "reward strength 1" not in play.options
    play.answers("reward gold 6")
    assert (play.hero().health, play.hero().gold, play.hero().experience) == (8, 6, 0)


def test_the_lord_of_the_sea_wastes_two_bubbles_before_the_battle(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, health=8, magic=0).lies("wr_b3", "lord_of_the_sea")
    play = built.dice(*WIN).start()
    play.answers("swim wr_b3", "roll")
    assert (diver(play.hero()).bubbles, len(play.hero().items), play.hero().experience) == (3, 1, 6)
    assert play.options == ["end"]


@pytest.mark.rule("W-246")
@pytest.mark.parametrize(("die", "health"), [(4, 3), (3, 2)])
def test_an_amulet_may_shake_off_the_song(scenario: type[Scenario], die: int, health: int) -> None:
    built = scenario(2, version="standard", realms="water", artifacts="new")
    built.gate("fortress", "water").hero("druid", at="wr_b2", magic=8, bubbles=5).lies("wr_b2")
    built.hero("mystic", at="city", health=3).owns(1, "amulet_of_untouchability")
    play = built.lies("wr_b3", "dark_siren").dice(*WIN, die).start()
    play.answers("swim wr_b3", "roll", "sing_to mystic")
    assert (play.hero(1).health, play.options) == (health, ["end"])
