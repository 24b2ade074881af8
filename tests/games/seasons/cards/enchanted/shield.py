"""Shield of Zira, and what asks for it."""

from fabletop.games.seasons.scenario import Scenario

SHIELD = "shield_of_zira"


def syllas(*, play: list[str], hand: list[str] | None = None) -> Scenario:
    """The first seat must give a card to the Syllas of the second."""
    scenario = Scenario(2).sorcerer(play=play, hand=hand or [])
    return scenario.sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
