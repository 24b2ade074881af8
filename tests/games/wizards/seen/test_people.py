"""People, sites, Tasks and ranks, as the rules treat them."""

from itertools import product

import pytest

from fabletop.core.question import Question
from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.printed import ORDERS
from fabletop.games.wizards.rules.agenda import AGENDA
from fabletop.games.wizards.rules.encounters.arriving import place
from fabletop.games.wizards.rules.encounters.mentors import meet, qualifies, talk
from fabletop.games.wizards.rules.encounters.visits import visit
from fabletop.games.wizards.rules.tasks.tasks import (
    is_person,
    markers,
    markers_at,
    open_parts,
    order_of,
)
from fabletop.games.wizards.rules.travel.movement import why_not_enter
from fabletop.games.wizards.scenario import GivenTask, Scenario
from fabletop.games.wizards.seen import board, people, ranks
from fabletop.games.wizards.seen.chances import has_chart
from fabletop.games.wizards.seen.look import view
from fabletop.games.wizards.state import AWAY, HeldTask
from tests.games.wizards.seen.playing import positions


def test_sites_that_are_barred_are_those_that_may_not_be_entered() -> None:
    barred = set[str]()
    for position in positions(range(40), most=40):
        table, seat = position.table, position.open[0].seat
        player = table.players[seat]
        if table.phase != "play" or player.bound:
            continue
        seen = view(table, seat)
        found = people.barred(seen, seat)
        for site, space in table.isles.where.items():
            if table.isles.forced[space] and board.is_there(seen, space) and space != table.left:
                closed = why_not_enter(table, seat, space) != ("", "")
                assert (site in found) == closed
                assert people.may_visit(seen, seat, site) != closed
        barred |= found
    assert len(barred) > 3


def test_a_healer_heals() -> None:
    scene = Scenario(2).player(order="druids", at="torwall-1", dazed=True)
    table = scene.wizard("terek", "larkspur-3").player().start().table
    seen = view(table, 0)
    healers = people.healers(seen)
    assert table.isles.numbers["larkspur-3"] in healers
    for site, space in table.isles.where.items():
        if table.isles.forced[space]:
            twin = table.copy()
            twin.agenda = []
            visit(twin, 0, site)
            if twin.agenda and twin.agenda[-1][0] == "meet":
                meet(twin, 0, site, twin.players[0].arrivals)
            assert (not twin.players[0].dazed) == (space in healers), site


SUSPICION = "malicious_intent"


@pytest.mark.parametrize("rank", [0, 1, 4])
@pytest.mark.parametrize("events", [[], [SUSPICION]])
@pytest.mark.parametrize("mandatory", [False, True])
@pytest.mark.parametrize("person", ["ruktal", "megmoran", "terek"])
def test_what_a_mentor_does(rank: int, events: list[str], mandatory: bool, person: str) -> None:
    tasks = [GivenTask("ashes_of_a_demon", mandatory=mandatory)] if rank else []
    order = "sorcerers" if rank else ""
    scene = Scenario(2).player(order=order, rank=rank, at="torwall-1", events=events, tasks=tasks)
    table = scene.player().start().table
    seen, taught = view(table, 0), order_of(table, person)
    twin = table.copy()
    twin.agenda = []
    talk(twin, 0, person)
    asked = next(step) if (step := AGENDA.next_step(twin)) is not None else None
    offered = [*asked.options] if isinstance(asked, Question) else []
    assert people.may_join(seen, 0) == (("join",) in offered)
    assert people.may_get_task(seen, 0, taught) == (("task",) in offered)


@pytest.mark.parametrize("events", [[], [SUSPICION]])
def test_where_a_suspicion_is_cleared(events: list[str]) -> None:
    scene = Scenario(2).player(order="wizards", at="torwall-1", events=events).player()
    table = scene.start().table
    found = people.clearers(view(table, 0), 0)
    assert bool(found) == bool(events)
    for site, space in table.isles.where.items():
        twin = table.copy()
        twin.agenda, twin.players[0].space = [], space
        place(twin, 0, twin.players[0].arrivals)
        if not has_chart(twin.isles.kind[space]):
            AGENDA.next_step(twin)
        cleared = len(twin.players[0].events) < len(events)
        assert cleared == (space in found), site
        twin.dead[twin.isles.land[space]] = True
        assert space not in people.clearers(view(twin, 0), 0)


def test_who_is_afflicted() -> None:
    for dazed, bound in product((False, True), repeat=2):
        table = Scenario(2).player(order="druids", dazed=dazed, bound=bound).start().table.copy()
        afflicted, table.agenda = people.is_afflicted(view(table, 0), 0), []
        meet(table, 0, "terek", table.players[0].arrivals)
        assert afflicted == (not table.agenda)


def test_mentors_are_where_they_teach() -> None:
    table = Scenario(2).wizard("terek", "larkspur-3").start().table
    seen, isles = view(table, 0), table.isles
    teachers = {site: order_of(table, site) for site in isles.where}
    for order in ORDERS:
        homes = [isles.where[site] for site, taught in teachers.items() if taught == order]
        standing = [one.space for one in table.standing if order_of(table, one.card) == order]
        assert sorted(people.mentors(seen, order)) == sorted(homes + standing)
        for home in homes:
            twin = table.copy()
            twin.dead[isles.land[home]] = True
            assert home not in people.mentors(view(twin, 0), order)
    laying = Scenario(2, layout="laid").start().table
    assert people.mentors(view(laying, 0), "druids") == []


