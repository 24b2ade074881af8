"""The value of every option of a question, by its kind."""

from collections.abc import Callable
from typing import Final

from fabletop.bots.evaluations.wizards.goals import (
    goals,
    part_value,
    promising,
    routes,
    routes_from_anywhere,
    worth_at,
)
from fabletop.bots.evaluations.wizards.seen import SeenWizards
from fabletop.bots.evaluations.wizards.walking import risk, walk_values
from fabletop.bots.evaluations.wizards.worth import gift, should_dispel, should_tame
from fabletop.core.question import Option, Question
from fabletop.games.wizards.isles import SEA, STEPS_FROM, distance
from fabletop.games.wizards.printed import POINTS
from fabletop.games.wizards.seen.board import transport_leads, transport_turns
from fabletop.games.wizards.seen.chances import friend_result
from fabletop.games.wizards.seen.dice import help_chances
from fabletop.games.wizards.seen.ranks import help_price, lacking, next_points
from fabletop.games.wizards.seen.view import WizardsView

HELPED: Final = 4.5
DEAR: Final = 5
"""What it is worth to be healed by a Call For Help, and from how many points on a call is too dear
for somebody who is only dazed."""

ADVANCING: Final = 20.0
"""A goal of at least this worth is a Mentor who raises the rank."""

Value = Callable[[SeenWizards, Option], float]


def values(question: Question, view: WizardsView) -> list[float]:
    """How good every option is."""
    seen = SeenWizards(view, question.seat)
    if question.kind == "walk":
        return walk_values(seen, question.options)
    if question.kind in ("flight_space", "marker_space"):
        return spaces(seen, question)
    value = VALUES.get(question.kind)
    if value is None:
        return [0.0] * len(question.options)
    return [value(seen, option) for option in question.options]


def turn(seen: SeenWizards, option: Option) -> float:
    match option[0]:
        case "roll":
            return 1.0
        case "telepathy":
            return 5.0
        case "fly" | "ride" | "wish":
            return 3.0 if _is_far(seen) else 0.5
        case "transport":
            return _transport(seen, str(option[1]))
        case "call":
            return _call(seen)
        case _:
            return 0.0


def _call(seen: SeenWizards) -> float:
    """Call for help: somebody who is afflicted, if the price is not too high."""
    cheap = help_price(seen.view, seen.seat) < DEAR
    if not seen.me.bound and not (seen.me.dazed and cheap):
        return -1.0
    comes = sum(chance for to, chance in help_chances(seen.view).items() if to)
    return HELPED * float(comes)


def _is_far(seen: SeenWizards) -> bool:
    """Whether the best goal is too far to walk."""
    found = goals(seen)
    if not found:
        return False
    best = max(worth for _, worth in found)
    return worth_at(seen, routes(seen, promising(seen, found)), seen.here) < 0.7 * best


def _transport(seen: SeenWizards, form: str) -> float:
    match transport_leads(form):
        case "territory":
            return 2.0 if _is_far(seen) else 0.0
        case "stone":
            land = seen.isles.land
            lands = {land[stone] for stone in seen.isles.of_kind("stone")} - {land[seen.here]}
            near = [worth for space, worth in goals(seen) if land[space] in lands]
            return 2.5 if max(near, default=0.0) > ADVANCING else 0.0
        case _:
            return 1.5 if transport_turns(form) and _is_far(seen) else 0.0


def spaces(seen: SeenWizards, question: Question) -> list[float]:
    """A space to fly to: near good goals; or a space for a marker: near the player."""
    if question.kind == "marker_space":
        return [-float(distance(seen.here, seen.space(str(o[1])))) for o in question.options]
    worth, found = dict(goals(seen)), routes_from_anywhere(seen, goals(seen))
    rated = []
    for option in question.options:
        space = seen.space(str(option[1]))
        rated.append(worth_at(seen, found, space) + worth.get(space, 0.0) - risk(seen, space))
    return rated


