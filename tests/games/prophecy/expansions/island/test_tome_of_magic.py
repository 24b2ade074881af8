"""The Tome of Magic casts the Spells of others."""

from collections.abc import Sequence

import pytest

from fabletop.games.prophecy.expansions.island.pieces import explorer
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.island.islanders import FIELD, at_table

TOME = "tome_of_magic"


def reader(
    scenario: type[Scenario],
    *,
    own: Sequence[str] = (),
    others: Sequence[str] = (),
    items: Sequence[str] = (TOME,),
    lying: Sequence[str] = (),
    magic: int = 6,
    drained: int = 0,
    dice: Sequence[int] = (),
) -> Scenario:
    """The Paladin with the Tome; the Mystic elsewhere knows the others' Spells."""
    return (
        at_table(scenario)
        .hero("paladin", at=FIELD, magic=magic, drained=drained, items=items, abilities=own)
        .hero("mystic", at="monastery", abilities=others)
        .lies(FIELD, *lying)
        .top("chance_tradesman", "chance_city_merchant")
        .dice(*dice)
    )


def offered(play: ProphecyPlay, spell: str) -> bool:
    return any(spell in option.split() for option in play.options)


def test_with_the_tome_of_magic_a_spell_of_another_is_cast_for_its_magic(
    scenario: type[Scenario],
) -> None:
    play = reader(scenario, others=["prayer"], lying=["bear"], dice=(1, 5, 1)).start("arrive")
    play.answers("cast prayer", "roll")
    rolls = [told for told in play.told() if told[0] == "rolled"]
    assert rolls == [("rolled", 0, "bear", 5, 1, 9, 6)]
    assert play.hero().magic == 6 - play.table.box.abilities["prayer"].magic


def test_without_the_tome_nobody_casts_spells_of_others(scenario: type[Scenario]) -> None:
    play = reader(scenario, others=["prayer"], items=(), lying=["bear"]).start("arrive")
    assert play.options == ["roll"]


def test_what_is_no_spell_cannot_be_copied(scenario: type[Scenario]) -> None:
    play = reader(scenario, others=["horsemanship", "meditation"], drained=2).start()
    assert not offered(play, "horsemanship")
    assert not offered(play, "meditation")


def test_a_copied_spell_of_the_battle_counts(scenario: type[Scenario]) -> None:
    play = reader(scenario, others=["berserker_rage"], lying=["bear"], dice=(1, 1)).start("arrive")
    play.answers("cast berserker_rage")
    if play.question.kind == "declare":
        play.answers("ready")
    play.answers("roll")
    bonus = play.table.box.abilities["berserker_rage"].bonuses[0].value
    assert ("rolled", 0, "bear", 1, 1, 5 + bonus, 6) in play.told()


def test_movements_and_what_is_done_instead_can_be_copied(scenario: type[Scenario]) -> None:
    others = ["spirit_of_forest_trails", "fleet_of_foot", "miraculous_healing"]
    builder = reader(scenario, others=others)
    play = builder.start()
    play.hero().wounds = 1
    assert offered(play, "spirit_of_forest_trails")
    assert offered(play, "fleet_of_foot")
    play.answers("spirit_of_forest_trails forest_by_monastery")
    assert play.space() == "forest_by_monastery"


def test_a_copied_spell_turns_an_item_into_magic(scenario: type[Scenario]) -> None:
    builder = reader(scenario, others=["mass_decay"], items=(TOME, "sword"), drained=2)
    play = builder.start()
    play.answers("cast mass_decay sword")
    assert play.hero().items == [TOME]
    assert play.hero().drained < 2


@pytest.mark.rule("W-261")
def test_too_little_magic_is_too_little_for_a_copy(scenario: type[Scenario]) -> None:
    play = reader(scenario, others=["prayer"], lying=["bear"], magic=0).start("arrive")
    assert play.options == ["roll"]


@pytest.mark.rule("W-261")
def test_a_curse_is_copied_only_where_one_roll_decides(scenario: type[Scenario]) -> None:
    play = reader(scenario, others=["curse"], lying=["vampire"]).start("arrive")
    assert not offered(play, "curse")


@pytest.mark.rule("W-261", "W-262")
def test_a_copied_curse_is_cast_once_in_a_battle(scenario: type[Scenario]) -> None:
    play = reader(scenario, others=["curse"], lying=["bear"]).start("arrive")
    play.answers("cast curse")
    assert not offered(play, "curse")


@pytest.mark.rule("W-262")
def test_the_tome_of_magic_does_not_double_a_spell_of_its_owner(scenario: type[Scenario]) -> None:
    play = reader(scenario, own=["curse"], lying=["bear"]).start("arrive")
    play.answers("cast curse")
    assert not offered(play, "curse")


