"""Wizards in sentences, for plain mode: the content of the drawing, in order."""

from fabletop.cli.wizards.names import Names, capital
from fabletop.cli.wizards.standing import events, needed, spells, spells_label, standing
from fabletop.cli.wizards.surroundings import SeenSpace, sight, spoken_walls
from fabletop.cli.wizards.tasks import spoken_task
from fabletop.games.wizards.seen.view import WizardsView


def player(view: WizardsView, seat: int, names: Names) -> str:
    """Everything that a player has."""
    shown = view.players[seat]
    spoken = [brief(view, seat, names)]
    if shown.spells:
        known = ", ".join(spells(shown, names))
        spoken.append(f"{names.labelled(capital(spells_label(shown, names)), known)}.")
    spoken += [spoken_task(view, seat, held, names) for held in shown.tasks]
    if shown.events:
        held = ", ".join(events(view, shown, names))
        spoken.append(f"{names.labelled(names.term('events'), held)}.")
    return " ".join(spoken)


def brief(view: WizardsView, seat: int, names: Names) -> str:
    """Rank, points and place: what changes from answer to answer."""
    told = standing(view, view.players[seat], names)
    return " ".join([reached(view, seat, names), *(f"{capital(line)}." for line in told)])


def reached(view: WizardsView, seat: int, names: Names) -> str:
    """Order, rank and points."""
    shown = view.players[seat]
    pairs = zip(names.kinds, needed(shown), strict=True)
    points = ", ".join(f"{kind} {points.replace('/', names.say('of'))}" for kind, points in pairs)
    order = names.word("order", shown.order or "none")
    return names.say("player", who=names.person(seat), order=order, rank=shown.rank, points=points)


def surroundings(view: WizardsView, seat: int, names: Names) -> list[str]:
    """Where a player is, and what is in sight."""
    seen = sight(view, names, seat)
    if seen is None:
        return []
    own, *others = seen.near
    place = _seen(own, names)
    who = names.player(seat)
    spoken = [names.say("you-are" if seat == view.seat else "somebody-is", who=who, place=place)]
    if others:
        told = [
            f"{_seen(one, names)}, {names.spoken_bearing(seen.here, one.space)}" for one in others
        ]
        spoken.append(f"{names.labelled(names.say('in-sight'), names.semicolon.join(told))}.")
    return [" ".join(spoken)]


def _seen(seen: SeenSpace, names: Names) -> str:
    return f"{seen.what} {spoken_walls(seen, names)}" if seen.walls else seen.what
