"""Event Cards 21 to 30: what they do, and how long they are held."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario
from tests.games.wizards.cards.errands import FIRST, LAST, QUIET
from tests.games.wizards.cards.finds import START, finder, finds, found, is_discarded, look_around


@pytest.mark.rule("Z-234")
def test_the_wishing_gate_leads_once_to_any_space_but_not_into_the_star_crest() -> None:
    play = found(finder("the_wishing_gate"))
    assert play.options == ["roll", "wish the_wishing_gate", "call"]
    play.answers("wish the_wishing_gate")
    assert "waters torwall" in play.options
    play.answers("land megmoran")
    assert "space megmoran-10" in play.options
    assert "space megmoran-11" not in play.options


def test_the_wishing_gate_closes_behind_who_goes_through() -> None:
    play = found(finder("the_wishing_gate", animal="hound").dice(QUIET))
    play.answers("wish the_wishing_gate", "land glendale", "space glendale-0")
    assert ("visits", 0, "glendale_dwelling") in play.told()
    assert play.player().animal == ""
    assert is_discarded(play, "the_wishing_gate")


@pytest.mark.rule("Z-272")
def test_a_faithful_hound_stays_for_seven_days() -> None:
    play = found(finder("a_faithful_hound").dice(*[1] * 8))
    for _ in range(7):
        play.answers("roll")
        assert play.table.mount == 2
        play.answers("stop")
    play.answers("roll")
    assert play.table.mount == 0
    assert play.player().animal == ""
    assert is_discarded(play, "a_faithful_hound")


@pytest.mark.rule("Z-272")
def test_a_lords_horse_stays_for_six_days() -> None:
    play = found(finder("a_lords_horse").dice(*[1] * 7))
    for _ in range(6):
        play.answers("roll")
        assert play.table.mount == 4
        play.answers("stop")
    play.answers("roll")
    assert play.table.mount == 0
    assert play.player().animal == ""
    assert is_discarded(play, "a_lords_horse")


def test_a_lords_horse_chases_away_the_hound() -> None:
    play = found(finder("a_lords_horse", animal="hound"))
    assert play.player().animal == "horse"


@pytest.mark.parametrize("card", ["a_lords_horse", "a_faithful_hound", "the_winged_companion"])
def test_a_lords_horse_and_its_like_do_not_come_to_who_is_demon_dazed(card: str) -> None:
    play = found(finder(card, dazed=True))
    assert play.player().animal == ""
    assert is_discarded(play, card)


@pytest.mark.parametrize(
    ("lot", "land"), [(FIRST, "torwall"), (LAST, "hamdrel"), (12, "sacred_circle")]
)
def test_foresight_is_of_a_land_by_lot_but_never_the_lair(lot: int, land: str) -> None:
    play = found(finder("foresight").picks(lot))
    assert ("foresees", 0, land) in play.told()
    assert play.events() == ["foresight"]


@pytest.mark.rule("Z-129")
def test_foresight_is_kept_until_the_land_falls_before_others_of_its_kind() -> None:
    scenario = (
        Scenario(2).player(order="druids", at=START).player(stunned=30).on(day=14, fortnight=3)
    )
    scenario.demons("glendale-1", "glendale-2", "glendale-3").picks(11)
    play = found(finds("foresight", scenario).randomly("sacred_circle-8", "sacred_circle-10"))
    isles = play.table.isles
    assert [land for land in isles.lands if play.table.dead[isles.index[land]]] == ["larkspur"]
    assert is_discarded(play, "foresight")


@pytest.mark.rule("Z-129")
def test_foresight_of_an_elven_land_waits_while_a_common_land_is_marked() -> None:
    scenario = (
        Scenario(2).player(order="druids", at=START).player(stunned=30).on(day=14, fortnight=3)
    )
    scenario.demons("wendmere-1").picks(11)
    play = found(finds("foresight", scenario).randomly("sacred_circle-8", "sacred_circle-10"))
    isles = play.table.isles
    assert [land for land in isles.lands if play.table.dead[isles.index[land]]] == ["wendmere"]
    assert play.events() == ["foresight"]


def test_a_long_day_brings_two_extra_turns() -> None:
    play = found(finder("a_long_day").dice(1, 1))
    for _ in range(2):
        assert play.table.day == 1
        play.answers("roll", "stop")
    assert play.table.day == 2
    assert is_discarded(play, "a_long_day")


def test_the_winged_companion_does_not_leave_by_itself() -> None:
    play = found(finder("the_winged_companion"))
    for land in ("larkspur", "glendale") * 5:
        play.answers("fly", f"land {land}", f"space {land}-4")
    assert play.player().animal == "winged_horse"
    assert play.events() == ["the_winged_companion"]


@pytest.mark.rule("Z-278", "T-085")
def test_the_winged_companion_is_lost_for_good_by_a_transport() -> None:
    play = found(finds("lost_in_fog", finder("the_winged_companion").randomly("larkspur-3")))
    look_around(play)
    assert play.where() == "larkspur-3"
    assert play.player().animal == ""
    assert is_discarded(play, "the_winged_companion")


@pytest.mark.rule("Z-278")
def test_the_winged_companion_is_lost_for_good_by_meeting_the_dragon() -> None:
    play = found(finds("the_dragon_stirs", finder("the_winged_companion")).dice(6))
    look_around(play)
    assert play.player().animal == ""
    assert is_discarded(play, "the_winged_companion")


def test_the_winged_companion_follows_any_animal_that_comes_later() -> None:
    play = found(finds("a_lords_horse", finder("the_winged_companion")))
    look_around(play)
    assert play.player().animal == "horse"
    assert is_discarded(play, "the_winged_companion")


@pytest.mark.rule("Z-257", "Z-305")
def test_the_dragon_stirs_and_everyone_in_the_space_meets_it_clockwise_from_who_drew_the_card() -> (
    None
):
    scenario = Scenario(4)
    for space in (START, "larkspur-3", START, START):
        scenario.player(order="druids", at=space)
    play = finds("the_dragon_stirs", scenario).dice(1, 6, 2, 4).start(active=2)
    look_around(play)
    assert play.table.isles.names[play.table.dragon] == START
    assert [event[1] for event in play.told() if event[0] == "meets_dragon"] == [2, 3, 0]
    assert (play.player(2).bound, play.player(3).bound, play.player(0).stunned) == (True, False, 4)
    assert is_discarded(play, "the_dragon_stirs")


@pytest.mark.rule("Z-257")
@pytest.mark.parametrize(
    "condition",
    [{"dazed": True}, {"bound": True}, {"stunned": 9}, {"trap": "held"}, {"order": "", "rank": 0}],
    ids=["dazed", "bound", "stunned", "trapped", "of rank 0"],
)
def test_the_dragon_stirs_for_everyone_whatever_has_befallen_them(
    condition: dict[str, bool | int | str],
) -> None:
    scenario = Scenario(2).player(order="druids", at=START)
    person: dict[str, Any] = {"order": "druids", "at": START, **condition}
    play = found(finds("the_dragon_stirs", scenario.player(**person)).dice(6, 6))
    assert play.told().count(("meets_dragon", 1)) == 1


@pytest.mark.rule("Z-257")
def test_the_dragon_that_stirs_where_it_is_meets_everyone_there_anew() -> None:
    scenario = Scenario(2).player(order="druids", at=START).player(order="druids", at=START)
    play = found(finds("the_dragon_stirs", scenario.dragon(START)).dice(6, 6))
    assert [event[1] for event in play.told() if event[0] == "meets_dragon"] == [0, 1]


def test_rising_tide_moves_every_empty_boat_by_a_die_of_waters() -> None:
    scenario = (
        Scenario(2)
        .boats("sea-4-14", "sea-30-24", "sea-19-14")
        .player(order="druids", at=START)
        .player(at="sea-30-24", boat=1, stunned=30)
    )
    play = found(finds("rising_tide", scenario).dice(2, 1))
    assert play.question.seat == 0
    far = play.table.isles.by_water(play.table.isles.numbers["sea-4-14"])
    names = play.table.isles.names
    assert play.options == [f"drift {names[space]}" for space in sorted(far) if far[space] == 2]
    play.answers("drift sea-4-12", "drift sea-19-13")
    assert [names[boat.space] for boat in play.table.boats] == [
        "sea-4-12",
        "sea-30-24",
        "sea-19-13",
    ]
    assert is_discarded(play, "rising_tide")


def test_hamdrels_robin_leads_to_hamdrel_without_a_transport() -> None:
    play = found(finder("hamdrels_robin", animal="hound").dice(1, 3))
    assert play.options == ["follow", "stay"]
    play.answers("follow", "gain knowledge")
    assert play.site() == "hamdrels_cottage"
    assert play.player().points == [6, 0, 0]
    assert play.player().animal == "hound"
    assert is_discarded(play, "hamdrels_robin")


def test_hamdrels_robin_need_not_be_followed() -> None:
    play = found(finder("hamdrels_robin"))
    play.answers("stay")
    assert play.where() == START
    assert is_discarded(play, "hamdrels_robin")


@pytest.mark.rule("Z-236", "T-119")
def test_the_star_token_opens_the_star_crest_once() -> None:
    play = found(finder("the_star_token", at="megmoran-12").dice(2, 6, 1))
    assert play.events() == ["the_star_token"]
    play.answers("roll", "step megmoran-11")
    assert ("visits", 0, "star_crest") in play.told()
    assert is_discarded(play, "the_star_token")


@pytest.mark.rule("T-119")
def test_the_star_token_is_needed_by_who_comes_on_foot() -> None:
    play = Scenario(2).player(order="druids", at="megmoran-12").dice(2).start()
    play.answers("roll")
    assert "step megmoran-11" not in play.options
    assert play.refused()["step megmoran-11"] == ("crest", "Z-234")
