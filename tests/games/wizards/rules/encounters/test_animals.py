"""Which animal comes, how long it stays, and what makes it leave."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay

ANIMAL = 3
"""A result of a Random Encounter."""

DRAGON, HORSE, HOUND, WINGED_HORSE, UNICORN, DOVE = range(1, 7)


def met(result: int, scenario: Scenario | None = None, *more: int) -> WizardsPlay:
    """Somebody stays at Torwall 1 and meets an animal."""
    scenario = scenario or Scenario(2).player(order="wizards", at="torwall-1")
    play = scenario.dice(5, ANIMAL, result, *more).start()
    play.answers("roll", "stop", "encounter")
    return play


def rest(play: WizardsPlay, turns: int) -> None:
    """This many turns pass in which everybody stays where they are."""
    for _ in range(turns):
        play.answers("roll", "stop")


@pytest.mark.rule("Z-029")
def test_a_one_is_the_dragon() -> None:
    play = met(DRAGON, None, 6)
    assert play.table.isles.names[play.table.dragon] == "torwall-1"
    assert ("meets_dragon", 0) in play.told()
    assert play.player().animal == ""


@pytest.mark.rule("Z-030", "Z-031", "Z-032", "Z-033")
@pytest.mark.parametrize(
    ("result", "animal"),
    [
        (HORSE, "horse"),
        (HOUND, "hound"),
        (WINGED_HORSE, "winged_horse"),
        (UNICORN, "unicorn"),
    ],
)
def test_two_to_five_are_animals_that_stay(result: int, animal: str) -> None:
    assert met(result).player().animal == animal


@pytest.mark.rule("Z-034")
def test_a_six_is_the_dove_with_a_task() -> None:
    scenario = Scenario(2).player(order="wizards", at="torwall-1").draws("the_sealed_letter")
    play = met(DOVE, scenario)
    assert play.player().animal == ""
    assert [(held.card, held.mandatory) for held in play.player().tasks] == [
        ("the_sealed_letter", False)
    ]


@pytest.mark.rule("Z-034", "Z-279")
def test_the_dove_chases_a_hound_away_even_from_who_may_have_no_task() -> None:
    scenario = Scenario(2).player(at="torwall-1", animal="hound", animal_days=4)
    play = met(DOVE, scenario)
    assert play.player().animal == ""
    assert play.tasks() == []


@pytest.mark.rule("Z-279")
@pytest.mark.parametrize(
    ("result", "animal"), [(HORSE, "horse"), (WINGED_HORSE, "winged_horse"), (DRAGON, "")]
)
def test_every_animal_chases_away_the_one_before(result: int, animal: str) -> None:
    scenario = Scenario(2).player(at="torwall-1", animal="hound", animal_days=4)
    play = met(result, scenario, *([6] if result == DRAGON else []))
    assert play.player().animal == animal
    assert ("animal_leaves", 0, "hound") in play.told()
    assert play.player().animal_days == (4 if animal == "horse" else 0)


@pytest.mark.rule("Z-030", "Z-272", "T-125")
def test_a_horse_that_came_on_day_three_leaves_at_the_end_of_day_six() -> None:
    """An extra turn on the day of its arrival changes nothing."""
    scenario = Scenario(2).on(day=3).player(order="wizards", at="torwall-1", extra=1)
    play = scenario.dice(5, ANIMAL, HORSE, *[1] * 8).start()
    play.answers("roll", "stop", "encounter")
    rest(play, 2)
    for day in (4, 5, 6):
        assert (play.table.day, play.player().animal) == (day, "horse")
        rest(play, 2)
    assert (play.table.day, play.player().animal) == (7, "")


@pytest.mark.rule("Z-031", "Z-272")
def test_a_hound_stays_for_four_days() -> None:
    scenario = Scenario(2).on(day=3).player(order="wizards", at="torwall-1")
    play = scenario.dice(5, ANIMAL, HOUND, *[1] * 9).start()
    play.answers("roll", "stop", "encounter")
    rest(play, 1)
    for day in (4, 5, 6, 7):
        assert (play.table.day, play.player().animal) == (day, "hound")
        rest(play, 2)
    assert (play.table.day, play.player().animal) == (8, "")


@pytest.mark.rule("Z-272")
@pytest.mark.parametrize(
    ("card", "animal", "days"), [("a_lords_horse", "horse", 6), ("a_faithful_hound", "hound", 7)]
)
def test_horses_and_hounds_of_events_are_counted_in_days_too(
    card: str, animal: str, days: int
) -> None:
    event = 4
    scenario = Scenario(2).player(order="wizards", at="torwall-1").draws(card)
    play = scenario.dice(5, event, *[1] * (2 * days + 1)).start()
    play.answers("roll", "stop", "encounter")
    rest(play, 1)
    for day in range(2, days + 2):
        assert (play.table.day, play.player().animal) == (day, animal)
        rest(play, 2)
    assert play.player().animal == ""


@pytest.mark.rule("Z-272", "T-125")
@pytest.mark.parametrize(("extra", "last"), [(0, 5), (1, 4)])
def test_a_winged_horse_stays_for_two_turns_and_extra_turns_use_it_up(
    extra: int, last: int
) -> None:
    scenario = Scenario(2).on(day=3).player(order="wizards", at="torwall-1", extra=extra)
    play = scenario.dice(5, ANIMAL, WINGED_HORSE, *[1] * (2 * (last - 3) + extra)).start()
    play.answers("roll", "stop", "encounter")
    rest(play, extra + 1)
    for day in range(4, last + 1):
        assert (play.table.day, play.player().animal) == (day, "winged_horse")
        rest(play, 1)
        assert (play.question.seat, play.player().animal == "") == (1, day == last)
        if day < last:
            rest(play, 1)


@pytest.mark.rule("Z-272")
def test_a_unicorn_stays_for_the_next_turn() -> None:
    play = met(UNICORN, None, 1, 1)
    assert play.player().animal == "unicorn"
    rest(play, 1)
    assert "ride" in play.options
    rest(play, 1)
    assert play.player().animal == ""


@pytest.mark.rule("Z-035")
@pytest.mark.parametrize("animal", ["horse", "hound", "winged_horse", "unicorn"])
def test_every_animal_leaves_when_demons_are_met_even_if_they_are_beaten(animal: str) -> None:
    scenario = Scenario(2).demons("torwall-2").dice(3, 6, 5)
    play = scenario.player(order="wizards", at="torwall-1", animal=animal).start()
    play.answers("roll", "step torwall-2")
    assert play.player().animal == ""
    play.answers("gain power")


@pytest.mark.rule("Z-035")
@pytest.mark.parametrize("animal", ["horse", "hound", "winged_horse", "unicorn"])
def test_every_animal_leaves_when_the_dragon_is_met_even_if_it_does_nothing(animal: str) -> None:
    scenario = Scenario(2).dragon("torwall-2").dice(3, 6)
    play = scenario.player(order="wizards", at="torwall-1", animal=animal).start()
    play.answers("roll", "step torwall-2")
    assert play.player().animal == ""


def test_no_animal_leaves_because_of_a_town_or_another_player() -> None:
    scenario = Scenario(2).dice(3, 6, 6, 3, 4)
    scenario.player(order="wizards", at="torwall-1", animal="horse", animal_days=3)
    play = scenario.player(order="druids", at="torwall_town").start()
    play.answers("roll", "step torwall-0", "gain power", "gain power")
    assert play.player().animal == "horse"


@pytest.mark.rule("Z-030", "Z-031")
@pytest.mark.parametrize(
    ("animal", "start", "step", "stays"),
    [
        ("horse", "ostermoor-5", "step ostermoor-4", True),
        ("horse", "ostermoor-5", "step ostermoor-0", False),
        ("horse", "sacred_circle-1", "step sacred_circle-0", False),
        ("horse", "torwall-15", "swim sea-3-13", False),
        ("horse", "torwall-15", "board sea-4-14", False),
        ("hound", "ostermoor-5", "step ostermoor-4", True),
        ("hound", "ostermoor-5", "step ostermoor-0", True),
        ("hound", "sacred_circle-1", "step sacred_circle-0", False),
        ("hound", "ostermoor-13", "step dragons_lair-15", False),
        ("hound", "torwall-15", "swim sea-3-13", False),
    ],
)
def test_horses_and_hounds_leave_where_they_will_not_go(
    animal: str, start: str, step: str, stays: bool
) -> None:
    scenario = Scenario(2).dragon("glendale-14").player(at=start, animal=animal, animal_days=3)
    play = scenario.dice(4).start()
    play.answers("roll", step)
    assert play.player().animal == (animal if stays else "")


@pytest.mark.rule("T-105")
def test_a_horse_is_gone_as_soon_as_its_rider_is_demon_dazed() -> None:
    scenario = Scenario(2).demons("torwall-2").dice(3, 4)
    play = scenario.player(at="torwall-1", animal="horse", animal_days=3).start()
    play.answers("roll", "step torwall-2")
    assert (play.player().dazed, play.player().animal) == (True, "")


@pytest.mark.rule("T-105", "Z-172")
def test_a_unicorn_is_gone_as_soon_as_its_rider_is_dragonbound() -> None:
    """Without meeting the Dragon: the Day reaches the Lair Time marker."""
    scenario = Scenario(2).dragon("glendale-14").dice(1, 1)
    play = scenario.player(at="dragons_lair-13", animal="unicorn", animal_turns=3, lair=1).start()
    rest(play, 1)
    assert play.player().animal == "unicorn"
    rest(play, 1)
    assert (play.player().bound, play.player().animal) == (True, "")
