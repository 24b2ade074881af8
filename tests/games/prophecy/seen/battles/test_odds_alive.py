"""The odds of taking somebody alive, and the reasons for which there are no odds."""

from fabletop.games.prophecy.expansions.adventures.doppelganger import DOPPELGANGER
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.printed.cards import STRENGTH
from fabletop.games.prophecy.seen.battles.odds import NoOdds, creature_odds, why_no_odds
from tests.games.prophecy.seen.battles.played_out import Plan, begun, outcomes
from tests.games.prophecy.seen.battles.test_odds import BOX, late

MURDERERS = [name for name, foe in BOX.foes.items() if foe.special.alive_gold]


def test_the_odds_of_taking_the_murderer_alive_are_those_of_playing_it_out() -> None:
    assert MURDERERS
    for seed in range(6):
        table = late(seed)
        seat = table.active
        view = PROPHECY.view(table, seat)
        odds = creature_odds(view, seat, MURDERERS[0], alive=True)
        assert odds is not None
        told = {"win": odds.win, "draw": odds.draw, "lose": odds.lose}
        played = outcomes(begun(table, MURDERERS[0]), Plan(STRENGTH, alive=True))
        assert {end: chance for end, chance in told.items() if chance} == played, seed


def test_missing_odds_have_a_reason() -> None:
    table = late(0)
    seat = table.active
    view = PROPHECY.view(table, seat)
    assert creature_odds(view, seat, DOPPELGANGER) is None
    assert why_no_odds(view, seat, DOPPELGANGER) is NoOdds.COPY
    assert why_no_odds(view, seat, MURDERERS[0]) is None
    other = next(name for name, foe in BOX.foes.items() if name not in MURDERERS)
    assert why_no_odds(view, seat, other, alive=True) is NoOdds.KIND
