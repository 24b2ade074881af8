"""How a game of Wizards stands: every feature tells what a player would, and the chances follow."""

from math import isclose
from random import Random

import pytest

from fabletop.bots.outlook import outlook
from fabletop.bots.outlooks import wizards
from fabletop.core.game import settle
from fabletop.core.playout import playout
from fabletop.core.question import Option, Question
from fabletop.core.texts.catalogue import catalogue
from fabletop.core.texts.languages import languages
from fabletop.games.wizards import WIZARDS
from fabletop.games.wizards.scenario import GivenTask, Scenario

SHEPHERD = GivenTask("the_lost_shepherd", places={0: "harrowfield-3"})


def first(name: str, scene: Scenario) -> float:
    """A feature of the first seat."""
    row = wizards.measure(scene.start().match.view(0))[0]
    return row[wizards.NAMES.index(name)]


def chances(scene: Scenario) -> list[float]:
    """The chance of every seat to win, as the first one sees it."""
    return outlook("wizards").standing(scene.start().match.view(0), 0)[0]


def test_a_higher_rank_counts() -> None:
    low = Scenario(2).player(order="druids", rank=1)
    high = Scenario(2).player(order="druids", rank=2)
    assert first("rank", high) > first("rank", low)


def test_points_count_that_the_last_rank_takes() -> None:
    few = Scenario(2).player(order="druids", points=(5, 10, 5))
    many = Scenario(2).player(order="druids", points=(10, 20, 15))
    useless = Scenario(2).player(order="druids", points=(70, 10, 5))
    needed = Scenario(2).player(order="druids", points=(50, 10, 5))
    assert first("points", many) > first("points", few)
    assert first("points", useless) == first("points", needed)


def test_the_same_lead_counts_more_late_in_the_game() -> None:
    early = Scenario(2).player(order="druids", points=(10, 10, 10)).player(order="druids")
    late = Scenario(2).player(order="druids", points=(40, 90, 65))
    late.player(order="druids", points=(30, 80, 55))
    lead, later = (
        ahead[1] - behind[1]
        for ahead, behind in (wizards.measure(s.start().match.view(0)) for s in (early, late))
    )
    assert later > lead > 0


def test_points_for_the_next_rank_count_until_they_are_enough() -> None:
    some = Scenario(2).player(order="druids", points=(5, 5, 5))
    enough = Scenario(2).player(order="druids", points=(5, 15, 10))
    more = Scenario(2).player(order="druids", points=(15, 25, 20))
    assert 0 < first("next_rank", some) < first("next_rank", enough) == 1
    assert first("next_rank", more) == 1


def test_who_has_all_for_the_next_rank_is_ready() -> None:
    assert first("ready", Scenario(2).player(order="druids", points=(5, 15, 10))) == 1
    assert first("ready", Scenario(2).player(order="druids", points=(5, 15, 9))) == 0


def test_who_is_ready_wants_to_be_near_the_mentor() -> None:
    near = Scenario(2).player(order="druids", points=(5, 15, 10), at="sacred_circle-1")
    far = Scenario(2).player(order="druids", points=(5, 15, 10), at="torwall-3")
    assert first("mentor", near) > first("mentor", far) > 0


def test_who_has_no_order_wants_to_be_near_any_mentor() -> None:
    near = Scenario(2).player(at="melekok-1")
    far = Scenario(2).player(at="torwall-3")
    assert first("mentor", near) > first("mentor", far) > 0


def test_the_mentor_does_not_matter_to_who_lacks_points() -> None:
    assert first("mentor", Scenario(2).player(order="druids", at="sacred_circle-1")) == 0


def test_a_dead_mentor_is_no_way_to_anything() -> None:
    ready = Scenario(2).player(order="sorcerers", points=(10, 5, 15), at="melekok-1")
    alive = first("mentor", ready)
    ready.dead("megmoran", "melekok", "meligar")
    assert first("mentor", ready) < alive


def test_tasks_in_hand_count() -> None:
    none = Scenario(2).player(order="druids")
    some = Scenario(2).player(order="druids", tasks=[SHEPHERD])
    assert first("tasks", some) > first("tasks", none) == 0


def test_parts_that_are_done_count() -> None:
    fresh = Scenario(2).player(order="druids", tasks=[SHEPHERD])
    begun = GivenTask("the_lost_shepherd", done=(0,), places=SHEPHERD.places)
    assert first("begun", Scenario(2).player(order="druids", tasks=[begun])) > first("begun", fresh)


def test_a_marker_close_by_is_in_reach() -> None:
    near = Scenario(2).player(order="druids", at="harrowfield-2", tasks=[SHEPHERD])
    far = Scenario(2).player(order="druids", at="torwall-3", tasks=[SHEPHERD])
    assert first("reach", near) > first("reach", far) > 0


def test_animals_and_objects_help_and_afflictions_do_not() -> None:
    alone = Scenario(2).player(order="druids")
    riding = Scenario(2).player(order="druids", animal="horse", animal_days=3)
    whistling = Scenario(2).player(order="druids", events=["silver_whistle"])
    suspected = Scenario(2).player(order="druids", events=["malicious_intent"])
    assert first("gifts", riding) > first("gifts", alone)
    assert first("gifts", whistling) > first("gifts", alone) > first("gifts", suspected)


def test_dragonbound_is_worse_than_dazed() -> None:
    healthy = Scenario(2).player(order="druids")
    dazed = Scenario(2).player(order="druids", dazed=True)
    bound = Scenario(2).player(order="druids", bound=True)
    assert first("affliction", bound) > first("affliction", dazed) > first("affliction", healthy)


