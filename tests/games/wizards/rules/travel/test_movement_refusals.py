"""Why not? Every reason for which a step, a spell or a flight is refused, with its rule."""

import pytest

from fabletop.core.question import Refusal
from fabletop.games.wizards.scenario import Scenario, WizardsPlay

DRAGON = "glendale-14"

READY = (15, 10, 5)
"""Enough for a Wizard's second rank."""


def walking(scenario: Scenario, roll: int = 4) -> WizardsPlay:
    play = scenario.dice(roll).start()
    play.answers("roll")
    assert play.question.kind == "walk"
    return play


def refusal(play: WizardsPlay, option: tuple[str, ...]) -> Refusal:
    return next(no for no in play.match.decisions()[0].refusals() if no.option == option)


def test_a_lost_land_is_refused() -> None:
    play = walking(Scenario(2).dead("ostermoor").dragon(DRAGON).player(at="dragons_lair-16"))
    assert play.refused()["step ostermoor-12"] == ("dead", "Z-226")
    assert play.refused()["step ostermoor-11"] == ("dead", "Z-226")


@pytest.mark.rule("Z-207")
def test_the_space_that_was_left_is_refused() -> None:
    play = walking(Scenario(2).player(order="wizards", at="torwall-1").demons("torwall-1"))
    play.answers("step torwall-2")
    assert play.refused()["step torwall-1"] == ("left", "Z-207")


@pytest.mark.rule("Z-176")
@pytest.mark.parametrize(
    ("start", "step"),
    [("high_hollow-0", "step high_hollow-2"), ("megmoran-12", "step megmoran-11")],
)
def test_high_hollow_and_the_star_crest_are_refused_to_who_is_dragonbound(
    start: str, step: str
) -> None:
    play = walking(Scenario(2).player(order="wizards", at=start, bound=True, crest=True))
    assert step not in play.options
    assert play.refused()[step] == ("bound", "Z-176")


@pytest.mark.rule("Z-176")
def test_who_is_only_dazed_may_enter_high_hollow() -> None:
    play = walking(Scenario(2).player(order="wizards", at="high_hollow-0", dazed=True))
    assert "step high_hollow-2" in play.options


@pytest.mark.rule("Z-234")
def test_the_star_crest_is_refused_without_permission() -> None:
    play = walking(Scenario(2).player(order="wizards", at="megmoran-12"))
    assert "step megmoran-11" not in play.options
    assert play.refused()["step megmoran-11"] == ("crest", "Z-234")


@pytest.mark.rule("Z-206")
def test_a_place_that_was_encountered_twice_is_refused() -> None:
    play = walking(Scenario(2).player(at="torwall-1", visits={"torwall_town": 2}))
    assert play.refused()["step torwall-0"] == ("visited", "Z-206")


def test_a_step_that_is_too_dear_is_refused_with_its_cost() -> None:
    play = walking(Scenario(2).player(at="torwall-1"), roll=2)
    play.answers("step torwall-2")
    no = refusal(play, ("step", "torwall-3"))
    assert (no.reason, no.rule, dict(no.values)) == ("movement", "Z-103", {"n": 2, "have": 1})


@pytest.mark.rule("Z-312")
def test_the_movement_of_an_animal_is_not_counted_where_it_will_not_go() -> None:
    """The Hound still has one of its two spaces, but it would not go into the water."""
    scenario = Scenario(2).player(at="ostermoor-5", animal="hound", events=["green_paths"])
    play = walking(scenario, roll=1)
    play.answers("step ostermoor-14")
    assert play.match.view(0).left == [1, 1, 0]
    assert dict(refusal(play, ("swim", "sea-34-7")).values) == {"n": 2, "have": 1}


def test_swiftness_is_refused_to_who_is_afflicted() -> None:
    bound = walking(Scenario(2).player(order="wizards", rank=3, at="torwall-1", bound=True))
    assert bound.refused()["swiftness"] == ("no_magic", "Z-173")
    dazed = walking(Scenario(2).player(order="wizards", rank=3, at="torwall-1", dazed=True))
    assert dazed.refused()["swiftness"] == ("dazed", "Z-159")


def test_a_spell_that_is_not_known_is_not_spoken_of() -> None:
    play = walking(Scenario(2).player(order="wizards", rank=1, at="torwall-1"))
    assert "swiftness" not in play.refused()
    assert "boat" not in walking(Scenario(2).player(at="torwall-6")).refused()


