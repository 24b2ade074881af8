"""Chances of encounters are those of playing the rule for every face of the dice."""

from collections import Counter
from fractions import Fraction
from functools import partial

import pytest

from fabletop.games.wizards.rules.encounters.chance_meetings import (
    meet_animal,
    meet_somebody,
    random_encounter,
    trap,
)
from fabletop.games.wizards.rules.encounters.company import company
from fabletop.games.wizards.rules.encounters.dragon import dragon_moves
from fabletop.games.wizards.rules.encounters.leaders import gift
from fabletop.games.wizards.rules.travel.places import in_lair
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.seen.chances import ChartResult
from fabletop.games.wizards.seen.encounters import (
    animal_results,
    company_results,
    dragon_chance,
    gift_chances,
    random_encounter_chance,
    random_results,
    trap_results,
)
from fabletop.games.wizards.seen.look import view
from fabletop.games.wizards.state import Table
from tests.games.wizards.seen.playing import FACES, asking, copies, points


def scene(*, rank: int = 2, dazed: bool = False, **variants: str) -> Scenario:
    built = Scenario(2, cards=None, seed=0, **variants)
    return built.player(order="wizards", rank=rank, at="glendale-5", dazed=dazed)


def alone(*, rank: int = 2, dazed: bool = False, **variants: str) -> Table:
    return scene(rank=rank, dazed=dazed, **variants).player(at="torwall-1").start().table


def told(results: list[ChartResult]) -> dict[str, Fraction]:
    found: dict[str, Fraction] = {}
    for one in results:
        found[one.effect] = found.get(one.effect, Fraction(0)) + one.chance
    return found


def counted(words: list[str]) -> dict[str, Fraction]:
    return {word: Fraction(n, len(words)) for word, n in Counter(words).items()}


@pytest.mark.parametrize("variant", ["movement", "die"])
@pytest.mark.parametrize("roll", FACES)
def test_how_likely_a_random_encounter_is(variant: str, roll: int) -> None:
    table = alone(encounters=variant)
    table.roll = roll
    meets = [
        any(job[0] == "random_choice" for job in twin.agenda)
        for twin in copies(table, lambda t: random_encounter(t, 0, t.players[0].arrivals), dice=1)
    ]
    assert random_encounter_chance(view(table, 0), 0) == Fraction(sum(meets), len(meets))
    table.players[0].met = True
    assert random_encounter_chance(view(table, 0), 0) == 0


def test_whom_a_player_meets_by_chance() -> None:
    table = alone()
    met: list[str] = []

    def act(twin: Table) -> None:
        twin.chronicle = []
        meet_somebody(twin, 0)
        met.extend(str(one.told[3]) for one in twin.chronicle if one.told[0] == "random")

    assert len([*copies(table, act, dice=2)]) == len(met) == 36
    assert told(random_results(view(table, 0), 0)) == counted(met)


@pytest.mark.parametrize("dazed", [False, True])
def test_which_animal_comes(dazed: bool) -> None:
    table = alone(dazed=dazed)
    found: list[str] = []
    for twin in copies(table, lambda t: meet_animal(t, 0), dice=1):
        dragon = any(str(job[0]).startswith("dragon") for job in twin.agenda)
        found.append("dragon" if dragon else twin.players[0].animal)
    results = animal_results(view(table, 0), 0)
    assert sum(one.chance for one in results) == 1
    assert {one.animal for one in results} - {""} == {*found} - {"", "dragon"}
    for animal in {*found} - {"", "dragon"}:
        chance = sum(one.chance for one in results if one.animal == animal)
        assert chance == Fraction(found.count(animal), len(found))
    assert told(results)["dragon"] == Fraction(found.count("dragon"), len(found))


def test_which_trap_it_is_and_the_turns_lost_in_it() -> None:
    table = alone(rank=1)
    results = trap_results(view(table, 0), 0)
    found = [
        (row.effect, twin.players[0].trap_turns)
        for roll in FACES
        for row in [table.box.charts["traps"][roll - 1]]
        for twin in copies(table, partial(trap, seat=0, roll=roll), dice=1)
    ]
    assert told(results) == counted([effect for effect, _ in found])
    lost = sum((one.chance * one.turns for one in results), Fraction(0))
    assert lost == -Fraction(sum(turns for _, turns in found), len(found))


@pytest.mark.parametrize("rank", [1, 4])
def test_what_company_brings(rank: int) -> None:
    table = scene(rank=rank).player(order="wizards", rank=rank, at="glendale-5").start().table
    for player in table.players:
        player.events = []
    results = company_results(view(table, 0), 0)
    last = results[-1]
    assert told(results) == counted([row.effect for row in table.box.charts["player_encounters"]])
    gained = []
    for roll in FACES:
        twin = table.copy()
        twin.chance.load([("dice", 6), ("dice", roll), ("dice", roll)])
        twin.agenda = []
        company(twin, twin.players[0].arrivals, 0, 1)
        while twin.agenda and str(twin.agenda[-1][0]).startswith("gain"):
            asking(twin, lambda question: question.options[0])
        gained.append(points(twin) - points(table))
    assert last.points == Fraction(sum(gained), len(gained))


def test_players_of_a_cooperative_game_have_no_chart() -> None:
    assert company_results(view(alone(play="cooperative"), 0), 0) == []


def test_what_a_leader_gives() -> None:
    table = scene(rank=2).player(order="druids", rank=3, at="glendale-5").start().table
    found: Counter[int] = Counter()
    for twin in copies(table, lambda t: gift(t, 0, 1), dice=2):
        while twin.agenda:
            asking(twin, lambda question: question.options[0])
        found[points(twin) - points(table)] += 1
    told_now = gift_chances(view(table, 0), 1, 0)
    assert told_now == {n: Fraction(count, 36) for n, count in found.items()}


def test_how_likely_the_dragon_reaches_a_player() -> None:
    table, chances = alone(), set[Fraction]()
    inside = [space for space in range(len(table.isles.names)) if in_lair(table, space)]
    table.dragon, me = inside[0], table.players[0]
    for me.space in (*inside, table.players[1].space):
        reached = [
            bool(twin.agenda)
            for twin in copies(table, lambda t: dragon_moves(t, 0, t.players[0].arrivals), dice=1)
        ]
        found = dragon_chance(view(table, 0), me.space)
        assert found == Fraction(sum(reached), len(reached))
        chances.add(found)
    assert len(chances) > 2
