"""A player's Tasks: what is done, what is left and in which direction, in marks and in words."""

from collections.abc import Sequence

from rich.text import Text

from fabletop.cli.wizards.names import Names, box, isles, space_of
from fabletop.games.wizards.printed import TaskPart
from fabletop.games.wizards.seen.people import stages
from fabletop.games.wizards.seen.view import HeldTaskView, WizardsView

DONE = "✓"
THEN, ALSO = " › ", ", "
"""Separators between parts with a fixed order, and between others."""


def drawn_tasks(view: WizardsView, seat: int, names: Names) -> list[Text]:
    return [drawn_task(view, seat, held, names) for held in view.players[seat].tasks]


def drawn_task(view: WizardsView, seat: int, held: HeldTaskView, names: Names) -> Text:
    """The parts of a Task; what is done is ticked off."""
    card = box(view).tasks[held.card]
    parts = []
    for number, part in enumerate(card.parts):
        name = _goal(view, seat, held, number, part, names)
        if held.done[number]:
            parts.append(Text(f"{DONE} {name}", style="dim"))
        else:
            parts.append(Text(" ".join([name, *_way(view, seat, held, number, names)])))
    title = Text(names.thing(held.card), style="bold")
    points = "/".join(map(str, card.points))
    order = [Text(ALSO).join([parts[one] for one in stage]) for stage in stages(view, held)]
    return Text.assemble(title, f" (+{points}) ", Text(THEN).join(order))


def spoken_task(view: WizardsView, seat: int, held: HeldTaskView, names: Names) -> str:
    card = box(view).tasks[held.card]
    done, left = [], []
    for number, part in enumerate(card.parts):
        name = _goal(view, seat, held, number, part, names)
        if held.done[number]:
            done.append(name)
        else:
            left.append(", ".join([name, *_way(view, seat, held, number, names, spoken=True)]))
    ahead = [stage for stage in stages(view, held) if not all(held.done[one] for one in stage)]
    course = "task-opening" if len(ahead) > 1 else "task"
    return names.say(
        "task-ordered" if card.ordered else course,
        kind=kind(held, names),
        name=names.thing(held.card),
        points=names.counted(card.points),
        done=names.say("done", things=", ".join(done)) if done else "",
        left=names.semicolon.join(left),
    )


def kind(held: HeldTaskView, names: Names) -> str:
    return names.say("mandatory" if held.mandatory else "optional")


def _goal(
    view: WizardsView, seat: int, held: HeldTaskView, number: int, part: TaskPart, names: Names
) -> str:
    """Where, or to whom, a part of a Task leads."""
    if held.places[number]:
        place = names.place(view, held.places[number])
        return names.say("part-stay", place=place) if part.kind == "stay" else place
    if part.person == "mentor":
        return names.say(f"mentor-{view.players[seat].order}")
    if part.person == "named_wizard" and held.named:
        return names.thing(held.named)
    return names.say("any-wizard") if part.person == "high_wizard" else names.say("to-be-chosen")


def _way(
    view: WizardsView,
    seat: int,
    held: HeldTaskView,
    number: int,
    names: Names,
    *,
    spoken: bool = False,
) -> Sequence[str]:
    """The bearing of a marker from the player whose Task it is."""
    here, place = space_of(view, seat), held.places[number]
    if here is None or not place:
        return []
    bearing = names.spoken_bearing if spoken else names.bearing
    return [bearing(here, isles(view).numbers[place])]
