"""A Task on a sheet: its letter, what has to be done and where, and what is done."""

from fabletop.core.codec import JsonObject
from fabletop.games.wizards.printed import POINTS, TaskPart
from fabletop.games.wizards.seen.people import open_parts
from fabletop.games.wizards.seen.view import HeldTaskView, PlayerView
from fabletop.web.wizards.picture import WizardsPicture, letter

PLACED = frozenset({"stay", "from", "to"})
"""Parts of Tasks that need more than being in a place."""


def task(table: WizardsPicture, player: PlayerView, number: int, held: HeldTaskView) -> JsonObject:
    card = table.box.tasks[held.card]
    done, now = held.done, open_parts(table.view, held)
    mandatory = "mandatory" if held.mandatory else "optional"
    return {
        "id": held.card,
        "key": f"{player.seat}-{held.card}",
        "letter": letter(number),
        "name": table.name(held.card),
        "kind": mandatory,
        "kind_name": table.words.term(mandatory),
        "parts": [
            {"text": _part(table, held, n, part), "done": done[n], "now": n in now}
            for n, part in enumerate(card.parts)
        ],
        "worth": [
            (kind, table.words.kind(kind), points)
            for kind, points in zip(POINTS, card.points, strict=True)
            if points
        ],
    }


def _part(table: WizardsPicture, held: HeldTaskView, number: int, part: TaskPart) -> str:
    place = held.places[number]
    if place:
        kind = part.kind if part.kind in PLACED else "at"
        return table.say(f"part-{kind}", place=table.place(place))
    if part.person == "named_wizard" and held.named:
        return table.name(held.named)
    if part.person in ("mentor", "high_wizard", "named_wizard"):
        return table.say(f"part-{part.person.replace('_', '-')}")
    return table.say("part-same" if part.kind == "same" else "part-unsettled")
