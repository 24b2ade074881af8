"""Event Cards 11 to 20: what they do, and how long they are held."""

import pytest

from fabletop.games.wizards.scenario import Scenario
from tests.games.wizards.cards.errands import QUIET
from tests.games.wizards.cards.finds import START, finder, finds, found, is_discarded


@pytest.mark.rule("Z-231", "Z-232")
def test_the_will_o_the_wisp_costs_no_animal_if_one_escapes_from_high_hollow() -> None:
    play = found(finder("the_will_o_the_wisp", animal="hound", events=["ring_of_return"]).dice(3))
    play.answers("ring")
    assert play.site() == "high_hollow"
    assert play.player().animal == "hound"
    assert is_discarded(play, "the_will_o_the_wisp")


def test_the_will_o_the_wisp_itself_cannot_be_escaped_but_what_high_hollow_does_can() -> None:
    play = found(finder("the_will_o_the_wisp", animal="hound", events=["ring_of_return"]).dice(1))
    assert play.site() == "high_hollow"
    assert play.options == ["go", "ring"]


def test_the_will_o_the_wisp_leads_on_to_where_high_hollow_sends_one() -> None:
    play = found(finder("the_will_o_the_wisp", animal="hound").dice(3, 1, 4))
    play.answers("gain knowledge")
    assert play.site() == "hamdrels_cottage"
    assert play.player().points == [8, 0, 0]
    assert play.player().animal == ""


def test_lantern_of_dawn_defeats_demons_once() -> None:
    play = found(finder("lantern_of_dawn").demons("torwall-15").dice(1, 4))
    assert play.events() == ["lantern_of_dawn"]
    play.answers("roll", "step torwall-15")
    assert play.options == ["face", "lantern"]
    play.answers("lantern", "gain perception")
    assert play.player().points == [0, 3, 0]
    assert play.demons() == []
    assert is_discarded(play, "lantern_of_dawn")


def test_lantern_of_dawn_stays_with_who_faces_the_demons() -> None:
    play = found(finder("lantern_of_dawn").demons("torwall-15").dice(1, 4))
    play.answers("roll", "step torwall-15", "face")
    assert play.player().dazed
    assert play.events() == ["lantern_of_dawn"]


def test_shadows_gather_in_a_random_space() -> None:
    play = found(finder("shadows_gather").randomly("larkspur-3"))
    assert play.demons() == ["larkspur-3"]
    assert is_discarded(play, "shadows_gather")


@pytest.mark.rule("Z-257")
def test_shadows_gather_around_who_is_in_that_space() -> None:
    scenario = Scenario(2).player(order="druids", at=START).player(at="larkspur-3")
    play = found(finds("shadows_gather", scenario).dice(4).randomly("larkspur-3"))
    assert play.player(1).dazed
    assert play.demons() == ["larkspur-3"]


@pytest.mark.rule("Z-257")
def test_ambush_brings_demons_that_everyone_in_the_space_meets() -> None:
    scenario = Scenario(3).player(order="druids", at=START).player(at=START).player(at="larkspur-3")
    play = found(finds("ambush", scenario).dice(6, 3, 4))
    play.answers("gain power")
    assert play.player().points == [0, 0, 2]
    assert play.player(1).dazed
    assert not play.player(2).dazed
    assert play.demons() == [START]
    assert is_discarded(play, "ambush")


def test_ambush_is_over_when_everyone_defeats_the_demons() -> None:
    play = found(finder("ambush").dice(6, 3))
    play.answers("gain power")
    assert play.demons() == []


def test_an_elf_on_the_road_brings_a_die_of_points_of_one_type() -> None:
    play = found(finder("an_elf_on_the_road").dice(6))
    assert play.options == ["gain knowledge", "gain perception", "gain power"]
    play.answers("gain perception")
    assert play.player().points == [0, 6, 0]
    assert is_discarded(play, "an_elf_on_the_road")


def test_a_mouldering_book_brings_five_knowledge() -> None:
    play = found(finder("a_mouldering_book", points=(1, 1, 1)))
    assert play.player().points == [6, 1, 1]
    assert is_discarded(play, "a_mouldering_book")


def test_clear_sight_brings_five_perception() -> None:
    play = found(finder("clear_sight", points=(1, 1, 1)))
    assert play.player().points == [1, 6, 1]
    assert is_discarded(play, "clear_sight")


def test_the_earth_hums_with_five_power() -> None:
    play = found(finder("the_earth_hums", points=(1, 1, 1)))
    assert play.player().points == [1, 1, 6]
    assert is_discarded(play, "the_earth_hums")


def test_the_earth_hums_in_vain_for_who_has_no_order() -> None:
    play = found(finder("the_earth_hums", order="", rank=0))
    assert play.player().points == [0, 0, 0]


@pytest.mark.rule("Z-232", "Z-233")
def test_led_astray_by_the_player_on_the_left_for_up_to_six_spaces_with_the_animal() -> None:
    scenario = (
        Scenario(3)
        .player(
            order="druids",
            at=START,
            animal="hound",
            animal_days=9,
            visits={"torwall_town": 2},
        )
        .player(stunned=30)
        .player(stunned=30)
    )
    play = found(finds("led_astray", scenario).dice(QUIET))
    for space in ("5", "4", "14", "15", "5"):
        assert play.question.seat == 1
        play.answers(f"lead torwall-{space}")
    play.answers("lead torwall-0")
    assert ("visits", 0, "torwall_town") in play.told()
    assert play.player().visits == {"torwall_town": 1}
    assert play.player().animal == "hound"
    assert is_discarded(play, "led_astray")


def test_led_astray_no_farther_than_the_neighbour_likes() -> None:
    play = found(finder("led_astray"))
    play.answers("lead torwall-15", "halt")
    assert play.where() == "torwall-15"
    assert play.question.kind == "turn"


def test_lost_in_fog_means_a_transport_to_a_random_space() -> None:
    play = found(finder("lost_in_fog", animal="hound").randomly("larkspur_dwelling").dice(QUIET))
    assert play.site() == "larkspur_dwelling"
    assert ("visits", 0, "larkspur_dwelling") in play.told()
    assert play.player().animal == ""
    assert is_discarded(play, "lost_in_fog")