def test_stunned_and_trapped_players_lose_turns() -> None:
    free = Scenario(2).player(order="druids")
    stunned = Scenario(2).player(order="druids", stunned=2)
    held = Scenario(2).player(order="druids", trap="held")
    hasty = Scenario(2).player(order="druids", extra=1)
    assert first("delay", stunned) > first("delay", free) > first("delay", hasty)
    assert first("delay", held) > first("delay", free)


def test_demons_dragon_and_lair_are_dangerous() -> None:
    safe = first("danger", Scenario(2).player(order="druids", at="harrowfield-2"))
    beside = Scenario(2).player(order="druids", at="harrowfield-2").demons("harrowfield-3")
    hunted = Scenario(2).player(order="druids", at="harrowfield-2").dragon("harrowfield-2")
    in_lair = Scenario(2).player(order="druids", at="dragons_lair-12").dragon("torwall-0")
    long_there = (
        Scenario(2).player(order="druids", at="dragons_lair-12", lair=1).dragon("torwall-0")
    )
    assert safe == 0
    assert first("danger", beside) > safe
    assert first("danger", hunted) > safe
    assert first("danger", long_there) > first("danger", in_lair) > safe


def test_gems_count() -> None:
    highs = WIZARDS.new(settle(WIZARDS, {}, 2), 2, 0).box.high_wizards
    two = highs[:2]
    none = Scenario(2, winning="gems").player(order="druids", rank=4)
    some = Scenario(2, winning="gems").player(order="druids", rank=4, gems=two)
    assert first("gems", some) > first("gems", none) == 0


def test_dead_lands_leave_less_time_and_completed_tasks_more() -> None:
    calm = first("time", Scenario(2).on(fortnight=5))
    assert first("time", Scenario(2).on(fortnight=5).dead("torwall", "wendmere")) < calm
    assert first("time", Scenario(2).on(fortnight=5).completed(6)) > calm
    assert first("time", Scenario(2).on(fortnight=5, day=12)) < calm
    assert first("time", Scenario(2, circle="last").on(fortnight=5)) > calm


def test_the_leader_has_more_than_half() -> None:
    scene = Scenario(2).player(order="druids", rank=3, points=(20, 40, 30))
    scene.player(order="wizards", rank=2, points=(20, 15, 10))
    ahead, behind = chances(scene)
    assert ahead > 0.6 > 0.4 > behind


def test_reporting_and_advancing_are_worth_it() -> None:
    """What is done with a Task, and with a rank, is better than being about to do it."""
    sky = GivenTask("reading_the_night_sky", mandatory=True, done=(0,), places={0: "torwall-5"})
    scene = Scenario(2).player(
        order="druids", points=(5, 15, 10), at="sacred_circle-1", tasks=[sky]
    )
    play = scene.player(order="druids").dice(3).start()
    play.answers("roll", "step sacred_circle-0")
    found = []
    for answer in ("report reading_the_night_sky", "advance", ""):
        found.append(outlook("wizards").standing(play.match.view(0), 0)[0][0])
        if answer:
            play.answers(answer)
    assert found == sorted(found)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_chances_of_rivals_add_up_to_one(seats: int) -> None:
    scene = Scenario(seats).player(order="druids", rank=2, points=(9, 9, 9))
    assert isclose(sum(chances(scene)), 1)


def test_together_all_have_the_same_chance_and_more_points_are_better_for_all() -> None:
    poor = Scenario(2, play="cooperative").player(order="druids", rank=3, points=(15, 35, 25))
    rich = Scenario(2, play="cooperative").player(order="druids", rank=3, points=(30, 60, 45))
    low, high = chances(poor), chances(rich)
    assert low[0] == low[1]
    assert high[1] > low[1]


def test_together_less_time_is_worse() -> None:
    calm = Scenario(2, play="cooperative").on(fortnight=4)
    grim = Scenario(2, play="cooperative").on(fortnight=8).dead("torwall", "wendmere", "ostermoor")
    assert chances(grim)[0] < chances(calm)[0]


@pytest.mark.parametrize("language", languages())
def test_every_feature_has_a_name_for_players(language: str) -> None:
    said = catalogue("bots", language)
    assert all(said.has(f"feature-wizards-{name.replace('_', '-')}") for name in wizards.NAMES)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"layout": "laid"}),
        (3, {"layout": "random", "play": "cooperative"}),
        (4, {"layout": "sample_a", "winning": "gems", "demons": "stacked"}),
        (6, {"layout": "random", "thwart": "ten", "demonday": "evil"}),
    ],
)
def test_every_view_of_a_random_game_can_be_measured(seats: int, options: dict[str, str]) -> None:
    table = WIZARDS.new(settle(WIZARDS, options, seats), seats, 7)
    luck = Random(7)
    count = 0

    def choose(question: Question) -> Option:
        nonlocal count
        count += 1
        if count % 10 == 0:
            check(luck.choice((None, *range(seats))))
        return luck.choice(question.options)

    def check(seat: int | None) -> None:
        rows = wizards.measure(WIZARDS.view(table, seat))
        assert [len(row) for row in rows] == [len(wizards.NAMES)] * seats
        assert all(isinstance(value, float) for row in rows for value in row)

    playout(WIZARDS, table, choose)
    check(None)
    assert table.phase == "over"
