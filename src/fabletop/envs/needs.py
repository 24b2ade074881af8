"""The error for a missing library that comes with an extra of this package."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """A context manager for imports that need an extra of this package."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{error.name} is not installed; it comes with: pip install fabletop[{extra}]",
            name=error.name,
        ) from error
