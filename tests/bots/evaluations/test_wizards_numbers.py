"""The bot reads every number of Wizards that a player can weigh: Tasks, held Events, charts."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from fabletop.bots.evaluations.wizards import values
from fabletop.bots.evaluations.wizards.goals import goals, haste, part_value
from fabletop.bots.evaluations.wizards.seen import SeenWizards
from fabletop.bots.evaluations.wizards.worth import demons, dragon, visits
from fabletop.bots.outlooks import wizards
from fabletop.core.cards.corrections import Corrections
from fabletop.core.question import show
from fabletop.games.wizards.box import Box, open_box
from fabletop.games.wizards.printed import POINTS, ChartRow, EventCard
from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay

BOX = open_box()
HERE, THERE = "torwall-1", "torwall-5"


def seen(scene: Scenario) -> SeenWizards:
    return SeenWizards(scene.start().match.view(0), 0)


def rated(play: WizardsPlay) -> dict[str, float]:
    found = values(play.question, play.match.view(play.question.seat))
    return dict(zip(map(show, play.question.options), found, strict=True))


@pytest.mark.parametrize("kind", POINTS)
@pytest.mark.parametrize("task", BOX.tasks)
def test_every_number_of_a_task_counts(task: str, kind: str) -> None:
    """Its part is worth more to the player, and so is her position."""

    def holder(cards: Corrections | None) -> SeenWizards:
        places = dict.fromkeys(range(len(BOX.tasks[task].parts)), THERE)
        given = [GivenTask(task, places=places)]
        return seen(Scenario(2, cards=cards).player(order="druids", at=HERE, tasks=given))

    plain = holder(None)
    richer = holder({task: {kind: getattr(BOX.tasks[task], kind) + 7}})
    assert part_value(richer, richer.me.tasks[0]) > part_value(plain, plain.me.tasks[0])
    assert wizards.measure(richer.view)[0] != wizards.measure(plain.view)[0]


IN_ANY_ORDER = [
    card.id for card in BOX.tasks.values() if not (card.ordered or card.opening) and card.parts[1:]
]


@pytest.mark.parametrize("task", IN_ANY_ORDER)
def test_a_task_with_an_order_has_fewer_goals(task: str) -> None:
    spots = dict(enumerate(("torwall-5", "torwall-6", "torwall-7")))

    def spaces(cards: Corrections | None) -> set[int]:
        places = {part: spots[part] for part in range(len(BOX.tasks[task].parts))}
        given = [GivenTask(task, places=places)]
        found = seen(Scenario(2, cards=cards).player(order="druids", at=HERE, tasks=given))
        return {space for space, _ in goals(found)} & {found.space(one) for one in places.values()}

    assert len(spaces({task: {"ordered": True}})) == 1 < len(spaces(None))


NUMBERS = ("days", "roll", "dice", "count", "charges", "spells", "trap", *POINTS)
BY_ITSELF = "it happens at once when it is drawn, and nobody chooses to draw it"
DAYS = "how long it stays is not weighed: it counts from turn to turn"
CHARGES = "it is used as soon as that helps, however many uses are left"
HELD_TRAP = "the roll on the Traps chart is told by the Trap that holds the player"


def events() -> Iterator[tuple[str, str]]:
    for card in BOX.events.values():
        yield from ((card.id, name) for name in NUMBERS if getattr(card, name))


def why_not_read(card: EventCard, name: str) -> str:
    """Why a number cannot change what a player decides; empty if it can."""
    if not card.held:
        return BY_ITSELF
    return {"days": DAYS, "charges": CHARGES, "trap": HELD_TRAP}.get(name, "")


def mind(card: EventCard, cards: Corrections | None = None) -> object:
    """What a player who holds an Event thinks, on land and in a boat."""
    thoughts: list[object] = []
    for boat in (-1, 0):
        scene = Scenario(2, cards=cards)
        scene.player(order="wizards", rank=2, points=(9, 9, 9), boat=boat, events=[card.id])
        found = seen(scene.demons(THERE))
        thoughts += [haste(found), demons(found), dragon(found), goals(found)]
        thoughts += wizards.measure(found.view)
    return thoughts


@pytest.mark.parametrize(("event", "name"), list(events()))
def test_numbers_of_events_count_if_somebody_can_weigh_them(event: str, name: str) -> None:
    card, number = BOX.events[event], int(getattr(BOX.events[event], name))
    others: list[Mapping[str, object]] = [{name: number + 1}, {name: -number}, {name: 1}]
    able = [one for one in others if name == "roll" or int(str(one[name])) >= 0]
    counts = any(mind(card) != mind(card, {event: one}) for one in able)
    assert counts == (not why_not_read(card, name))


@pytest.mark.parametrize("card", BOX.wizards)
@pytest.mark.parametrize("name", ["rank", "low", "high"])
def test_numbers_of_wizard_cards_are_nobodys_choice(card: str, name: str) -> None:
    """Which of them is met is luck, and each High Wizard does the same."""
    cards = {card: {name: getattr(BOX.wizards[card], name) + 1}}
    assert mind(BOX.events["foresight"], cards) == mind(BOX.events["foresight"])


MEETINGS = {"demons": demons, "dragon": dragon}
SITES = ("towns", "elves", "abbey", "star_crest", "hamdrel", "hamdrel_others", "high_hollow")
BETTER = ChartRow(effect="gain", dice=1, times=9)
WORSE = ChartRow(effect="bound")


def with_row(chart: str, number: int, row: ChartRow) -> Box:
    """A box of its own with another row in a chart."""
    box = Box({})
    rows = box.charts[chart]
    box.charts[chart] = [*rows[:number], row, *rows[number + 1 :]]
    return box


def at_table(box: Box, rank: int) -> SeenWizards:
    play = Scenario(2).player(order="wizards", rank=rank, points=(9, 9, 9)).start()
    play.table.box = box
    return SeenWizards(play.match.view(0), 0)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("chart", SITES)
def test_every_row_of_a_sites_chart_counts(chart: str, number: int) -> None:
    rank = 4 if chart == "hamdrel_others" else 2
    usual, better = (at_table(box, rank) for box in (Box({}), with_row(chart, number, BETTER)))
    assert visits(better) != visits(usual)
    assert sum(visits(better).values()) > sum(visits(usual).values())


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("chart", MEETINGS)
def test_every_row_of_a_meeting_counts(chart: str, number: int) -> None:
    row = BOX.charts[chart][number]
    other = WORSE if row.effect != "bound" else replace(WORSE, effect="nothing")
    usual, changed = (
        MEETINGS[chart](at_table(box, 2)) for box in (Box({}), with_row(chart, number, other))
    )
    assert usual != changed


def test_who_is_bound_calls_the_less_the_less_help_comes() -> None:
    def call(rows: int) -> float:
        play = Scenario(2).player(order="druids", bound=True).start()
        play.table.box = box = Box({})
        nothing = ChartRow(effect="nothing")
        box.charts["help"] = [*box.charts["help"][:rows], *[nothing] * (6 - rows)]
        return rated(play)["call"]

    assert call(4) == pytest.approx(2.0)
    assert call(4) > call(2) > call(0) == 0


@pytest.mark.parametrize(("works", "best"), [(0, "face"), (3, "dispel"), (6, "dispel")])
def test_demons_are_dispelled_only_if_the_spell_helps(works: int, best: str) -> None:
    cards = {"tangled_tongue": {"spells": works}}
    scene = Scenario(2, cards=cards).demons("harrowfield-3").dice(3)
    scene.player(order="wizards", rank=2, at="harrowfield-2", events=["tangled_tongue"]).player()
    play = scene.start()
    play.answers("roll", "step harrowfield-3")
    found = rated(play)
    assert max(found, key=found.__getitem__) == best


def test_all_charts_that_somebody_can_weigh_are_here() -> None:
    """The other charts are rolled on in meetings that nobody seeks for their sake."""
    by_chance = {"animals", "traps", "player_encounters", "random"}
    assert {*BOX.charts} == {*SITES, *MEETINGS, "help"} | by_chance
