"""What all play for together, and how they lose: a reconstruction (W-223 to W-231)."""

import pytest

from fabletop.games.prophecy.expansions.cooperative.pieces import fellowship
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import foe_parts
from tests.games.prophecy.expansions.cooperative.friends import ARTIFACTS, CALM, starting, together

PLAINS = "plains_by_city"


def ended(play: ProphecyPlay) -> tuple[str, tuple[int, ...]]:
    result = PROPHECY.result(play.table)
    assert result is not None, "the game goes on"
    return result.ended_by, result.places


def one_artifact_away(scenario: type[Scenario]) -> Scenario:
    """Four Artifacts in two hands, the fifth lies beside the first hero."""
    return (
        together(scenario)
        .hero("paladin", at=PLAINS)
        .hero("mystic", at="monastery")
        .owns(0, *ARTIFACTS[:3])
        .owns(1, ARTIFACTS[3])
    )


def test_the_last_artifact_in_any_hands_wins_for_all(scenario: type[Scenario]) -> None:
    table = one_artifact_away(scenario).relic(PLAINS, ARTIFACTS[4])
    play = table.start()
    play.answers("stay", f"claim {ARTIFACTS[4]}")
    assert ended(play) == ("fellowship", (1, 1))


def test_four_artifacts_of_one_character_are_not_enough(scenario: type[Scenario]) -> None:
    play = (
        together(scenario)
        .hero("paladin", at=PLAINS)
        .hero("mystic", at="monastery")
        .owns(0, *ARTIFACTS[:3])
        .relic(PLAINS, ARTIFACTS[3])
        .start()
    )
    play.answers("stay", f"claim {ARTIFACTS[3]}")
    assert play.question.kind == "space"


def test_no_final_battle_follows_the_last_artifact(scenario: type[Scenario]) -> None:
    play = one_artifact_away(scenario).relic(PLAINS, ARTIFACTS[4]).start()
    play.answers("stay", f"claim {ARTIFACTS[4]}")
    assert (play.table.stage, play.table.phase) == ("", "over")


def clock(scenario: type[Scenario], used_up: int) -> ProphecyPlay:
    """The Chance deck is empty when the next card is to be drawn."""
    table = together(scenario).hero("paladin", at="village").hero("mystic", at="monastery")
    return table.chance_used_up(used_up).start("chance")


def test_the_chance_deck_is_shuffled_twice(scenario: type[Scenario]) -> None:
    for before in (0, 1):
        play = clock(scenario, before)
        assert fellowship(play.table).used_up == before + 1
        assert ("deck_used_up", 2 - before) in play.told()
        assert not play.table.ended_by
        assert play.table.chance_deck


def test_when_it_is_used_up_for_the_third_time_all_have_lost(scenario: type[Scenario]) -> None:
    play = clock(scenario, 2)
    assert ended(play) == ("too_late", (2, 2))
    assert [told for told in play.told() if told[0] == "chance"] == []


def test_elsewhere_the_chance_deck_is_no_clock(scenario: type[Scenario]) -> None:
    table = scenario(2, version="standard").hero("paladin", at="village")
    play = table.hero("mystic", at="monastery").chance_used_up().start("chance")
    assert (play.table.pieces, play.table.ended_by) == ({}, "")


def test_who_dies_is_replaced_while_there_are_characters(scenario: type[Scenario]) -> None:
    play = dying(scenario).start()
    play.answers("stay", "roll", "stay", "end")
    assert play.hero().alive
    assert play.hero().character != "paladin"


def test_all_have_lost_when_nobody_is_left_to_come(scenario: type[Scenario]) -> None:
    play = dying(scenario).nobody_new().start()
    play.answers("stay", "roll", "stay", "end")
    assert ended(play) == ("fallen", (2, 2))


def dying(scenario: type[Scenario]) -> Scenario:
    return (
        together(scenario)
        .hero("paladin", at=PLAINS, health=0, wounds=4)
        .hero("mystic", at="monastery")
        .lies(PLAINS, "bear")
        .top(*CALM)
        .dice(1, 6)
    )


@pytest.mark.rule("W-231")
def test_the_difficulty_is_what_guardians_are_stronger_by(scenario: type[Scenario]) -> None:
    for difficulty, power in (("easy", 1), ("normal", 2), ("hard", 3)):
        play = (
            together(scenario, difficulty=difficulty)
            .hero("paladin", at="mountains_by_fortress", magic=0)
            .plane("fortress", lesser="undead_knight", shown=["undead_knight"])
            .start()
        )
        play.answers("plane plane_fortress")
        assert foe_parts(play) == {"strength": 7, "power_up": power}


def test_creatures_of_spaces_are_not_stronger(scenario: type[Scenario]) -> None:
    play = together(scenario).hero("paladin", at=PLAINS).lies(PLAINS, "bear").start()
    play.answers("stay")
    assert foe_parts(play) == {"strength": 5}


def test_the_aim_is_told(scenario: type[Scenario]) -> None:
    play = together(scenario).hero("paladin").start()
    for language, word in (("en", "Together"), ("fr", "Ensemble")):
        assert PROPHECY.words(language).aim(play.match.view(0)).startswith(word)


def test_nobody_is_asked_to_fight_a_friend(scenario: type[Scenario]) -> None:
    play = together(scenario).hero("paladin", at=PLAINS).hero("mystic", at=PLAINS).start()
    play.answers("stay")
    assert play.question.kind == "space"
    assert starting(play, "attack") == []
