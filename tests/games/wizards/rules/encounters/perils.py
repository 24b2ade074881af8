"""Positions in which something befalls the first player.

The second player is stunned and far away, unless a test puts somebody else there; the Dragon is
far away too.
"""

from typing import Any

from fabletop.games.wizards.scenario import Scenario, WizardsPlay

FAR = "larkspur-9"
"""Where Demons that appear matter to nobody."""

ELSEWHERE = "edgewood-3"
"""Where the Dragon is when nobody is to meet it."""

DEMONS, TRAP, ANIMAL, EVENT = 1, 2, 3, 4
"""Results of a Random Encounter."""

IDLE: dict[str, Any] = {"at": "glendale_dwelling", "stunned": 30}


def alone(scenario: Scenario | None = None, **person: Any) -> Scenario:
    """One player who matters, a Wizard of the first rank near Torwall unless told otherwise."""
    here: dict[str, Any] = {"order": "wizards", "at": "torwall-1"}
    return (scenario or Scenario(2)).player(**here | person).player(**IDLE).dragon(ELSEWHERE)


def meets_somebody(scenario: Scenario, what: int, *dice: int) -> WizardsPlay:
    """The first player does not move, and has a Random Encounter."""
    play = scenario.dice(5, what, *dice).start()
    play.answers("roll", "stop", "encounter")
    return play


def rest(play: WizardsPlay) -> None:
    """A turn without a step."""
    play.answers("roll", "stop")
