"""A change of the rules needs another number of the ruleset, and old games still open."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from fabletop.core import log, registry
from fabletop.core.game import Game, Options
from fabletop.core.question import Step
from fabletop.core.seeds import Seed
from tests.golden.released import FOLDER, file_of, lines_of, problem_of, snapshot_of, write
from tests.golden.transcript import TRANSCRIPTS, Transcript
from tests.high_card import HIGH_CARD, HighCard, Table

RELEASED = sorted(FOLDER.glob("*.fabletop"))


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda one: one.path.stem)
def test_the_rules_play_the_games_of_their_ruleset_as_before(transcript: Transcript) -> None:
    assert problem_of(transcript, registry.find(transcript.game)) == ""


@pytest.mark.parametrize("file", RELEASED, ids=lambda file: file.stem)
def test_games_of_every_ruleset_open(file: Path) -> None:
    match = log.read(file, registry.find)
    count, _ = snapshot_of(file)
    assert match.first + len(match.entries) >= count


SMALL = Transcript("high_card", 3, 5, answers=30)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(SMALL, HIGH_CARD, tmp_path)
    assert problem_of(SMALL, HIGH_CARD, tmp_path) == ""
    return tmp_path


class NobodyDares(HighCard):
    def step(self, table: Table) -> Step | None:
        table.winner = -1
        return super().step(table)


class AnotherDeal(HighCard):
    def new(self, options: Options, seats: int, seed: Seed) -> Table:
        table = super().new(options, seats, seed)
        table.deck.reverse()
        return table


class OneCoinMore(HighCard):
    """No answer and no chance result tells this rule."""

    def new(self, options: Options, seats: int, seed: Seed) -> Table:
        table = super().new(options, seats, seed)
        table.coins[0] += 1
        return table


FAULTS: Sequence[tuple[type[HighCard], str]] = [
    (NobodyDares, "is not possible"),
    (AnotherDeal, "leads to another table"),
    (OneCoinMore, "leads to another table"),
]


@pytest.mark.parametrize(("changed", "message"), FAULTS, ids=[kind.__name__ for kind, _ in FAULTS])
def test_changed_rules_with_the_old_number_are_noticed(
    folder: Path, changed: type[HighCard], message: str
) -> None:
    problem = problem_of(SMALL, changed(), folder)
    assert message in problem
    assert "raise the ruleset of high_card" in problem


def test_a_raised_number_needs_golden_games_of_its_own(folder: Path) -> None:
    game: Game = NobodyDares()
    game.ruleset = "2"
    assert "there is no high_card" in problem_of(SMALL, game, folder)
    assert write(SMALL, game, folder)
    assert problem_of(SMALL, game, folder) == ""
    assert file_of(SMALL, HIGH_CARD, folder).exists(), "the games of the old rules stay"
    opened = log.read(file_of(SMALL, HIGH_CARD, folder), lambda _name: game)
    assert "ruleset 1, this is 2" in opened.notice


def test_a_golden_game_is_never_written_anew(folder: Path) -> None:
    before = file_of(SMALL, HIGH_CARD, folder).read_text()
    assert not write(SMALL, NobodyDares(), folder)
    assert file_of(SMALL, HIGH_CARD, folder).read_text() == before
    assert before.splitlines() == lines_of(log.read(file_of(SMALL, HIGH_CARD, folder), _find))


def _find(_name: str) -> Game:
    return HIGH_CARD