def flight(seen: SeenWizards, option: Option) -> float:
    """Fly to the land with the best goal."""
    if option[0] == "waters":
        return -1.0
    land = seen.isles.index[str(option[1])]
    return max(
        (worth for space, worth in goals(seen) if seen.isles.land[space] == land), default=0.0
    )


def marker(seen: SeenWizards, option: Option) -> float:
    """Put a marker near the player's own space."""
    if option[0] == "space":
        return -float(distance(seen.here, seen.space(str(option[1]))))
    centre = seen.isles.placed[str(option[1])][0]
    return -float(distance(seen.here, centre))


def gain(seen: SeenWizards, option: Option) -> float:
    """Take the points most needed for the next rank, then those for the last rank."""
    kind = POINTS.index(str(option[1]))
    soon = lacking(seen.view, seen.seat)[kind]
    return 1000.0 + soon if soon else float(seen.deficits[kind])


def lose(seen: SeenWizards, option: Option) -> float:
    kind = POINTS.index(str(option[1]))
    needed = next_points(seen.view, seen.seat)[kind] if seen.me.order else 0
    return float(seen.me.points[kind] - needed - seen.deficits[kind])


def random(seen: SeenWizards, option: Option) -> float:
    match option[0]:
        case "encounter":
            return 0.5 if not seen.me.rank else -0.5
        case "summon":
            return 0.8
        case _:
            return 0.0


def offer(seen: SeenWizards, option: Option) -> float:
    if option[0] == "points":
        return 3.0
    task = next(task for task in seen.me.tasks if task.card == option[1])
    return 8.0 - part_value(seen, task)


def trapped(seen: SeenWizards, option: Option) -> float:
    """Go to look for help, if no end of the Trap is near; a Trap that is not counted in turns has
    none."""
    if option[0] == "wait":
        return 0.0
    turns = seen.me.trap_turns
    return 1.0 if not turns or turns > 2 else -1.0


def lead(seen: SeenWizards, option: Option) -> float:
    """Lead somebody else's figure astray: out to sea."""
    return float(option[0] == "lead" and seen.isles.land[seen.space(str(option[1]))] == SEA)


def lay_centre(seen: SeenWizards, option: Option) -> float:
    """Put lands close together, so that ways are short."""
    placements = seen.view.placements
    if option[0] == "near" or not placements:
        return 0.0
    steps = STEPS_FROM[seen.space(str(option[1]))]
    return -sum(sorted([steps[centre] for _, centre, _ in placements])[:3]) / 3


def meet_demons(seen: SeenWizards, option: Option) -> float:
    """Cast the spell, if that helps; or else use the Lantern."""
    if option[0] == "dispel":
        return 2.0 if should_dispel(seen) else -1.0
    return 1.0 if option[0] == "lantern" else 0.0


def meet_dragon(seen: SeenWizards, option: Option) -> float:
    return 1.0 if option[0] == "tame" and should_tame(seen) else 0.0


def prefer_result(seen: SeenWizards, option: Option) -> float:
    """Choose what is best in a town."""
    return gift(friend_result(seen.view, seen.seat, int(option[1])))


def prefer(**worths: float) -> Value:
    return lambda _seen, option: worths.get(str(option[0]), 0.0)


VALUES: Final[dict[str, Value]] = {
    "turn": turn,
    "flight": flight,
    "territory": flight,
    "marker": marker,
    "gain": gain,
    "lose": lose,
    "pay_for_help": lose,
    "initiation": prefer(join=1.0),
    "escape": prefer(escape=1.0, ring=0.5),
    "trap": prefer(escape=1.0),
    "demons": meet_demons,
    "dragon": meet_dragon,
    "markers": prefer(tasks=1.0),
    "mentor": prefer(report=4.0, advance=3.0, task=1.0),
    "stranger": prefer(task=1.0, switch=-5.0),
    "hamdrel": prefer(visit=1.0),
    "random": random,
    "friend": prefer_result,
    "offer": offer,
    "accept": prefer(refuse=1.0),
    "exchange": prefer(done=1.0),
    "follow": prefer(follow=1.0),
    "trapped": trapped,
    "lead": lead,
    "lay_centre": lay_centre,
}