@pytest.mark.rule("Z-112", "T-057")
def test_a_boat_cannot_be_called_from_inland() -> None:
    play = walking(Scenario(2).player(order="wizards", at="torwall-1"))
    assert not any(text.startswith("boat") for text in play.options)
    assert play.refused()["boat"] == ("inland", "Z-112")


@pytest.mark.rule("Z-112", "T-057")
def test_a_boat_cannot_be_called_from_within_a_boat() -> None:
    scenario = Scenario(2).boats("sea-4-14", "sea-0-14")
    play = walking(scenario.player(order="wizards", at="sea-4-14", boat=0))
    assert not any(text.startswith("boat") for text in play.options)
    assert play.refused()["boat"] == ("in_boat", "Z-112")


@pytest.mark.rule("Z-112")
def test_a_boat_cannot_be_called_by_a_swimmer() -> None:
    play = walking(Scenario(2).player(order="wizards", at="sea-3-13"))
    assert play.refused()["boat"] == ("inland", "Z-112")


@pytest.mark.rule("Z-109")
def test_no_boat_comes_if_there_is_somebody_in_every_one() -> None:
    scenario = Scenario(2).boats("sea-3-13").player(order="wizards", at="torwall-15")
    play = walking(scenario.player(at="sea-3-13", boat=0))
    assert play.refused()["boat"] == ("no_boat", "Z-109")


def test_boat_summoning_is_refused_after_it_was_cast_and_to_who_is_dragonbound() -> None:
    play = Scenario(2).player(order="wizards", at="torwall-15").dice(4, 6).start()
    play.answers("roll", "boat sea-4-14")
    assert play.refused()["boat"] == ("cast", "Z-186")
    bound = walking(Scenario(2).player(order="wizards", at="torwall-15", bound=True))
    assert bound.refused()["boat"] == ("no_magic", "Z-173")


def test_telepathy_is_refused_for_each_of_its_reasons() -> None:
    def refused(scenario: Scenario) -> tuple[str, str]:
        return scenario.start().refused()["telepathy"]

    ready = Scenario(2).wizard("terek", "larkspur-1").player(order="wizards", points=READY)
    assert refused(ready) == ("wizard_on_map", "Z-192")
    assert refused(Scenario(2).player(order="wizards")) == ("not_ready", "Z-193")
    dazed = Scenario(2).player(order="wizards", points=READY, dazed=True)
    assert refused(dazed) == ("dazed", "Z-159")
    bound = Scenario(2).player(order="wizards", points=READY, bound=True)
    assert refused(bound) == ("no_magic", "Z-173")


def test_telepathy_that_failed_is_refused_in_the_same_turn() -> None:
    play = Scenario(2).player(order="wizards", points=READY).dice(3).start()
    play.answers("telepathy")
    assert play.question.kind == "turn"
    assert play.refused()["telepathy"] == ("cast", "Z-186")


def test_transport_is_refused_where_it_does_not_start() -> None:
    play = Scenario(2).player(order="druids", rank=2, at="torwall-1").start()
    assert play.refused()["transport"] == ("not_from_here", "Z-190")


def test_transport_is_refused_to_who_is_dragonbound_but_not_to_who_is_dazed() -> None:
    bound = Scenario(2).player(order="wizards", rank=3, bound=True).start()
    assert bound.refused()["transport"] == ("no_magic", "Z-173")
    dazed = Scenario(2).player(order="wizards", rank=3, dazed=True).start()
    assert "transport random" in dazed.options


@pytest.mark.parametrize(
    ("animal", "ride"),
    [("winged_horse", "fly"), ("unicorn", "ride")],
)
def test_who_is_stuck_can_neither_fly_nor_ride_nor_transport_himself(
    animal: str, ride: str
) -> None:
    scenario = Scenario(2).player(order="wizards", rank=3, animal=animal, trap="stuck")
    play = scenario.start()
    assert play.options == ["roll", "call"]
    assert play.refused()[ride] == ("stuck", "Z-040")
    assert play.refused()["transport"] == ("stuck", "Z-040")


@pytest.mark.rule("Z-276")
def test_animal_summoning_is_refused_to_who_has_an_animal() -> None:
    scenario = Scenario(2).player(order="druids", rank=2, at="torwall-1", animal="horse")
    play = walking(scenario, roll=5).answers("stop")
    assert play.options == ["encounter", "rest"]
    assert play.refused()["summon"] == ("has_animal", "Z-276")


def test_animal_summoning_is_refused_to_who_is_dazed() -> None:
    scenario = Scenario(2).player(order="druids", rank=2, at="torwall-1", dazed=True)
    play = walking(scenario, roll=5).answers("stop")
    assert play.refused()["summon"] == ("dazed", "Z-159")
