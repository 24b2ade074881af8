"""The power card of the recipe docs/add-a-card.md works when one does what stands there."""

import re
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabletop.core.cards import decks
from fabletop.core.conformance.games import check_game
from fabletop.core.errors import BadData
from fabletop.games.seasons import box
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.new_cards import forgotten

RECIPE = Path(__file__).parents[4] / "docs" / "add-a-card.md"
BLOCK = re.compile(r"^   ```(?P<language>\w+)\n(?P<text>.*?)^   ```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    """The examples that are about the new card."""
    found = BLOCK.finditer(RECIPE.read_text(encoding="utf-8"))
    texts = [textwrap.dedent(one["text"]) for one in found if one["language"] == language]
    return [text for text in texts if "moonstone" in text]


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The data of the recipe lies in the box."""
    (data,) = blocks("toml")
    read = decks.read_data

    def with_the_new_one(package: str, name: str) -> Any:
        plain = read(package, name)
        return {**plain, **tomllib.loads(data)} if name == "cards" else plain

    monkeypatch.setattr(box, "read_data", with_the_new_one)
    box._open.cache_clear()
    yield
    monkeypatch.undo()
    box._open.cache_clear()


@pytest.mark.usefixtures("printed")
def test_the_card_of_the_recipe_is_refused_without_its_code_as_the_recipe_says() -> None:
    (said,) = blocks("text")
    with pytest.raises(BadData) as refused:
        SEASONS.data_hash({})
    assert said.strip() == f"fabletop: {refused.value}"


@pytest.mark.usefixtures("printed")
def test_the_card_of_the_recipe_passes_the_tests_of_the_recipe_and_the_checks() -> None:
    module, tests = blocks("python")
    names: dict[str, Any] = {"Scenario": Scenario}
    with forgotten():
        exec(module, names)
        exec(tests, names)
        proved = [names[name]() for name in names if name.startswith("test_moonstone")]
        assert len(proved) == 2
        report = check_game(SEASONS, options={"pool": "50"}, seats=3, seed=7, every=10)
        assert report.violations == []
