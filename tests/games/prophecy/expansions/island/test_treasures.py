"""What the Treasures do: those of the start of a round, the Mantle and the Sunblade."""

from collections.abc import Sequence

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import FIELD, at_table

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
    play.answers("treasure holy_grail")
    assert (play.hero().health, play.hero().wounds) == (5, 1)
    told = [event[0] for event in play.told()]
    assert told.index("healed") < told.index("chance")


@pytest.mark.rule("W-257")
def test_the_magic_pouch_and_the_tome_of_wisdom_work_at_the_start_of_the_round(
    scenario: type[Scenario],
) -> None:
    play = new_round(scenario, "magic_pouch", "tome_of_wisdom")
    play.answers("treasure tome_of_wisdom", "treasure magic_pouch")
    assert ("chance", 0, "chance_tradesman") in play.told()
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
    play.answers(f"treasure {CLOCK}")
    assert ("clock_die", 0, die) in play.told()
    assert play.table.extra_turns == turns
    play.answers("stay", "end")
    assert play.question.seat == 1 - turns


@pytest.mark.rule("W-257")
def test_who_can_pray_may_pray_for_father_times_clock(scenario: type[Scenario]) -> None:
    play = new_round(scenario, CLOCK, abilities=["prayer"], dice=(2, 6))
    play.answers(f"treasure {CLOCK}")
    assert (play.question.kind, play.question.subject) == ("pray", CLOCK)
    play.answers("cast prayer", "keep_die 6")
    assert play.table.extra_turns == 1
    assert play.question.kind == "move"


@pytest.mark.rule("W-258")
def test_in_further_turns_of_the_round_treasures_do_nothing(scenario: type[Scenario]) -> None:
    play = new_round(scenario, CLOCK, "magic_pouch", dice=(6,))
    play.answers(f"treasure {CLOCK}", "later", "stay", "end")
    assert (play.question.seat, play.question.kind, play.table.turn) == (0, "move", 2)
    assert play.hero().gold == 5
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
    play.answers(f"treasure {CLOCK}", "stay", "peace", "end", "read scroll_of_stealing")
    assert (play.question.kind, play.table.turn) == ("move", 2)
    assert "magic_pouch" in play.hero().items
    assert not any(option.startswith("treasure") for option in play.options)


@pytest.mark.rule("W-258")
def test_in_the_next_round_they_work_again(scenario: type[Scenario]) -> None:
    play = new_round(scenario, "magic_pouch")
    play.answers("treasure magic_pouch", "stay", "end", "stay", "end")
    assert (play.question.seat, play.question.kind) == (0, "dawn")
    play.answers("treasure magic_pouch")
    assert play.hero().gold == 7


ROUND = ("holy_grail", "magic_pouch", "tome_of_wisdom", CLOCK, "crystal_ball_of_fate")
"""All Treasures of the start of a round."""


@pytest.mark.rule("W-257")
@pytest.mark.parametrize("treasure", ROUND)
@pytest.mark.parametrize("early", [True, False])
def test_every_treasure_of_the_round_works_before_or_after_the_chance_card_as_its_owner_likes(
    scenario: type[Scenario], treasure: str, early: bool
) -> None:
    dice = {CLOCK: (1,), "crystal_ball_of_fate": (3, 4)}.get(treasure, ())
    play = new_round(scenario, treasure, wounds=1, dice=dice)
    assert (play.question.kind, play.options) == ("dawn", [f"treasure {treasure}", "later"])
    play.answers(*([f"treasure {treasure}"] if early else ["later", f"treasure {treasure}"]))
    told = [event[0] for event in play.told()]
    works = {CLOCK: "clock_die", "crystal_ball_of_fate": "foretold"}.get(treasure, "treasure_works")
    assert (told.index(works) < told.index("chance")) is early
    assert play.question.kind == "move"
    assert f"treasure {treasure}" not in play.options


@pytest.mark.rule("W-257")
def test_gold_of_the_magic_pouch_that_waits_is_safe_from_an_economic_crisis(
    scenario: type[Scenario],
) -> None:
    play = new_round(scenario, "magic_pouch", chance="chance_economic_crisis")
    play.answers("later")
    assert play.hero().gold == 3
    play.answers("treasure magic_pouch")
    assert play.hero().gold == 4


@pytest.mark.rule("W-257")
def test_of_several_treasures_some_are_used_before_and_some_after_the_chance_card(
    scenario: type[Scenario],
) -> None:
    play = new_round(scenario, "magic_pouch", "tome_of_wisdom", "holy_grail", wounds=1)
    play.answers("treasure holy_grail", "later", "treasure tome_of_wisdom")
    assert "treasure magic_pouch" in play.options
    assert (play.hero().wounds, play.hero().experience) == (0, 4)


@pytest.mark.rule("W-257", "R-212")
def test_where_no_chance_card_is_drawn_a_treasure_is_offered_at_the_movement_alone(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, items=["magic_pouch"])
        .hero("mystic", at=FIELD)
        .owns(0, "royal_cape")
        .owns(1, "astral_sword")
        .stage("final")
        .start("round")
    )
    assert play.question.kind == "move"
    assert "treasure magic_pouch" in play.options


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


@pytest.mark.rule("W-257", "R-096")
def test_a_spiders_web_does_not_keep_anybody_from_using_a_treasure_after_the_chance_card(
    scenario: type[Scenario],
) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, gold=0, items=["magic_pouch"])
        .lies(FIELD, "giant_spider")
        .top("chance_tradesman")
        .start("round")
    )
    play.answers("later")
    assert play.options == ["stay", "treasure magic_pouch"]
    play.answers("treasure magic_pouch")
    assert play.hero().gold == 1