@pytest.mark.rule("W-263")
def test_the_enemys_own_spell_may_be_turned_against_her(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, magic=4, items=[TOME])
        .hero("mystic", at=FIELD, magic=4, abilities=["curse"])
        .dice(6, 5, 4, 3, 2, 1)
        .start("arrive")
    )
    play.answers("attack mystic", "by_strength", "stand", "cast curse")
    assert play.question.seat == 1
    play.answers("cast curse", "roll")
    assert ("rolled", 0, "mystic", 4, 1, 8, 4) in play.told()


@pytest.mark.rule("W-263")
def test_in_the_turn_of_another_the_tome_is_shut(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at=FIELD, magic=1, items=[TOME])
        .hero("mystic", at=FIELD, magic=1, abilities=["curse"])
        .turn_of(1)
        .start("arrive")
    )
    play.answers("attack paladin")
    assert (play.question.seat, play.question.kind) == (1, "roll")


def loops(scenario: type[Scenario]) -> ProphecyPlay:
    """The Paladin's turn ends beside a Mystic who knows Time Loop."""
    play = reader(scenario, others=["time_loop"]).start("arrive")
    play.answers("end")
    return play


@pytest.mark.rule("W-264")
def test_a_copied_time_loop_turns_the_tome_face_down(scenario: type[Scenario]) -> None:
    play = loops(scenario)
    assert (play.question.kind, play.options) == ("spiral", ["cast time_loop", "pass"])
    play.answers("cast time_loop")
    assert (play.question.seat, play.table.turn) == (0, 2)
    assert explorer(play.hero(0)).tome_asleep == 2
    assert play.hero(1).asleep == 0


@pytest.mark.rule("W-264")
def test_in_the_round_after_the_loop_the_tome_is_only_turned_up(scenario: type[Scenario]) -> None:
    play = (
        at_table(scenario)
        .hero("paladin", at="monastery", magic=9, items=[TOME])
        .hero("mystic", at="fortress", magic=0, abilities=["time_loop", "fleet_of_foot"])
        .top("chance_tradesman", "chance_city_merchant", "chance_plains", "chance_forest")
        .start("arrive")
    )
    play.answers("end", "cast time_loop", "stay", "end", "stay", "end")
    assert (play.question.seat, play.question.kind) == (0, "move")
    assert not offered(play, "fleet_of_foot")
    play.answers("stay", "end", "stay", "end")
    assert (play.question.seat, play.question.kind) == (0, "move")
    assert offered(play, "fleet_of_foot")


@pytest.mark.rule("W-264")
def test_time_loop_is_copied_only_while_it_lies_face_up(scenario: type[Scenario]) -> None:
    play = reader(scenario, others=["time_loop"]).start("arrive")
    play.hero(1).asleep = 1
    play.answers("end")
    assert play.question.seat == 1


def own_loop(scenario: type[Scenario]) -> ProphecyPlay:
    """The turn of the Paladin ends, who knows Time Loop and owns the Tome."""
    play = reader(scenario, own=["time_loop"], magic=9).start("arrive")
    play.answers("end")
    return play


@pytest.mark.rule("W-262", "W-264")
def test_the_owner_of_the_tome_may_copy_her_own_time_loop_and_turns_the_tome_over(
    scenario: type[Scenario],
) -> None:
    play = own_loop(scenario)
    assert play.options == ["cast time_loop", "cast time_loop copied", "pass"]
    play.answers("cast time_loop copied")
    assert (play.question.seat, play.table.turn) == (0, 2)
    assert (explorer(play.hero()).tome_asleep, play.hero().asleep) == (2, 0)


@pytest.mark.rule("W-262")
@pytest.mark.parametrize("first", ["cast time_loop", "cast time_loop copied"])
def test_in_one_round_the_own_time_loop_and_its_copy_are_not_both_cast(
    scenario: type[Scenario], first: str
) -> None:
    play = own_loop(scenario)
    play.answers(first, "stay", "end")
    assert (play.question.seat, play.question.kind) == (1, "move")


@pytest.mark.rule("W-262", "W-264")
def test_after_a_copy_of_her_own_time_loop_the_card_itself_works_in_the_next_round(
    scenario: type[Scenario],
) -> None:
    play = own_loop(scenario)
    play.answers("cast time_loop copied", "stay", "end", "stay", "end")
    play.answers("stay", "end")
    assert play.options == ["cast time_loop", "pass"]


@pytest.mark.rule("W-264")
def test_a_time_loop_of_her_own_that_lies_face_down_is_not_copied(
    scenario: type[Scenario],
) -> None:
    play = own_loop(scenario)
    play.answers("cast time_loop", "stay", "end", "stay", "end")
    play.answers("stay", "end")
    assert play.question.seat == 1


def test_the_copy_of_ones_own_spell_is_told_from_the_spell(scenario: type[Scenario]) -> None:
    play = own_loop(scenario)
    labels = play.match.decisions()[0].labels("en")
    assert any("Tome of Magic" in label for label in labels)
