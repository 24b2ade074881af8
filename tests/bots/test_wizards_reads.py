"""What the bot thinks of Wizards follows the cards of the table, corrected ones included."""

from collections.abc import Mapping

import pytest

from fabletop.bots.evaluations.wizards import values
from fabletop.bots.evaluations.wizards.goals import goals, haste, part_value
from fabletop.bots.evaluations.wizards.seen import SeenWizards
from fabletop.bots.evaluations.wizards.worth import demons, dragon, visits
from fabletop.bots.outlooks import wizards
from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.scenario import GivenTask, Scenario

TASK = "ashes_of_a_demon"
RICHER: Mapping[str, Mapping[str, object]] = {TASK: {"power": 40}}
FAST = next(
    card.id
    for card in open_box().events.values()
    if card.effect == "movement" and card.held and not card.terrain
)
CLEAR = next(card.id for card in open_box().events.values() if card.effect == "spells")


def holder(cards: Mapping[str, Mapping[str, object]] | None = None) -> Scenario:
    scene = Scenario(2, cards=cards)
    task = GivenTask(TASK, places={0: "torwall-5"})
    return scene.player(order="wizards", rank=2, points=(9, 9, 9), at="torwall-1", tasks=[task])


def seen(scene: Scenario) -> SeenWizards:
    return SeenWizards(scene.start().match.view(0), 0)


def test_a_task_that_brings_more_is_worth_more() -> None:
    plain, rich = seen(holder()), seen(holder(RICHER))
    assert part_value(rich, rich.me.tasks[0]) > part_value(plain, plain.me.tasks[0]) + 5
    where = plain.space("torwall-5")
    assert dict(goals(rich))[where] > dict(goals(plain))[where] + 5
    assert wizards.measure(rich.view)[0][5] > wizards.measure(plain.view)[0][5]


def test_an_event_that_adds_more_movement_shortens_ways() -> None:
    def slow(cards: Mapping[str, Mapping[str, object]] | None) -> float:
        scene = Scenario(2, cards=cards).player(order="wizards", at="torwall-1", events=[FAST])
        return haste(seen(scene))

    assert slow({FAST: {"roll": 9}}) < slow(None)


def test_an_event_that_helps_spells_makes_demons_less_dangerous() -> None:
    def harm(spells: int) -> float:
        scene = Scenario(2, cards={CLEAR: {"spells": spells}})
        player = scene.player(order="wizards", rank=2, points=(9, 9, 9), events=[CLEAR])
        return demons(seen(player))

    assert harm(6) < harm(3) < harm(1)


def test_demons_and_the_dragon_do_harm_and_spells_help() -> None:
    weak = seen(Scenario(2).player(order="wizards", rank=1, points=(9, 9, 9)))
    strong = seen(Scenario(2).player(order="wizards", rank=4, points=(9, 9, 9)))
    assert demons(weak) == pytest.approx(4.1, abs=0.5)
    assert demons(strong) < demons(weak)
    assert dragon(strong) < dragon(weak)


def test_sites_are_worth_what_their_charts_bring() -> None:
    worth = visits(seen(Scenario(2).player(order="wizards", rank=1, points=(9, 9, 9))))
    assert worth["star_crest"] > worth["elven_dwelling"] > worth["abbey"] > 0
    bound = visits(seen(Scenario(2).player(order="wizards", rank=1, bound=True)))
    assert bound["elven_dwelling"] == 0


def test_a_friend_in_town_is_asked_for_the_best_result() -> None:
    friend = next(card.id for card in open_box().events.values() if card.effect == "friend")
    play = Scenario(2).player(order="wizards", at="torwall-1", events=[friend]).dice(1).start()
    view, question = play.match.view(0), play.question
    rolls = [("result", roll) for roll in range(1, 7)]
    rated = values(type(question)(0, "friend", rolls), view)
    assert rated.index(max(rated)) + 1 in (4, 5)


def test_a_suspect_goes_where_she_is_cleared_and_asks_nobody_for_anything() -> None:
    def found(order: str, events: list[str]) -> set[int]:
        player = Scenario(2).player(order=order, rank=1 if order else 0, events=events)
        return {space for space, _ in goals(seen(player))}

    isles = seen(Scenario(2)).isles
    clearing = {isles.where[site] for site in ("ruktal", "glendale_dwelling")}
    masters = {isles.where[site] for site in ("megmoran", "melekok", "meligar")}
    assert found("", ["malicious_intent"]) == clearing
    assert masters <= found("", [])
    assert masters <= found("druids", [])
    suspect = found("druids", ["malicious_intent"])
    assert clearing <= suspect
    assert masters.isdisjoint(suspect)
