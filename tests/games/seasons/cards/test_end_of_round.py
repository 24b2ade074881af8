"""The end of a round: effects player by player in turn order, each player ordering the own ones
(S-045; I-060 to I-067)."""

import pytest

from fabletop.games.seasons.scenario import Scenario


@pytest.mark.rule("S-045")
def test_end_of_round_effects_go_round_from_the_first_player() -> None:
    scenario = Scenario(3).at(first=1)
    scenario.sorcerer(play=["fairy_monolith"], reserve="1 fire")
    scenario.sorcerer(play=["horn_of_plenty"], reserve="1 earth 1 fire")
    scenario.sorcerer(play=["fairy_monolith"], reserve="1 fire")
    play = scenario.start(active=0)
    play.answers("end")
    asked = []
    for answer in ("horn earth", "enough", "enough"):
        asked.append(play.question.seat)
        play.answers(answer)
    assert asked == [1, 2, 0]


@pytest.mark.rule("S-045")
def test_the_wondrous_chest_may_pay_before_the_horn_takes_the_fourth_token() -> None:
    """I-060"""
    cards = ["horn_of_plenty", "wondrous_chest"]
    scenario = Scenario(2).at(first=1).sorcerer(play=cards, reserve="3 fire 1 earth")
    play = scenario.start(active=0)
    play.answers("end")
    assert play.options == ["resolve horn_of_plenty", "resolve wondrous_chest"]
    play.answers("resolve wondrous_chest", "horn fire")
    assert (play.sorcerer().crystals, play.reserve()) == (3, {"earth": 1, "fire": 2})


@pytest.mark.rule("S-045")
def test_the_wondrous_chest_pays_nothing_after_the_horn_took_the_fourth_token() -> None:
    """I-060"""
    cards = ["horn_of_plenty", "wondrous_chest"]
    scenario = Scenario(2).at(first=1).sorcerer(play=cards, reserve="3 fire 1 earth")
    play = scenario.start(active=0)
    play.answers("end", "resolve horn_of_plenty", "horn fire")
    assert (play.sorcerer().crystals, play.question.kind) == (0, "take")


def test_the_horn_of_plenty_may_make_room_for_the_beggars_horn() -> None:
    """I-061"""
    cards = ["beggars_horn", "horn_of_plenty"]
    scenario = Scenario(2).at(first=1).sorcerer(play=cards, reserve="1 fire 1 earth")
    play = scenario.start(active=0)
    play.answers("end", "resolve horn_of_plenty", "horn earth")
    play.choose("air")
    assert (play.sorcerer().crystals, play.reserve()) == (5, {"fire": 1, "air": 1})


def test_the_horn_of_plenty_turns_the_earth_of_the_heart_of_argos_into_five_crystals() -> None:
    """I-062, I-103"""
    cards = ["horn_of_plenty", "heart_of_argos", "idol_of_the_familiar"]
    scenario = Scenario(2).at(first=1).sorcerer(play=cards, reserve="1 fire")
    play = scenario.start(active=0)
    play.answers("activate idol_of_the_familiar", "end", "resolve heart_of_argos", "horn earth")
    assert (play.sorcerer().crystals, play.reserve()) == (5, {"fire": 1})


@pytest.mark.parametrize(("first", "crystals"), [("heart_of_argos", 3), ("wondrous_chest", 0)])
def test_the_earth_of_the_heart_of_argos_may_be_the_fourth_token_for_the_chest(
    first: str, crystals: int
) -> None:
    """I-063"""
    cards = ["wondrous_chest", "heart_of_argos", "idol_of_the_familiar"]
    scenario = Scenario(2).at(first=1).sorcerer(play=cards, reserve="3 fire")
    play = scenario.start(active=0)
    play.answers("activate idol_of_the_familiar", "end", f"resolve {first}")
    assert (play.sorcerer().crystals, play.reserve()) == (crystals, {"earth": 1, "fire": 3})


def test_the_fairy_monolith_may_hide_the_last_token_from_the_horn() -> None:
    """I-064"""
    cards = ["horn_of_plenty", "fairy_monolith"]
    scenario = Scenario(2).at(first=1).sorcerer(play=cards, reserve="1 fire")
    play = scenario.start(active=0)
    play.answers("end", "resolve fairy_monolith", "store fire")
    assert (play.question.kind, play.on("fairy_monolith")) == ("take", {"fire": 1})


@pytest.mark.rule("S-045", "S-104")
@pytest.mark.parametrize(
    ("first", "crystals"), [("damned_soul_of_onys", 3), ("mesodaes_lantern", 1)]
)
def test_a_loss_that_ends_at_no_crystals_may_come_before_a_gain(first: str, crystals: int) -> None:
    """I-065"""
    cards = ["damned_soul_of_onys", "mesodaes_lantern"]
    scenario = Scenario(2).at(first=1).sorcerer(play=cards, crystals=1)
    play = scenario.start(active=0)
    play.answers("end", f"resolve {first}")
    assert play.sorcerer().crystals == crystals


def test_nobody_is_asked_for_an_order_that_makes_no_difference() -> None:
    cards = ["damned_soul_of_onys", "mesodaes_lantern"]
    play = Scenario(2).at(first=1).sorcerer(play=cards, crystals=20).start(active=0)
    play.answers("end")
    assert (play.sorcerer().crystals, play.question.kind) == (20, "take")


@pytest.mark.rule("S-045")
@pytest.mark.parametrize(
    ("first", "crystals", "in_play"), [(0, (2, 1), ["titus_deepgaze"]), (1, (3, 0), [])]
)
def test_titus_takes_when_the_turn_of_his_owner_comes(
    first: int, crystals: tuple[int, int], in_play: list[str]
) -> None:
    """I-066: before him a Lantern has paid, or not yet."""
    scenario = Scenario(2).at(first=first).sorcerer(play=["mesodaes_lantern"])
    play = scenario.sorcerer(play=["titus_deepgaze"]).start(active=1 - first)
    play.answers("end")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == crystals
    assert play.play(1) == in_play


@pytest.mark.rule("S-045")
def test_end_of_round_effects_come_before_those_of_the_new_season() -> None:
    """I-067: the energy of the Hourglass is too late for the Chest."""
    cards = ["wondrous_chest", "hourglass_of_time"]
    scenario = Scenario(2).at(space=3, first=1).sorcerer(play=cards, reserve="3 fire")
    play = scenario.leftover("ww*.").start(active=0)
    play.answers("end")
    assert (play.table.space, play.sorcerer().crystals) == (4, 0)
    play.choose("air")
    assert (play.reserve(), play.sorcerer().crystals) == ({"fire": 3, "air": 1}, 0)
