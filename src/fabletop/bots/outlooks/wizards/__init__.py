"""The features of a game of Wizards: ranks, points, Tasks, the way to them, and its obstacles.

All of it is public information, so all seats see the same.
"""

from fabletop.bots.outlooks.wizards.ground import Ground, nearness
from fabletop.bots.outlooks.wizards.tasks import counted, measure_tasks
from fabletop.games.wizards.box import ANIMALS
from fabletop.games.wizards.isles import LAIR
from fabletop.games.wizards.seen.calendar import DAYS
from fabletop.games.wizards.seen.chances import mentor_chances
from fabletop.games.wizards.seen.dice import suitable_chance
from fabletop.games.wizards.seen.holding import goes_anywhere, hinders, is_stuck
from fabletop.games.wizards.seen.ranks import GEMS, MASTERY, is_ready, last_points
from fabletop.games.wizards.seen.view import PlayerView, WizardsView

NAMES = (
    "rank",
    "points",
    "next_rank",
    "ready",
    "mentor",
    "tasks",
    "begun",
    "reach",
    "gifts",
    "affliction",
    "delay",
    "danger",
    "gems",
    "time",
)

SPEAKS, APPEARS = 0.9, 1.35
"""How good a place is as a way to the Mentor for a player who is ready, where she may speak to the
Mentor for certain, or where a High Wizard would appear for certain."""

HELD = 3.0
"""How many turns it usually takes until help comes to a player who is held in a Trap."""

FAST, FLYING = 0.2, 1.0
"""What each movement point of an animal is worth, and an animal that goes anywhere."""


def together(view: WizardsView) -> bool:
    return view.cooperative


def measure(view: WizardsView) -> list[list[float]]:
    """A row per seat, with a number per feature. Points and Tasks count more the nearer the leader
    is to the end."""
    ground = Ground(view)
    shares = [_share(ground, player) for player in view.players]
    late = 1.0 + max(shares)
    return [
        _row(ground, player, share, late)
        for player, share in zip(view.players, shares, strict=True)
    ]


def _row(ground: Ground, player: PlayerView, share: float, late: float) -> list[float]:
    here = ground.isles.numbers.get(player.space, -1)
    rank, ready = player.rank, is_ready(ground.view, player.seat)
    return [
        float(rank),
        share * late,
        _next_rank(player),
        float(ready or rank > MASTERY),
        _mentor(ground, player, here) if ready or not rank else 0.0,
        *(late * worth for worth in measure_tasks(ground, player, here)),
        _gifts(ground, player),
        player.dazed + 2.0 * player.bound,
        player.stunned + _trapped(ground.view, player) + player.trap_turns - float(player.extra),
        _danger(ground, player.lair, here) if here >= 0 else 0.0,
        len(player.gems) / GEMS,
        ground.time,
    ]


def _share(ground: Ground, player: PlayerView) -> float:
    """The share of the points for the last rank that the player has."""
    if not player.order:
        return 0.0
    last = last_points(ground.view, player.order)
    return counted(player.points, last) / sum(last)


def _next_rank(player: PlayerView) -> float:
    """The share of the points for the next rank that the player has."""
    needed = player.needed
    if not needed:
        return float(player.rank > MASTERY)
    return counted(player.points, needed) / (sum(needed) or 1)


def _trapped(view: WizardsView, player: PlayerView) -> float:
    """How many turns a Trap costs, besides the turns that it counts itself."""
    if is_stuck(view, player.seat):
        return float(1 / suitable_chance()) - 1.0
    return HELD if player.trap and not player.trap_turns else 0.0


def _mentor(ground: Ground, player: PlayerView, here: int) -> float:
    """How near a Mentor is, or a place from which one can speak to the Mentor."""
    if not player.order:
        return max(nearness(here, mentors) for mentors in ground.mentors.values())
    near = nearness(here, ground.mentors[player.order])
    for space, speaks, appears in mentor_chances(ground.view, player.seat):
        chance = SPEAKS * float(speaks) + APPEARS * float(appears)
        near = max(near, chance * nearness(here, [space]))
    return near


def _gifts(ground: Ground, player: PlayerView) -> float:
    """The animal and the held Events; burdens count against the player."""
    events, gifts = ground.box.events, _animal(player.animal)
    for held in player.events:
        gifts += -1.0 if hinders(events[held.card]) else 0.5
    return gifts


def _animal(name: str) -> float:
    if not name:
        return 0.0
    return FLYING if goes_anywhere(name) else FAST * ANIMALS[name].movement


def _danger(ground: Ground, lair: int, here: int) -> float:
    """The danger from Demons and the Dragon nearby, and in the Lair: it grows as Lair Time runs
    out."""
    isles, around = ground.isles, ground.isles.steps[here]
    danger = 0.25 * len(ground.demons.intersection(around))
    if ground.dragon == here or ground.dragon in around:
        danger += 1.0
    if isles.land[here] == isles.index[LAIR]:
        danger += 1.5 - lair / DAYS
    return danger
