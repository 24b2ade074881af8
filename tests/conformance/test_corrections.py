"""Corrections that are accepted break no game: random ones, of all fields that can be corrected."""

import random

import pytest

from fabletop.core.match import Match
from fabletop.core.playout import QuickChooser, playout
from fabletop.core.registry import find, names
from tests.conformance.corrected import Corrector

PER_PIECE = 12
PIECES = 8
MOST_CHOICES = 600
MOMENTS = 12


def by_chance(seed: int) -> QuickChooser:
    luck = random.Random(seed)
    return lambda question: luck.choice(question.options)


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("name", names())
def test_games_with_corrected_cards_can_be_played(name: str, piece: int) -> None:
    game = find(name)
    for seed in range(piece * PER_PIECE, (piece + 1) * PER_PIECE):
        options, seats = Corrector(game, seed).wish()
        table = game.new(options, seats, seed)
        playout(game, table, by_chance(seed), most=MOST_CHOICES)
        assert not game.invariants(table), (seed, options["cards"])


@pytest.mark.parametrize("name", names())
def test_and_everything_about_them_can_be_told(name: str) -> None:
    game = find(name)
    for seed in range(PER_PIECE):
        options, seats = Corrector(game, 1_000 + seed).wish()
        luck = random.Random(seed)
        match = Match.new(game, seats=["Ada"] * seats, seed=seed, options=options)
        game.library(options)
        for _ in range(MOMENTS):
            if match.over:
                break
            decision = match.decisions()[0]
            decision.labels("en")
            decision.prompt("fr")
            decision.why_not("en")
            match.view(None)
            match.answer(luck.choice(decision.options), decision.seat)
