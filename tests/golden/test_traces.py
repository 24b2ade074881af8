"""Many random games go as they went when their ruleset was released."""

from pathlib import Path

import pytest

from fabletop.core import registry
from fabletop.core.question import Step
from tests.golden.released import FOLDER, REMEDY
from tests.golden.traces import TracedGame, read, trace, traces_file, write
from tests.high_card import HIGH_CARD, HighCard, Table

OURS = ("prophecy", "seasons", "wizards")
PIECES = 6


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("name", OURS)
def test_many_games_go_as_by_the_released_rules(name: str, piece: int) -> None:
    game = registry.find(name)
    file = traces_file(game, FOLDER)
    assert file.exists(), f"there is no {file.name}: `python -m tests.golden.released` writes it"
    for one in read(file)[piece::PIECES]:
        remedy = REMEDY.format(game=name)
        assert trace(game, one) == one.trace, f"game {one.seed} goes another way: {remedy}"


class NobodyDares(HighCard):
    def step(self, table: Table) -> Step | None:
        table.winner = -1
        return super().step(table)


def changed(folder: Path, game: HighCard) -> list[TracedGame]:
    return [one for one in read(traces_file(HIGH_CARD, folder)) if trace(game, one) != one.trace]


def test_changed_rules_are_noticed_and_traces_are_never_written_anew(tmp_path: Path) -> None:
    assert write(HIGH_CARD, tmp_path)
    assert changed(tmp_path, HIGH_CARD) == []
    assert len(changed(tmp_path, NobodyDares())) > 10
    assert not write(NobodyDares(), tmp_path)


def test_games_are_of_many_settings() -> None:
    played = read(traces_file(registry.find("prophecy"), FOLDER))
    for name in ("version", "island", "realms", "races", "teams"):
        assert len({str(one.options.get(name)) for one in played}) > 1
