"""The features of a game of Wizards: ranks, points, Tasks, the way to them, and its obstacles.

All of it is public information, so all seats see the same.
"""

from fabletop.bots.outlooks.wizards.ground import DAYS, MASTERY, Ground, nearness
from fabletop.bots.outlooks.wizards.tasks import counted, measure_tasks
from fabletop.games.wizards.isles import LAIR
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

GEMS = 6

ABBEY, COTTAGE = 0.3, 0.5
"""How good these are as a way to the Mentor for a player who is ready; the Cottage only for the
Wizards."""

TRAPS = {"": 0.0, "held": 3.0, "stuck": 2.0, "turns": 0.0}
"""How many turns a Trap costs, besides the turns that it counts itself."""

ANIMALS = {"": 0.0, "unicorn": 1.0, "winged_horse": 1.0, "horse": 0.8, "hound": 0.4}
BURDENS = ("trap", "affliction", "bane")
"""Kinds of Event that do not help their holder."""


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
    rank, ready = player.rank, bool(player.order) and not player.lacks
    return [
        float(rank),
        share * late,
        _next_rank(player),
        float(ready or rank > MASTERY),
        _mentor(ground, player.order, here) if ready or not rank else 0.0,
        *(late * worth for worth in measure_tasks(ground, player, here)),
        _gifts(ground, player),
        player.dazed + 2.0 * player.bound,
        player.stunned + TRAPS[player.trap] + player.trap_turns - float(player.extra),
        _danger(ground, player.lair, here) if here >= 0 else 0.0,
        len(player.gems) / GEMS,
        ground.time,
    ]


def _share(ground: Ground, player: PlayerView) -> float:
    """The share of the points for the last rank that the player has."""
    if not player.order:
        return 0.0
    last = ground.box.levels[player.order][ground.last]
    return counted(player.points, last) / sum(last)


def _next_rank(player: PlayerView) -> float:
    """The share of the points for the next rank that the player has."""
    needed = player.needed
    if not needed:
        return float(player.rank > MASTERY)
    return counted(player.points, needed) / (sum(needed) or 1)


def _mentor(ground: Ground, order: str, here: int) -> float:
    """How near a Mentor is, or a place from which one can speak to the Mentor."""
    if not order:
        return max(nearness(here, mentors) for mentors in ground.mentors.values())
    near = nearness(here, ground.mentors[order])
    near = max(near, ABBEY * nearness(here, ground.living("shrineheart_abbey")))
    if order == "wizards":
        near = max(near, COTTAGE * nearness(here, ground.living("hamdrels_cottage")))
    return near


def _gifts(ground: Ground, player: PlayerView) -> float:
    """The animal and the held Events; burdens count against the player."""
    events, gifts = ground.box.events, ANIMALS[player.animal]
    for held in player.events:
        gifts += -1.0 if events[held.card].kind in BURDENS else 0.5
    return gifts


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
