"""A property that is worked out once per object: `functools.cached_property` without the lock that
Python 3.11 takes at every first access."""

from collections.abc import Callable
from typing import Generic, Self, TypeVar, overload

Owner = TypeVar("Owner")
Value = TypeVar("Value")


class lazy(Generic[Owner, Value]):  # noqa: N801
    """For classes with a `__dict__`, which keeps the value; two threads may both work it out."""

    def __init__(self, work_out: Callable[[Owner], Value]) -> None:
        self._work_out = work_out
        self._name = ""
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type | None = None) -> Self: ...
    @overload
    def __get__(self, instance: Owner, owner: type | None = None) -> Value: ...
    def __get__(self, instance: Owner | None, owner: type | None = None) -> Self | Value:
        if instance is None:
            return self
        value = instance.__dict__[self._name] = self._work_out(instance)
        return value
