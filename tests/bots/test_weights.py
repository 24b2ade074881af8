"""Weights: shipped for every game, and checked when they come from somebody's file."""

from pathlib import Path

import pytest

from fabletop.bots.outlook import Outlook, known_features, outlook, read_weights
from fabletop.core.errors import BadSetup
from fabletop.core.registry import names
from tests.bots.test_search import played


@pytest.mark.parametrize("game", names())
def test_every_game_has_weights_for_all_its_features(game: str) -> None:
    shipped = outlook(game)
    assert len(shipped.weights) == len(known_features(game).names)
    assert any(shipped.weights)


@pytest.mark.parametrize("game", names())
def test_chances_add_up_to_one_and_shares_tell_the_distance_to_the_others(game: str) -> None:
    view = played(game, 40).view(0)
    mine, shares = outlook(game).standing(view, 0)
    assert sum(mine) == pytest.approx(1)
    _, theirs = outlook(game).standing(view, 1)
    assert shares == pytest.approx([-share for share in theirs])


def test_heavier_weights_make_a_leader_surer() -> None:
    view = played("seasons", 60).view(0)
    light, heavy = outlook("seasons"), outlook("seasons")
    heavy = Outlook("seasons", tuple(3 * weight for weight in light.weights))
    assert max(heavy.standing(view, 0)[0]) > max(light.standing(view, 0)[0])


def written(folder: Path, text: str) -> Path:
    file = folder / "weights.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_weights_of_a_file_are_read(tmp_path: Path) -> None:
    lines = [f"{name} = {number}" for number, name in enumerate(known_features("wizards").names)]
    file = written(tmp_path, 'game = "wizards"\npar = 2.5\n[weights]\n' + "\n".join(lines))
    read = read_weights("wizards", file)
    assert read.par == 2.5
    assert read.weights[1] == 1.0


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game = ", "cannot be read"),
        ('game = "seasons"\n[weights]', "must say game"),
        ('game = "wizards"\n[weights]\nbeauty = 1', "missing or unknown: .*beauty"),
        ('game = "wizards"', "table \\[weights\\]"),
    ],
)
def test_wrong_weights_are_told_with_the_file(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BadSetup, match=told) as problem:
        read_weights("wizards", written(tmp_path, text))
    assert "weights.toml" in str(problem.value)


def test_a_weight_that_is_no_number_is_named(tmp_path: Path) -> None:
    name, *rest = known_features("wizards").names
    lines = [f'{name} = "much"', *(f"{one} = 1" for one in rest)]
    file = written(tmp_path, 'game = "wizards"\n[weights]\n' + "\n".join(lines))
    with pytest.raises(BadSetup, match=f"{name} must be a number"):
        read_weights("wizards", file)
