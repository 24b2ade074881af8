"""Who wins with whom, and what the end of the game takes, compared with the rules."""

from collections.abc import Callable

import pytest

from fabletop.games.prophecy.expansions.island.pieces import Explorer, keep
from fabletop.games.prophecy.ranking import score
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.endings import (
    all_together,
    allies,
    apocalypse_takes,
    are_friends,
    certificates_to_win,
    chance_cards,
    chance_decks,
    chance_decks_left,
    scored,
    side_of,
)
from tests.games.prophecy.rules.planes.test_apocalypse import bodies, doomed

HEROES = ("paladin", "mystic", "scout", "enchantress")


def four(
    scenario: type[Scenario], *, teams: str = "no", ending: str = "final_battle"
) -> ProphecyPlay:
    table = scenario(4, version="standard", teams=teams, ending=ending)
    for character in HEROES:
        table.hero(character)
    return table.start()


@pytest.mark.rule("R-221")
def test_partners_sit_opposite_each_other(scenario: type[Scenario]) -> None:
    view = four(scenario, teams="pairs").match.view(0)
    assert [allies(view, seat) for seat in range(4)] == [[0, 2], [1, 3], [0, 2], [1, 3]]
    assert [side_of(view, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert are_friends(view, 1, 3)
    assert not are_friends(view, 1, 2)


def test_without_teams_everybody_plays_alone(scenario: type[Scenario]) -> None:
    view = four(scenario).match.view(0)
    assert [allies(view, seat) for seat in range(4)] == [[0], [1], [2], [3]]
    assert side_of(view, 0) is None
    assert are_friends(view, 2, 2)
    assert not are_friends(view, 0, 2)


def test_in_the_cooperative_game_all_are_friends(scenario: type[Scenario]) -> None:
    view = four(scenario, ending="cooperative").match.view(0)
    assert all_together(view)
    assert not all_together(four(scenario).match.view(0))
    assert allies(view, 2) == [0, 1, 2, 3]
    assert are_friends(view, 0, 3)


@pytest.mark.rule("R-236")
def test_the_certificate_that_reaches_the_number_wins(scenario: type[Scenario]) -> None:
    known = scenario().start().match.view(0).ability_decks
    own = [guild for guild in known if guild != "monastery"]
    play = scenario().hero("druid", at="monastery", experience=5, certificates=own).start()
    assert certificates_to_win(play.match.view(0)) == len(own) + 1
    play.answers("stay", "certificate")
    assert play.match.result is not None
    assert play.match.result.ended_by == "certificates"


@pytest.mark.parametrize("times", [0, 1, 2])
def test_the_game_is_lost_when_no_deck_is_left(scenario: type[Scenario], times: int) -> None:
    table = scenario(2, version="standard", ending="cooperative")
    play = table.hero("mystic").hero("druid").chance_used_up(times).start("chance")
    view = play.match.view(0)
    assert chance_decks_left(view) == chance_decks(view) - view.used_up
    assert play.match.over == (chance_decks_left(view) == 0)


def test_the_chance_deck_ends_no_other_game(scenario: type[Scenario]) -> None:
    view = four(scenario).match.view(0)
    assert (chance_decks(view), chance_decks_left(view)) == (0, 0)


def test_chance_cards_are_counted_wherever_they_lie(scenario: type[Scenario]) -> None:
    whole = four(scenario).match.view(0)
    table = scenario(4, version="standard")
    for character in HEROES:
        table.hero(character)
    used = table.chance_used_up().start().match.view(0)
    assert used.decks["chance"] == 0
    assert chance_cards(used) == chance_cards(whole) == whole.decks["chance"] > 0


def test_the_apocalypse_takes_what_was_said() -> None:
    play = doomed(Scenario, "apocalypse").start("round")
    before, taken = bodies(play), apocalypse_takes(play.match.view(0))
    play.answers("stay", "end", "no_banner")
    after = [(health - taken["Health"], magic - taken["Magic"]) for health, magic in before]
    assert bodies(play) == after


def hunt() -> Scenario:
    return Scenario(2, version="standard", ending="treasure_hunters", island="yes")


def sea() -> Scenario:
    return Scenario(2, version="standard", ending="lord_of_the_sea", realms="water")


def standard() -> Scenario:
    return Scenario(2, version="standard")


@pytest.mark.parametrize("build", [Scenario, standard, hunt, sea])
def test_the_score_counts_what_was_said(build: Callable[[], Scenario]) -> None:
    play = build().hero("paladin").hero("mystic").start()
    hero, box = play.hero(), play.table.box
    word = scored(play.match.view(0))
    if word == "artifacts":
        hero.items += list(box.artifacts)[:2]
    elif word == "certificates":
        hero.certificates += list(box.abilities)[:2]
    elif word == "fame":
        keep(hero, Explorer(fame=2))
    else:
        assert word == "victories"
        play.table.ended_by, play.table.conqueror = "sea_lord", 0
    assert score(play.table, hero) == (1 if word == "victories" else 2)
