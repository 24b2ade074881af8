"""What models of the API have in common."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

WireNumber = Annotated[int, Field(ge=0, lt=2**63, strict=True)]
WireBool = Annotated[bool, Field(strict=True)]
OptionNumber = Annotated[int, Field(ge=-(2**31), lt=2**31, strict=True)]


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid")


class KnownLuck(Wire):
    """Who may know the luck of a table."""

    seed_chosen: bool
    """The founder named the seed."""
    branched: bool
    """The game goes on from another one."""
    same_luck: bool
    """It goes on with the luck of that game, whose log is public."""
    remarks: list[str]
    """What everybody should know of this, and of rules that have changed, in sentences."""
