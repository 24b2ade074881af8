"""Plain data from slotted dataclasses and back, by their type hints.

For snapshots only, so clarity goes before speed. Fields marked with `metadata={"shared": True}`
are left out: whoever loads puts the shared object (the cards, the options) back.
"""

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from fabletop.core.errors import BadSave

SHARED = {"shared": True}


def dump(thing: object) -> object:
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, list | tuple):
        return [dump(part) for part in thing]
    if isinstance(thing, dict):
        return {str(key): dump(value) for key, value in thing.items()}
    if is_dataclass(thing) and not isinstance(thing, type):
        return {
            spec.name: dump(getattr(thing, spec.name))
            for spec in fields(thing)
            if spec.compare and not spec.metadata.get("shared")
        }
    raise BadSave(f"a {type(thing).__name__} cannot be saved")


def load(kind: Any, plain: object, shared: Mapping[str, object], where: str = "table") -> Any:
    """Build `kind` from plain data; `shared` holds the fields that are not saved."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _load_union(kind, plain, shared, where)
    if origin in (list, tuple):
        return _load_sequence(kind, plain, shared, where)
    if origin is dict:
        if not isinstance(plain, dict):
            raise _wrong(where, "an object", plain)
        key_kind, part = get_args(kind)
        return {
            (int(key) if key_kind is int else key): load(part, value, shared, f"{where}.{key}")
            for key, value in plain.items()
        }
    if is_dataclass(kind):
        return _load_record(cast(type[Any], kind), plain, shared, where)
    if kind in (int, str, bool) and type(plain) is kind:
        return plain
    raise _wrong(where, getattr(kind, "__name__", str(kind)), plain)


def _load_union(kind: Any, plain: object, shared: Mapping[str, object], where: str) -> Any:
    if plain is None and type(None) in get_args(kind):
        return None
    problem: BadSave | None = None
    for part in get_args(kind):
        if part is type(None):
            continue
        try:
            return load(part, plain, shared, where)
        except BadSave as error:
            problem = error
    raise problem or _wrong(where, str(kind), plain)


def _load_sequence(kind: Any, plain: object, shared: Mapping[str, object], where: str) -> Any:
    if not isinstance(plain, list):
        raise _wrong(where, "a list", plain)
    parts = get_args(kind)
    if get_origin(kind) is list:
        return [load(parts[0], value, shared, f"{where}[{i}]") for i, value in enumerate(plain)]
    kinds = [parts[0]] * len(plain) if parts[-1] is Ellipsis else list(parts)
    if len(kinds) != len(plain):
        raise _wrong(where, f"{len(kinds)} values", plain)
    pairs = zip(kinds, plain, strict=True)
    return tuple(
        load(part, value, shared, f"{where}[{i}]") for i, (part, value) in enumerate(pairs)
    )


def _load_record(
    kind: type[Any], plain: object, shared: Mapping[str, object], where: str
) -> object:
    if not isinstance(plain, dict):
        raise _wrong(where, "an object", plain)
    hints = get_type_hints(kind)
    values: dict[str, object] = {}
    for spec in fields(kind):
        if spec.metadata.get("shared"):
            values[spec.name] = shared[spec.name]
        elif not spec.compare:
            values[spec.name] = None
        elif spec.name not in plain:
            raise BadSave(f"the snapshot has no {where}.{spec.name}")
        else:
            values[spec.name] = load(
                hints[spec.name], plain[spec.name], shared, f"{where}.{spec.name}"
            )
    return kind(**values)


def _wrong(where: str, expected: str, plain: object) -> BadSave:
    return BadSave(f"the snapshot's {where} should be {expected}, not {plain!r:.40}")
