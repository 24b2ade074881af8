"""The features of a game of Prophecy: what has been won, what can be won soon, and each hero's
means to win it. Means count less the nearer the end is, because less is left to win with them."""

from typing import Final

from fabletop.bots.evaluations.prophecy.island import HUNTERS
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.outlooks.prophecy.kit import kit
from fabletop.bots.outlooks.prophecy.reach import ArtifactGoal, goals, reach
from fabletop.games.prophecy.seen.battles.fighters import Fighter
from fabletop.games.prophecy.seen.endings import (
    all_together,
    allies,
    certificates_to_win,
    chance_cards,
    chance_decks,
    chance_decks_left,
)
from fabletop.games.prophecy.seen.view import HeroView, ProphecyView

NAMES: Final[tuple[str, ...]] = (
    "artifacts",
    "certificates",
    "fame",
    "reach",
    "strength",
    "willpower",
    "health",
    "magic",
    "equipment",
    "abilities",
    "gold",
    "experience",
    "maps",
    "time",
)

NOBODY: Final = [0.0] * len(NAMES)
"""The features of a seat whose character has not been chosen yet."""

OUT: Final = -8.0
DEAD: Final = -1.0
"""The health of a player who is out of the game, and of one who returns as another character."""

PRIZE: Final = 0.6
"""What a Pearl or a Heart adds to the equipment."""

WITHOUT_SPELLS: Final = 0.4
"""The value of Willpower in the Basic version, relative to the Standard version."""

PLENTY: Final = 8.0
"""The amount of Gold or Experience that is worth half as much as an unlimited amount."""

ALARM: Final[tuple[float, ...]] = (-1.0, -0.4, -0.1)
"""The value of having no, one or two Health left."""

MOST_HURRY: Final = 4.0
LAST_MOMENT: Final = 0.1
"""Limits of the hurry: even at the very end, some time counts as left."""


def together(view: ProphecyView) -> bool:
    """Whether all win or lose together: in the cooperative game and in the solitary one."""
    return all_together(view)


def measure(view: ProphecyView) -> list[list[float]]:
    """A row per seat, with a number per feature; partners of a team have the same row."""
    heroes = view.heroes
    late = lateness(view, heroes)
    united = together(view)
    shared = sum([hero.artifacts for hero in heroes]) if united else 0
    hurry = _hurry(view, shared) if united else 0.0
    artifacts: list[ArtifactGoal] | None = None
    rows = []
    for seat, hero in enumerate(heroes):
        if not hero.character:
            rows.append(NOBODY[:])
            continue
        seen = SeenProphecy(view, seat)
        artifacts = goals(seen) if artifacts is None else artifacts
        owned = shared if united else hero.artifacts
        rows.append(_row(seen, owned, reach(seen, artifacts), late, hurry))
    return _teams(view, rows) if view.teams else rows


def lateness(view: ProphecyView, heroes: list[HeroView]) -> float:
    """How near the end is, from 0 to 1: how much the leader has of what is needed to win."""
    if view.stage:
        return 1.0
    if view.version == "basic":
        return max([len(hero.certificates) for hero in heroes]) / certificates_to_win(view)
    to_win = view.to_win
    if not to_win:
        return min(1.0, view.round / 60)
    return min(1.0, max([hero.artifacts for hero in heroes]) / to_win)


def _hurry(view: ProphecyView, artifacts: int) -> float:
    """What the cooperating players still need, relative to the time that is left."""
    deck = view.decks["chance"] / max(1, chance_cards(view))
    left = max(0.0, chance_decks_left(view) - 1 + deck) / chance_decks(view)
    missing = max(0.0, 1 - artifacts / view.to_win)
    return -min(MOST_HURRY, missing / (left + LAST_MOMENT))


def _row(seen: SeenProphecy, artifacts: int, near: float, late: float, hurry: float) -> list[float]:
    hero, me, view = seen.hero, seen.me, seen.view
    to_win = view.to_win
    means = 1 - 0.6 * late
    goods = kit(me)
    gone = hero.out or (not seen.standard and not hero.alive)
    return [
        _won(artifacts, to_win) if seen.standard else 0.0,
        0.0 if seen.standard else len(hero.certificates) / certificates_to_win(view),
        hero.fame / 4 if not to_win else 0.0,
        near if hero.alive else 0.0,
        (hero.health + hero.wounds) / 8,
        (hero.magic + hero.drained) / 8 * (1.0 if seen.standard else WITHOUT_SPELLS),
        OUT if gone else DEAD if not hero.alive else _health(me),
        -hero.drained / 5,
        (goods.equipment + PRIZE * len(hero.prizes)) * means,
        goods.abilities * means,
        _saturated(hero.gold) * means,
        _saturated(hero.experience) * means,
        hero.maps / (4 if view.ending == HUNTERS else 8),
        hurry,
    ]


def _won(artifacts: int, to_win: int) -> float:
    """The share of the Artifacts needed to win; the last ones count most."""
    part = artifacts / to_win if to_win else 0.0
    return 0.2 * part + 0.8 * part * part


def _health(me: Fighter) -> float:
    """Wounds weaken a hero; with very little Health, the next wound may kill her."""
    alarm = ALARM[me.health] if me.health < len(ALARM) else 0.0
    return alarm - me.wounds / 5


def _saturated(amount: int) -> float:
    return amount / (amount + PLENTY)


def _teams(view: ProphecyView, rows: list[list[float]]) -> list[list[float]]:
    """Partners win together, so they have the same features."""
    found = []
    for seat in range(len(rows)):
        team = [rows[ally] for ally in allies(view, seat)]
        found.append([sum(numbers) / len(team) for numbers in zip(*team, strict=True)])
    return found
