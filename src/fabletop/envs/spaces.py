"""The Gymnasium spaces of a setup: the numbers of options, masks, and what a seat sees, as one row
or as a dictionary of named arrays."""

from typing import Any, Literal, TypeAlias

from fabletop.core.errors import BadSetup
from fabletop.envs.needs import needs
from fabletop.envs.observation import Observation
from fabletop.envs.setup import Setup

with needs("envs"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

SpaceShape = Literal["vector", "parts"]
SHAPES: tuple[SpaceShape, ...] = ("vector", "parts")


Observed: TypeAlias = Any
"""What a seat sees: one row of numbers, or a dictionary of its fields; the maker of an environment
chooses which."""

Info = dict[str, Any]
"""Gymnasium's `info`: facts of any type, by name."""


def action_space(setup: Setup) -> spaces.Discrete:
    return spaces.Discrete(setup.vocabulary.size)


def mask_space(setup: Setup) -> spaces.Box:
    return spaces.Box(0, 1, (setup.vocabulary.size,), np.int8)


def observation_space(setup: Setup, shape: str) -> spaces.Space[Any]:
    """For one row of numbers, or for a dictionary of its fields."""
    fields = setup.observation.fields
    if shape == "vector":
        low = np.concatenate([np.full(field.size, field.low, np.float32) for field in fields])
        high = np.concatenate([np.full(field.size, field.high, np.float32) for field in fields])
        return spaces.Box(low, high, dtype=np.float32)
    if shape == "parts":
        return spaces.Dict(
            {
                field.name: spaces.Box(field.low, field.high, (field.size,), np.float32)
                for field in fields
            }
        )
    raise BadSetup(f"an observation is one of: {', '.join(SHAPES)}; not {shape!r}")


def shaped(observation: Observation, rows: NDArray[np.float32], shape: str) -> Observed:
    """Rows of numbers unchanged, or split into fields."""
    if shape == "vector":
        return rows
    return {
        field.name: rows[..., field.start : field.start + field.size]
        for field in observation.fields
    }
