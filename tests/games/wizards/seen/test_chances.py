"""Chances are those of playing the rule for every face of the dice."""

from fractions import Fraction
from functools import partial

import pytest

from fabletop.core.question import Option, Question
from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.printed import ORDERS
from fabletop.games.wizards.rules.encounters.demons import NOBODY, roll_demons
from fabletop.games.wizards.rules.encounters.dragon import roll_dragon
from fabletop.games.wizards.rules.encounters.mentors import contact
from fabletop.games.wizards.rules.encounters.visits import consult
from fabletop.games.wizards.rules.tasks.tasks import order_of
from fabletop.games.wizards.rules.travel.places import MASTERS
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.rules.turn.help import answer_call
from fabletop.games.wizards.rules.turn.turn import roll
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.seen.chances import (
    ChartResult,
    chart_results,
    demon_results,
    demons_average,
    dispelling_helps,
    dragon_average,
    dragon_results,
    friend_result,
    has_chart,
    mentor_chances,
    one_result,
    spell_chance,
    taming_helps,
    visit_results,
    visit_worths,
)
from fabletop.games.wizards.seen.dice import help_chances, suitable_chance
from fabletop.games.wizards.seen.look import view
from fabletop.games.wizards.state import Table
from tests.games.wizards.seen.playing import (
    ABOUT_POINTS,
    FACES,
    asking,
    copies,
    mean,
    points,
    preferred,
    turns,
)

CHARTS = ("towns", "elves", "abbey", "star_crest", "hamdrel", "hamdrel_others", "high_hollow")

POINTS = ((0, 0, 0), (3, 9, 0), (20, 30, 40))

WHO = [("wizards", 1), ("sorcerers", 3), ("druids", 4)]


def table(order: str, rank: int, held: tuple[int, ...], *, dazed: bool = False) -> Table:
    scene = Scenario(2).player(order=order, rank=rank, points=held, at="torwall-1", dazed=dazed)
    return scene.player(at="glendale-5").start().table


def total(results: list[ChartResult]) -> tuple[Fraction, Fraction]:
    """Points and turns on average."""
    assert sum(one.chance for one in results) == 1
    gained = sum((one.chance * one.points for one in results), Fraction(0))
    return gained, sum((one.chance * one.turns for one in results), Fraction(0))


@pytest.mark.parametrize("chart", CHARTS)
@pytest.mark.parametrize("held", POINTS)
@pytest.mark.parametrize(("order", "rank"), WHO)
def test_results_of_a_chart(chart: str, held: tuple[int, ...], order: str, rank: int) -> None:
    played = table(order, rank, held)
    found = total(chart_results(view(played, 0), 0, chart))

    def act(twin: Table) -> None:
        consult(twin, 0, chart, "here")

    assert found == tuple(mean(played, act, amount, dice=2) for amount in (points, turns))


@pytest.mark.parametrize("held", POINTS)
@pytest.mark.parametrize("dazed", [False, True])
@pytest.mark.parametrize(("order", "rank"), WHO)
def test_meeting_demons_and_the_dragon(
    held: tuple[int, ...], order: str, rank: int, dazed: bool
) -> None:
    played = table(order, rank, held, dazed=dazed)
    seen = view(played, 0)
    faced = demon_results(seen, 0, dispels=False)
    for results, act in (
        (faced, lambda twin: roll_demons(twin, 0, 0, NOBODY)),
        (dragon_results(seen, 0, tames=False), lambda twin: roll_dragon(twin, 0, 0)),
    ):
        assert total(results) == tuple(
            mean(played, act, amount, dice=2) for amount in (points, turns)
        )
    if spells.can_cast(played, played.players[0], spells.DISPELLING):

        def dispel(twin: Table) -> None:
            twin.then(("dispel", 0, twin.players[0].space))

        results = demon_results(seen, 0, dispels=True)
        assert total(results) == tuple(
            mean(played, dispel, amount, dice=3) for amount in (points, turns)
        )
    else:
        assert demon_results(seen, 0, dispels=True) == faced


