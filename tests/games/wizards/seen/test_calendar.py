"""The calendar as Evil keeps it."""

from fabletop.games.wizards.isles import CIRCLE
from fabletop.games.wizards.printed import COMMON
from fabletop.games.wizards.rules.turn.calendar import new_day
from fabletop.games.wizards.rules.turn.evil import choose_lands, evil_acts, lands_due, mortal
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.seen import calendar
from fabletop.games.wizards.seen.look import view
from fabletop.games.wizards.state import AWAY, HeldEvent, Table
from tests.games.wizards.seen.playing import positions


def late(**on: int) -> Table:
    scene = Scenario(2).demons("torwall-1", "torwall-2", "ostermoor-3", "glendale-5")
    return scene.on(**on).start().table


def test_days_that_are_left() -> None:
    for day in (1, 13, 14):
        assert calendar.days_left(view(late(day=day), 0)) == 15 - day


def test_lands_due_in_later_fortnights() -> None:
    seen = view(late(), 0)
    expected = [lands_due(number, 2, cooperative=False) for number in range(1, 9)]
    assert [calendar.lands_due(seen, number) for number in range(1, 9)] == expected


def test_evil_takes_the_lands_in_danger_in_their_order() -> None:
    for position in positions(range(40), most=1):
        table = position.table
        if table.phase != "play":
            continue
        *marked, bare = calendar.lands_in_danger(view(table, 0))
        for due in (1, 2, 4, 30):
            claimed = [table.isles.lands[land] for land in choose_lands(table.copy(), due)]
            order = iter(claimed)
            for alike in marked:
                left = list(alike)
                while left and (land := next(order, "")):
                    assert land in left
                    left.remove(land)
            rest = list(order)
            assert len(rest) <= 1
            assert set(rest) <= set(bare)


def test_lands_that_fall_unless_tasks_save_them() -> None:
    for fortnight in (1, 3, 5, 7):
        for completed in (0, 6, 13):
            table = late(day=14, fortnight=fortnight)
            table.completed = completed
            seen = view(table, 0)
            assert calendar.lands_saved(seen) == completed // 6
            evil_acts(table)
            assert len(table.dying) == calendar.falling(seen)


def test_loads_and_lands_that_are_left() -> None:
    table = late()
    seen = view(table, 0)
    assert [calendar.load(seen, land) for land in ("torwall", "ostermoor", "saltmarch")] == [
        2,
        1,
        0,
    ]
    assert calendar.lands_left(seen) == len(mortal(table)) == 17
    table.dead[table.isles.index["torwall"]] = True
    assert calendar.lands_left(view(table, 0)) == 16
    assert calendar.lands_in_danger(view(table, 0))[0] == ["ostermoor"]


def test_lair_time_ends_on_its_day() -> None:
    for day in (1, 9, 14):
        for ahead in range(14):
            table = late(day=day).copy()
            table.players[0].lair = ahead
            found = calendar.lair_day(view(table, 0), 0)
            assert (found is None) == (not ahead)
            for _ in range(ahead):
                assert not table.players[0].bound
                new_day(table)
            assert table.players[0].bound == bool(ahead)
            assert found in (None, table.day)


def test_a_foreseen_land_falls_first() -> None:
    table = late().copy()
    lands = [land for land, kind in enumerate(table.isles.kinds) if kind == COMMON]
    for foreseen in (AWAY, *lands):
        table.players[0].events = [HeldEvent("evil_omen", 0, 0, foreseen)] if foreseen >= 0 else []
        seen = view(table, 0)
        told = [land for land in lands if calendar.is_foreseen(seen, table.isles.lands[land])]
        assert told == ([foreseen] if foreseen >= 0 else [])
        if told:
            assert choose_lands(table.copy(), 1) == told


def test_whether_the_circle_is_last() -> None:
    for circle in ("last", "sheet"):
        table = Scenario(2, circle=circle).start().table.copy()
        last = calendar.is_circle_last(view(table, 0))
        circle_index = table.isles.index[CIRCLE]
        table.demons = [table.isles.spaces[circle_index][0]]
        for land, kind in enumerate(table.isles.kinds):
            table.dead[land] = land != circle_index and kind != "magic"
        assert (choose_lands(table, 1) == [circle_index]) != last