def test_parts_of_tasks_are_done_where_the_reading_says() -> None:
    checked = 0
    for position in positions(range(30), most=30):
        table = position.table
        if table.phase != "play":
            continue
        for seat, player in enumerate(table.players):
            seen = view(table, seat)
            for held, shown in zip(player.tasks, seen.players[seat].tasks, strict=True):
                parts = people.open_parts(seen, shown)
                assert parts == [number for number, _ in open_parts(table, held)]
                for part in parts:
                    for space in people.places_of_part(seen, seat, shown, part):
                        if held.places[part] != AWAY:
                            assert space == held.places[part]
                            here = markers_at(table, player, space)
                            stays = table.box.tasks[held.card].parts[part].kind == "stay"
                            assert player.bound or stays or (held, part) in here
                            checked += 1
                        else:
                            mages = [one.space for one in table.standing]
                            assert space in [*mages, *people.mentors(seen, player.order)]
    assert checked > 50


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(
    "card", ["an_ember_from_the_deep", "the_mentors_message", "the_long_question"]
)
def test_parts_about_persons_are_done_by_those_who_were_told(card: str, order: str) -> None:
    scene = Scenario(2).player(order=order, at="torwall-1", tasks=[GivenTask(card, named="terek")])
    table = scene.wizard("terek", "larkspur-3").wizard("elekov", "torwall-5").start().table
    seen, player = view(table, 0), table.players[0]
    (held,) = player.tasks
    where = {site: space for site, space in table.isles.where.items() if order_of(table, site)}
    where |= {one.card: one.space for one in table.standing}
    for number, part in enumerate(table.box.tasks[card].parts):
        if part.kind == "person" and held.places[number] == AWAY:
            told = people.places_of_part(seen, 0, seen.players[0].tasks[0], number)
            met = [one for one in where if is_person(table, player, held, part, one)]
            assert met
            assert sorted(told) == sorted(where[one] for one in met)


def test_parts_are_done_in_the_order_of_the_stages() -> None:
    kinds = set[int]()
    for card in open_box().tasks.values():
        table = Scenario(2).player(order="wizards", tasks=[]).start().table.copy()
        parts = len(card.parts)
        held = HeldTask(card.id, False, [AWAY] * parts, [False] * parts, "")
        table.players[0].tasks = [held]
        stages = people.stages(view(table, 0), view(table, 0).players[0].tasks[0])
        assert sorted(part for stage in stages for part in stage) == [*range(parts)]
        for stage in stages:
            for number, part in enumerate(stage):
                left = [open_part for open_part, _ in open_parts(table, held)]
                assert left == stage[number:]
                held.done[part] = True
        kinds.add(len(stages))
    assert len(kinds) > 2


def test_markers_lie_where_the_rules_count_them() -> None:
    found = 0
    for position in positions(range(20), most=10):
        table = position.table
        seen = view(table, 0)
        shown = [
            (seat, held.card, table.isles.numbers[space])
            for seat, player in enumerate(seen.players)
            for held in player.tasks
            for space in people.markers(seen, seat, held).values()
        ]
        assert shown == markers(table)
        found += len(shown)
        for seat, player in enumerate(seen.players):
            for held in player.tasks:
                for part, space in people.markers(seen, seat, held).items():
                    assert (held.places[part], held.done[part]) == (space, False)
    assert found > 50


def test_a_task_gives_what_is_printed() -> None:
    given = GivenTask("ashes_of_a_demon")
    table = Scenario(2).player(order="wizards", tasks=[given]).start().table
    seen = view(table, 0)
    assert people.task_gives(seen, given.card) == table.box.tasks[given.card].points


def test_lacking_points_are_just_enough() -> None:
    for position in positions(range(30), most=5):
        table = position.table
        for seat, player in enumerate(table.players):
            if not player.order:
                assert ranks.lacking(view(table, seat), seat) == [0, 0, 0]
                continue
            rank = min(player.rank + 1, ranks.WINNING)
            seen = view(table, seat)
            for missing, goal in (
                (ranks.lacking(seen, seat), rank),
                (
                    ranks.deficits(seen, seat),
                    ranks.MASTERY if table.variants.winning == "gems" else ranks.WINNING,
                ),
            ):
                twin = table.copy()
                them = twin.players[seat]
                them.points = [have + more for have, more in zip(them.points, missing, strict=True)]
                assert qualifies(twin, them, goal)
                for kind, more in enumerate(missing):
                    if more:
                        them.points[kind] -= 1
                        assert not qualifies(twin, them, goal)
                        them.points[kind] += 1


def test_a_call_for_help_costs_what_is_asked() -> None:
    for rank, points in ((1, (5, 0, 0)), (3, (20, 0, 0)), (3, (0, 0, 0)), (0, (0, 0, 0))):
        order = "wizards" if rank else ""
        scene = Scenario(2).player(
            order=order, rank=rank, points=points, at="torwall-1", dazed=True
        )
        play = scene.player().start()
        price = ranks.help_price(view(play.table, 0), 0)
        twin = play.table.copy()
        twin.agenda = [("call", 0)]
        step = AGENDA.next_step(twin)
        asked = step.send(None) if step is not None else None
        is_paid = isinstance(asked, Question) and asked.kind == "pay_for_help"
        assert price == (int(asked.subject or 0) if is_paid and isinstance(asked, Question) else 0)


def test_who_is_ready() -> None:
    table = Scenario(2).player(order="wizards", points=(15, 10, 5)).player().start().table
    assert ranks.is_ready(view(table, 0), 0)
    assert not ranks.is_ready(view(table, 0), 1)
    table.players[0].points[2] -= 1
    assert not ranks.is_ready(view(table, 0), 0)
