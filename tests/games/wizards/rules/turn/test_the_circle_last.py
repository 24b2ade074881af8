"""The option by which Evil claims the Sacred Circle last of all (Z-121, Z-126 to Z-129)."""

import pytest

from fabletop.core import codec
from fabletop.core.game import settle
from fabletop.games.wizards.game import WIZARDS
from fabletop.games.wizards.scenario import Scenario
from tests.games.wizards.rules.encounters.gatherings import AT_SEA, FAR, dead, evil_acts, told
from tests.games.wizards.rules.turn.test_evil_choice import COMMON, ELVEN, swarm

MAGIC = ("hamdrel", "megmoran", "melekok", "meligar")


def at_sea(*events: str, circle: str = "last", fortnight: int = 3, play: str = "") -> Scenario:
    """Two swimmers; Evil is about to act."""
    scenario = Scenario(2, circle=circle, play=play or "competitive")
    scenario.dragon(FAR).on(fortnight=fortnight)
    scenario.player(order="druids", at=AT_SEA[0], events=events)
    return scenario.player(order="druids", at=AT_SEA[1])


@pytest.mark.rule("Z-127")
@pytest.mark.parametrize(("circle", "land"), [("last", "hamdrel"), ("sheet", "sacred_circle")])
def test_the_most_laden_circle_is_spared_while_another_land_is_marked(
    circle: str, land: str
) -> None:
    scenario = at_sea(circle=circle).demons(*swarm("sacred_circle", 5), "hamdrel-1")
    play = evil_acts(scenario, demons=2 if circle == "last" else 0)
    assert dead(play) == [land]
    assert play.table.phase == ("play" if circle == "last" else "over")


@pytest.mark.rule("Z-128")
def test_an_unmarked_land_dies_before_the_marked_circle() -> None:
    scenario = at_sea().demons(*swarm("sacred_circle", 5)).dead(*COMMON, *ELVEN, *MAGIC[1:])
    assert dead(evil_acts(scenario))[-1] == "hamdrel"


@pytest.mark.rule("Z-128")
def test_the_unmarked_land_by_lot_is_never_the_circle() -> None:
    last = at_sea().dead(*COMMON, *ELVEN, *MAGIC[:2]).start(evil=True)
    left = {*MAGIC[2:]}
    assert len(left.intersection(dead(last))) == 1
    assert "sacred_circle" not in dead(last)


@pytest.mark.rule("Z-121")
@pytest.mark.parametrize("play", ["competitive", "cooperative"])
def test_the_circle_does_not_die_in_one_claim_with_the_last_other_land(play: str) -> None:
    """So the endgame on two lands is always played."""
    scenario = at_sea(fortnight=9, play=play).dead(*COMMON, *ELVEN, *MAGIC[1:])
    scenario.demons(*swarm("sacred_circle", 5), "hamdrel-1")
    game = evil_acts(scenario)
    assert told(game, "dies") == [("dies", "hamdrel")]
    assert (game.table.phase, game.table.fortnight) == ("play", 10)


def test_with_the_lair_alone_beside_it_the_circle_dies_and_all_is_lost() -> None:
    play = evil_acts(at_sea(fortnight=9).dead(*COMMON, *ELVEN, *MAGIC), demons=0)
    assert told(play, "dies", "all_lost") == [("dies", "sacred_circle"), ("all_lost",)]
    assert play.table.ended == "evil"


def test_tasks_save_the_circle_as_any_other_land() -> None:
    scenario = at_sea(fortnight=3).dead(*COMMON, *ELVEN, *MAGIC).completed(6)
    assert scenario.start(evil=True).table.phase == "play"


@pytest.mark.rule("Z-129")
def test_a_circle_that_was_foreseen_is_no_less_the_last() -> None:
    play = evil_acts(at_sea("foresight=sacred_circle").demons("hamdrel-1"))
    assert dead(play) == ["hamdrel"]
    assert play.events() == ["foresight"]


@pytest.mark.rule("Z-129")
@pytest.mark.parametrize("others", [True, False])
def test_the_circle_is_foreseen_only_when_it_is_next(others: bool) -> None:
    gone = (*COMMON, *ELVEN, *MAGIC[others:])
    scenario = Scenario(2, circle="last").player(order="druids", at="sacred_circle-8").dead(*gone)
    play = scenario.player(stunned=9).dragon("lair_center").dice(5, 4).draws("foresight").start()
    play.answers("roll", "stop", "encounter")
    land = "hamdrel" if others else "sacred_circle"
    assert told(play, "foresees") == [("foresees", 0, land)]


def test_a_snapshot_of_a_game_from_before_the_option_is_played_by_the_sheet() -> None:
    options = settle(WIZARDS, {"layout": "sample_a", "circle": "last"}, 2)
    table = WIZARDS.new(options, 2, 1)
    plain = WIZARDS.dump(table)
    assert WIZARDS.load(options, plain).variants.circle == "last"
    older = {name: value for name, value in options.items() if name != "circle"}
    variants = codec.dump(table.variants)
    del variants["circle"]
    assert WIZARDS.load(older, {**plain, "variants": variants}).variants.circle == "sheet"
