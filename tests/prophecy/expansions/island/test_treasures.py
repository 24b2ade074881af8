"""What the Treasures do: those of the start of a round, the Mantle and the Sunblade."""

from collections.abc import Sequence

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.prophecy.expansions.island.islanders import FIELD, at_table

CLOCK = "father_times_clock"


def new_round(
    scenario: type[Scenario],
    *items: str,
    wounds: int = 0,
    abilities: Sequence[str] = (),
    dice: Sequence[int] = (),
    chance: str = "chance_tradesman",
) -> ProphecyPlay:
    """The round of the Paladin begins, with these Treasures."""
    return (
        at_table(scenario)
        .hero("paladin", at="fortress", wounds=wounds, gold=5, items=items, abilities=abilities)
        .hero("mystic", at="monastery")
        .top(chance, "chance_city_merchant")
        .dice(*dice)
        .start("round")
    )


@pytest.mark.rule("W-257")
def test_the_holy_grail_heals_at_the_start_of_the_round(scenario: type[Scenario]) -> None:
    play = new_round(scenario, "holy_grail", wounds=2)
    assert (play.hero().health, play.hero().wounds) == (5, 1)
    told = [event[0] for event in play.told()]
    assert told.index("healed") < told.index("chance")


@pytest.mark.rule("W-257")
def test_the_magic_pouch_and_the_tome_of_wisdom_work_at_the_start_of_the_round(
    scenario: type[Scenario],
) -> None:
    play = new_round(scenario, "magic_pouch", "tome_of_wisdom")
    assert (play.hero().gold, play.hero().experience) == (6, 4)


@pytest.mark.rule("W-257")
def test_a_grail_without_wounds_to_heal_waits_until_the_move(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario, ending="apocalypse")
        .hero("paladin", at="fortress", items=["holy_grail"])
        .hero("mystic", at="monastery")
        .owns(0, "royal_cape")
        .stage("apocalypse")
        .start("round")
    )
    lost = play.hero().wounds
    assert lost > 0
    play.answers("treasure holy_grail")
    assert play.hero().wounds == lost - 1
    assert "treasure holy_grail" not in play.options


@pytest.mark.rule("W-257")
def test_a_grail_that_could_not_heal_is_not_offered(scenario: type[Scenario]) -> None:
    play = new_round(scenario, "holy_grail")
    assert "treasure holy_grail" not in play.options


@pytest.mark.rule("W-257")
def test_a_treasure_that_was_taken_before_the_move_still_works(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", gold=0, items=["scroll_of_stealing"])
        .hero("mystic", at="fortress", items=["magic_pouch"])
        .start()
    )
    play.answers("read scroll_of_stealing", "treasure magic_pouch")
    assert play.hero().gold == 1
    assert "treasure magic_pouch" not in play.options


@pytest.mark.rule("W-257")
def test_after_the_move_it_is_too_late_for_a_treasure(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", items=["scroll_of_stealing"])
        .hero("mystic", at="mountains_by_fortress", items=["magic_pouch"])
        .start()
    )
    play.answers("walk mountains_by_fortress", "read scroll_of_stealing", "peace")
    assert not any(option.startswith("treasure") for option in play.options)


@pytest.mark.rule("W-257")
@pytest.mark.parametrize(("die", "turns"), [(4, 0), (5, 1), (6, 1)])
def test_father_times_clock_strikes_at_the_start_of_the_round(
    scenario: type[Scenario], die: int, turns: int
) -> None:
    play = new_round(scenario, CLOCK, dice=(die,))
    assert ("clock_die", 0, die) in play.told()
    assert play.table.extra_turns == turns
    play.answers("stay", "end")
    assert play.question.seat == 1 - turns


@pytest.mark.rule("W-257")
def test_who_can_pray_may_pray_for_father_times_clock(scenario: type[Scenario]) -> None:
    play = new_round(scenario, CLOCK, abilities=["prayer"], dice=(2, 6))
    assert (play.question.kind, play.question.subject) == ("pray", CLOCK)
    play.answers("cast prayer", "keep_die 6")
    assert play.table.extra_turns == 1
    assert play.question.kind == "move"


@pytest.mark.rule("W-258")
def test_in_further_turns_of_the_round_treasures_do_nothing(scenario: type[Scenario]) -> None:
    play = new_round(scenario, CLOCK, "magic_pouch", dice=(6,))
    play.answers("stay", "end")
    assert (play.question.seat, play.question.kind, play.table.turn) == (0, "move", 2)
    assert play.hero().gold == 6
    assert not any(option.startswith("treasure") for option in play.options)


@pytest.mark.rule("W-258")
def test_a_treasure_stolen_in_a_further_turn_waits_for_the_next_round(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", items=[CLOCK, "scroll_of_stealing"])
        .hero("mystic", at="fortress", items=["magic_pouch"])
        .top("chance_tradesman")
        .dice(6)
        .start("round")
    )
    play.answers("stay", "peace", "end", "read scroll_of_stealing")
    assert (play.question.kind, play.table.turn) == ("move", 2)
    assert "magic_pouch" in play.hero().items
    assert not any(option.startswith("treasure") for option in play.options)


@pytest.mark.rule("W-258")
def test_in_the_next_round_they_work_again(scenario: type[Scenario]) -> None:
    play = new_round(scenario, "magic_pouch")
    play.answers("stay", "end", "stay", "end")
    assert (play.question.seat, play.hero().gold) == (0, 7)


def test_treasures_come_before_the_banner_of_hope(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="fortress", items=["crystal_ball_of_fate"])
        .owns(0, "banner_of_hope")
        .start("round")
    )
    assert play.question.kind == "gaze"
    play.answers("no_gaze")
    assert play.question.kind == "banner"


def test_the_mantle_of_the_sages_adds_to_willpower(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, items=["mantle_of_the_sages"])
        .lies(FIELD, "imp")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("roll")
    assert ("rolled", 0, "imp", 1, 1, 6, 4) in play.told()
    assert play.hero().magic == 4


def test_the_sunblade_of_the_kings_gives_three_and_is_never_damaged(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero(
            "paladin",
            at=FIELD,
            items=["sunblade_of_the_kings", "wooden_shield"],
            abilities=["flaming_weapon"],
        )
        .lies(FIELD, "bear")
        .dice(1, 1)
        .start("arrive")
    )
    play.answers("use sunblade_of_the_kings", "use wooden_shield")
    play.answers("cast flaming_weapon sunblade_of_the_kings", "roll")
    rolls = [told for told in play.told() if told[0] == "rolled"]
    assert rolls[0][5] == 1 + 4 + 3 + 2
    assert play.table.damaged == []