def test_a_tamed_dragon_does_no_harm() -> None:
    results = dragon_results(view(table("druids", 4, (9, 9, 9)), 0), 0, tames=True)
    assert (results[0].effect, results[0].chance) == ("tamed", Fraction(5, 6))
    assert not results[0].points
    assert not results[0].turns
    assert [one.effect for one in results].count("nothing") == 0
    assert sum(one.chance for one in results) == 1


@pytest.mark.parametrize("dazed", [False, True])
@pytest.mark.parametrize("events", [(), ("the_clear_voice",)])
def test_spells(dazed: bool, events: tuple[str, ...]) -> None:
    scene = Scenario(2).player(order="wizards", rank=4, at="torwall-1", events=events, dazed=dazed)
    played = scene.player().start().table
    seen = view(played, 0)
    for spell in seen.players[0].spells:
        works = 0
        if spells.can_cast(played, played.players[0], spell.spell):
            for face in FACES:
                twin = played.copy()
                twin.chance.load([("dice", face)])
                works += spells.attempt(twin, 0, spell.spell)
        assert spell_chance(seen, 0, spell.spell) == Fraction(works, 6)


def test_a_call_for_help() -> None:
    played = table("wizards", 1, (0, 0, 0))
    found: dict[str, int] = {}
    for twin in copies(played, lambda twin: answer_call(twin, 0), dice=2):
        job = twin.agenda[-1]
        to = {"choose_territory": "territory", "transport": "random"}.get(str(job[0]), "")
        found[to] = found.get(to, 0) + 1
    assert help_chances(view(played, 0)) == {to: Fraction(n, 36) for to, n in found.items()}


def test_a_roll_that_frees_who_is_stuck() -> None:
    scene = Scenario(2).player(order="wizards", at="torwall-1", trap="stuck").player()
    played = scene.start().table
    freed = [not twin.players[0].trap for twin in copies(played, lambda t: roll(t, 0), dice=1)]
    assert suitable_chance() == Fraction(sum(freed), 6)


@pytest.mark.parametrize("order", ORDERS)
def test_where_a_mentor_may_be_reached(order: str) -> None:
    """High Wizards who appear are Mentors for Wizards alone."""
    played = table(order, 2, (0, 0, 0))
    isles = played.isles
    found = {isles.site[space]: chance for space, *chance in mentor_chances(view(played, 0), 0)}
    for site, chart in (("shrineheart_abbey", "abbey"), ("hamdrels_cottage", "hamdrel")):
        act = partial(consult, seat=0, chart=chart, where=site)
        after = list(copies(played, act, dice=1))
        speaks = sum(bool(twin.agenda) and twin.agenda[-1][0] == "mentor" for twin in after)
        appears = sum(order_of(twin, one.card) == order for twin in after for one in twin.standing)
        assert found.get(site, [0, 0]) == [Fraction(speaks, 6), Fraction(appears, 6)]
    isles_dead = Scenario(2).player(order=order).dead("shrineheart").start().table
    spaces = [space for space, *_ in mentor_chances(view(isles_dead, 0), 0)]
    assert isles.where["shrineheart_abbey"] not in spaces


def test_nobody_hears_from_a_mentor_whom_nobody_has() -> None:
    assert mentor_chances(view(Scenario(2).start().table, 0), 0) == []
    played = table("sorcerers", 2, (0, 0, 0))
    assert mentor_chances(view(played, 0), 0)
    for master in MASTERS:
        played.dead[played.isles.land[played.isles.where[master]]] = True
    assert mentor_chances(view(played, 0), 0) == []
    assert [twin.agenda for twin in copies(played, partial(contact, seat=0), dice=0)] == [[]]


