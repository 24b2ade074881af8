"""What tests give to a hero: the keyword arguments of `Scenario.hero` that builders pass on."""

from collections.abc import Sequence
from typing import TypedDict


class Body(TypedDict, total=False):
    health: int
    wounds: int
    magic: int
    drained: int
    gold: int
    experience: int


class Outfit(Body, total=False):
    items: Sequence[str]
    abilities: Sequence[str]
    kept: Sequence[str]
    prizes: Sequence[str]


class Traveller(Outfit, total=False):
    at: str
