"""Numbers in the terminal are those of the rules: rates with extras, spaces that are covered."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.cli.drawn import table

BOTH = pytest.mark.parametrize("plain", [False, True])


@BOTH
def test_extra_crystals_are_part_of_the_rates(plain: bool) -> None:
    """In winter a water token brings one crystal; the Purse of Io adds another."""
    shown = table(Scenario(2).sorcerer(play=["purse_of_io"]).sorcerer().start(), plain=plain)
    usual = table(Scenario(2).sorcerer().sorcerer(play=["purse_of_io"]).start(), plain=plain)
    assert ("water 2" in shown, "water 1" in usual) == (True, True)


@pytest.mark.parametrize(
    ("cards", "spaces"),
    [
        (["bespelled_grimoire"], "· · · · · · · · · ·"),
        (["bespelled_grimoire", "mesodaes_lantern"], "· · · · · · · · · ×"),
        (["mesodaes_lantern"], "· · · · · · ×"),
    ],
)
def test_covered_spaces_are_marked(cards: list[str], spaces: str) -> None:
    shown = table(Scenario(2).sorcerer(play=cards).sorcerer().start())
    row = next(line for line in shown.splitlines() if line.startswith(">"))
    assert f" {spaces}  " in row
    assert ("×" in row) == ("×" in spaces)