def test_a_friend_in_town_brings_what_was_chosen() -> None:
    friend = next(card.id for card in open_box().events.values() if card.effect == "friend")
    scene = Scenario(2).player(order="wizards", rank=2, at="torwall-1", events=[friend])
    played = scene.player().start().table
    for face in FACES:
        found = friend_result(view(played, 0), 0, face)
        gained = []
        for die in FACES:
            twin = played.copy()
            twin.agenda = []
            twin.chance.load([("dice", die)])
            consult(twin, 0, "towns", "torwall")
            asking(twin, partial(_chosen, face))
            while twin.agenda and twin.agenda[-1][0] in ABOUT_POINTS:
                asking(twin, partial(preferred, twin))
            gained.append(points(twin) - points(played))
        assert found.points == Fraction(sum(gained), len(FACES))
        assert found.effect == played.box.charts["towns"][face - 1].effect


def _chosen(face: int, question: Question) -> Option:
    assert question.kind == "friend"
    return ("result", face)


def worth(result: ChartResult) -> float:
    return float(result.points) + 10 * (result.effect == "task")


def mean_worth(results: list[ChartResult]) -> float:
    return sum(float(one.chance) * worth(one) for one in results)


@pytest.mark.rule("Z-114")
@pytest.mark.parametrize(("order", "rank"), WHO)
def test_averages_of_demons_and_dragon_are_those_of_the_results(order: str, rank: int) -> None:
    seen = view(table(order, rank, (5, 5, 5)), 0)
    demons, dragon = demon_results(seen, 0, dispels=True), dragon_results(seen, 0, tames=True)
    assert demons_average(seen, 0, worth) == pytest.approx(mean_worth(demons))
    assert dragon_average(seen, 0, worth) == pytest.approx(mean_worth(dragon))


def test_averages_are_those_of_the_results() -> None:
    seen = view(table("wizards", 1, (5, 5, 5)), 0)
    for chart in CHARTS:
        expected = mean_worth(chart_results(seen, 0, chart))
        rolled = [worth(one_result(seen, 0, chart, face)) for face in FACES]
        assert sum(rolled) / 6 == pytest.approx(expected)
    worths = visit_worths(seen, 0, worth, 0.5)
    assert worths["elven_dwelling"] == pytest.approx(mean_worth(chart_results(seen, 0, "elves")))
    led = (worths["star_crest"] + worths["hamdrel"]) / 3
    assert worths["high_hollow"] == pytest.approx(0.5 * led)


def test_sites_of_people_have_no_chart() -> None:
    seen = view(table("wizards", 1, (5, 5, 5)), 0)
    assert not has_chart("ruktal")
    assert visit_results(seen, 0, "ruktal") == []
    assert visit_results(seen, 0, "hamdrel") == chart_results(seen, 0, "hamdrel")
    assert visit_results(view(table("wizards", 4, (5, 5, 5)), 0), 0, "hamdrel") == chart_results(
        view(table("wizards", 4, (5, 5, 5)), 0), 0, "hamdrel_others"
    )


def _points(result: ChartResult) -> float:
    return float(result.points + result.turns) - (result.effect in ("dazed", "bound", "transport"))


@pytest.mark.parametrize(("works", "helps"), [(0, False), (6, True)])
def test_a_spell_helps_if_the_results_are_better_with_it(works: int, helps: bool) -> None:
    """A spell that always fails only makes the roll on the chart worse."""
    cards = {"tangled_tongue": {"spells": works}}
    for order, asked, results in (
        ("wizards", dispelling_helps, partial(demon_results, dispels=True)),
        ("druids", taming_helps, partial(dragon_results, tames=True)),
    ):
        scene = Scenario(2, cards=cards)
        scene.player(order=order, rank=4, points=(9, 9, 9), events=["tangled_tongue"]).player()
        seen = view(scene.start().table, 0)
        faced = chart_results(seen, 0, "demons" if order == "wizards" else "dragon")
        with_spell, without = (
            sum(float(one.chance) * _points(one) for one in found)
            for found in (results(seen, 0), faced)
        )
        assert asked(seen, 0, _points) == helps == (with_spell > without)
