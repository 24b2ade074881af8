"""Lair Time and encounters that start anew, or do not, when one is carried elsewhere."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay

FRESH = 13
"""How far ahead a new Lair Time marker is."""

AFAR = "glendale-14"
"""Where the Dragon is, so that it does not move when somebody comes to the Lair."""

EVENT, TRAP = 4, 2
"""Results of a Random Encounter."""

TO_LAIR = 5
"""The result that carries to the Lair: on the Demons' chart, and to its centre on the Dragon's."""


def in_lair(*, order: str = "wizards", rank: int = 3, at: str = "dragons_lair-13") -> Scenario:
    """Five days from becoming Dragonbound."""
    return Scenario(2).dragon(AFAR).player(order=order, rank=rank, at=at, lair=5)


def sent(play: WizardsPlay) -> tuple[str, int]:
    return play.where(), play.player().lair


@pytest.mark.rule("Z-209", "T-114")
def test_a_transport_spell_from_the_lair_to_the_lair_resets_lair_time() -> None:
    play = in_lair(rank=4).dice(5).within("dragons_lair-3").start()
    play.answers("transport territory", "land dragons_lair")
    assert sent(play) == ("dragons_lair-3", FRESH)


@pytest.mark.rule("Z-209")
def test_help_that_carries_one_from_the_lair_to_the_lair_resets_lair_time() -> None:
    play = in_lair().dice(3, 4).randomly("dragons_lair-3").start()
    play.answers("call")
    assert sent(play) == ("dragons_lair-3", FRESH)


@pytest.mark.rule("Z-209", "T-114")
@pytest.mark.parametrize("how", ["transport territory", "call"])
def test_a_place_met_twice_stays_closed_to_who_carries_himself_back_to_its_land(how: str) -> None:
    scenario = Scenario(2).player(
        order="wizards", rank=4, at="torwall-1", visits={"torwall_town": 2}
    )
    scenario.dice(*((1, 2) if how == "call" else (5,)), 1, 4).within("torwall-5")
    play = scenario.start()
    play.answers(how, "land torwall", "roll", "stop", "roll")
    assert play.where() == "torwall-5"
    assert play.refused()["step torwall-0"] == ("visited", "Z-206")


@pytest.mark.rule("Z-209")
def test_a_place_met_twice_stays_closed_to_whom_help_carries_back_to_its_land_by_chance() -> None:
    scenario = Scenario(2).player(order="wizards", at="torwall-1", visits={"torwall_town": 2})
    play = scenario.dice(3, 4).randomly("torwall_town").start()
    play.answers("call")
    assert play.site() == "torwall_town"
    assert not any(told[0] == "chart" for told in play.told())


@pytest.mark.rule("Z-203", "Z-209")
@pytest.mark.parametrize(("visits", "met"), [(1, "torwall_town"), (2, "")])
def test_who_carries_himself_into_a_place_that_is_closed_encounters_nothing(
    visits: int, met: str
) -> None:
    scenario = Scenario(2).player(
        order="wizards", rank=4, at="torwall-1", visits={"torwall_town": visits}, just_met=met
    )
    play = scenario.dice(5).within("torwall_town").start()
    play.answers("transport territory", "land torwall")
    assert play.site() == "torwall_town"
    assert (play.question.seat, play.question.kind) == (1, "turn")
    assert not any(told[0] == "chart" for told in play.told())


@pytest.mark.rule("Z-210", "Z-211", "T-038")
def test_out_of_the_lair_and_back_through_demons_is_a_fresh_start() -> None:
    scenario = in_lair().demons("larkspur-3").dice(5, TO_LAIR)
    play = scenario.randomly("larkspur-3").within("dragons_lair-4").start()
    play.answers("transport random", "face")
    assert sent(play) == ("dragons_lair-4", FRESH)


@pytest.mark.rule("Z-210", "Z-211", "T-038")
def test_out_of_megmoran_and_back_through_high_hollow_opens_its_places_again() -> None:
    scenario = Scenario(2).player(
        order="wizards", rank=3, at="megmoran-0", visits={"megmoran": 2}, just_met="megmoran"
    )
    play = scenario.dice(5, 1, 1, 1, 4).randomly("high_hollow").start()
    play.answers("transport random")
    assert play.site() == "star_crest"
    assert play.player().visits == {"star_crest": 1}
    play.answers("gain knowledge", "gain power", "roll", "stop", "roll", "step megmoran-3")
    assert "step megmoran-0" in play.options


@pytest.mark.rule("Z-210", "Z-211")
def test_out_of_hamdrels_cottage_and_back_through_high_hollow_meets_her_again() -> None:
    scenario = Scenario(2).player(
        order="wizards",
        rank=3,
        at="hamdrels_cottage",
        visits={"hamdrels_cottage": 2},
        just_met="hamdrels_cottage",
        stays=3,
    )
    play = scenario.dice(5, 3, 1, 2).randomly("high_hollow").start()
    play.answers("transport random", "gain power")
    assert play.site() == "hamdrels_cottage"
    assert play.player().points == [0, 0, 4]
    assert (play.player().visits, play.player().stays) == ({"hamdrels_cottage": 1}, 1)


@pytest.mark.rule("Z-212", "T-115")
def test_who_walked_out_of_the_lair_and_lets_himself_be_taken_back_has_fresh_lair_time() -> None:
    """A Sorcerer could escape from what the Demons do, and does not."""
    scenario = in_lair(order="sorcerers", at="dragons_lair-15").demons("ostermoor-13")
    play = scenario.dice(3, TO_LAIR).within("dragons_lair-5").start()
    play.answers("roll", "step ostermoor-13")
    assert play.options == ["go", "escape"]
    play.answers("go")
    assert sent(play) == ("dragons_lair-5", FRESH)


@pytest.mark.rule("Z-212")
def test_a_walk_out_of_the_lair_ends_lair_time_and_one_out_and_back_does_not() -> None:
    out = in_lair(order="druids", rank=1, at="dragons_lair-15").dice(2).start()
    out.answers("roll", "step ostermoor-13", "stop")
    assert out.player().lair == 0
    back = in_lair(order="druids", rank=1, at="dragons_lair-15").dice(4).start()
    back.answers("roll", "step ostermoor-13", "step dragons_lair-15", "stop")
    assert back.player().lair == 5


@pytest.mark.rule("Z-213", "T-041")
@pytest.mark.parametrize("goal", ["dragons_lair-4", "dragons_lair-13"])
def test_a_unicorn_inside_the_lair_resets_no_lair_time(goal: str) -> None:
    scenario = Scenario(2).dragon(AFAR).player(at="dragons_lair-13", animal="unicorn", lair=5)
    play = scenario.start()
    play.answers("ride", "land dragons_lair", f"space {goal}")
    assert sent(play) == (goal, 5)


@pytest.mark.rule("Z-213", "T-041")
@pytest.mark.parametrize(("animal", "ride"), [("winged_horse", "fly"), ("unicorn", "ride")])
@pytest.mark.parametrize("goal", ["torwall-2", "torwall-1"])
def test_riding_on_the_same_land_opens_no_place_again(animal: str, ride: str, goal: str) -> None:
    scenario = Scenario(2).player(at="torwall-1", animal=animal, visits={"torwall_town": 2})
    play = scenario.start()
    play.answers(ride, "land torwall", f"space {goal}")
    assert play.where() == goal
    assert play.player().visits == {"torwall_town": 2}


@pytest.mark.rule("Z-213")
def test_riding_to_another_land_ends_lair_time_and_opens_places_again() -> None:
    scenario = Scenario(2).dragon(AFAR).player(at="dragons_lair-13", animal="unicorn", lair=5)
    play = scenario.start()
    play.answers("ride", "land larkspur", "space larkspur-3")
    assert sent(play) == ("larkspur-3", 0)
    town = Scenario(2).player(at="torwall-1", animal="unicorn", visits={"torwall_town": 2})
    gone = town.start()
    gone.answers("ride", "land larkspur", "space larkspur-3")
    assert gone.player().visits == {}


@pytest.mark.rule("Z-214", "T-039")
def test_demons_in_the_lair_send_one_elsewhere_in_it_with_the_same_lair_time() -> None:
    scenario = in_lair(order="druids", rank=1).demons("dragons_lair-14").dice(2, TO_LAIR)
    play = scenario.within("dragons_lair-4").start()
    play.answers("roll", "step dragons_lair-14")
    assert sent(play) == ("dragons_lair-4", 5)


@pytest.mark.rule("Z-214")
def test_the_dragon_in_the_lair_sends_one_to_its_centre_without_a_fresh_marker() -> None:
    """Meeting it moves the marker back by one, as always."""
    scenario = in_lair(order="druids", rank=1).dragon("dragons_lair-14").dice(2, TO_LAIR, 1)
    play = scenario.start()
    play.answers("roll", "step dragons_lair-14")
    assert sent(play) == ("dragons_lair-0", 4)


@pytest.mark.rule("Z-214")
def test_the_lairs_own_wizard_card_does_not_reset_lair_time() -> None:
    wizard_card = 6
    play = in_lair(order="druids", rank=1).dice(5, wizard_card).draws("trap_lair").start()
    play.answers("roll", "stop", "encounter")
    assert sent(play) == ("dragons_lair-0", 5)


@pytest.mark.rule("Z-215")
def test_a_trap_that_transports_resets_lair_time_and_encounters() -> None:
    to_random = 6
    scenario = in_lair(order="druids", rank=1).dice(5, TRAP, to_random)
    play = scenario.randomly("dragons_lair-3").start()
    play.answers("roll", "stop", "encounter")
    assert sent(play) == ("dragons_lair-3", FRESH)
    visited = Scenario(2).player(at="torwall-1", visits={"torwall_town": 2})
    carried = visited.dice(5, TRAP, to_random).randomly("torwall-2").start()
    carried.answers("roll", "stop", "encounter")
    assert carried.player().visits == {}


@pytest.mark.rule("Z-215")
def test_being_led_astray_resets_lair_time_and_encounters() -> None:
    scenario = in_lair(order="druids", rank=1).dice(5, EVENT).draws("led_astray")
    play = scenario.start()
    play.answers("roll", "stop", "encounter", "lead dragons_lair-14", "halt")
    assert sent(play) == ("dragons_lair-14", FRESH)
    visited = Scenario(2).player(at="torwall-1", visits={"torwall_town": 2})
    led = visited.dice(5, EVENT).draws("led_astray").start()
    led.answers("roll", "stop", "encounter", "lead torwall-2", "halt")
    assert led.player().visits == {}


@pytest.mark.rule("Z-215", "Z-216")
def test_the_abbeys_card_in_the_lair_with_the_abbey_dead_resets_lair_time() -> None:
    wizard_cards = 4
    scenario = Scenario(2).dragon(AFAR).dead("shrineheart").dice(2, wizard_cards)
    scenario.player(order="wizards", at="dragons_lair-13", lair=5)
    scenario.player(order="druids", at="dragons_lair-14", lair=7)
    scenario.draws("trap_abbey").within("dragons_lair-3", "dragons_lair-8")
    play = scenario.start()
    play.answers("roll", "step dragons_lair-14")
    assert sent(play) == ("dragons_lair-3", FRESH)
    assert (play.where(1), play.player(1).lair) == ("dragons_lair-8", FRESH)
