"""After winning an Artifact in a plane, a hero may still use her space, but not its cards."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.rules.planes.assaults import FOREST, STORM, TREASURE, before

TAKEN = (6, 1)
"""The dice of a victory."""


def before_the_monster(
    scenario: type[Scenario], *abilities: str, at: str = FOREST, dice: tuple[int, ...] = TAKEN
) -> Scenario:
    """A strong Mercenary beside the plane of the Scaled Monster, who is alone there."""
    position = before(
        *(scenario, "scaled_monster"), at=at, health=8, magic=0, abilities=abilities, dice=dice
    )
    return position


def take_it(position: Scenario) -> ProphecyPlay:
    play = position.start()
    play.answers(STORM, "roll")
    assert TREASURE in play.hero().items
    return play


@pytest.mark.rule("R-197", "R-200")
def test_the_turn_goes_on_after_a_victory(scenario: type[Scenario]) -> None:
    play = take_it(before_the_monster(scenario, at="city").for_sale("city", "great_sword", "cape"))
    assert (play.question.seat, play.question.kind) == (0, "space")
    assert "buy cape" in play.options
    play.answers("buy cape", "end")
    assert play.hero().items == [TREASURE, "cape"]
    assert play.question.seat == 1


@pytest.mark.rule("R-130", "R-197")
def test_a_character_of_the_space_may_be_attacked_after_a_victory(
    scenario: type[Scenario],
) -> None:
    position = before_the_monster(scenario, dice=(*TAKEN, 6, 1)).hero("scout", at=FOREST, magic=0)
    play = take_it(position)
    assert play.options == ["attack scout", "peace"]
    play.answers("attack scout", "ready", "roll")
    assert play.hero(1).wounds == 1
    assert play.options == ["end"]


@pytest.mark.rule("R-103", "R-130", "R-195")
def test_creatures_of_the_space_are_not_fought_and_keep_it_closed(
    scenario: type[Scenario],
) -> None:
    position = before_the_monster(scenario).hero("scout", at=FOREST).lies(FOREST, "rat")
    play = take_it(position.relic(FOREST, "royal_cape"))
    assert play.options == ["end"]
    assert play.refused()["attack scout"] == ("fight_first", "R-130")
    assert play.refused()["claim royal_cape"] == ("fight_first", "R-146")
    assert ("fights", 0, "rat") not in play.told()


@pytest.mark.rule("R-195")
def test_an_opportunity_of_the_space_is_not_met(scenario: type[Scenario]) -> None:
    play = take_it(before_the_monster(scenario).lies(FOREST, "old_veteran"))
    assert play.options == ["end"]
    assert play.refused()["use old_veteran"] == ("not_met", "R-195")


@pytest.mark.rule("R-195", "R-098")
def test_the_face_down_card_of_the_space_stays_face_down(scenario: type[Scenario]) -> None:
    position = before_the_monster(scenario, dice=(*TAKEN, 6, 1)).hero("scout", at=FOREST, magic=0)
    play = take_it(position.lies(FOREST, "old_veteran").face_down(FOREST, "bear"))
    play.answers("attack scout", "ready", "roll")
    assert play.lying(FOREST) == ["old_veteran"]
    assert "bear" in play.table.face_down


@pytest.mark.rule("R-195", "R-262")
def test_who_has_stealth_uses_the_space_past_creatures_that_are_not_met(
    scenario: type[Scenario],
) -> None:
    position = before_the_monster(scenario, "stealth", at="city").lies("city", "rat")
    play = take_it(position.for_sale("city", "cape"))
    assert play.options == ["buy cape", "end"]


@pytest.mark.rule("R-103", "R-195")
def test_what_a_creature_keeps_closed_is_refused_with_the_reason(
    scenario: type[Scenario],
) -> None:
    position = before_the_monster(scenario, at="city").lies("city", "rat")
    play = take_it(position.for_sale("city", "cape"))
    assert play.options == ["end"]
    assert play.refused()["buy cape"] == ("fight_first", "R-103")


@pytest.mark.rule("R-165", "R-197")
def test_an_artifact_lying_in_the_space_may_be_taken_as_well(scenario: type[Scenario]) -> None:
    play = take_it(before_the_monster(scenario).relic(FOREST, "royal_cape"))
    play.answers("claim royal_cape")
    assert play.hero().items == [TREASURE, "royal_cape"]


@pytest.mark.rule("R-098", "R-106")
def test_the_cards_are_met_again_in_the_next_turn(scenario: type[Scenario]) -> None:
    position = before_the_monster(scenario).lies(FOREST, "rat", "bear")
    play = take_it(position)
    play.answers("end", "stay", "end", "stay")
    assert play.options == ["fight rat", "fight bear"]


@pytest.mark.rule("R-208")
def test_the_last_artifact_of_the_planes_ends_the_round_at_once(scenario: type[Scenario]) -> None:
    position = before_the_monster(scenario, at="city").hero("scout", at=FOREST)
    position.owns(0, "royal_cape", "banner_of_hope").owns(
        1, "astral_sword", "crown_of_the_ancient_kings"
    )
    play = take_it(position)
    assert (play.question.seat, play.question.kind) == (0, "battlefield")
