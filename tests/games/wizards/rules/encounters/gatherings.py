"""Players who are about to meet on a plain, one beside the others; and players at sea, where Evil
does not find them."""

from fabletop.core.scenario import Play
from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from fabletop.games.wizards.state import Table

HERE, BESIDE = "harrowfield-4", "harrowfield-3"

FAR = "glendale-14"
"""Where the Dragon does not move if somebody comes to the Lair."""

POINTS = (20, 20, 20)


def gathering(*ranks: int, order: str = "sorcerers", mover: int = 0) -> Scenario:
    """A seat for each rank; the mover has one step to go."""
    scenario = Scenario(len(ranks)).dragon(FAR)
    for seat, rank in enumerate(ranks):
        scenario.player(
            order=order if rank else "",
            rank=rank,
            points=POINTS if rank else (0, 0, 0),
            at=BESIDE if seat == mover else HERE,
        )
    return scenario


def meet(scenario: Scenario, *dice: int, mover: int = 0) -> WizardsPlay:
    """The mover takes the step; then these dice are rolled."""
    play = scenario.dice(1, *dice).start(active=mover)
    play.answers("roll", f"step {HERE}")
    return play


def told(play: Play[Table], *kinds: str) -> list[tuple[str | int, ...]]:
    """The events of these kinds in the chronicle."""
    return [event for event in play.told() if event[0] in kinds]


def points(play: WizardsPlay, seat: int) -> tuple[int, ...]:
    return tuple(play.player(seat).points)


AT_SEA = ("sea-4-11", "sea-33-20", "sea-19-14", "sea-12-4")

NOWHERE = "dragons_lair-7"
"""A space that does not die, for new Demons."""


def at_sea(
    players: int = 2, *, fortnight: int = 3, play: str = "competitive", thwart: str = "running"
) -> Scenario:
    """Sorcerers of rank 1 who swim; Evil is about to act."""
    scenario = Scenario(players, play=play, thwart=thwart).dragon(FAR).on(fortnight=fortnight)
    for seat in range(players):
        scenario.player(order="sorcerers", points=POINTS, at=AT_SEA[seat])
    return scenario


def evil_acts(scenario: Scenario, *, demons: int = 2) -> WizardsPlay:
    """Evil acts; this many new Demons appear in the Lair."""
    return scenario.randomly(*[NOWHERE] * demons).start(evil=True)


def dead(play: Play[Table]) -> list[str]:
    """The lands that have died."""
    lands = play.table.isles.lands
    return [land for land, is_dead in zip(lands, play.table.dead, strict=True) if is_dead]
