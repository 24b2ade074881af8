"""The new Adventures among the others, and what each player can know of them."""

import pytest

from fabletop.core.conformance.checks import check_leak
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.adventures.wilds import FIELD, weird_sisters, wilds

NEW = {
    *("beast", "returned", "doppelganger", "demon_of_greed", "weird_sisters", "soul_collector"),
    *("mad_riddler", "gifts_of_the_gods", "exchange", "unlicensed_alchemist", "path_of_the_dead"),
}


def adventures(
    scenario: type[Scenario], new_adventures: str, new_items: str = "no", realms: str = "none"
) -> list[str]:
    table = scenario(
        3, version="standard", new_adventures=new_adventures, new_items=new_items, realms=realms
    )
    return table.hero("paladin").start().table.adventure_deck


@pytest.mark.rule("W-007")
def test_the_new_adventures_are_shuffled_into_the_deck_of_the_others(
    scenario: type[Scenario],
) -> None:
    base = adventures(scenario, "no")
    assert not NEW & set(base)
    both = adventures(scenario, "riddler")
    assert sorted(both) == sorted([*base, *NEW])


@pytest.mark.rule("W-007")
def test_they_come_with_any_other_part(scenario: type[Scenario]) -> None:
    alone = set(adventures(scenario, "riddler"))
    together = adventures(scenario, "riddler", new_items="yes", realms="water")
    assert alone <= set(together)


@pytest.mark.rule("W-008")
def test_mad_riddler_is_left_out_unless_it_is_asked_for(scenario: type[Scenario]) -> None:
    usual = adventures(scenario, "yes")
    assert NEW - set(usual) == {"mad_riddler"}


def leaks(play: ProphecyPlay, seats: int = 2) -> list[str]:
    return [
        problem
        for seat in (None, *range(seats))
        for seed in range(10)
        for problem in check_leak(play.match, seat, seed)
    ]


def test_nobody_can_tell_from_the_game_what_the_mad_riddler_holds(
    scenario: type[Scenario],
) -> None:
    play = wilds(scenario).hero("paladin", at=FIELD).lies(FIELD, "mad_riddler").start("arrive")
    play.answers("use mad_riddler", "ask weapon", "ask dear")
    assert leaks(play) == []
    play.answers("name_it")
    assert leaks(play) == []


def test_the_weird_sisters_tell_the_future_to_one_player_alone(scenario: type[Scenario]) -> None:
    play = (
        weird_sisters(scenario)
        .top("chance_good_times", "chance_tradesman", "chance_city_merchant", "chance_charity")
        .start("arrive")
    )
    play.answers("roll", "roll", "roll", "let_go", "end", "stay", "end")
    assert leaks(play) == []
    play.answers("next_card chance_charity")
    assert leaks(play) == []


@pytest.mark.rule("W-227")
def test_what_the_returned_shows_is_hidden_from_the_others(scenario: type[Scenario]) -> None:
    play = (
        wilds(scenario)
        .hero("paladin", at=FIELD, magic=0)
        .lies(FIELD, "returned")
        .dice(6, 1)
        .start("arrive")
    )
    play.answers("roll", "look plane_fortress")
    assert leaks(play) == []
