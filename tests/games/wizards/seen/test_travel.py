"""Ways cost what the rules take, and take as long as if they were walked for every roll."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from fabletop.games.wizards.isles import SIZE
from fabletop.games.wizards.rules.travel.boats import reach_of
from fabletop.games.wizards.rules.travel.movement import cost, go, start_walking, step_prices
from fabletop.games.wizards.rules.turn.turn import roll
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.seen.distances import FAR, HORIZON, distances, distances_at
from fabletop.games.wizards.seen.look import view
from fabletop.games.wizards.seen.travel import (
    Stage,
    Ways,
    boat_comes,
    called_boat,
    gait,
    movement_chances,
    pace,
    prices_on_foot,
    reach,
    usual_prices,
)
from fabletop.games.wizards.state import AWAY, Table
from tests.games.wizards.seen.playing import FACES, asking, copies, positions

PLENTY = 1000

TRAVELLERS: list[dict[str, Any]] = [
    {},
    {"dazed": True},
    {"animal": "horse", "animal_days": 3},
    {"animal": "hound", "animal_days": 3},
    {"order": "wizards", "rank": 3, "swift": True},
]


def traveller(**more: Any) -> Table:
    scene = Scenario(2).player(at="torwall-1", **more)
    return scene.player(at="glendale-5").dragon("edgewood-3").start().table


def brute_reach(table: Table, seat: int) -> dict[str, int]:
    """Every walk that the rules allow, step by step on copies."""
    found: dict[str, int] = {}
    edge, known = [table], set()
    while edge:
        now = edge.pop()
        player = now.players[seat]
        state = (player.space, player.boat, player.animal, now.own, now.mount, now.sail, now.moved)
        if state in known:
            continue
        known.add(state)
        name = now.isles.names[player.space]
        found[name] = max(found.get(name, 0), now.own + now.mount + now.sail)
        if now.agenda[-1][0] != "walk":
            continue
        for verb, space, _, _ in step_prices(now, seat):
            twin = now.copy()
            go(twin, seat, verb, space)
            edge.append(twin)
    return found


def means(table: Table, seat: int) -> list[str]:
    """What makes this walk different from one on foot that begins."""
    player = table.players[seat]
    found = {
        "under way": table.moved > 0,
        "by boat": player.boat != AWAY,
        "with an animal": bool(player.animal),
        "swift": player.swift,
    }
    return [name for name, is_so in found.items() if is_so]


def test_what_is_in_reach_is_what_can_be_walked() -> None:
    """Of walks on foot that begin, which are many and take longest, one out of five is compared."""
    checked, walks = Counter[str](), 0
    for position in positions(range(30)):
        question, table = position.open[0], position.table
        if question.kind != "walk":
            continue
        special = means(table, question.seat)
        walks += not special
        if special or walks % 5 == 0:
            seen = view(table, question.seat)
            assert reach(seen, question.seat) == brute_reach(table.copy(), question.seat)
            checked.update(special or ["on foot"])
    assert checked["on foot"] > 90
    assert checked["under way"] > 600
    assert min(checked["by boat"], checked["with an animal"], checked["swift"]) > 30


def test_nothing_is_in_reach_before_the_roll() -> None:
    assert reach(view(traveller(), 0), 0) == {}


def walked(table: Table, seat: int, route: list[Stage]) -> int:
    """What the rules take for a way, if there is plenty of movement."""
    twin = table.copy()
    twin.roll = PLENTY
    start_walking(twin, seat)
    twin.own, twin.mount, twin.moved = PLENTY, 0, 1
    for verb, space, _ in route:
        assert (verb, space) in [
            (one, twin.isles.names[there]) for one, there, _, _ in step_prices(twin, seat)
        ]
        go(twin, seat, verb, twin.isles.numbers[space])
    return PLENTY - twin.own


def test_a_way_costs_what_the_rules_take() -> None:
    checked = 0
    for number, position in enumerate(positions(range(24), most=20)):
        table, seat = position.table, position.open[0].seat
        if number % 10 or table.players[seat].space == AWAY or table.phase != "play":
            continue
        if position.open[0].kind != "turn":
            continue
        seen = view(table, seat)
        ways = Ways(seen, seat)
        costs = ways.movement()
        for name in list(costs)[:: len(costs) // 12 or 1]:
            route = ways.route(table.isles.numbers[name])
            assert sum(stage.price for stage in route) == costs[name]
            assert walked(table, seat, route) == costs[name]
            checked += 1
    assert checked > 20


def test_no_step_makes_a_way_cheaper() -> None:
    table = traveller()
    ways = Ways(view(table, 0), 0)
    costs = ways.movement()
    for name in costs:
        twin = table.copy()
        space = twin.isles.numbers[name]
        if twin.isles.forced[space] or any(boat.space == space for boat in twin.boats):
            continue
        twin.players[0].space = space
        twin.own, twin.moved = PLENTY, 1
        for _, there, price, _ in step_prices(twin, 0):
            beyond = twin.isles.names[there]
            assert costs[beyond] <= costs[name] + price


def average_turns(table: Table, route: list[Stage]) -> Fraction:
    """The way walked by the rules, for every roll of every turn."""
    if not route:
        return Fraction(0)
    total = Fraction(0)
    for twin in copies(table, lambda twin: roll(twin, 0), dice=1):
        done = 0
        for verb, space, _ in route:
            there = twin.isles.numbers[space]
            if (verb, there) not in [(one, to) for one, to, _, _ in step_prices(twin, 0)]:
                break
            go(twin, 0, verb, there)
            done += 1
        assert done
        total += average_turns(twin, route[done:])
    return 1 + total / len(FACES)


@pytest.mark.parametrize("more", TRAVELLERS, ids=str)
def test_turns_are_those_of_walking_for_every_roll(more: dict[str, Any]) -> None:
    table = traveller(**more)
    ways = Ways(view(table, 0), 0)
    near = [name for name, far in ways.movement().items() if 0 < far <= 7]
    for name in near[::7]:
        space = table.isles.numbers[name]
        assert ways.turns(space) == average_turns(table, ways.route(space)), name
    assert ways.turns(table.players[0].space) == 0


def test_the_wind_shortens_a_voyage() -> None:
    scene = Scenario(2).player(at="sea-12-7", boat=0).player(at="glendale-5")
    table = scene.dragon("edgewood-3").start().table
    ways = Ways(view(table, 0), 0)
    name = next(n for n, far in ways.movement().items() if far == 5 and n.startswith("sea"))
    space = table.isles.numbers[name]
    assert {stage.verb for stage in ways.route(space)} == {"sail"}
    assert ways.turns(space) == average_turns(table, ways.route(space))


def test_movement_of_a_roll() -> None:
    for more in TRAVELLERS:
        table = traveller(**more)
        found: dict[tuple[int, int, int], int] = {}
        for twin in copies(table, lambda twin: roll(twin, 0), dice=1):
            left = twin.own, twin.mount, twin.sail
            found[left] = found.get(left, 0) + 1
        seen = view(table, 0)
        chances = movement_chances(seen, 0)
        assert chances == {left: Fraction(n, 6) for left, n in found.items()}
        assert pace(seen, 0) == sum(n * (own + mount) for (own, mount, _), n in found.items()) / 6


def test_prices_on_foot_are_those_of_the_rules() -> None:
    for more in TRAVELLERS:
        table = traveller(**more)
        prices = prices_on_foot(table.isles, gait(view(table, 0), 0))
        for space, price in enumerate(prices):
            verb = "swim" if table.isles.land[space] < 0 else "step"
            assert price == cost(table, table.players[0], space, verb)


def test_swiftness_is_foreseen() -> None:
    table = traveller(order="wizards", rank=3)
    assert gait(view(table, 0), 0).swift is None
    hoped = gait(view(table, 0), 0, swift=True)
    table.players[0].swift = True
    assert hoped == gait(view(table, 0), 0)


def test_usual_prices() -> None:
    assert usual_prices() == {"plains": 1, "woods": 2, "mountains": 2, "sail": 1, "swim": 2}


@pytest.mark.parametrize("dead", [(), ("shrineheart",)])
def test_distances_to_a_goal_are_ways_from_everywhere(dead: tuple[str, ...]) -> None:
    table = Scenario(2).player(at="torwall-1").player(at="glendale-5").dead(*dead).start().table
    table.boats = []
    isles = table.isles
    lost = frozenset(isles.index[land] for land in dead)
    goal = isles.numbers["torwall-5"]
    [far] = distances(isles, [goal], lost, gait(view(table, 0), 0))
    lands = isles.spaces[isles.index["shrineheart"]]
    coast = {one for space in lands for one in isles.steps[space]}
    for start in {*isles.spaces[isles.index["torwall"]], *coast}:
        if isles.forced[start] or isles.land[start] in lost:
            continue
        table.players[0].space = start
        costs = Ways(view(table, 0), 0).movement()
        assert min(far[start], HORIZON) == min(costs.get("torwall-5", FAR), HORIZON)


def test_distances_at_some_spaces_are_the_same() -> None:
    table = traveller()
    pace, isles = gait(view(table, 0), 0), table.isles
    for dead in (frozenset[int](), frozenset({isles.index["torwall"]})):
        for goal in range(0, SIZE, 97):
            spaces = range(goal, SIZE, 131)
            near = [distances_at([one], isles, [goal], dead, pace)[0][one] for one in spaces]
            [everywhere] = distances(isles, [goal], dead, pace)
            assert near == [everywhere[one] for one in spaces]


def test_a_called_boat_comes_as_far_as_the_rules_say() -> None:
    checked = 0
    for position in positions(range(60)):
        question, table = position.open[0], position.table
        for option in question.options if question.kind == "walk" else ():
            if option[0] in ("boat", "whistle"):
                water = str(option[1])
                seen, space = view(table, question.seat), table.isles.numbers[water]
                found = called_boat(seen, question.seat, str(option[0]), space)
                comes = boat_comes(seen, question.seat, str(option[0]), space)
                assert comes == (found is not None and found[1])
                twin = table.copy()
                player = twin.players[question.seat]
                range_ = reach_of(twin, player, str(option[0]))
                twin.then(("call_boat", question.seat, water, range_))
                asked = asking(twin, lambda one: one.options[0])
                assert asked is not None
                goals = {one[-1] for one in asked.options}
                if found is None:
                    assert goals == {"none"}
                else:
                    assert (goals == {water}) == found[1]
                checked += 1
    assert checked > 20
