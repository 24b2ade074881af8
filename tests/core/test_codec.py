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


@dataclass(slots=True)
class Crew:
    sailors: int = 0
    songs: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Cargo:
    barrels: int


@dataclass(slots=True)
class Ship:
    name: str
    aboard: dict[str, Crew | Cargo] = field(metadata=codec.BY_NAME)


CREW = {"aboard": {"crew": Crew}}


def test_records_by_name_are_saved_and_loaded_each_by_its_own_class() -> None:
    ship = Ship("Mary", {"crew": Crew(3, ["ahoy"]), "cargo": Cargo(2)})
    saved = codec.dump(ship)
    assert saved["aboard"] == {"crew": {"sailors": 3, "songs": ["ahoy"]}, "cargo": {"barrels": 2}}
    assert codec.load(Ship, saved, {"aboard": {"crew": Crew, "cargo": Cargo}}) == ship


def test_a_snapshot_that_is_older_than_a_record_by_name_loads_with_its_defaults() -> None:
    assert codec.load(Ship, {"name": "Mary", "aboard": {}}, CREW).aboard == {"crew": Crew()}


def test_a_record_by_name_without_a_needed_field_is_refused_by_its_path() -> None:
    with pytest.raises(BadSave, match=r"has no table\.aboard\.cargo\.barrels"):
        codec.load(Ship, {"name": "Mary", "aboard": {}}, {"aboard": {"cargo": Cargo}})


def test_a_record_under_an_unknown_name_is_refused() -> None:
    with pytest.raises(BadSave, match=r"table\.aboard\.cargo, which is not in play"):
        codec.load(Ship, {"name": "Mary", "aboard": {"cargo": {"barrels": 1}}}, CREW)


@pytest.mark.parametrize("aboard", [[], {"crew": 3}, {"crew": {"sailors": "many"}}])
def test_records_by_name_of_another_form_are_refused(aboard: object) -> None:
    with pytest.raises(BadSave, match=r"table\.aboard"):
        codec.load(Ship, {"name": "Mary", "aboard": aboard}, CREW)


def test_a_snapshot_without_any_records_by_name_is_refused() -> None:
    with pytest.raises(BadSave, match=r"has no table\.aboard"):
        codec.load(Ship, {"name": "Mary"}, CREW)
