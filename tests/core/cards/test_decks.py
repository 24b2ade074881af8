"""Decks of cards from data files: what is wrong in a file is told with file, card and field."""

import sys
from pathlib import Path

import pytest

from fabletop.core.cards.decks import read_data
from fabletop.core.errors import BadData

PACKAGE = "game_with_cards"


def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> str:
    """A package with one data file."""
    data = tmp_path / PACKAGE / "data"
    data.mkdir(parents=True)
    (data.parent / "__init__.py").touch()
    (data / "items.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, PACKAGE, raising=False)
    return PACKAGE


@pytest.mark.parametrize(
    "listed", ["", "reconstructed = []", 'reconstructed = ["name"]', 'reconstructed = "price"']
)
def test_a_reconstructed_card_must_list_its_reconstructed_fields(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listed: str
) -> None:
    text = f'[sword]\nprovenance = "reconstructed"\n{listed}\n'
    package = written(tmp_path, monkeypatch, text)
    with pytest.raises(BadData, match=r"items\.toml: sword: reconstructed should list the fields"):
        read_data(package, "items")


@pytest.mark.parametrize(
    "card",
    [
        'provenance = "reconstructed"\nreconstructed = ["name", "price"]',
        'provenance = "printed"\nreconstructed = ["name"]',
        'provenance = "rulebook"',
    ],
)
def test_other_cards_need_no_such_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, card: str
) -> None:
    package = written(tmp_path, monkeypatch, f"[sword]\n{card}\n")
    assert list(read_data(package, "items")) == ["sword"]
