"""Saved tables from before the fields of an expansion came with its part: then all of them stood
directly on the table and on the heroes, and those of Treasure Island in an object of its own."""

from collections.abc import Mapping
from dataclasses import fields

from fabletop.core.codec import JsonObject
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.pieces import Belongings, Pieces


def brought_up_to_date(plain: Mapping[str, object], parts: Part) -> Mapping[str, object]:
    """The same table as it would be saved today."""
    if "pieces" in plain:
        return plain
    island, heroes, double = plain.get("island"), plain.get("heroes"), plain.get("double")
    found: JsonObject = {**plain, **island} if isinstance(island, dict) else {**plain}
    if isinstance(heroes, list):
        found["heroes"] = [_hero(one, parts) for one in heroes]
    found["double"] = _hero(double, parts)
    return found | {"pieces": _gathered(found, parts.pieces)}


def _hero(plain: object, parts: Part) -> object:
    if not isinstance(plain, dict):
        return plain
    return plain | {"belongings": _gathered(plain, parts.belongings)}


def _gathered(plain: JsonObject, kinds: Mapping[str, type[Pieces | Belongings]]) -> JsonObject:
    """What belongs to each part."""
    return {
        name: {spec.name: plain[spec.name] for spec in fields(kind) if spec.name in plain}
        for name, kind in kinds.items()
    }
