"""The ways through a Realm that are read are those that a hero then has, at the price that was
told."""

from random import Random

import pytest

from fabletop.core.position import Position
from fabletop.core.question import Question
from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from fabletop.games.prophecy.seen.realm_ways import (
    breath,
    chart,
    prize_is_due,
    stops,
    travel,
    within_reach,
)
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Table
from tests.games.prophecy.expansions.dragon.realm import HERE, climbing, in_the_realm
from tests.games.prophecy.expansions.water.sea import under_water

STEPS = ("swim", "climb", "flee")
MERMAID = "the_little_mermaid"


def steps(question: Question) -> list[str]:
    """The spaces that a step is offered to, in a Realm or out of it."""
    return [str(option[1]) for option in question.options if option[0] in (*STEPS, "surface")]


def is_moving(position: Position[Table, ProphecyView]) -> bool:
    open_now = position.open
    return bool(open_now) and open_now[0].kind in ("swim", "swim_on", "climb", "climb_on")


def reached(position: Position[Table, ProphecyView]) -> set[int]:
    """Where one movement really leads, whatever a hero chooses; not where she is sent back to."""
    found, start = set[int](), position.table.heroes[0].space
    for option in position.open[0].options:
        if option[0] in STEPS:
            twin = position.copy()
            twin.answer(option, 0)
            there = position.table.box.board.index[str(option[1])]
            if position.table.box.board.world[there]:
                found.add(there)
            if is_moving(twin) and twin.open[0].seat == 0:
                found |= reached(twin)
    return found - {start}


def roaming() -> list[ProphecyPlay]:
    """Heroes in the middle of the Realms, with open and hidden cards around them."""
    sea = under_water(Scenario, at="wr_b3", rival="wr_c4").empty("wr_b4", "wr_c3", "wr_b2")
    sea.lies("wr_a3", "reefs").lies("wr_c2", "sunken_wreck")
    edge = under_water(Scenario, at="wr_a3", abilities=["dolphin_friend"])
    edge.empty("wr_a4", "wr_a5", "wr_b4").lies("wr_b5", "leviathan")
    gate = in_the_realm(Scenario, at="dr_gate").empty("dr_left_1", "dr_right_1")
    path = in_the_realm(Scenario, at="dr_left_1").empty("dr_left_1", "dr_left_2")
    palace = under_water(Scenario, at="wr_d6")
    return [built.start() for built in (sea, edge, gate, path, palace)]


def test_the_next_steps_and_the_way_out_are_those_that_are_offered() -> None:
    for play in roaming():
        view = play.match.view(0)
        world = view.spaces[play.hero().space].world
        ways, here = chart(view, world), play.hero().space
        inside = [view.spaces[n].id for n in ways.after[here] if n not in ways.closed]
        shores = [place for place in steps(play.question) if place not in inside]
        assert [place for place in steps(play.question) if place in inside] == inside
        assert bool(shores) == (here in ways.exits)
        assert {view.spaces[space].world for space in ways.spaces} == {world}
        assert all(here in ways.before[there] for there in ways.after[here])


def test_a_movement_leads_as_far_and_ends_where_was_said() -> None:
    for play in roaming():
        view = play.match.view(0)
        assert within_reach(view, 0) == reached(play.match.position)
        halts = stops(view, 0, view.spaces[play.hero().space].world)
        for option in play.question.options:
            there = view._table.box.board.index.get(str(option[-1]))
            if option[0] in STEPS and there is not None:
                twin = play.match.position.copy()
                twin.answer(option, 0)
                assert is_moving(twin) != (there in halts)


@pytest.mark.parametrize("abilities", [(), ("dolphin_friend",)])
def test_a_movement_has_as_many_steps_as_was_said(abilities: tuple[str, ...]) -> None:
    way = ("wr_b3", "wr_b4", "wr_b5", "wr_b6")
    play = under_water(Scenario, abilities=[*abilities]).empty(*way).start()
    told = travel(play.match.view(0), 0, "water").pace
    taken = 0
    while f"swim {way[taken]}" in play.options:
        play.answers(f"swim {way[taken]}")
        taken += 1
    assert taken == told


@pytest.mark.rule("W-128")
@pytest.mark.parametrize("abilities", [(), ("dolphin_friend",)])
def test_running_away_takes_as_much_air_as_was_said(abilities: tuple[str, ...]) -> None:
    built = under_water(Scenario, abilities=[*abilities], bubbles=5).lies("wr_b2", "leviathan")
    play = built.empty("wr_b3").start()
    told = travel(play.match.view(0), 0, "water").flight
    play.answers("flee wr_b3")
    assert diver(play.hero()).bubbles == 5 - told


