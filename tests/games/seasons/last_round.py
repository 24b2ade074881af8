"""Games that end, and their scores."""

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons import seen
from tests.games.seasons.seen import Sheet


def last_round(players: int = 2, *, tokens: str = "yes") -> Scenario:
    """On the last space of the third year: the end of this round ends the game."""
    return Scenario(players, tokens=tokens).at(year=3, space=12)


def finished(scenario: Scenario, players: int = 2) -> SeasonsPlay:
    """The last turn of the game has passed without any action."""
    play = scenario.start(active=players - 1)
    play.answers("end")
    assert play.match.over
    return play


def sheet(play: SeasonsPlay, seat: int = 0) -> Sheet:
    return seen.sheets(play.match)[seat]
