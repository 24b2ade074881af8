"""What every step of a walk is worth, and every other choice of a player who walks."""

from collections.abc import Sequence
from typing import Final

from fabletop.bots.evaluations.wizards.goals import (
    RETURN,
    Route,
    asides,
    danger,
    goals,
    promising,
    routes,
    worth_at,
)
from fabletop.bots.evaluations.wizards.seen import SeenWizards
from fabletop.bots.evaluations.wizards.worth import dragon
from fabletop.core.question import Option
from fabletop.games.wizards.seen.travel import boat_comes, gait, prices_on_foot

LAIR: Final = 2.0
"""What a stay in the Lair costs, in points."""


def risk(seen: SeenWizards, space: int) -> float:
    cost = danger(seen, space) if space in seen.demons else 0.0
    if space == seen.dragon:
        cost += max(0.0, dragon(seen))
    if seen.isles.land[space] == seen.lair:
        cost += LAIR
    return cost


def walk_values(seen: SeenWizards, options: Sequence[Option]) -> list[float]:
    everything, here, numbers = goals(seen), seen.here, seen.isles.numbers
    worth = dict(everything)
    own = worth.pop(here, 0.0)
    elsewhere = [one for one in everything if one[0] != here] if own else everything
    worth |= dict.fromkeys([space for space in asides(seen) if space != here], RETURN)
    found = routes(seen, promising(seen, elsewhere))
    stay = worth_at(seen, found, here) - risk(seen, here)
    rated = []
    for option in options:
        match option[0]:
            case "stop":
                rated.append(_stop(seen, own, stay))
            case "swiftness":
                rated.append(stay + 0.5 if _rough(seen) else stay - 1)
            case "boat" | "whistle":
                rated.append(_call_boat(seen, found, stay, option))
            case verb:
                space = numbers[str(option[1])]
                value = worth_at(seen, found, space) - risk(seen, space) + worth.get(space, 0.0)
                if verb == "swim":
                    value -= 0.02
                rated.append(value)
    return rated


def _stop(seen: SeenWizards, own: float, stay: float) -> float:
    """Stop in a space where there is something to do; otherwise it is better to go on. `own` is
    what the goal here is worth."""
    worth = own or RETURN * (seen.here in asides(seen))
    if not worth or not seen.view.moved:
        return stay - 0.01
    found = routes(seen, promising(seen, goals(seen)))
    return worth_at(seen, found, seen.here) + worth + 0.05 - risk(seen, seen.here)


def _call_boat(seen: SeenWizards, found: list[Route], stay: float, option: Option) -> float:
    """Worth it on a way across the sea, if a boat can reach the player."""
    water = seen.space(str(option[1]))
    ahead = worth_at(seen, found, water) - stay
    around = seen.isles.steps[seen.here]
    if ahead <= 0 or any(seen.space(name) in around for name, _ in seen.view.boats):
        return stay - 1.0
    comes = boat_comes(seen.view, seen.seat, str(option[0]), water)
    return stay + 0.5 + ahead if comes else stay - 1.0


def _rough(seen: SeenWizards) -> bool:
    """Whether Swiftness makes the way into many of the spaces around cheaper."""
    now, swift = (
        prices_on_foot(seen.isles, gait(seen.view, seen.seat, swift=swift))
        for swift in (False, True)
    )
    return sum(swift[space] < now[space] for space in seen.isles.steps[seen.here]) >= 2