@pytest.mark.rule("W-100")
def test_a_missing_bubble_costs_what_was_said() -> None:
    built = under_water(Scenario, health=6, bubbles=0).lies("wr_b2", "leviathan")
    play = built.empty("wr_b3").start()
    told = travel(play.match.view(0), 0, "water")
    play.answers("flee wr_b3")
    assert play.hero().health == 6 - told.flight * told.drowning < 6


@pytest.mark.parametrize("abilities", [(), ("drake_riding",)])
def test_who_loses_a_battle_must_leave_if_it_was_said(abilities: tuple[str, ...]) -> None:
    play = climbing(Scenario, "steel_skinned_drake", dice=(1, 6), magic=1, abilities=[*abilities])
    told = travel(play.match.view(0), 0, "dragon").throws_out
    play.answers("roll")
    assert ("hold_on" not in play.options) == told == (not abilities)
    assert not travel(under_water(Scenario).start().match.view(0), 0, "water").throws_out


@pytest.mark.rule("W-096", "W-160")
@pytest.mark.parametrize(
    ("at", "kept", "taken"), [("wr_b2", (), 1), ("wr_b2", (MERMAID,), 0), ("wr_d6", (), 0)]
)
def test_a_round_takes_as_much_air_as_was_said(at: str, kept: tuple[str, ...], taken: int) -> None:
    play = under_water(Scenario, at=at, bubbles=5, kept=[*kept]).start("after")
    view = play.match.view(0)
    assert breath(view, 0) == breath(view, 0, at) == taken
    assert breath(view, 0, "city") == 0
    now = play.match.position.copy()
    luck, last = Random(1), now.table.round
    while now.table.heroes[0].space == play.hero().space and now.table.round == last:
        question = now.open[0]
        ends = [one for one in question.options if one[0] in ("end", "stay")]
        now.answer(luck.choice(ends or question.options), question.seat)
    assert diver(now.table.heroes[0]).bubbles == 5 - taken


def test_who_swims_into_a_whirlpool_comes_out_where_was_said() -> None:
    built = under_water(Scenario).lies("wr_b3", "whirlpool").lies("wr_c5", "whirlpool")
    play = built.start()
    view, index = play.match.view(0), play.table.box.board.index
    told = chart(view, "water").comes_out
    assert set(told) == {index["wr_b3"], index["wr_c5"]}
    play.answers("swim wr_b3")
    assert play.hero().space == told[index["wr_b3"]] == index["wr_c5"]


def test_a_single_whirlpool_leads_nowhere() -> None:
    built = under_water(Scenario).lies("wr_b3", "whirlpool").face_down("wr_c5", "whirlpool")
    assert chart(built.start().match.view(0), "water").comes_out == {}


def test_reefs_that_a_hero_has_seen_close_the_way_for_her_alone() -> None:
    built = under_water(Scenario, rival="wr_b4").face_down("wr_b3", "reefs").knows(0, "wr_b3")
    play = built.start()
    here, reefs = (play.table.box.board.index[place] for place in ("wr_b2", "wr_b3"))
    own, other = (chart(play.match.view(seat), "water") for seat in (0, 1))
    assert reefs in own.after[here]
    assert (reefs in own.closed, reefs in other.closed) == (True, False)
    assert reefs not in within_reach(play.match.view(0), 0)
    play.answers("swim wr_b3")
    assert play.space() == "wr_b2"


def test_paths_lead_on_and_never_back() -> None:
    view = in_the_realm(Scenario, at=HERE).start().match.view(0)
    ways = chart(view, "dragon")
    assert set(ways.exits) == set(ways.spaces)
    assert not any(
        space in ways.after[there] for space in ways.spaces for there in ways.after[space]
    )
    assert within_reach(PROPHECY.view(view._table, 1), 1) == set()


@pytest.mark.parametrize("lost", [True, False])
@pytest.mark.parametrize("owned", [[], ["pearl_of_the_abyss"]])
def test_the_prize_of_a_realm_is_given_if_that_was_said(owned: list[str], lost: bool) -> None:
    play = under_water(Scenario, at="wr_c6", prizes=owned).owns(1, "mirrored_shield").start()
    hero = play.hero()
    if lost:
        hero.prizes.clear()
    told, before = prize_is_due(play.match.view(0), 0, "water"), len(hero.prizes)
    play.answers("swim wr_d6")
    play.answers(play.options[0])
    assert len(hero.prizes) - before == told
