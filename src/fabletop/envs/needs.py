"""What to say where a library of an extra is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports that need an extra of this package."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{error.name} is not installed; it comes with: pip install fabletop[{extra}]",
            name=error.name,
        ) from error
