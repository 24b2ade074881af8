"""Converts slotted dataclasses to plain data and back, by their type hints.

Fields marked with `metadata=SHARED` are not saved: the caller of `load` passes the shared object
(the cards). Fields excluded from comparison are not saved either: they only record a running game.
A field marked with `metadata=BY_NAME` holds records of different classes by name: the caller of
`load` passes the class of each.
"""

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, Union, get_args, get_origin

from fabletop.core.errors import BadSave
from fabletop.core.field_types import field_types

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

JsonObject = dict[str, Any]
"""An object of JSON or TOML whose fields nobody has declared."""

SHARED = {"shared": True}
BY_NAME = {"by_name": True}
PLAIN = frozenset({int, str, bool, type(None)})
SEQUENCES = (list, tuple)

Loaded = TypeVar("Loaded")
Shared = Mapping[str, object]
Load = Callable[[object, Shared, str], object]
"""Builds a value from plain data; the text is its path in the snapshot, for errors."""


def dump(record: object) -> JsonObject:
    """The saved fields of a record as plain data."""
    kind: object = type(record)
    return {name: _dump(getattr(record, name)) for name in _saved_fields(kind)}


def _dump(thing: object) -> object:
    if type(thing) in PLAIN:
        return thing
    if isinstance(thing, SEQUENCES):
        if thing and type(thing[0]) in PLAIN:  # all values of a list have one type
            return list(thing)
        return [_dump(part) for part in thing]
    if isinstance(thing, dict):
        return {str(key): _dump(value) for key, value in thing.items()}
    return dump(thing)


def load(kind: type[Loaded], plain: object, shared: Shared) -> Loaded:
    """A value of `kind`; `shared` holds the fields that are not saved, and the classes of records
    that are saved by name."""
    form: object = kind
    found = _loader(form)(plain, shared, "table")
    assert isinstance(found, kind), f"a loader of {kind} made a {type(found)}"
    return found


@cache
def _saved_fields(kind: object) -> tuple[str, ...]:
    if not is_dataclass(kind):
        raise BadSave(f"a {getattr(kind, '__name__', kind)} cannot be saved")
    return tuple(
        spec.name for spec in fields(kind) if spec.compare and not spec.metadata.get("shared")
    )


@cache
def _loader(kind: object) -> Load:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _load_union(get_args(kind))
    if origin is Annotated:
        return _loader(get_args(kind)[0])
    if origin is list:
        return _load_list(get_args(kind)[0])
    if origin is tuple:
        return _load_tuple(get_args(kind))
    if origin is dict:
        return _load_dict(get_args(kind)[1])
    if not isinstance(kind, type):
        raise BadSave(f"a {kind} cannot be loaded")
    return _load_record(kind) if is_dataclass(kind) else _load_plain(kind)


def _load_plain(kind: type) -> Load:
    def read(plain: object, _shared: Shared, where: str) -> object:
        if type(plain) is not kind:
            raise _wrong(where, kind.__name__, plain)
        return plain

    return read


def _load_union(parts: tuple[object, ...]) -> Load:
    loaders = [_loader(part) for part in parts if part is not type(None)]

    def read(plain: object, shared: Shared, where: str) -> object:
        if plain is None and type(None) in parts:
            return None
        problem = _wrong(where, "something else", plain)
        for loader in loaders:
            try:
                return loader(plain, shared, where)
            except BadSave as error:
                problem = error
        raise problem

    return read


def _load_list(part: object) -> Load:
    loader = _loader(part)

    def read(plain: object, shared: Shared, where: str) -> object:
        if type(plain) is not list:
            raise _wrong(where, "a list", plain)
        if part is str:
            for value in plain:
                if type(value) is not str:
                    raise _wrong(where, "a list of words", value)
            return plain[:]
        return [loader(value, shared, where) for value in plain]

    return read


def _load_tuple(parts: tuple[object, ...]) -> Load:
    loaders = [_loader(part) for part in parts if part is not Ellipsis]

    def read(plain: object, shared: Shared, where: str) -> object:
        if type(plain) is not list:
            raise _wrong(where, "a list", plain)
        row = loaders * len(plain) if parts[-1] is Ellipsis else loaders
        if len(row) != len(plain):
            raise _wrong(where, f"{len(row)} values", plain)
        return tuple(one(value, shared, where) for one, value in zip(row, plain, strict=True))

    return read


def _load_dict(part: object) -> Load:
    loader = _loader(part)

    def read(plain: object, shared: Shared, where: str) -> object:
        if type(plain) is not dict:
            raise _wrong(where, "an object", plain)
        return {key: loader(value, shared, f"{where}.{key}") for key, value in plain.items()}

    return read


def _load_by_name(field_name: str) -> Load:
    def read(plain: object, shared: Shared, where: str) -> object:
        if type(plain) is not dict:
            raise _wrong(where, "an object", plain)
        kinds = shared[field_name]
        assert isinstance(kinds, Mapping), f"the classes of {field_name} by name are missing"
        for name in plain:
            if name not in kinds:
                raise BadSave(f"the snapshot has {where}.{name}, which is not in play")
        return {
            name: _loader(kind)(plain.get(name, {}), shared, f"{where}.{name}")
            for name, kind in kinds.items()
        }

    return read


def _load_record(kind: "type[DataclassInstance]") -> Load:
    hints, make = field_types(kind), kind
    saved = {name: _loader(hints[name]) for name in _saved_fields(kind)}
    named = [spec.name for spec in fields(kind) if spec.metadata.get("by_name")]
    saved |= {name: _load_by_name(name) for name in named}
    left_out = [spec for spec in fields(kind) if spec.name not in saved]
    later = {spec.name for spec in fields(kind) if not _is_needed(spec)}

    def read(plain: object, shared: Shared, where: str) -> object:
        if type(plain) is not dict:
            raise _wrong(where, "an object", plain)
        values: dict[str, object] = {
            spec.name: shared[spec.name] if spec.metadata.get("shared") else None
            for spec in left_out
        }
        for name, loader in saved.items():
            if name not in plain:
                if name in later:
                    continue
                raise BadSave(f"the snapshot has no {where}.{name}")
            values[name] = loader(plain[name], shared, f"{where}.{name}")
        return make(**values)

    return read


def _is_needed(spec: Field[object]) -> bool:
    """A field with a default may be missing: a snapshot can be older than the field."""
    return spec.default is MISSING and spec.default_factory is MISSING


def _wrong(where: str, expected: str, plain: object) -> BadSave:
    return BadSave(f"the snapshot's {where} should be {expected}, not {plain!r:.40}")
