"""Snapshots: what is loaded is what was saved, and a field that came later has its default."""

from dataclasses import dataclass, field

import pytest

from fabletop.core import codec
from fabletop.core.errors import BadSave


@dataclass(slots=True)
class Chest:
    gold: int
    gems: list[str] = field(default_factory=list)


def test_a_snapshot_that_is_older_than_a_field_loads_with_its_default() -> None:
    assert codec.load(Chest, {"gold": 3}, {}) == Chest(3, [])


def test_a_snapshot_without_a_needed_field_is_refused_by_its_name() -> None:
    with pytest.raises(BadSave, match=r"has no .*gold"):
        codec.load(Chest, {"gems": []}, {})


def test_what_was_saved_is_loaded() -> None:
    chest = Chest(1, ["ruby"])
    assert codec.load(Chest, codec.dump(chest), {}) == chest
