"""The expected value of attacking an Astral Plane. A hidden Guardian counts as the average of those
that have not been seen."""

from functools import lru_cache
from typing import Final

from fabletop.bots.evaluations.prophecy.fighting.forecasts import fight
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.battles.laid_out import Place
from fabletop.games.prophecy.seen.endings import all_together
from fabletop.games.prophecy.seen.view import PlaneView

CROWNING: Final = 120.0
"""What the Artifact that wins the game is worth."""
CLUE: Final = 10.0
"""What beating a Guardian is worth where there are no Artifacts: for a map or what it guards."""

PRIZES: Final[tuple[float, ...]] = (36.0, 30.0, 36.0)
"""What the first, the second and any later Artifact are worth that does not win the game."""


def artifact_prize(seen: SeenProphecy, count: int = 1) -> float:
    """What `count` more Artifacts are worth."""
    owned = seen.hero.artifacts
    if all_together(seen.view):
        owned = sum([hero.artifacts for hero in seen.heroes])
    if not seen.view.to_win:
        return CLUE
    if owned + count >= seen.view.to_win:
        return CROWNING
    return sum([PRIZES[min(n, 2)] for n in range(owned, owned + count)], 0.0)


def storm_value(seen: SeenProphecy, plane: PlaneView, more: float = 0.0) -> float:
    """What attacking a plane is worth; `more` is the value of what it gives besides Artifacts."""
    lesser, greater = seen.hidden
    opening, later = (attack(seen, plane, first=first) for first in (True, False))
    second = (plane.greater,) if plane.greater in seen.box.guardians else greater
    prize = more + artifact_prize(seen, len(plane.artifacts))
    if plane.greater:
        prize = mean(seen.me, second, later if plane.lesser else opening, prize)
    if not plane.lesser:
        return prize
    first = (plane.lesser,) if plane.lesser in seen.box.guardians else lesser
    return mean(seen.me, first, opening, prize)


def attack(seen: SeenProphecy, plane: PlaneView, *, first: bool) -> Place:
    """The first roll of an attack on a plane, or a later one."""
    return seen.me.field.attack(seen.box.board.plane_index[plane.id], first=first)


@lru_cache(maxsize=300)
def mean(me: Fighter, guardians: tuple[str, ...], place: Place, prize: float) -> float:
    """The average over Guardians, all equally likely; without any, only the prize counts."""
    worths = [fight(me, name, place, prize).worth for name in guardians]
    return sum(worths, 0.0) / len(worths) if worths else prize


def prize_at_stake(seen: SeenProphecy, guardian: str) -> float:
    """What beating a Guardian leads to: the next one, or the Artifact."""
    if not seen.view.assault:
        return 0.0
    plane = next(plane for plane in seen.planes if plane.id == seen.view.assault)
    prize = artifact_prize(seen, len(plane.artifacts))
    if guardian == plane.greater:
        return prize
    known = plane.greater in seen.box.guardians
    later = attack(seen, plane, first=False)
    return mean(seen.me, (plane.greater,) if known else seen.hidden[1], later, prize)
