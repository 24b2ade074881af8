"""Which Guardians may lie face down, and how strong the Guardians of a plane are, compared with
other possible worlds and with a battle there."""

import random

import pytest

from fabletop.core.any_options import any_options
from fabletop.core.game import settle
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.planes import may_lie_hidden, power_up
from fabletop.games.prophecy.state import Table
from fabletop.games.prophecy.worlds import reimagine

WORLDS = 150
"""How many worlds are enough for every Guardian to lie face down in one of them."""

SIDE = "mountains_by_fortress"


def lying_hidden(table: Table, rank: str) -> set[str]:
    """The Guardians of a rank that lie face down in one of many worlds."""
    found = set[str]()
    for seed in range(WORLDS):
        for plane in reimagine(table, (), seed).planes:
            card = plane.lesser if rank == "lesser" else plane.greater
            if card in table.box.guardians and card not in plane.shown:
                found.add(card)
    return found


def compare(table: Table) -> None:
    told = may_lie_hidden(PROPHECY.view(table, None))
    assert {*told.lesser} == lying_hidden(table, "lesser")
    assert {*told.greater} == lying_hidden(table, "greater")


def test_guardians_may_lie_hidden_unless_they_have_been_seen() -> None:
    scene = Scenario(2, version="standard", dragon_cards="yes")
    scene.plane("fortress", lesser="undead_knight", shown=["undead_knight"])
    compare(scene.plane("magic_tower", lesser="sphinx", beaten=True).start().table)


@pytest.mark.parametrize("seed", range(12))
def test_guardians_of_any_game_may_lie_hidden(seed: int) -> None:
    luck = random.Random(seed)
    given = any_options(PROPHECY, 3, luck.randrange)
    while given["version"] != "standard":
        given = any_options(PROPHECY, 3, luck.randrange)
    compare(PROPHECY.new(settle(PROPHECY, given, 3), 3, seed))


def test_guardians_of_the_main_board_are_stronger_by_as_much_as_was_said() -> None:
    for difficulty in ("easy", "normal", "hard"):
        scene = Scenario(2, version="standard", ending="cooperative", difficulty=difficulty)
        scene.hero("paladin", at=SIDE, magic=0)
        play = scene.plane("fortress", lesser="undead_knight", shown=["undead_knight"]).start()
        told = power_up(play.match.view(0), "plane_fortress")
        play.answers("plane plane_fortress")
        battle = play.match.view(0).battle
        assert battle is not None
        assert dict(battle.foe or ())["power_up"] == told


def test_guardians_of_a_realm_are_as_strong_as_printed() -> None:
    play = Scenario(2, version="standard", realms="both").start()
    view = play.match.view(0)
    assert view.power_up
    stronger = [power_up(view, plane.id) for plane in view.planes]
    assert stronger == [view.power_up] * 5 + [0, 0]
