"""A sample of rich positions, for every game that deals them; `fabletop soak --rich` plays
thousands."""

from dataclasses import replace

import pytest

from fabletop.core import registry
from fabletop.core.conformance.late import Late, Rich
from fabletop.core.game import Game, settle
from fabletop.envs.sight import sight_of
from fabletop.lab.playing.soak import SoakPlan, soak_seeds

GAMES = [registry.find(name) for name in registry.names()]
POSITIONS = 40
PIECES = 4
"""How many tests share the positions, so that they can run in parallel."""

COURSE = SoakPlan({}, "random", every=4, rich=True, secret=b"")


def test_every_game_deals_rich_positions() -> None:
    assert all(isinstance(game, Rich) for game in GAMES)


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("name", registry.names())
def test_rich_positions_are_played_on_without_a_violation(name: str, piece: int) -> None:
    course = replace(COURSE, sight=sight_of(name))
    soaked = soak_seeds(name, course, range(piece, POSITIONS, PIECES))
    assert [(one.seed, one.violations) for one in soaked if one.violations] == []
    assert sum(one.decisions for one in soaked) > 100


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_deals_the_same_position(game: Game) -> None:
    options, seats = settle(game, {}, game.seats[-1]), game.seats[-1]
    one, again, other = (Late(game).new(options, seats, seed) for seed in (7, 7, 8))
    assert one == again != other


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_rich_position_stands_at_a_question_or_at_the_end(game: Game) -> None:
    late = Late(game)
    for seed in range(8):
        table = late.new(settle(game, {}, game.seats[-1]), game.seats[-1], seed)
        assert late.step(table) is not None or late.result(table) is not None
